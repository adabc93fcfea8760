"""YT-2400 light freighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_DEFENDS, CAN


@changes("pilot:dashrendar", CAN, what=("ignore-obstacles",))
def dash_rendar(x: Use) -> bool:
    """Only while he moves (XW-FAQ-32)."""
    return True


def calculated(x: Use) -> bool:
    """He spent a calculate token in this attack."""
    return f"{x.ship.id}:calculate" in x.attack.spent


@triggered("pilot:leebo", AFTER_ATTACKS, when=calculated)
@triggered("pilot:leebo", AFTER_DEFENDS, when=calculated)
def leebo(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "calculate", by=x.ship.owner, source=x.ship.id)
