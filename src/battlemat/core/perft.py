"""Counting all continuations of a position: the cheapest way to notice that a rule changed."""

from __future__ import annotations

from typing import Any

from battlemat.core.match import Match


def perft(m: Match[Any], depth: int) -> int:
    """How many ways there are to answer the next `depth` questions, every legal answer tried.

    Dice and cards fall as this match's chance has them, so the number is the same on every machine.
    """
    if depth == 0 or m.over:
        return 1
    decision = m.pending[0]
    answers = list(decision.answers())
    if depth == 1:
        return len(answers)
    count = 0
    for answer in answers:
        twin = m.fork()
        twin.submit(decision.player, answer)
        count += perft(twin, depth - 1)
    return count
