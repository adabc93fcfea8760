"""X-Wing's ruler and templates against Shapely: arcs, attack range, obstruction, what a move meets."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon, box

from battlemat.core.decision import Pose, on_grid
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.flight.templates import bank_roll, deploy_start, execute, fly, guide_of, meets, speeds
from battlemat.games.xwing.table.figures import DEVICES, FIGURES, OBSTACLES, BaseSize
from battlemat.games.xwing.table.measures import (
    Base,
    ShipArc,
    attack_distance,
    base,
    device,
    in_arc,
    measuring_lines,
    obstacle,
    side_of,
    wholly_within,
)
from battlemat.games.xwing.table.placing import first_on_grid
from battlemat.geometry import Shape, overlaps, shifted, touches
from tests.geometry.oracle import CLOSE, as_shapely, headings, placed

sizes = st.sampled_from(["small", "medium", "large"])
coordinates = st.floats(-330.0, 330.0)
targets = st.builds(lambda size, x, y, h: base(size, on_grid((x, y, h))), sizes, coordinates, coordinates, headings)
tokens = st.one_of(
    st.builds(
        lambda token, x, y, h: obstacle(token, on_grid((x, y, h))),
        st.sampled_from(sorted(OBSTACLES)),
        coordinates,
        coordinates,
        headings,
    ),
    st.builds(
        lambda token, x, y, h: device(token, on_grid((x, y, h))),
        st.sampled_from(sorted(DEVICES)),
        coordinates,
        coordinates,
        headings,
    ),
)
ARCS: tuple[ShipArc, ...] = ("front", "right", "rear", "left", "bullseye", "full_front", "full_rear")
FAR = 2000.0


def wedge(size: BaseSize, arc: ShipArc) -> Any:
    """The endless arc of a ship at the origin."""
    half = FIGURES.base[size].front_arc / 2
    if arc == "bullseye":
        return box(-7.4, 0.0, 7.4, FAR)
    if arc.startswith("full"):
        return box(-FAR, 0.0, FAR, FAR) if arc == "full_front" else box(-FAR, -FAR, FAR, 0.0)
    bounds = {
        "front": (-half, half),
        "right": (half, 180 - half),
        "rear": (180 - half, 180 + half),
        "left": (180 + half, 360 - half),
    }
    angles = [radians(angle) for angle in bounds[arc]]
    return Polygon([(0.0, 0.0), *((FAR * sin(angle), FAR * cos(angle)) for angle in angles)])


@settings(max_examples=1500, deadline=None)
@given(sizes, headings, st.sampled_from(ARCS), st.one_of(targets, tokens))
def test_arcs_and_attack_range(size: BaseSize, heading: float, arc: ShipArc, target: Shape) -> None:
    pose = on_grid((0.0, 0.0, heading))
    ship = base(size, pose)
    if isinstance(target, Base) and overlaps(ship, target):
        return
    square = as_shapely(ship)
    area = placed(wedge(size, arc), pose).difference(square)
    reached = area.intersection(square.buffer(300.0, quad_segs=256))
    other = as_shapely(target)
    measured = attack_distance(ship, arc, target)
    assert (measured is not None) == in_arc(ship, arc, target)
    if other.distance(reached) > CLOSE:
        assert measured is None
    elif other.buffer(-2 * CLOSE).intersects(reached.buffer(-2 * CLOSE)):
        assert measured is not None
        seen = other.intersection(placed(wedge(size, arc), pose).buffer(1e-3))
        muzzle = square.intersection(placed(wedge(size, arc), pose).buffer(1e-3))
        if isinstance(target, Base):
            assert measured == pytest.approx(muzzle.distance(seen), abs=CLOSE)


@settings(max_examples=500, deadline=None)
@given(sizes, headings, targets)
def test_sides(size: BaseSize, heading: float, target: Base) -> None:
    pose = on_grid((0.0, 0.0, heading))
    ship, other = as_shapely(base(size, pose)), as_shapely(target)
    side = side_of(base(size, pose), target)
    if abs(ship.distance(other) - 300.0) < CLOSE:
        return
    if ship.distance(other) > 300.0:
        assert side is None
        return
    ahead = other.intersection(placed(box(-FAR, 0.0, FAR, FAR), pose)).area
    if min(ahead, other.area - ahead) > 1.0:
        assert side == "flanking"
    elif min(ahead, other.area - ahead) == 0.0:
        assert side == ("in_front" if ahead else "behind")


@settings(max_examples=400, deadline=None)
@given(sizes, targets, st.lists(tokens, max_size=4))
def test_measuring_lines_run_across_what_they_say(size: BaseSize, target: Base, things: list[Shape]) -> None:
    ship = base(size, (0.0, 0.0, 0.0))
    if touches(ship, target) or not in_arc(ship, "front", target):
        return
    lines = measuring_lines(ship, "front", target, dict(enumerate(things)))
    assert lines
    for line, across in lines:
        assert line.length == pytest.approx(attack_distance(ship, "front", target), abs=CLOSE)
        drawn = LineString(line)
        for number, thing in enumerate(things):
            if as_shapely(thing).buffer(-5 * CLOSE).intersection(drawn).length > 1.0:
                assert number in across
            if as_shapely(thing).distance(drawn) > CLOSE:
                assert number not in across


@settings(max_examples=300, deadline=None)
@given(sizes, targets, st.integers(1, 3))
def test_wholly_within(size: BaseSize, target: Base, last: int) -> None:
    ship = base(size, (0.0, 0.0, 0.0))
    reach = as_shapely(ship).buffer(100.0 * last, quad_segs=256)
    if reach.buffer(-0.02).contains(as_shapely(target)):
        assert wholly_within(ship, target, last)
    if not reach.buffer(0.02).contains(as_shapely(target)):
        assert not wholly_within(ship, target, last)


BEARINGS: tuple[Bearing, ...] = (
    "straight",
    "bank_left",
    "turn_right",
    "koiogran",
    "segnor_right",
    "tallon_left",
    "reverse_bank_left",
)


@settings(max_examples=400, deadline=None)
@given(sizes, st.sampled_from(BEARINGS), st.integers(1, 3), st.lists(targets, max_size=6), st.lists(tokens, max_size=6))
def test_a_move_meets_what_its_template_or_its_base_lies_on(
    size: BaseSize, bearing: Bearing, speed: int, ships: list[Base], things: list[Shape]
) -> None:
    start = (0.0, 0.0, 0.0)
    ships = [ship for ship in ships if not overlaps(base(size, start), ship)]
    for move in execute(size, start, bearing, speed, ships):
        assert not any(overlaps(move.base, ship) for ship in ships)
        assert move.strip is not None
        template = Polygon(move.strip.outline(move.laid, move.used)) if move.used > 1.0 else None
        for number, thing in enumerate(things):
            met = meets(move, {number: thing}) == [number]
            other = as_shapely(thing)
            areas = [as_shapely(move.base), *([template] if template else [])]
            if any(other.buffer(-0.2).intersection(area).area > 0.5 for area in areas):
                assert met
            if template and all(other.distance(area) > 0.2 for area in areas):
                assert not met


# Rarer moves


@pytest.mark.parametrize(
    ("speed", "hand", "way", "end"),
    [
        (1, "right", "forward", (90.71, 37.57, 315.0)),
        (2, "right", "forward", (126.07, 52.22, 315.0)),
        (1, "right", "backward", (90.71, -37.57, 45.0)),
        (1, "left", "forward", (-90.71, 37.57, 45.0)),
        (1, "left", "backward", (-90.71, -37.57, 315.0)),
    ],
)
def test_barrel_rolls_with_a_bank(speed: int, hand: Any, way: Any, end: Pose) -> None:
    front, middle, rear = bank_roll("small", (0.0, 0.0, 0.0), hand, way, speed)
    assert middle.end == pytest.approx(end, abs=0.005)
    assert front.end == pytest.approx(shifted(middle.end, 0.0, 10.0), abs=1e-3)
    assert rear.end == pytest.approx(shifted(middle.end, 0.0, -10.0), abs=1e-3)


def test_a_docked_ship_starts_at_the_guides_of_its_carrier() -> None:
    carrier = base("large", (400.0, 400.0, 0.0))
    start = deploy_start("large", carrier.pose, "small", "rear")
    deployed = fly("small", start, "straight", 2)[0].base
    assert deployed.pose == (400.0, 400.0 - 40.0 - 80.0 - 20.0, 180.0)
    ahead = fly("small", deploy_start("large", carrier.pose, "small", "front"), "bank_right", 1)[0]
    assert ahead.end == pytest.approx((437.57, 400.0 + 20.0 + 90.71, 45.0), abs=0.005)


def test_every_bearing_has_its_speeds_and_every_token_a_shape() -> None:
    assert list(speeds("stationary")) == [0]
    assert [max(speeds(bearing)) for bearing in BEARINGS] == [5, 3, 3, 5, 3, 3, 3]
    assert all(device(kind, (0.0, 0.0, 0.0)).parts and guide_of(kind) > 0 for kind in DEVICES)
    assert all(obstacle(outline, (0.0, 0.0, 0.0)).parts for outline in OBSTACLES)


def test_an_obstacle_that_no_card_places_has_no_guides() -> None:
    with pytest.raises(ValueError, match="no guides"):
        guide_of("coreasteroid0")


def test_the_first_place_of_a_grid_faces_north_unless_told_otherwise() -> None:
    region = [(10.0, 20.0), (90.0, 20.0), (90.0, 60.0), (10.0, 60.0)]
    assert first_on_grid(lambda pose: None, region) == [(10.0, 20.0, 0.0)]
    assert first_on_grid(lambda pose: None, region, 90.0) == [(10.0, 20.0, 90.0)]
