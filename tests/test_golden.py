"""Golden play-throughs: whole matches, a line for each answer. A change of any rule shows up here as a diff to review.

After an intended change: `make golden`, and read the diff. What a line leaves out is in the story of the match, which a
failing test tells from the first difference on.
"""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.core.playthrough import begun_anew, steps
from battlemat.games import game
from tests.recording import record

FOLDER = Path(__file__).parent / "golden"
BATTLES = (
    "starter-random",
    "starter-greedy",
    "sampled-random-1",
    "sampled-random-2",
    "sampled-greedy-3",
    "sampled-greedy-4",
)
"""Which lists, which bots; sampled ones are told apart by number."""


def played(game_id: str, battle: str) -> Match[Any]:
    lists, bot_name, *number = battle.split("-")
    setup = game(game_id).sample_setup(Random(f"golden {number}")) if lists == "sampled" else None
    m = battlemat.new_match(game_id, setup, seed=f"golden {battle}")
    bot, rng = bots.make(bot_name), Random(f"golden {battle}")
    while not m.over:
        decision = m.pending[0]
        m.submit(decision.player, bots.ask(bot, m, decision, rng))
    return m


@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_play_through(game_id: str, battle: str) -> None:
    file = FOLDER / f"{game_id}-{battle}.txt"
    m = played(game_id, battle)
    lines = list(record(m))
    if os.environ.get("BATTLEMAT_GOLDEN") == "write":
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    golden = file.read_text(encoding="utf-8").splitlines()
    same = next((at for at, (now, then) in enumerate(zip(lines, golden, strict=False)) if now != then), len(golden))
    assert lines == golden, f"the first {same} lines are alike, then:\n{story(m, max(same - 1, 0))}"


def story(m: Match[Any], since: int) -> str:
    return "\n".join(line for step in islice(steps(m, begun_anew(m)), since, since + 3) for line in step.told())
