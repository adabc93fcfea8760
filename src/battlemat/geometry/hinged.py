"""Hinged tools: two straight strips joined by a hinge, laid against a disc, and where the disc can go along them.

The first strip leaves the disc straight from its middle, the second turns freely at the hinge; neither may lie over a
blocker. The disc may be put down wherever it touches the middle line of the tool. Whether a wished place can be
reached is decided by laying the tool: the ways tried are the straight ones, those held by a corner of a blocker, and
two fans of `STEP` between them. `lies_free` and `touches` check a given tool exactly, so that whoever knows a way that
the search has missed can show it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import acos, asin, atan2, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from battlemat.geometry.convex import penetration, signed_distance
from battlemat.geometry.poses import Point, Ring
from battlemat.geometry.shapes import SLACK

STEP = pi / 60
_NUDGE = 1e-5


class Tool(NamedTuple):
    """Half the length of a hinged tool, from its concave end to the hinge, and half its width."""

    half_length: float
    half_width: float


class Bent(NamedTuple):
    """How a tool lies: the directions of its two strips, anticlockwise from east, in radians."""

    first: float
    second: float


class Reach:
    """Where a disc can go with a tool, past blockers given as convex rings."""

    def __init__(self, x: float, y: float, radius: float, tool: Tool, blockers: Sequence[Ring]) -> None:
        self.x, self.y, self.radius, self.tool = x, y, radius, tool
        self.farthest = 2 * radius + 2 * tool.half_length
        limit = radius + 2 * tool.half_length + tool.half_width
        self.blockers = [ring for ring in blockers if signed_distance((x, y), ring) < limit]

    def way_to(self, x: float, y: float) -> Bent | None:
        """How the tool can lie so that the disc can be put down at a place; None if it cannot be reached.

        >>> Reach(0.0, 0.0, 20.0, Tool(75.0, 12.7), []).way_to(0.0, 190.0) is not None
        True
        >>> Reach(0.0, 0.0, 20.0, Tool(75.0, 12.7), []).way_to(0.0, 191.0) is None
        True
        """
        apart = hypot(x - self.x, y - self.y)
        if apart > self.farthest + SLACK:
            return None
        straight = atan2(y - self.y, x - self.x)
        if self.lies_free(Bent(straight, straight)):
            return Bent(straight, straight)
        for first in self._directions(straight):
            hinge = self._hinge(first)
            on_first = self._near(x, y, self._start(first), first)
            if not on_first and hypot(x - hinge[0], y - hinge[1]) > self.tool.half_length + self.radius + SLACK:
                continue
            if not self._strip_free(first, self._start(first)):
                continue
            if on_first:
                return Bent(first, first + pi)
            for second in self._turns(hinge, x, y):
                if self._strip_free(second, hinge):
                    return Bent(first, second)
        return None

    def lies_free(self, bent: Bent) -> bool:
        """Whether neither strip of a tool lies over a blocker; folded back onto the first, the second adds nothing."""
        return self._strip_free(bent.first, self._start(bent.first)) and (
            abs((bent.second - bent.first) % (2 * pi) - pi) < 1e-12
            or self._strip_free(bent.second, self._hinge(bent.first))
        )

    def touches(self, bent: Bent, x: float, y: float) -> bool:
        """Whether the disc at a place touches the middle line of a tool."""
        return self._near(x, y, self._start(bent.first), bent.first) or self._near(
            x, y, self._hinge(bent.first), bent.second
        )

    def fans(self) -> Iterator[tuple[Point, float, float]]:
        """The reach as fans: a hinge and the free directions between two angles. To draw and to sample from."""
        if not self.blockers:
            yield (self.x, self.y), 0.0, 2 * pi
            return
        for number in range(round(pi / STEP)):
            first = 2 * number * STEP
            if self._strip_free(first, self._start(first)):
                hinge = self._hinge(first)
                turns = list(self._free_turns(hinge))
                yield from ((hinge, low, high) for low, high in turns)
                back = (first + pi) % (2 * pi)
                if not any(low <= back <= high for low, high in turns):
                    yield hinge, back, back  # folded onto the first strip, the second is always free

    # Laying the tool

    def _start(self, first: float) -> Point:
        return self.x + self.radius * cos(first), self.y + self.radius * sin(first)

    def _hinge(self, first: float) -> Point:
        length = self.radius + self.tool.half_length
        return self.x + length * cos(first), self.y + length * sin(first)

    def _strip_free(self, direction: float, start: Point) -> bool:
        if not self.blockers:
            return True
        ux, uy = cos(direction), sin(direction)
        length, wide = self.tool.half_length, self.tool.half_width
        ax, ay = start[0] - wide * uy, start[1] + wide * ux
        bx, by = start[0] + wide * uy, start[1] - wide * ux
        ex, ey = length * ux, length * uy
        strip = ((bx, by), (bx + ex, by + ey), (ax + ex, ay + ey), (ax, ay))
        return not any(penetration(ring, strip) > SLACK for ring in self.blockers)

    def _near(self, x: float, y: float, start: Point, direction: float) -> bool:
        dx, dy = x - start[0], y - start[1]
        along = dx * cos(direction) + dy * sin(direction)
        along = min(max(along, 0.0), self.tool.half_length)
        return hypot(dx - along * cos(direction), dy - along * sin(direction)) <= self.radius + SLACK

    def _directions(self, straight: float) -> Iterator[float]:
        """Ways for the first strip: past the corners of blockers, then a fan from the straight way outwards."""
        yield from _past_corners(
            (self.x, self.y), self.blockers, self.tool.half_width, self.radius + self.tool.half_length
        )
        for start in (STEP, STEP / 2):  # the second fan lies between the directions of the first
            for number in range(round(pi / STEP)):
                yield straight + start + number * STEP
                yield straight - start - number * STEP

    def _turns(self, hinge: Point, x: float, y: float) -> Iterator[float]:
        """Ways for the second strip that touch the disc at its goal, which is near enough to the hinge."""
        dx, dy = x - hinge[0], y - hinge[1]
        apart, length, radius = hypot(dx, dy), self.tool.half_length, self.radius
        if apart <= radius:
            yield from (number * 4 * STEP for number in range(30))
            return
        towards = atan2(dy, dx)
        if apart * apart - radius * radius <= length * length:
            most = asin(radius / apart)
        else:
            most = acos(min(1.0, (apart * apart + length * length - radius * radius) / (2 * apart * length)))
        yield from (towards, towards + most, towards - most)
        for turn in _past_corners(hinge, self.blockers, self.tool.half_width, length):
            if abs((turn - towards + pi) % (2 * pi) - pi) <= most:
                yield turn

    def _free_turns(self, hinge: Point) -> Iterator[tuple[float, float]]:
        """The stretches of directions in which the second strip is free, never too wide."""
        length, wide = self.tool.half_length, self.tool.half_width
        blocked = sorted(
            stretch for ring in self.blockers for stretch in _blocked_turns(hinge, ring, hypot(length, wide), wide)
        )
        at = 0.0
        for low, high in blocked:
            if low > at:
                yield at, low
            at = max(at, high)
        if at < 2 * pi:
            yield at, 2 * pi


def _blocked_turns(hinge: Point, ring: Ring, reach: float, half_width: float) -> Iterator[tuple[float, float]]:
    """Directions, from 0 to a full turn, in which a strip from a hinge may lie over a convex ring."""
    gap = signed_distance(hinge, ring)
    if gap >= reach:
        return
    if gap <= half_width:
        yield 0.0, 2 * pi
        return
    seen = list(_within(hinge, ring, reach))
    if not seen:
        return
    middle = atan2(sum(dy for _, dy in seen), sum(dx for dx, _ in seen))
    turns = [
        ((atan2(dy, dx) - middle + pi) % (2 * pi) - pi, asin(min(1.0, half_width / hypot(dx, dy)))) for dx, dy in seen
    ]
    low = (middle + min(turn - side for turn, side in turns)) % (2 * pi)
    high = low + max(turn + side for turn, side in turns) - min(turn - side for turn, side in turns)
    yield low, min(high, 2 * pi)
    if high > 2 * pi:
        yield 0.0, high - 2 * pi


def _within(hinge: Point, ring: Ring, reach: float) -> Iterator[Point]:
    """The corners of a ring, seen from a hinge, that lie within reach, and where its edges leave the reach."""
    px, py = ring[-1][0] - hinge[0], ring[-1][1] - hinge[1]
    for x, y in ring:
        qx, qy = x - hinge[0], y - hinge[1]
        if qx * qx + qy * qy <= reach * reach:
            yield qx, qy
        ex, ey = qx - px, qy - py
        square = ex * ex + ey * ey
        along = -(px * ex + py * ey)
        rest = along * along - square * (px * px + py * py - reach * reach)
        if square and rest > 0.0:
            for share in ((along - sqrt(rest)) / square, (along + sqrt(rest)) / square):
                if 0.0 < share < 1.0:
                    yield px + share * ex, py + share * ey
        px, py = qx, qy


def _past_corners(start: Point, blockers: Sequence[Ring], half_width: float, length: float) -> Iterator[float]:
    """Directions in which a strip from a point just passes a corner on either side, or just ends at it."""
    for ring in blockers:
        for x, y in ring:
            dx, dy = x - start[0], y - start[1]
            apart = hypot(dx, dy)
            if apart <= half_width:
                continue
            towards = atan2(dy, dx)
            side = asin(half_width / apart) + _NUDGE
            yield from (towards + side, towards - side)
            if length < apart < sqrt(length * length + half_width * half_width):
                end = acos(length / apart) + _NUDGE
                yield from (towards + end, towards - end)
