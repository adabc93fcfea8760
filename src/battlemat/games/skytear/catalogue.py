"""Skytear's content in words: what the start page, the builder and the board show; and set-ups of a lobby."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import msgspec

from battlemat.core.errors import Refusal
from battlemat.core.words import find_words, say
from battlemat.games.skytear.board import BOARDS, board
from battlemat.games.skytear.build import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    POOL_SIZES,
    DeckList,
    Pool,
    normal_setup,
    pool_violations,
    read_deck,
    read_pool,
    starter_pool,
    violations,
)
from battlemat.games.skytear.content import CARDS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS, content

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "first-game": {"variant": "first-game"},
    "simplified": {"variant": "first-game", "simplified": True},
    "casual": {"variant": "casual"},
    "tournament": {"variant": "tournament"},
    "three-lane": {"variant": "tournament", "battlefield": "three-lane"},
    "three-lane-one-outsider": {"variant": "tournament", "battlefield": "three-lane", "outsiders": 1},
}
"""The games a lobby offers."""


def _word(key: str, language: str) -> str:
    return find_words(key, {}, language, "skytear") or ""


def offer(language: str) -> dict[str, Any]:
    """What the start page needs to know. Except in a tournament heroes are chosen at the table, without lists."""
    return {
        "title": say("skytear-title", {}, language),
        "about": say("skytear-title.about", {}, language),
        "fewest": FEWEST_PLAYERS,
        "most": MOST_PLAYERS,
        "variants": list(VARIANTS),
        "lists": [_pool_offer(name, factions, language) for name, factions in ready_pools().items()],
        "factions": [
            {"id": name, "name": _word(f"faction-{name}", language), "about": _word(f"faction-{name}.about", language)}
            for name in FACTIONS
        ],
    }


def ready_pools() -> dict[str, tuple[str, ...]]:
    """The pools of six heroes that can be made of the starter lists of three factions, each by its id."""
    return {"-".join(three): three for three in combinations(FACTIONS, POOL_SIZES[4] // 2)}


def _pool_offer(name: str, factions: Sequence[str], language: str) -> dict[str, Any]:
    heroes = heroes_of(factions)
    return {
        "id": name,
        "name": ", ".join(_word(f"faction-{faction}", language) for faction in factions),
        "about": ", ".join(_word(f"hero-{hero}", language) for hero in heroes),
        "faction": factions[0],
        "variant": "tournament",
        "showcase": False,
    }


def heroes_of(factions: Sequence[str]) -> list[str]:
    return [hero for faction in factions for hero in FACTIONS[faction].heroes]


def setup_of(variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for what was chosen in a lobby: a built deck for casual play, a pool for a tournament, or nothing."""
    chosen = VARIANTS.get(variant, {"variant": variant})
    casual = chosen["variant"] == "casual"
    players = [{"decks": [entry]} if casual and entry else _brought(entry) for entry in lists]
    return normal_setup(chosen | {"players": players})


def _brought(entry: Any) -> Any:
    """A list as it was given, or the ready-made one with this id."""
    factions = ready_pools().get(entry) if isinstance(entry, str) else None
    return entry if factions is None else starter_pool(heroes_of(factions), entry)


def read_list(entry: Any) -> DeckList | Pool:
    """A pool has decks for its heroes, a deck has heroes."""
    return read_pool(entry) if isinstance(entry, dict) and "decks" in entry else read_deck(entry)


def check_list(entry: Any) -> list[Refusal]:
    """A deck is judged by the factions of its heroes, a pool by its size: for games with four heroes or with six."""
    found = read_list(entry)
    if isinstance(found, DeckList):
        return violations(found, [HEROES[hero].faction for hero in found.heroes if hero in HEROES])
    heroes = next((count for count, size in POOL_SIZES.items() if size == len(found.decks)), min(POOL_SIZES))
    return pool_violations(found, heroes)


def list_summary(entry: Any) -> dict[str, Any]:
    """A list in numbers."""
    found = read_list(entry)
    heroes = found.heroes if isinstance(found, DeckList) else list(found.decks)
    decks = [found.deck] if isinstance(found, DeckList) else list(found.decks.values())
    return {"heroes": len(heroes), "cards": sum(sum(deck.values()) for deck in decks)}


def catalogue(language: str) -> dict[str, Any]:
    """Everything there is to build with and to show, by id."""

    def named(kind: str, record: Any, *parts: str) -> dict[str, Any]:
        words = {part: _word(f"{kind}-{record.id}.{part}", language) for part in parts}
        return dict(msgspec.to_builtins(record)) | {"name": _word(f"{kind}-{record.id}", language)} | words

    def with_skills(kind: str, record: Any, *parts: str) -> dict[str, Any]:
        return named(kind, record, *parts) | {"skills": [named("skill", skill, "text") for skill in record.skills]}

    return {
        "factions": {record.id: named("faction", record, "about", "realm", "worship") for record in FACTIONS.values()},
        "heroes": {record.id: with_skills("hero", record, "title") for record in HEROES.values()},
        "cards": {record.id: named("card", record, "text") | {"cost": record.cost} for record in CARDS.values()},
        "victory": {record.id: named("victory", record, "text") for record in VICTORY_CARDS.values()},
        "outsiders": {record.id: with_skills("outsider", record) for record in OUTSIDERS.values()},
        "conditions": {record.id: named("condition", record, "text") for record in content().conditions.values()},
        "decks": {deck.id: dict(deck.cards) for deck in content().decks.values()},
        "teams": {record.id: named("team", record) for record in content().teams.values()},
        "boards": {name: board_catalogue(name, language) for name in BOARDS},
    }


def board_catalogue(name: str, language: str) -> dict[str, Any]:
    """What a battlefield looks like before anybody stands on it."""
    file = board(name).file
    return dict(msgspec.to_builtins(file)) | {"name": _word(f"board-{name}", language)}
