"""Bots that do not look ahead: they answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from battlemat.bots.seat import Seat
from battlemat.core.decision import Decision
from battlemat.core.game import Appraisal

EQUAL: Final = 1e-9
"""Values that differ by less are the same."""


class Bot(Protocol):
    """Something that answers questions. `rng` is the only source of chance, so that a seed repeats a whole match."""

    name: str

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """A legal answer to a question that the player of the seat is asked, as `Match.submit` takes it."""
        ...


class RandomBot:
    """Any legal answer is as good as any other."""

    name = "random"

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """Some legal answer."""
        return decision.random(rng)


class RegularBot:
    """Takes what looks best now, as the game's own appraisal sees it from the player's seat."""

    name = "regular"

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """One of the answers that look best; `rng` chooses among equals."""
        return best_of(self.considered(seat, decision), rng).answer

    def considered(self, seat: Seat, decision: Decision[Any]) -> Sequence[Appraisal]:
        """The answers it chooses among."""
        return seat.appraise(decision)


def best_of(appraisals: Sequence[Appraisal], rng: Random) -> Appraisal:
    """The one that looks best; `rng` chooses among equals."""
    best = max(appraisal.value for appraisal in appraisals)
    return rng.choice([appraisal for appraisal in appraisals if appraisal.value >= best - EQUAL])


class NoviceBot(RegularBot):
    """Sees what looks best, but often plays something else that came to mind."""

    name = "novice"
    slips: Final = 0.3
    """How often it does not take what looks best."""

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """What looks best, or anything it considers."""
        considered = self.considered(seat, decision)
        return (rng.choice(considered) if rng.random() < self.slips else best_of(considered, rng)).answer
