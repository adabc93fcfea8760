"""What is measured of a game, each as one short slice of work in CPU time; rounds of slices are taken in turns."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any

import chess

import battlemat
from battlemat import bots
from battlemat.core.match import Match

SLICE = 0.25
"""Seconds that random play and chess get in a round."""
POSITIONS = 24
REPEATS = 5
LONGEST_OF = 20
"""The longest of so many random matches is loaded."""
GREEDY_ANSWERS = 120
"""So many decisions of a greedy bot are timed in a round."""

Measure = Callable[[int], float]
"""One slice of a round: the number of the round goes in, what was measured comes out."""


def chess_moves(number: int) -> float:
    """Moves per second of python-chess playing random legal moves until the game is over."""
    rng = Random(number)
    count = 0
    began = process_time()
    while process_time() - began < SLICE:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            count += 1
    return count / (process_time() - began)


def play_at_random(match: Match[Any], rng: Random, most: int = 10**9) -> int:
    """Play on by random answers; how many were given."""
    count = 0
    while not match.over and count < most:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        count += 1
    return count


def random_play(game: str) -> Measure:
    """Decisions per second of random play through the public surface, new matches included."""

    def slice_of_play(number: int) -> float:
        rng, seed, count = Random(number), number * 1000, 0
        began = process_time()
        while process_time() - began < SLICE:
            count += play_at_random(battlemat.new_match(game, seed=seed), rng)
            seed += 1
        return count / (process_time() - began)

    return slice_of_play


def middles_of_matches(game: str, count: int = POSITIONS) -> list[Match[Any]]:
    """Matches in the middle of play."""
    found = []
    for seed in range(count):
        match = battlemat.new_match(game, seed=seed)
        play_at_random(match, Random(seed), 60 + seed * 37 % 40)
        if not match.over:
            found.append(match)
    return found


def microseconds(work: Callable[[], Any], repeats: int = REPEATS) -> float:
    """CPU time of one call, the mean of several."""
    began = process_time()
    for _ in range(repeats):
        work()
    return (process_time() - began) / repeats * 1e6


def each_once(
    matches: Sequence[Match[Any]],
    work: Callable[[Match[Any]], Any],
    prepare: Callable[[Match[Any]], Match[Any]] = lambda match: match,
    middle: Callable[[list[float]], float] = median,
) -> Measure:
    """The median (or another middle) of single calls at all positions, in microseconds; preparing does not count."""

    def once(match: Match[Any]) -> float:
        prepared = prepare(match)
        return microseconds(lambda: work(prepared), 1)

    return lambda _: middle([once(match) for match in matches for _ in range(REPEATS)])


def greedy_decision(game: str) -> Measure:
    """Milliseconds in which a greedy bot finds an answer, the mean over decisions of greedy matches."""
    bot = bots.make("regular")
    matches = [battlemat.new_match(game, seed=-1)]

    def some_decisions(number: int) -> float:
        rng, used = Random(number), 0.0
        for seed in range(GREEDY_ANSWERS):
            if matches[0].over:
                matches[0] = battlemat.new_match(game, seed=number * 1000 + seed)
            decision = matches[0].pending[0]
            began = process_time()
            answer = bots.ask(bot, matches[0], decision, rng)
            used += process_time() - began
            matches[0].submit(decision.player, answer)
        return used / GREEDY_ANSWERS * 1e3

    return some_decisions


def finished_matches(game: str, count: int = LONGEST_OF) -> list[Match[Any]]:
    """Matches played at random to their end."""
    found = []
    for seed in range(count):
        match = battlemat.new_match(game, seed=seed)
        play_at_random(match, Random(seed))
        found.append(match)
    return found


def import_time() -> float:
    """Milliseconds of `import battlemat` in a fresh interpreter, the interpreter's own start taken off."""

    def start(code: str) -> float:
        began = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (perf_counter() - began) * 1e3

    return max(0.0, median(start("import battlemat") for _ in range(9)) - median(start("pass") for _ in range(9)))


def loading(data: bytes) -> Measure:
    """Milliseconds in which a saved match is played again, every answer checked."""
    return lambda _: microseconds(lambda: battlemat.load_match(data), 1) / 1e3


def unseen(match: Match[Any]) -> Match[Any]:
    """The same position as if nobody had looked at it yet: what is kept of earlier views would make them cheap."""
    return match.fork()


def measures(game: str) -> dict[str, Measure]:
    """Everything that is measured of a game."""
    middles = middles_of_matches(game)
    longest = max(finished_matches(game), key=lambda match: len(match.journal)).save()
    return {
        "random_play": random_play(game),
        "fork_us": each_once(middles, lambda match: match.fork()),
        "view_us": each_once(middles, lambda match: match.view(0), unseen),
        "appraise_us": each_once(middles, lambda match: match.appraise(match.pending[0]), unseen, fmean),
        "greedy_ms": greedy_decision(game),
        "load_ms": loading(longest),
    }
