"""A/SF-01 B-wing."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.combat.dice import ALL, Change, Modification, Reroll
from battlemat.games.xwing.ships import tokens


@modifies("pilot:braylenstramm", "attack", "attacker", when=lambda x: tokens.stressed(x.ship))
@modifies("pilot:braylenstramm", "defense", "defender", when=lambda x: tokens.stressed(x.ship))
def braylen_stramm(x: Use) -> Modification:
    return Reroll(2)


@modifies("pilot:tennumb", "attack", "attacker", cost=payment.spend("stress"))
def ten_numb(x: Use) -> Modification:
    return Change(("focus",), "hit", ALL)


@modifies("pilot:tennumb", "defense", "defender", cost=payment.spend("stress"))
def ten_numb_defends(x: Use) -> Modification:
    return Change(("focus",), "evade", ALL)
