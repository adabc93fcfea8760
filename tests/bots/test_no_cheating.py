"""Bots know what their player may know: they answer the same after all that is hidden has been dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import Bot, RandomBot, Searcher, Seat
from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Decision
from battlemat.core.game import likely
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.games.xwing.appraisal.secrets import DIAL_SOFTNESS
from battlemat.games.xwing.redrawing import redraw_dials
from battlemat.games.xwing.state import Table

GAMES = battlemat.game_ids()
POSITIONS = 300
"""In each game, for bots that answer at once."""
SEARCHED = 24
"""The same for bots that look ahead, spread over a match; `make test-long` tries hundreds."""


def is_fair(bot: Bot, match: Match[Any], rng: Random) -> bool:
    """Whether a bot gives the same answer, by the same luck, when its player's unknowns are dealt in another way."""
    decision, luck = match.pending[0], rng.getrandbits(32)
    twin = match.determinize(decision.player, rng)
    question = twin.decision_for(decision.player)
    assert question is not None
    return bool(bots.ask(bot, match, decision, Random(luck)) == bots.ask(bot, twin, question, Random(luck)))


def unfair_positions(bot: Bot, game_id: str, positions: int, apart: int = 1) -> list[int]:
    """Where a bot is found cheating, of so many positions of matches that the regular bot plays."""
    found, tried, battle, regular = [], 0, 0, bots.make("regular")
    while tried < positions:
        battle += 1
        rng = Random(f"fair {battle}")
        match: Match[Any] = Match(game(game_id), game(game_id).sample_setup(rng), key_from_seed(f"fair {battle}"))
        while not match.over and tried < positions and len(match.journal) < positions * apart:
            if len(match.journal) % apart == 0:
                tried += 1
                if not is_fair(bot, match, rng):
                    found.append(tried)
            decision = match.pending[0]
            match.submit(decision.player, bots.ask(regular, match, decision, rng))
    return found


@pytest.mark.parametrize("name", ["random", "novice", "regular"])
@pytest.mark.parametrize("game_id", GAMES)
def test_bots_that_answer_at_once_play_fair(game_id: str, name: str) -> None:
    assert unfair_positions(bots.make(name), game_id, POSITIONS) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_that_look_ahead_play_fair(game_id: str) -> None:
    assert unfair_positions(Searcher("quick", playouts=2, rivals=2, depth=2), game_id, SEARCHED, apart=7) == []


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_bots_that_look_ahead_play_fair_in_hundreds_of_positions(game_id: str) -> None:
    assert unfair_positions(Searcher("quick", playouts=2, rivals=3, depth=2), game_id, POSITIONS, apart=3) == []


class Cheater(RandomBot):
    """Digs out the match behind its seat, and lets what it finds there decide."""

    name = "cheater"

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        return decision.random(Random(seat._match.fingerprint()))


class Foreseer(RandomBot):
    """Plays on in the match itself, where the dice fall as they will, and not in a world of its own."""

    name = "foreseer"

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        fork, answer = seat._match.fork(), decision.random(rng)
        fork.submit(seat.player, answer)
        return decision.random(Random(fork.fingerprint()))


@pytest.mark.parametrize("cheater", [Cheater(), Foreseer()], ids=["looks", "foresees"])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_cheater_is_caught(game_id: str, cheater: Bot) -> None:
    assert unfair_positions(cheater, game_id, 100) != []


def test_a_seat_shows_no_more_than_the_player_sees() -> None:
    """What a seat and its worlds offer by name leads to no match, journal, state or event."""
    match = battlemat.new_match("xwing", seed=1)
    seat = Seat(match, match.pending[0].player)
    for thing in (seat, seat.determinize(Random(1))):
        shown = [name for name in dir(thing) if not name.startswith("_")]
        assert not any(isinstance(getattr(thing, name), Match) for name in shown)
        assert {"state", "journal", "events", "key", "match"}.isdisjoint(shown)


class Drawn(Chance):
    """Chance that always draws the same number from 0 to 1."""

    drawn: float = 0.0

    def below(self, n: int) -> int:
        return int(self.drawn * n)


def test_secret_dials_are_guessed_alike_before_and_after_they_are_set() -> None:
    """Whoever has set dials already is thought to have set what somebody would who has not yet."""
    match, rng = battlemat.new_match("xwing", seed=3), Random(2)
    while match.pending[0].kind != "dial":
        decision = match.pending[0]
        match.submit(decision.player, bots.ask(bots.make("regular"), match, decision, rng))
    foe = match.pending[1].player
    first = match.decision_for(foe)
    assert first is not None
    draws = [number / 16 for number in range(16)]
    before = [likely(match.appraise(first), DIAL_SOFTNESS, drawn).answer for drawn in draws]
    while (asked := match.decision_for(foe)) is not None and asked.kind == "dial":
        match.submit(foe, asked.options[0].id)
    after = [dials_guessed(match.fork().state, foe, drawn) for drawn in draws]
    assert len(set(before)) > 3
    assert all(guess in guesses for guess, guesses in zip(before, after, strict=True))


def dials_guessed(s: Table, player: int, drawn: float) -> set[str]:
    redraw_dials(s, player, Drawn(b"", drawn=drawn))
    return {f"{ship.id}:{ship.dial}" for ship in s.ships if ship.owner == player}
