"""TIE/ln fighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.dice import Modification, Reroll
from battlemat.games.xwing.objects import range_to
from battlemat.games.xwing.windows import ATTACK_DICE


@modifies(
    "pilot:howlrunner",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: primary(x) and x.about is not None and range_to(x.s, x.ship, x.about) <= 1,
)
def howlrunner(x: Use) -> Modification:
    return Reroll(1)


@changes("pilot:maulermithel", ATTACK_DICE, when=lambda x: x.attack.range == 1)
def mauler_mithel(x: Use) -> int:
    return 1
