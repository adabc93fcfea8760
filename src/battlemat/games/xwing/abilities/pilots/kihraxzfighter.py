"""Kihraxz fighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.abilities.phrases import attacker_behind_defender, defender_behind_attacker
from battlemat.games.xwing.windows import ATTACK_DICE, DEFENSE_DICE


@changes("pilot:graz", ATTACK_DICE, when=attacker_behind_defender)
@changes("pilot:graz", DEFENSE_DICE, when=defender_behind_attacker)
def graz(x: Use) -> int:
    return 1
