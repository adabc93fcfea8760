"""Moving with templates, as far as it is geometry: maneuvers, overlaps, partial maneuvers, rolls (XW-MOV, XW-MAN)."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from battlemat.core.decision import Pose
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.flight.templates import (
    Move,
    barrel_roll,
    boost,
    decloak_speed,
    execute,
    fly,
    free_of,
    meets,
    moves_through,
    speeds,
    strip,
)
from battlemat.games.xwing.table.figures import FIGURES, BaseSize
from battlemat.games.xwing.table.measures import Base, base, in_play_area, range_between
from battlemat.geometry import Box, Shape, distance, overlaps, shifted, touches
from tests.rule_marks import rule

NORTH = (0.0, 0.0, 0.0)
NEAR = 0.005
"""Half the last digit the rules print."""


def small(x: float, y: float, heading: float = 0.0) -> Base:
    return base("small", (x, y, heading))


def patch(west: float, east: float, south: float, north: float) -> Shape:
    """An obstacle covering (west..east, south..north)."""
    return Box(((west + east) / 2, (south + north) / 2, 0.0), (east - west) / 2, (north - south) / 2)


def one(size: BaseSize, start: Pose, bearing: Bearing, speed: int, *others: Base) -> Move:
    (move,) = execute(size, start, bearing, speed, others)
    return move


# Bases


@rule("XW-MOV-02")
@pytest.mark.parametrize(("size", "length"), [("small", 40.0), ("medium", 60.0), ("large", 80.0)])
def test_bases_are_squares(size: BaseSize, length: float) -> None:
    half = length / 2
    assert base(size, NORTH).bounds() == (-half, -half, half, half)


@rule("XW-MOV-06")
def test_guides_have_no_size_when_range_is_measured() -> None:
    assert distance(small(100.0, 100.0), patch(99.0, 101.0, 130.0, 140.0)) == pytest.approx(10.0)


@rule("XW-MOV-14")
def test_overlapping_is_lying_on_an_object_at_the_end() -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 1)
    assert overlaps(move.base, patch(115.0, 125.0, 175.0, 185.0))
    assert not overlaps(move.base, patch(120.0, 130.0, 175.0, 185.0))  # shares an edge only


@rule("XW-MOV-15")
def test_touching_is_not_overlapping_and_the_maneuver_is_fully_executed() -> None:
    other = small(100.0, 220.0)
    move = one("small", (100.0, 100.0, 0.0), "straight", 1, other)
    assert move.end == (100.0, 180.0, 0.0)
    assert move.full
    assert range_between(move.base, other) == 0


@rule("XW-MOV-15")
@pytest.mark.parametrize("other", [small(140.0, 180.0), small(140.0, 220.0), small(60.0, 220.0), small(60.0, 199.0)])
def test_contact_at_a_side_or_a_corner_does_not_stop_a_ship(other: Base) -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 1, other)
    assert move.full
    assert touches(move.base, other)


@rule("XW-MOV-40")
def test_a_ship_on_the_corner_of_an_asteroid_is_at_range_0_of_it() -> None:
    assert range_between(small(100.0, 100.0), patch(119.0, 150.0, 119.0, 150.0)) == 0


@rule("XW-MOV-41")
def test_range_0_ends_when_one_of_them_moves_away() -> None:
    still = small(100.0, 60.0)
    assert range_between(small(100.0, 100.0), still) == 0
    assert range_between(one("small", (100.0, 100.0, 0.0), "straight", 1, still).base, still) == 1


# Templates and maneuvers


@rule("XW-MAN-06")
def test_eleven_templates() -> None:
    assert [len(speeds(bearing)) for bearing in ("straight", "bank_left", "turn_left")] == [5, 3, 3]
    assert [strip("straight", speed, 0).length for speed in range(1, 6)] == [40.0, 80.0, 120.0, 160.0, 200.0]
    banks = [strip("bank", speed, 1).end for speed in (1, 2, 3)]
    assert [end[0] / (1 - cos(radians(45))) for end in banks] == pytest.approx([80.0, 130.0, 180.0])
    assert [end[2] for end in banks] == [45.0, 45.0, 45.0]
    assert [strip("turn", speed, 1).end for speed in (1, 2, 3)] == [(r, r, 90.0) for r in (35.0, 62.5, 90.0)]
    assert {strip("turn", 1, 1).width, strip("bank", 3, -1).width, strip("straight", 5, 0).width} == {20.0}


@rule("XW-MAN-08")
def test_maneuver_ship() -> None:
    assert one("small", (100.0, 100.0, 0.0), "straight", 1).end == (100.0, 180.0, 0.0)


ENDS: list[tuple[Bearing, int, Pose, Pose, Pose]] = [
    ("straight", 1, (0.0, 80.0, 0.0), (0.0, 100.0, 0.0), (0.0, 120.0, 0.0)),
    ("straight", 2, (0.0, 120.0, 0.0), (0.0, 140.0, 0.0), (0.0, 160.0, 0.0)),
    ("straight", 3, (0.0, 160.0, 0.0), (0.0, 180.0, 0.0), (0.0, 200.0, 0.0)),
    ("straight", 4, (0.0, 200.0, 0.0), (0.0, 220.0, 0.0), (0.0, 240.0, 0.0)),
    ("straight", 5, (0.0, 240.0, 0.0), (0.0, 260.0, 0.0), (0.0, 280.0, 0.0)),
    ("bank_right", 1, (37.57, 90.71, 45.0), (44.64, 107.78, 45.0), (51.72, 124.85, 45.0)),
    ("bank_right", 2, (52.22, 126.07, 45.0), (59.29, 143.14, 45.0), (66.36, 160.21, 45.0)),
    ("bank_right", 3, (66.86, 161.42, 45.0), (73.93, 178.49, 45.0), (81.01, 195.56, 45.0)),
    ("turn_right", 1, (55.0, 55.0, 90.0), (65.0, 65.0, 90.0), (75.0, 75.0, 90.0)),
    ("turn_right", 2, (82.5, 82.5, 90.0), (92.5, 92.5, 90.0), (102.5, 102.5, 90.0)),
    ("turn_right", 3, (110.0, 110.0, 90.0), (120.0, 120.0, 90.0), (130.0, 130.0, 90.0)),
    ("bank_left", 2, (-52.22, 126.07, 315.0), (-59.29, 143.14, 315.0), (-66.36, 160.21, 315.0)),
    ("turn_left", 1, (-55.0, 55.0, 270.0), (-65.0, 65.0, 270.0), (-75.0, 75.0, 270.0)),
    ("koiogran", 4, (0.0, 200.0, 180.0), (0.0, 220.0, 180.0), (0.0, 240.0, 180.0)),
    ("segnor_right", 3, (66.86, 161.42, 225.0), (73.93, 178.49, 225.0), (81.01, 195.56, 225.0)),
    ("segnor_left", 3, (-66.86, 161.42, 135.0), (-73.93, 178.49, 135.0), (-81.01, 195.56, 135.0)),
    ("reverse_straight", 1, (0.0, -80.0, 0.0), (0.0, -100.0, 0.0), (0.0, -120.0, 0.0)),
    ("reverse_bank_right", 1, (37.57, -90.71, 315.0), (44.64, -107.78, 315.0), (51.72, -124.85, 315.0)),
    ("reverse_bank_left", 1, (-37.57, -90.71, 45.0), (-44.64, -107.78, 45.0), (-51.72, -124.85, 45.0)),
]


@rule("XW-MAN-25", "XW-MAN-26", "XW-MAN-27", "XW-MAN-28", "XW-MAN-29", "XW-MAN-40", "XW-MAN-41", "XW-MAN-42")
@pytest.mark.parametrize(("bearing", "speed", "by_small", "by_medium", "by_large"), ENDS)
def test_where_maneuvers_end(bearing: Bearing, speed: int, by_small: Pose, by_medium: Pose, by_large: Pose) -> None:
    sizes: tuple[tuple[BaseSize, Pose], ...] = (("small", by_small), ("medium", by_medium), ("large", by_large))
    for size, end in sizes:
        assert one(size, NORTH, bearing, speed).end == pytest.approx(end, abs=NEAR)


@rule("XW-MAN-25", "XW-MAN-26", "XW-MAN-27", "XW-MAN-40")
@pytest.mark.parametrize("heading", [90.0, 45.0, 217.5])
@pytest.mark.parametrize("bearing", ["straight", "bank_left", "turn_right", "reverse_bank_right", "segnor_left"])
def test_a_maneuver_turns_with_the_ship(bearing: Bearing, heading: float) -> None:
    x, y, turn = one("medium", NORTH, bearing, 1).end
    s, c = sin(radians(heading)), cos(radians(heading))
    expected = (300.0 + x * c + y * s, 200.0 - x * s + y * c, (heading + turn) % 360.0)
    assert one("medium", (300.0, 200.0, heading), bearing, 1).end == pytest.approx(expected, abs=1e-3)


@rule("XW-MAN-25")
def test_a_large_ship_goes_straight() -> None:
    assert one("large", (300.0, 100.0, 0.0), "straight", 3).end == (300.0, 300.0, 0.0)


@rule("XW-MAN-28")
def test_a_koiogran_turn_faces_back() -> None:
    assert one("small", (100.0, 100.0, 0.0), "koiogran", 4).end == (100.0, 300.0, 180.0)


@rule("XW-MAN-30")
@pytest.mark.parametrize(
    ("bearing", "end"), [("tallon_right", (82.5, 82.5, 180.0)), ("tallon_left", (-82.5, 82.5, 180.0))]
)
def test_a_tallon_roll_turns_a_ship_around(bearing: Bearing, end: Pose) -> None:
    assert fly("small", NORTH, bearing, 2)[1].end == end


@rule("XW-MAN-31")
def test_a_tallon_roll_has_three_positions() -> None:
    moves = execute("small", NORTH, "tallon_right", 3, [])
    assert {move.end for move in moves} == {(110.0, y, 180.0) for y in (100.0, 110.0, 120.0)}
    assert {move.position: move.end[1] for move in moves} == {"front": 100.0, "middle": 110.0, "rear": 120.0}


@rule("XW-MAN-31")
def test_a_free_position_of_a_tallon_roll_must_be_chosen() -> None:
    blocked_from = small(110.0, 155.0)  # on the rear and middle positions
    (move,) = execute("small", NORTH, "tallon_right", 3, [small(110.0, 145.0)])
    assert (move.position, move.full) == ("front", True)
    assert [move.position for move in execute("small", NORTH, "tallon_right", 3, [blocked_from])] == ["front", "middle"]


@rule("XW-MAN-32")
def test_a_blocked_koiogran_turn_does_not_turn_around() -> None:
    other = small(100.0, 300.0)
    move = one("small", (100.0, 100.0, 0.0), "koiogran", 4, other)
    assert move.end == (100.0, 260.0, 0.0)
    assert not move.full
    assert range_between(move.base, other) == 0


@rule("XW-MAN-32")
def test_a_blocked_tallon_roll_ends_like_a_turn() -> None:
    wall = base("large", (110.0, 110.0, 0.0))
    assert one("small", NORTH, "tallon_right", 3, wall).end == one("small", NORTH, "turn_right", 3, wall).end
    assert one("small", NORTH, "segnor_right", 3, small(67.0, 161.0)).end[2] < 90.0


@rule("XW-MAN-33")
def test_a_ship_on_the_template_does_not_block_a_segnors_loop() -> None:
    move = one("small", NORTH, "segnor_left", 3, small(-14.0, 89.0))
    assert moves_through(move, small(-14.0, 89.0)) is not None
    assert move.end == pytest.approx((-66.86, 161.42, 135.0), abs=NEAR)
    assert move.full


@rule("XW-MAN-34", "XW-MAN-38")
def test_a_stationary_ship_stays_where_it_is_and_fully_executes() -> None:
    move = one("small", (200.0, 200.0, 90.0), "stationary", 0, small(240.0, 200.0))
    assert move.end == (200.0, 200.0, 90.0)
    assert move.full


@rule("XW-MAN-37")
def test_a_stationary_ship_overlaps_nobody_and_keeps_touching() -> None:
    other = small(239.9999, 200.0)
    move = one("small", (200.0, 200.0, 90.0), "stationary", 0, other)
    assert move.last == -1
    assert range_between(move.base, other) == 0


@rule("XW-MAN-40", "XW-MAN-41")
def test_reverse_straight() -> None:
    assert one("small", (100.0, 200.0, 0.0), "reverse_straight", 1).end == (100.0, 120.0, 0.0)
    assert one("medium", (400.0, 400.0, 0.0), "reverse_straight", 1).end == (400.0, 300.0, 0.0)


# Moving through


@rule("XW-MOV-09", "XW-OBS-03")
def test_moving_through_is_the_template_lying_on_an_object() -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 2)  # template y 120..200, base y 200..240
    assert moves_through(move, patch(105.0, 150.0, 150.0, 160.0)) is not None
    assert meets(move, {"rock": patch(105.0, 150.0, 150.0, 160.0)}) == ["rock"]
    assert not overlaps(move.base, patch(105.0, 150.0, 150.0, 160.0))
    assert moves_through(move, patch(110.0, 150.0, 150.0, 160.0)) is None  # touches its edge
    assert moves_through(move, patch(90.0, 110.0, 200.0, 210.0)) is None  # touches its end


@rule("XW-MAN-09", "XW-OBS-03")
def test_the_width_of_the_base_counts_only_at_the_ends() -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 3)
    assert meets(move, {"rock": patch(115.0, 125.0, 170.0, 190.0)}) == []


@rule("XW-MOV-12")
def test_moving_through_ships_changes_nothing() -> None:
    other = small(100.0, 220.0)
    move = one("small", (100.0, 100.0, 0.0), "straight", 5, other)
    assert moves_through(move, other) is not None
    assert (move.end, move.full) == ((100.0, 340.0, 0.0), True)
    crossing = Box((100.0, 140.0, 0.0), 40.0, 20.0)
    assert moves_through(boost("small", (100.0, 100.0, 0.0), "straight"), crossing) is not None
    assert free_of(boost("small", (100.0, 100.0, 0.0), "straight").base, [crossing])


@rule("XW-MOV-28", "XW-OBS-29", "XW-DEV-23")
def test_only_the_used_part_of_the_template_counts() -> None:
    rock = patch(95.0, 105.0, 235.0, 245.0)
    move = one("small", (100.0, 100.0, 0.0), "straight", 4, base("large", (100.0, 260.0, 0.0)))
    assert move.end == (100.0, 200.0, 0.0)
    assert move.used == pytest.approx(60.0)
    assert meets(move, {"rock": rock}) == []
    assert meets(move, {"near": patch(95.0, 105.0, 170.0, 178.0)}) == ["near"]
    assert meets(one("small", (100.0, 100.0, 0.0), "straight", 4), {"rock": rock}) == ["rock"]


@rule("XW-MOV-28")
def test_only_the_used_part_of_a_bend_counts() -> None:
    wall = base("large", (60.0, 190.0, 0.0))
    free, blocked = one("small", NORTH, "bank_right", 3), one("small", NORTH, "bank_right", 3, wall)
    assert 0.0 < blocked.used < free.used - 30.0
    x, y = shifted((0.0, 20.0, 0.0), *strip("bank", 3, 1).point(free.used - 5.0))[:2]
    far = patch(x - 1.0, x + 1.0, y - 1.0, y + 1.0)
    assert moves_through(free, far) is not None
    assert moves_through(blocked, far) is None


@rule("XW-MOV-28")
def test_a_ship_back_at_its_start_has_used_no_template() -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 1, base("medium", (100.0, 150.0, 0.0)))
    assert move.used == 0.0
    assert meets(move, {"rock": patch(95.0, 105.0, 121.0, 140.0)}) == []


@rule("XW-MOV-29", "XW-OBS-30")
def test_objects_are_met_in_order_along_the_template() -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 5)
    things = {
        "farther under the end": patch(105.0, 115.0, 345.0, 355.0),
        "under the end": patch(85.0, 95.0, 330.0, 350.0),
        "at 150": patch(95.0, 105.0, 270.0, 280.0),
        "at 50": patch(95.0, 105.0, 170.0, 175.0),
        "beside": patch(130.0, 140.0, 150.0, 160.0),
    }
    assert meets(move, things) == ["at 50", "at 150", "under the end", "farther under the end"]


@rule("XW-MOV-29", "XW-OBS-30")
def test_objects_are_met_in_order_around_a_turn() -> None:
    move = one("small", NORTH, "turn_right", 3)
    ring = strip("turn", 3, 1)
    places = {share: shifted((0.0, 20.0, 0.0), *ring.point(share / 10 * ring.length)) for share in (8, 2, 5)}
    assert meets(move, {share: Box(place, 4.0, 4.0) for share, place in places.items()}) == [2, 5, 8]


@rule("XW-MOV-30", "XW-OBS-33")
def test_an_obstacle_left_behind_is_not_met_again() -> None:
    behind = patch(80.0, 120.0, 70.0, 100.0)  # under the rear half of the base
    move = one("small", (100.0, 100.0, 0.0), "straight", 2)
    assert range_between(small(100.0, 100.0), behind) == 0
    assert meets(move, {"rock": behind}) == []


@rule("XW-OBS-34")
def test_an_obstacle_under_the_front_edge_is_moved_through() -> None:
    assert meets(one("small", (100.0, 100.0, 0.0), "straight", 2), {"rock": patch(95.0, 105.0, 110.0, 125.0)}) == [
        "rock"
    ]


# Partial maneuvers


@rule("XW-MOV-17")
def test_a_blocked_ship_is_moved_back_until_it_overlaps_nobody() -> None:
    move = one("small", (100.0, 100.0, 0.0), "straight", 3, small(100.0, 270.0))
    assert move.end == (100.0, 230.0, 0.0)
    assert not move.full


@rule("XW-MOV-18")
def test_both_guides_stay_on_the_centre_line() -> None:
    large = base("large", (-110.0, 230.0, 0.0))
    assert one("medium", NORTH, "bank_left", 3).end[:2] == pytest.approx((-73.93, 178.49), abs=NEAR)
    move = one("medium", NORTH, "bank_left", 3, large)
    assert move.end == pytest.approx((-57.31, 160.70, 360.0 - 43.42), abs=NEAR)
    assert shifted(move.end, 0.0, -30.0)[:2] == pytest.approx((-36.69, 138.91), abs=0.01)
    assert shifted(move.end, 0.0, 30.0)[:2] == pytest.approx((-77.93, 182.49), abs=0.01)
    assert range_between(move.base, large) == 0


@rule("XW-MOV-18")
def test_a_blocked_reverse_bank_is_the_mirror_of_a_blocked_bank() -> None:
    """Front and rear are exchanged: turned around, the reverse maneuver is the forward one."""
    forward = one("small", NORTH, "bank_left", 1, small(-45.0, 100.0, 10.0))
    reverse = one("small", NORTH, "reverse_bank_right", 1, small(45.0, -100.0, 10.0))
    x, y, heading = forward.end
    assert not forward.full
    assert reverse.end == pytest.approx((-x, -y, heading), abs=1e-3)
    assert reverse.used == pytest.approx(forward.used)


@rule("XW-MOV-19")
def test_a_ship_ends_in_contact_with_the_last_ship_it_left() -> None:
    b, c = small(200.0, 405.0), small(200.0, 350.0)
    move = one("small", (200.0, 200.0, 0.0), "straight", 4, b, c)
    assert move.end == (200.0, 310.0, 0.0)
    assert move.last == 1
    assert range_between(move.base, c) == 0
    assert range_between(move.base, b) == 1
    assert distance(move.base, b) == pytest.approx(55.0)


@rule("XW-MOV-20")
def test_a_ship_may_be_moved_back_to_its_start() -> None:
    medium = base("medium", (100.0, 150.0, 0.0))
    move = one("small", (100.0, 100.0, 0.0), "straight", 1, medium)
    assert move.end == (100.0, 100.0, 0.0)
    assert not move.full
    assert touches(move.base, medium)


@rule("XW-MOV-39")
@pytest.mark.parametrize(
    "bearing", ["straight", "bank_left", "bank_right", "turn_left", "turn_right", "reverse_straight"]
)
@pytest.mark.parametrize("heading", [0.0, 12.3, 45.0, 200.0])
def test_after_a_partial_maneuver_the_ships_are_at_range_0(bearing: Bearing, heading: float) -> None:
    start = (455.1234, 455.4321, heading)
    x, y, facing = fly("medium", start, bearing, 3)[0].end
    blocker = base("small", (round(x + 7.0, 4), round(y - 5.0, 4), round((facing + 21.0) % 360.0, 4)))
    move = one("medium", start, bearing, 3, blocker)
    assert not move.full
    assert range_between(move.base, blocker) == 0
    assert not overlaps(move.base, blocker)


# The play area


@rule("XW-MOV-31")
def test_the_play_area_is_a_square_of_910_millimetres() -> None:
    assert FIGURES.play_area == 910.0
    assert in_play_area(small(20.0, 20.0))
    assert in_play_area(small(890.0, 890.0))
    assert not in_play_area(small(890.1, 500.0))


@rule("XW-MOV-33")
def test_a_corner_outside_is_enough() -> None:
    assert in_play_area(small(100.0, 890.0))
    assert not in_play_area(small(200.0, 891.0))
    assert in_play_area(small(100.0, 881.0, 45.0))
    assert not in_play_area(small(100.0, 882.0, 45.0))


@rule("XW-MOV-34")
def test_a_template_may_lie_outside() -> None:
    move = one("small", (300.0, 880.0, 45.0), "turn_right", 1)
    assert move.end == pytest.approx((377.78, 880.0, 135.0), abs=NEAR)
    assert moves_through(move, patch(300.0, 400.0, 912.0, 920.0)) is not None
    assert moves_through(move, patch(300.0, 400.0, 914.4, 920.0)) is None
    assert move.base.bounds()[3] == pytest.approx(908.28, abs=NEAR)
    assert in_play_area(move.base)


# Boosts, barrel rolls, decloaks


def ends(moves: tuple[Move, ...]) -> list[Pose]:
    return [move.end for move in moves]


@rule("XW-ACT-60", "XW-ACT-73")
def test_a_small_ship_barrel_rolls() -> None:
    assert ends(barrel_roll("small", (400.0, 400.0, 0.0), "right")) == [(480.0, y, 0.0) for y in (410.0, 400.0, 390.0)]
    assert [move.position for move in barrel_roll("small", NORTH, "right")] == ["front", "middle", "rear"]
    assert barrel_roll("small", (100.0, 100.0, 0.0), "right")[0].end == (180.0, 110.0, 0.0)
    assert ends(barrel_roll("small", (400.0, 400.0, 90.0), "left")) == [(x, 480.0, 90.0) for x in (410.0, 400.0, 390.0)]


@rule("XW-ACT-61", "XW-ACT-74")
def test_medium_and_large_ships_barrel_roll_on_the_long_side() -> None:
    assert ends(barrel_roll("medium", (400.0, 400.0, 0.0), "right")) == [(480.0, y, 0.0) for y in (420.0, 400.0, 380.0)]
    assert barrel_roll("large", (300.0, 300.0, 0.0), "left")[1].end == (200.0, 300.0, 0.0)


@rule("XW-ACT-60", "XW-ACT-61")
def test_the_template_of_a_barrel_roll_lies_beside_the_ship() -> None:
    """Small: 40 mm out and 20 mm wide; medium: 20 mm out and 40 mm wide."""
    for size, out, half_width in (("small", (20.0, 60.0), 10.0), ("medium", (30.0, 50.0), 20.0)):
        for move in barrel_roll(size, NORTH, "right"):  # type: ignore[arg-type]
            west, east = out
            assert moves_through(move, patch(west + 0.1, west + 1.0, half_width - 1.0, half_width + 5.0)) is not None
            assert moves_through(move, patch(east - 1.0, east - 0.1, -half_width - 5.0, -half_width + 1.0)) is not None
            assert moves_through(move, patch(west, east, half_width, half_width + 5.0)) is None
            assert moves_through(move, patch(-20.0, 0.0, -5.0, 5.0)) is None


@rule("XW-ACT-75", "XW-ACT-84")
def test_three_boosts() -> None:
    bearings: tuple[Bearing, ...] = ("bank_left", "straight", "bank_right")
    assert [boost("small", (400.0, 400.0, 0.0), bearing).end for bearing in bearings] == [
        pytest.approx((362.43, 490.71, 315.0), abs=NEAR),
        (400.0, 480.0, 0.0),
        pytest.approx((437.57, 490.71, 45.0), abs=NEAR),
    ]


@rule("XW-ACT-95")
def test_decloak_moves_of_a_small_ship() -> None:
    speed = decloak_speed("small")
    start = (400.0, 400.0, 0.0)
    moves = [boost("small", start, "straight", speed)]
    moves += [*barrel_roll("small", start, "left", speed), *barrel_roll("small", start, "right", speed)]
    sides = {(x, y, 0.0) for x in (280.0, 520.0) for y in (390.0, 400.0, 410.0)}
    assert {move.end for move in moves} == {(400.0, 520.0, 0.0)} | sides


@rule("XW-ACT-96")
@pytest.mark.parametrize(("size", "forward", "lateral"), [("medium", 100.0, 80.0), ("large", 120.0, 100.0)])
def test_decloak_moves_of_larger_ships(size: BaseSize, forward: float, lateral: float) -> None:
    speed = decloak_speed(size)
    assert boost(size, (400.0, 400.0, 0.0), "straight", speed).end == (400.0, 400.0 + forward, 0.0)
    assert ends(barrel_roll(size, (400.0, 400.0, 0.0), "right", speed)) == [
        (400.0 + lateral, y, 0.0) for y in (420.0, 400.0, 380.0)
    ]
