"""Speed of a Shatterpoint battlefield of 20 terrain pieces: milliseconds at the median, with the target of each.

python bench/battlefield.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any

from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.engagement import sees
from battlemat.games.shatterpoint.footing import end_fault
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.movement import Movement
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import Character
from battlemat.games.shatterpoint.terrain import SIDE, Spot

PIECES = 20
PLACES = 60
TARGETS = {"reach area": 5.0, "line of sight": 0.5}


def layout(rng: Random) -> list[tuple[Piece, Placement]]:
    """Pieces anywhere on the battlefield, most of them higher than a character can walk over."""
    found = []
    for _ in range(PIECES):
        wide, deep = rng.uniform(30.0, 130.0), rng.uniform(20.0, 90.0)
        x, y = rng.uniform(90.0, SIDE - 90.0), rng.uniform(90.0, SIDE - 90.0)
        piece, placement = box(x, y, wide, deep, rng.choice([50.0, 90.0, 120.0, 170.0]))
        found.append((piece, Placement(placement.id, piece.id, x, y, rng.uniform(0.0, 90.0))))
    return found


def places(t: ShatterScenario, character: Character, rng: Random) -> list[Spot]:
    """Where the character can stand, on all levels."""
    field = battlefield(t.state.battlefield).field
    found: list[Spot] = []
    while len(found) < PLACES:
        spots = field.surfaces(rng.uniform(20.0, SIDE - 20.0), rng.uniform(20.0, SIDE - 20.0), character.radius)
        found += [spot for spot in spots[:1] if end_fault(t.state, character, spot) is None]
    return found


def stand(character: Character, spot: Spot) -> None:
    character.x, character.y, character.height = spot


def milliseconds(work: Callable[[Any], Any], cases: Sequence[Any]) -> list[float]:
    """The processor time of each case, the best of three."""
    found = []
    for case in cases:
        best = float("inf")
        for _ in range(3):
            began = process_time()
            work(case)
            best = min(best, process_time() - began)
        found.append(best * 1e3)
    return found


def main() -> int:
    rng = Random(7)
    t = table(a=side("bo-katan-kryze at 400,400"), b=side("lord-maul at 500,400"), terrain=layout(rng))
    one, other = t.character("bo-katan"), t.character("maul")
    spots = places(t, one, rng)
    pairs = [(a, b) for a in spots for b in spots if 0.0 < (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < (RANGES[5] + 40) ** 2]

    def area(spot: Spot) -> None:
        stand(one, spot)
        Movement(t.state, one, "advance").outlines()

    def place(spot: Spot) -> None:
        stand(one, spot)
        movement = Movement(t.state, one, "advance")
        movement.check((spot.x + 60.0, spot.y + 40.0, spot.height))

    def sight(pair: tuple[Spot, Spot]) -> None:
        stand(one, pair[0])
        stand(other, pair[1])
        sees(t.state, one, other)

    missed = False
    for name, times in (
        ("reach area", milliseconds(area, spots)),
        ("checked place", milliseconds(place, spots)),
        ("line of sight", milliseconds(sight, pairs)),
    ):
        target = TARGETS.get(name)
        missed |= target is not None and median(times) > target
        told = "" if target is None else f"   target {target} ms"
        print(f"{name:14} {median(times):7.3f} ms at the median, {max(times):7.3f} at most ({len(times)} cases){told}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
