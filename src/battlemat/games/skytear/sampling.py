"""Random legal set-ups, for fuzzing and for tests that must hold everywhere; ready-made ones for measuring bots."""

from __future__ import annotations

from random import Random
from typing import Any

from battlemat.core.game import Starter
from battlemat.games.skytear.board import BOARDS
from battlemat.games.skytear.build import MODES, normal_setup


def sample_setup(rng: Random) -> dict[str, Any]:
    """Every variant, both battlefields, two to eight players."""
    variant = rng.choice(MODES)
    players = 2 if variant == "first-game" else rng.choice((2, 3, 4, rng.randint(5, 8)))
    battlefield = rng.choice(BOARDS) if variant == "tournament" else "two-lane"
    return normal_setup(
        {
            "variant": variant,
            "battlefield": battlefield,
            "simplified": rng.random() < 0.2,
            "players": [None] * players,
        }
    )


def starter_setup(players: int, number: int) -> Starter:
    """The first game for two; for more a tournament with starter lists."""
    if players == 2:
        return Starter(normal_setup(None), ("first-game", "first-game"))
    setup = normal_setup({"variant": "tournament", "players": [None] * players})
    return Starter(setup, ("starter",) * players)
