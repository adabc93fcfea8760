"""Conditions (SP-CON), clause by clause: every trigger of Strained, every movement Pinned stops, and when tokens go."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import may_attack, may_move, pull_closer
from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import character_of
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import chart, give_effect, give_stance
from tests.rules.shatterpoint.made_up import icons

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ASAJJ, KRYZE = "asajj-ventress-sith-assassin", "clan-kryze-mandalorians"


@rule("SP-CON-01")
@pytest.mark.parametrize("first", [1, 2])
def test_a_condition_is_the_whole_unit_s(first: int) -> None:
    """Whichever trooper would move next is stopped."""
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400"), b=side())
    gain_condition(t.match, t.unit("clan-kryze"), "pinned", None)
    t.a("action:move").moves(f"clan-kryze.{first}", "advance")
    assert (t.at(f"clan-kryze.{first}"), t.conditions("clan-kryze")) == ((340 + 60 * first, 400, 0), [])


@rule("SP-CON-03")
def test_a_wounded_unit_keeps_the_condition_it_has() -> None:
    t = table(a=side(), b=side(f"{MAUL} at 400,450 with wounded, pinned"))
    gain_condition(t.match, t.unit("maul"), "pinned", None)
    assert (t.damage("maul"), t.conditions("maul")) == (11, ["pinned"])


# Strained


def strained(monkeypatch: pytest.MonkeyPatch, kind: str) -> ShatterScenario:
    """Strained Bo-Katan makes a movement for which no action is taken: Maul's ability gives it to her."""

    def resolve(use: Use) -> Flow[None]:
        yield from may_move(use, [character_of(use.s, f"a.{BO}.1")], kind)

    give_effect(monkeypatch, "force-speed", resolve)
    t = table(a=side(f"{MAUL} at 60,60", f"{BO} at 400,400 with strained"), b=side())
    return t.picks("a", "force-speed").a("pay:force").moves("bo-katan", kind, 400, 430)


