"""The ladder: ratings that fit the outcomes, with errors that shrink as matches are played."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from battlemat.core.errors import BattlematError
from battlemat.sim.ladder import MIDDLE, Duel, inverse, ladder, ratings

NAMES = ["weak", "regular", "strong"]


def duels(games: int, score: float) -> list[Duel]:
    """Everybody wins this share against whoever comes before."""
    return [Duel(one, other, games, round(games * (1 - score))) for one, other in combinations(NAMES, 2)]


def test_the_stronger_one_is_higher_and_the_usual_one_is_in_the_middle() -> None:
    rated = ratings(NAMES, duels(100, 0.75))
    assert [name for name, _, _ in rated] == ["strong", "regular", "weak"]
    assert rated[1][1:] == (MIDDLE, 0.0)
    assert rated[0][1] - MIDDLE == pytest.approx(MIDDLE - rated[2][1])


def test_three_wins_for_a_loss_are_191_points() -> None:
    (_, high, error), (_, low, _) = ratings(["strong", "regular"], [Duel("strong", "regular", 10_000, 7_500)])
    assert high - low == pytest.approx(190.8, abs=0.2)
    assert error == pytest.approx(1.96 * 173.7 / (10_000 * 0.75 * 0.25) ** 0.5, rel=0.01)


def test_errors_shrink_with_the_root_of_the_matches() -> None:
    few, many = (ratings(NAMES, duels(games, 0.75))[0][2] for games in (100, 400))
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


def test_bots_are_rated_by_their_matches_with_any_number_of_workers() -> None:
    steps: list[int] = []
    one = ladder("pocketmodel", 4, ["random", "novice", "regular"], 1, progress=steps.append)
    assert one == ladder("pocketmodel", 4, ["random", "novice", "regular"], 1, workers=2)
    assert steps == list(range(1, 13))
    assert (one["games"], list(one["ratings"])[-1], one["faults"]) == (12, "random", {})
    assert [(duel["one"], duel["other"], duel["games"]) for duel in one["duels"]] == [
        ("random", "novice", 4), ("random", "regular", 4), ("novice", "regular", 4),
    ]  # fmt: skip


@pytest.mark.parametrize(("games", "names", "workers", "problem"), [
    (0, ["regular", "random"], 1, "at least one game"),
    (1, ["regular", "random"], 0, "one worker"),
    (1, ["regular"], 1, "two to 16 different bots"),
    (1, ["regular", "regular"], 1, "two to 16 different bots"),
    (1, ["regular", "clever"], 1, "no bot 'clever'"),
    (10**9, ["regular", "random"], 1, "At most 10,000,000 matches"),
])  # fmt: skip
def test_bad_wishes(games: int, names: list[str], workers: int, problem: str) -> None:
    with pytest.raises(BattlematError, match=re.escape(problem)):
        ladder("pocketmodel", games, names, 1, workers)
