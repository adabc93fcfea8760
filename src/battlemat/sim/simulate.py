"""Bots against bots, many times. The outcome depends on the seed alone, never on the number of workers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from battlemat import bots
from battlemat.bots import Bot
from battlemat.core.chance import key_from_seed
from battlemat.core.errors import BattlematError
from battlemat.core.game import Game, Result, Starter
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.sim.work import Share, check, in_pieces, processes, shared_out

PATIENCE = 10_000
"""After so many answers, several times the longest match seen, bots that block each other agree on a draw."""
CHUNK = 20


class Played(msgspec.Struct, frozen=True):
    """One match: who sat where with what, and how it ended."""

    number: int
    bots: tuple[str, ...]
    lists: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    faults: tuple[str, ...] = ()
    """Sentences about bots of somebody's own that failed."""


class Tally(msgspec.Struct):
    """Matches, wins and draws of a bot, a seat or a list, with the 95 % interval of its win rate."""

    games: int = 0
    wins: int = 0
    draws: int = 0

    def count(self, played: Played, seat: int) -> None:
        """Add a match, seen from a seat."""
        self.games += 1
        self.wins += seat in played.winners
        self.draws += not played.winners

    def to_dict(self) -> dict[str, Any]:
        """The numbers with the win rate and its interval, as `battlemat simulate --json` prints them."""
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
    ruleset = game(game_id)
    count = len(names)
    starter = ruleset.starter_setup(count, number // count)
    seated = seating(names, number)
    return play_setup(ruleset, starter, seated, f"{seed}/{number}", number)[0]


def play_setup(
    ruleset: Game[Any], battle: Starter, seated: tuple[str, ...], seed: str, number: int
) -> tuple[Played, Match[Any]]:
    """A match of these bots, all chance of which comes from the seed, and how it ended."""
    match = Match(ruleset, battle.setup, key_from_seed(seed))
    faults: list[str] = []
    with bots.summoned(seated, faults.append) as players:
        result = play_out(match, players, Random(seed))
    length = len(match.journal)
    played = Played(number, seated, battle.lists, result.winners, result.reason, length, tuple(faults))
    return played, match


def seating(names: Sequence[str], number: int) -> tuple[str, ...]:
    """Who sits where in match `number`: everybody one seat further than in the last one.

    >>> seating(["regular", "random"], 1)
    ('random', 'regular')
    """
    return tuple(names[(seat + number) % len(names)] for seat in range(len(names)))


def play_out(match: Match[Any], players: Sequence[Bot], rng: Random) -> Result:
    """These bots answer until the match is over."""
    while not match.over:
        if len(match.journal) == PATIENCE:
            for player in match.still_playing:
                match.offer_draw(player)
            break
        decision = match.pending[0]
        match.submit(decision.player, bots.ask(players[decision.player], match, decision, rng))
    assert match.result is not None, "the match is over"
    return match.result


def _play_chunk(game_id: str, names: tuple[str, ...], seed: int | str, numbers: range) -> list[Played]:
    return [play_one(game_id, names, seed, number) for number in numbers]


def simulate(
    game_id: str,
    games: int,
    names: Sequence[str],
    seed: int | str,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    share: Share = shared_out,
) -> dict[str, Any]:
    """Play and count. Everything but `timing` is the same for the same seed, however many workers play."""
    if games < 1 or workers < 1:
        raise BattlematError("A simulation needs at least one game and one worker.")
    check(games, workers, seed)
    check_bots(names)
    if not 2 <= len(names) <= 8:
        raise BattlematError(f"A simulation needs two to eight bots, not {len(names)}.")
    game(game_id).starter_setup(len(names), 0)
    began = perf_counter()
    chunks = in_pieces(partial(_play_chunk, game_id, tuple(names), seed), range(games), CHUNK, workers, share)
    result = report(game_id, names, seed, _watched(chunks, progress))
    seconds = perf_counter() - began
    return result | {"timing": _timing(result["decisions"]["total"], seconds, processes(games, CHUNK, workers))}


def check_bots(names: Sequence[str]) -> None:
    """A sentence about the first bot that does not exist."""
    with bots.summoned(names, lambda _: None):
        pass


def _watched(chunks: Iterable[list[Played]], progress: Callable[[int], None]) -> Iterator[Played]:
    done = 0
    for chunk in chunks:
        done += len(chunk)
        progress(done)
        yield from chunk


def report(game_id: str, names: Sequence[str], seed: int | str, played: Iterable[Played]) -> dict[str, Any]:
    """Wins by bot, seat and list, and how long matches were. Nothing is kept of a match but what is counted."""
    by_bot: dict[str, Tally] = defaultdict(Tally)
    by_seat: dict[str, Tally] = defaultdict(Tally)
    by_list: dict[str, Tally] = defaultdict(Tally)
    by_pairing: dict[str, Tally] = defaultdict(Tally)
    lengths, reasons, faults = Counter[int](), Counter[str](), Counter[str]()
    draws = 0
    for match in played:
        lengths[match.decisions] += 1
        reasons[match.reason] += 1
        faults.update(match.faults)
        draws += not match.winners
        for seat, (bot, fleet) in enumerate(zip(match.bots, match.lists, strict=True)):
            by_bot[bot].count(match, seat)
            by_seat[str(seat)].count(match, seat)
            by_list[fleet].count(match, seat)
            others = " + ".join(match.lists[:seat] + match.lists[seat + 1 :])
            by_pairing[f"{bot}: {fleet} against {others}"].count(match, seat)
    return {
        "game": game_id,
        "bots": list(names),
        "seed": seed,
        "games": lengths.total(),
        "draws": draws,
        "decisions": {
            "total": sum(length * count for length, count in lengths.items()),
            "median": median(lengths),
            "shortest": min(lengths),
            "longest": max(lengths),
        },
        "reasons": dict(sorted(reasons.items())),
        "faults": dict(sorted(faults.items())),
        "by_bot": _dicts(by_bot),
        "by_seat": _dicts(by_seat),
        "by_list": _dicts(by_list),
        "by_pairing": _dicts(by_pairing),
    }


def median(counts: Counter[int]) -> int:
    """The middle of all counted numbers; of an even count the upper one of the middle two."""
    numbers = sorted(counts)
    upto = accumulate(counts[number] for number in numbers)
    return next(number for number, count in zip(numbers, upto, strict=True) if count > counts.total() // 2)


def _dicts(tallies: dict[str, Tally]) -> dict[str, Any]:
    return {name: tallies[name].to_dict() for name in sorted(tallies)}


def _timing(decisions: int, seconds: float, workers: int) -> dict[str, Any]:
    return {
        "seconds": round(seconds, 3),
        "workers": workers,
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
    }
