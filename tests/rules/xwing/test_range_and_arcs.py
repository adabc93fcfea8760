"""Range and arcs, as far as they are pure measuring (XW-ARC)."""

from __future__ import annotations

from math import cos, radians, sin, tan

import pytest

from battlemat.games.xwing.table.figures import FIGURES, BaseSize
from battlemat.games.xwing.table.measures import (
    STANDARD_ARCS,
    Base,
    ShipArc,
    StandardArc,
    at_range,
    attack_bands,
    attack_distance,
    attack_range,
    base,
    beyond_range,
    device,
    in_arc,
    obstacle,
    range_between,
    range_of,
    side_of,
    turret_arcs,
    wholly_within,
)
from battlemat.geometry import Box, distance, shifted
from tests.rule_marks import rule

SHIP = base("small", (0.0, 0.0, 0.0))
SIZES: tuple[BaseSize, ...] = ("small", "medium", "large")


def small(x: float, y: float, heading: float = 0.0) -> Base:
    return base("small", (x, y, heading))


def ahead(gap: float, size: BaseSize = "small") -> Base:
    """A ship straight ahead of SHIP, its nearest point so far from SHIP's base."""
    return base(size, (0.0, 20.0 + gap + FIGURES.base[size].length / 2, 0.0))


def arcs(other: Base, ship: Base = SHIP) -> list[StandardArc]:
    return [arc for arc in STANDARD_ARCS if in_arc(ship, arc, other)]


# Range


@rule("XW-ARC-01")
@pytest.mark.parametrize(("gap", "expected"), [(50.0, 1), (150.0, 2), (250.0, 3), (350.0, 4), (450.0, 5)])
def test_range_is_counted_in_sections_of_100_millimetres(gap: float, expected: int) -> None:
    assert range_between(SHIP, ahead(gap)) == expected


@rule("XW-ARC-02")
def test_range_is_measured_between_the_closest_points() -> None:
    other = small(100.0, 100.0)
    assert distance(SHIP, other) == pytest.approx(84.85, abs=0.005)
    assert range_between(SHIP, other) == 1


@rule("XW-ARC-03")
@pytest.mark.parametrize(("gap", "expected"), [(100.0, 1), (100.1, 2), (200.0, 2), (300.0, 3), (300.1, 4)])
def test_the_line_between_two_sections_belongs_to_the_nearer(gap: float, expected: int) -> None:
    assert range_of(gap) == expected
    assert range_between(SHIP, ahead(gap)) == expected


@rule("XW-ARC-03")
@pytest.mark.parametrize("heading", [0.0, 30.0, 45.0, 77.7, 213.4])
def test_the_limit_holds_in_every_direction(heading: float) -> None:
    for gap, expected in ((100.0, 1), (100.1, 2), (300.0, 3), (300.1, 4)):
        pose = (455.0, 455.0, heading)
        other = shifted(pose, 0.0, 40.0 + gap)
        assert (
            range_between(base("small", pose), base("small", (round(other[0], 4), round(other[1], 4), heading)))
            == expected
        )


@rule("XW-ARC-04")
def test_range_to_a_ship_ends_at_its_base() -> None:
    """A base edge 105 mm away is at range 2; anything that reached 10 mm beyond it would be at range 1."""
    assert [range_between(SHIP, ahead(105.0, size)) for size in SIZES] == [2, 2, 2]
    assert range_between(SHIP, ahead(95.0)) == 1


@rule("XW-ARC-05")
def test_range_to_an_asteroid_is_measured_to_its_nearest_point() -> None:
    lowest = min(y for _, y in FIGURES.obstacle["coreasteroid5"].points)
    rock = obstacle("coreasteroid5", (0.0, 20.0 + 90.0 - lowest, 0.0))
    assert distance(SHIP, rock) == pytest.approx(90.0)
    assert distance(SHIP, small(rock.x, rock.y)) + 20.0 > 100.0  # its middle is farther
    assert range_between(SHIP, rock) == 1


@rule("XW-ARC-06")
def test_range_is_the_straight_distance_without_the_width_of_the_ruler() -> None:
    step = 99.0 / 2**0.5
    assert range_between(SHIP, ahead(99.0)) == 1
    assert range_between(SHIP, small(40.0 + step, 40.0 + step)) == 1
    assert distance(SHIP, small(40.0 + step, 40.0 + step)) == pytest.approx(99.0)


