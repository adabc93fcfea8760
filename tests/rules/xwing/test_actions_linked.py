"""Linked actions, and what happens when an action fails (XW-ACT-28 to XW-ACT-43)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_COORDINATES, AFTER_LOCKS, AFTER_MOVE
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, does, hears, performs, without_text

FANG, HWK, X1 = "skullsquadronpilot", "rebelscout", "tempestsquadronpilot"
LINKED = f"a.{FANG}/rule:linked"
WALL = "debris@450,190"
"""In the way of a boost to the right of a ship at 400,100."""


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, FANG, HWK, "jediknight", "jakkugunrunner")


def fang(*more: str) -> XWingScenario:
    """A Fang fighter at 400,100, whose boost and barrel roll are linked to a red focus; it is about to act."""
    return table(f"a.{FANG}@400,100#2-straight=x", LATER, *more).until("action", "x")


def gain_evade(m: XMatch, ship: Ship) -> Flow[None]:
    return tokens.gain(m, ship, "evade")


# Linked actions -------------------------------------------------------------------------------------------------------


@rule("XW-ACT-28")
def test_a_linked_action() -> None:
    t = fang()
    t.a("boost", "1-straight")
    assert t.options("a") == [LINKED, "pass"]
    t.a(LINKED)
    assert t.tokens("x") == {"focus": 1, "stress": 1}


@rule("XW-ABL-23", "XW-ABL-25", "XW-ACT-29")
def test_a_linked_action_waits_in_the_queue_and_may_be_declined() -> None:
    does(FANG, gain_evade, AFTER_ACTION, what=("boost",), may=True)
    ability = f"a.{FANG}/pilot:{FANG}"
    for first, second in ((LINKED, ability), (ability, LINKED)):
        t = fang()
        t.a("boost", "1-straight")
        assert sorted(t.options("a")) == sorted([ability, LINKED, "pass"])
        t.a(first, second)
        order = [event["token"] for event in t.events("gained") if event["token"] != "stress"]
        assert order == (["focus", "evade"] if first == LINKED else ["evade", "focus"])
    t = fang()
    t.a("boost", "1-straight", ability, "pass")
    assert t.tokens("x") == {"evade": 1}


@rule("XW-ACT-30")
def test_a_link_of_an_action_that_was_granted() -> None:
    performs(HWK, "lock")
    t = table(f"a.{HWK}@400,100#2-bank-left^front=x", "debris@550,250", LATER)
    t.a("lock", "obstacle-1")
    assert t.options("a") == [f"a.{HWK}/rule:linked", "pass"]
    t.a(f"a.{HWK}/rule:linked", "rear")
    assert (t.ship("x").turret, t.token("x", "stress")) == ("rear", 1)


@rule("XW-ACT-32")
def test_a_link_has_its_own_colour() -> None:
    white = table("a.zetasquadronsurvivor@400,100#3-straight^front=x", LATER)
    white.a("focus", "a.zetasquadronsurvivor/rule:linked")
    assert white.tokens("x") == {"focus": 1}
    red = table(f"a.{HWK}@400,100#2-straight^front=x", LATER)
    red.a("focus", f"a.{HWK}/rule:linked", "rear")
    assert red.tokens("x") == {"focus": 1, "stress": 1}


@rule("XW-ACT-33")
def test_the_stress_of_the_first_action_prevents_the_link() -> None:
    performs(FANG, "boost", colour="red")
    t = table(f"a.{FANG}@400,100#3-bank-left=x", LATER)
    t.a("boost:red", "1-straight")
    assert (t.asked, t.tokens("x")) == ("b action", {"stress": 1})


@rule("XW-ACT-18", "XW-ACT-34")
def test_a_linked_action_counts_as_that_action() -> None:
    performs(FANG, "focus")
    t = table(f"a.{FANG}@400,100#2-straight=x", LATER)
    t.a("focus", "boost", "1-straight")
    assert (t.asked, t.actions("x")) == ("b action", ["focus", "boost"])


@rule("XW-ACT-28", "XW-ACT-35")
def test_a_link_of_a_link() -> None:
    t = table("a.zetasquadronsurvivor@400,100#3-straight^front&gunneryspecialists=x", LATER)
    link = "a.zetasquadronsurvivor/rule:linked"
    t.a("focus", link)
    assert t.options("a") == [link, "pass"]
    t.a(link)
    assert t.tokens("x") == {"calculate": 1, "focus": 1}


@rule("XW-ACT-36")
def test_an_ionized_ship_has_no_use_for_the_links_of_focus() -> None:
    t = table(f"a.{X1}@400,100#1-straight=x", LATER)
    t.a("focus")
    assert t.options("a") == [f"a.{X1}/rule:linked", "pass"]
    ionized = table(f"a.{X1}@400,100#1-straight+ion=x", LATER)
    ionized.a("focus")
    assert (ionized.asked, ionized.tokens("x")) == ("b action", {"focus": 1, "ion": 1})


# Failing --------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-37")
def test_what_cannot_fail_never_does_and_a_card_that_finds_no_ship_fails() -> None:
    able = {
        "focus": "a.redsquadronveteran", "evade": "a.academypilot", "calculate": "a.tradefederationdrone",
        "cloak": "a.sigmasquadronace", "reinforce": "a.kashyyykdefender", "rotatearc": "a.rebelscout",
        "reload": "a.nusquadronpilot",
    }  # fmt: skip
    for action, pilot in able.items():
        t = table(f"{pilot}@400,100#2-straight&concussionmissiles:0=x", LATER).until("action", "x")
        t.a(action)
        assert not t.events("failed")
    heard: list[Any] = []
    tug = "jakkugunrunner"
    hears(tug, AFTER_ACTION, heard)
    t = table(f"a.{tug}@400,100#1-straight=x", LATER)
    t.a("ship:spacetugtractorarray")
    assert t.last("failed") == {"ship": f"a.{tug}", "what": "ship:spacetugtractorarray"}
    assert (t.asked, len(t.actions("x")), heard) == ("b action", 1, [])


@rule("XW-ACT-38", "XW-ACT-80")
def test_a_failed_boost_leaves_the_ship_where_it_was() -> None:
    t = fang("debris@450,310")
    assert t.pose("x") == (400.0, 220.0, 0.0)
    t.a("boost", "1-bank-right")
    assert t.last("failed") == {"ship": f"a.{FANG}", "what": "boost"}
    assert (t.pose("x"), t.actions("x"), t.asked) == ((400.0, 220.0, 0.0), ["boost"], "b action")


@rule("XW-ACT-31", "XW-ACT-39", "XW-ACT-69")
def test_a_failed_roll_triggers_nothing() -> None:
    heard: list[Any] = []
    for window in (AFTER_ACTION, AFTER_MOVE):
        hears(FANG, window, heard)
    t = fang("debris@465,220")
    t.a("barrelroll", "right")
    assert (t.last("failed")["what"], t.asked, heard) == ("barrelroll", "b action", [])
    assert (t.pose("x"), t.actions("x")) == ((400.0, 220.0, 0.0), ["barrelroll"])
    done = fang()
    done.a("barrelroll", "left", "middle").until("action")
    assert heard == ["barrelroll", "barrelroll"]


@rule("XW-ABL-46", "XW-ACT-37", "XW-ACT-39")
@pytest.mark.parametrize(
    ("pilot", "place", "answers", "thing"),
    [
        (FANG, "400,100#2-straight", ("boost", "1-bank-right"), "debris@450,310"),
        (FANG, "400,100#2-straight", ("barrelroll", "right"), "debris@465,220"),
        ("omicrongrouppilot", "400,100#1-straight", ("coordinate",), ""),
        ("gandfindsman", "400,100#1-straight", ("jam",), ""),
        ("redsquadronveteran", "400,100#2-straight", ("lock",), ""),
        ("nusquadronpilot", "400,770#1-straight", ("slam", "1-straight"), ""),
    ],
)
def test_every_action_that_fails_is_used_up_and_triggers_nothing(
    monkeypatch: pytest.MonkeyPatch, pilot: str, place: str, answers: tuple[str, ...], thing: str
) -> None:
    heard: list[Any] = []
    without_text(monkeypatch, pilot)
    for window in (AFTER_ACTION, AFTER_MOVE, AFTER_LOCKS, AFTER_COORDINATES):
        hears(pilot, window, heard)
    t = table(f"a.{pilot}@{place}=x", LATER, *([thing] if thing else ())).until("action", "x")
    t.a(*answers)
    assert (t.last("failed")["what"], t.actions("x")) == (answers[0], [answers[0]])
    assert (heard, t.asked) == ([], "b action")


@rule("XW-ACT-40")
def test_there_is_no_second_try() -> None:
    t = fang("debris@450,310")
    t.a("boost", "1-bank-right")
    assert (t.asked, t.tokens("x")) == ("b action", {})


@rule("XW-ACT-41")
def test_a_failed_red_action_stresses() -> None:
    performs(FANG, "boost", colour="red")
    t = table(f"a.{FANG}@400,100#3-bank-left=x", WALL, LATER)
    t.a("boost:red", "1-bank-right")
    assert t.last("failed")["what"] == "boost"
    assert t.tokens("x") == {"stress": 1}


@rule("XW-ACT-42")
def test_a_failed_purple_action_costs_force() -> None:
    performs("jediknight", "boost", colour="purple")
    t = table("a.jediknight@400,100#3-bank-left=x", WALL, LATER)
    t.a("boost:purple", "1-bank-right")
    assert t.last("failed")["what"] == "boost"
    assert t.force("x") == 0


@rule("XW-ACT-43")
def test_a_failed_effect_that_is_no_action_gives_its_cost_back() -> None:
    does("jediknight", moves.barrel_roll, may=True, cost=payment.force())
    ability = "a.jediknight/pilot:jediknight"
    fails = table("a.jediknight@400,100#3-bank-left=x", "debris@450,100", LATER)
    fails.a(ability, "right")
    assert (fails.last("failed")["what"], fails.force("x")) == ("barrelroll", 1)
    rolls = table("a.jediknight@400,100#3-bank-left=x", LATER)
    rolls.a(ability, "right", "middle")
    assert rolls.force("x") == 0
