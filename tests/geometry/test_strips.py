"""Strips laid on things, and boxes travelling along them."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as ShapelyPoint

from battlemat.geometry import Bend, Box, Pose, Shape, Strip, circle, shifted
from tests.geometry.oracle import CLOSE, as_shapely, boxes, placed, polygons, poses, sector

WIDTH = 20.0
bends = st.builds(
    Bend, st.sampled_from([35.0, 62.5, 90.0, 130.0]), st.sampled_from([45.0, -45.0, 90.0, -90.0]), st.just(WIDTH)
)
straights = st.builds(Strip, st.sampled_from([40.0, 120.0, 200.0]), st.just(WIDTH))
strips: st.SearchStrategy[Strip] = st.one_of(bends, straights)


def as_polygon(strip: Strip, start: Pose, used: float) -> Any:
    if isinstance(strip, Bend):
        return placed(sector(strip.radius, strip.turn * used / strip.length, strip.width), start)
    return placed(box(-strip.width / 2, 0.0, strip.width / 2, used), start)


@settings(max_examples=1000, deadline=None)
@given(strips, poses, st.one_of(boxes, polygons), st.one_of(st.just(1.0), st.floats(0.05, 1.0)))
def test_a_strip_lies_on_what_shapely_says(strip: Strip, start: Pose, thing: Shape, share: float) -> None:
    used = strip.length * share
    theirs = as_polygon(strip, start, used)
    other = as_shapely(thing)
    along = strip.meets(start, thing, used)
    if other.distance(theirs) > CLOSE:
        assert along is None
    elif other.buffer(-2 * CLOSE).intersects(theirs):
        assert along is not None
        assert -CLOSE <= along <= used + CLOSE


@settings(max_examples=500, deadline=None)
@given(strips, poses, st.one_of(boxes, polygons))
def test_a_thing_is_met_where_a_shorter_strip_would_just_reach_it(strip: Strip, start: Pose, thing: Shape) -> None:
    along = strip.meets(start, thing)
    if along is not None:
        if along > 3 * CLOSE:
            assert strip.meets(start, thing, along - 2 * CLOSE) is None
        assert strip.meets(start, thing, along + 2 * CLOSE) is not None


@settings(max_examples=300, deadline=None)
@given(strips, st.sampled_from([40.0, 60.0, 80.0]), st.floats(0.0, 1.0))
def test_both_ends_of_a_chord_lie_on_the_centre_line(strip: Strip, length: float, share: float) -> None:
    along = -length + share * (strip.length + length)
    pose = strip.chord(along, length)
    rear, front = shifted(pose, 0.0, -length / 2), shifted(pose, 0.0, length / 2)
    assert hypot(rear[0] - strip.point(along)[0], rear[1] - strip.point(along)[1]) < 1e-6
    bend = [strip.point(strip.length * step / 200) for step in range(201)]
    line = LineString([(0.0, -2 * length), *bend, strip.point(strip.length + 2 * length)])
    assert line.distance(ShapelyPoint(front[0], front[1])) < CLOSE
    assert line.project(ShapelyPoint(front[0], front[1])) > line.project(ShapelyPoint(rear[0], rear[1]))


@pytest.mark.parametrize("strip", [Strip(80.0, WIDTH), Bend(35.0, 90.0, WIDTH), Bend(80.0, -45.0, WIDTH)])
@pytest.mark.parametrize("length", [40.0, 80.0])
def test_a_chord_starts_before_the_strip_and_ends_beyond_it(strip: Strip, length: float) -> None:
    assert strip.chord(-length, length) == pytest.approx((0.0, -length / 2, 0.0))
    assert strip.chord(strip.length, length) == pytest.approx(shifted(strip.end, 0.0, length / 2))


@pytest.mark.parametrize(
    ("bend", "end"),
    [
        (Bend(35.0, 90.0, WIDTH), (35.0, 35.0, 90.0)),
        (Bend(62.5, -90.0, WIDTH), (-62.5, 62.5, 270.0)),
        (Bend(80.0, 45.0, WIDTH), (23.4315, 56.5685, 45.0)),
    ],
)
def test_where_bends_end(bend: Bend, end: Pose) -> None:
    assert bend.end == pytest.approx(end, abs=1e-4)


def test_a_strip_beside_a_thing_or_touching_it_does_not_lie_on_it() -> None:
    strip = Strip(80.0, WIDTH)
    assert strip.meets((0.0, 0.0, 0.0), Box((20.0, 40.0, 0.0), 10.0, 10.0)) is None
    assert strip.meets((0.0, 0.0, 0.0), Box((0.0, 90.0, 0.0), 10.0, 10.0)) is None
    assert strip.meets((0.0, 0.0, 0.0), Box((19.99, 40.0, 0.0), 10.0, 10.0)) == pytest.approx(30.0)
    bend = Bend(35.0, 90.0, WIDTH)
    assert bend.meets((0.0, 0.0, 0.0), Box((35.0, 0.0, 45.0), 17.0, 17.0)) is None  # within its inner edge
    assert bend.meets((0.0, 0.0, 0.0), Box((35.0, 35.0 - 10.0, 0.0), 2.0, 3.0)) is not None
    assert bend.meets((0.0, 0.0, 0.0), Box((-2.0, 45.0, 0.0), 5.0, 5.0)) is None  # outside the corner


def test_an_unused_strip_lies_on_nothing() -> None:
    assert Strip(80.0, WIDTH).meets((0.0, 0.0, 0.0), Box((0.0, 10.0, 0.0), 20.0, 20.0), 0.0) is None


def test_a_strip_over_a_circle_is_refused() -> None:
    with pytest.raises(ValueError, match="not on circles"):
        Strip(80.0, WIDTH).meets((0.0, 0.0, 0.0), circle(0.0, 10.0, 20.0))


@settings(max_examples=100, deadline=None)
@given(strips, poses)
def test_the_drawn_outline_is_nearly_the_strip(strip: Strip, start: Pose) -> None:
    drawn, true = Polygon(strip.outline(start)), as_polygon(strip, start, strip.length)
    assert drawn.symmetric_difference(true).area < 0.003 * drawn.area


def test_a_bend_that_is_hardly_used_is_drawn_with_four_corners() -> None:
    assert len(Bend(35.0, 90.0, 20.0).outline((0.0, 0.0, 0.0), 0.1)) == 4


@pytest.mark.parametrize(("x", "y"), [(-14.5, 0.0), (35.0, 49.5)])
def test_a_bend_lies_on_what_just_reaches_over_its_outer_edge(x: float, y: float) -> None:
    """By half a millimetre: at its begin, and at its end."""
    assert Bend(35.0, 90.0, WIDTH).meets((0.0, 0.0, 0.0), Box((x, y, 0.0), 5.0, 5.0)) is not None
