"""Room to deploy: how a squad stands around its leader, and berths, where any squad of any player finds room.

A battlefield is played on only if it has two berths at both edges that do not touch (`edges_without_room`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, Generic, NamedTuple, TypeVar

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.records import UnitType
from battlemat.games.shatterpoint.terrain import SIDE, Field, Spot, same_elevation
from battlemat.geometry.poses import Point
from battlemat.geometry.shapes import SLACK

T = TypeVar("T")

SMALLEST: Final = min(card.base for card in UNITS.values()) / 2
LARGEST: Final = max(card.base for card in UNITS.values()) / 2
"""The radii of bases."""
HAIR: Final = 0.01
"""Millimetres by which places are kept clear of what is just allowed, so that rounding does no harm."""
TURNS: Final = [2 * pi * number * 5 / 24 for number in range(24)]
"""Directions around a leader, in an order in which bases side by side come one after another."""
COMMON: Final[Sequence[float]] = (
    2 * LARGEST + HAIR,
    LARGEST + SMALLEST + RANGES[1] / 2,
    2 * SMALLEST + RANGES[1] - HAIR,
)
"""How far apart the middles of any two bases can be for one to be beside the other, whatever their sizes are."""
STEP: Final = 15.0


def _most_characters(type_: UnitType) -> int:
    return max(card.characters for card in UNITS.values() if card.type == type_)


LARGEST_SQUAD: Final = sum(_most_characters(type_) for type_ in ("primary", "secondary", "supporting"))


class Base(NamedTuple):
    """A base that stands somewhere, or could."""

    spot: Spot
    radius: float


class Found(Generic[T]):
    """Things that are looked for when they are asked for, and then remembered."""

    def __init__(self, source: Iterator[T]) -> None:
        self._source, self._known = source, list[T]()

    def __iter__(self) -> Iterator[T]:
        number = 0
        while True:
            if number == len(self._known):
                try:
                    self._known.append(next(self._source))
                except StopIteration:
                    return
            yield self._known[number]
            number += 1


def is_clear(base: Base, taken: Iterable[Base]) -> bool:
    """Whether a base overlaps none of the others on its elevation (SP-MOV-27)."""
    (x, y, height), radius = base
    for (ox, oy, other_height), other_radius in taken:
        apart = radius + other_radius - SLACK
        dx, dy = ox - x, oy - y
        if dx * dx + dy * dy < apart * apart and same_elevation(height, other_height):
            return False
    return True


def are_clear(bases: Iterable[Base], taken: Sequence[Base]) -> bool:
    return all(is_clear(base, taken) for base in bases)


def arrange(choices: Sequence[Iterable[Base]], taken: Sequence[Base]) -> list[Base] | None:
    """One base out of each of the choices so that none overlaps another; None if there is no way."""
    if not choices:
        return []
    for base in choices[0]:
        if is_clear(base, taken):
            rest = arrange(choices[1:], [*taken, base])
            if rest is not None:
                return [base, *rest]
    return None


def around(field: Field, middle: Point, distances: Iterable[float], radius: float) -> Iterator[Base]:
    """Places on any surface around a point."""
    for far in distances:
        for turn in TURNS:
            x, y = round(middle[0] + far * cos(turn), 3), round(middle[1] + far * sin(turn), 3)
            yield from (Base(spot, radius) for spot in field.surfaces(x, y, radius))


def distances_beside(leader: float, radius: float, reach: float) -> list[float]:
    """How far from a leader of one radius a base of another is tried: touching, at the limit and in between."""
    touching = leader + radius
    far = touching + reach - HAIR
    return sorted({touching + HAIR, (touching + far) / 2, far, *COMMON})


# Berths


class Berth(NamedTuple):
    """A place for the leader of a squad, and one for everybody else of the largest squad there is."""

    leader: Base
    others: tuple[Base, ...]

    @property
    def bases(self) -> tuple[Base, ...]:
        return (self.leader, *self.others)


@lru_cache(maxsize=128)
def berths(field: Field, *, north: bool) -> Found[Berth]:
    """The berths at an edge."""
    return Found(_look_for_berths(field, north))


def _look_for_berths(field: Field, north: bool) -> Iterator[Berth]:
    """From the middles of both halves of the edge on, those farthest from the edge first (SP-SET-20)."""
    width = SIDE - 2 * LARGEST
    columns = [round(LARGEST + width * n / (width // STEP), 3) for n in range(int(width // STEP) + 1)]
    deepest = SMALLEST + RANGES[2] - HAIR
    rows = [round(deepest - (deepest - LARGEST) * n / 5, 3) for n in range(6)]
    for x in sorted(columns, key=lambda x: min(abs(x - SIDE / 4), abs(x - SIDE * 3 / 4))):
        for y in rows:
            for spot in field.surfaces(x, SIDE - y if north else y, LARGEST):
                berth = _berth(field, Base(spot, LARGEST))
                if berth is not None:
                    yield berth


def _berth(field: Field, leader: Base) -> Berth | None:
    beside = Found(around(field, leader.spot[:2], COMMON, LARGEST))
    others = arrange([beside] * (LARGEST_SQUAD - 1), [leader])
    return None if others is None else Berth(leader, tuple(others))


def edges_without_room(field: Field) -> list[str]:
    """The edges at which two squads cannot stand beside each other."""
    return [
        edge
        for edge, north in (("south", False), ("north", True))
        if not any(are_clear(one.bases, other.bases) for one, other in _pairs(berths(field, north=north)))
    ]


def _pairs(found: Iterable[Berth]) -> Iterator[tuple[Berth, Berth]]:
    """Pairs of berths, those among the first ones before all others."""
    seen: list[Berth] = []
    for berth in found:
        yield from ((berth, other) for other in seen)
        seen.append(berth)
