"""Counts of all continuations of small positions: the cheapest way to notice that a rule changed."""

from __future__ import annotations

from battlemat.core.perft import perft
from battlemat.games.skytear.scenario import SkyScenario, north, south, table


def duel() -> SkyScenario:
    return table(south("yami@4,0", hand="ruse ignite"), north("tlakali@4,-1", hand="creeping-darkness"), active="yami")


def lanes() -> SkyScenario:
    return table(south("yami@4,0", reserve=2), north("cotlic@4,-4", reserve=2), phase="minions")


def test_an_activation() -> None:
    """Five ways to act, two cards to play, and the end."""
    assert [perft(duel().match, depth) for depth in (1, 2, 3)] == [8, 20, 81]


def test_a_minions_phase() -> None:
    """A tie: the north spawns first. 7 = 6 hexes and none, 43 = 6 × 6 + 7, 295 = 30 × 7 + 6 × 7 + 43."""
    assert [perft(lanes().match, depth) for depth in (1, 2, 3)] == [7, 43, 295]
