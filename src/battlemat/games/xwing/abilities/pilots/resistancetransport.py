"""Resistance transport."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.maneuver import revealed
from battlemat.games.xwing.windows import ATTACK_DICE, DEFENSE_DICE


def revealed_red(x: Use) -> bool:
    """What the dial shows counts, not what was flown (XW-FAQ-81)."""
    shown = revealed(x.s, x.ship)
    return shown is not None and shown.difficulty == "red"


@changes("pilot:covanell", ATTACK_DICE, when=lambda x: primary(x) and revealed_red(x))
@changes("pilot:covanell", DEFENSE_DICE, when=revealed_red)
def cova_nell(x: Use) -> int:
    return 1
