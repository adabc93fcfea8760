"""Naboo Royal N-1 starfighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import costs, moves
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.objects import is_in_arc
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import BEFORE_REVEALS, MOST_FOCUS


@triggered("pilot:anakinskywalker-nabooroyaln1starfighter", BEFORE_REVEALS, may=True, cost=costs.force())
def anakin_skywalker(m: XMatch, x: Use) -> Flow[bool]:
    """No action; if the roll fails, the Force is not spent (XW-FAQ-52)."""
    return (yield from moves.barrel_roll(m, x.ship))


@changes(
    "pilot:padmeamidala",
    MOST_FOCUS,
    of="enemy",
    when=lambda x: x.about is not None and is_in_arc(x.s, x.ship, "front", x.about),
)
def padme_amidala(x: Use) -> int:
    """XW-FAQ-82."""
    return 1
