"""A bot that tries its best answers out before it gives one.

The answers that look best at a glance are rivals. Each of them is played out in the same guessed worlds: everybody
answers what looks best until the activation or turn is over, and then the game's own evaluation judges. All rivals meet
the same cards and dice, so what differs is mostly what they bring about. The one that looked best at a glance is kept
unless another is better by more than the chance of few worlds explains.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from battlemat.bots.plain import EQUAL
from battlemat.bots.seat import Seat, World
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError
from battlemat.core.game import Appraisal

MOST_PLAYOUTS: Final = 10_000
"""More worlds for one answer are a slip of the finger."""
LONGEST: Final = 400
"""Answers after which a playout is judged, whatever it is in the middle of."""
ERRORS: Final = 1.0
"""A rival must be better by so many standard errors."""
FEW: Final = 4
"""Worlds after which rivals that do clearly worse are given up."""


class Searcher:
    """`playouts` worlds for each of up to `rivals` answers, played on for so many scenes (activations, turns).

    Without a number of scenes they are as many as the game says. Who is `swift` plays more worlds in games in which
    they take little time. The rivals are what looks best at a look of so much `depth`; 0: at a glance.
    """

    def __init__(
        self, name: str, playouts: int, rivals: int = 4, scenes: int = 0, *, swift: bool = False, depth: int = 0
    ) -> None:
        if not 1 <= playouts <= MOST_PLAYOUTS:
            raise BattlematError(f"A bot thinks in 1 to {MOST_PLAYOUTS:,} playouts, not in {playouts:,}.")
        self.name = name
        self.playouts = playouts
        self.rivals = rivals
        self.scenes = scenes
        self.swift = swift
        self.depth = depth

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """The answer that looked best, or one that does better by more than chance explains."""
        found = ranked(self._looked(seat, decision), rng)
        if len(found) == 1 or not seat.ponders(decision):
            return found[0].answer
        rivals = [appraisal.answer for appraisal in seat.unlike(decision, found)[: self.rivals]]
        race = Race(len(rivals))
        scenes = self.scenes or seat.foresight
        for _ in range(self.playouts * (seat.swiftness if self.swift else 1)):
            if len(race.running) == 1 or seat.hurried():
                break
            world, luck = seat.determinize(rng), rng.getrandbits(32)
            for number in race.running:
                race.note(number, self._outcome(world.fork(), seat.player, rivals[number], Random(luck), scenes))
            race.give_up()
        return rivals[race.winner()]

    def _looked(self, seat: Seat, decision: Decision[Any]) -> Sequence[Appraisal]:
        return seat.study(decision, self.depth) if self.depth and not seat.hurried() else seat.appraise(decision)

    def _outcome(self, world: World, player: int, answer: Any, rng: Random, scenes: int) -> float:
        """The chance to win when a player has given this answer and so many scenes have been played to their end."""
        scene = world.scene
        world.submit(player, answer)
        for _ in range(LONGEST):
            if world.scene != scene:
                scene, scenes = world.scene, scenes - 1
            if world.over or not scenes:
                break
            question = world.pending[0]
            world.submit(question.player, reply(world, question, player, rng))
        return world.chance_to_win(player)


def reply(world: World, question: Decision[Any], player: int, rng: Random) -> Any:
    """What looks best to whoever is asked; what others decide in secret may be anything likely."""
    brushed = world.brushed(question)
    if brushed is not None:
        return brushed
    if question.player != player and world.is_secret(question):
        return world.likely(question, rng)
    return max(world.appraise(question), key=lambda appraisal: appraisal.value).answer


def ranked(appraisals: Sequence[Appraisal], rng: Random) -> list[Appraisal]:
    """The answer that looks best first; `rng` chooses among equals."""
    found = rng.sample(appraisals, len(appraisals))
    found.sort(key=lambda appraisal: -appraisal.value)
    return found


class Race:
    """How rivals did in the same worlds, each compared with the first of them, the favourite."""

    def __init__(self, rivals: int) -> None:
        self.running = list(range(rivals))
        self._outcomes: list[list[float]] = [[] for _ in range(rivals)]

    def note(self, rival: int, outcome: float) -> None:
        """What came of a rival in the next world."""
        self._outcomes[rival].append(outcome)

    def lead(self, rival: int) -> tuple[float, float]:
        """By how much a rival does better than the favourite on average, and how uncertain that is."""
        gaps = [one - other for one, other in zip(self._outcomes[rival], self._outcomes[0], strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def give_up(self) -> None:
        """Rivals that do clearly worse than the favourite run no longer."""
        if len(self._outcomes[0]) >= FEW:
            self.running = [rival for rival in self.running if rival == 0 or not self._is_behind(rival)]

    def _is_behind(self, rival: int) -> bool:
        mean, error = self.lead(rival)
        return mean + error <= 0.0

    def winner(self) -> int:
        """The rival that leads by more than its error, and by most; else the favourite."""
        best, most = 0, 0.0
        for rival in self.running[1:]:
            if len(self._outcomes[rival]) > 1:
                mean, error = self.lead(rival)
                if mean - ERRORS * error > 0.0 and mean > most + EQUAL:
                    best, most = rival, mean
        return best
