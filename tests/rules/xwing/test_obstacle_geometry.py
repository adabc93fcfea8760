"""Obstacles, obstruction and devices, as far as they are geometry (XW-OBS, XW-DEV)."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import pytest

from battlemat.core.decision import Pose
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.flight.templates import drop, fly, launch, meets, moves_through, relocate
from battlemat.games.xwing.table.figures import FIGURES
from battlemat.games.xwing.table.measures import Base, base, device, in_arc, measuring_lines, obstacle, range_between
from battlemat.geometry import Box, Shape, distance, overlaps, shifted, to_pose, touches
from tests.rule_marks import rule

ATTACKER = base("small", (0.0, 0.0, 0.0))


def small(x: float, y: float, heading: float = 0.0) -> Base:
    return base("small", (x, y, heading))


def patch(west: float, east: float, south: float, north: float) -> Shape:
    return Box(((west + east) / 2, (south + north) / 2, 0.0), (east - west) / 2, (north - south) / 2)


def across(defender: Base, **things: Shape) -> list[set[str]]:
    """The sets of things between which the attacker can choose."""
    return [set(found) for _, found in measuring_lines(ATTACKER, "front", defender, things)]


# Overlapping


@rule("XW-OBS-04")
def test_touching_an_outline_is_range_0_but_not_overlapping() -> None:
    end = fly("small", (0.0, 0.0, 0.0), "straight", 1)[0].base  # base y 60..100
    on, at = patch(10.0, 40.0, 90.0, 120.0), patch(20.0, 40.0, 90.0, 120.0)
    assert overlaps(end, on)
    assert not overlaps(end, at)
    assert range_between(end, at) == 0


@rule("XW-OBS-04")
def test_the_outline_of_an_asteroid_counts_and_not_the_box_around_it() -> None:
    rock = obstacle("coreasteroid4", (0.0, 0.0, 0.0))  # an L with its hollow to the lower left
    assert not overlaps(rock, Box((-18.0, -18.0, 0.0), 4.0, 4.0))
    assert overlaps(rock, Box((5.0, 0.0, 0.0), 4.0, 4.0))


@rule("XW-OBS-32")
def test_an_obstacle_under_template_and_base_is_met_once() -> None:
    move = fly("small", (0.0, 0.0, 0.0), "straight", 1)[0]
    rock = patch(-5.0, 5.0, 30.0, 90.0)
    assert moves_through(move, rock) is not None
    assert overlaps(move.base, rock)
    assert meets(move, {"rock": rock}) == ["rock"]


@rule("XW-OBS-35")
def test_a_stationary_ship_meets_every_obstacle_at_range_0() -> None:
    move = fly("small", (0.0, 0.0, 0.0), "stationary", 0)[0]
    things = {
        "under": patch(-5.0, 5.0, -5.0, 5.0),
        "touched": patch(20.0, 30.0, 0.0, 9.0),
        "near": patch(21.0, 30.0, 0.0, 9.0),
    }
    assert meets(move, things) == ["under", "touched"]


# Obstruction


@rule("XW-OBS-21")
def test_an_attack_is_obstructed_by_what_lies_across_the_line() -> None:
    assert across(small(0.0, 190.0), rock=patch(-30.0, 30.0, 80.0, 100.0)) == [{"rock"}]
    assert across(small(0.0, 190.0), rock=patch(30.0, 60.0, 80.0, 100.0)) == [set()]


@rule("XW-OBS-21", "XW-ATK-67")
@pytest.mark.parametrize("gap", [0.0, 5.0])
def test_an_outline_that_the_line_only_touches_does_not_obstruct(gap: float) -> None:
    diamond = small(0.0, 200.0, 45.0)  # its corner is the closest point: one line, straight ahead
    half = 4.0
    assert across(diamond, edge=patch(gap, 30.0, 80.0, 100.0)) == [set()]
    assert across(diamond, tip=Box((gap + half * sqrt(2), 90.0, 45.0), half, half)) == [set()]
    assert across(diamond, edge=patch(-0.01, 30.0, 80.0, 100.0)) == [{"edge"}]
    assert across(diamond, tip=Box((half * sqrt(2) - 0.01, 90.0, 45.0), half, half)) == [{"tip"}]


@rule("XW-OBS-20")
def test_an_asteroid_behind_the_defender_does_not_obstruct() -> None:
    defender = small(0.0, 190.0)
    behind = patch(-15.0, 15.0, 180.0, 220.0)
    assert overlaps(defender, behind)
    assert across(defender, rock=behind) == [set()]
    assert across(defender, rock=patch(-30.0, 30.0, 160.0, 220.0)) == [{"rock"}]  # sticks out towards the attacker


@rule("XW-OBS-21")
def test_ships_and_devices_obstruct_too() -> None:
    mine = device("proximitymine", (0.0, 150.0, 0.0))
    assert across(small(0.0, 290.0), ship=small(0.0, 80.0), mine=mine) == [{"ship", "mine"}]


@rule("XW-OBS-25", "XW-ATK-71")
def test_the_shortest_line_must_be_measured() -> None:
    """The shortest line runs to the right corner; one to the left corner would be free and a little longer."""
    askew = small(0.0, 190.0, 1.0)
    rock = patch(10.0, 30.0, 80.0, 100.0)
    ((line, found),) = measuring_lines(ATTACKER, "front", askew, {"rock": rock})
    assert found == {"rock"}
    assert line.start[0] > 10.0
    assert across(small(0.0, 190.0, 359.0), rock=rock) == [set()]


@rule("XW-OBS-26", "XW-ATK-72")
def test_of_equally_short_lines_the_attacker_chooses() -> None:
    left_half = patch(-40.0, 0.0, 80.0, 100.0)
    found = measuring_lines(ATTACKER, "front", small(0.0, 190.0), {"rock": left_half})
    assert [set(things) for _, things in found] == [set(), {"rock"}]
    (free, _), (obstructed, _) = found
    assert free.start[0] > 0.0 > obstructed.start[0]
    assert free.length == pytest.approx(obstructed.length) == pytest.approx(150.0)


@rule("XW-OBS-26")
def test_the_lines_to_choose_from_lie_inside_the_arc() -> None:
    """The corners of the base beyond the arc lines are no way around a rock that covers the whole arc."""
    assert across(small(0.0, 190.0), rock=patch(-17.5, 17.5, 80.0, 100.0)) == [{"rock"}]
    assert across(small(0.0, 190.0), rock=patch(-17.0, 17.0, 80.0, 100.0)) == [set(), {"rock"}]


@rule("XW-OBS-26")
def test_every_combination_of_things_can_be_chosen() -> None:
    found = across(small(0.0, 190.0), left=patch(-40.0, 3.0, 60.0, 70.0), right=patch(-3.0, 40.0, 90.0, 100.0))
    assert len(found) == 3
    assert [len(things) for things in found] == [1, 1, 2]
    assert {"left", "right"} in found


@rule("XW-OBS-26")
def test_example_of_the_x_wing_at_range_2() -> None:
    found = across(small(0.0, 190.0, 180.0), rock=obstacle("coreasteroid0", (-20.0, 95.0, 0.0)))
    assert found == [set(), {"rock"}]


# Devices


@rule("XW-DEV-04")
def test_a_dropped_bomb_lies_behind_the_ship() -> None:
    """Guide edge at (400, 340), the bomb beyond it, away from the ship."""
    pose = drop("small", (400.0, 400.0, 0.0), "protonbomb", "straight", 1)
    assert shifted(pose, 0.0, FIGURES.device["bomb"].guide)[:2] == pytest.approx((400.0, 340.0))
    assert pose[1] < 340.0
    west, south, east, north = device("protonbomb", pose).bounds()
    assert (south < 330.0, north < 343.0) == (True, True)
    assert west < 400.0 < east


@rule("XW-DEV-05")
def test_a_launched_bomb_lies_ahead_of_the_ship() -> None:
    pose = launch("small", (400.0, 400.0, 0.0), "protonbomb", "straight", 5)
    assert shifted(pose, 0.0, FIGURES.device["bomb"].guide)[:2] == pytest.approx((400.0, 620.0))
    assert pose[1] > 620.0
    assert device("protonbomb", pose).bounds()[1] > 617.0
    banks: tuple[tuple[Bearing, int], ...] = (("bank_left", -1), ("bank_right", 1))
    for bank, side in banks:
        bent = launch("small", (0.0, 0.0, 0.0), "protonbomb", bank, 1)
        end = fly("small", (0.0, 0.0, 0.0), bank, 1)[0].end
        assert side * bent[0] > 0.0
        assert shifted(bent, 0.0, FIGURES.device["bomb"].guide)[:2] == pytest.approx(
            shifted(end, 0.0, -20.0)[:2], abs=1e-3
        )


@rule("XW-DEV-04")
def test_a_bomb_dropped_with_a_bank_lies_to_that_side() -> None:
    left = drop("small", (0.0, 0.0, 0.0), "seismiccharge", "bank_left", 1)
    right = drop("small", (0.0, 0.0, 0.0), "seismiccharge", "bank_right", 1)
    assert left[0] < 0.0 < right[0]
    assert left[1] == right[1] < -60.0
    guide = shifted(left, 0.0, FIGURES.device["bomb"].guide)
    end = fly("small", (0.0, 0.0, 0.0), "reverse_bank_left", 1)[0].end
    assert guide == pytest.approx(shifted(end, 0.0, 20.0), abs=1e-3)


@rule("XW-DEV-06")
def test_a_remote_is_relocated_with_a_template() -> None:
    pose = (400.0, 400.0, 90.0)
    x, y, heading = relocate("drk1probedroid", pose, "straight", 2)
    guide = FIGURES.device["drk1probedroid"].guide
    assert (x, y, heading) == pytest.approx((400.0 + 80.0 + 2 * guide, 400.0, 90.0))
    assert relocate("drk1probedroid", pose, "bank_left", 2)[2] == 45.0
    assert relocate("drk1probedroid", pose, "bank_right", 2)[1] < 400.0


@rule("XW-DEV-20")
def test_the_guides_of_a_mine_belong_to_it() -> None:
    """The nubs of a mine reach ahead of its guide edge, either side of the template."""
    mine = device("proximitymine", (0.0, 0.0, 0.0))
    nub = patch(12.0, 13.5, 33.5, 34.5)
    assert overlaps(mine, nub)
    assert not overlaps(mine, patch(-5.0, 5.0, 33.5, 34.5))


@rule("XW-DEV-31")
def test_range_of_a_device_is_measured_from_its_guides() -> None:
    bomb = device("protonbomb", (0.0, 0.0, 0.0))
    top = max(y for _, y in FIGURES.device["bomb"].points)
    ship = small(0.0, top + 99.0 + 20.0)
    assert FIGURES.device["bomb"].guide + 100.0 < ship.bounds()[1]  # its body is beyond range 1
    assert distance(bomb, ship) == pytest.approx(99.0)
    assert range_between(bomb, ship) == 1


@rule("XW-OBS-40", "XW-OBS-41")
@pytest.mark.parametrize("heading", [0.0, 90.0, 33.0])
def test_spare_parts_touch_the_rear_of_the_base_and_lie_behind_it(heading: float) -> None:
    ship = base("medium", (400.0, 400.0, heading))
    pose = drop("medium", ship.pose, "spareparts", None)
    parts = obstacle("spareparts", pose)
    assert touches(ship, parts)
    assert not overlaps(ship, parts)
    assert all(ahead < -29.99 for ring in parts.parts for _, ahead in to_pose(ship.pose, ring))


@pytest.mark.parametrize("put", [drop, launch])
def test_a_swarm_is_put_against_either_end_of_a_base(put: Callable[..., Pose]) -> None:
    ship = base("large", (400.0, 400.0, 33.0))
    swarm = device("buzzdroidswarm", put("large", ship.pose, "buzzdroidswarm", None))
    assert range_between(ship, swarm) == 0
    assert not overlaps(ship, swarm)
    assert in_arc(ship, "rear" if put is drop else "front", swarm)
