"""The shortest lines between two shapes, and what lies across them.

Where two edges are parallel there is not one shortest line but a whole `Band` of them, side by side. What crosses one
line of a band need not cross another.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, pairwise
from math import hypot, sqrt
from typing import NamedTuple, TypeVar

from battlemat.geometry.convex import clip, closest_points
from battlemat.geometry.poses import Point, Ring
from battlemat.geometry.shapes import SLACK, Shape

K = TypeVar("K")


class Line(NamedTuple):
    """A straight line from one point to another."""

    start: Point
    end: Point

    @property
    def length(self) -> float:
        """In millimetres."""
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])


class Band(NamedTuple):
    """All shortest lines between two shapes that lie side by side: from `first` to `last`, which may be the same."""

    first: Line
    last: Line

    def line(self, share: float) -> Line:
        """The line that lies at this share of the way from the first to the last.

        >>> Band(Line((0.0, 0.0), (0.0, 9.0)), Line((4.0, 0.0), (4.0, 9.0))).line(0.5)
        Line(start=(2.0, 0.0), end=(2.0, 9.0))
        """
        return Line(_between(self.first.start, self.last.start, share), _between(self.first.end, self.last.end, share))


def shortest_bands(a: Iterable[Ring], b: Sequence[Ring]) -> list[Band]:
    """Every band of shortest lines from the rings `a` to the rings `b`; nothing if there are no rings.

    >>> square = ((0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0))
    >>> shortest_bands([square], [((1.0, 7.0), (3.0, 7.0), (2.0, 9.0))])
    [Band(first=Line(start=(1.0, 4.0), end=(1.0, 7.0)), last=Line(start=(3.0, 4.0), end=(3.0, 7.0)))]
    """
    gaps = [(closest_points(p, q), p, q) for p in a for q in b]
    if not gaps:
        return []
    least = min(gap[0][0] for gap in gaps) + SLACK
    return [_band(gap[1], gap[2], gap[0]) for gap in gaps if gap[0][0] <= least]


def _band(a: Ring, b: Ring, closest: tuple[float, Point, Point]) -> Band:
    """The lines between a corner and an edge that are as short as the shortest; the two outermost bound the band."""
    least, start, end = closest
    if least <= SLACK:
        return Band(Line(start, end), Line(start, end))
    lines = _corner_lines(a, b, least + SLACK)
    lines += [Line(line.end, line.start) for line in _corner_lines(b, a, least + SLACK)]
    widest, band = SLACK, Band(Line(start, end), Line(start, end))
    for first, last in combinations(sorted(set(lines)), 2):
        width = hypot(last.start[0] - first.start[0], last.start[1] - first.start[1])
        if width > widest and _are_parallel(first, last):
            widest, band = width, Band(first, last)
    return band


def _are_parallel(one: Line, other: Line) -> bool:
    """Whether two lines of nearly the same length are sides of a rectangle; those askew are only nearly shortest."""
    dx, dy = other.start[0] - one.start[0], other.start[1] - one.start[1]
    return hypot(other.end[0] - one.end[0] - dx, other.end[1] - one.end[1] - dy) <= SLACK


def _corner_lines(a: Ring, b: Ring, most: float) -> list[Line]:
    found = []
    for corner in a:
        for i, q in enumerate(b):
            gap, _, foot = closest_points((corner,), (b[i - 1], q))
            if gap <= most:
                found.append(Line(corner, foot))
    return found


def crossed(band: Band, shape: Shape) -> list[tuple[float, float]]:
    """The shares of a band whose lines run across a shape, as intervals. Touching its outline is not running across it.

    >>> from battlemat.geometry.shapes import Box
    >>> band = Band(Line((0.0, 0.0), (0.0, 90.0)), Line((40.0, 0.0), (40.0, 90.0)))
    >>> [(round(low, 3), round(high, 3)) for low, high in crossed(band, Box((0.0, 50.0, 0.0), 20.0, 10.0))]
    [(-0.5, 0.5)]
    """
    (x0, y0), (x1, y1) = band.first
    length = sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)
    if length <= 2 * SLACK or not _near(band, shape, length):
        return []
    nx, ny = (x1 - x0) / length, (y1 - y0) / length
    across_x, across_y = ny, -nx
    origin = across_x * x0 + across_y * y0
    width = across_x * band.last.start[0] + across_y * band.last.start[1] - origin
    low = nx * x0 + ny * y0
    planes = ((nx, ny, low + SLACK), (-nx, -ny, -(low + length - SLACK)))
    found: list[tuple[float, float]] = []
    for ring in shape.parts:
        margin = SLACK
        if shape.rounding:  # a circle reaches less far to the sides of a line that ends before its middle
            along = nx * shape.x + ny * shape.y - low
            short = max(0.0, -along, along - length)
            margin = SLACK - sqrt(max(0.0, shape.rounding**2 - short * short))
        else:
            ring = clip(ring, planes)
        offsets = [across_x * x + across_y * y - origin for x, y in ring]
        if offsets:
            found.append((min(offsets) + margin, max(offsets) - margin))
    return _as_shares(_merged(found), width)


def _near(band: Band, shape: Shape, length: float) -> bool:
    (x0, y0), (x1, y1) = band.line(0.5)
    reach = (
        shape.radius
        + length / 2
        + hypot(band.last.start[0] - band.first.start[0], band.last.start[1] - band.first.start[1])
    )
    dx = shape.x - (x0 + x1) / 2
    dy = shape.y - (y0 + y1) / 2
    return dx * dx + dy * dy < reach * reach


def _merged(intervals: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Parts of one shape that share an edge leave no gap between them."""
    joined: list[tuple[float, float]] = []
    for low, high in sorted(interval for interval in intervals if interval[0] < interval[1]):
        if joined and low <= joined[-1][1] + 4 * SLACK:
            joined[-1] = (joined[-1][0], max(joined[-1][1], high))
        else:
            joined.append((low, high))
    return joined


