"""What is dealt anew for those who cannot see it says nothing of what lay there before."""

from __future__ import annotations

from random import Random
from typing import Any

import battlemat
from battlemat.core.match import Match


def under_way(game: str, answers: int) -> Match[Any]:
    """A match after so many random answers."""
    match, rng = battlemat.new_match(game, seed=1), Random(3)
    for _ in range(answers):
        question = match.pending[0]
        match.submit(question.player, match.random_answer(question, rng))
    return match


def is_forgotten(match: Match[Any], viewer: int | None) -> bool:
    """Whether the same luck deals the same, after everything hidden was dealt in another way."""
    once, other = match.determinize(viewer, Random(1)), match.determinize(viewer, Random(5))
    assert once.state != other.state, "nothing is hidden"
    return bool(other.determinize(viewer, Random(1)).state == once.state)
