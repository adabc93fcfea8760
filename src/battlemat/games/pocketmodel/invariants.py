"""What always holds in a PocketModel match, whatever anybody plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from re import escape, fullmatch
from typing import Any, Final

from battlemat.core.bounds import outside
from battlemat.core.game import SEATS
from battlemat.games.pocketmodel.bounds import bounds
from battlemat.games.pocketmodel.content import UNITS
from battlemat.games.pocketmodel.setup import OBJECTIVES
from battlemat.games.pocketmodel.state import GONE, Player, Table
from battlemat.games.pocketmodel.values import out_of_shields

GO_ON: Final = frozenset({"set-up", "turn", "end-turn", "pass-turn"})
"""The steps after which there is another one."""


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


def broken_state(s: Table, setup: Mapping[str, Any], steps: Iterable[str]) -> list[str]:
    """What makes a state from a file unusable. Such a state stands between two steps: no battle, no strike."""
    count = len(s.players)
    if not 2 <= count <= len(SEATS) or count != len(setup["players"]) or all(player.out for player in s.players):
        return ["its players do not fit its set-up"]
    broken = list(outside(s, bounds(s, steps)))
    if not s.agenda or s.agenda[-1].name not in GO_ON:
        broken.append("its agenda comes to an end")
    for number, player in enumerate(s.players):
        broken += _broken_fleet(SEATS[number], player)
    return broken or broken_invariants(s)


def _broken_fleet(seat: str, player: Player) -> Iterator[str]:
    if len(player.objectives) > OBJECTIVES:
        yield f"player {seat} has too much of something"
    named = {unit.id for unit in player.units if fullmatch(rf"{seat}\.{escape(unit.kind)}(-[0-9]+)?", unit.id)}
    if len(named) < len(player.units):
        yield f"the units of player {seat} are not called as units are"
    if any(unit.kind in UNITS and unit.stars != UNITS[unit.kind].stars for unit in player.units):
        yield f"a unit of player {seat} has other stars than printed"
