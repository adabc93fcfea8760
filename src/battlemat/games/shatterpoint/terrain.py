"""The battlefield: terrain of several levels, and where a base can stand on it.

Heights are millimetres above the ground. Two heights are the same elevation when they are at most range 2 apart
(SP-TER-03 to SP-TER-07): elevation is a relation between two things, never a floor number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from math import hypot, sqrt
from typing import Final, NamedTuple

from battlemat.core.plain import plain
from battlemat.geometry.convex import signed_distance
from battlemat.geometry.poses import Point, Ring
from battlemat.geometry.shapes import SLACK
from battlemat.geometry.sight import Disc, Segment, in_between, sight_line

SIDE: Final = 914.4
SAME_ELEVATION: Final = 76.2
FIGURE_HEIGHT: Final = 45.0


class Spot(NamedTuple):
    """Where the middle of a base or token is, and how high the surface under it."""

    x: float
    y: float
    height: float = 0.0


class Part(NamedTuple):
    """A part of a terrain piece: a body between two heights, cut into convex rings."""

    id: str
    rings: tuple[Ring, ...]
    bottom: float
    top: float
    opaque: bool
    passable: bool
    standable: bool


def same_elevation(one: float, other: float) -> bool:
    """
    >>> same_elevation(0.0, 76.2), same_elevation(0.0, 76.3)
    (True, False)
    """
    return abs(one - other) <= SAME_ELEVATION + SLACK


def higher(height: float, than: float) -> bool:
    """Whether one height is on a higher elevation than another."""
    return height - than > SAME_ELEVATION + SLACK


def over(part: Part, spot: Spot, radius: float) -> bool:
    """Whether a base reaches over or under a part, seen from above."""
    return any(signed_distance((spot.x, spot.y), ring) < radius - SLACK for ring in part.rings)


Circle = tuple[Part, float, float, float]
"""A part, the middle of a circle around it, and the radius."""

KEPT = 20_000
"""Lines of sight a battlefield remembers, and spots."""
CELL = 64.0
"""Parts near a spot are looked for in cells of so many millimetres, by bases that reach no farther."""


@plain
class Field:
    """All terrain of a battlefield, looked up by height."""

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts = tuple(parts)
        self._circles = tuple((part, *_around(part)) for part in self.parts)
        self._cells: dict[tuple[float, float], list[Circle]] = {}
        self._sight = lru_cache(KEPT)(self._trace)
        self._standing = lru_cache(KEPT)(self._find_fault)
        self._surfaces = lru_cache(KEPT)(self._find_surfaces)

    @cached_property
    def heights(self) -> tuple[float, ...]:
        """The heights of all surfaces one can stand on, the ground first."""
        return (0.0, *sorted({part.top for part in self.parts if part.standable}))

    def near(self, spot: Spot | Point, radius: float) -> list[Part]:
        """Parts that a base of this radius at a spot may reach over."""
        x, y = spot[0], spot[1]
        circles = self._around_cell(x // CELL, y // CELL) if radius <= CELL else self._circles
        return _reached(circles, x, y, radius)

    def _around_cell(self, column: float, row: float) -> Sequence[Circle]:
        """What a base that reaches no farther than a cell may reach over from anywhere in this one."""
        found = self._cells.get((column, row))
        if found is None:
            x, y, corner = (column + 0.5) * CELL, (row + 0.5) * CELL, CELL * sqrt(0.5)
            near = set(_reached(self._circles, x, y, CELL + corner + SLACK))
            found = self._cells[column, row] = [circle for circle in self._circles if circle[0] in near]
        return found

    # Standing

    def fault(self, spot: Spot, radius: float) -> str | None:
        """The rule by which a base cannot stand at a spot, whoever else is there; None if it can.

        Terrain never changes, and the same spots are asked about again and again: answers are remembered.
        """
        return self._standing(spot, radius)

    def _find_fault(self, spot: Spot, radius: float) -> str | None:
        if not _on_battlefield(spot.x, spot.y, radius):
            return "SP-MOV-30"
        return _fault(spot, radius, self._under(spot, radius))

    def _under(self, spot: Spot, radius: float) -> list[Part]:
        return [part for part in self.near(spot, radius) if over(part, spot, radius)]

    def surfaces(self, x: float, y: float, radius: float) -> list[Spot]:
        """Every spot above a point where a base can stand, the lowest first."""
        return list(self._surfaces(x, y, radius))

    def _find_surfaces(self, x: float, y: float, radius: float) -> tuple[Spot, ...]:
        if not _on_battlefield(x, y, radius):
            return ()
        under = self._under(Spot(x, y), radius)
        spots = [Spot(x, y, height) for height in (0.0, *sorted({part.top for part in under if part.standable}))]
        return tuple(spot for spot in spots if _fault(spot, radius, under) is None)

    # Sight and cover

    def sight(self, viewer: Spot, radius: float, target: Spot, target_radius: float) -> Segment | None:
        """A free line from one base to another, if there is one (SP-TER-11 to SP-TER-18).

        What somebody stands on is never higher than they are, so it needs no exception (SP-TER-14). Terrain never
        changes, and most pairs stand where they stood a moment ago: lines that were traced are remembered.
        """
        return self._sight(viewer, radius, target, target_radius)

    def _trace(self, viewer: Spot, radius: float, target: Spot, target_radius: float) -> Segment | None:
        one, other = Disc(viewer.x, viewer.y, radius), Disc(target.x, target.y, target_radius)
        limit = max(viewer.height, target.height)
        tall = [ring for part in self.parts if part.opaque and higher(part.top, limit) for ring in part.rings]
        return sight_line(one, other, tall)

    def cover(self, attacker: Spot, radius: float, defender: Spot, defender_radius: float, reach: float) -> Part | None:
        """A part that covers a defender from an attacker, if there is one (SP-TER-29, SP-TER-30)."""
        one, other = Disc(attacker.x, attacker.y, radius), Disc(defender.x, defender.y, defender_radius)
        for part in self.near(defender, defender_radius + reach):
            if higher(attacker.height, part.top):
                continue
            if distance_to(part, defender, defender_radius) <= reach + SLACK and any(
                in_between(one, other, ring) for ring in part.rings
            ):
                return part
        return None


def _reached(circles: Iterable[Circle], x: float, y: float, radius: float) -> list[Part]:
    radius += SLACK
    return [
        part
        for part, px, py, reach in circles
        if (px - x) * (px - x) + (py - y) * (py - y) <= (reach + radius) * (reach + radius)
    ]


def _on_battlefield(x: float, y: float, radius: float) -> bool:
    low, high = radius - SLACK, SIDE - radius + SLACK
    return low <= x <= high and low <= y <= high


def _fault(spot: Spot, radius: float, under: Sequence[Part]) -> str | None:
    """The rule by which a base cannot stand at a spot, for the parts it reaches over or under."""
    x, y, height = spot
    if height > SLACK:
        floor = [ring for part in under if part.standable and abs(part.top - height) <= SLACK for ring in part.rings]
        if not covered((x, y), radius, floor):
            return "SP-MOV-25"
    for part in under:
        if part.top > height + SLACK and part.bottom < height + FIGURE_HEIGHT - SLACK:
            return "SP-MOV-25" if part.bottom <= height + SLACK else "SP-MOV-24"
    return None


def distance_to(part: Part, spot: Spot, radius: float) -> float:
    """How far a base is from a part, seen from above."""
    return max(0.0, min(signed_distance((spot.x, spot.y), ring) for ring in part.rings) - radius)


def covered(centre: Point, radius: float, rings: Sequence[Ring]) -> bool:
    """Whether a disc lies wholly on rings; rings that touch count as one surface (SP-MOV-25).

    The disc hangs over where some stretch of an edge inside it belongs to no other ring.

    >>> left = ((0.0, 0.0), (50.0, 0.0), (50.0, 80.0), (0.0, 80.0))
    >>> right = ((50.0, 0.0), (90.0, 0.0), (90.0, 80.0), (50.0, 80.0))
    >>> covered((50.0, 40.0), 20.0, [left]), covered((50.0, 40.0), 20.0, [left, right])
    (False, True)
    """
    if not any(signed_distance(centre, ring) <= SLACK for ring in rings):
        return False
    for ring in rings:
        others = [other for other in rings if other is not ring]
        start = ring[-1]
        for end in ring:
            stretch = _inside_disc(centre, radius - SLACK, start, end)
            if stretch is not None and not _spanned(stretch, others):
                return False
            start = end
    return True


def _inside_disc(centre: Point, radius: float, start: Point, end: Point) -> tuple[Point, Point] | None:
    """The stretch of an edge that lies in a disc."""
    ex, ey = end[0] - start[0], end[1] - start[1]
    length = hypot(ex, ey)
    if length == 0.0:
        return None
    ux, uy = ex / length, ey / length
    middle = (centre[0] - start[0]) * ux + (centre[1] - start[1]) * uy
    off = (centre[0] - start[0]) * uy - (centre[1] - start[1]) * ux
    if abs(off) >= radius:
        return None
    half = sqrt(radius * radius - off * off)
    low, high = max(0.0, middle - half), min(length, middle + half)
    if high - low <= SLACK:
        return None
    return (start[0] + low * ux, start[1] + low * uy), (start[0] + high * ux, start[1] + high * uy)


def _spanned(stretch: tuple[Point, Point], rings: Sequence[Ring]) -> bool:
    """Whether rings together hold a stretch, laid end to end."""
    (x0, y0), (x1, y1) = stretch
    length = hypot(x1 - x0, y1 - y0)
    spans = sorted(span for ring in rings if (span := _span((x0, y0), (x1, y1), ring)) is not None)
    reached = 0.0
    for low, high in spans:
        if (low - reached) * length > 2 * SLACK:
            return False
        reached = max(reached, high)
    return (1.0 - reached) * length <= 2 * SLACK


def _span(start: Point, end: Point, ring: Ring) -> tuple[float, float] | None:
    """Which share of a segment lies in a convex ring or within `SLACK` of it."""
    low, high = 0.0, 1.0
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = ring[-1]
    for qx, qy in ring:
        nx, ny = py - qy, qx - px
        norm = hypot(nx, ny)
        if norm:
            height = (nx * (start[0] - px) + ny * (start[1] - py)) / norm + SLACK
            slope = (nx * dx + ny * dy) / norm
            if slope > 0.0:
                low = max(low, -height / slope)
            elif slope < 0.0:
                high = min(high, -height / slope)
            elif height < 0.0:
                return None
            if low > high:
                return None
        px, py = qx, qy
    return low, high


def _around(part: Part) -> tuple[float, float, float]:
    xs, ys = zip(*(point for ring in part.rings for point in ring), strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    return x, y, max(hypot(px - x, py - y) for px, py in zip(xs, ys, strict=True))
