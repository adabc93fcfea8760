"""A short match that is over, and its analysis, for all tests that tell something of one."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.sim.analysis import Analysis, analyse

SEED = "seen"
ANSWERS = 80
UNDECIDED = 60
"""Answers after which it is in the middle."""


@cache
def played() -> Match[Any]:
    """Random bots play it, until one of them gives up; nobody may play it on."""
    match, rng, bot = battlemat.new_match("pocketmodel", seed=3), Random(1), bots.make("random")
    for _ in range(ANSWERS):
        match.submit(match.pending[0].player, bots.ask(bot, match, match.pending[0], rng))
    match.concede(1)
    return match


def begun(answers: int = UNDECIDED) -> Match[Any]:
    """The same match after so many answers."""
    match = played()
    again: Match[Any] = Match(match.game, match.setup, match.key)
    for player, answer in match.journal[:answers]:
        again.replay(player, answer)
    return again


@cache
def analysed() -> Analysis:
    """What it turned on, as far as one world for each answer tells."""
    return analyse(played(), worlds=1, seed=SEED)
