"""Lessons played without a server: by what they advise, or by a bot in the learner's place."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from battlemat import bots
from battlemat.core.lesson import LEARNER, Lesson, Progress, advice, begin, look, meant
from battlemat.core.match import Match

MOST = 600
"""Answers after which a lesson should have come to its end, whoever learns."""


def play(lesson: Lesson, learner: str, seed: int = 0) -> tuple[Progress, Match[Any]]:
    """The lesson as far as it goes: `learner` is a bot, or takes the lesson's advice (`advice`)."""
    match, progress, rng = begin(lesson), Progress(lesson.id), Random(f"{lesson.id} {seed}")
    progress = look(lesson, progress, match)
    solution = list(lesson.solution)
    while not progress.end and len(match.journal) < MOST:
        decision = match.decision_for(LEARNER) or match.pending[0]
        answer = None
        if learner == "advice" and decision.player == LEARNER:
            answer = meant(solution[0], decision) if solution else None
            if answer is None:
                answer = advice(lesson, progress, decision, match)
            else:
                del solution[0]
        if answer is None:
            usual = "regular" if learner == "advice" else learner
            bot = bots.make(usual if decision.player == LEARNER else lesson.bot)
            answer = bots.ask(bot, match, decision, rng)
        match.submit(decision.player, answer)
        progress = look(lesson, progress, match)
    return progress, match


def tries(lesson: Lesson) -> Iterator[bool]:
    """Whether bots that know nothing of the puzzle solve it by chance."""
    for learner, seeds in (("random", 10), ("regular", 2)):
        for seed in range(seeds):
            yield play(lesson, learner, seed)[0].end == "reached"
