"""TIE/ca punisher."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_PLACES


@triggered(
    "pilot:deathrain",
    AFTER_PLACES,
    able=lambda x: bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship))),
    may=True,
)
def deathrain(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")
