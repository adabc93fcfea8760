"""Auzituck gunship."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, damage, tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.costs import Cost, at_once
from battlemat.games.xwing.objects import range_to
from battlemat.games.xwing.state import XMatch, find_ship, ship_of
from battlemat.games.xwing.windows import AFTER_DECLARES, ROLLS_ATTACK


@triggered(
    "pilot:wullffwarro", ROLLS_ATTACK, when=lambda x: primary(x) and damage.is_damaged(x.ship), may=True
)  # fmt: skip
def wullffwarro(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


def reinforced_side(x: Use) -> str:
    return next((side for side in ("fore", "aft") if tokens.has(x.ship, side)), "")


A_REINFORCE_TOKEN = Cost(
    lambda x: bool(reinforced_side(x)), at_once(lambda m, x: tokens.spend(m, x.ship, reinforced_side(x)))
)


def friend_attacked_nearby(x: Use) -> bool:
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and defender.owner == x.ship.owner and range_to(x.s, x.ship, defender) <= 1


@triggered(
    "pilot:lowhhrick", AFTER_DECLARES, of="enemy", when=friend_attacked_nearby, may=True, cost=A_REINFORCE_TOKEN
)  # fmt: skip
def lowhhrick(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, ship_of(m.state, x.moment.other), "evade", by=x.ship.owner, source=x.ship.id)
