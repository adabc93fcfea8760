"""Barrel rolls, boosts and decloaks (XW-ACT-60 to XW-ACT-83, XW-ACT-94 to XW-ACT-101)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, AFTER_MOVE
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, does, hears, without_text

FANG, PHANTOM = "skullsquadronpilot", "imdaartestpilot"
SLIM = "core2asteroid0"
"""The smallest asteroid: 20 mm by 44 mm, the long way along its heading."""
STILL = "b.darthvader@{},{}#1-straight"
"""A ship that has not activated yet when the Fang fighter acts."""


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, FANG, PHANTOM)


def acting(*things: str, pose: str = "400,100") -> XWingScenario:
    """A Fang fighter that went 2 straight and is about to act: from 400,100 to 400,220."""
    return table(f"a.{FANG}@{pose}#2-straight=x", *things, LATER).until("action", "x")


# Barrel rolls ---------------------------------------------------------------------------------------------------------


@rule("XW-ACT-61")
@pytest.mark.parametrize(("pilot", "beside"), [("cutlasssquadronpilot", 80.0), ("contractedscout", 100.0)])
def test_larger_ships_roll_along_the_long_side_of_the_template(pilot: str, beside: float) -> None:
    for place, along in (("front", 20.0), ("middle", 0.0), ("rear", -20.0)):
        t = table(f"a.{pilot}@400,200#2-straight^front=x", LATER).until("action", "x")
        x, y, _ = t.pose("x")
        t.a("barrelroll:red", "left", place)
        assert t.pose("x") == (x - beside, y + along, 0.0)


@rule("XW-ACT-60", "XW-ACT-63", "XW-ACT-73")
def test_three_places_of_a_barrel_roll() -> None:
    for place, y in (("front", 230.0), ("middle", 220.0), ("rear", 210.0)):
        t = acting()
        t.a("barrelroll")
        assert t.options("a") == ["left", "right"]
        t.a("right")
        assert t.options("a") == ["front", "middle", "rear"]
        t.a(place)
        assert t.pose("x") == (480.0, y, 0.0)
    behind = acting(STILL.format(320, 175))
    behind.a("barrelroll", "left")
    assert behind.options("a") == ["front", "middle"]


@rule("XW-ACT-62", "XW-ACT-65")
def test_a_barrel_roll_into_a_ship_fails_though_the_other_side_is_free() -> None:
    t = acting(STILL.format(480, 220))
    t.a("barrelroll", "right")
    assert t.last("failed") == {"ship": f"a.{FANG}", "what": "barrelroll"}
    assert (t.at("x"), t.asked) == ((400.0, 220.0), "b order")
    left = acting(STILL.format(480, 220))
    left.a("barrelroll", "left")
    assert left.options("a") == ["front", "middle", "rear"]


@rule("XW-ACT-64")
def test_a_barrel_roll_keeps_the_facing() -> None:
    t = acting(pose="400,100,30")
    t.a("barrelroll", "left", "front")
    assert t.pose("x")[2] == 30.0


@rule("XW-ACT-66")
@pytest.mark.parametrize("x", [441, 485])
def test_a_barrel_roll_through_or_onto_an_obstacle_fails(x: int) -> None:
    """An asteroid of 20 mm: under the template (420 to 460) and beside every place, or under all of them (from 460)."""
    t = acting(f"{SLIM}@{x},220")
    t.a("barrelroll", "right")
    assert (t.last("failed")["what"], t.pose("x")) == ("barrelroll", (400.0, 220.0, 0.0))
    beside = acting(f"{SLIM}@441,260")
    beside.a("barrelroll", "right", "middle")
    assert beside.at("x") == (480.0, 220.0)


@rule("XW-ACT-67")
def test_a_barrel_roll_over_the_edge_fails() -> None:
    t = acting(pose="99,100")
    t.a("barrelroll", "left")
    assert (t.last("failed")["what"], t.place("x")) == ("barrelroll", "in play")
    inside = acting(pose="100,100")
    inside.a("barrelroll", "left", "middle")
    assert inside.at("x") == (20.0, 220.0)


@rule("XW-ACT-68")
def test_a_roll_with_a_different_obstacle_for_each_place_fails() -> None:
    """Two ships take the front and the rear, the edge of an asteroid the middle as well."""
    ahead, behind = STILL.format(480, 265), "b.maarekstele@480,175#1-straight"
    free = acting(ahead, behind, pose="400,100")
    free.a("barrelroll", "right")
    assert not free.events("failed")
    assert free.at("x") == (480.0, 220.0)
    t = acting(ahead, behind, "asteroid@520,220")
    t.a("barrelroll", "right")
    assert (t.last("failed")["what"], t.at("x")) == ("barrelroll", (400.0, 220.0))


@rule("XW-ACT-70")
def test_a_roll_must_be_completed_where_it_can_be() -> None:
    t = acting(STILL.format(480, 265))
    t.a("barrelroll", "right")
    assert t.options("a") == ["middle", "rear"]
    only = acting(STILL.format(480, 255))
    only.a("barrelroll", "right")
    assert only.at("x") == (480.0, 210.0)


@pytest.mark.parametrize(
    ("move", "answers", "kind"),
    [
        pytest.param(moves.barrel_roll, ("left", "middle"), "barrelroll", marks=rule("XW-ACT-71", "XW-ACT-72")),
        pytest.param(moves.boost, ("1-straight",), "boost", marks=rule("XW-ACT-82", "XW-ACT-83")),
    ],
)
def test_a_move_by_an_ability_is_no_maneuver_and_no_action(move: Any, answers: tuple[str, ...], kind: str) -> None:
    does(FANG, move)
    moved: list[str] = []
    maneuvers: list[str] = []
    hears(FANG, AFTER_MOVE, moved)
    hears(FANG, AFTER_MANEUVER, maneuvers)
    t = table(f"a.{FANG}@400,100#3-bank-left+stress=x", LATER)
    t.a(*answers)
    assert (moved, maneuvers) == ([kind], ["3-bank-left"])
    assert t.tokens("x") == {"stress": 1}
    calm = table(f"a.{FANG}@400,100#2-straight=x", LATER)
    calm.a(*answers)
    assert kind in calm.options("a")


# Boosts ---------------------------------------------------------------------------------------------------------------


@rule("XW-ACT-76")
def test_the_direction_of_a_boost_is_declared_first() -> None:
    t = acting(STILL.format(415, 330))
    t.a("boost")
    assert t.options("a") == ["1-straight", "1-bank-left", "1-bank-right"]
    t.a("1-straight")
    assert (t.last("failed")["what"], t.at("x"), t.asked) == ("boost", (400.0, 220.0), "b order")
    left = acting(STILL.format(415, 330))
    left.a("boost", "1-bank-left")
    assert left.at("x") == (362.43, 310.71)


@rule("XW-ACT-77", "XW-MOV-26")
def test_a_boost_into_a_ship_fails() -> None:
    t = acting(STILL.format(400, 339))
    t.a("boost", "1-straight")
    assert (t.last("failed")["what"], t.at("x")) == ("boost", (400.0, 220.0))
    touching = acting(STILL.format(400, 340))
    touching.a("boost", "1-straight")
    assert touching.at("x") == (400.0, 300.0)


@rule("XW-ACT-78", "XW-OBS-17")
@pytest.mark.parametrize("pose", ["400,260,90", "400,310,90"])
def test_a_boost_through_or_onto_an_obstacle_fails_and_rolls_no_die(pose: str) -> None:
    """Under the template (240 to 280) and not where the ship would end, or only there (from 280)."""
    t = acting(f"{SLIM}@{pose}")
    t.a("boost", "1-straight")
    assert (t.last("failed")["what"], t.at("x")) == ("boost", (400.0, 220.0))
    assert not t.events("rolled")


@rule("XW-ACT-79", "XW-MOV-36")
def test_a_boost_over_the_edge_fails() -> None:
    t = acting(pose="400,691")
    t.a("boost", "1-straight")
    assert (t.last("failed")["what"], t.place("x"), t.at("x")) == ("boost", "in play", (400.0, 811.0))
    inside = acting(pose="400,690")
    inside.a("boost", "1-straight")
    assert inside.at("x") == (400.0, 890.0)


@rule("XW-ACT-75", "XW-ACT-81")
def test_a_boost_must_be_completed() -> None:
    t = acting()
    t.a("boost", "1-bank-right")
    assert t.pose("x") == (437.57, 310.71, 45.0)


# Decloaks -------------------------------------------------------------------------------------------------------------


def cloaked(*things: str, more: str = "", pose: str = "400,400") -> XWingScenario:
    return table(f"a.{PHANTOM}@{pose}#1-turn-left+cloak{more}=x", *things, LATER, phase="system")


DECLOAKS = ["decloak:boost:2-straight", "decloak:roll:left-2", "decloak:roll:right-2"]


@rule("XW-ACT-94")
def test_decloaking_in_order_of_initiative_or_staying_cloaked() -> None:
    t = table("a.sigmasquadronace@400,400+cloak=four", "b.imdaartestpilot@700,400+cloak=three", phase="system")
    assert (t.state.initiative, t.asked, t.options("b")) == (3, "b system", [*DECLOAKS, "pass"])
    t.b("pass")
    assert (t.state.initiative, t.asked, t.options("a")) == (4, "a system", [*DECLOAKS, "pass"])
    t.a("decloak:boost:2-straight")
    assert (t.token("three", "cloak"), t.token("four", "cloak"), t.at("four")) == (1, 0, (400.0, 520.0))


@rule("XW-ACT-95")
@pytest.mark.parametrize(("way", "x"), [("roll:left-2", 280.0), ("roll:right-2", 520.0)])
def test_the_decloak_rolls_of_a_small_ship(way: str, x: float) -> None:
    for place, y in (("front", 410.0), ("middle", 400.0), ("rear", 390.0)):
        t = cloaked()
        assert t.options("a") == [*DECLOAKS, "pass"]
        t.a(f"decloak:{way}")
        assert t.options("a") == ["front", "middle", "rear"]
        t.a(place)
        assert t.last("moved")["end"] == [x, y, 0.0]


@rule("XW-ACT-96")
def test_the_decloak_boost_of_a_medium_ship() -> None:
    t = table("a.scarifbasepilot@400,400+cloak=x", LATER, phase="system")
    assert t.options("a") == ["decloak:boost:1-straight", "decloak:roll:left-1", "decloak:roll:right-1", "pass"]
    t.a("decloak:boost:1-straight")
    assert t.last("moved")["end"] == [400.0, 500.0, 0.0]


@rule("XW-ACT-97", "XW-ACT-98")
def test_a_stressed_ship_decloaks_which_is_a_move_and_no_action() -> None:
    moved: list[str] = []
    maneuvers: list[str] = []
    hears(PHANTOM, AFTER_MOVE, moved)
    hears(PHANTOM, AFTER_MANEUVER, maneuvers)
    t = cloaked(more="+stress")
    t.a("decloak:roll:left-2", "middle")
    assert t.last("moved")["end"] == [280.0, 400.0, 0.0]
    assert t.tokens("x") == {"stress": 1}
    assert (moved, maneuvers) == (["decloak"], ["1-turn-left"])
    calm = cloaked()
    calm.a("decloak:roll:left-2", "middle").until("action", "x")
    assert "barrelroll" in calm.options("a")


@rule("XW-ABL-46", "XW-ACT-37", "XW-ACT-100", "XW-ACT-101")
def test_a_decloak_that_was_declared_and_fails_keeps_the_token() -> None:
    moved: list[str] = []
    hears(PHANTOM, AFTER_MOVE, moved)
    t = cloaked("debris@330,400")
    t.a("decloak:roll:left-2")
    assert (t.last("failed")["what"], t.asked) == ("decloak", "a action")  # no second attempt
    assert t.last("maneuvered")["start"] == [400.0, 400.0, 0.0]
    assert (t.tokens("x"), t.events("moved")) == ({"cloak": 1}, [])
    for blocked in (cloaked("a.wedgeantilles@400,530#1-straight"), cloaked(pose="400,800")):
        blocked.a("decloak:boost:2-straight")
        assert blocked.last("failed")["what"] == "decloak"
        assert (blocked.tokens("x"), moved) == ({"cloak": 1}, [])
