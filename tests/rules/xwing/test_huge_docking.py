"""Docking with huge ships and deploying from them (XW-HUG-17 to XW-HUG-21)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import ABILITIES, changes
from battlemat.games.xwing.flight import docking
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.timing.moments import DOCKS
from tests.rule_marks import rule
from tests.rules.xwing.huge import GOZANTI

CLAMPS = "ship:dockingclamps"
TIE = "academypilot"


@pytest.fixture(autouse=True)
def _clamps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A carrier that takes any number of friendly small ships."""
    load()
    monkeypatch.setitem(ABILITIES, CLAMPS, [])
    changes(CLAMPS, DOCKS, of="other friend")(lambda x: ("front", "rear"))


def system(*things: str) -> XWingScenario:
    return table(*things, "b.soontirfel@800,850,180#2-straight=late", phase="system")


def carrier(x: float = 400, y: float = 400, heading: float = 0) -> str:
    return f"a.{GOZANTI}@{x},{y},{heading}#0-stationary=carrier"


def ends(t: XWingScenario) -> dict[str, set[str]]:
    """The ways to deploy, by where they start."""
    found: dict[str, set[str]] = {}
    for option in t.options("a"):
        if option.startswith("deploy:"):
            start, _, way = option.removeprefix("deploy:").partition(">")
            found.setdefault(start, set()).add(way)
    return found


@rule("XW-HUG-17")
def test_several_ships_dock_at_range_1_in_one_phase() -> None:
    near = [f"a.{TIE}@{x},400#2-straight=tie{n}" for n, x in enumerate((300, 520, 580), 1)]
    t = system(carrier(), *near, "a.soontirfel@400,700#2-straight=far")
    assert [t.range("carrier", f"tie{n}") for n in (1, 2, 3)] == [1, 1, 2]
    assert [list(docking.dockable(t.state, t.ship(f"tie{n}"))) != [] for n in (1, 2, 3)] == [True, True, False]
    two = system(carrier(), *near[:2], "a.inquisitor@400,570,0#2-straight=third")
    assert two.range("carrier", "third") == 1
    docked = []
    while two.asked.endswith(("system", "order")):
        if two.asked == "a system" and "dock:a.outerrimgarrison" in two.options("a"):
            docked.append(two.match.pending[0].about["ship"])
            two.a("dock:a.outerrimgarrison")
        else:
            two.a(two.options("a")[0])
    assert docked == [f"a.{TIE}", f"a.{TIE}-2", "a.inquisitor"]  # each at its own initiative
    assert {two.place(name) for name in ("tie1", "tie2", "third")} == {"reserve"}


@rule("XW-HUG-18")
def test_a_docked_ship_starts_from_four_places() -> None:
    t = system(carrier(), f"a.{TIE}~carrier=tie")
    found = ends(t)
    assert set(found) == {"front", "rear", "left", "right"}
    assert all("2-straight" in ways for ways in found.values())
    places = {"front": (400.0, 611.0, 0.0), "rear": (400.0, 189.0, 180.0), "left": (260.0, 400.0, 270.0),
              "right": (540.0, 400.0, 90.0)}  # fmt: skip
    for start, pose in places.items():
        again = system(carrier(), f"a.{TIE}~carrier=tie").a(f"deploy:{start}>2-straight")
        assert again.pose("tie") == pose


@rule("XW-HUG-19")
def test_any_number_of_ships_deploy_in_one_phase() -> None:
    t = system(carrier(), *(f"a.{TIE}~carrier=tie{n}" for n in range(1, 5)))
    starts = iter(("front", "rear", "left", "right"))
    while t.phase == "system":
        if t.asked == "a system":
            t.a(f"deploy:{next(starts)}>2-straight")
        else:
            t.idles()
    assert [t.place(f"tie{n}") for n in range(1, 5)] == ["in play"] * 4


@rule("XW-HUG-20")
def test_a_ship_that_cannot_be_placed_in_the_play_area_is_destroyed() -> None:
    edge = system(carrier(50, 400), f"a.{TIE}~carrier=tie")
    edge.a("deploy:left>2-straight")
    assert edge.place("tie") == "removed"
    assert "fled" not in edge.story()
    blocked = system(carrier(), f"a.{TIE}~carrier=tie", "a.soontirfel@400,611#2-straight=wall")
    blocked.a("deploy:front>2-straight")
    assert blocked.place("tie") == "reserve"
    assert blocked.last("failed") == {"ship": f"a.{TIE}", "what": "deploy"}


@rule("XW-HUG-20")
def test_an_emergency_deployment_that_leaves_the_play_area_destroys_the_ship() -> None:
    dying = f"b.{GOZANTI}@60,400!0*10#0-stationary=carrier"
    t = table(dying, f"b.{TIE}~carrier=tie", "a.garvendreis-t65xwing@60,650,180=foe", phase="engagement")
    t.until("attack", "foe").attack("front>carrier", attack="hit hit hit", defense="blank blank").no_modifying()
    assert t.asked == "b emergency-deploy"
    t.b("yes", "deploy:left>2-straight")
    assert (t.place("carrier"), t.place("tie")) == ("removed", "removed")


@rule("XW-HUG-21")
def test_example_deploying_from_the_side() -> None:
    t = system(carrier(300, 300), "a.blacksquadronscout~carrier=tie")
    t.a("deploy:left>1-straight")
    assert t.pose("tie") == (200.0, 300.0, 270.0)  # 100 to the left, facing away
