"""Alpha-class Star Wing."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_GAINS, DEFENSE_DICE


@changes("pilot:majorvynder", DEFENSE_DICE, when=lambda x: tokens.disarmed(x.ship))
def major_vynder(x: Use) -> int:
    return 1


@triggered(
    "pilot:lieutenantkarsabi",
    AFTER_GAINS,
    what=("disarm",),
    when=lambda x: not tokens.stressed(x.ship),
    able=lambda x: tokens.has(x.ship, "disarm"),
    may=True,
    cost=payment.gain("stress"),
)
def lieutenant_karsabi(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "disarm")
