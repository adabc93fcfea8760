"""Jam and disarm tokens (XW-TOK-97 to XW-TOK-108)."""

from __future__ import annotations

from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.timing.moments import (
    AFTER_ACTION,
    AFTER_ENGAGES,
    AFTER_GAINS,
    AFTER_LOCKS,
    BEFORE_ENGAGES,
    PHASE_STARTS,
)
from tests.rule_marks import rule
from tests.rules.xwing.texts import FANG, FANGTEXT, TIE, TIETEXT, XTEXT, X, does, gains, hears
from tests.rules.xwing.texts import texts as texts

HUNTING = "a.soontirfel@805,300,180"
HUNTED = "b.nightbeast@860,60,180"
"""A pair whose fight everybody waits for at the start of the Engagement Phase."""
LATER = "b.soontirfel@860,860,180#2-straight=later"


def chopper_jams(held: str, *others: str) -> XWingScenario:
    """'Chopper' gives a TIE fighter (b) two jam tokens."""
    return table("a.chopper@400,400^front", f"{TIE}@400,460,180{held}=b", HUNTING, HUNTED, *others, phase="engagement")


def jammed(held: str = "", pilot: str = FANG) -> XWingScenario:
    """A Fang fighter (fang) with a jam token performs its action."""
    return table(f"{pilot}@400,300#2-straight+jam{held}=fang", "b.nightbeast@400,600,180", LATER).until(
        "action", "fang"
    )


@rule("XW-TOK-97")
def test_a_ship_is_jammed_until_the_end_phase() -> None:
    t = table(f"{X}@400,300+2jam=x", f"{TIE}@400,800", phase="end")
    assert (t.round, t.tokens("x"), "jam" in tokens.ORANGE) == (2, {}, True)


@rule("XW-TOK-98")
def test_the_jamming_player_takes_a_green_token_or_a_lock() -> None:
    t = chopper_jams("+evade+focus+stress>a.chopper")
    assert (t.asked, t.options("a")) == ("a jam", ["focus", "evade", "lock:a.chopper", "pass"])
    t.a("evade")
    assert t.options("a") == ["focus", "lock:a.chopper", "pass"]
    assert t.tokens("b") == {"focus": 1, "jam": 1, "stress": 1}  # the second jam token
    t.a("lock:a.chopper")
    assert (t.tokens("b"), t.locks("b")) == ({"focus": 1, "stress": 1}, [])
    assert t.last("lock-broken") == {"ship": TIE, "object": "a.chopper"}


@rule("XW-TOK-99")
def test_a_jam_token_with_nothing_to_take_stays() -> None:
    t = chopper_jams("+stress")
    assert (t.asked, t.tokens("b")) == ("a attack", {"jam": 2, "stress": 1})


@rule("XW-TOK-100")
def test_the_jamming_player_may_take_nothing(texts: None) -> None:
    gains(TIETEXT, PHASE_STARTS, "focus", what=("engagement",))
    t = chopper_jams("+evade")
    t.a("pass", "pass")
    assert t.tokens("b") == {"evade": 1, "jam": 1}  # the other one took the focus token gained since
    assert [event["token"] for event in t.events("removed")] == ["focus", "jam"]


@rule("XW-TOK-102")
def test_a_waiting_jam_token_takes_the_next_green_token_or_lock() -> None:
    t = jammed().a("focus")
    assert t.tokens("fang") == {}
    assert [event["token"] for event in t.events("removed")] == ["focus", "jam"]
    t = jammed().a("lock", "b.nightbeast")
    assert (t.tokens("fang"), t.locks("fang")) == ({}, [])
    t = jammed("+evade>b.soontirfel").a("focus")
    assert (t.tokens("fang"), t.locks("fang")) == ({"evade": 1}, ["b.soontirfel"])  # those it had are safe


@rule("XW-TOK-103")
def test_each_jam_token_works_once(texts: None) -> None:
    does(TIETEXT, PHASE_STARTS, lambda m, x: tokens.gain(m, x.ship, "jam", 3, by=0), what=("engagement",))
    t = table(f"{TIE}@400,460,180+2focus=b", HUNTING, HUNTED, phase="engagement")
    assert t.options("a") == ["focus", "pass"]
    t.a("focus")
    assert (t.tokens("b"), t.options("a")) == ({"focus": 1, "jam": 1}, ["focus", "pass"])
    t.a("focus")
    assert (t.tokens("b"), t.asked) == ({"jam": 1}, "a attack")


@rule("XW-TOK-104")
def test_one_jam_token_takes_one_of_two_green_tokens() -> None:
    t = table(f"{X}@400,300+jam=x", f"{TIE}@400,600", phase="planning")
    t.happens(tokens.gain(t.match, t.ship("x"), "calculate", 2))
    assert t.tokens("x") == {"calculate": 1}


@rule("XW-TOK-105")
def test_what_jam_took_was_gained_all_the_same(texts: None) -> None:
    heard: list[str] = []
    for window in (AFTER_GAINS, AFTER_LOCKS, AFTER_ACTION):
        hears(FANGTEXT, window, heard, lambda x: x.moment.window)
    t = jammed().a("focus")
    assert (t.tokens("fang"), heard, t.actions("fang")) == ({}, [AFTER_GAINS, AFTER_ACTION], ["focus"])
    jammed().a("lock", "b.nightbeast")
    assert heard[2:] == [AFTER_LOCKS, AFTER_ACTION]
    linked = jammed(pilot="a.darthvader").a("focus")
    assert (linked.token("fang", "focus"), linked.asked) == (0, "a ability")
    assert any("rule:linked" in option for option in linked.options("a"))


@rule("XW-TOK-106")
def test_a_ship_is_disarmed_until_the_end_phase() -> None:
    t = table(f"{X}@400,300+2disarm=x", f"{TIE}@400,500", phase="engagement")
    assert t.round == 2  # nobody could attack
    assert (t.tokens("x"), t.events("attack")) == ({}, [])
    assert t.shots("x") == [f"front>{TIE}"]


@rule("XW-TOK-107")
def test_a_disarmed_ship_performs_no_attack(texts: None) -> None:
    does(XTEXT, AFTER_ENGAGES, lambda m, x: attack.bonus_attack(m, x.ship))
    fight = (f"{TIE}@400,500,180=b", HUNTING, HUNTED)
    t = table(f"{X}@400,300+disarm=x", *fight, phase="engagement").passes("a")
    assert (t.asked, t.question("b").about["ship"]) == ("b attack", TIE)  # the X-wing had its turn
    t = table(f"{X}@400,300=x", *fight, phase="engagement").passes("a")
    assert t.question("a").about == {"ship": X, "bonus": False}
    t.passes("a")
    assert t.question("a").about == {"ship": X, "bonus": True}


@rule("XW-TOK-108")
def test_a_disarmed_ship_engages(texts: None) -> None:
    heard: list[str] = []
    for window in (BEFORE_ENGAGES, AFTER_ENGAGES):
        hears(XTEXT, window, heard, lambda x: x.moment.window)
    t = table(f"{X}@400,300+disarm=x", f"{TIE}@400,500,180=b", phase="engagement")
    assert (t.question("b").about["ship"], heard) == (TIE, [BEFORE_ENGAGES, AFTER_ENGAGES])
    assert t.events("attack") == []
