"""HWK-290 light freighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.objects import in_firing_arc
from battlemat.games.xwing.state import Ship, XMatch, in_play
from battlemat.games.xwing.windows import PHASE_STARTS


def friends_in_firing_arc(x: Use) -> list[Ship]:
    others = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    return [ship for ship in others if in_firing_arc(x.s, x.ship, ship)]


@triggered(
    "pilot:kylekatarn",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: tokens.has(x.ship, "focus") and bool(friends_in_firing_arc(x)),
    may=True,
)
def kyle_katarn(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(
        m, x.ship.owner, "XW-TOK-05", lambda: friends_in_firing_arc(x), about={"card": x.card}
    )
    if chosen is not None:
        yield from tokens.transfer(m, x.ship, chosen, "focus", by=x.ship.owner, source=x.ship.id)
