"""Random legal set-ups, for fuzzing and for tests that must hold everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from battlemat.core.game import Starter
from battlemat.games.pocketmodel.build import (
    CARD_COPIES,
    DECK_MINIMUM,
    STANDARD_STARS,
    FleetList,
    normal_setup,
    unit_copies,
)
from battlemat.games.pocketmodel.content import CARDS, UNITS, content


def sample_setup(rng: Random) -> dict[str, Any]:
    """Any number of players, ready-made and random lists, the two-pack game, other sizes."""
    players = rng.choice((2, 2, 2, 3, 4, rng.randint(2, 8)))
    if rng.random() < 0.15:
        packs = list(content().packs)
        return normal_setup({"variant": "two-pack", "players": rng.choices(packs, k=2)})
    stars = rng.choice((30, 30, 30, 20, 45, rng.randint(6, 12)))
    fleets = list(content().fleets)
    lists = [
        rng.choice(fleets) if stars == 30 and rng.random() < 0.6 else random_list(rng, stars) for _ in range(players)
    ]
    return normal_setup({"stars": stars, "players": [msgspec.to_builtins(entry) for entry in lists]})


def sample_list(rng: Random, like: Mapping[str, Any]) -> dict[str, Any]:
    """A fleet of the usual size and a deck; which units start is for whoever fields it to propose."""
    plain: dict[str, Any] = msgspec.to_builtins(random_list(rng, STANDARD_STARS))
    return plain | {"name": ""}


def starter_setup(players: int, number: int) -> Starter:
    """The balanced ready-made fleets against each other: the pairing whose seats are the digits of the number."""
    fleets = [fleet.id for fleet in content().fleets.values() if not fleet.showcase]
    seats: list[str] = []
    for _ in range(players):
        number, digit = divmod(number, len(fleets))
        seats.insert(0, fleets[digit])
    return Starter(normal_setup({"players": seats}), tuple(seats))


def random_list(rng: Random, stars: int) -> FleetList:
    """A legal list of arbitrary units and cards."""
    units: dict[str, int] = {}
    left = stars
    for kind in rng.sample(sorted(UNITS), len(UNITS)):
        count = min(rng.randint(1, unit_copies(stars)), left // UNITS[kind].stars)
        if count:
            units[kind] = count
            left -= count * UNITS[kind].stars
    deck: dict[str, int] = {}
    size = rng.randint(DECK_MINIMUM, DECK_MINIMUM + 15)
    for card in rng.sample(sorted(CARDS), len(CARDS)):
        missing = size - sum(deck.values())
        if not missing:
            break
        deck[card] = min(rng.randint(1, CARD_COPIES), missing)
    return FleetList("Random", units, deck)
