"""M12-L Kimogila fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, one_by_one, rather_loses_green
from battlemat.games.xwing.ships import charges, damage
from battlemat.games.xwing.state import Ship, XMatch, in_play
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, PHASE_STARTS


@triggered("pilot:toranikulda", AFTER_ATTACKS)
def torani_kulda(m: XMatch, x: Use) -> Flow[None]:
    """A hit for every enemy ahead, unless it would rather lose a green token."""

    def effect(enemy: Ship) -> Flow[None]:
        if not (yield from rather_loses_green(m, x, enemy)):
            yield from damage.suffer(m, enemy, hits=1, by=x.ship.id)

    near = ships_at(m.state, x.ship, 0, 3, "enemy")
    yield from one_by_one(m, x, [ship for ship in near if is_in_arc(m.state, x.ship, "bullseye", ship)], effect)


def shielded_ahead(x: Use) -> list[Ship]:
    return [ship for ship in in_play(x.s) if ship.shields and is_in_arc(x.s, x.ship, "bullseye", ship)]


@triggered(
    "pilot:dalanoberos",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(shielded_ahead(x)),
    may=True,
    cost=payment.charge(),
)
def dalan_oberos(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: shielded_ahead(x))
    if chosen is not None:
        charges.lose_shields(m, chosen, 1)
        charges.recover_shields(m, x.ship, 1)
