"""TIE/sf fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import defender_in, primary, turret_attack
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_LOSES, ATTACK_DICE


@triggered(
    "pilot:quickdraw",
    AFTER_LOSES,
    what=("shield",),
    able=lambda x: bool(attack.bonus_shots(x.s, x.ship, lambda weapon: not weapon.special)),
    may=True,
    cost=payment.charge(),
    bonus_attack=True,
)
def quickdraw(m: XMatch, x: Use) -> Flow[bool]:
    return (yield from attack.bonus_attack(m, x.ship, using=lambda weapon: not weapon.special))


@changes(
    "pilot:backdraft", ATTACK_DICE, when=lambda x: primary(x) and turret_attack(x) and defender_in(x, "rear")
)  # fmt: skip
def backdraft(x: Use) -> int:
    return 1
