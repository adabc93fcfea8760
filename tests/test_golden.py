"""Golden play-throughs: whole matches as readable text. A change of any rule shows up here as a diff to review.

After an intended change: `make golden`, and read the diff.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import battlemat
from battlemat import bots
from battlemat.core.playthrough import playthrough
from battlemat.games import game

FOLDER = Path(__file__).parent / "golden"
KINDS = ("random", "greedy", "sampled")


def dump(game_id: str, kind: str) -> str:
    """A random match of the starter battle, a greedy one, and a random one with a sampled set-up."""
    rng = Random(f"golden {kind}")
    setup = game(game_id).sample_setup(Random(11)) if kind == "sampled" else None
    m = battlemat.new_match(game_id, setup, seed=f"golden {kind}")
    bot = bots.make("greedy" if kind == "greedy" else "random")
    while not m.over and len(m.journal) < 300:
        decision = m.pending[0]
        m.submit(decision.player, bot.answer(m, decision, rng))
    return "\n".join(playthrough(m)) + "\n"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_play_through(game_id: str, kind: str) -> None:
    file = FOLDER / f"{game_id}-{kind}.txt"
    text = dump(game_id, kind)
    if os.environ.get("BATTLEMAT_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
