"""Frequently asked questions about actions and dice (XW-FAQ)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, tokens
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, changes, instead, triggered
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import (
    AFTER_GAINS,
    AFTER_MANEUVER,
    DEFENSE_DICE,
    WOULD_GAIN,
)
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
XTEXT, TIETEXT = "pilot:redsquadronveteran", "pilot:academypilot"
LATER = "b.soontirfel@800,850,180#3-straight"
EDGE = "b.soontirfel@880,880,180#3-straight"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in (XTEXT, TIETEXT):
        monkeypatch.setitem(ABILITIES, pilot, [])


@rule("XW-FAQ-30")
def test_a_lock_must_choose_something_if_there_is_something() -> None:
    t = table(f"{X}@100,100#1-straight=x", "asteroid@100,460", EDGE).a("lock")
    assert t.options("a") == ["obstacle-1"]  # no pass
    t.a("obstacle-1")
    assert t.locks("x") == ["obstacle-1"]
    empty = table(f"{X}@100,100#1-straight=x", EDGE).a("lock")
    assert (empty.last("failed")["what"], empty.locks("x")) == ("lock", [])


@rule("XW-FAQ-45")
def test_repairing_a_wounded_pilot_rolls_no_die() -> None:
    t = table(f"{X}@400,300*woundedpilot#2-straight=x", LATER)
    repair = next(option for option in t.options("a") if option.endswith("/repair"))
    t.a(repair)
    assert (t.faceup("x"), t.events("rolled"), t.token("x", "stress")) == ([], [], 0)
    hurt = table(f"{X}@400,300*woundedpilot#2-straight=x", LATER).faces("hit").a("focus")
    assert hurt.token("x", "stress") == 1


@rule("XW-FAQ-47")
def test_an_action_on_your_action_bar_has_the_colour_of_the_bar() -> None:
    @triggered(XTEXT, AFTER_MANEUVER, may=True)
    def acts(m: XMatch, x: Use) -> Flow[None]:
        yield from actions.perform(m, x.ship, actions.bar(m.state, x.ship), may=False)

    t = table(f"{X}@400,300&squadleader#2-straight=x", LATER).a(f"{X}/{XTEXT}")
    assert "coordinate:red" in t.options("a")
    t.a("coordinate:red")
    assert t.token("x", "stress") == 1


@rule("XW-FAQ-48")
def test_debris_gambit_makes_linked_evades_white_too() -> None:
    shuttle = "a.zeborrelios@400,300&debrisgambit#2-straight=s"
    t = table(shuttle, "asteroid@330,520", LATER).a("barrelroll", "left", "middle", "a.zeborrelios/rule:linked")
    assert t.tokens("s") == {"evade": 1}
    far = table(shuttle, "asteroid@800,440", LATER).a("barrelroll", "left", "middle", "a.zeborrelios/rule:linked")
    assert far.tokens("s") == {"evade": 1, "stress": 1}


@rule("XW-FAQ-49")
def test_an_ionized_ship_performs_no_linked_action() -> None:
    t = table("a.rebelscout@400,300+ion^front=h", LATER)
    assert t.options("a") == ["focus", "pass"]
    assert t.a("focus").asked == "b action"
    free = table("a.rebelscout@400,300#2-straight^front=h", LATER).a("focus")
    assert free.options("a") == ["a.rebelscout/rule:linked", "pass"]


@rule("XW-FAQ-51")
def test_a_failed_purple_action_costs_force() -> None:
    jedi = "a.jediknight@400,300#2-straight&chancellorpalpatine?1=j"
    t = table(jedi, LATER).a("pass", "coordinate:purple")  # there is nobody to coordinate
    assert (t.last("failed")["what"], t.force("j")) == ("coordinate", 0)


@rule("XW-FAQ-54")
def test_a_ship_destroyed_before_it_engages_still_attacks() -> None:
    burning = f"{X}@400,300&lukeskywalker&dorsalturret^front*2*consolefire!0=x"
    t = table(burning, f"{TIE}@400,500,180=b", "a.blacksquadronace@450,300=mate", phase="engagement")
    t.faces("hit").a("pass").until("attack", "x")  # after the turret the fire hits the last hull
    assert (t.ship("x").destroyed, t.place("x")) == (True, "in play")
    t.attack("front>b", attack="hit blank blank", defense="blank blank blank").until("attack", "b")
    assert (t.damage("b"), t.place("x")) == (1, "removed")


@rule("XW-FAQ-78")
def test_a_replaced_cost_triggers_nothing() -> None:
    heard: list[str] = []

    @instead(XTEXT, WOULD_GAIN, what=("disarm",))
    def stress_instead(m: XMatch, x: Use) -> Flow[bool]:
        yield from tokens.gain(m, x.ship, "stress")
        return True

    @triggered(XTEXT, AFTER_GAINS, what=("disarm", "stress"))
    def hears(m: XMatch, x: Use) -> None:
        heard.append(x.what)

    t = table(f"{X}@400,300&r2d2!0#3-straight=x", LATER).a(f"{X}/upgrade:r2d2")
    assert (t.shields("x"), t.token("x", "disarm"), t.token("x", "stress")) == (1, 0, 1)
    assert heard == ["stress"]


def decimated(*amounts: int) -> XWingScenario:
    """A Decimator (agility 0) is attacked while a friend's text changes the number of its defense dice."""
    for amount in amounts:
        changes(TIETEXT, DEFENSE_DICE, of="any")(lambda x, amount=amount: amount)
    ships = (f"{X}@400,300=x", "b.patrolleader@400,520,180^front=d", f"{TIE}@800,800")
    return table(*ships, phase="engagement").until("attack", "x").attack("front>d")


@rule("XW-FAQ-85")
@pytest.mark.parametrize("first", [1, -1])
def test_more_and_fewer_dice_are_added_up_in_any_order(first: int) -> None:
    assert decimated(first, -first).rolled("defense") == []


@rule("XW-FAQ-85")
def test_one_die_more_is_one_die() -> None:
    assert len(decimated(1).rolled("defense")) == 1


@rule("XW-FAQ-86")
def test_fewer_dice_than_none_are_none() -> None:
    t = decimated(-1)
    assert (t.terms("defense"), t.rolled("defense")) == ({"agility": 0, TIETEXT: -1}, [])
