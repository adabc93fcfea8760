"""TIE/sk striker."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import (
    you_defend,
)
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_NEUTRALIZE, CAN, ROLLS_ATTACK


@triggered(
    "pilot:countdown",
    AFTER_NEUTRALIZE,
    of="enemy",
    when=lambda x: you_defend(x) and not tokens.stressed(x.ship),
    able=lambda x: x.attack.hits + x.attack.crits > 0,
    may=True,
    cost=payment.both(payment.suffer(hits=1), payment.gain("stress")),
)
def countdown(m: XMatch, x: Use) -> None:
    """Nothing of the attack is left."""
    x.attack.hits = x.attack.crits = 0
    m.note("cancelled", "XW-ATK-53", result="hit", attack=[], defense=[])


@triggered("pilot:puresabacc", ROLLS_ATTACK, when=lambda x: len(x.ship.damage) <= 1, may=True)
def pure_sabacc(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@changes("pilot:duchess", CAN, what=("skip-ailerons", "ailerons-while-stressed"))
def duchess(x: Use) -> bool:
    return True
