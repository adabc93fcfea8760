"""Where a base can stand when a movement ends, and what counts as toward and away (SP-MOV-24 to -30, -46 to -49)."""

from __future__ import annotations

from math import hypot
from typing import Final

from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.state import Character, Objective, ShatterMatch, Table, characters
from battlemat.games.shatterpoint.terrain import Spot, same_elevation
from battlemat.geometry.poses import Point
from battlemat.geometry.shapes import SLACK


def end_fault(s: Table, character: Character, spot: Spot) -> str | None:
    """The rule by which a character cannot stand at a spot (SP-MOV-24, -25, -27, -30); None if it can."""
    rule = battlefield(s.battlefield).field.fault(spot, character.radius)
    if rule is not None:
        return rule
    x, y, height = spot
    for other in characters(s):
        dx, dy = other.x - x, other.y - y
        apart = other.radius + character.radius - SLACK
        if dx * dx + dy * dy < apart * apart and other is not character and same_elevation(other.height, height):
            return "SP-MOV-27"
    return None


_FAULTS: Final = {
    "SP-MOV-24": "shatterpoint-does-not-fit",
    "SP-MOV-25": "shatterpoint-overhang",
    "SP-MOV-27": "shatterpoint-overlap",
    "SP-MOV-30": "shatterpoint-off-battlefield",
}


def cannot_stand(s: Table, character: Character, spot: Spot) -> Refusal | None:
    rule = end_fault(s, character, spot)
    return None if rule is None else Refusal(_FAULTS[rule], rule, {"character": character.id})


def in_wedge(character: Character, x: float, y: float, axis: Point) -> bool:
    """Whether a base stays inside the right angle that opens along an axis from where it stands.

    Both arms touch the base, so its middle may leave the axis by 45 degrees at most (SP-MOV-46 to SP-MOV-49).
    """
    dx, dy = x - character.x, y - character.y
    along = dx * axis[0] + dy * axis[1]
    across = abs(dx * axis[1] - dy * axis[0])
    return across <= along + SLACK


def axis_between(character: Character, other: Character | Objective, *, away: bool) -> Point:
    """The direction from a character toward something, or away from it (SP-MOV-46)."""
    dx, dy = other.x - character.x, other.y - character.y
    length = max(hypot(dx, dy), SLACK)
    sign = -1.0 if away else 1.0
    return sign * dx / length, sign * dy / length


def put_down(m: ShatterMatch, character: Character, spot: Spot, how: str, rule: str) -> None:
    start = character.spot
    character.x, character.y, character.height = spot
    m.note("moved", rule, character=character.id, how=how, start=list(start), to=list(spot))
