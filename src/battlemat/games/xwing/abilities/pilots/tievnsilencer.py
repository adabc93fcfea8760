"""TIE/vn silencer."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, cards, costs, obstacles
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import you_attack
from battlemat.games.xwing.state import XMatch, ship_of
from battlemat.games.xwing.windows import AFTER_DEFENDS, AFTER_DESTROYED, DEFENSE_DICE


def behind_obstacles(x: Use) -> bool:
    """Your attack is obstructed by an obstacle."""
    return you_attack(x) and any(obstacles.kind_of(x.s, thing) for thing in x.attack.obstructed)


@changes("pilot:blackout", DEFENSE_DICE, of="enemy", when=behind_obstacles)
def blackout(x: Use) -> int:
    return -2


@triggered("pilot:kyloren", AFTER_DEFENDS, may=True, cost=costs.force())
def kylo_ren(m: XMatch, x: Use) -> None:
    cards.assign(m, ship_of(m.state, x.moment.other), "illshowyouthedarkside", x.ship.owner, x.ship.id)


def can_act(x: Use) -> bool:
    own = actions.standard_actions(x.s, x.ship)
    return bool(actions.available(x.s, x.ship, own, while_stressed=True))


@triggered("pilot:avenger", AFTER_DESTROYED, of="other friend", able=can_act, may=True)
def avenger(m: XMatch, x: Use) -> Flow[None]:
    own = actions.standard_actions(m.state, x.ship)
    yield from actions.perform(m, x.ship, own, may=False, while_stressed=True, rule="XW-ACT-24")
