"""Bots against bots, many times. The outcome depends on the seed alone, never on the number of workers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from battlemat import bots
from battlemat.core.chance import key_from_seed
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.games import game

LONGEST = 100_000
CHUNK = 20


class Played(msgspec.Struct, frozen=True):
    """One match: who sat where with what, and how it ended."""

    number: int
    bots: tuple[str, ...]
    lists: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int


class Tally(msgspec.Struct):
    """Matches, wins and draws of a bot, a seat or a list, with the 95 % interval of its win rate."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def count(self, played: Played, seat: int) -> None:
        self.games += 1
        self.wins += seat in played.winners
        self.draws += not played.winners

    def to_dict(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        rate = self.wins / self.games if self.games else 0.0
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "win_rate": round(rate, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval: honest for few games and for rates near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(90, 100)]
    [0.826, 0.945]
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    middle, scale = rate + z * z / (2 * games), 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def play_one(game_id: str, names: Sequence[str], seed: int | str, number: int) -> Played:
    """Match `number` of a simulation: the pairings take turns, and each is played from every seat."""
    rules = game(game_id)
    count = len(names)
    starter = rules.starter_setup(count, number // count)
    seated = [names[(seat + number) % count] for seat in range(count)]
    players = [bots.make(name) for name in seated]
    rng = Random(f"{seed}/{number}")
    match = Match(rules, starter.setup, key_from_seed(f"{seed}/{number}"))
    for _ in range(LONGEST):
        if match.over:
            break
        decision = match.pending[0]
        match.submit(decision.player, players[decision.player].answer(match, decision, rng))
    result = match.result
    if result is None:
        raise BattlematError(f"match {number} of seed {seed} did not end within {LONGEST} decisions")
    return Played(number, tuple(seated), starter.lists, result.winners, result.reason, len(match.journal))


def _play_chunk(task: tuple[str, tuple[str, ...], int | str, range]) -> list[Played]:
    game_id, names, seed, numbers = task
    return [play_one(game_id, names, seed, number) for number in numbers]


def simulate(
    game_id: str,
    games: int,
    names: Sequence[str],
    seed: int | str,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play and count. Everything but `timing` is the same for the same seed, however many workers play."""
    if games < 1 or workers < 1:
        raise BattlematError("A simulation needs at least one game and one worker.")
    for name in names:
        bots.make(name)
    if not 2 <= len(names) <= 8:
        raise BattlematError(f"A simulation needs two to eight bots, not {len(names)}.")
    game(game_id).starter_setup(len(names), 0)
    tasks = [(game_id, tuple(names), seed, range(start, min(start + CHUNK, games))) for start in range(0, games, CHUNK)]
    began = perf_counter()
    played: list[Played] = []
    for chunk in _run(tasks, workers):
        played += chunk
        progress(len(played))
    return report(game_id, names, seed, played) | {"timing": _timing(played, perf_counter() - began, workers)}


def _run(tasks: list[tuple[str, tuple[str, ...], int | str, range]], workers: int) -> Iterator[list[Played]]:
    if workers == 1:
        yield from map(_play_chunk, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_play_chunk, tasks)


def report(game_id: str, names: Sequence[str], seed: int | str, played: Sequence[Played]) -> dict[str, Any]:
    """Wins by bot, seat and list, and how long matches were."""
    by_bot: dict[str, Tally] = defaultdict(Tally)
    by_seat: dict[str, Tally] = defaultdict(Tally)
    by_list: dict[str, Tally] = defaultdict(Tally)
    by_pairing: dict[str, Tally] = defaultdict(Tally)
    for match in played:
        for seat, (bot, fleet) in enumerate(zip(match.bots, match.lists, strict=True)):
            by_bot[bot].count(match, seat)
            by_seat[str(seat)].count(match, seat)
            by_list[fleet].count(match, seat)
            others = " + ".join(match.lists[:seat] + match.lists[seat + 1 :])
            by_pairing[f"{bot}: {fleet} against {others}"].count(match, seat)
    lengths = sorted(match.decisions for match in played)
    reasons: dict[str, int] = defaultdict(int)
    for match in played:
        reasons[match.reason] += 1
    return {
        "game": game_id,
        "bots": list(names),
        "seed": seed,
        "games": len(played),
        "draws": sum(not match.winners for match in played),
        "decisions": {
            "total": sum(lengths),
            "median": lengths[len(lengths) // 2],
            "shortest": lengths[0],
            "longest": lengths[-1],
        },
        "reasons": dict(sorted(reasons.items())),
        "by_bot": _dicts(by_bot),
        "by_seat": _dicts(by_seat),
        "by_list": _dicts(by_list),
        "by_pairing": _dicts(by_pairing),
    }


def _dicts(tallies: dict[str, Tally]) -> dict[str, Any]:
    return {name: tallies[name].to_dict() for name in sorted(tallies)}


def _timing(played: Sequence[Played], seconds: float, workers: int) -> dict[str, Any]:
    decisions = sum(match.decisions for match in played)
    return {
        "seconds": round(seconds, 3),
        "workers": workers,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }
