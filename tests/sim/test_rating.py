"""Ratings that fit the outcomes, with errors that shrink as matches are played."""

from __future__ import annotations

from itertools import combinations

import pytest

from battlemat.sim.rating import MIDDLE, Duel, inverse, ratings

NAMES = ["weak", "regular", "strong"]


def duels(games: int, score: float) -> list[Duel]:
    """Everybody wins this share against whoever comes before."""
    return [Duel(one, other, games, round(games * (1 - score))) for one, other in combinations(NAMES, 2)]


def test_the_stronger_one_is_higher_and_the_usual_one_is_in_the_middle() -> None:
    rated = ratings(NAMES, duels(100, 0.75), "regular")
    assert [name for name, _, _ in rated] == ["strong", "regular", "weak"]
    assert rated[1][1:] == (MIDDLE, 0.0)
    assert rated[0][1] - MIDDLE == pytest.approx(MIDDLE - rated[2][1])


def test_three_wins_for_a_loss_are_191_points() -> None:
    (_, high, error), (_, low, _) = ratings(
        ["strong", "regular"], [Duel("strong", "regular", 10_000, 7_500)], "regular"
    )
    assert high - low == pytest.approx(190.8, abs=0.2)
    assert error == pytest.approx(1.96 * 173.7 / (10_000 * 0.75 * 0.25) ** 0.5, rel=0.01)


def test_errors_shrink_with_the_root_of_the_matches() -> None:
    few, many = (ratings(NAMES, duels(games, 0.75), "regular")[0][2] for games in (100, 400))
    assert few / many == pytest.approx(2.0, rel=0.02)


def test_draws_are_half_a_win_and_whoever_never_loses_has_a_rating() -> None:
    even = ratings(["one", "other"], [Duel("one", "other", 10, 0, 10)])
    assert [round(at) for _, at, _ in even] == [MIDDLE, MIDDLE]
    (best, high, error), _ = ratings(["one", "other"], [Duel("one", "other", 10, 10)])
    assert best == "one"
    assert 1600 < high < 2000
    assert error > 100


def test_an_inverse() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 1.0], [0.5, 1.0, 2.0]]
    product = [[sum(row[k] * inverse(matrix)[k][column] for k in range(3)) for column in range(3)] for row in matrix]
    assert [[round(value, 9) for value in row] for row in product] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
