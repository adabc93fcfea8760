"""Shatterpoint's content in words: what the start page, the builder and the board show."""

from __future__ import annotations

from typing import Any

import msgspec

from battlemat.core.words import say
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.build import ROLES, STARTER, ForceList, is_playable
from battlemat.games.shatterpoint.content import (
    ABILITIES,
    FORCES,
    MISSIONS,
    STANCES,
    UNITS,
    battlefield_plans,
)
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
                "about": "",
                "faction": "",
                "variant": name,
                "showcase": False,
            }
            for name in battlefield_plans()
            for force in FORCES.values()
        ],
    }


def setup_of(variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for lists chosen in the lobby; the variant is the battlefield, who chose no list plays a starter."""
    players = [STARTER[number % 2] if entry is None else entry for number, entry in enumerate(lists)]
    return {"players": players, "battlefield": variant}


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
        "abilities": {
            ability.id: {
                "id": ability.id,
                "name": teller.name(ability.id),
                "kind": ability.kind,
                "cost": ability.cost,
                "action": ability.action,
                "effect": teller.ability_text(ability.id),
            }
            for ability in ABILITIES.values()
        },
        "missions": {
            mission.card.id: msgspec.to_builtins(mission) | {"name": teller.name(mission.card.id)}
            for mission in MISSIONS.values()
        },
        "battlefields": {name: terrain_of(name) for name in battlefield_plans()},
        "forces": {force.id: msgspec.to_builtins(force) for force in FORCES.values()},
    }


def terrain_of(name: str) -> dict[str, Any]:
    """A battlefield as outlines to draw, each with its heights and traits."""
    ground = battlefield(name)
    return {
        "name": ground.plan.name,
        "parts": [
            {
                "id": part.id,
                "rings": [[list(point) for point in ring] for ring in part.rings],
                "bottom": part.bottom,
                "top": part.top,
                "opaque": part.opaque,
                "passable": part.passable,
                "standable": part.standable,
            }
            for part in ground.field.parts
        ],
        "transitions": [[list(point) for point in group] for group in ground.transitions],
    }


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