@rule("XW-ARC-07")
def test_range_0_to_1_includes_both_sections() -> None:
    assert [at_range(SHIP, ahead(gap), 0, 1) for gap in (0.0, 60.0, 140.0)] == [True, True, False]
    assert [at_range(SHIP, ahead(gap), 1, 2) for gap in (0.0, 60.0, 140.0, 240.0)] == [False, True, True, False]
    assert [at_range(SHIP, ahead(gap), 2, 3) for gap in (60.0, 100.0, 140.0, 300.0, 301.0)] == [
        False,
        False,
        True,
        True,
        False,
    ]


@rule("XW-ARC-08")
def test_a_ship_is_at_the_range_of_its_closest_point_only() -> None:
    large = ahead(90.0, "large")
    assert at_range(SHIP, large, 1, 1)
    assert not at_range(SHIP, large, 2, 2)


@rule("XW-ARC-09")
def test_wholly_within_range_1() -> None:
    assert [wholly_within(SHIP, ahead(gap), 1) for gap in (20.0, 90.0)] == [True, False]
    assert wholly_within(SHIP, ahead(60.0), 1)  # its far edge lies on the limit
    assert not wholly_within(SHIP, ahead(60.1), 1)
    assert wholly_within(SHIP, ahead(0.0), 1)  # in contact
    assert wholly_within(SHIP, ahead(90.0), 2)


@rule("XW-ARC-10")
def test_beyond_range_1() -> None:
    assert [beyond_range(SHIP, ahead(gap), 1) for gap in (101.0, 99.0, 100.0)] == [True, False, False]


@rule("XW-ARC-11")
def test_example_of_two_ties() -> None:
    near, far = small(0.0, 80.0), small(0.0, 150.0)
    assert wholly_within(SHIP, near, 1)
    assert not beyond_range(SHIP, near, 1)
    assert beyond_range(SHIP, far, 1)


@rule("XW-ARC-12")
def test_contact_is_range_0_and_a_millimetre_is_range_1() -> None:
    ship = small(100.0, 100.0)
    assert range_between(ship, small(140.0, 100.0)) == 0
    assert range_between(ship, small(140.0, 140.0)) == 0  # corner to corner
    assert range_between(ship, small(100.0, 141.0)) == 1
    assert range_between(ship, small(110.0, 110.0)) == 0  # overlapping


@rule("XW-ARC-14")
@pytest.mark.parametrize("other", [small(123.0, 98.0, 33.0), base("large", (-180.0, 77.0, 200.0)), small(0.0, -240.0)])
def test_range_is_mutual(other: Base) -> None:
    assert range_between(SHIP, other) == range_between(other, SHIP)
    assert distance(SHIP, other) == pytest.approx(distance(other, SHIP))


# Attack range


@rule("XW-ARC-16")
def test_attack_range_is_measured_inside_the_arc() -> None:
    defender = small(120.0, 100.0)
    (band,) = attack_bands(SHIP, "front", defender)
    assert band.first.start == pytest.approx((17.15, 20.0), abs=0.01)
    assert band.first.end == pytest.approx((100.0, 116.59), abs=0.01)
    assert attack_distance(SHIP, "front", defender) == pytest.approx(127.25, abs=0.01)
    assert attack_range(SHIP, "front", defender) == 2


@rule("XW-ARC-16")
def test_there_is_no_attack_range_to_a_ship_outside_the_arc() -> None:
    assert attack_range(SHIP, "rear", small(120.0, 100.0)) is None
    assert attack_range(SHIP, "front", small(0.0, 400.0)) is None


@rule("XW-ARC-16")
def test_attack_range_in_a_side_arc_starts_at_the_side() -> None:
    assert attack_distance(SHIP, "right", small(140.0, 0.0)) == pytest.approx(100.0)
    assert attack_range(SHIP, "right", small(140.0, 0.0)) == 1
    assert attack_distance(SHIP, "bullseye", small(25.0, 100.0)) == pytest.approx(60.0)
    assert attack_distance(SHIP, "full_front", small(100.0, 20.0)) == pytest.approx(60.0)


@rule("XW-ARC-17")
def test_one_target_at_different_attack_ranges_for_different_weapons() -> None:
    target = small(120.0, 100.0)
    assert attack_range(SHIP, "front", target) == 2
    assert attack_range(SHIP, "right", target) == 1


@rule("XW-ARC-18")
def test_plain_range_ignores_the_arc() -> None:
    defender = small(120.0, 100.0)
    assert distance(SHIP, defender) == pytest.approx(100.0)
    assert range_between(SHIP, defender) == 1


# Arcs


@rule("XW-ARC-19")
def test_any_part_of_the_base_in_the_arc_is_enough() -> None:
    assert in_arc(SHIP, "front", small(100.0, 100.0))
    assert not in_arc(SHIP, "front", small(130.0, 100.0))  # its corner (110, 120) is outside


