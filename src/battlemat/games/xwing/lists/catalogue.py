"""X-Wing's content in words: what the start page, the squad builder and the board show."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from battlemat.games.xwing.cards.content import (
    CONDITIONS,
    DAMAGE_CARDS,
    FORMATS,
    HUGE_DAMAGE_CARDS,
    PILOTS,
    SHIP_ABILITIES,
    SHIPS,
    UPGRADES,
    Card,
    abilities_of,
    action_bar,
    content,
    quick_builds,
    squads,
)
from battlemat.games.xwing.cards.records import (
    FACTIONS,
    HUGE_SLOTS,
    SIZES,
    STANDARD_SLOTS,
    BuiltShip,
    DamageCard,
    Format,
    Pilot,
    QuickBuild,
    Record,
    Squad,
    Upgrade,
)
from battlemat.games.xwing.lists.build import (
    EPIC,
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

WIDE = "epic-wide"
VARIANTS: Final[dict[str, dict[str, Any]]] = {
    **{name: {"format": name} for name in FORMATS},
    WIDE: {"format": EPIC, "width": 2 * FIGURES.play_area},
}
"""What may be chosen for a match: a format, and for epic battles also a table twice as wide (XW-EPC-04)."""
FIRST: Final = tuple(name for name, format_ in FORMATS.items() if not format_.huge)
"""What is always offered; an epic battle only when there is a squad to play it with."""


def offer(language: str, playable: Playable) -> dict[str, Any]:
    """What the start page needs to know: the ready-made squads of every format, as far as they can be played."""
    names = Names(language)
    lists = [
        {
            "id": squad.id,
            "name": names.say(f"squad-{squad.id}"),
            "about": names.say(f"squad-{squad.id}.about"),
            "faction": squad.faction,
            "variant": variant,
            "showcase": False,
        }
        for variant, setup in VARIANTS.items()
        for squad in squads().values()
        if _offered(squad, FORMATS[setup["format"]], playable)
    ]
    return {
        "title": names.say("xwing-title"),
        "about": names.say("xwing-title.about"),
        "fewest": 2,
        "most": MOST_PLAYERS,
        "variants": [name for name in VARIANTS if name in FIRST or any(entry["variant"] == name for entry in lists)],
        "lists": lists,
    }


def _offered(squad: Squad, format_: Format, playable: Playable) -> bool:
    """Whether a ready-made squad can be played in a format; in an epic battle only those that were made for it."""
    meant = squad.format == format_.id or not format_.huge
    return meant and not violations(ready_list(squad.id), format_, playable=playable)


def setup_of(variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for squads chosen in the lobby, our own or XWS; who chose none plays a starter squad."""
    setup = VARIANTS.get(variant, {"format": variant})
    ready = starters(FORMATS.get(setup["format"], FORMATS["standard"]))
    players = [ready[number % len(ready)] if entry is None else _chosen(entry) for number, entry in enumerate(lists)]
    return {**setup, "players": players}


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
                "slots": dict(upgrade_bar(ship, format_)),
            }
            for ship in fitted_ships(entry)
        ],
        "squad": msgspec.to_builtins(entry),
        "xws": None if unknown_ids(entry) else write_xws(entry),
    }


def catalogue(language: str, playable: Playable) -> dict[str, Any]:
    """Everything there is to build with and to show, by id."""
    names = Names(language)
    return {
        "factions": {
            faction: {
                "name": names.name(f"faction:{faction}"),
                "ships": [ship.id for ship in SHIPS.values() if faction in ship.factions],
            }
            for faction in FACTIONS
        },
        "ships": {
            ship.id: _plain(ship) | {"pilots": [pilot.id for pilot in PILOTS.values() if pilot.ship == ship.id]}
            for ship in SHIPS.values()
        },
        "pilots": {card.id: _pilot(card, names, playable) for card in PILOTS.values()},
        "upgrades": {card.id: _upgrade(card, names, playable) for card in UPGRADES.values()},
        "quick_builds": {build.id: _built(build, playable) for build in quick_builds().values()},
        "squads": {squad.id: _ready(squad.id, names) for squad in squads().values()},
        "formats": {format_.id: _format(format_, names) for format_ in FORMATS.values()},
        "slots": {slot: names.name(f"slot:{slot}") for slot in (*STANDARD_SLOTS, *HUGE_SLOTS)},
        "sizes": {size: names.say(f"size-{size}") for size in SIZES},
        "actions": {action: names.say(f"action-{action}") for action in content().actions},
        "abilities": {card.id: _ability(f"ship:{card.id}", card.name, names) for card in SHIP_ABILITIES.values()},
        "conditions": {card.id: _ability(f"condition:{card.id}", card.name, names) for card in CONDITIONS.values()},
        "damage": {
            **{card.id: _damage(card, names) for card in DAMAGE_CARDS.values()},
            **{card.id: _house_damage(card, names) for card in HUGE_DAMAGE_CARDS.values()},
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


def _format(format_: Format, names: Names) -> dict[str, Any]:
    facts = {"limit": format_.limit, "threat": format_.threat, "huge": format_.huge}
    return {"name": names.name(f"format:{format_.id}")} | facts


def _damage(card: DamageCard, names: Names) -> dict[str, Any]:
    facts = {"trait": card.trait, "count": card.count, "precision": "", "house": False}
    return _ability(f"damage:{card.id}", card.name, names) | facts


def _house_damage(card: DamageCard, names: Names) -> dict[str, Any]:
    """A damage card of huge ships, which is of our own making, with what a precision shot does."""
    return _damage(card, names) | {"precision": names.say(f"precision-{card.id}"), "house": True}


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
    return _card(upgrade, names, playable) | {
        "needs": [names.name(line) for line in lines],
        "faces": _faces(upgrade, names) if upgrade.back else [],
    }


def _faces(upgrade: Upgrade, names: Names) -> list[dict[str, str]]:
    """Both sides of a card, each with what it does while it is up."""
    return [
        {"name": side.title or upgrade.name, "text": names.side(upgrade.id, name)}
        for name, side in zip(("front", "back"), upgrade.sides, strict=True)
    ]


def _built(build: QuickBuild, playable: Playable) -> dict[str, Any]:
    return _plain(build) | {"playable": all(_playable(ship, playable) for ship in build.ships)}


def _playable(ship: BuiltShip, playable: Playable) -> bool:
    pilot, upgrades = fitted(ship)
    return playable(pilot) and all(playable(upgrade) for upgrade in upgrades)


def _ready(squad_id: str, names: Names) -> dict[str, Any]:
    squad = squads()[squad_id]
    words = {"name": names.say(f"squad-{squad_id}"), "about": names.say(f"squad-{squad_id}.about")}
    return _plain(squad) | words
