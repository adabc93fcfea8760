"""Finding things among the records of a PocketModel match. (A file of its own: records stay interpreted.)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from battlemat.core.game import SEATS
from battlemat.games.pocketmodel.position import CONTESTED, Player, Table, Unit


def home(player: int) -> int:
    return player + 1


ZONES: Final = ("contested", *(f"home-{letter}" for letter in SEATS), "removed", "reserves")
"""Ids of zones, by number; the last two are those of -2 (`GONE`) and -1 (`RESERVES`)."""
ZONE_OF: Final = {name: number for number, name in enumerate(ZONES[:-2])}
_PLACES: Final = tuple(tuple(f"{letter}.objective-{place}" for place in (1, 2, 3)) for letter in SEATS)
_PLACE_OF: Final = {name: (owner, place) for owner, row in enumerate(_PLACES) for place, name in enumerate(row)}


def zone_name(zone: int) -> str:
    """The id of a zone: `contested`, `home-a`, `reserves`."""
    return ZONES[zone]


def place_name(owner: int, place: int) -> str:
    """The id of an objective's place: `a.objective-1`."""
    return _PLACES[owner][place]


def parse_place(name: str) -> tuple[int, int]:
    return _PLACE_OF[name]


def adjacent(zone: int, players: int) -> range | tuple[int]:
    """Home zones touch the contested zone and nothing else (PM-SET-03, PM-VAR-12)."""
    return (CONTESTED,) if zone else range(1, players + 1)


@cache
def adjacent_names(players: int) -> tuple[tuple[str, ...], ...]:
    """The ids of the zones next to each zone."""
    return tuple(tuple(zone_name(zone) for zone in adjacent(origin, players)) for origin in range(players + 1))


def unit_of(s: Table, unit_id: str) -> Unit:
    """The unit with this id. Fleets never change during a match, so an index is made once per copy of the state."""
    try:
        return s.__dict__["index"][unit_id]  # type: ignore[no-any-return]
    except KeyError:
        index: dict[str, Unit] = {unit.id: unit for player in s.players for unit in player.units}
        s.__dict__["index"] = index
        return index[unit_id]


def units_in_play(s: Table) -> Iterator[Unit]:
    for player in s.players:
        for unit in player.units:
            if unit.zone >= 0:
                yield unit


def still_in(s: Table) -> list[int]:
    return [number for number, player in enumerate(s.players) if not player.out]


def in_turn_order(s: Table) -> list[int]:
    """Everybody still in the game, from the player whose turn it is (PM-OBJ-29)."""
    order = (*range(s.active, len(s.players)), *range(s.active))
    return [player for player in order if not s.players[player].out]


def objectives_left(player: Player) -> int:
    return sum(objective is not None for objective in player.objectives)
