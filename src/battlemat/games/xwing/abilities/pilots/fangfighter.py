"""Fang fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.objects import is_in_arc, ships_at
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import PHASE_STARTS


@triggered(
    "pilot:oldteroch",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: any(ships_at(x.s, x.ship, 1, 1, "enemy")),
    may=True,
)
def old_teroch(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(
        m, x.ship.owner, "XW-ABL-15", lambda: ships_at(m.state, x.ship, 1, 1, "enemy"), about={"card": x.card}
    )
    if chosen is not None and is_in_arc(m.state, chosen, "front", x.ship):
        for token in tokens.green(chosen):
            tokens.remove(m, chosen, token, chosen.tokens[token])
