"""TIE Advanced v1."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import (
    primary,
    weapon,
    you_defend,
)
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import BEFORE_NEUTRALIZE, ROLLS_ATTACK


@triggered(
    "pilot:grandinquisitor",
    ROLLS_ATTACK,
    when=lambda x: x.attack.range in (2, 3) and not weapon(x).ordnance,
    may=True,
    cost=payment.force(),
)
def grand_inquisitor(m: XMatch, x: Use) -> None:
    """No range bonus with ordnance (XW-FAQ-56)."""
    attack.more_dice(x.attack, "attack", x.card)


@triggered(
    "pilot:grandinquisitor",
    ROLLS_ATTACK,
    of="enemy",
    when=lambda x: you_defend(x) and x.attack.range == 1 and not weapon(x).ordnance,
    may=True,
    cost=payment.force(),
)
def grand_inquisitor_defends(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card, -1)


@triggered(
    "pilot:seventhsister",
    BEFORE_NEUTRALIZE,
    when=primary,
    able=lambda x: any(die.face == "evade" for die in x.attack.defense_dice),
    may=True,
    cost=payment.force(2),
)
def seventh_sister(m: XMatch, x: Use) -> None:
    attack.cancel(m, x.attack, "evade")
