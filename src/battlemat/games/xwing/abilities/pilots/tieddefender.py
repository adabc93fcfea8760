"""TIE/D defender."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import damage, tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.windows import AFTER_ATTACKS


@triggered("pilot:rexlerbrath", AFTER_ATTACKS, when=lambda x: x.moment.amount == 1 and tokens.has(x.ship, "evade"))
def rexler_brath(m: XMatch, x: Use) -> Flow[None]:
    defender = find_ship(m.state, x.moment.other)
    if defender is not None:
        yield from damage.expose(m, defender)
