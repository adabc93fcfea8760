"""TIE/ca punisher."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.ships import actions, locking
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ACTION, AFTER_PLACES, CAN


@triggered(
    "pilot:deathrain",
    AFTER_PLACES,
    able=lambda x: bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship))),
    may=True,
)
def deathrain(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")


@changes("pilot:redline", CAN, what=("two-locks",))
def redline(x: Use) -> bool:
    return True


@triggered("pilot:redline", AFTER_ACTION, able=lambda x: bool(locking.lockable(x.s, x.ship)), may=True)
def redline_locks(m: XMatch, x: Use) -> Flow[None]:
    yield from locking.lock(m, x.ship)
