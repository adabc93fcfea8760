"""What has happened is told in the same words when it happens, in the replay, and to whoever comes back later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.core.registry import load_game


def told_at_once(match: Match[Any], first: int = 0) -> list[str]:
    """The log as it is told to somebody who comes to the table now."""
    teller = match.game.teller(match.view(0), "en")
    return [teller.event(event) for event in match.events_for(0, first)]


def play_on(match: Match[Any], seed: int) -> list[str]:
    """Play to the end; the log as it is told to somebody who is there all the time."""
    told = told_at_once(match)

    def tell(_: Any) -> None:
        told.extend(told_at_once(match, len(match.events) - 1))

    match.watch = tell
    bot, rng = bots.make("random"), Random(seed)
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.player, bots.ask(bot, match, decision, rng))
    return told


@pytest.mark.parametrize(
    ("game", "seed"), [("pocketmodel", 2), ("shatterpoint", 2), ("skytear", 1), ("xwing", 2)], ids=str
)
def test_a_match_is_told_the_same_later(game: str, seed: int) -> None:
    rng = Random(seed)
    match = battlemat.new_match(game, load_game(game).sample_setup(rng), seed=seed)
    assert play_on(match, seed) == told_at_once(match)
