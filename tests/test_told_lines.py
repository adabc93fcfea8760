"""Whatever is told at a table is told in words: no ids, coordinates, half sentences, or seats of people with names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.core.decision import Decision
from battlemat.core.match import Match
from battlemat.core.registry import load_game
from battlemat.core.teller import Teller
from battlemat.core.words import LANGUAGES

ANSWERS = 160
SEEDS = (0, 1, 2)
NO_WORDS = re.compile(
    r"\b[a-h]\.[a-z]"  # a.bo-katan
    r"|\b(xw|sp|sk|pm|xwing|shatterpoint|skytear|pocketmodel)-[a-z]"  # keys of messages
    r"|[a-z]:[a-z]|[{}_]"  # action:move
    r"|-?\d+\.\d*, ?-?\d+\.|\(-?\d+, -?\d+\)"  # coordinates
    r"|: *$|: *;|\(\)"  # something is missing
)
SEAT = re.compile(r"\b([Pp]layer|[Gg]racz|gracza|Spieler) [A-H]\b")
CALLED = ("Ada", "Grace", "Mary", "Joan", "Emmy", "Lise", "Rosa", "Vera")
FRACTION = re.compile(r"\d\.\d")


def asked(game: str, seed: int) -> Iterator[tuple[Match[Any], Decision[Any]]]:
    """Questions of a match of a game, as random players come to them."""
    rng = Random(seed)
    rules = load_game(game)
    match: Match[Any] = battlemat.new_match(game, rules.sample_setup(rng), seed=seed)
    bot = bots.make("random")
    for _ in range(ANSWERS):
        if match.over:
            return
        decision = match.pending[0]
        yield match, decision
        match.submit(decision.player, bots.ask(bot, match, decision, rng))


def is_place(option: str) -> bool:
    """Places are typed as numbers; the page shows them on the board."""
    return re.fullmatch(r"-?[\d.]+(,-?[\d.]+)+", option) is not None


def told(match: Match[Any], decision: Decision[Any], teller: Teller, start: int) -> Iterator[str]:
    yield teller.question(decision)
    yield from (teller.option(option.id, decision) for option in decision.options if not is_place(option.id))
    for option, refusal in decision.refused.items():
        yield teller.option(option, decision)
        yield teller.refusal(refusal)
    yield from (teller.event(event) for event in match.events_for(decision.player, start))


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_everything_is_told_in_words(game: str) -> None:
    wrong: set[str] = set()
    for seed in SEEDS:
        start = 0
        for match, decision in asked(game, seed):
            for language in LANGUAGES:
                teller = match.game.teller(match.view(decision.player), language)
                teller.called = CALLED
                lines = set(told(match, decision, teller, start))
                wrong |= {line for line in lines if NO_WORDS.search(line) or SEAT.search(line) or not line}
                if language != "en":
                    wrong |= {line for line in lines if FRACTION.search(line)}
            start = len(match.events_for(decision.player))
    assert wrong == set()
