"""Exact spreads, held against counting every roll by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from battlemat.odds import Spread, roll, sure

FACES = {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@pytest.mark.parametrize("number", range(5))
def test_a_roll_counts_what_listing_all_dice_counts(number: int) -> None:
    sides = [face for face, count in FACES.items() for _ in range(count)]
    listed = Counter(tuple(dice.count(face) for face in FACES) for dice in product(sides, repeat=number))
    assert roll(FACES, number).weights == listed


def test_chances_of_all_outcomes_add_up_to_one() -> None:
    assert sum(chance for _, chance in roll(FACES, 6)) == 1


def test_a_reroll_mixes_spreads_of_different_totals_exactly() -> None:
    coin = Spread({"win": 1, "lose": 1})
    die = Spread({"win": 1, "lose": 5})
    assert coin.then(lambda side: sure(side) if side == "win" else die)["win"] == Fraction(1, 2) + Fraction(1, 12)


def test_equal_outcomes_of_a_change_are_one_outcome() -> None:
    assert roll(FACES, 2).map(sum).weights == {2: 64}


def test_an_impossible_outcome_has_no_chance() -> None:
    assert sure("yes")["no"] == 0
    assert len(Spread({"a": 2, "b": 0})) == 1


@pytest.mark.parametrize("weights", [{}, {"a": 0}, {"a": -1, "b": 3}])
def test_a_spread_without_chances_is_refused(weights: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="positive weights"):
        Spread(weights)
