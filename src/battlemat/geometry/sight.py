"""Lines of sight between two discs, seen from above, past convex blockers.

A disc sees another if any straight line from a point of one to a point of the other is free. Such a line can be slid
and turned until it is held by two things, each the corner of a blocker or the edge of a disc: only those lines have to
be tried. A line may graze a blocker but not squeeze through a gap of no width, so the lines tried pass corners at
`GRAZE`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot, sqrt
from typing import NamedTuple

from battlemat.geometry.convex import signed_distance
from battlemat.geometry.poses import Point, Ring

GRAZE = 1e-3
"""Millimetres by which a line keeps clear of the corner it passes."""

Segment = tuple[Point, Point]


class Disc(NamedTuple):
    """A round base or token."""

    x: float
    y: float
    radius: float


def sight_line(one: Disc, other: Disc, blockers: Sequence[Ring]) -> Segment | None:
    """A free line between two discs, from edge to edge; None if everything is blocked.

    >>> wall = ((40.0, -30.0), (60.0, -30.0), (60.0, 10.0), (40.0, 10.0))
    >>> sight_line(Disc(0.0, 0.0, 20.0), Disc(100.0, 0.0, 20.0), [wall]) is not None
    True
    >>> taller = ((40.0, -30.0), (60.0, -30.0), (60.0, 21.0), (40.0, 21.0))
    >>> sight_line(Disc(0.0, 0.0, 20.0), Disc(100.0, 0.0, 20.0), [taller]) is None
    True
    """
    dx = other.x - one.x
    dy = other.y - one.y
    apart = hypot(dx, dy)
    if apart <= one.radius + other.radius:
        return (one.x, one.y), (other.x, other.y)
    between = [ring for ring in blockers if in_between(one, other, ring)]
    straight = _cut(one, other, (one.x, one.y), (dx / apart, dy / apart))
    if straight is not None and _free(straight, between):
        return straight
    for point, along in _held_lines(one, other, between):
        line = _cut(one, other, point, along)
        if line is not None and _free(line, between):
            return line
    return None


def in_between(one: Disc, other: Disc, ring: Ring) -> bool:
    """Whether any line between two discs passes through a convex ring: the ring reaches into the hull of both.

    >>> box = ((40.0, 18.0), (60.0, 18.0), (60.0, 40.0), (40.0, 40.0))
    >>> in_between(Disc(0.0, 0.0, 20.0), Disc(100.0, 0.0, 20.0), box)
    True
    >>> in_between(Disc(0.0, 0.0, 20.0), Disc(100.0, 0.0, 10.0), box)
    False
    """
    dx, dy, swell = other.x - one.x, other.y - one.y, other.radius - one.radius
    apart = hypot(dx, dy)
    widest = max(one.radius, other.radius)
    if apart == 0.0:
        return signed_distance((one.x, one.y), ring) < widest - GRAZE
    across = [((x - one.x) * dy - (y - one.y) * dx) / apart for x, y in ring]
    if min(across) >= widest or max(across) <= -widest:
        return False
    along = [((x - one.x) * dx + (y - one.y) * dy) / apart for x, y in ring]
    if min(along) >= apart + other.radius or max(along) <= -one.radius:
        return False
    if _passes(((one.x, one.y), (other.x, other.y)), ring):
        return True

    def gap(share: float) -> float:
        return signed_distance((one.x + share * dx, one.y + share * dy), ring) - one.radius - share * swell

    low, high = 0.0, 1.0
    for _ in range(40):  # the gap is a convex function of the way from one disc to the other
        third = (high - low) / 3
        left, right = gap(low + third), gap(high - third)
        if left < -GRAZE or right < -GRAZE:
            return True
        if left < right:
            high -= third
        else:
            low += third
    return min(gap(0.0), gap(1.0), gap((low + high) / 2)) < -GRAZE


def _held_lines(one: Disc, other: Disc, blockers: Sequence[Ring]) -> Iterator[tuple[Point, Point]]:
    """Every line held by two of: a corner (passed on either side), the edge of a disc. As a point and a direction."""
    discs = ((one.x, one.y, one.radius), (other.x, other.y, other.radius))
    corners = [(x, y, GRAZE) for ring in blockers for x, y in ring]
    things = [*discs, *corners]
    for number, first in enumerate(things):
        for second in things[number + 1 :]:
            yield from _tangents(first, second)


def _tangents(first: tuple[float, float, float], second: tuple[float, float, float]) -> Iterator[tuple[Point, Point]]:
    """The up to four common tangents of two circles, as a point and a unit direction.

    Their unit normals n fulfil n·(centre 2 - centre 1) = ±radius 2 - ±radius 1.
    """
    dx, dy = second[0] - first[0], second[1] - first[1]
    square = dx * dx + dy * dy
    if square == 0.0:
        return
    for side in (1.0, -1.0):
        for same in (1.0, -1.0):
            r1, r2 = side * first[2], side * same * second[2]
            across = (r2 - r1) / square
            rest = 1.0 / square - across * across
            if rest < 0.0:
                continue
            root = sqrt(rest)
            nx, ny = across * dx - root * dy, across * dy + root * dx
            yield (first[0] - r1 * nx, first[1] - r1 * ny), (ny, -nx)


def _cut(one: Disc, other: Disc, point: Point, along: Point) -> Segment | None:
    """The part of a line from where it leaves one disc to where it enters the other; None if it misses one."""
    first = _chord(one, point, along)
    second = _chord(other, point, along)
    if first is None or second is None:
        return None
    if first > second:
        start, end = first[0], second[1]
    else:
        start, end = first[1], second[0]
    return (
        (point[0] + start * along[0], point[1] + start * along[1]),
        (point[0] + end * along[0], point[1] + end * along[1]),
    )


def _chord(disc: Disc, point: Point, along: Point) -> tuple[float, float] | None:
    """How far along a line a disc begins and ends; a line at its very edge still touches it."""
    dx, dy = disc.x - point[0], disc.y - point[1]
    middle = dx * along[0] + dy * along[1]
    off = abs(dx * along[1] - dy * along[0])
    if off > disc.radius + GRAZE / 2:
        return None
    half = sqrt(max(0.0, disc.radius * disc.radius - off * off))
    return middle - half, middle + half


def _free(line: Segment, blockers: Sequence[Ring]) -> bool:
    return not any(_passes(line, ring) for ring in blockers)


def _passes(line: Segment, ring: Ring) -> bool:
    """Whether a segment comes closer than nearly `GRAZE` to a convex ring."""
    (x0, y0), (x1, y1) = line
    enter, leave = 0.0, 1.0
    dx, dy = x1 - x0, y1 - y0
    px, py = ring[-1]
    for qx, qy in ring:
        nx, ny = py - qy, qx - px
        length = hypot(nx, ny)
        if length:
            height = nx * (x0 - px) + ny * (y0 - py) + length * GRAZE / 2
            slope = nx * dx + ny * dy
            if slope == 0.0:
                if height <= 0.0:
                    return False
            else:
                share = -height / slope
                if slope > 0.0:
                    enter = max(enter, share)
                else:
                    leave = min(leave, share)
                if enter >= leave:
                    return False
        px, py = qx, qy
    return True