@rule("XW-ARC-20")
@pytest.mark.parametrize("arc", ["front", "bullseye", "full_front"])
def test_arcs_end_at_range_3(arc: ShipArc) -> None:
    assert in_arc(SHIP, arc, ahead(300.0))
    assert not in_arc(SHIP, arc, ahead(301.0))


@rule("XW-ARC-20")
def test_only_the_part_within_range_3_can_be_in_the_arc() -> None:
    """The base is at range 3, but what of it is in the front arc is farther away."""
    ship = base("small", (0.0, 0.0, 0.0))
    edge = tan(radians(40.62))
    y = 251.0
    other = base("large", (edge * (y + 40.0) + 40.0 - 1.0, y, 0.0))
    assert range_between(ship, other) == 3
    assert not in_arc(ship, "front", other)


@rule("XW-ARC-21")
def test_what_lies_under_the_base_is_in_no_arc() -> None:
    ship = base("large", (0.0, 0.0, 0.0))
    every: tuple[ShipArc, ...] = (*STANDARD_ARCS, "bullseye", "full_front", "full_rear")
    bomb = device("protonbomb", (5.0, 3.0, 20.0))
    assert not any(in_arc(ship, arc, bomb) for arc in every)
    assert in_arc(ship, "front", device("protonbomb", (0.0, 30.0, 0.0)))  # sticks out ahead
    assert not in_arc(ship, "rear", device("protonbomb", (0.0, 30.0, 0.0)))


@rule("XW-ARC-22")
@pytest.mark.parametrize(("gap", "expected"), [(0.0, True), (1.0, False)])
def test_guides_do_not_reach_into_an_arc(gap: float, expected: bool) -> None:
    """A ship looks straight at the arc line; its guides would reach across the last millimetre, its base does not."""
    angle = radians(40.62)
    along = 150.0
    on_line = (along * sin(angle), along * cos(angle))
    away = (cos(angle), -sin(angle))
    x, y = (on_line[i] + (20.0 + gap) * away[i] for i in (0, 1))
    other = base("small", (round(x, 4), round(y, 4), round(40.62 - 90.0 + 360.0, 4)))
    assert in_arc(SHIP, "front", other) is expected
    assert in_arc(SHIP, "right", other)


@rule("XW-ARC-23")
def test_a_ship_across_an_arc_line_is_in_both_arcs() -> None:
    assert arcs(small(100.0, 100.0)) == ["front", "right"]
    assert arcs(small(-100.0, -100.0)) == ["rear", "left"]


@rule("XW-ARC-24")
@pytest.mark.parametrize(
    ("x", "y", "arc"), [(0.0, 100.0, "front"), (100.0, 0.0, "right"), (-100.0, 0.0, "left"), (0.0, -100.0, "rear")]
)
def test_four_standard_arcs(x: float, y: float, arc: StandardArc) -> None:
    assert arcs(small(x, y)) == [arc]


@rule("XW-ARC-25")
@pytest.mark.parametrize(("size", "opening"), [("small", 81.24), ("medium", 82.80), ("large", 83.52)])
def test_arc_lines_cross_in_the_middle_of_the_base(size: BaseSize, opening: float) -> None:
    """A speck a hundredth of a degree inside or outside the line, near and far, ahead and behind."""
    ship = base(size, (0.0, 0.0, 0.0))
    for reach in (70.0, 290.0):
        for turn, arc in ((0.0, "front"), (180.0, "rear")):
            for sign in (-1.0, 1.0):
                for off, expected in ((-0.01, True), (0.01, False)):
                    angle = radians(turn + sign * (opening / 2 + off))
                    speck = Box((reach * sin(angle), reach * cos(angle), 0.0), 0.001, 0.001)
                    assert in_arc(ship, arc, speck) is expected  # type: ignore[arg-type]


@rule("XW-ARC-25")
def test_the_lines_leave_a_small_base_17_millimetres_from_the_middle() -> None:
    (band,) = attack_bands(SHIP, "front", base("large", (0.0, 160.0, 0.0)))
    assert sorted([band.first.start[0], band.last.start[0]]) == pytest.approx([-17.15, 17.15], abs=0.01)


@rule("XW-ARC-27")
def test_side_arcs() -> None:
    assert arcs(small(-150.0, 0.0)) == ["left"]
    assert arcs(small(150.0, 0.0)) == ["right"]


@rule("XW-ARC-28")
def test_rear_arc() -> None:
    assert arcs(small(0.0, -150.0)) == ["rear"]


