"""Tools and distances (SP-MEA): horizontal, from base edge to base edge, in millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from typing import Any, Final, NamedTuple

from battlemat.games.shatterpoint.state import Character, Objective, Unit
from battlemat.games.shatterpoint.terrain import same_elevation
from battlemat.geometry.hinged import Tool
from battlemat.geometry.shapes import SLACK

TOOL_WIDTH: Final = 25.4
"""Range 1 is the width of every tool (SP-MEA-07)."""
RANGE_TOOLS: Final = {"shove": TOOL_WIDTH, "range-2": 76.2, "range-3": 152.4, "range-4": 203.2, "range-5": 254.0}
"""What is measured with: attacks, actions, abilities, push, pull, place and shove (SP-MEA-06, SP-MEA-08, SP-MEA-16)."""
RANGES: Final = (0.0, *RANGE_TOOLS.values())
"""The lengths of the range tools by number: each measurement is made with one of them (SP-MEA-05)."""

ADVANCE: Final = Tool(75.0, TOOL_WIDTH / 2)
DASH: Final = Tool(42.5, TOOL_WIDTH / 2)
MOVEMENT_TOOLS: Final = {"advance": ADVANCE, "reposition": ADVANCE, "dash": DASH, "climb": DASH, "jump": DASH}
"""The movement tool of each movement (SP-MEA-09)."""

TOKEN_RADIUS: Final = 12.7


def within(one: Character, other: Character, range_: int) -> bool:
    """Whether two characters, or one and itself, are within a range of each other (SP-MEA-11, SP-MEA-13, SP-MEA-14).

    Between circles the distance is that of their middles less both radii (SP-MEA-18).
    """
    dx, dy = one.x - other.x, one.y - other.y
    reach = RANGES[range_] + one.radius + other.radius + SLACK
    return dx * dx + dy * dy <= reach * reach


def within_unit(character: Character, unit: Unit, range_: int) -> bool:
    """A unit is within a range if one of its characters is (SP-MEA-12)."""
    return any(other.on_field and within(character, other, range_) for other in unit.characters)


def near_token(character: Character, objective: Objective, range_: int) -> bool:
    dx, dy = character.x - objective.x, character.y - objective.y
    reach = RANGES[range_] + character.radius + TOKEN_RADIUS + SLACK
    return dx * dx + dy * dy <= reach * reach


# Measuring for a person or a bot


class Measured(NamedTuple):
    """How far two things are apart, the smallest range that is enough (None beyond all), and whether they are level."""

    distance: float
    range: int | None
    same_elevation: bool


def measure(view: Mapping[str, Any], one: str, other: str) -> Measured:
    """Between any two characters or objectives that somebody sees, at any time (SP-MEA-04).

    The distance is horizontal and height counts for elevation alone (SP-MEA-02, SP-MEA-03).
    """
    first, second = _seen(view, one), _seen(view, other)
    apart = hypot(first.x - second.x, first.y - second.y) - first.radius - second.radius
    range_ = next((number for number, far in enumerate(RANGES) if number and apart <= far + SLACK), None)
    return Measured(max(0.0, apart), range_, same_elevation(first.height, second.height))


class _Seen(NamedTuple):
    x: float
    y: float
    height: float
    radius: float


def _seen(view: Mapping[str, Any], name: str) -> _Seen:
    units = [unit for player in view["players"] for unit in player["units"]]
    things = [thing for unit in units for thing in unit["characters"] if thing["on_field"]] + view["objectives"]
    for thing in things:
        if thing["id"] == name:
            return _Seen(thing["x"], thing["y"], thing["height"], thing.get("radius", TOKEN_RADIUS))
    raise KeyError(f"there is nothing on the battlefield with the id {name!r}")
