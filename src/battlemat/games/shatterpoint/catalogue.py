"""Shatterpoint's content in words: what the start page, the builder and the board show."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from battlemat.core.words import say
from battlemat.games.shatterpoint.build import BATTLEFIELD, ERAS, ROLES, STARTER, ForceList, is_playable
from battlemat.games.shatterpoint.content import (
    ABILITIES,
    FORCES,
    MISSIONS,
    STANCES,
    STRUGGLES,
    TACTICS,
    UNITS,
    battlefield_plans,
)
from battlemat.games.shatterpoint.order_deck import TACTICS_FROM
from battlemat.games.shatterpoint.places import PLACES, place_of
from battlemat.games.shatterpoint.records import AbilityCard, Condition, Effect, TacticsCard
from battlemat.games.shatterpoint.view import terrain_of
from battlemat.games.shatterpoint.wording import ShatterTeller


def offer(language: str) -> dict[str, Any]:
    """What the start page needs to know."""
    return {
        "title": say("shatterpoint-title", {}, language),
        "about": say("shatterpoint-title.about", {}, language),
        "fewest": 2,
        "most": 2,
        "variants": list(battlefield_plans()),
        "lists": [
            {
                "id": force.id,
                "name": force.name,
                "about": say(f"force-{force.id}", {}, language, "shatterpoint"),
                "faction": "",
                "variant": name,
                "showcase": False,
            }
            for name in battlefield_plans()
            for force in FORCES.values()
        ],
    }


def setup_of(variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for lists chosen in the lobby; who chose no list plays a starter.

    The variant is the battlefield; `standard` is the usual one.
    """
    players = [STARTER[number % 2] if entry is None else entry for number, entry in enumerate(lists)]
    return {"players": players, "battlefield": BATTLEFIELD if variant == "standard" else variant}


def catalogue(language: str) -> dict[str, Any]:
    """Everything there is to build with and to show, by id."""
    teller = ShatterTeller(language)
    return {
        "units": {
            unit.id: msgspec.to_builtins(unit)
            | {"name": teller.name(unit.id), "tags": sorted(unit.tags), "playable": is_playable(unit)}
            for unit in UNITS.values()
        },
        "stances": {
            stance.id: msgspec.to_builtins(stance) | {"name": teller.name(stance.id)} for stance in STANCES.values()
        },
        "abilities": {ability.id: _ability(ability, teller) for ability in ABILITIES.values()},
        "tactics": {card.id: _tactics_card(card, teller) for card in TACTICS.values()},
        "missions": {
            mission.card.id: msgspec.to_builtins(mission) | {"name": teller.name(mission.card.id)}
            for mission in MISSIONS.values()
        },
        "specials": {
            name: teller.say(f"special-{name}") for struggle in STRUGGLES.values() for name in struggle.special
        },
        "places": [
            {mark: teller.say(f"place-{place_of(mark, across=across)}") for mark in PLACES} for across in (False, True)
        ],
        "words": {word: teller.name(word) for word in _WORDS},
        "battlefields": {name: terrain_of(name) for name in battlefield_plans()},
        "forces": {force.id: msgspec.to_builtins(force) for force in FORCES.values()},
    }


def _ability(ability: AbilityCard, teller: ShatterTeller) -> dict[str, Any]:
    return {
        "id": ability.id,
        "name": teller.name(ability.id),
        "kind": ability.kind,
        "cost": ability.cost,
        "action": ability.action,
        "effect": teller.ability_text(ability.id),
        "note": teller.find(f"note-{ability.id}") or "",
    }


def _tactics_card(card: TacticsCard, teller: ShatterTeller) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": teller.name(card.id),
        "family": card.family,
        "effect": teller.say(f"text-{card.id}"),
        "source": card.source,
        "brought_by": [unit.id for unit in UNITS.values() if TACTICS_FROM[card.family] in unit.abilities],
    }


_WORDS = (
    *(effect for effect in get_args(Effect) if ">" not in effect),
    *get_args(Condition),
    *ROLES,
    *ERAS,
    "expertise",
    "failure",
    "melee",
    "ranged",
    "move",
    "focus",
    "combat",
    "ability",
    "recover",
    "take-cover",
    "shatterpoint",
)
"""What the board names by an icon."""


def list_summary(force: ForceList) -> dict[str, Any]:
    """A strike force in numbers."""
    units = [UNITS[n] for squad in force.squads for role in ROLES if (n := getattr(squad, role)) in UNITS]
    return {
        "units": len(units),
        "characters": sum(unit.characters for unit in units),
        "force": sum(unit.force for unit in units),
        "squads": [
            {
                "points": UNITS[squad.primary].squad_points if squad.primary in UNITS else 0,
                "cost": sum(
                    UNITS[name].point_cost or 0 for name in (squad.secondary, squad.supporting) if name in UNITS
                ),
            }
            for squad in force.squads
        ],
    }
