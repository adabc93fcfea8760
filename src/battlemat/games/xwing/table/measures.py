"""Range and arcs: everything that is measured between ships, obstacles and devices (topic ARC of the rules).

Shapes are made by `base`, `obstacle` and `device` and remembered, so ask for them as often as you like. Guides have
no size (XW-MOV-06): range, arcs and overlaps all use the bare base. Whatever lies exactly on a limit is inside it,
give or take `SLACK`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import ceil, cos, radians, sin
from typing import Literal, TypeVar

from battlemat.core.decision import Pose
from battlemat.games.xwing.table.figures import FIGURES, BaseSize, device_outline, obstacle_outline
from battlemat.geometry import (
    SLACK,
    Band,
    Box,
    Line,
    Ring,
    Shape,
    all_within,
    choices,
    distance,
    from_pose,
    inside,
    shortest_bands,
    to_pose,
    within,
)
from battlemat.geometry.convex import Plane, clip, closest_points

K = TypeVar("K")
StandardArc = Literal["front", "right", "rear", "left"]
ShipArc = Literal[StandardArc, "bullseye", "full_front", "full_rear"]
Side = Literal["in_front", "behind", "flanking"]

STANDARD_ARCS: tuple[StandardArc, ...] = ("front", "right", "rear", "left")
OPPOSITE: Mapping[StandardArc, StandardArc] = {"front": "rear", "rear": "front", "left": "right", "right": "left"}
BAND = FIGURES.range_band
ARC_RANGE = 3
"""Arcs, the midline and the ruler end here (XW-ARC-20, XW-ARC-35); only those of huge ships may reach farther."""
HUGE_RANGE = 5
"""As far as anything of a huge ship reaches (XW-HUG-08)."""


# Shapes ---------------------------------------------------------------------------------------------------------------


class Base(Box):
    """The base of a ship on the table."""

    __slots__ = ("size",)

    def __init__(self, size: BaseSize, pose: Pose) -> None:
        figures = FIGURES.base[size]
        super().__init__(pose, figures.width / 2, figures.length / 2)
        self.size = size


@lru_cache(4096)
def base(size: BaseSize, pose: Pose) -> Base:
    """
    >>> base("medium", (100.0, 100.0, 0.0)).bounds()
    (70.0, 70.0, 130.0, 130.0)
    """
    return Base(size, pose)


@lru_cache(1024)
def obstacle(outline: str, pose: Pose) -> Shape:
    return obstacle_outline(outline).at(pose)


@lru_cache(1024)
def device(kind: str, pose: Pose) -> Shape:
    """A device with its guides, which belong to it (XW-DEV-20)."""
    return device_outline(kind).at(pose)


def in_play_area(shape: Shape, width: float = FIGURES.play_area, length: float = FIGURES.play_area) -> bool:
    """Whether nothing of a shape is outside; touching the edge from inside is inside (XW-MOV-32, XW-MOV-33).

    >>> in_play_area(base("small", (100.0, 890.0, 0.0))), in_play_area(base("small", (200.0, 891.0, 0.0)))
    (True, False)
    """
    return inside((0.0, 0.0, width, length), shape)


# Range ----------------------------------------------------------------------------------------------------------------


def range_of(millimetres: float) -> int:
    """The range section a distance ends in (XW-ARC-03). 0 is contact (XW-ARC-12); 4 and more is beyond range 3.

    >>> [range_of(d) for d in (0.0, 1.0, 100.0, 100.1, 200.0, 300.0, 300.1)]
    [0, 1, 1, 2, 2, 3, 4]
    """
    return ceil((millimetres - SLACK) / BAND) if millimetres > SLACK else 0


def range_between(a: Shape, b: Shape) -> int:
    """The range between the closest points of two things (XW-ARC-02), the same in both directions (XW-ARC-14).

    >>> range_between(base("small", (0.0, 0.0, 0.0)), base("small", (100.0, 100.0, 0.0)))
    1
    """
    return range_of(distance(a, b))


def at_range(a: Shape, b: Shape, first: int, last: int) -> bool:
    """Whether two things are at range `first`-`last` of each other (XW-ARC-07, XW-ARC-08).

    >>> at_range(base("small", (0.0, 0.0, 0.0)), base("small", (0.0, 300.0, 0.0)), 1, 2)
    False
    """
    return within(a, b, last * BAND) and (first == 0 or not within(a, b, (first - 1) * BAND))


def beyond_range(a: Shape, b: Shape, limit: int) -> bool:
    """Whether no part of `b` lies within that range of `a` (XW-ARC-10)."""
    return not within(a, b, limit * BAND)


def wholly_within(a: Shape, b: Shape, limit: int) -> bool:
    """Whether all of `b` lies within that range of `a` (XW-ARC-09); contact counts as range 1.

    >>> wholly_within(base("small", (0.0, 0.0, 0.0)), base("small", (0.0, 80.0, 0.0)), 1)
    True
    """
    return all_within(a, b, limit * BAND)


# Arcs -----------------------------------------------------------------------------------------------------------------


@cache
def _arc_planes(size: BaseSize, arc: ShipArc) -> tuple[Plane, ...]:
    """An arc as half planes seen from the ship, its lines included (XW-ARC-25, XW-ARC-29, XW-ARC-31, XW-ARC-49)."""
    half_angle = radians(FIGURES.base[size].front_arc / 2)
    s, c = sin(half_angle), cos(half_angle)
    half_ruler = FIGURES.ruler_width / 2
    planes: dict[ShipArc, tuple[Plane, ...]] = {
        "front": ((-c, s, -SLACK), (c, s, -SLACK)),
        "rear": ((-c, -s, -SLACK), (c, -s, -SLACK)),
        "right": ((c, -s, -SLACK), (c, s, -SLACK)),
        "left": ((-c, -s, -SLACK), (-c, s, -SLACK)),
        "full_front": ((0.0, 1.0, -SLACK),),
        "full_rear": ((0.0, -1.0, -SLACK),),
        "bullseye": ((1.0, 0.0, -half_ruler - SLACK), (-1.0, 0.0, -half_ruler - SLACK), (0.0, 1.0, -SLACK)),
    }
    return planes[arc]


@cache
def _outline(size: BaseSize) -> Ring:
    return Base(size, (0.0, 0.0, 0.0)).parts[0]


@cache
def _muzzle(size: BaseSize, arc: ShipArc) -> Ring:
    """The part of the base that lies in the arc; its outer edge is where attack range is measured from (XW-ARC-16)."""
    return clip(_outline(size), _arc_planes(size, arc))


def _in_arc(ship: Base, arc: ShipArc, thing: Shape) -> list[Ring]:
    """What of a thing lies in the endless arc and not under the ship's base (XW-ARC-21), as seen from the ship."""
    planes = _arc_planes(ship.size, arc)
    side, end = ship.half_width + SLACK, ship.half_length + SLACK
    found = []
    for ring in thing.parts:
        part = clip(to_pose(ship.pose, ring), planes)
        for x, y in part:
            if abs(x) > side or abs(y) > end:
                found.append(part)
                break
    return found


