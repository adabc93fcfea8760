"""Speed of the geometry: microseconds per question, and how Shapely does with shapes that are ready made.

python bench/geometry.py
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import shapely
from shapely.geometry import Polygon

from battlemat.games.xwing.flight.templates import execute, fly, meets
from battlemat.games.xwing.table.measures import attack_range, base, in_arc, measuring_lines, obstacle, range_between
from battlemat.geometry import Shape, overlaps

ROUNDS = 5
TABLE = 910.0


def microseconds(work: Callable[[Any, Any], Any], pairs: list[tuple[Any, Any]]) -> float:
    """The best of some rounds over all pairs, in processor time: other programs do not count."""
    best = float("inf")
    for _ in range(ROUNDS):
        began = process_time()
        for a, b in pairs:
            work(a, b)
        best = min(best, process_time() - began)
    return best / len(pairs) * 1e6


def as_shapely(shape: Shape) -> Any:
    whole = shapely.union_all([Polygon(ring) for ring in shape.parts])
    shapely.prepare(whole)
    return whole


def main() -> None:
    rng = Random(7)

    def pose() -> tuple[float, float, float]:
        return rng.uniform(50.0, TABLE - 50.0), rng.uniform(50.0, TABLE - 50.0), rng.uniform(0.0, 360.0)

    ships = [base("small", pose()) for _ in range(60)]
    rocks = [obstacle(f"coreasteroid{number % 6}", pose()) for number in range(6)]
    pairs = [(a, b) for a in ships for b in ships if a is not b]
    far = [(a, b) for a, b in pairs if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 200.0**2]
    near = [(a, b) for a, b in pairs if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 60.0**2]
    in_front = [(a, b) for a, b in pairs if in_arc(a, "front", b) and range_between(a, b)]
    peers = {id(shape): as_shapely(shape) for shape in [*ships, *rocks]}
    things = dict(enumerate(rocks))
    moves = [(fly("small", ship.pose, "bank_left", 2)[0], None) for ship in ships]

    def peer(method: str) -> Callable[[Any, Any], Any]:
        return lambda a, b: getattr(peers[id(a)], method)(peers[id(b)])

    rows: list[tuple[str, float, float | None]] = [
        ("overlap of far ships", microseconds(overlaps, far), microseconds(peer("intersects"), far)),
        ("overlap of near ships", microseconds(overlaps, near), microseconds(peer("intersects"), near)),
        ("range between ships", microseconds(range_between, pairs), microseconds(peer("distance"), pairs)),
        ("ship in front arc", microseconds(lambda a, b: in_arc(a, "front", b), pairs), None),
        ("attack range", microseconds(lambda a, b: attack_range(a, "front", b), in_front), None),
        (
            "measuring lines, 6 asteroids",
            microseconds(lambda a, b: measuring_lines(a, "front", b, things), in_front),
            None,
        ),
        ("maneuver", microseconds(lambda a, _: fly("small", a.pose, "bank_left", 2), pairs), None),
        (
            "maneuver among 59 ships",
            microseconds(
                lambda a, _: execute("small", a.pose, "straight", 3, [b for b in ships if b is not a]),
                [(ship, None) for ship in ships],
            ),
            None,
        ),
        ("what a move meets of 6 asteroids", microseconds(lambda move, _: meets(move, things), moves), None),
    ]
    for name, ours, theirs in rows:
        ratio = f"   Shapely {theirs:7.2f} ({theirs / ours:.1f}x ours)" if theirs is not None else ""
        print(f"{name:34} {ours:8.2f} µs{ratio}")


if __name__ == "__main__":
    main()
