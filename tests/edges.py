"""Where the bounds of a field are: a state from a file holds the least and the most, and nothing beyond."""

from __future__ import annotations

from typing import Any

from battlemat.core.match import Match


def beyond(match: Match[Any], path: str, least: int, most: int) -> list[int]:
    """Which of the numbers at both ends and right beyond them a field cannot hold: `players.0.units.0.damage`."""
    return [value for value in (least - 1, least, most, most + 1) if _is_refused(match, path, value)]


def _is_refused(match: Match[Any], path: str, value: int) -> bool:
    *way, field = path.split(".")
    thing: Any = match.state
    for part in way:
        thing = _part(thing, part)
    before = getattr(thing, field)
    setattr(thing, field, value)
    said = match.game.broken_state(match.state, match.setup)
    setattr(thing, field, before)
    return any(text.endswith(f"{field} cannot be {value}") for text in said)


def _part(thing: Any, part: str) -> Any:
    if isinstance(thing, list):
        return thing[int(part)]
    return thing[part] if isinstance(thing, dict) else getattr(thing, part)
