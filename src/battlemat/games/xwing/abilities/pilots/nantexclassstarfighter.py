"""Nantex-class starfighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.dice import Modification, Reroll
from battlemat.games.xwing.state import find_ship
from battlemat.games.xwing.tokens import tractored
from battlemat.games.xwing.windows import ATTACK_DICE


def caught(x: Use) -> bool:
    """A primary attack on a tractored ship: a token alone is not enough (XW-FAQ-04, XW-FAQ-05)."""
    defender = find_ship(x.s, x.attack.defender)
    return primary(x) and defender is not None and tractored(x.s, defender)


@changes("pilot:sunfac", ATTACK_DICE, when=caught)
def sun_fac(x: Use) -> int:
    return 1


@modifies("pilot:chertek", "attack", "attacker", when=caught)
def chertek(x: Use) -> Modification:
    return Reroll(2)
