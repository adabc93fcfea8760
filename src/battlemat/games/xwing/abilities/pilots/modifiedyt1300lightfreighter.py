"""Modified YT-1300 light freighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.abilities.phrases import obstacle_near
from battlemat.games.xwing.dice import ALL, Modification, Reroll

HAN = "pilot:hansolo-modifiedyt1300lightfreighter"


def near_obstacle(x: Use) -> bool:
    return obstacle_near(x, 1)


@modifies(HAN, "attack", "attacker", when=near_obstacle)
@modifies(HAN, "defense", "defender", when=near_obstacle)
@modifies(HAN, "other", "roller", when=near_obstacle)
def han_solo(x: Use) -> Modification:
    """All dice, those that were rerolled too; they count as freshly rolled (XW-FAQ-44)."""
    return Reroll(ALL, anew=True)
