"""The odds are what comes out when the engine plays: within sampling error, over random tokens and cards."""

from __future__ import annotations

from random import Random

import pytest

from battlemat.games.xwing.odds.exchange import Exchange, purse_of
from tests.xwing.odds.engine_play import Fight, a_fight, counted

CONFIGURATIONS = 30
SIGMAS = 4.5
"""A false alarm among all outcomes of all configurations is rarer than once in a thousand runs; the seeds are fixed."""


def fights() -> list[Fight]:
    rng = Random("fights")
    return [a_fight(rng) for _ in range(CONFIGURATIONS)]


def off_by(fight: Fight, number: int, seed: str) -> float:
    """By how many standard deviations the count of an outcome is off at most; never seen and impossible is 0."""
    spread = Exchange(fight.red, fight.green).outcomes(purse_of(fight.green.means)).map(lambda one: one.damage)
    seen = counted(fight, number, seed)
    assert set(seen) <= set(spread.weights)
    worst = 0.0
    for damage, exact in spread:
        chance = float(exact)
        error = (number * chance * (1 - chance)) ** 0.5
        if error:
            worst = max(worst, (abs(seen[damage] - number * chance) - 0.5) / max(error, 1.0))
    return worst


def test_the_engine_plays_as_the_odds_say() -> None:
    found = [off_by(fight, 100, f"short {number}") for number, fight in enumerate(fights())]
    assert max(found) < SIGMAS, found


@pytest.mark.long
@pytest.mark.parametrize("number", range(CONFIGURATIONS))
def test_two_hundred_thousand_attacks_agree(number: int) -> None:
    assert off_by(fights()[number], 200_000 // CONFIGURATIONS + 1, f"long {number}") < SIGMAS
