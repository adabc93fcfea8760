"""Polygons of any form, against Shapely."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import union_all
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon

from battlemat.geometry.polygons import area, centroid, contains, convex_parts, is_convex
from battlemat.geometry.poses import Point
from tests.geometry.oracle import CLOSE, coordinates


@st.composite
def outlines(draw: st.DrawFn) -> list[Point]:
    """Any number of corners around the origin, in turn: always simple, seldom convex."""
    radii = draw(st.lists(st.integers(5, 60), min_size=3, max_size=20))
    points = [(r * cos(2 * pi * i / len(radii)), r * sin(2 * pi * i / len(radii))) for i, r in enumerate(radii)]
    return points if draw(st.booleans()) else points[::-1]


@settings(max_examples=500, deadline=None)
@given(outlines())
def test_convex_parts_are_convex_and_make_up_the_whole(points: list[Point]) -> None:
    parts = convex_parts(points)
    assert all(is_convex(part) and area(part) > 0 for part in parts)
    assert sum(area(part) for part in parts) == pytest.approx(abs(area(points)))
    whole = union_all([Polygon(part) for part in parts])
    assert whole.symmetric_difference(Polygon(points)).area == pytest.approx(0.0, abs=1e-6)


@settings(max_examples=300, deadline=None)
@given(outlines())
def test_area_and_centroid(points: list[Point]) -> None:
    polygon = Polygon(points)
    assert abs(area(points)) == pytest.approx(polygon.area)
    assert (area(points) > 0) == polygon.exterior.is_ccw
    assert centroid(points) == pytest.approx((polygon.centroid.x, polygon.centroid.y), abs=1e-6)


@settings(max_examples=500, deadline=None)
@given(outlines(), coordinates, coordinates)
def test_points_inside(points: list[Point], x: float, y: float) -> None:
    x, y = x / 4, y / 4
    if Polygon(points).exterior.distance(ShapelyPoint(x, y)) > CLOSE:
        assert contains(points, (x, y)) == Polygon(points).contains(ShapelyPoint(x, y))


def test_a_convex_polygon_stays_whole() -> None:
    points = [(30 * cos(pi * i / 6), 30 * sin(pi * i / 6)) for i in range(12)]
    assert [len(part) for part in convex_parts(points)] == [12]


def test_corners_in_a_straight_line() -> None:
    parts = convex_parts([(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 2.0), (1.0, 2.0), (0.0, 2.0)])
    assert sum(area(part) for part in parts) == pytest.approx(4.0)
    assert all(p != q for part in parts for p, q in pairwise(part))


@pytest.mark.parametrize("start", range(6))
def test_a_polygon_smaller_than_a_millimetre_is_cut_as_a_large_one(start: int) -> None:
    hook = [(0.0, 0.0), (0.8, 0.0), (0.8, 0.8), (0.6, 0.8), (0.6, 0.2), (0.0, 0.2)]
    parts = convex_parts(hook[start:] + hook[:start])
    assert sum(area(part) for part in parts) == pytest.approx(0.28)
    assert union_all([Polygon(part) for part in parts]).area == pytest.approx(0.28)
