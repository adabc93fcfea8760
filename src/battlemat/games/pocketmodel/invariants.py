"""What always holds in a PocketModel match, whatever anybody plays."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from battlemat.core.game import SEATS
from battlemat.games.pocketmodel.build import LARGEST_STARS
from battlemat.games.pocketmodel.content import CARDS, UNITS
from battlemat.games.pocketmodel.setup import OBJECTIVES
from battlemat.games.pocketmodel.state import GONE, Table
from battlemat.games.pocketmodel.values import out_of_shields

MOST_THINGS = 2000
"""More cards, units or steps than any match has: stops absurd files early."""


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


def broken_state(s: Table, setup: Mapping[str, Any], steps: Collection[str]) -> list[str]:
    """What makes a state from a file unusable. Such a state stands between two steps: no battle, no strike."""
    count = len(s.players)
    broken: list[str] = []
    if not 2 <= count <= len(SEATS) or count != len(setup["players"]) or all(player.out for player in s.players):
        return ["its players do not fit its set-up"]
    if not (0 <= s.active < count and 0 <= s.first < count and 1 <= s.stars <= LARGEST_STARS):
        broken.append("a number is out of range")
    if s.battle is not None or s.strike is not None or len(s.agenda) > MOST_THINGS:
        broken.append("it starts in the middle of a step")
    broken += [f"there is no step {step.name[:40]!r}" for step in s.agenda if step.name not in steps]
    for number, player in enumerate(s.players):
        lying = [objective.card for objective in player.objectives if objective is not None]
        cards = [*player.deck, *player.hand, *player.discard, *lying]
        if len(cards) > MOST_THINGS or len(player.units) > MOST_THINGS or len(player.objectives) > OBJECTIVES:
            broken.append(f"player {SEATS[number]} has too much of something")
        broken += [f"there is no card {card[:40]!r}" for card in cards if card not in CARDS]
        broken += [f"there is no unit {unit.kind[:40]!r}" for unit in player.units if unit.kind not in UNITS]
        ids = {unit.id for unit in player.units if unit.id.startswith(f"{SEATS[number]}.") and unit.zone <= count}
        if len(ids) != len(player.units) or any(unit.zone < GONE for unit in player.units):
            broken.append(f"the units of player {SEATS[number]} are not where units can be")
        if any(unit.kind in UNITS and unit.stars != UNITS[unit.kind].stars for unit in player.units):
            broken.append(f"a unit of player {SEATS[number]} has other stars than printed")
    return broken or broken_invariants(s)