@rule("XW-ARC-29")
def test_the_bullseye_arc_is_as_wide_as_the_ruler() -> None:
    assert in_arc(SHIP, "bullseye", small(27.0, 100.0))
    assert not in_arc(SHIP, "bullseye", small(28.0, 200.0))
    assert in_arc(SHIP, "bullseye", small(-27.4, 300.0))
    assert not in_arc(SHIP, "bullseye", small(-27.41, 300.0))
    assert not in_arc(SHIP, "bullseye", small(0.0, -100.0))


@rule("XW-ARC-29")
@pytest.mark.parametrize("size", SIZES)
def test_what_is_in_the_bullseye_arc_is_in_the_front_arc(size: BaseSize) -> None:
    ship = base(size, (0.0, 0.0, 0.0))
    half = FIGURES.base[size].length / 2
    for x in (-27.4, 0.0, 27.4):
        for gap in (0.0, 100.0, 300.0):
            other = small(x, half + gap + 20.0)
            assert in_arc(ship, "bullseye", other)
            assert in_arc(ship, "front", other)


@rule("XW-ARC-31")
def test_full_arcs_are_divided_by_the_midline() -> None:
    one, two = small(200.0, 60.0), small(200.0, -60.0)
    assert [in_arc(SHIP, arc, one) for arc in ("full_front", "full_rear")] == [True, False]
    assert [in_arc(SHIP, arc, two) for arc in ("full_front", "full_rear")] == [False, True]


# Relative positions


@rule("XW-ARC-32")
def test_behind() -> None:
    assert side_of(SHIP, small(150.0, -30.0)) == "behind"
    assert side_of(SHIP, small(150.0, -10.0)) != "behind"


@rule("XW-ARC-33")
def test_in_front_of() -> None:
    assert side_of(SHIP, small(-200.0, 25.0)) == "in_front"
    assert side_of(SHIP, small(-200.0, 15.0)) != "in_front"


@rule("XW-ARC-34")
def test_flanking() -> None:
    assert side_of(SHIP, small(150.0, 10.0)) == "flanking"
    assert side_of(base("small", (0.0, 0.0, 90.0)), small(10.0, 150.0)) == "flanking"


@rule("XW-ARC-35")
@pytest.mark.parametrize(("x", "y"), [(0.0, 390.0), (0.0, -390.0), (390.0, 5.0)])
def test_relative_positions_end_at_range_3(x: float, y: float) -> None:
    assert side_of(SHIP, small(x, y)) is None


@rule("XW-ARC-36")
def test_entirely_inside_a_full_arc() -> None:
    assert [side_of(SHIP, small(x, y)) == "in_front" for x, y in ((150.0, 25.0), (150.0, 15.0), (0.0, 320.0))] == [
        True,
        False,
        True,
    ]
    assert range_between(SHIP, small(0.0, 320.0)) == 3


@rule("XW-ARC-38")
def test_a_single_turret_makes_the_arc_it_points_to_a_turret_arc() -> None:
    assert turret_arcs("left", double=False) == ("left",)
    assert in_arc(SHIP, "left", small(-150.0, 0.0))


@rule("XW-ARC-40")
@pytest.mark.parametrize(
    ("pointing", "both"), [("front", {"front", "rear"}), ("rear", {"front", "rear"}), ("left", {"left", "right"})]
)
def test_a_double_turret_points_in_opposite_directions(pointing: StandardArc, both: set[str]) -> None:
    assert set(turret_arcs(pointing, double=True)) == both


# Exactly on a line


@rule("XW-ARC-49")
def test_touching_the_midline_is_not_crossing_it() -> None:
    assert side_of(SHIP, small(150.0, 20.0)) == "in_front"
    assert side_of(SHIP, small(150.0, -20.0)) == "behind"


@rule("XW-ARC-49")
def test_a_base_that_touches_an_arc_line_is_in_the_arcs_on_both_sides() -> None:
    edge = tan(radians(40.62))
    corner = (120.0 * edge, 120.0)
    left_of_line = small(round(corner[0] - 20.0, 4), 140.0)  # its corner lies on the line from inside the front arc
    assert arcs(left_of_line) == ["front", "right"]
    right_of_line = small(round(corner[0] + 20.0, 4), 100.0)
    assert arcs(right_of_line) == ["front", "right"]
    assert arcs(small(round(corner[0] + 20.01, 4), 100.0)) == ["right"]
    assert arcs(small(round(corner[0] - 20.01, 4), 140.0)) == ["front"]


@rule("XW-ARC-49")
def test_a_base_that_touches_the_midline_is_in_both_full_arcs() -> None:
    assert in_arc(SHIP, "full_front", small(150.0, -20.0))
    assert in_arc(SHIP, "full_rear", small(150.0, 20.0))
    assert not in_arc(SHIP, "full_front", small(150.0, -20.01))
