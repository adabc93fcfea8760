"""VCX-100 light freighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import PHASE_STARTS


@triggered("pilot:chopper", PHASE_STARTS, what=("engagement",))
def chopper(m: XMatch, x: Use) -> Flow[None]:
    for enemy in list(ships_at(m.state, x.ship, 0, 0, "enemy")):
        yield from tokens.gain(m, enemy, "jam", 2, by=x.ship.owner, source=x.ship.id)
