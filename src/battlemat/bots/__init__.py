"""Players made of code. They see a match only as a player does: through views, questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError
from battlemat.core.game import Appraisal
from battlemat.core.match import Match


class Bot(Protocol):
    """Something that answers questions. `rng` is the only source of chance, so that a seed repeats a whole match."""

    name: str

    def answer(self, match: Match[Any], decision: Decision[Any], rng: Random) -> Any:
        """A legal answer to a question of a match, as `Match.submit` takes it."""
        ...


class RandomBot:
    """Any legal answer is as good as any other."""

    name = "random"

    def answer(self, match: Match[Any], decision: Decision[Any], rng: Random) -> Any:
        """Some legal answer."""
        return match.random_answer(decision, rng)


class GreedyBot:
    """Takes what looks best now, as the game's own appraisal sees it from the player's seat."""

    name = "greedy"

    def answer(self, match: Match[Any], decision: Decision[Any], rng: Random) -> Any:
        """One of the answers that look best; `rng` chooses among equals."""
        appraisals = self.considered(match, decision)
        best = max(appraisal.value for appraisal in appraisals)
        return rng.choice([appraisal for appraisal in appraisals if appraisal.value >= best - 1e-9]).answer

    def considered(self, match: Match[Any], decision: Decision[Any]) -> Sequence[Appraisal]:
        """The answers it chooses among."""
        return match.appraise(decision)


BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {bot.name: bot for bot in (RandomBot, GreedyBot)}


def make(name: str) -> Bot:
    """The bot with this name.

    >>> make("greedy").name
    'greedy'
    """
    if name not in BOTS:
        raise BattlematError(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name]()
