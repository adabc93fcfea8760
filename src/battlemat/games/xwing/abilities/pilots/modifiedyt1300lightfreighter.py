"""Modified YT-1300 light freighter."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.dice import ALL, Modification, Reroll
from battlemat.games.xwing.measures import at_range
from battlemat.games.xwing.objects import base_of, obstacle_shapes

HAN = "pilot:hansolo-modifiedyt1300lightfreighter"


def near_obstacle(x: Use) -> bool:
    own = base_of(x.s, x.ship)
    return any(at_range(own, shape, 0, 1) for shape in obstacle_shapes(x.s).values())


@modifies(HAN, "attack", "attacker", when=near_obstacle)
@modifies(HAN, "defense", "defender", when=near_obstacle)
@modifies(HAN, "other", "roller", when=near_obstacle)
def han_solo(x: Use) -> Modification:
    """All dice, those that were rerolled too; they count as freshly rolled (XW-FAQ-44)."""
    return Reroll(ALL, anew=True)
