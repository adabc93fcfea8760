"""X-Wing's content in words: what the start page, the squad builder and the board show."""

from __future__ import annotations

from typing import Any

import msgspec

from battlemat.games.xwing.cards.content import (
    CONDITIONS,
    DAMAGE_CARDS,
    FORMATS,
    PILOTS,
    SHIP_ABILITIES,
    SHIPS,
    UPGRADES,
    Card,
    abilities_of,
    action_bar,
    content,
    is_huge,
    quick_builds,
    squads,
)
from battlemat.games.xwing.cards.records import (
    FACTIONS,
    SIZES,
    STANDARD_SLOTS,
    BuiltShip,
    Pilot,
    QuickBuild,
    Record,
    Upgrade,
)
from battlemat.games.xwing.lists.build import (
    MOST_PLAYERS,
    Playable,
    SquadList,
    available,
    fitted_ships,
    format_of,
    needed,
    ready_list,
    squad_cost,
    starters,
    violations,
)
from battlemat.games.xwing.lists.fitting import fitted, points, ship_points, upgrade_bar
from battlemat.games.xwing.lists.xws import read_squad, unknown_ids, write_xws
from battlemat.games.xwing.names import Names
from battlemat.games.xwing.ships.tokens import TOKENS
from battlemat.games.xwing.table.figures import FIGURES, OBSTACLES


def offer(language: str, playable: Playable) -> dict[str, Any]:
    """What the start page needs to know: the ready-made squads of every format, as far as they can be played."""
    names = Names(language)
    lists = [
        {
            "id": squad.id,
            "name": names.say(f"squad-{squad.id}"),
            "about": names.say(f"squad-{squad.id}.about"),
            "faction": squad.faction,
            "variant": format_.id,
            "showcase": False,
        }
        for format_ in FORMATS.values()
        for squad in squads().values()
        if not violations(ready_list(squad.id), format_, playable=playable)
    ]
    return {
        "title": names.say("xwing-title"),
        "about": names.say("xwing-title.about"),
        "fewest": 2,
        "most": MOST_PLAYERS,
        "variants": list(FORMATS),
        "lists": lists,
    }


def setup_of(variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for squads chosen in the lobby, our own or XWS; who chose none plays a starter squad."""
    ready = starters(FORMATS[variant]) if variant in FORMATS else starters(FORMATS["standard"])
    players = [ready[number % len(ready)] if entry is None else _chosen(entry) for number, entry in enumerate(lists)]
    return {"format": variant, "players": players}


def _chosen(entry: Any) -> Any:
    """A list as a set-up has it; the name of a ready-made one as it is."""
    return entry if isinstance(entry, str) else msgspec.to_builtins(read_squad(entry))


def list_summary(entry: SquadList) -> dict[str, Any]:
    """A squad in numbers, ship by ship, and the squad itself as we and as other programs write it."""
    format_ = format_of(entry)
    return {
        "cost": squad_cost(entry, format_),
        "limit": format_.limit,
        "format": format_.id,
        "ships": [
            {
                "pilot": ship.pilot.id,
                "points": ship_points(ship, format_),
                "upgrades": [points(upgrade, ship.pilot, format_) for upgrade in ship.upgrades],
                "slots": dict(upgrade_bar(ship)),
            }
            for ship in fitted_ships(entry)
        ],
        "squad": msgspec.to_builtins(entry),
        "xws": None if unknown_ids(entry) else write_xws(entry),
    }


def catalogue(language: str, playable: Playable) -> dict[str, Any]:
    """Everything there is to build with and to show, by id; cards of huge ships are left out."""
    names = Names(language)
    return {
        "factions": {
            faction: {
                "name": names.name(f"faction:{faction}"),
                "ships": [ship.id for ship in SHIPS.values() if faction in ship.factions and not ship.huge],
            }
            for faction in FACTIONS
        },
        "ships": {
            ship.id: _plain(ship) | {"pilots": [pilot.id for pilot in PILOTS.values() if pilot.ship == ship.id]}
            for ship in SHIPS.values()
            if not ship.huge
        },
        "pilots": {card.id: _pilot(card, names, playable) for card in PILOTS.values() if not is_huge(card)},
        "upgrades": {card.id: _upgrade(card, names, playable) for card in UPGRADES.values() if not card.huge},
        "quick_builds": {build.id: _built(build, playable) for build in quick_builds().values()},
        "squads": {squad.id: _ready(squad.id, names) for squad in squads().values()},
        "formats": {
            format_.id: {"name": names.name(f"format:{format_.id}"), "limit": format_.limit, "threat": format_.threat}
            for format_ in FORMATS.values()
        },
        "slots": {slot: names.name(f"slot:{slot}") for slot in STANDARD_SLOTS},
        "sizes": {size: names.say(f"size-{size}") for size in SIZES},
        "actions": {action: names.say(f"action-{action}") for action in content().actions},
        "abilities": {card.id: _ability(f"ship:{card.id}", card.name, names) for card in SHIP_ABILITIES.values()},
        "conditions": {card.id: _ability(f"condition:{card.id}", card.name, names) for card in CONDITIONS.values()},
        "damage": {
            card.id: _ability(f"damage:{card.id}", card.name, names) | {"trait": card.trait, "count": card.count}
            for card in DAMAGE_CARDS.values()
        },
        "tokens": {token: names.say(f"token-{token}") for token in TOKENS},
        "obstacles": {name: token.kind for name, token in OBSTACLES.items() if token.guide is None},
        "figures": msgspec.to_builtins(FIGURES),
    }


def _plain(record: Record) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def _ability(key: str, name: str, names: Names) -> dict[str, Any]:
    return {"name": name, "text": names.ability(key)}


def _card(card: Card, names: Names, playable: Playable) -> dict[str, Any]:
    """What pilots and upgrades have in common."""
    own = next((name for name in abilities_of(card) if name.partition(":")[2] == card.id), None)
    return _plain(card) | {
        "text": names.ability(own) if own else "",
        "playable": playable(card),
        "formats": [format_.id for format_ in FORMATS.values() if available(card, format_)],
    }


def _pilot(pilot: Pilot, names: Names, playable: Playable) -> dict[str, Any]:
    return _card(pilot, names, playable) | {"actions": msgspec.to_builtins(action_bar(pilot))}


def _upgrade(upgrade: Upgrade, names: Names, playable: Playable) -> dict[str, Any]:
    lines = ["|".join(needed(line)) for line in upgrade.restrictions if not line.solitary]
    return _card(upgrade, names, playable) | {"needs": [names.name(line) for line in lines]}


def _built(build: QuickBuild, playable: Playable) -> dict[str, Any]:
    return _plain(build) | {"playable": all(_playable(ship, playable) for ship in build.ships)}


def _playable(ship: BuiltShip, playable: Playable) -> bool:
    pilot, upgrades = fitted(ship)
    return playable(pilot) and all(playable(upgrade) for upgrade in upgrades)


def _ready(squad_id: str, names: Names) -> dict[str, Any]:
    squad = squads()[squad_id]
    words = {"name": names.say(f"squad-{squad_id}"), "about": names.say(f"squad-{squad_id}.about")}
    return _plain(squad) | words
