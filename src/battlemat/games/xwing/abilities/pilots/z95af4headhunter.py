"""Z-95-AF4 headhunter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.sheet import Action
from battlemat.games.xwing.state import Ship, Table, XMatch
from battlemat.games.xwing.windows import AFTER_ATTACKS


def as_red(s: Table, ship: Ship) -> list[Action]:
    """Actions treated as red: a red one simply is, a purple one is harder (XW-FAQ-67, XW-FAQ-68)."""
    found = [actions.coloured(s, ship, action) for action in actions.standard_actions(s, ship)]
    return [action._replace(colour="red") for action in found if action.colour != "purple"]


def wingmen(x: Use) -> list[Ship]:
    return [
        ship
        for ship in ships_at(x.s, x.ship, 1, 1, "friend")
        if actions.available(x.s, ship, as_red(x.s, ship))
    ]  # fmt: skip


@triggered("pilot:airencracken", AFTER_ATTACKS, able=lambda x: bool(wingmen(x)), may=True)
def airen_cracken(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(m, x.ship.owner, "XW-ABL-15", lambda: wingmen(x), about={"card": x.card})
    if chosen is not None:
        yield from actions.perform(m, chosen, as_red(m.state, chosen))
