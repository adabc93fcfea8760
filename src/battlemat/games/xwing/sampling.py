"""Random legal set-ups of the cards that are written, for fuzzing and for tests that must hold everywhere."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

from battlemat.core.game import Starter
from battlemat.games.xwing import content
from battlemat.games.xwing.abilities import written
from battlemat.games.xwing.build import (
    STANDARD,
    USUAL_OBSTACLES,
    ShipList,
    SquadList,
    available,
    normal_setup,
    ready_list,
    squad_cost,
    violations,
)
from battlemat.games.xwing.content import FORMATS, PILOTS, UPGRADES
from battlemat.games.xwing.figures import OBSTACLES
from battlemat.games.xwing.records import FACTIONS, Pilot

LIMIT = 200
PLAYERS = (2, 2, 2, 2, 2, 3, 4)


def sample_setup(rng: Random) -> dict[str, Any]:
    """Two to four players, ready-made and random squads, other point limits."""
    players = rng.choice(PLAYERS)
    limit = rng.choice((LIMIT, LIMIT, LIMIT // 2, rng.randint(60, 260)))
    ready = playable_squads()
    lists: list[Any] = []
    for _ in range(players):
        if limit == LIMIT and ready and rng.random() < 0.5:
            lists.append(rng.choice(ready))
        else:
            lists.append(msgspec.to_builtins(random_squad(rng, limit)))
    return normal_setup({"limit": limit, "players": lists}, written)


@cache
def playable_squads() -> tuple[str, ...]:
    """The ready-made squads all of whose cards are written."""
    standard = FORMATS[STANDARD]
    return tuple(name for name in content.squads() if not violations(ready_list(name), standard, LIMIT, written))


def starter_setup(players: int, number: int) -> Starter:
    """The ready-made squads against each other: the pairing whose seats are the digits of the number."""
    squads = playable_squads()
    seats: list[str] = []
    for _ in range(players):
        number, digit = divmod(number, len(squads))
        seats.insert(0, squads[digit])
    return Starter(normal_setup({"players": seats}, written), tuple(seats))


@cache
def pilots_of(faction: str) -> tuple[Pilot, ...]:
    format_ = FORMATS[STANDARD]
    return tuple(p for p in PILOTS.values() if p.faction == faction and available(p, format_) and written(p))


@cache
def upgrades_for(slot: str) -> tuple[str, ...]:
    """The written upgrades that fill a slot, alone or with others."""
    format_ = FORMATS[STANDARD]
    return tuple(u.id for u in UPGRADES.values() if slot in u.slots and available(u, format_) and written(u))


def random_squad(rng: Random, limit: int) -> SquadList:
    """A legal squad of arbitrary written cards: many plain ships, or few with whatever their slots take."""
    faction = rng.choice([f for f in FACTIONS if any(p.points <= limit for p in pilots_of(f))])
    squad = SquadList("Random", faction)
    loaded = rng.choice((0.0, 0.3, 1.0, 1.0))
    for pilot in rng.sample(pilots_of(faction), len(pilots_of(faction))):
        squad.ships.append(ShipList(pilot.id))
        if violations(squad, FORMATS[STANDARD], limit, written):
            squad.ships.pop()
        elif rng.random() < loaded:
            equip(rng, squad, squad.ships[-1], limit)
        if len(squad.ships) == 8:
            break
    squad.obstacles = rng.sample(
        [name for name, token in OBSTACLES.items() if token.guide is None], len(USUAL_OBSTACLES)
    )
    assert squad_cost(squad) <= limit
    return squad


def equip(rng: Random, squad: SquadList, ship: ShipList, limit: int) -> None:
    """Try some upgrades for each slot of a ship, and keep what the squad may have."""
    slots = [slot for slot in PILOTS[ship.pilot].slots if upgrades_for(slot)]
    for slot in rng.sample(slots, len(slots)):
        for upgrade in rng.sample(upgrades_for(slot), min(4, len(upgrades_for(slot)))):
            ship.upgrades.append(upgrade)
            if not violations(squad, FORMATS[STANDARD], limit, written):
                break
            ship.upgrades.pop()
