"""A bot that thinks: it plays its best answers out in worlds it imagines, and takes the one that does best on average.

battlemat simulate skytear --bots docs.examples.bots.patient:Patient,regular --games 10
"""

from __future__ import annotations

from random import Random
from typing import Any

from battlemat.bots import Seat, World
from battlemat.core.decision import Decision

WORLDS = 4
RIVALS = 3
LONGEST = 200


class Patient:
    """Tries up to three answers in four worlds each."""

    name = "patient"

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """The answer whose worlds stand best on average."""
        considered = sorted(seat.appraise(decision), key=lambda one: one.value, reverse=True)[:RIVALS]
        answers = [one.answer for one in considered]
        totals = [0.0] * len(answers)
        for _ in range(WORLDS if len(answers) > 1 else 0):
            if seat.hurried():
                break
            world = seat.determinize(rng)
            for number, answer in enumerate(answers):
                totals[number] += played_out(world.fork(), seat.player, answer)
        return answers[totals.index(max(totals))]


def played_out(world: World, player: int, answer: Any) -> float:
    """The chance to win after this answer, when everybody then does what looks best until the scene changes."""
    scene = world.scene
    world.submit(player, answer)
    for _ in range(LONGEST):
        if world.over or world.scene != scene:
            break
        question = world.pending[0]
        best = max(world.appraise(question), key=lambda one: one.value)
        world.submit(question.player, best.answer)
    return world.chance_to_win(player)
