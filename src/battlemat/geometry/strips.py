"""Strips: straight or bent pieces of cardboard of constant width, laid on the table to move along.

A strip starts at the origin and heads north. Distances along it are measured on its centre line, which goes on
straight before its start and beyond its end. Strips are exact: a bend is bounded by circles, not by many small edges.
"""

from __future__ import annotations

from math import acos, asin, atan2, cos, degrees, hypot, inf, pi, radians, sin, sqrt

from battlemat.geometry.convex import Plane, clip, signed_distance
from battlemat.geometry.poses import Point, Pose, Ring, from_pose, shifted, to_pose
from battlemat.geometry.shapes import SLACK, Shape


class Strip:
    """A straight strip; `Bend` is the other kind. `end` is the pose at the end of its centre line.

    >>> Strip(80.0, 20.0).end
    (0.0, 80.0, 0.0)
    """

    __slots__ = ("end", "length", "middle", "reach", "width")

    def __init__(self, length: float, width: float) -> None:
        self.length = length
        self.width = width
        self.end: Pose = (0.0, length, 0.0)
        self.middle: Point = (0.0, length / 2)
        self.reach = hypot(length, width) / 2
        """All of the strip lies so near to its middle."""

    def point(self, along: float) -> Point:
        """The point of the centre line so far along."""
        return 0.0, along

    def chord(self, along: float, length: float) -> Pose:
        """The pose of something of this length that has its rear so far along and its front on the centre line too."""
        return 0.0, along + length / 2, 0.0

    def fastest(self, length: float) -> float:
        """No corner of a square of this length moves faster along the strip (`chord`) than so many times its rear."""
        return 1.0

    def meets(self, start: Pose, shape: Shape, used: float | None = None) -> float | None:
        """How far along the strip, laid at `start` and used up to `used`, it first lies on a polygon; None if nowhere.

        >>> from battlemat.geometry.shapes import Box
        >>> rock = Box((50.0, 0.0, 0.0), 10.0, 10.0)
        >>> Strip(80.0, 20.0).meets((0.0, 0.0, 90.0), rock), Strip(80.0, 20.0).meets((0.0, 0.0, 90.0), rock, 30.0)
        (40.0, None)
        """
        used = self.length if used is None else min(used, self.length)
        mx, my, _ = shifted(start, *self.middle)
        dx = shape.x - mx
        dy = shape.y - my
        reach = self.reach + shape.radius
        if used <= 2 * SLACK or dx * dx + dy * dy > reach * reach:
            return None
        if shape.rounding:
            raise ValueError("A strip can be laid on polygons, not on circles.")
        first = inf
        for ring, (x, y, radius) in zip(shape.parts, shape.circles, strict=True):
            reach = self.reach + radius
            if (x - mx) * (x - mx) + (y - my) * (y - my) <= reach * reach:
                first = min(first, self._first(to_pose(start, ring), used))
        return None if first == inf else first

    def _first(self, ring: Ring, used: float) -> float:
        half = self.width / 2 - SLACK
        planes = ((1.0, 0.0, -half), (-1.0, 0.0, -half), (0.0, 1.0, SLACK), (0.0, -1.0, SLACK - used))
        return min([y for _, y in clip(ring, planes)], default=inf)

    def outline(self, start: Pose, used: float | None = None) -> Ring:
        """The corners of the strip laid at `start`, for drawing.

        >>> Strip(80.0, 20.0).outline((100.0, 0.0, 0.0))
        ((110.0, 0.0), (110.0, 80.0), (90.0, 80.0), (90.0, 0.0))
        """
        half = self.width / 2
        far = self.length if used is None else used
        return from_pose(start, ((half, 0.0), (half, far), (-half, far), (-half, 0.0)))