def _reached(ship: Base, arc: ShipArc, thing: Shape, reach: int = ARC_RANGE) -> list[Ring]:
    """The parts of a thing in an arc if any of them is within its range; the circles mostly tell."""
    dx, dy = ship.x - thing.x, ship.y - thing.y
    square = dx * dx + dy * dy
    most = reach * BAND + SLACK
    if square > (most + ship.radius + thing.radius) ** 2:
        return []
    found = _in_arc(ship, arc, thing)
    if square <= (most - thing.radius) ** 2:
        return found
    own = _outline(ship.size)
    return found if any(closest_points(own, part)[0] <= most for part in found) else []


def in_arc(ship: Base, arc: ShipArc, thing: Shape, reach: int = ARC_RANGE) -> bool:
    """Whether any part of a thing lies in an arc of a ship, which ends at range 3 (XW-ARC-19, XW-ARC-20).

    The arcs of huge ships may be extended (XW-HUG-08).

    >>> ship, other = base("small", (0.0, 0.0, 0.0)), base("small", (100.0, 100.0, 0.0))
    >>> [arc for arc in STANDARD_ARCS if in_arc(ship, arc, other)]
    ['front', 'right']
    """
    return bool(_reached(ship, arc, thing, reach))


def turret_arcs(pointing: StandardArc, double: bool) -> tuple[StandardArc, ...]:
    """The standard arcs that a turret indicator makes turret arcs (XW-ARC-38, XW-ARC-40).

    >>> turret_arcs("left", double=True)
    ('left', 'right')
    """
    return (pointing, OPPOSITE[pointing]) if double else (pointing,)