@rule("SP-CON-07", "SP-CON-08")
@pytest.mark.parametrize("kind", ["advance", "climb", "dash", "jump", "reposition"])
def test_every_movement_triggers_strained(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    t = strained(monkeypatch, kind)
    assert (t.at("bo-katan"), t.damage("bo-katan"), t.conditions("bo-katan")) == ((400, 430, 0), 3, [])


@rule("SP-CON-07", "SP-CON-08")
def test_an_attack_triggers_strained(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is no part of an action of hers; her target's unit is triggered by nothing."""

    def resolve(use: Use) -> Flow[None]:
        yield from may_attack(use, [character_of(use.s, f"a.{BO}.1")])

    give_effect(monkeypatch, "force-speed", resolve)
    foe = side(f"{REX} at 400,450 with strained")
    t = table(a=side(f"{MAUL} at 60,60", f"{BO} at 400,400 with strained"), b=foe)
    t.picks("a", "force-speed").a("pay:force").attacks("bo-katan", "rex")
    assert (t.damage("bo-katan"), t.conditions("bo-katan")) == (3, [])
    assert (t.damage("rex"), t.conditions("rex")) == (0, ["strained"])


@rule("SP-CON-07", "SP-CON-08")
@pytest.mark.parametrize("action", ["action:focus", "action:take-cover"])
def test_an_action_triggers_strained(action: str) -> None:
    """Once it is over."""
    t = table(a=side(f"{ASAJJ} at 400,400 with strained"), b=side())
    t.a(action)
    if t.asked == "a push":
        assert t.damage("asajj") == 0
        t.passes("a")
    assert (t.damage("asajj"), t.conditions("asajj")) == (3, [])


@rule("SP-CON-07", "SP-CON-08")
def test_an_active_ability_triggers_strained(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does nothing else here."""
    seen: list[int] = []
    give_effect(monkeypatch, "jet-pack", lambda use: seen.append(use.unit.damage))
    t = table(a=side(f"{BO} at 400,400 with strained"), b=side()).picks("a", "jet-pack")
    assert (seen, t.damage("bo-katan"), t.conditions("bo-katan")) == ([0], 3, [])


@rule("SP-CON-07", "SP-CON-08")
def test_a_reactive_ability_triggers_strained_in_the_opponents_turn() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{ASAJJ} at 400,450 with strained")).a("action:combat")
    t.attacks("bo-katan", "asajj")
    assert (t.damage("asajj"), t.conditions("asajj")) == (0, ["strained"])
    t.picks("b", "riposte")
    assert (t.damage("asajj"), t.conditions("asajj"), t.damage("bo-katan")) == (3, [], 2)


@rule("SP-CON-10")
def test_a_second_attack_costs_nothing() -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 450,450 with strained"), b=side(f"{MAUL} at 400,450"))
    t.a("action:combat").attacks("clan-kryze.1", "maul")
    assert (t.damage("clan-kryze"), t.conditions("clan-kryze")) == (3, [])
    t.attacks("clan-kryze.2", "maul")
    assert t.damage("clan-kryze") == 3


@rule("SP-CON-11")
def test_being_pulled_does_not_trigger_strained(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolve(use: Use) -> Flow[None]:
        yield from pull_closer(use, character_of(use.s, f"b.{REX}.1"), use.members[0], 2)

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,540 with strained, pinned")).picks("a", "jet-pack")
    t.goes("a", 400, 400)
    assert t.at("rex")[1] < 540
    assert (t.damage("rex"), t.conditions("rex")) == (0, ["pinned", "strained"])


@rule("SP-CON-11")
def test_an_innate_ability_does_not_trigger_strained() -> None:
    """Rex's ability lets a trooper heal; he himself does nothing that is listed."""
    t = table(
        a=side("501st-clone-troopers at 400,400 and 460,400 with 2 damage", f"{REX} at 500,400 with strained"),
        b=side(),
    )
    t.picks("a", "defensive-maneuver").moves("501st.1", "dash", 400, 420).passes("a")
    t.picks("a", "501st-clone-troopers.2").a("damage:a.501st-clone-troopers")
    assert (t.damage("501st"), t.events("ability")[-1]["ability"]) == (1, "bring-it-on-clankers")
    assert (t.damage("rex"), t.conditions("rex")) == (0, ["strained"])


@rule("SP-CON-11")
def test_an_identity_ability_does_not_trigger_strained() -> None:
    """Luminara's lets another character dash, and it is that one who moves."""
    t = table(
        a=side(f"{BO} at 400,400", "jedi-master-luminara-unduli at 700,400 with strained"),
        b=side(f"{REX} at 400,450 with 8 damage"),
    )
    t.a("action:combat").attacks("bo-katan", "rex", attack="C", path="a")
    t.moves("bo-katan", "dash", 400, 370)
    assert (t.at("bo-katan"), t.damage("luminara"), t.conditions("luminara")) == ((400, 370, 0), 0, ["strained"])


# Disarmed and Exposed


@rule("SP-CON-16")
@pytest.mark.parametrize("roll", ["SS", "SSEE"])
def test_disarmed_is_gone_when_the_tree_is_taken(roll: str) -> None:
    t = table(a=side(f"{BO} at 400,400 with disarmed"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.attacks("bo-katan", "maul", attack=roll)
    assert (t.asked, t.conditions("bo-katan")) == ("a tree", [])


@rule("SP-CON-20")
@pytest.mark.parametrize("roll", ["B", "BEE"])
def test_exposed_is_gone_when_the_tree_is_taken_and_comes_anew(monkeypatch: pytest.MonkeyPatch, roll: str) -> None:
    """The icon in the tree gives a new token, not a damage for a second one."""
    icons(monkeypatch, UNITS[BO].stances[0], "exposed")
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450 with exposed")).a("action:combat")
    t.attacks("bo-katan", "maul", attack="SSS", defense=roll)
    assert (t.asked, t.conditions("maul")) == ("a tree", [])
    t.takes("a", "stop")
    assert (t.damage("maul"), t.conditions("maul")) == (0, ["exposed"])


@rule("SP-CON-21")
def test_exposed_of_the_tree_waits_for_the_next_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Maul's four expertise results are two blocks in the first attack and nothing in the second."""
    give_stance(monkeypatch, MAUL, defense_chart=chart(e4=("block", "block")))
    icons(monkeypatch, UNITS[KRYZE].stances[0], "exposed")
    t = table(a=side(f"{KRYZE} at 400,400 and 450,450"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.attacks("clan-kryze.1", "maul", attack="SSS", defense="EEEE")
    assert t.last("results")["successes"] == 1
    t.takes("a")
    assert t.conditions("maul") == ["exposed"]
    t.attacks("clan-kryze.2", "maul", attack="SSS", defense="EEEE")
    assert (t.last("results")["successes"], t.conditions("maul")) == (3, [])


@rule("SP-CON-21")
def test_disarmed_gained_after_the_roll_waits_for_the_next_attack() -> None:
    """A reaction after the first attack disarms the troopers: the second attack loses its expertise."""
    t = table(a=side(f"{KRYZE} at 400,400 and 450,450"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.attacks("clan-kryze.1", "maul", attack="SEEE")
    first = t.last("results")["successes"]
    gain_condition(t.match, t.unit("clan-kryze"), "disarmed", None)
    t.takes("stop")
    assert (first, t.conditions("clan-kryze")) == (3, ["disarmed"])
    t.attacks("clan-kryze.2", "maul", attack="SEEE")
    assert (t.last("results")["successes"], t.conditions("clan-kryze")) == (1, [])


# Pinned


@rule("SP-CON-22")
@pytest.mark.parametrize("kind", ["advance", "dash", "climb", "jump"])
def test_pinned_stops_every_movement(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    def resolve(use: Use) -> Flow[None]:
        yield from may_move(use, use.members, kind)

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at 400,400 with pinned"), b=side()).picks("a", "jet-pack").moves("bo-katan", kind)
    assert (t.at("bo-katan"), t.conditions("bo-katan"), t.asked) == ((400, 400, 0), [], "a act")
    assert t.events("moved") == []


@rule("SP-CON-25")
def test_pinned_does_not_stop_pushes() -> None:
    t = table(a=side(f"{ASAJJ} at 400,300"), b=side(f"{BO} at 400,400 with pinned"))
    t.picks("a", "force-push").goes("a", 400, 500)
    assert (t.at("bo-katan"), t.conditions("bo-katan")) == ((400, 552.4, 0), ["pinned"])


@rule("SP-CON-25")
def test_pinned_does_not_stop_the_follow_up_of_a_shove(monkeypatch: pytest.MonkeyPatch) -> None:
    icons(monkeypatch, UNITS[BO].stances[0], "shove")
    t = table(a=side(f"{BO} at 400,400 with pinned"), b=side(f"{MAUL} at 400,450")).a("action:combat")
    t.attacks("bo-katan", "maul", attack="S", path="a").goes("a", 400, 600).goes("a", 400, 600)
    assert (t.at("maul"), t.at("bo-katan")) == ((400, 475.4, 0), (400, 425.4, 0))
    assert t.conditions("bo-katan") == ["pinned"]