class Bend(Strip):
    """A strip bent in a part of a circle: by `turn` degrees, up to 90, to the right (positive) or left.

    >>> Bend(35.0, 90.0, 20.0).end
    (35.0, 35.0, 90.0)
    """

    __slots__ = ("angle", "radius", "side", "turn")

    def __init__(self, radius: float, turn: float, width: float) -> None:
        self.radius = radius
        self.turn = turn
        self.angle = radians(abs(turn))
        self.side = 1.0 if turn > 0 else -1.0
        self.length = radius * self.angle
        self.width = width
        c, s = (0.0, 1.0) if abs(turn) == 90.0 else (cos(self.angle), sin(self.angle))
        self.end = (self.side * radius * (1 - c), radius * s, turn % 360.0)
        self.middle = (self.end[0] / 2, self.end[1] / 2)
        self.reach = hypot(*self.middle) + width / 2

    def point(self, along: float) -> Point:
        """
        >>> Bend(35.0, -90.0, 20.0).point(1000.0 + Bend(35.0, -90.0, 20.0).length)
        (-1035.0, 35.0)
        """
        if along <= 0.0:
            return 0.0, along
        if along >= self.length:
            x, y, _ = shifted(self.end, 0.0, along - self.length)
            return x, y
        t = along / self.radius
        return self.side * self.radius * (1 - cos(t)), self.radius * sin(t)

    def chord(self, along: float, length: float) -> Pose:
        """
        >>> Bend(35.0, 90.0, 20.0).chord(-40.0, 40.0), Bend(35.0, 90.0, 20.0).chord(Bend(35.0, 90.0, 20.0).length, 40.0)
        ((0.0, -20.0, 0.0), (55.0, 35.0, 90.0))
        """
        x0, y0 = self.point(along)
        x1, y1 = self.point(self._front(along, length, x0, y0))
        return (x0 + x1) / 2, (y0 + y1) / 2, degrees(atan2(x1 - x0, y1 - y0)) % 360.0

    def fastest(self, length: float) -> float:
        """Measured, with a little to spare: `test_no_corner_is_faster_than_assumed`."""
        return 1.0 + 1.1 * length / self.radius

    def _front(self, along: float, length: float, x: float, y: float) -> float:
        """Where on the centre line the point lies that is `length` away from the point at `along`, and beyond it."""
        r = self.radius
        if along + length <= 0.0:
            return along + length
        if hypot(self.end[0] - x, self.end[1] - y) <= length:
            return self._front_beyond_end(length, x, y)
        if along >= 0.0:
            return along + 2 * r * asin(min(1.0, length / (2 * r)))
        # |P(t) - P(along)| = length on the circle: 2 r² cos t + 2 r along sin t = 2 r² + along² - length²
        share = (length * length - along * along - 2 * r * r) / hypot(2 * r * r, 2 * r * along)
        return r * (atan2(-along, -r) - acos(max(-1.0, min(1.0, share))))

    def _front_beyond_end(self, length: float, x: float, y: float) -> float:
        right, forward = to_pose(self.end, ((x, y),))[0]
        return self.length + forward + sqrt(max(0.0, length * length - right * right))

    def _first(self, ring: Ring, used: float) -> float:
        """Cut to the sector, the ring lies around the centre of the circle: its distances and angles tell."""
        r, half = self.radius, self.width / 2 - SLACK
        last = used / r
        seen = tuple([(self.side * x - r, y) for x, y in ring])
        seen = clip(seen, self._sector(last))
        if not seen or max([hypot(x, y) for x, y in seen]) < r - half or signed_distance((0.0, 0.0), seen) > r + half:
            return inf
        near = [atan2(y, -x) for x, y in _on_ring(seen, r - half, r + half)]
        return max(0.0, min(near)) * r if near else inf

    def _sector(self, last: float) -> tuple[Plane, Plane]:
        s, c = sin(last), cos(last)
        return (0.0, 1.0, SLACK), (-s, -c, SLACK)

    def outline(self, start: Pose, used: float | None = None) -> Ring:
        """The corners of the strip, a corner for every three degrees of its bend."""
        last = self.angle if used is None else used / self.radius
        steps = max(1, round(last / pi * 60))
        angles = [last * step / steps for step in range(steps + 1)]
        inner, outer = self.radius - self.width / 2, self.radius + self.width / 2
        corners = [(t, inner) for t in angles] + [(t, outer) for t in reversed(angles)]
        return from_pose(start, [(self.side * (self.radius - r * cos(t)), r * sin(t)) for t, r in corners])


def _on_ring(ring: Ring, inner: float, outer: float) -> list[Point]:
    """The corners of what a polygon has in common with the ring between two circles around the origin."""
    found = [(x, y) for x, y in ring if inner <= hypot(x, y) <= outer]
    x0, y0 = ring[-1]
    for x1, y1 in ring:
        dx, dy = x1 - x0, y1 - y0
        square = dx * dx + dy * dy
        for radius in (inner, outer):
            middle = -(x0 * dx + y0 * dy)
            root = middle * middle - square * (x0 * x0 + y0 * y0 - radius * radius)
            if square and root >= 0.0:
                shares = ((middle - sqrt(root)) / square, (middle + sqrt(root)) / square)
                found += [(x0 + share * dx, y0 + share * dy) for share in shares if 0.0 <= share <= 1.0]
        x0, y0 = x1, y1
    return found
