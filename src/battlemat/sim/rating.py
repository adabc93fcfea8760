"""How strong bots or lists are, by whom they have beaten: ratings with honest errors.

Ratings are Elo points: 400 more means ten wins for each loss. They are those under which the outcomes are likeliest
(Bradley and Terry; a draw is half a win each), with one draw more between every two, so that somebody who never
loses has a rating, too. Errors are 95 % intervals, from how sharply the likelihood falls.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, Final

import msgspec

from battlemat.sim.simulate import wilson

MIDDLE: Final = 1500.0
"""The rating of the usual one, or, where there is none, of all of them on average."""
POINTS: Final = 400.0 / log(10.0)
"""Elo points for each unit of the logistic scale."""
SURE: Final = 1.96
STEPS: Final = 100

Matrix = list[list[float]]


class Duel(msgspec.Struct):
    """Matches between two bots or lists, as the first of them sees it."""

    one: str
    other: str
    games: int = 0
    wins: int = 0
    draws: int = 0

    @property
    def score(self) -> float:
        """Wins, and half of the draws."""
        return self.wins + self.draws / 2

    def count(self, seated: Sequence[str], winners: Sequence[int]) -> None:
        """Add a match, by who sat where and which seats have won."""
        self.games += 1
        self.draws += not winners
        self.wins += any(seated[seat] == self.one for seat in winners)

    def to_dict(self) -> dict[str, Any]:
        """The numbers with the 95 % interval of the share of wins."""
        low, high = wilson(self.wins, self.games)
        return {**msgspec.to_builtins(self), "interval": [round(low, 4), round(high, 4)]}


def ratings(names: Sequence[str], duels: Sequence[Duel], usual: str | None = None) -> list[tuple[str, float, float]]:
    """Name, rating and error of each, the strongest first. The usual one is at `MIDDLE` and has no error.

    Where nobody is the usual one, `MIDDLE` is the average of all.
    """
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        gains = _gains(names, duels, strengths)
        steps = [sum(a * b for a, b in zip(row, gains, strict=True)) for row in _spread(names, duels, strengths)]
        strengths = [at + max(-1.0, min(1.0, step)) for at, step in zip(strengths, steps, strict=True)]
    fixed = names.index(usual) if usual in names else None
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
    """By how much each has won more than its strength says."""
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
