"""Bots: the regular one beats the random one everywhere, and both follow their seed."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

import battlemat
from battlemat import bots
from battlemat.core.errors import BattlematError
from tests.bots.battles import winner

FLEETS = ("iron-fist", "dawn-offensive", "spark-and-tide", "endless-ranks")
GAMES = 100


def battle(fleets: tuple[str, str], seats: tuple[str, str], seed: int) -> str:
    return winner(battlemat.new_match("pocketmodel", {"players": list(fleets)}, seed), seats, seed)


@pytest.mark.parametrize(("one", "two"), list(product(FLEETS, repeat=2)))
def test_regular_beats_random_in_at_least_90_of_100(one: str, two: str) -> None:
    """Regular plays `one`, random plays `two`, half of the games from each seat."""
    won = Counter(
        battle((one, two), ("regular", "random"), seed) if seed % 2 else battle((two, one), ("random", "regular"), seed)
        for seed in range(GAMES)
    )
    assert won["regular"] >= 90, won


def test_regular_matches_are_decided() -> None:
    """Regular against itself plays matches that end by victory, not by inactivity."""
    ends = Counter(battle((one, two), ("regular", "regular"), 1) for one, two in product(FLEETS, repeat=2))
    assert ends["draw"] <= 2


def test_the_same_seed_gives_the_same_answers() -> None:
    m = battlemat.new_match("pocketmodel", seed=1)
    for name in ("random", "regular"):
        bot = bots.make(name)
        assert bot.name == name
        assert bots.ask(bot, m, m.pending[0], Random(5)) == bots.ask(bot, m, m.pending[0], Random(5))


def test_an_unknown_bot() -> None:
    with pytest.raises(BattlematError, match="no bot 'deep'; there are: novice, regular, veteran, master, random"):
        bots.make("deep")
