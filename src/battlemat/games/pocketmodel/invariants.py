"""What always holds in a PocketModel match, whatever anybody plays."""

from __future__ import annotations

from battlemat.games.pocketmodel.state import GONE, Table
from battlemat.games.pocketmodel.values import out_of_shields


def broken_invariants(s: Table) -> list[str]:
    """Sentences about what does not hold; empty when all is well."""
    broken: list[str] = []
    for number, player in enumerate(s.players):
        for unit in player.units:
            if unit.owner != number:
                broken.append(f"{unit.id} is in the fleet of player {number}")
            if unit.damage < 0 or (unit.zone < 0 and (unit.damage or unit.turned or unit.changes)):
                broken.append(f"{unit.id} has impossible tokens, side or changes")
            if unit.zone > len(s.players):
                broken.append(f"{unit.id} is in no zone")
            if player.out != (unit.zone == GONE):
                broken.append(f"{unit.id} has left the game without its owner, or stayed without")
        if s.turn and s.result is None and not player.out:
            if not any(unit.in_play for unit in player.units):
                broken.append(f"player {number} has no units in play but is not out")
            if not any(player.objectives):
                broken.append(f"player {number} has no objectives but is not out")
    if s.result is None and s.battle is None:
        broken += [f"{unit.id} should be destroyed" for unit in out_of_shields(s)]
    return broken
