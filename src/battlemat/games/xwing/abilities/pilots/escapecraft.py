"""Escape craft; the pilots it shares with the YT-1300 are there."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.abilities.phrases import near
from battlemat.games.xwing.timing.moments import CAN


@changes("pilot:outerrimpioneer", CAN, what=("attack-from-obstacle",), of="friend", when=lambda x: near(x, 0, 1))
def outer_rim_pioneer(x: Use) -> bool:
    return True
