"""Naboo Royal N-1 starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import costs, moves
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import BEFORE_REVEALS


@triggered("pilot:anakinskywalker-nabooroyaln1starfighter", BEFORE_REVEALS, may=True, cost=costs.force())
def anakin_skywalker(m: XMatch, x: Use) -> Flow[bool]:
    """No action; if the roll fails, the Force is not spent (XW-FAQ-52)."""
    return (yield from moves.barrel_roll(m, x.ship))
