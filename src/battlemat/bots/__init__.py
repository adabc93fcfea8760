"""Players made of code. They see a match only as a player does: through views, questions and answers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from battlemat.bots.levels import BOTS, LEVELS, USUAL, called, make
from battlemat.bots.own import summon, summoned
from battlemat.bots.plain import Bot, NoviceBot, RandomBot, RegularBot
from battlemat.bots.searcher import Searcher
from battlemat.bots.seat import Seat, World, never
from battlemat.core.decision import Decision
from battlemat.core.match import Match

__all__ = [
    "BOTS", "LEVELS", "USUAL", "Bot", "NoviceBot", "RandomBot", "RegularBot", "Searcher", "Seat", "World",
    "ask", "called", "make", "summon", "summoned",
]  # fmt: skip


def ask(bot: Bot, match: Match[Any], decision: Decision[Any], rng: Random, hurried: Callable[[], bool] = never) -> Any:
    """What a bot answers in the place of the asked player; when it is hurried, with what it has found so far."""
    return bot.answer(Seat(match, decision.player, hurried), decision, rng)
