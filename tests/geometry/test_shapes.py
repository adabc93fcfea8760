"""Overlap, contact and distance of shapes, against Shapely and at the boundaries."""

from __future__ import annotations

from math import cos, radians, sin, sqrt
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from shapely.geometry import MultiPoint, Polygon, box
from shapely.geometry import Point as ShapelyPoint

from battlemat.geometry import (
    SLACK,
    Box,
    Outline,
    Shape,
    circle,
    depth,
    distance,
    farthest,
    inside,
    on_grid,
    overlaps,
    shifted,
    touches,
    within,
)
from battlemat.geometry.poses import direction
from tests.geometry.oracle import CLOSE, OUTLINES, as_shapely, boxes, placed, poses, rectangle, shapes

SMALL = 20.0


def small(x: float, y: float, heading: float = 0.0) -> Box:
    return Box((x, y, heading), SMALL, SMALL)


@settings(max_examples=2000, deadline=None)
@given(boxes, boxes)
def test_boxes_agree_with_shapely(a: Box, b: Box) -> None:
    compare(a, b)


@settings(max_examples=1000, deadline=None)
@given(shapes, shapes)
def test_all_shapes_agree_with_shapely(a: Shape, b: Shape) -> None:
    compare(a, b)


def compare(a: Shape, b: Shape) -> None:
    p, q = as_shapely(a), as_shapely(b)
    true_distance = p.distance(q)
    assert distance(a, b) == pytest.approx(true_distance, abs=CLOSE)
    assert distance(b, a) == pytest.approx(distance(a, b), abs=1e-9)
    if true_distance == 0.0 and p.buffer(-CLOSE).intersects(q.buffer(-CLOSE)):
        assert overlaps(a, b)
    if true_distance > CLOSE:
        assert not overlaps(a, b)
        assert not touches(a, b)
    assert overlaps(a, b) == overlaps(b, a)
    assert not overlaps(a, b) or touches(a, b)


@settings(max_examples=500, deadline=None)
@given(boxes, boxes)
def test_depth_is_the_shortest_way_out(a: Box, b: Box) -> None:
    """Shapely knows no depth; the difference of two convex shapes does: how far the origin lies inside it."""
    corners = [(x - u, y - v) for x, y in b.parts[0] for u, v in a.parts[0]]
    origin = ShapelyPoint(0, 0)
    hull = MultiPoint(corners).convex_hull
    inside_by = hull.exterior.distance(origin) if hull.contains(origin) else 0.0
    assert max(0.0, depth(a, b)) == pytest.approx(inside_by, abs=1e-6)


@settings(max_examples=500, deadline=None)
@given(shapes, shapes, st.floats(0.0, 300.0))
def test_within_is_distance_with_a_limit(a: Shape, b: Shape, reach: float) -> None:
    true_distance = as_shapely(a).distance(as_shapely(b))
    if abs(true_distance - reach) > CLOSE:
        assert within(a, b, reach) == (true_distance < reach)


@settings(max_examples=500, deadline=None)
@given(boxes, shapes)
def test_farthest_is_the_hausdorff_distance_to_a_box(a: Box, b: Shape) -> None:
    p, q = as_shapely(a), as_shapely(b)
    assert farthest(a, b) == pytest.approx(max(p.distance(ShapelyPoint(c)) for c in corners_of(q)), abs=CLOSE)


def corners_of(shape: Any) -> list[Any]:
    return list(shape.exterior.coords)


