"""TIE/in interceptor."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_ATTACKS


@triggered(
    "pilot:turrphennir",
    AFTER_ATTACKS,
    able=lambda x: actions.can_perform(x.s, x.ship, "barrelroll", "boost", while_stressed=True),
    may=True,
)
def turr_phennir(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "barrelroll", "boost", may=False, while_stressed=True)
