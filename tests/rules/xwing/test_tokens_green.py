"""Focus, calculate and evade tokens (XW-TOK-19 to XW-TOK-35)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_MANEUVER
from tests.rule_marks import rule
from tests.rules.xwing.texts import DRONE, DRONETEXT, FANG, FANGTEXT, TIE, TIETEXT, X, gains, hears
from tests.rules.xwing.texts import texts as texts


def duel(mine: str = "", theirs: str = "", *, attack: str = "", defense: str = "") -> XWingScenario:
    """An X-wing (x) attacks a TIE fighter (b) at range 2."""
    t = table(f"{X}@400,300{mine}=x", f"{TIE}@400,500,180{theirs}=b", phase="engagement")
    t.attack("front>b", attack=attack or "blank blank blank", defense=defense or "blank blank blank")
    return t


def faces(t: XWingScenario, dice: str) -> list[str]:
    """What the dice of the attack show now."""
    fight = t.state.attacks[-1]
    return [die.face for die in (fight.attack_dice if dice == "attack" else fight.defense_dice)]


@rule("XW-TOK-19")
def test_a_ship_is_focused_as_long_as_it_has_a_focus_token() -> None:
    t = duel("+focus", "+evade", attack="focus blank blank")
    assert tokens.has(t.ship("x"), "focus")
    t.a("focus")
    assert not tokens.has(t.ship("x"), "focus")
    t = table(f"{X}@400,300+focus=x", f"{TIE}@400,500", phase="end")
    assert not tokens.has(t.ship("x"), "focus")  # green and circular


@rule("XW-TOK-20", "XW-TOK-23")
def test_a_focus_token_changes_all_focus_results_of_the_attacker() -> None:
    t = duel("+2focus", "+evade", attack="focus focus blank")
    t.a("focus")
    assert faces(t, "attack") == ["hit", "hit", "blank"]
    assert (t.token("x", "focus"), t.last("spent")["amount"]) == (1, 1)


@rule("XW-TOK-23")
def test_results_that_become_focus_later_need_another_token() -> None:
    t = duel(f"+2focus>{TIE}", "+evade", attack="focus blank blank", defense="focus focus")  # rolled for the lock
    t.a("focus", "lock", ["die-2", "die-3"])
    assert faces(t, "attack") == ["hit", "focus", "focus"]
    t.a("focus")
    assert (t.events("dice-changed")[2]["results"], t.token("x", "focus")) == (["hit"] * 3, 0)


@rule("XW-TOK-21", "XW-TOK-23")
def test_a_focus_token_changes_all_focus_results_of_the_defender() -> None:
    t = duel("", "+2focus+evade", defense="focus focus blank")
    t.b("focus")
    assert faces(t, "defense") == ["evade", "evade", "blank"]
    assert t.tokens("b") == {"evade": 1, "focus": 1}
    t = duel("", "+focus", defense="focus focus focus").b("focus")
    assert (t.last("dice-changed")["results"], t.tokens("b")) == (["evade"] * 3, {})


@rule("XW-TOK-22")
def test_without_a_focus_result_there_is_nothing_to_spend_a_focus_token_for() -> None:
    t = duel(f"+focus>{TIE}", "+focus+evade", attack="hit blank blank", defense="evade blank blank")
    assert t.options("a") == ["lock", "pass"]
    assert t.refused("a", "focus") == "XW-TOK-22"
    t.passes("a")
    assert t.options("b") == ["evade-blank", "pass"]
    assert t.refused("b", "focus") == "XW-TOK-22"
    assert (t.token("x", "focus"), t.token("b", "focus")) == (1, 1)


@rule("XW-TOK-24")
def test_a_token_changes_only_the_dice_of_its_own_ship() -> None:
    t = duel("", "+focus+calculate+evade", attack="focus focus hit", defense="focus evade evade")
    assert t.asked == "b modify-defense"  # nobody was asked about the attack dice
    assert t.question("b").about["dice"] == "defense"
    t.b("focus")
    assert [event["dice"] for event in t.events("dice-changed")] == ["defense"]
    assert t.last("missed")["hits"] == 0
    t = duel("+focus+calculate", "+evade", attack="hit hit hit", defense="focus focus blank")
    assert t.asked == "b modify-defense"  # where the attacker would have been asked first


@rule("XW-TOK-26")
def test_a_ship_is_calculating_as_long_as_it_has_a_calculate_token() -> None:
    t = duel("+2calculate", "+evade", attack="focus focus blank")
    t.a("calculate")
    assert tokens.has(t.ship("x"), "calculate")
    assert "calculate" in t.options("a")
    t.a("calculate")
    assert not tokens.has(t.ship("x"), "calculate")


@rule("XW-TOK-27")
def test_each_calculate_token_changes_one_focus_result_of_the_attacker() -> None:
    t = duel("+2calculate", "+evade", attack="focus focus focus")
    t.a("calculate")
    assert (faces(t, "attack"), t.token("x", "calculate")) == (["hit", "focus", "focus"], 1)
    t.a("calculate")
    assert (faces(t, "attack"), t.token("x", "calculate")) == (["hit", "hit", "focus"], 0)


@rule("XW-TOK-28")
def test_each_calculate_token_changes_one_focus_result_of_the_defender() -> None:
    t = duel("", "+2calculate+evade", defense="focus focus blank")
    t.b("calculate")
    assert (faces(t, "defense"), t.token("b", "calculate")) == (["evade", "focus", "blank"], 1)
    t.b("calculate")
    assert (faces(t, "defense"), t.token("b", "calculate")) == (["evade", "evade", "blank"], 0)


@rule("XW-TOK-29")
def test_no_more_calculate_tokens_than_focus_results() -> None:
    t = duel("", "+2calculate+evade", defense="focus blank blank")
    t.b("calculate")
    assert t.options("b") == ["evade-blank", "pass"]
    assert t.refused("b", "calculate") == "XW-TOK-29"
    assert t.token("b", "calculate") == 1


@rule("XW-TOK-31")
def test_a_ship_is_evading_until_its_evade_tokens_are_gone() -> None:
    t = duel("", "+evade+focus", defense="blank blank focus")
    assert tokens.has(t.ship("b"), "evade")
    t.b("pass")
    t.until_phase("planning")
    assert not tokens.has(t.ship("b"), "evade")


@rule("XW-TOK-32")
def test_evade_tokens_change_blank_and_focus_results() -> None:
    t = duel("", "+3evade", defense="blank focus evade")
    assert t.options("b") == ["evade-blank", "evade-focus", "pass"]
    t.b("evade-blank")
    assert (faces(t, "defense"), t.options("b")) == (["evade", "focus", "evade"], ["evade-focus", "pass"])
    t.b("evade-focus")
    assert (t.last("dice-changed")["results"], t.token("b", "evade")) == (["evade"] * 3, 1)


@rule("XW-TOK-33")
def test_without_a_die_to_change_evade_tokens_are_kept() -> None:
    victim = "b.patrolleader@400,500,180+2evade=b"  # agility 0
    t = table(f"{X}@400,300=x", victim, phase="engagement")
    t.attack("front>b", attack="hit hit blank")
    assert t.asked == "b attack"  # nobody was asked about dice
    assert (t.rolled("defense"), t.last("hit")["hits"], t.token("b", "evade")) == ([], 2, 2)
    t = duel("", "+2evade", attack="hit hit hit", defense="evade evade evade")
    assert "dice-changed" not in t.story()
    assert t.asked != "b modify-defense"


@rule("XW-TOK-34")
def test_evade_tokens_do_nothing_for_the_attacker() -> None:
    t = duel(f"+2evade>{TIE}", "+evade", attack="blank blank focus")
    assert t.options("a") == ["lock", "pass"]
    t.passes("a")
    assert t.token("x", "evade") == 2


@rule("XW-TOK-25", "XW-TOK-30", "XW-TOK-35")
@pytest.mark.parametrize(
    ("pilot", "text", "token"),
    [(FANG, FANGTEXT, "focus"), (TIE, TIETEXT, "evade"), (DRONE, DRONETEXT, "calculate")],
)
def test_gaining_a_token_is_not_the_action(texts: None, pilot: str, text: str, token: str) -> None:
    performed: list[str] = []
    gains(text, AFTER_MANEUVER, token)
    hears(text, AFTER_ACTION, performed)
    t = table(f"{pilot}@400,300#2-straight=ship", "b.soontirfel@800,850,180#2-straight")
    t.until("action", "ship")
    assert (t.token("ship", token), performed, t.actions("ship")) == (1, [], [])
    assert token in t.options(pilot[0])
    getattr(t, pilot[0])(token)
    assert (t.token("ship", token), performed, t.actions("ship")) == (2, [token], [token])
