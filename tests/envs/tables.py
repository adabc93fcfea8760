"""Every game with every number of players, and matches to look at observations in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from battlemat import BattlematError, game_ids
from battlemat.core.seats import SEATS
from battlemat.envs.course import Course, Options
from battlemat.games import game


def plays(game_id: str, players: int) -> bool:
    try:
        game(game_id).starter_setup(players, 0)
    except BattlematError:
        return False
    return True


COUNTS = [
    (game_id, players) for game_id in game_ids() for players in range(2, len(SEATS) + 1) if plays(game_id, players)
]
"""Each game with each number of players it is for."""


def course(game_id: str, seed: int = 1, **options: object) -> Course:
    """A match that has just begun."""
    begun = Course(Options(game=game_id, **options))  # type: ignore[arg-type]
    begun.begin(seed)
    return begun


def at_random(begun: Course, rng: Random, steps: int) -> Iterator[Course]:
    """The same course before each of so many random steps."""
    for _ in range(steps):
        if begun.match.over:
            return
        yield begun
        player = begun.match.pending[0].player
        begun.take(player, int(rng.choice(begun.mask(player).nonzero()[0])))
