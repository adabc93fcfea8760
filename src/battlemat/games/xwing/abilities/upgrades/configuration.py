"""Configurations."""

from __future__ import annotations

from battlemat.games.xwing import cards
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import ATTACK_DICE, BEFORE_ACTIVATES


@changes("upgrade:servomotorsfoils", ATTACK_DICE, when=lambda x: primary(x) and not x.upgrade.back)
def servomotor_s_foils_closed(x: Use) -> int:
    return -1


@triggered("upgrade:servomotorsfoils", BEFORE_ACTIVATES, may=True)
def servomotor_s_foils(m: XMatch, x: Use) -> None:
    cards.flip(m, x.ship, x.upgrade)
