"""Exhaustive counts from small positions: every legal answer, several questions deep."""

from __future__ import annotations

import pytest

from battlemat.core.perft import perft
from battlemat.games.pocketmodel.scenario import PocketScenario, side, table


def duel() -> PocketScenario:
    """One unit each in the contested zone, a card each."""
    return table(
        side("needle-flight@contested", hand="linked-cannons fleet-command"),
        side("dawn-arrow@contested", hand="ace-reflexes"),
    )


def raid() -> PocketScenario:
    """Two units at the opponent's objectives, a third on the way."""
    return table(
        side("cinder-flight@home-b fernwatch-scouts@home-b needle-flight@contested iron-edict"),
        side("dawn-arrow marsh-patrol@reserves", objectives="shield-generator! steady-aim -"),
    )


def three() -> PocketScenario:
    return table("cinder-flight@contested", "shard-pack@contested", "swift-spark@contested")


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (duel, [3, 4, 7, 15, 39]),
        (raid, [4, 16, 24]),
        (three, [3, 6, 8, 17]),
    ],
)
def test_perft(position: object, counts: list[int]) -> None:
    assert callable(position)
    match = position().match
    assert [perft(match, depth) for depth in range(1, len(counts) + 1)] == counts


def test_the_first_counts_can_be_checked_by_hand() -> None:
    """Pass, move or combat; a move goes to one of two homes, the only attack is the duel."""
    match = duel().match
    assert perft(match, 1) == 3
    moved = match.fork()
    moved.submit(0, "move")
    assert perft(moved, 1) == 2
    fighting = match.fork()
    fighting.submit(0, "combat")
    assert perft(fighting, 1) == 1
    fighting.submit(0, "a.needle-flight>b.dawn-arrow")
    assert perft(fighting, 1) == 2  # pass or Linked Cannons; Fleet Command is no combat card
    assert perft(fighting, 2) == 4  # the defender passes or plays Ace Reflexes, either way
