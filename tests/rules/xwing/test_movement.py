"""Moving, overlapping and fleeing in play (XW-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.games.xwing.cards.content import PILOTS, SHIPS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.flight import docking, maneuver
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.table.figures import FIGURES
from battlemat.games.xwing.table.objects import all_shapes, base_of, firing_arcs
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, AFTER_MOVE, DIFFICULTY
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, always, does, hears, without_text

X, FANG = "redsquadronveteran", "skullsquadronpilot"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X, FANG, "ezrabridger")


# Objects and ships ----------------------------------------------------------------------------------------------------


@rule("XW-MOV-01", "XW-OBS-01")
def test_ships_obstacles_and_devices_are_objects_and_tokens_are_not() -> None:
    t = table(f"a.{X}@400,100+focus+stress=x", "b.academypilot@500,600", "asteroid@400,300", "b:protonbomb@300,300")
    assert sorted(all_shapes(t.state)) == ["a.redsquadronveteran", "b.academypilot", "obstacle-1", "protonbomb-1"]


@rule("XW-MOV-03", "XW-OBS-05")
def test_only_the_base_counts() -> None:
    """A wingspan of any width does not make the base wider: at the edge and beside a rock it is clear of both."""
    edge = table("a.academypilot@20,400#2-straight=x", LATER)
    assert (edge.asked, edge.place("x")) == ("a action", "in play")
    rock = FIGURES.obstacle["coreasteroid0"].points
    reach = max(-x for x, _ in rock)
    beside = table(f"a.{X}@400,100#2-straight=x", f"asteroid@{420.0 + reach + 0.01},220", LATER)
    assert (beside.asked, beside.events("rolled")) == ("a action", [])
    on = table(f"a.{X}@400,100#2-straight=x", f"asteroid@{420.0 + reach - 1.0},220", LATER)
    assert len(on.events("rolled")) == 1


@rule("XW-MOV-04")
@pytest.mark.parametrize("pilot", [X, "omicrongrouppilot", "wardensquadronpilot"])
def test_a_ship_is_what_its_type_says(pilot: str) -> None:
    t = table(f"a.{pilot}@400,400=x", LATER, phase="planning")
    ship, chassis = t.ship("x"), SHIPS[PILOTS[pilot].ship]
    assert base_of(t.state, ship).half_length * 2 == FIGURES.base[chassis.size].length
    printed = [(m.speed, m.bearing, m.difficulty) for m in chassis.dial]
    assert [(m.speed, m.bearing, m.difficulty) for m in sheet(t.state, ship).dial.values()] == printed
    assert [weapon.arc for weapon in sheet(t.state, ship).weapons] == [attack.arc for attack in chassis.attacks]
    assert bool(firing_arcs(t.state, ship))


@rule("XW-MOV-05")
def test_models_that_would_collide_do_not_stop_anybody() -> None:
    t = table(
        f"a.{X}@400,100#2-straight=x", "b.darthvader@440.01,220#1-straight", "b.maarekstele@400,260.01#1-straight"
    )
    t.until("action", "x")
    assert t.at("x") == (400.0, 220.0)
    assert t.last("maneuvered")["full"] is True


@rule("XW-MOV-07")
def test_tokens_are_in_nobodys_way() -> None:
    pile = "+3stress+2focus+evade+strain+ion+disarm"
    t = table(f"a.{X}@400,100#2-straight=x", f"b.darthvader@440.01,220{pile}#1-straight", LATER)
    t.until("action", "x")
    assert (t.at("x"), t.last("maneuvered")["full"]) == ((400.0, 220.0), True)


# Moving ---------------------------------------------------------------------------------------------------------------


@rule("XW-MOV-08")
def test_what_moving_is() -> None:
    moved: list[Any] = []
    for window in (AFTER_MOVE, AFTER_MANEUVER):
        hears(FANG, window, moved)
        hears("ezrabridger", window, moved)
    t = table(f"a.{FANG}@400,100#2-straight=x", LATER)
    t.a("barrelroll", "left", "middle").until("action")
    assert moved == ["2-straight", "barrelroll"]
    docks = table("a.herasyndulla-vcx100lightfreighter@400,400=ghost", "a.ezrabridger@400,460=shuttle", phase="system")
    docking.dock(docks.match, docks.ship("shuttle"), docks.ship("ghost"))
    assert docks.place("shuttle") == "reserve"
    assert moved == ["2-straight", "barrelroll"]
    assert not docks.events("moved")


@rule("XW-MOV-10")
def test_moving_through_an_obstacle_has_its_effect() -> None:
    t = table(f"a.{X}@400,100#4-straight=x", "asteroid@400,180", LATER, phase="planning")
    t.faces("hit").ready()
    assert t.last("met-obstacle") == {"ship": f"a.{X}", "object": "obstacle-1"}
    assert t.last("rolled")["results"] == ["hit"]
    assert (t.at("x"), t.shields("x")) == ((400.0, 300.0), 1)


@rule("XW-MOV-11")
def test_a_boost_through_a_mine() -> None:
    t = table(f"a.{FANG}@400,100#2-straight=x", "b:proximitymine@400,330", LATER)
    t.faces("blank blank").a("boost", "1-straight").until("action")
    assert t.at("x") == (400.0, 300.0)
    assert t.last("detonated")["ship"] == f"a.{FANG}"
    assert t.damage("x") == 1


@rule("XW-MOV-13")
def test_a_ship_in_the_way_is_put_back_exactly() -> None:
    t = table("a.academypilot@400,100#5-straight=x", "b.darthvader@403.25,230.5,77#1-straight=y", LATER)
    t.until("action", "x")
    assert (t.at("x"), t.pose("y")) == ((400.0, 340.0), (403.25, 230.5, 77.0))
    assert t.last("maneuvered")["full"] is True


# Overlapping ----------------------------------------------------------------------------------------------------------


@rule("XW-MOV-12")
def test_a_boost_over_a_ship_does_not_fail() -> None:
    t = table(f"a.{FANG}@400,100#2-straight=x", "b.darthvader@400,260,90#1-straight=y", LATER).until("action", "x")
    t.a("boost", "1-straight")  # just over the ship, which touches both positions
    assert (t.at("x"), t.pose("y"), t.events("failed")) == ((400.0, 300.0), (400.0, 260.0, 90.0), [])
    assert (t.damage("x"), t.shields("y")) == (0, 2)


@rule("XW-MOV-16", "XW-OBS-06")
def test_an_obstacle_does_not_make_a_maneuver_partial() -> None:
    for rock in ("asteroid@400,240", "asteroid@400,160"):
        t = table(f"a.{X}@400,100#3-straight=x", rock, LATER, phase="planning")
        t.faces("blank").ready()
        assert t.at("x") == (400.0, 260.0)
        assert t.events("maneuvered")[0]["full"] is True


@rule("XW-MOV-22")
def test_a_partial_maneuver_does_not_forbid_other_actions() -> None:
    t = table(
        f"a.{X}@400,100#3-straight=x", "b.darthvader@400,270#1-straight", "a.captainkagi@500,100#1-straight", LATER
    )
    t.until("action", "a.captainkagi").a("coordinate")
    assert t.question("a").about["ship"] == f"a.{X}"
    t.a("focus")
    assert t.tokens("x") == {"focus": 1}


@rule("XW-MOV-23")
def test_a_partial_maneuver_has_its_speed_bearing_and_difficulty() -> None:
    heard: list[Any] = []
    hears(X, AFTER_MANEUVER, heard, lambda x: (x.what, x.moment.other, x.moment.amount))
    t = table(f"a.{X}@400,100#2-straight+stress+strain=x", "b.darthvader@400,200#1-straight", LATER)
    assert (t.at("x"), t.tokens("x")) == ((400.0, 160.0), {})
    always(X, DIFFICULTY, 1)
    t = table(f"a.{X}@400,100#3-straight=x", "b.darthvader@400,150#1-straight", "b.maarekstele@400,230#1-straight")
    assert (t.at("x"), t.tokens("x")) == ((400.0, 110.0), {"stress": 1})  # stopped after 10 mm
    assert heard == [("2-straight", "blue", 0), ("3-straight", "red", 0)]


@rule("XW-MOV-24")
def test_only_the_maneuver_of_the_step_costs_the_action() -> None:
    does(X, lambda m, ship: maneuver.execute(m, ship, maneuver.read("1-straight/white")))
    t = table(f"a.{X}@400,100#2-turn-left=x", "b.darthvader@400,170#1-straight", LATER)
    t.until("action", "x")
    assert [event["full"] for event in t.events("maneuvered")] == [False, True]


@rule("XW-MOV-25")
def test_overlapping_a_ship_hurts_nobody() -> None:
    t = table(f"a.{X}@400,100#3-straight=x", "b.darthvader@400,270#1-straight=y", LATER)
    t.until("action", "y")
    assert (t.shields("x"), t.damage("x"), t.shields("y"), t.damage("y")) == (2, 0, 2, 0)
    assert not t.events("rolled")


@rule("XW-MOV-27")
def test_a_mine_put_under_a_ship_detonates() -> None:
    t = table("a.graysquadronbomber@400,400&proximitymines=x", "b.darthvader@400,320=y", phase="system")
    t.faces("blank blank").a("drop:proximitymines>1-straight")
    assert t.last("detonated")["ship"] == "b.darthvader"
    assert t.shields("y") == 1


# Fleeing --------------------------------------------------------------------------------------------------------------


@rule("XW-MOV-35")
def test_nothing_but_fleeing_happens_to_a_ship_that_flees() -> None:
    heard: list[Any] = []
    hears(X, AFTER_MANEUVER, heard)
    t = table(f"a.{X}@400,760#4-koiogran=x", "asteroid@400,820", LATER)
    assert (t.place("x"), t.asked) == ("removed", "b action")
    assert (t.story().count("fled"), t.events("rolled"), t.events("gained"), heard) == (1, [], [], [])


@rule("XW-MOV-36")
@pytest.mark.parametrize(
    ("ship", "action", "stays"),
    [
        (f"a.{FANG}@400,751#2-straight", ("boost", "1-straight"), (400.0, 871.0)),
        (f"a.{FANG}@99,400#2-straight", ("barrelroll", "left"), (99.0, 520.0)),
        ("a.nusquadronpilot@400,700#2-straight", ("slam", "2-straight"), (400.0, 820.0)),
    ],
)
def test_no_ship_flees_by_an_action(ship: str, action: tuple[str, str], stays: tuple[float, float]) -> None:
    t = table(f"{ship}=x", LATER)
    t.a(*action)
    assert (t.last("failed")["what"], t.place("x"), t.at("x")) == (action[0], "in play", stays)


@rule("XW-MOV-37")
def test_fleeing_is_judged_where_the_ship_ends() -> None:
    saved = table(f"a.{X}@100,800#2-straight=x", "b.darthvader@100,885#1-straight", LATER)
    assert (saved.place("x"), saved.at("x")) == ("in play", (100.0, 845.0))
    gone = table("a.omicrongrouppilot@103,793,60#2-straight=x", "b.darthvader@303,852#2-turn-left", LATER)
    assert gone.events("maneuvered")[0]["full"] is False
    assert gone.place("x") == "removed"