def _as_shares(intervals: list[tuple[float, float]], width: float) -> list[tuple[float, float]]:
    if abs(width) <= SLACK:
        return [(0.0, 1.0)] if any(low < 0.0 < high for low, high in intervals) else []
    shares = [tuple(sorted((low / width, high / width))) for low, high in intervals]
    return sorted((low, high) for low, high in shares if low < 1.0 and high > 0.0)


def choices(bands: Iterable[Band], things: Mapping[K, Shape]) -> list[tuple[Line, frozenset[K]]]:
    """The lines that differ in what lies across them: one for each set of things, those with the fewest first.

    >>> from battlemat.geometry.shapes import Box
    >>> band = Band(Line((0.0, 0.0), (0.0, 9.0)), Line((4.0, 0.0), (4.0, 9.0)))
    >>> [sorted(across) for line, across in choices([band], {"rock": Box((0.0, 5.0, 0.0), 2.0, 1.0)})]
    [[], ['rock']]
    """
    found: dict[frozenset[K], Line] = {}
    for band in bands:
        spans = {key: crossed(band, shape) for key, shape in things.items()}
        spans = {key: span for key, span in spans.items() if span}
        ends = {share for span in spans.values() for interval in span for share in interval if 0.0 < share < 1.0}
        marks = [0.0, *sorted(ends), 1.0]
        for low, high in pairwise(marks):
            middle = (low + high) / 2
            across = frozenset(key for key, span in spans.items() if any(a < middle < b for a, b in span))
            found.setdefault(across, band.line(middle))
    return sorted(((line, across) for across, line in found.items()), key=lambda choice: len(choice[1]))


def _between(p: Point, q: Point, share: float) -> Point:
    return p[0] + share * (q[0] - p[0]), p[1] + share * (q[1] - p[1])
