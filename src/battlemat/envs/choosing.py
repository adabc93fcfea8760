"""What a player may answer, by number: several things are chosen one after another, places are offered as samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from battlemat.core.decision import Decision, PickSome, Place, Pose, on_grid
from battlemat.core.errors import IllegalAnswer

DONE: Final = "done"
"""What ends a choice of several things."""
ANYWHERE: Final = "anywhere"
"""At a pose that is named beside the number; where that is not legal, at the offered one nearest to it."""
Chance = Callable[[], Random]
"""What draws, made only where something is drawn."""
DRAWS: Final = 4
"""So many times as many poses are drawn as are wanted, because some may come twice."""


class Choice:
    """One question, answered by numbers: `answers` has a row for each, and `legal` says which may be taken now.

    A question that asks for several things is answered by one number after another. The first row is `DONE` then, and
    `chosen` has what was taken so far. When nothing more can be added, the choice is done by itself.
    """

    __slots__ = ("answers", "chosen", "decision", "legal")

    def __init__(self, decision: Decision[Any], most: int, places: int, chance: Chance, anywhere: bool = False) -> None:
        self.decision = decision
        self.chosen: list[str] = []
        if isinstance(decision, PickSome):
            self.answers: Sequence[Any] = (DONE, *shortened(decision.ids, most - 1, chance))
            self.legal: Sequence[int] = range(1, len(self.answers))
            return
        if isinstance(decision, Place):
            self.answers = shortened((*decision.also, *poses_of(decision, places, chance)), most - anywhere, chance)
            if anywhere and len(self.answers) > len(decision.also):
                self.answers = (*self.answers, ANYWHERE)
        else:
            self.answers = shortened(list(decision.answers()), most, chance)
        self.legal = range(len(self.answers))

    def copied_to(self, decision: Decision[Any]) -> Choice:
        """The same choice, as far as it was made, of the same question in a copy of the match."""
        twin = Choice.__new__(Choice)
        twin.decision, twin.answers, twin.legal, twin.chosen = decision, self.answers, self.legal, [*self.chosen]
        return twin

    def take(self, number: int, pose: Sequence[float] | None = None) -> Any:
        """What the match is answered; None while more has to be chosen. The number has to be legal."""
        answer = self.answers[number]
        if isinstance(self.decision, PickSome):
            return self._choose(self.decision, answer)
        if answer is ANYWHERE:
            return self.nearest((0.0, 0.0, 0.0) if pose is None else pose)
        return answer

    def _choose(self, decision: PickSome, answer: str) -> list[str] | None:
        if answer is DONE:
            return self.chosen
        self.chosen.append(answer)
        further = set(decision.further(self.chosen))
        self.legal = [0, *(row for row, option in enumerate(self.answers) if option in further)]
        return None if further else self.chosen

    def nearest(self, pose: Sequence[float]) -> Any:
        """The pose, if it is legal; or the offered one that is nearest to it."""
        x, y, heading = (float(value) for value in pose)
        try:
            return self.decision.accept([x, y, heading])
        except IllegalAnswer:
            offered = [answer for answer in self.answers if isinstance(answer, tuple)]
            return min(offered, key=lambda one: (one[0] - x) ** 2 + (one[1] - y) ** 2)


def poses_of(decision: Place, places: int, chance: Chance) -> list[Pose]:
    """The poses a question shows, and as many others as are wanted."""
    found = dict.fromkeys(decision.poses)
    wanted, rng = len(found) + places, chance()
    for _ in range(DRAWS * places):
        if len(found) == wanted:
            break
        pose = on_grid(decision.sample(rng))
        if pose not in found and decision.check(pose) is None:
            found[pose] = None
    return list(found)


def shortened(answers: Sequence[Any], most: int, chance: Chance) -> Sequence[Any]:
    """All answers, or so many of them as there is room for, in their order."""
    if len(answers) <= most:
        return answers
    return [answers[place] for place in sorted(chance().sample(range(len(answers)), most))]
