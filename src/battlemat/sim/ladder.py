"""Everybody against everybody: how strong bots are, as ratings with honest errors.

Ratings are Elo points: 400 more means ten wins for each loss. They are those under which the outcomes are likeliest
(Bradley and Terry; a draw is half a win each), with one draw more between every two bots, so that somebody who never
loses has a rating, too. Errors are 95 % intervals, from how sharply the likelihood falls.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import exp, log, sqrt
from typing import Any, Final

import msgspec

from battlemat.bots import USUAL
from battlemat.core.errors import BattlematError
from battlemat.games import game
from battlemat.sim.simulate import Played, check_bots, play_one, wilson
from battlemat.sim.work import check, processes, shared_out

MIDDLE: Final = 1500.0
"""The rating of the usual bot, or, where it does not play, of all of them on average."""
POINTS: Final = 400.0 / log(10.0)
"""Elo points for each unit of the logistic scale."""
SURE: Final = 1.96
STEPS: Final = 100
MOST_BOTS: Final = 16

Matrix = list[list[float]]


class Duel(msgspec.Struct):
    """Matches between two bots, as the first of them sees it."""

    one: str
    other: str
    games: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def score(self) -> float:
        """Wins, and half of the draws."""
        return self.wins + self.draws / 2

    def count(self, played: Played) -> None:
        """Add a match."""
        self.games += 1
        self.draws += not played.winners
        self.wins += any(played.bots[seat] == self.one for seat in played.winners)

    def to_dict(self) -> dict[str, Any]:
        """The numbers with the 95 % interval of the share of wins."""
        low, high = wilson(self.wins, self.games)
        return {**msgspec.to_builtins(self), "interval": [round(low, 4), round(high, 4)]}


def ladder(
    game_id: str,
    games: int,
    names: Sequence[str],
    seed: int | str,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """`games` matches between every two bots, over all ready-made battles, each from both seats."""
    if games < 1 or workers < 1:
        raise BattlematError("A ladder needs at least one game and one worker.")
    if not 2 <= len(set(names)) == len(names) <= MOST_BOTS:
        raise BattlematError(f"A ladder needs two to {MOST_BOTS} different bots.")
    pairs = list(combinations(names, 2))
    check(games * len(pairs), workers, seed)
    check_bots(names)
    game(game_id).starter_setup(2, 0)
    duels = [Duel(*pair) for pair in pairs]
    faults: dict[str, int] = {}
    matches = ((number, pair) for number in range(games) for pair in range(len(pairs)))
    count = processes(games * len(pairs), 1, workers)
    for done, (pair, played) in enumerate(shared_out(partial(_play, game_id, pairs, seed), matches, count), 1):
        duels[pair].count(played)
        for sentence in played.faults:
            faults[sentence] = faults.get(sentence, 0) + 1
        progress(done)
    rated = ratings(names, duels)
    return {
        "game": game_id,
        "seed": seed,
        "games": games * len(pairs),
        "ratings": {name: {"rating": round(at), "error": round(error)} for name, at, error in rated},
        "duels": [duel.to_dict() for duel in duels],
        "faults": faults,
    }


def _play(
    game_id: str, pairs: Sequence[tuple[str, str]], seed: int | str, which: tuple[int, int]
) -> tuple[int, Played]:
    number, pair = which
    return pair, play_one(game_id, pairs[pair], seed, number)


def ratings(names: Sequence[str], duels: Sequence[Duel]) -> list[tuple[str, float, float]]:
    """Name, rating and error of each bot, the strongest first; the bot at `MIDDLE` has no error."""
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        gains = _gains(names, duels, strengths)
        steps = [sum(a * b for a, b in zip(row, gains, strict=True)) for row in _spread(names, duels, strengths)]
        strengths = [at + max(-1.0, min(1.0, step)) for at, step in zip(strengths, steps, strict=True)]
    fixed = names.index(USUAL) if USUAL in names else None
    spread = _spread(names, duels, strengths)
    zero = sum(strengths) / len(names) if fixed is None else strengths[fixed]
    errors = [SURE * POINTS * sqrt(max(0.0, _variance(spread, one, fixed))) for one in range(len(names))]
    found = [(n, MIDDLE + POINTS * (at - zero), error) for n, at, error in zip(names, strengths, errors, strict=True)]
    return sorted(found, key=lambda rated: -rated[1])


def _variance(spread: Matrix, one: int, fixed: int | None) -> float:
    """How uncertain the strength of one bot is: by itself, or compared with the fixed one."""
    if fixed is None:
        return spread[one][one]
    return spread[one][one] + spread[fixed][fixed] - 2 * spread[one][fixed]


def _gains(names: Sequence[str], duels: Sequence[Duel], strengths: Sequence[float]) -> list[float]:
    """By how much each bot has won more than its strength says."""
    gains = [0.0] * len(names)
    for duel in duels:
        one, other = names.index(duel.one), names.index(duel.other)
        more = duel.score + 0.5 - (duel.games + 1) * _expected(strengths[one] - strengths[other])
        gains[one] += more
        gains[other] -= more
    return gains


def _expected(ahead: float) -> float:
    """The share of points of somebody who is so much stronger."""
    return 1.0 / (1.0 + exp(-ahead))


def _spread(names: Sequence[str], duels: Sequence[Duel], strengths: Sequence[float]) -> Matrix:
    """How strengths vary together: the inverse of what the matches tell about them, around an average of nothing."""
    size = len(names)
    told = [[1.0 / size] * size for _ in names]
    for duel in duels:
        one, other = names.index(duel.one), names.index(duel.other)
        share = _expected(strengths[one] - strengths[other])
        weight = (duel.games + 1) * share * (1.0 - share)
        for here, there in ((one, other), (other, one)):
            told[here][here] += weight
            told[here][there] -= weight
    return [[value - 1.0 / size for value in row] for row in inverse(told)]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix that has one.

    >>> inverse([[2.0, 1.0], [1.0, 1.0]])
    [[1.0, -1.0], [-1.0, 2.0]]
    """
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [one - factor * two for one, two in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
