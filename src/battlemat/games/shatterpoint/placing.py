"""Placing: anywhere within a range, whatever lies between (SP-MOV-50 to SP-MOV-55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from math import cos, hypot, pi, sin, sqrt
from random import Random

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Place, Pose
from battlemat.core.errors import Refusal
from battlemat.core.plain import plain
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.engagement import after_movement
from battlemat.games.shatterpoint.footing import cannot_stand, end_fault, put_down
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.state import Character, Objective, ShatterMatch, Table
from battlemat.games.shatterpoint.terrain import Field, Spot
from battlemat.geometry.polygons import centroid
from battlemat.geometry.poses import Point, arc, on_grid
from battlemat.geometry.shapes import SLACK

FINEST = 3
"""How many times free places are looked for more closely."""
ENOUGH = 8
SAMPLES = 40


def free_places(
    s: Table, character: Character, x: float, y: float, reach: float, heights: Sequence[float]
) -> list[Spot]:
    """Some free places around a point at these heights, on the grid of answers; looked for ever more closely."""
    for points in _ever_denser(battlefield(s.battlefield).field, x, y, reach):
        spots = (Spot(*at, height) for at in points for height in heights)
        found = list(islice((spot for spot in spots if end_fault(s, character, spot) is None), ENOUGH))
        if found:
            return found
    return []


def _ever_denser(field: Field, x: float, y: float, reach: float) -> Iterator[list[Point]]:
    """Points around a point: three times on ever more circles, at last the middles of all surfaces near it."""
    for fine in range(FINEST):
        turns, rings = 8 << fine, 2 << fine
        yield [
            (round(x + far * cos(turn), 1), round(y + far * sin(turn), 1))
            for turn in (2 * pi * number / turns for number in range(turns))
            for far in (reach * ring / rings - 0.1 for ring in range(1, rings + 1))
        ]
    middles = [on_grid((*centroid(ring), 0.0)) for part in field.near((x, y), reach) for ring in part.rings]
    yield [(at[0], at[1]) for at in middles if hypot(at[0] - x, at[1] - y) <= reach]


@plain
class Placing:
    """Where a character can be placed: within a range of where it stands, or of something else."""

    def __init__(self, s: Table, character: Character, range_: int, near: Character | Objective | None) -> None:
        self.s, self.character, self.range, self.near = s, character, range_, near
        self.middle = character.spot if near is None else near.spot
        size = near.radius if isinstance(near, Character) else character.radius if near is None else TOKEN_RADIUS
        self.reach = RANGES[range_] + character.radius + size

    @cached_property
    def some(self) -> Pose | None:
        """A place that is free, if there is any: where it stands where the range is measured from there."""
        if self.near is None:
            return self.character.spot
        heights = battlefield(self.s.battlefield).field.heights
        found = free_places(self.s, self.character, self.middle.x, self.middle.y, self.reach, heights)
        return found[0] if found else None

    def check(self, pose: Pose) -> Refusal | None:
        spot = Spot(*pose)
        if hypot(spot.x - self.middle.x, spot.y - self.middle.y) > self.reach + SLACK:
            facts = {"character": self.character.id, "range": self.range}
            return Refusal("shatterpoint-out-of-place", "SP-MOV-50" if self.near is None else "SP-MOV-52", facts)
        return cannot_stand(self.s, self.character, spot)

    def sample(self, rng: Random) -> Pose:
        field = battlefield(self.s.battlefield).field
        for _ in range(SAMPLES):
            far, turn = self.reach * sqrt(rng.random()), 2 * pi * rng.random()
            x, y = self.middle.x + far * cos(turn), self.middle.y + far * sin(turn)
            spots = field.surfaces(x, y, self.character.radius)
            if spots:
                return rng.choice(spots)
        return self.some or self.character.spot

    def question(self, player: int, rule: str, *, may: bool) -> Place | None:
        if self.some is None:
            return None
        near = None if self.near is None else self.near.id
        about = {"character": self.character.id, "range": self.range, "near": near}
        region = [arc((self.middle.x, self.middle.y), self.reach)]
        also = ("pass",) if may else ()
        return Place(player, "place", rule, [self.some], self.check, self.sample, about, also=also, region=region)


def place(
    m: ShatterMatch,
    character: Character,
    range_: int,
    rule: str,
    *,
    by: int,
    near: Character | Objective | None = None,
    may: bool = False,
) -> Flow[bool]:
    """A character is placed by a player within a range of where it stands, or of something; whether it was.

    Neither conditions nor engagement hinder it (SP-MOV-56), and no transition point continues it (SP-MOV-58).
    """
    placing = Placing(m.state, character, range_, near)
    if placing.some is None:
        m.note("no-place", "SP-MOV-54", character=character.id)
        return False
    answer = yield from choose(lambda: placing.question(by, rule, may=may))
    if not isinstance(answer, tuple):
        return False
    put_down(m, character, Spot(*answer), "placed", rule)
    after_movement(m)
    return True
