"""The ladder: every bot against every other, with any number of workers."""

from __future__ import annotations

import re

import pytest

from battlemat.core.errors import BattlematError
from battlemat.sim.ladder import ladder


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
