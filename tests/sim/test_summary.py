"""What comes of a contest: everything is counted once, and says the same from every side."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.contribution import Contribution
from battlemat.sim.contest import Fought, fight
from battlemat.sim.simulate import Played
from battlemat.sim.summary import Course, Summary
from tests.sim.contests import contest


def match(pair: int, lists: tuple[str, str], winners: tuple[int, ...], *did: Contribution) -> Fought:
    return Fought(pair, Played(0, ("random", "random"), lists, winners, "over", 10 + pair), 5, list(did))


def told(*matches: Fought) -> dict[str, Any]:
    summary = Summary(contest())
    for fought in matches:
        summary.count(fought)
    return summary.to_dict()


def test_a_matrix_is_seen_from_both_sides() -> None:
    result = told(
        match(0, ("iron.json", "dawn.json"), (0,)),
        match(0, ("dawn.json", "iron.json"), (0,)),
        match(0, ("iron.json", "dawn.json"), ()),
        match(1, ("spark.json", "iron.json"), (1,)),
        match(2, ("dawn.json", "spark.json"), (1,)),
    )
    matrix = [[cell and (cell["wins"], cell["draws"], cell["games"]) for cell in row] for row in result["matrix"]]
    assert matrix == [[None, (1, 1, 3), (1, 0, 1)], [(1, 1, 3), None, (0, 0, 1)], [(0, 0, 1), (1, 0, 1), None]]
    assert [(seat["wins"], seat["draws"], seat["games"]) for seat in result["seats"]] == [(2, 1, 5), (2, 1, 5)]
    assert list(result["ratings"]) == ["iron.json", "spark.json", "dawn.json"]
    assert result["courses"]["iron.json"] == [(1, 1.0), (2, 0.5), (3, 0.5), (4, 0.625)]
    assert result["decisions"]["counts"] == [[10, 3], [11, 1], [12, 1]]


def test_copies_are_summed_and_matches_counted_once() -> None:
    hits = [Contribution(0, "unit", f"a.wing-{number}", "wing", dealt=number, used=1) for number in (1, 2)]
    other = Contribution(1, "unit", "b.wing", "wing", taken=3)
    result = told(
        match(0, ("iron.json", "dawn.json"), (0,), *hits, other),
        match(0, ("dawn.json", "iron.json"), (), other),
        match(1, ("spark.json", "iron.json"), ()),
        match(2, ("dawn.json", "spark.json"), ()),
    )
    iron, dawn = result["contributions"]
    assert (iron["list"], iron["games"], iron["wins"], iron["draws"], iron["copies"]) == ("iron.json", 2, 1, 1, 3)
    assert (iron["dealt"], iron["taken"], iron["used"]) == (1.5, 1.5, 1.0)
    assert (dawn["list"], dawn["games"], dawn["wins"], dawn["taken"]) == ("dawn.json", 1, 0, 3.0)


def test_a_long_course_has_few_points_and_the_last_one() -> None:
    course = Course()
    for number in range(10_000):
        course.count(number % 2)
    assert len(course.curve) < 250
    assert course.curve[-1] == (10_000, 0.5)


@pytest.mark.slow
def test_a_real_contest_adds_up() -> None:
    result = told(*fight(contest(), 6))
    assert result["games"] == 18 == sum(result["reasons"].values())
    assert {one["better"] for one in result["pairings"]} == {None}
    units = [one for one in result["contributions"] if one["sort"] == "unit"]
    dealt, taken = (sum(one[key] * one["games"] for one in units) for key in ("dealt", "taken"))
    assert 0 < dealt <= taken
