"""M3-A interceptor."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import charges, costs
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import PHASE_STARTS


def empty_cards(x: Use) -> list[str]:
    names = [f"upgrade:{card.id}" for card in x.ship.upgrades]
    return [name for name in names if charges.can_recover(x.ship, name)]


@triggered(
    "pilot:quinnjast",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(empty_cards(x)),
    may=True,
    cost=costs.gain("disarm"),
)
def quinn_jast(m: XMatch, x: Use) -> Flow[None]:
    card = yield from pick(m, x.ship.owner, "reload", "XW-ABL-15", lambda: empty_cards(x))
    if card is not None:
        charges.recover(m, x.ship, card)
