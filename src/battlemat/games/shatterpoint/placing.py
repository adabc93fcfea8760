"""Placing: anywhere within a range, whatever lies between (SP-MOV-50 to SP-MOV-55)."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt
from random import Random

from battlemat.core.decision import Flow, Place, Pose, choose
from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.engagement import after_movement
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.standing import cannot_stand, end_fault, put_down
from battlemat.games.shatterpoint.state import Character, Objective, ShatterMatch, Table
from battlemat.games.shatterpoint.terrain import Spot
from battlemat.geometry.poses import arc
from battlemat.geometry.shapes import SLACK

FINEST = 3
SAMPLES = 40


def free_places(s: Table, character: Character, x: float, y: float, reach: float) -> Iterator[Spot]:
    """Free places around a point on all levels, on the grid of answers: a few first, then ever denser ones."""
    field = battlefield(s.battlefield).field
    for fine in range(FINEST):
        turns, rings = 8 << fine, 2 << fine
        for number in range(turns):
            for ring in range(1, rings + 1):
                far, turn = reach * ring / rings - 0.1, 2 * pi * number / turns
                for spot in field.surfaces(
                    round(x + far * cos(turn), 1), round(y + far * sin(turn), 1), character.radius
                ):
                    if end_fault(s, character, spot) is None:
                        yield spot


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
    s = m.state
    start = character.spot
    middle = start if near is None else near.spot
    size = character.radius if near is None else near.radius if isinstance(near, Character) else TOKEN_RADIUS
    reach = RANGES[range_] + character.radius + size

    def check(pose: Pose) -> Refusal | None:
        spot = Spot(*pose)
        if hypot(spot.x - middle.x, spot.y - middle.y) > reach + SLACK:
            facts = {"character": character.id, "range": range_}
            return Refusal("shatterpoint-out-of-place", "SP-MOV-50" if near is None else "SP-MOV-52", facts)
        return cannot_stand(s, character, spot)

    def sample(rng: Random) -> Pose:
        field = battlefield(s.battlefield).field
        for _ in range(SAMPLES):
            far, turn = reach * sqrt(rng.random()), 2 * pi * rng.random()
            spots = field.surfaces(middle.x + far * cos(turn), middle.y + far * sin(turn), character.radius)
            if spots:
                return rng.choice(spots)
        return first

    def ask() -> Place:
        about = {"character": character.id, "range": range_, "near": None if near is None else near.id}
        also = ("pass",) if may else ()
        region = [arc((middle.x, middle.y), reach)]
        return Place(by, "place", rule, [first], check, sample, about, also=also, region=region)

    found = start if near is None else next(free_places(s, character, middle.x, middle.y, reach), None)
    if found is None:
        m.note("no-place", "SP-MOV-54", character=character.id)
        return False
    first: Pose = found
    answer = yield from choose(ask)
    if not isinstance(answer, tuple):
        return False
    put_down(m, character, Spot(*answer), "placed", rule)
    after_movement(m)
    return True
