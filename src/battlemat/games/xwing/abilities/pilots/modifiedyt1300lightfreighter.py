"""Modified YT-1300 light freighter."""

from __future__ import annotations

from functools import partial

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.abilities.phrases import obstacle_near
from battlemat.games.xwing.dice import Custom, Modification, faces_of, roll_attack, roll_defense
from battlemat.games.xwing.modify import Dice, pool
from battlemat.games.xwing.state import XMatch

HAN = "pilot:hansolo-modifiedyt1300lightfreighter"


def near_obstacle(x: Use) -> bool:
    return obstacle_near(x, 1)


@modifies(HAN, "attack", "attacker", when=near_obstacle)
def han_solo(x: Use) -> Modification:
    return Custom(bool(x.attack.attack_dice), partial(roll_again, x, "attack"))


@modifies(HAN, "defense", "defender", when=near_obstacle)
def han_solo_defends(x: Use) -> Modification:
    return Custom(bool(x.attack.defense_dice), partial(roll_again, x, "defense"))


def roll_again(x: Use, dice: Dice, m: XMatch) -> None:
    """All dice, those that were rerolled too; they count as freshly rolled (XW-FAQ-44)."""
    own = pool(x.attack, dice)
    own[:] = (roll_attack if dice == "attack" else roll_defense)(m, len(own))
    m.note("dice-changed", "XW-FAQ-44", dice=dice, by=x.card, results=faces_of(own))
