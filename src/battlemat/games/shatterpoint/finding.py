"""Finding things among the records of a Shatterpoint match. (A file of its own: records stay interpreted.)"""

from __future__ import annotations

from collections.abc import Iterator

from battlemat.games.shatterpoint.content import TACTICS
from battlemat.games.shatterpoint.position import SHATTERPOINT, Character, Objective, Table, Unit


def is_unit_card(card: str) -> bool:
    """Whether an order card is that of a unit: not the Shatterpoint card and no tactics card."""
    return card != SHATTERPOINT and card not in TACTICS


def _index(s: Table) -> dict[str, Unit]:
    units = {unit.id: unit for player in s.players for unit in player.units}
    s.__dict__["units"] = units
    s.__dict__["characters"] = {c.id: c for unit in units.values() for c in unit.characters}
    return units


def unit_of(s: Table, unit_id: str) -> Unit:
    """The unit with this id. Strike forces never change during a match, so an index is made once per copy."""
    units: dict[str, Unit] | None = s.__dict__.get("units")
    return (_index(s) if units is None else units)[unit_id]


def character_of(s: Table, character_id: str) -> Character:
    if "characters" not in s.__dict__:
        _index(s)
    found: Character = s.__dict__["characters"][character_id]
    return found


def units_of(s: Table, player: int) -> list[Unit]:
    """A player's units that are not defeated."""
    return [unit for unit in s.players[player].units if not unit.defeated]


def characters(s: Table) -> Iterator[Character]:
    """Every character on the battlefield."""
    for player in s.players:
        for unit in player.units:
            for character in unit.characters:
                if character.on_field:
                    yield character


def characters_of(s: Table, player: int) -> Iterator[Character]:
    """Every character of a player on the battlefield."""
    for unit in s.players[player].units:
        for character in unit.characters:
            if character.on_field:
                yield character


def objective_of(s: Table, objective_id: str) -> Objective:
    return next(objective for objective in s.objectives if objective.id == objective_id)


def turn_order(s: Table) -> tuple[int, int]:
    """The active player, then the other (SP-SEQ-01)."""
    return s.active, 1 - s.active


def new_serial(s: Table) -> int:
    s.serial += 1
    return s.serial
