"""Whom the members of a unit see."""

from __future__ import annotations

from collections.abc import Sequence

from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import foes
from battlemat.games.shatterpoint.engagement import sees
from battlemat.games.shatterpoint.state import Character, Unit, unit_of


def in_sight(use: Use, found: Sequence[Character]) -> list[Character]:
    """Those of some characters that a member sees."""
    return [character for character in found if any(sees(use.s, member, character) for member in use.members)]


def enemy_units_in_sight(use: Use, *, within: int | None = None) -> list[Unit]:
    """Enemy units of which a member sees a character (within range)."""
    seen = in_sight(use, foes(use, within=within))
    return [unit_of(use.s, name) for name in dict.fromkeys(foe.unit for foe in seen)]
