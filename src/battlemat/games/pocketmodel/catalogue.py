"""PocketModel's content in words: what the start page, the builder and the board show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from battlemat.core.words import find_words, say
from battlemat.games.pocketmodel.build import MOST_PLAYERS, STARTER, STARTER_PACKS, VARIANTS, FleetList, fleet_stars
from battlemat.games.pocketmodel.content import CARDS, UNITS, Card, content
from battlemat.games.pocketmodel.view_types import Foreseen, IconDamage

ICON_DAMAGE: Final[Mapping[str, IconDamage]] = {
    "turbolaser": {"of": "hitter", "amount": 1, "stars": 4},
    "armor": {"of": "victim", "amount": -1, "stars": 0},
}
"""The icons that change the damage of a hit (PM-ICO-19)."""


def _word(key: str, language: str) -> str:
    return find_words(key, {}, language, "pocketmodel") or ""


def offer(language: str) -> dict[str, Any]:
    """What the start page needs to know."""
    lists = [
        {
            "id": fleet.id,
            "name": _word(f"fleet-{fleet.id}", language),
            "about": _word(f"fleet-{fleet.id}.about", language),
            "faction": fleet.affiliation,
            "variant": "standard",
            "showcase": fleet.showcase,
        }
        for fleet in content().fleets.values()
    ]
    lists += [
        {
            "id": pack.id,
            "name": _word(f"pack-{pack.id}", language),
            "about": _word(f"pack-{pack.id}.about", language),
            "faction": pack.affiliation,
            "variant": "two-pack",
            "showcase": False,
        }
        for pack in content().packs.values()
    ]
    return {
        "title": say("pocketmodel-title", {}, language),
        "about": say("pocketmodel-title.about", {}, language),
        "fewest": 2,
        "most": MOST_PLAYERS,
        "variants": list(VARIANTS),
        "lists": lists,
    }


def setup_of(variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for lists chosen in the lobby; who chose none plays a starter list."""
    starters = STARTER_PACKS if variant == "two-pack" else STARTER
    return {
        "variant": variant,
        "players": [starters[number % len(starters)] if entry is None else entry for number, entry in enumerate(lists)],
    }


def catalogue(language: str) -> dict[str, Any]:
    """Everything there is to build with and to show, by id."""
    icons = content().icons
    return {
        "units": {
            unit.id: msgspec.to_builtins(unit)
            | {
                "name": _word(f"unit-{unit.id}", language),
                "vehicle": _word(f"unit-{unit.id}.vehicle", language),
                "icons": sorted(unit.icons),
            }
            for unit in UNITS.values()
        },
        "cards": {card.id: _card(card, language) for card in CARDS.values()},
        "icons": {
            icon.id: {
                "name": _word(f"icon-{icon.id}", language),
                "class": icon.class_,
                "effect": _word(f"icon-{icon.id}.effect", language),
                "damage": ICON_DAMAGE.get(icon.id),
            }
            for icon in icons.values()
        },
        "affiliations": {name: _word(f"affiliation-{name}", language) for name in content().affiliations},
        "fleets": {
            fleet.id: msgspec.to_builtins(fleet)
            | {"name": _word(f"fleet-{fleet.id}", language), "about": _word(f"fleet-{fleet.id}.about", language)}
            for fleet in content().fleets.values()
        },
        "packs": {
            pack.id: msgspec.to_builtins(pack) | {"name": _word(f"pack-{pack.id}", language)}
            for pack in content().packs.values()
        },
    }


def _card(card: Card, language: str) -> dict[str, Any]:
    ability = card.ability
    icon = content().icons[ability.icon] if ability and ability.icon else None
    return {
        "id": card.id,
        "name": _word(f"card-{card.id}", language),
        "type": card.type,
        "defense": card.defense,
        "stars": card.stars,
        "bonus_stat": card.bonus_stat,
        "bonus": card.bonus,
        "icon": ability.icon if ability else None,
        "icon_class": icon.class_ if icon else None,
        "units": _units(ability.units) if ability else None,
        "ability": _word(f"card-{card.id}.ability", language),
        "foreseen": _foreseen(card),
        "source": card.source,
    }


def _foreseen(card: Card) -> list[dict[str, Any]]:
    """What the card does to hits while its ability works."""
    effects = card.ability.effects if card.ability else ()
    return [msgspec.to_builtins(effect) for effect in effects if isinstance(effect, get_args(Foreseen))]


def _units(units: Any) -> str | list[int] | None:
    return units if units is None or isinstance(units, str) else sorted(units)


def list_summary(entry: FleetList) -> dict[str, Any]:
    """A list in numbers."""
    return {
        "stars": fleet_stars(entry),
        "cards": sum(entry.deck.values()),
        "units": sum(entry.units.values()),
        "deploys": sum(UNITS[unit].stars * count for unit, count in entry.deploy.items() if unit in UNITS),
    }
