"""TIE/vn silencer."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import cards, costs
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.deeds import act, can_act
from battlemat.games.xwing.abilities.phrases import through_obstacle, you_attack
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.windows import AFTER_DEFENDS, AFTER_DESTROYED, DEFENSE_DICE


@triggered("pilot:kyloren", AFTER_DEFENDS, may=True, cost=costs.force())
def kylo_ren(m: XMatch, x: Use) -> None:
    attacker = ship_of(m.state, x.attack.attacker)
    cards.assign(m, attacker, "illshowyouthedarkside", x.ship.owner, x.ship.id)


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
