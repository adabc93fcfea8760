"""RZ-1 A-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_ACTION, CAN


@triggered("pilot:jakefarrell", AFTER_ACTION, what=("barrelroll", "boost"), may=True)
def jake_farrell(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 0, 1, "friend"))
    if chosen is not None:
        yield from actions.granted(m, chosen, "focus")


@changes("pilot:arvelcrynyd", CAN, what=("attack-range-0", "boost-partially"))
def arvel_crynyd(x: Use) -> bool:
    return True