@settings(max_examples=500, deadline=None)
@given(shapes, st.floats(10.0, 300.0), st.floats(10.0, 300.0))
def test_inside_a_rectangle(shape: Shape, width: float, length: float) -> None:
    area = box(-width, -length, width, length)
    ours = inside((-width, -length, width, length), shape)
    if area.buffer(-CLOSE).contains(as_shapely(shape)):
        assert ours
    if not area.buffer(CLOSE, join_style="mitre").contains(as_shapely(shape)):
        assert not ours


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(OUTLINES), poses)
def test_outlines_are_placed_whole(outline: Outline, pose: tuple[float, float, float]) -> None:
    ours, theirs = as_shapely(outline.at(pose)), placed(Polygon(outline.points), pose)
    assert ours.symmetric_difference(theirs).area == pytest.approx(0.0, abs=1e-6)
    shape = outline.at(pose)
    assert all(
        (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius**2 + 1e-6 for part in shape.parts for x, y in part
    )


@settings(max_examples=100, deadline=None)
@given(boxes)
@example(Box((0.0, 0.0, 30.0), 10.0, 40.0))
def test_boxes_have_their_corners_in_the_right_order(shape: Box) -> None:
    ring = Polygon(shape.parts[0])
    assert ring.exterior.is_ccw
    assert ring.symmetric_difference(rectangle(shape.pose, shape.half_width, shape.half_length)).area < 1e-6


TOUCHING = [
    pytest.param(small(140.0, 100.0), id="along a whole edge"),
    pytest.param(small(140.0, 125.0), id="along half an edge"),
    pytest.param(small(140.0, 140.0), id="corner to corner"),
    pytest.param(small(100.0 + SMALL + SMALL * sqrt(2), 100.0, 45.0), id="a corner on an edge"),
    pytest.param(Box((100.0, 150.0, 180.0), 30.0, 30.0), id="bases of two sizes"),
    pytest.param(circle(145.0, 100.0, 25.0), id="a circle on an edge"),
    pytest.param(circle(120.0 + 3.0, 120.0 + 4.0, 5.0), id="a circle on a corner"),
    pytest.param(Outline([(0, 0), (10, -5), (10, 5)]).at((120.0, 100.0, 0.0)), id="a tip on an edge"),
    pytest.param(small(140.0 - SLACK / 2, 100.0), id="in by half the slack"),
    pytest.param(small(140.0 + SLACK / 2, 100.0), id="out by half the slack"),
]


@pytest.mark.parametrize("other", TOUCHING)
def test_touching_is_not_overlapping(other: Shape) -> None:
    one = small(100.0, 100.0)
    assert touches(one, other)
    assert touches(other, one)
    assert not overlaps(one, other)
    assert not overlaps(other, one)


@pytest.mark.parametrize("other", [small(139.99, 100.0), small(139.99, 139.99), circle(144.99, 100.0, 25.0)])
def test_a_hundredth_of_a_millimetre_is_overlapping(other: Shape) -> None:
    assert overlaps(small(100.0, 100.0), other)


@pytest.mark.parametrize("other", [small(140.01, 100.0), small(140.01, 140.01), circle(145.01, 100.0, 25.0)])
def test_a_hundredth_of_a_millimetre_is_a_gap(other: Shape) -> None:
    assert not touches(small(100.0, 100.0), other)


@pytest.mark.parametrize("heading", [0.0, 45.0, 12.3456, 200.5])
def test_rounded_poses_side_by_side_touch(heading: float) -> None:
    """Whatever the heading, the grid of poses is finer than the slack."""
    for beside, ahead in ((40.0, 0.0), (0.0, 40.0), (40.0, 17.0), (-40.0, 40.0)):
        start = on_grid((123.4567, 76.5432, heading))
        other = Box(on_grid(shifted(start, beside, ahead)), SMALL, SMALL)
        assert touches(Box(start, SMALL, SMALL), other)
        assert not overlaps(Box(start, SMALL, SMALL), other)


def test_one_inside_the_other_overlaps() -> None:
    assert overlaps(Box((0.0, 0.0, 0.0), 40.0, 40.0), Box((1.0, 2.0, 33.0), 5.0, 5.0))
    assert distance(Box((0.0, 0.0, 0.0), 40.0, 40.0), Box((1.0, 2.0, 33.0), 5.0, 5.0)) == 0.0
    assert overlaps(circle(0.0, 0.0, 20.0), circle(1.0, 0.0, 3.0))


def test_a_box_in_the_notch_of_a_polygon_does_not_overlap_it() -> None:
    comb = OUTLINES[2].at((0.0, 0.0, 0.0))
    assert not overlaps(comb, Box((12.5, 8.0, 0.0), 7.0, 12.0))
    assert distance(comb, Box((12.5, 8.0, 0.0), 7.0, 12.0)) == pytest.approx(0.5)
    assert overlaps(comb, Box((12.5, 8.0, 0.0), 8.0, 12.0))


def test_the_limit_belongs_to_the_reach() -> None:
    assert within(small(0.0, 0.0), small(0.0, 140.0), 100.0)
    assert not within(small(0.0, 0.0), small(0.0, 140.1), 100.0)


@pytest.mark.parametrize(
    ("x", "y", "heading", "deep"),
    [
        (39.5, 60.0, 0.0, -20.0),
        (60.0, 39.5, 0.0, -20.0),
        (39.5, 10.0, 0.0, 0.5),
        (10.0, 39.5, 0.0, 0.5),
        (34.0, 34.0, 45.0, 20.0 - 14.0 * sqrt(2.0)),
        (-34.0, 34.0, 45.0, 20.0 - 14.0 * sqrt(2.0)),
    ],
)
def test_one_direction_suffices_to_separate_two_boxes(x: float, y: float, heading: float, deep: float) -> None:
    """Though they reach into each other by less than a millimetre along another."""
    assert depth(small(0.0, 0.0), small(x, y, heading)) == pytest.approx(deep)


def test_a_rectangle_need_not_begin_where_the_table_does() -> None:
    area = (0.0, 500.0, 100.0, 900.0)
    assert inside(area, small(50.0, 600.0))
    assert not inside(area, small(50.0, 300.0))
    assert inside((500.0, 0.0, 900.0, 100.0), small(600.0, 50.0))
    assert not inside((500.0, 0.0, 900.0, 100.0), small(300.0, 50.0))


@pytest.mark.parametrize(
    ("heading", "there"), [(0.0, (0.0, 1.0)), (90.0, (1.0, 0.0)), (180.0, (0.0, -1.0)), (270.0, (-1.0, 0.0))]
)
def test_the_four_quarters_are_exact(heading: float, there: tuple[float, float]) -> None:
    assert direction(heading) == there
    assert direction(heading + 1.0) == pytest.approx((sin(radians(heading + 1.0)), cos(radians(heading + 1.0))))
