"""Random legal set-ups, for fuzzing and for tests that must hold everywhere; ready-made ones for measuring bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from battlemat.core.game import Starter
from battlemat.games.skytear.board import BOARDS, board
from battlemat.games.skytear.build import (
    CARDS_PER_HERO,
    MODES,
    MOST_COPIES,
    POOL_SIZES,
    normal_setup,
    ultimates_of,
)
from battlemat.games.skytear.content import CARDS, FACTIONS, HEROES

FACTIONS_OF_A_TEAM = 2


def sample_setup(rng: Random) -> dict[str, Any]:
    """Every variant, both battlefields, two to eight players; in tournaments every other one has a pool of its own."""
    variant = rng.choice(MODES)
    players = 2 if variant == "first-game" else rng.choice((2, 3, 4, rng.randint(5, 8)))
    battlefield = rng.choice(BOARDS) if variant == "tournament" else "two-lane"
    return normal_setup(
        {
            "variant": variant,
            "battlefield": battlefield,
            "simplified": rng.random() < 0.2,
            "outsiders": rng.randint(1, 2) if battlefield == "three-lane" else None,
            "players": [
                built_pool(rng, board(battlefield).heroes_per_side)
                if variant == "tournament" and rng.random() < 0.5
                else None
                for _ in range(players)
            ],
        }
    )


def built_pool(rng: Random, heroes: int) -> dict[str, Any]:
    """Heroes with their Ultimates and any other cards there are (SK-DEK-15 to SK-DEK-18)."""
    cards = [card.id for card in CARDS.values() if not card.ultimate and not card.first_player] * MOST_COPIES
    rng.shuffle(cards)
    decks = {}
    for hero in rng.sample(sorted(HEROES), POOL_SIZES[heroes]):
        deck = ultimates_of(hero)
        deck += [cards.pop() for _ in range(CARDS_PER_HERO - len(deck))]
        decks[hero] = dict(Counter(deck))
    return {"name": "Built", "decks": decks}


def sample_list(rng: Random, like: Mapping[str, Any]) -> dict[str, Any]:
    """A pool for two lanes or for three, as another one is; else a deck for the heroes of two factions."""
    if "decks" in like:
        large = isinstance(like["decks"], Mapping) and len(like["decks"]) > min(POOL_SIZES.values())
        return built_pool(rng, max(POOL_SIZES) if large else min(POOL_SIZES)) | {"name": ""}
    factions = rng.sample(sorted(FACTIONS), FACTIONS_OF_A_TEAM)
    heroes = [hero.id for hero in HEROES.values() if hero.faction in factions]
    runes = {FACTIONS[faction].rune for faction in factions}
    cards = [card.id for card in CARDS.values() if not card.ultimate and not card.first_player]
    usable = [card for card in cards if runes.issuperset(CARDS[card].runes)] * MOST_COPIES
    deck = [ultimate for hero in heroes for ultimate in ultimates_of(hero)]
    deck += rng.sample(usable, CARDS_PER_HERO * len(heroes) - len(deck))
    return {"name": "", "heroes": heroes, "deck": dict(Counter(deck))}


def starter_setup(players: int, number: int) -> Starter:
    """The first game for two; for more a tournament with starter lists."""
    if players == 2:
        return Starter(normal_setup(None), ("first-game", "first-game"))
    setup = normal_setup({"variant": "tournament", "players": [None] * players})
    return Starter(setup, ("starter",) * players)
