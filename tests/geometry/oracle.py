"""Shapely as the second opinion, and random things to ask it about."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import shapely
from hypothesis import strategies as st
from shapely.affinity import rotate, translate
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon, box

from battlemat.geometry import Box, Outline, Pose, Shape, circle, on_grid

CLOSE = 0.01
"""Millimetres within which both must agree."""

coordinates = st.floats(-200.0, 200.0, allow_nan=False)
headings = st.one_of(st.sampled_from([0.0, 45.0, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0]), st.floats(0.0, 360.0))
poses: st.SearchStrategy[Pose] = st.tuples(coordinates, coordinates, headings).map(on_grid)
half_sizes = st.sampled_from([10.0, 20.0, 30.0, 40.0])

ARROW = Outline([(-20.0, -15.0), (0.0, -5.0), (22.0, -16.0), (3.0, 25.0)])
STAR = Outline([(30, 0), (8, 8), (0, 30), (-8, 8), (-30, 0), (-8, -8), (0, -30), (8, -8)])
COMB = Outline([(-30, -20), (30, -20), (30, 20), (20, 20), (20, -5), (5, -5), (5, 20), (-5, 20), (-5, -5), (-30, 10)])
OUTLINES = (ARROW, STAR, COMB)

boxes = st.builds(Box, poses, half_sizes, half_sizes)
polygons = st.builds(lambda outline, pose: outline.at(pose), st.sampled_from(OUTLINES), poses)
circles = st.builds(circle, coordinates, coordinates, st.sampled_from([10.0, 17.5, 25.0]))
shapes: st.SearchStrategy[Shape] = st.one_of(boxes, polygons, circles)


def placed(polygon: Any, pose: Pose) -> Any:
    """A polygon around the origin, put at a pose: headings turn clockwise, Shapely's angles do not."""
    return translate(rotate(polygon, -pose[2], origin=(0.0, 0.0)), pose[0], pose[1])


def rectangle(pose: Pose, half_width: float, half_length: float) -> Any:
    return placed(box(-half_width, -half_length, half_width, half_length), pose)


def as_shapely(shape: Shape) -> Any:
    """The same shape, made without our corners where that is possible."""
    if isinstance(shape, Box):
        return rectangle(shape.pose, shape.half_width, shape.half_length)
    if shape.rounding:
        return ShapelyPoint(shape.x, shape.y).buffer(shape.rounding, quad_segs=128)
    return shapely.union_all([Polygon(ring) for ring in shape.parts])


def sector(radius: float, turn: float, width: float) -> Any:
    """A bent strip at the origin, heading north, from many small edges."""
    side = 1.0 if turn > 0 else -1.0
    angles = [radians(abs(turn)) * step / 300 for step in range(301)]
    inner = [(side * (radius - (radius - width / 2) * cos(t)), (radius - width / 2) * sin(t)) for t in angles]
    outer = [(side * (radius - (radius + width / 2) * cos(t)), (radius + width / 2) * sin(t)) for t in angles]
    return Polygon(inner + outer[::-1])
