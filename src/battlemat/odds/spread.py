"""A spread: every outcome that can happen, with its exact weight."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Spread(Generic[T]):
    """Outcomes with whole-number weights; the chance of one is its weight divided by the total.

    Integers keep every chance exact and are several times as fast as fractions.
    """

    __slots__ = ("total", "weights")

    def __init__(self, weights: Mapping[T, int]) -> None:
        self.weights = {outcome: weight for outcome, weight in weights.items() if weight}
        self.total = sum(self.weights.values())
        if self.total <= 0 or min(self.weights.values()) < 0:
            raise ValueError("a spread needs outcomes with positive weights")

    def __iter__(self) -> Iterator[tuple[T, Fraction]]:
        """Outcomes and their chances."""
        for outcome, weight in self.weights.items():
            yield outcome, Fraction(weight, self.total)

    def __getitem__(self, outcome: T) -> Fraction:
        """The chance of one outcome; 0 when it cannot happen."""
        return Fraction(self.weights.get(outcome, 0), self.total)

    def __len__(self) -> int:
        return len(self.weights)

    def map(self, change: Callable[[T], U]) -> Spread[U]:
        """What becomes of the outcomes when something certain happens to each of them."""
        weights: dict[U, int] = {}
        for outcome, weight in self.weights.items():
            changed = change(outcome)
            weights[changed] = weights.get(changed, 0) + weight
        return Spread(weights)

    def then(self, follow: Callable[[T], Spread[U]]) -> Spread[U]:
        """What becomes of the outcomes when each of them is followed by chance again, a reroll for example."""
        followed = [(weight, follow(outcome)) for outcome, weight in self.weights.items()]
        common = lcm(*(spread.total for _, spread in followed))
        weights: dict[U, int] = {}
        for weight, spread in followed:
            factor = weight * (common // spread.total)
            for outcome, part in spread.weights.items():
                weights[outcome] = weights.get(outcome, 0) + part * factor
        return Spread(weights)

    def chance(self, holds: Callable[[T], bool]) -> Fraction:
        """How likely something is."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if holds(outcome)), self.total)

    def mean(self, worth: Callable[[T], int]) -> Fraction:
        """The expected worth."""
        return Fraction(sum(weight * worth(outcome) for outcome, weight in self.weights.items()), self.total)


def sure(outcome: T) -> Spread[T]:
    """The one outcome there is."""
    return Spread({outcome: 1})


def roll(faces: Mapping[T, int], number: int) -> Spread[tuple[int, ...]]:
    """Some equal dice: how many show each face, in the order the faces are given with their numbers of sides."""
    return _counts(tuple(faces.values()), number)


@lru_cache(maxsize=1024)
def _counts(sides: tuple[int, ...], number: int) -> Spread[tuple[int, ...]]:
    if len(sides) == 1:
        return Spread({(number,): sides[0] ** number})
    weights = {}
    for first in range(number + 1):
        ways = comb(number, first) * sides[0] ** first
        for rest, weight in _counts(sides[1:], number - first).weights.items():
            weights[(first, *rest)] = ways * weight
    return Spread(weights)
