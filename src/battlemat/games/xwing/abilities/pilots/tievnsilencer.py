"""TIE/vn silencer."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.effects import act, can_act
from battlemat.games.xwing.abilities.phrases import (
    through_obstacle,
    you_attack,
)
from battlemat.games.xwing.cards import handling
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_DEFENDS, AFTER_DESTROYED, AHEAD, DEFENSE_DICE


@triggered("pilot:kyloren", AFTER_DEFENDS, may=True, cost=payment.force())
def kylo_ren(m: XMatch, x: Use) -> None:
    attacker = ship_of(m.state, x.attack.attacker)
    handling.assign(m, attacker, "illshowyouthedarkside", x.ship.owner, x.ship.id)


@changes("pilot:blackout", DEFENSE_DICE, of="enemy", when=lambda x: you_attack(x) and through_obstacle(x))
def blackout(x: Use) -> int:
    return -2


@triggered(
    "pilot:avenger",
    AFTER_DESTROYED,
    of="other friend",
    able=lambda x: can_act(x.s, x.ship, while_stressed=True),
    may=True,
)
def avenger(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship, while_stressed=True)


def as_good_as_ahead(x: Use) -> bool:
    """An enemy in the front arc at range 0-1 of a stressed Recoil."""
    if not tokens.stressed(x.ship):
        return False
    other = ship_of(x.s, x.what)
    if other.owner == x.ship.owner or not is_in_arc(x.s, x.ship, "front", other):
        return False
    return any(ship is other for ship in ships_at(x.s, x.ship, 0, 1, "enemy"))


@changes("pilot:recoil", AHEAD, when=as_good_as_ahead)
def recoil(x: Use) -> bool:
    return True
