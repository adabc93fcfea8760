"""Everybody against everybody: how strong bots are, as ratings with honest errors (`rating.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from math import comb
from typing import Any, Final

from battlemat.bots import USUAL
from battlemat.core.errors import BattlematError
from battlemat.games import game
from battlemat.sim.rating import Duel, ratings
from battlemat.sim.simulate import Played, check_bots, play_one
from battlemat.sim.work import check, processes, shared_out

MOST_BOTS: Final = 16


def ladder(
    game_id: str,
    games: int,
    names: Sequence[str],
    seed: int | str,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """`games` matches between every two bots, over all ready-made battles, each from both seats."""
    pairs = list(combinations(names, 2))
    _check(game_id, games, names, seed, workers)
    duels = [Duel(*pair) for pair in pairs]
    faults: dict[str, int] = {}
    matches = ((number, pair) for number in range(games) for pair in range(len(pairs)))
    count = processes(games * len(pairs), 1, workers)
    for done, (pair, played) in enumerate(shared_out(partial(_play, game_id, pairs, seed), matches, count), 1):
        duels[pair].count(played.bots, played.winners)
        for sentence in played.faults:
            faults[sentence] = faults.get(sentence, 0) + 1
        progress(done)
    rated = ratings(names, duels, USUAL)
    return {
        "game": game_id,
        "seed": seed,
        "games": games * len(pairs),
        "ratings": {name: {"rating": round(at), "error": round(error)} for name, at, error in rated},
        "duels": [duel.to_dict() for duel in duels],
        "faults": faults,
    }


def _check(game_id: str, games: int, names: Sequence[str], seed: int | str, workers: int) -> None:
    """Whether there can be such a ladder; says why not before anything is played."""
    if games < 1 or workers < 1:
        raise BattlematError("A ladder needs at least one game and one worker.")
    if not 2 <= len(set(names)) == len(names) <= MOST_BOTS:
        raise BattlematError(f"A ladder needs two to {MOST_BOTS} different bots.")
    check(games * comb(len(names), 2), workers, seed)
    check_bots(names)
    game(game_id).starter_setup(2, 0)


def _play(
    game_id: str, pairs: Sequence[tuple[str, str]], seed: int | str, which: tuple[int, int]
) -> tuple[int, Played]:
    number, pair = which
    return pair, play_one(game_id, pairs[pair], seed, number)
