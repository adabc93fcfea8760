"""What is out of all proportion in data from strangers, and what is just as large as it may be."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from battlemat.core import sane
from battlemat.core.sane import DEEPEST, FARTHEST, LARGEST_WHOLE, LONGEST_TEXT, MOST_PARTS, SMALLEST_WHOLE, absurd


def deep(levels: int) -> list[Any]:
    """A list in a list in a list."""
    data: list[Any] = []
    for _ in range(levels):
        data = [data]
    return data


def test_the_example() -> None:
    assert doctest.testmod(sane).failed == 0


def test_nothing_in_a_match_is_larger() -> None:
    assert (LARGEST_WHOLE, SMALLEST_WHOLE, FARTHEST) == (1_000_000, -1000, 20_000.0)
    assert (LONGEST_TEXT, MOST_PARTS, DEEPEST) == (100_000, 50_000, 30)


@pytest.mark.parametrize(
    "data",
    [
        LARGEST_WHOLE,
        SMALLEST_WHOLE,
        FARTHEST,
        -FARTHEST,
        "x" * LONGEST_TEXT,
        b"x" * LONGEST_TEXT,
        deep(DEEPEST),
        [0] * (MOST_PARTS - 1),
        None,
        True,
    ],
    ids=lambda data: f"{data!r:.20}",
)
def test_the_largest_there_may_be_is_fine(data: Any) -> None:
    assert absurd(data) == ""


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (LARGEST_WHOLE + 1, "the number 1000001"),
        (SMALLEST_WHOLE - 1, "the number -1001"),
        (FARTHEST + 0.5, "the number 20000.5"),
        (-FARTHEST - 0.5, "the number -20000.5"),
        (float("inf"), "the number inf"),
        (float("nan"), "the number nan"),
        (10**60, "the number 1" + "0" * 39),
        ("x" * (LONGEST_TEXT + 1), "a text that is too long"),
        (b"x" * (LONGEST_TEXT + 1), "a text that is too long"),
        (deep(DEEPEST + 1), "more than any match has"),
        ([0] * MOST_PARTS, "more than any match has"),
    ],
    ids=lambda data: f"{data!r:.20}",
)
def test_a_little_more_is_absurd(data: Any, said: str) -> None:
    assert absurd(data) == said


@pytest.mark.parametrize(
    "data", [{10**9: 1}, {"a": 10**9}, [1, [10**9]], (1, 10**9), {"a": [{"b": (10**9,)}]}], ids=str
)
def test_it_is_found_wherever_it_hides(data: Any) -> None:
    assert absurd(data) == "the number 1000000000"


def test_depth_is_counted_in_tables_and_lists_alike() -> None:
    data: Any = 1
    for level in range(DEEPEST):
        data = {"in": data} if level % 2 else (data,)
    assert absurd(data) == ""
    assert absurd([data]) == absurd({"in": data}) == "more than any match has"
