"""Poses: where something stands and where it looks.

Lengths are millimetres, x grows to the east and y to the north; a heading of 0 looks north, and headings turn
clockwise. A pose is stored on the grid of `on_grid`; in between, shapes and moves use plain floats.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, floor, pi, radians, sin

from battlemat.core.decision import Pose, on_grid

__all__ = ["Point", "Pose", "Ring", "arc", "direction", "from_pose", "on_grid", "shifted", "to_pose"]

Point = tuple[float, float]
Ring = tuple[Point, ...]
"""The corners of a convex polygon, counter-clockwise. One or two corners are a point or a segment."""

_QUARTERS = {0.0: (0.0, 1.0), 90.0: (1.0, 0.0), 180.0: (0.0, -1.0), 270.0: (-1.0, 0.0)}


def direction(heading: float) -> Point:
    """The unit vector a heading looks along; exact for the four quarters.

    >>> direction(90.0)
    (1.0, 0.0)
    """
    exact = _QUARTERS.get(heading)
    if exact is not None:
        return exact
    angle = radians(heading)
    return sin(angle), cos(angle)


def shifted(pose: Pose, right: float, forward: float, turn: float = 0.0) -> Pose:
    """The pose so far to the right and forward of this one, and turned; not rounded.

    >>> shifted((100.0, 100.0, 90.0), 10.0, 50.0, 45.0)
    (150.0, 90.0, 135.0)
    """
    x, y, heading = pose
    s, c = direction(heading)
    return x + right * c + forward * s, y - right * s + forward * c, (heading + turn) % 360.0


def from_pose(pose: Pose, points: Iterable[Point]) -> Ring:
    """Points given as (right, forward) of a pose, on the table.

    >>> from_pose((10.0, 0.0, 180.0), [(1.0, 2.0)])
    ((9.0, -2.0),)
    """
    x, y, heading = pose
    s, c = direction(heading)
    return tuple([(x + right * c + forward * s, y - right * s + forward * c) for right, forward in points])


def to_pose(pose: Pose, points: Iterable[Point]) -> Ring:
    """Points of the table as (right, forward) seen from a pose: the inverse of `from_pose`.

    >>> to_pose((10.0, 0.0, 180.0), [(9.0, -2.0)])
    ((1.0, 2.0),)
    """
    x, y, heading = pose
    s, c = direction(heading)
    return tuple([((px - x) * c - (py - y) * s, (px - x) * s + (py - y) * c) for px, py in points])


def arc(middle: Point, far: float, low: float = 0.0, high: float = 2 * pi, step: float = pi / 24) -> list[Point]:
    """Points to draw an arc with, between two angles from east anticlockwise in radians, to the hundredth; or a circle.

    >>> arc((0.0, 0.0), 10.0, 0.0, pi / 24)
    [(10.0, 0.0), (9.98, 0.65), (9.91, 1.31)]
    """
    count = max(2, round((high - low) / step))
    turns = [low + (high - low) * number / count for number in range(count + 1)]
    # in hundredths and half of one more, to be cut off: far quicker than `round` to a number of places
    x, y, far = 100.0 * middle[0] + 0.5, 100.0 * middle[1] + 0.5, 100.0 * far
    return [(floor(x + far * cos(t)) / 100.0, floor(y + far * sin(t)) / 100.0) for t in turns]
