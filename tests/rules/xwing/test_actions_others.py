"""Coordinating, jamming and SLAM (XW-ACT-86 to XW-ACT-91, XW-ACT-102 to XW-ACT-105, XW-ACT-118 to XW-ACT-121)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight import maneuver
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import actions, other_actions
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.timing.moments import (
    ACTION_COLOUR,
    AFTER_ACTION,
    AFTER_MANEUVER,
    BEFORE_ACTIVATES,
    DIFFICULTY,
)
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, always, does, hears, without_text

SHUTTLE, REAPER, ALPHA = "omicrongrouppilot", "scarifbasepilot", "nusquadronpilot"
X, FANG = "redsquadronveteran", "skullsquadronpilot"
FRIEND = "a.wedgeantilles@{},{}#1-straight"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, SHUTTLE, REAPER, ALPHA, X, FANG)


def shuttle(*things: str, more: str = "") -> XWingScenario:
    """A Lambda shuttle at 400,220 (base from 360,180 to 440,260) that is about to act."""
    return table(f"a.{SHUTTLE}@400,100#1-straight{more}=x", *things, LATER).until("action", "x")


# Coordinate -----------------------------------------------------------------------------------------------------------


@rule("XW-ACT-85", "XW-ACT-90")
def test_a_coordinated_ship_performs_one_of_its_standard_actions() -> None:
    t = shuttle(f"a.{X}@400,430#1-straight*consolefire=y")
    t.a("coordinate")
    assert t.last("coordinated") == {"ship": f"a.{X}", "by": f"a.{SHUTTLE}"}
    assert (t.asked, t.question("a").about["ship"]) == ("a action", f"a.{X}")
    assert t.options("a") == ["focus", "lock", "barrelroll", "damage:consolefire#1/repair", "pass"]
    t.a("focus")
    assert (t.tokens("y"), t.actions("y"), t.tokens("x")) == ({"focus": 1}, ["focus"], {})
    assert t.question("a").about["ship"] == f"a.{X}"  # in its own Perform Action step
    assert t.options("a") == ["lock", "barrelroll", "damage:consolefire#1/repair", "pass"]


@rule("XW-ACT-30", "XW-ACT-90")
def test_a_coordinated_action_has_its_colour_its_cost_and_its_link() -> None:
    fang = f"a.{FANG}@560,220#3-bank-left=y"
    t = shuttle(fang)
    t.a("coordinate", "boost", "1-straight")
    assert t.options("a") == [f"a.{FANG}/rule:linked", "pass"]
    t.a(f"a.{FANG}/rule:linked")
    assert t.tokens("y") == {"focus": 1, "stress": 1}
    always(FANG, ACTION_COLOUR, "red", what=("white:boost",))
    red = shuttle(fang)
    red.a("coordinate", "boost:red", "1-straight")
    assert (red.tokens("y"), red.asked) == ({"stress": 1}, "b action")
    purple = shuttle("a.obiwankenobi@560,220#2-straight?2=y")
    purple.a("coordinate", "evade:purple")
    assert (purple.tokens("y"), purple.force("y")) == ({"evade": 1}, 1)


@rule("XW-ACT-86")
def test_coordinate_at_range_1_and_2_and_not_itself() -> None:
    touching, near, far = (
        "a.lukeskywalker@460,220#1-straight",
        FRIEND.format(560, 220),
        "a.jekporkins@400,540#1-straight",
    )
    t = shuttle(touching, near, far, "b.darthvader@300,220#1-straight")
    t.a("coordinate")
    assert t.last("coordinated")["ship"] == "a.wedgeantilles"
    last = shuttle(touching, near, "a.jekporkins@400,479#1-straight")
    last.a("coordinate")
    assert last.options("a") == ["a.wedgeantilles", "a.jekporkins"]


@rule("XW-ACT-87")
def test_coordinating_nobody_fails() -> None:
    heard: list[Any] = []
    hears(SHUTTLE, AFTER_ACTION, heard)
    t = shuttle(FRIEND.format(400, 520), more="&commsteam")
    t.a("coordinate")
    assert t.last("failed") == {"ship": f"a.{SHUTTLE}", "what": "coordinate"}
    assert (heard, t.actions("x"), t.asked) == ([], ["coordinate"], "a action")
    assert t.question("a").about["ship"] == "a.wedgeantilles"  # in its own turn


@rule("XW-ACT-88")
def test_a_failed_action_of_the_chosen_ship_does_not_fail_the_coordinate() -> None:
    t = shuttle(FRIEND.format(560, 220), "debris@610,220", more="&commsteam")
    t.a("coordinate", "barrelroll", "right")
    assert [event["what"] for event in t.events("failed")] == ["barrelroll"]
    assert t.options("a") == [f"a.{SHUTTLE}/rule:linked", "pass"]


@rule("XW-ACT-89")
@pytest.mark.parametrize("stress", ["", "+stress"])
def test_the_chosen_ship_need_not_act(stress: str) -> None:
    t = shuttle(FRIEND.format(560, 220) + stress, more="&commsteam")
    t.a("coordinate")
    if not stress:
        t.a("pass")
    assert (t.actions("a.wedgeantilles"), t.events("failed")) == ([], [])
    assert t.options("a") == [f"a.{SHUTTLE}/rule:linked", "pass"]


@rule("XW-ACT-91")
def test_coordinating_is_not_the_coordinate_action() -> None:
    does(SHUTTLE, actions.coordinate)
    t = table(f"a.{SHUTTLE}@400,100#1-straight=x", FRIEND.format(560, 100), LATER)
    t.a("focus")
    assert t.tokens("a.wedgeantilles") == {"focus": 1}
    assert "coordinate" in t.until("action", "x").options("a")


# Jam ------------------------------------------------------------------------------------------------------------------


def reaper(*things: str) -> XWingScenario:
    """A TIE reaper at 400,200 (base from 370,170 to 430,230) that is about to act; the stress holds its ailerons."""
    return table(f"a.{REAPER}@400,100#1-straight+stress=x", *things, LATER).until("action", "x")


@rule("XW-ACT-102")
def test_a_jammed_enemy() -> None:
    t = reaper("b.darthvader@400,330#1-straight=y")
    t.a("jam")
    assert t.tokens("y") == {"jam": 1}


@rule("XW-ACT-103", "XW-ACT-104")
def test_only_enemies_at_range_1_are_jammed() -> None:
    t = reaper("b.darthvader@450,200#1-straight=y", "b.maarekstele@400,400#1-straight=z", FRIEND.format(330, 200))
    t.a("jam")
    assert t.last("failed") == {"ship": f"a.{REAPER}", "what": "jam"}
    assert [t.tokens(name) for name in ("y", "z", "a.wedgeantilles")] == [{}, {}, {}]


@rule("XW-ACT-104")
def test_an_enemy_at_range_1_must_be_jammed() -> None:
    t = reaper("b.darthvader@400,330#1-straight=y", "b.maarekstele@500,200#1-straight=z")
    t.a("jam")
    assert t.options("a") == ["b.darthvader", "b.maarekstele"]
    t.a("b.maarekstele")
    assert (t.tokens("y"), t.tokens("z")) == ({}, {"jam": 1})


@rule("XW-ACT-105")
def test_jamming_is_not_the_jam_action() -> None:
    does(REAPER, other_actions.jam, AFTER_MANEUVER, what=("1-straight",))
    t = table(f"a.{REAPER}@400,100#1-straight+stress=x", "b.darthvader@400,330#1-straight=y", LATER)
    t.until("action", "x")
    assert t.tokens("y") == {"jam": 1}
    assert "jam" in t.options("a")


# SLAM -----------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-117")
def test_slam_with_a_maneuver_of_the_same_speed() -> None:
    t = table(f"a.{ALPHA}@400,100#2-bank-left=star", LATER)
    x, y, _ = t.pose("star")
    t.a("slam")
    assert t.options("a") == ["2-turn-left", "2-bank-left", "2-straight", "2-bank-right", "2-turn-right"]
    t.a("2-straight")
    assert t.pose("star") == pytest.approx((x - 120 * 0.5**0.5, y + 120 * 0.5**0.5, 315.0), abs=0.01)
    assert (t.tokens("star"), t.actions("star")) == ({"disarm": 1}, ["slam"])


@rule("XW-ACT-117")
def test_who_executed_no_maneuver_cannot_slam() -> None:
    does(ALPHA, lambda m, ship: setattr(ship, "executed", ""), AFTER_MANEUVER)
    t = table(f"a.{ALPHA}@400,100#2-bank-left=star", LATER)
    assert t.options("a") == ["focus", "lock", "pass"]
    assert t.refused("a", "slam") == "XW-ACT-117"


@rule("XW-ACT-117")
@pytest.mark.parametrize(("window", "what"), [(BEFORE_ACTIVATES, ()), (AFTER_MANEUVER, ("2-bank-left",))])
def test_only_the_maneuver_of_the_own_step_counts_for_a_slam(window: str, what: tuple[str, ...]) -> None:
    def another(m: XMatch, ship: Ship) -> Flow[Any]:
        return maneuver.execute(m, ship, sheet(m.state, ship).dial["1-straight"])

    does(ALPHA, another, window, what=what)
    t = table(f"a.{ALPHA}@400,100#2-bank-left=star", LATER).until("action", "star")
    t.a("slam")
    assert t.options("a") == ["2-turn-left", "2-bank-left", "2-straight", "2-bank-right", "2-turn-right"]


@rule("XW-ACT-120")
def test_a_slam_is_an_action_and_a_maneuver() -> None:
    heard: list[Any] = []
    hears(ALPHA, AFTER_MANEUVER, heard)
    hears(ALPHA, AFTER_ACTION, heard)
    always(ALPHA, DIFFICULTY, 1, what=("2-turn-left",))
    t = table(f"a.{ALPHA}@400,100#2-straight=star", LATER)
    t.a("slam", "2-turn-left")
    assert t.tokens("star") == {"disarm": 1, "stress": 1}
    assert heard == ["2-straight", "2-turn-left", "slam"]


@rule("XW-ACT-118")
def test_slam_is_for_the_action_step_only() -> None:
    t = shuttle(f"a.{ALPHA}@560,220#1-straight=star")
    t.ship("star").executed = "1-straight/blue"
    t.a("coordinate")
    assert t.options("a") == ["focus", "lock", "pass"]
    assert t.refused("a", "slam") == "XW-ACT-118"


@rule("XW-ACT-119")
def test_a_slam_fails_rather_than_flee() -> None:
    t = table(f"a.{ALPHA}@100,770#1-straight=star", LATER)
    t.a("slam", "1-straight")
    assert t.last("failed") == {"ship": f"a.{ALPHA}", "what": "slam"}
    assert (t.pose("star"), t.tokens("star"), t.place("star")) == ((100.0, 850.0, 0.0), {}, "in play")


@rule("XW-ACT-119")
def test_a_slam_that_can_end_inside_does() -> None:
    """Of the three places of a Tallon roll only one is within the play area."""
    t = table("a.poedameron@100,630#3-straight&blackone=x", "b.soontirfel@800,850,180#3-straight", first="b")
    t.until("action", "x").a("slam", "3-tallon-right")
    assert (t.pose("x"), t.events("failed")) == ((210.0, 890.0, 180.0), [])


@rule("XW-ACT-121")
def test_a_slam_into_a_ship_is_a_partial_maneuver() -> None:
    heard: list[Any] = []
    hears(ALPHA, AFTER_ACTION, heard)
    t = table(f"a.{ALPHA}@400,100#1-straight=star", "b.darthvader@400,250#1-straight", LATER)
    t.until("action", "star").a("slam", "1-straight")
    assert (t.pose("star"), t.tokens("star")) == ((400.0, 210.0, 0.0), {"disarm": 1})
    assert (heard, t.events("failed")) == (["slam"], [])