def side_of(ship: Base, other: Base, reach: int = ARC_RANGE) -> Side | None:
    """Whether `other` is in front of, behind or flanking `ship`; None beyond range 3 (XW-ARC-32 to XW-ARC-35).

    Who defends at range 4-5 sees as far (XW-HUG-93).

    Touching the midline is not crossing it (XW-ARC-49). In front and behind are also what it means to be entirely
    inside the full front or full rear arc (XW-ARC-36).

    >>> ship = base("small", (0.0, 0.0, 0.0))
    >>> [side_of(ship, base("small", (150.0, y, 0.0))) for y in (20.0, 10.0, -20.0)]
    ['in_front', 'flanking', 'behind']
    """
    if not within(ship, other, reach * BAND):
        return None
    ahead = [y for _, y in to_pose(ship.pose, other.parts[0])]
    if min(ahead) >= -SLACK:
        return "in_front"
    return "behind" if max(ahead) <= SLACK else "flanking"


# Attacks --------------------------------------------------------------------------------------------------------------


def attack_distance(attacker: Base, arc: ShipArc, defender: Shape, reach: int = ARC_RANGE) -> float | None:
    """The distance measured inside the attack arc (XW-ARC-16); None if the defender is not in the arc.

    >>> attacker, defender = base("small", (0.0, 0.0, 0.0)), base("small", (120.0, 100.0, 0.0))
    >>> round(attack_distance(attacker, "front", defender), 2), distance(attacker, defender)
    (127.25, 100.0)
    """
    muzzle = _muzzle(attacker.size, arc)
    return min([closest_points(muzzle, part)[0] for part in _reached(attacker, arc, defender, reach)], default=None)


def attack_range(attacker: Base, arc: ShipArc, defender: Shape, reach: int = ARC_RANGE) -> int | None:
    """The range section of `attack_distance`. Whether range 0 forbids the attack is not asked here (XW-ATK-16).

    >>> attack_range(base("small", (0.0, 0.0, 0.0)), "front", base("small", (120.0, 100.0, 0.0)))
    2
    """
    measured = attack_distance(attacker, arc, defender, reach)
    return None if measured is None else range_of(measured)


def attack_bands(attacker: Base, arc: ShipArc, defender: Shape) -> list[Band]:
    """The equally short lines along which attack range can be measured (XW-OBS-25, XW-OBS-26)."""
    seen = shortest_bands([_muzzle(attacker.size, arc)], _in_arc(attacker, arc, defender))
    return [Band(_from_ship(attacker, band.first), _from_ship(attacker, band.last)) for band in seen]


def _from_ship(ship: Base, line: Line) -> Line:
    start, end = from_pose(ship.pose, line)
    return Line(start, end)


def measuring_lines(
    attacker: Base, arc: ShipArc, defender: Shape, things: Mapping[K, Shape]
) -> list[tuple[Line, frozenset[K]]]:
    """The lines the attacker may choose from, each with the things it runs across, which obstruct the attack.

    There is one line for each set of things, those with the fewest first (XW-OBS-21, XW-OBS-26). `things` are the
    other ships, the obstacles and the devices: attacker and defender never obstruct (XW-ATK-67).

    >>> attacker, defender = base("small", (0.0, 0.0, 0.0)), base("small", (0.0, 190.0, 180.0))
    >>> rock = obstacle("coreasteroid0", (-20.0, 95.0, 0.0))
    >>> [sorted(across) for _, across in measuring_lines(attacker, "front", defender, {"rock": rock})]
    [[], ['rock']]
    """
    return choices(attack_bands(attacker, arc, defender), things)
