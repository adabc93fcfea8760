"""Tools and distances (SP-MEA): horizontal, from base edge to base edge, in millimetres."""

from __future__ import annotations

from math import hypot
from typing import Final

from battlemat.games.shatterpoint.state import Character, Objective, Unit
from battlemat.geometry.hinged import Tool
from battlemat.geometry.shapes import SLACK

RANGES: Final = (0.0, 25.4, 76.2, 152.4, 203.2, 254.0)
"""The range tools by number (SP-MEA-07, SP-MEA-16)."""

TOKEN_RADIUS: Final = 12.7
HALF_TOOL_WIDTH: Final = 12.7
ADVANCE: Final = Tool(75.0, HALF_TOOL_WIDTH)
DASH: Final = Tool(42.5, HALF_TOOL_WIDTH)


def distance(one: Character, other: Character) -> float:
    """Between two bases (SP-MEA-18); nothing for a character to itself (SP-MEA-13)."""
    return max(0.0, hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius)


def within(one: Character, other: Character, range_: int) -> bool:
    """Whether two characters are within a range of each other (SP-MEA-11, SP-MEA-14)."""
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
