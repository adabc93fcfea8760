"""Transition points: ladders, lifts and stairs between elevations (SP-TER-19 to SP-TER-25)."""

from __future__ import annotations

from math import hypot

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Place, Pose
from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.footing import cannot_stand, put_down
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.placing import free_places
from battlemat.games.shatterpoint.state import Character, ShatterMatch, Table
from battlemat.games.shatterpoint.terrain import Spot, same_elevation
from battlemat.geometry.shapes import SLACK


def ways_out(s: Table, character: Character) -> list[Spot]:
    """The transition points a character can come out at: linked to one within range 1 and on its elevation."""
    found = []
    reach = RANGES[1] + character.radius + SLACK
    for group in battlefield(s.battlefield).transitions:
        for point in group:
            if same_elevation(point.height, character.height) and (
                hypot(point.x - character.x, point.y - character.y) <= reach
            ):
                found += [other for other in group if other is not point]
    return found


def take_transition(m: ShatterMatch, character: Character) -> Flow[None]:
    """A movement that ended at a transition point may be continued by it, once (SP-TER-21 to SP-TER-25)."""
    s = m.state
    exits = ways_out(s, character)
    if not exits:
        return
    places = list(dict.fromkeys(spot for point in exits for spot in _beside(s, character, point)))
    if not places:
        return
    reach = RANGES[1] + character.radius

    def check(pose: Pose) -> Refusal | None:
        spot = Spot(*pose)
        facts = {"character": character.id}
        near = [e for e in exits if hypot(e.x - spot.x, e.y - spot.y) <= reach + SLACK]
        if not near:
            return Refusal("shatterpoint-not-at-transition", "SP-TER-22", facts)
        if not any(same_elevation(e.height, spot.height) for e in near):
            return Refusal("shatterpoint-wrong-elevation", "SP-TER-22", facts)
        if same_elevation(spot.height, character.height):
            return Refusal("shatterpoint-same-elevation", "SP-TER-23", facts)
        return cannot_stand(s, character, spot)

    def ask() -> Place:
        about = {"character": character.id, "exits": [list(e) for e in exits]}
        return Place(
            character.owner,
            "transition",
            "SP-TER-21",
            places[:4],
            check,
            lambda rng: rng.choice(places),
            about,
            also=("pass",),
        )

    pose = yield from choose(ask)
    if isinstance(pose, tuple):
        put_down(m, character, Spot(*pose), "transition", "SP-TER-22")


def _beside(s: Table, character: Character, point: Spot) -> list[Spot]:
    """Free places within range 1 of a point, on its elevation and not on that of the character."""
    heights = [
        height
        for height in battlefield(s.battlefield).field.heights
        if same_elevation(height, point.height) and not same_elevation(height, character.height)
    ]
    return free_places(s, character, point.x, point.y, RANGES[1] + character.radius, heights) if heights else []
