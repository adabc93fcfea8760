"""Modified YT-1300 light freighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, instead, modifies, triggered
from battlemat.games.xwing.abilities.effects import choose_ship
from battlemat.games.xwing.abilities.phrases import (
    fully,
    obstacle_near,
)
from battlemat.games.xwing.combat.dice import ALL, Modification, Reroll
from battlemat.games.xwing.ships import actions, damage
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, WOULD_BE_DEALT

HAN = "pilot:hansolo-modifiedyt1300lightfreighter"


def near_obstacle(x: Use) -> bool:
    return obstacle_near(x, 1)


@modifies(HAN, "attack", "attacker", when=near_obstacle)
@modifies(HAN, "defense", "defender", when=near_obstacle)
@modifies(HAN, "other", "roller", when=near_obstacle)
def han_solo(x: Use) -> Modification:
    """All dice, those that were rerolled too; they count as freshly rolled (XW-FAQ-44)."""
    return Reroll(ALL, anew=True)


@triggered(
    "pilot:landocalrissian-modifiedyt1300lightfreighter", AFTER_MANEUVER, when=lambda x: fully(x, "blue"), may=True
)
def lando_calrissian(m: XMatch, x: Use) -> Flow[None]:
    """The chosen ship need not act."""
    chosen = yield from choose_ship(m, x, lambda: ships_at(m.state, x.ship, 0, 3, "friend"))
    if chosen is not None:
        yield from actions.perform(m, chosen, actions.standard_actions(m.state, chosen), rule="XW-ACT-24")


@instead("pilot:chewbacca", WOULD_BE_DEALT, may=True, cost=payment.charge())
def chewbacca(m: XMatch, x: Use) -> Flow[None]:
    """The same card, but facedown."""
    yield from damage.deal(m, x.ship, faceup=False, by=x.moment.other)
