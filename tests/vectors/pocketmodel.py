"""PocketModel: what must be rolled in battles and strikes, in matches as they are played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import battlemat
from battlemat import bots
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.games.pocketmodel.state import Battle, Side, Table, Unit, units_in_play
from battlemat.games.pocketmodel.values import battle_terms, standing_changes, strike_terms, total
from tests.vectors import Case, Vectors

MATCHES = 6
EVERY = 10
"""One position in so many is taken."""


def vectors() -> Iterator[Vectors]:
    views: list[Any] = []
    battles: list[Case] = []
    strikes: list[Case] = []
    for m, rng in _positions():
        s = m.state
        units = list(units_in_play(s))
        for _ in range(min(6, len(units))):
            own, other = rng.choice(units), rng.choice(units)
            if own.owner != other.owner:
                battles.append([len(views), own.id, other.id, *_battle(s, own, other)])
            strikes.append([len(views), own.id, total(strike_terms(s, own))])
        views.append(m.view(None))
    yield Vectors("pocketmodel-battles", {"views": views}, battles)
    yield Vectors("pocketmodel-strikes", {"views": views}, strikes)


def _positions() -> Iterator[tuple[Match[Table], Random]]:
    ruleset = game("pocketmodel")
    for number in range(MATCHES):
        rng = Random(f"vectors {number}")
        m = battlemat.new_match("pocketmodel", ruleset.sample_setup(rng), seed=f"vectors {number}")
        bot = bots.make("random")
        while not m.over:
            decision = m.pending[0]
            m.submit(decision.player, bot.answer(m, decision, rng))
            if len(m.journal) % EVERY == 0:
                yield m, rng


def _battle(s: Table, own: Unit, other: Unit) -> tuple[int, int, int, int]:
    """Attack and Defense of both, if they fought without cards."""
    battle = Battle(0, own.zone, [Side(own.id, own.owner), Side(other.id, other.owner)])
    standing = standing_changes(s)

    def value(side: int, stat: str) -> int:
        return total(battle_terms(s, battle, side, stat, standing))

    return value(0, "attack"), value(1, "defense"), value(1, "attack"), value(0, "defense")
