"""How a battle stands for a player, in points: objectives, what is in play, who is where, what can be struck soon.

The weights are those by which the winners of some thousand battles could be told best: ten points are one of the
natural logarithm of the odds. Destroyed units come back from the reserves, the small ones soon, so what counts of them
is what is in play; and of small units little but what they may strike.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlemat.core.game import Evaluation
from battlemat.games.pocketmodel.appraisal.acting import defense_of, objectives_left, success
from battlemat.games.pocketmodel.appraisal.chances import HIDDEN_DEFENSE, UnitView, View, strike_chance
from battlemat.games.pocketmodel.values import RULE_OF_FIVE

OBJECTIVES: Final = (0.0, 0.0, 12.6, 20.0)
"""What it is worth to have none, one, two or three left: the last but one is missed most."""
COMMON: Final = -1.65
"""What any unit in play counts, whatever it is."""
AT_HOME, IN_BETWEEN, AWAY = (1.15, 1.9), (1.45, 1.5), (2.1, 2.4)
"""What a star and what a sure strike of a unit are worth at home, in the contested zone and in an opposing home."""
SOON: Final = 4.9
"""What a sure strike is worth when all who are on their way have arrived."""
NOW: Final = 0.6
"""What it is worth besides that they are there."""


def evaluate(view: View, player: int) -> Evaluation:
    """What the player has, less what the others have on average."""
    own = _side(view, player)
    others = [_side(view, other["player"]) for other in view["players"] if other["player"] != player]
    return Evaluation({term: own[term] - sum(side[term] for side in others) / len(others) for term in own})


def _side(view: View, player: int) -> dict[str, float]:
    seen: Mapping[str, Any] = view["players"][player]
    fighting = [unit for unit in seen["units"] if unit["zone"] != "reserves"]
    at_home = f"home-{seen['seat']}"
    return {
        "pocketmodel-term-objectives": OBJECTIVES[min(objectives_left(view, player), len(OBJECTIVES) - 1)],
        "pocketmodel-term-units": sum(COMMON + _worth(unit, AT_HOME) for unit in fighting),
        "pocketmodel-term-places": sum(_place(unit, at_home) for unit in fighting),
        "pocketmodel-term-strikes": max(_strikes(fighting, foe) for foe in view["players"] if foe is not seen),
    }


def _worth(unit: UnitView, rates: tuple[float, float]) -> float:
    """What the stars of a unit are worth, and what it may strike."""
    return rates[0] * float(unit["stars"]) + rates[1] * strike_chance(unit, HIDDEN_DEFENSE)


def _place(unit: UnitView, home: str) -> float:
    """What a unit is worth more than at home."""
    if unit["zone"] == home:
        return 0.0
    return _worth(unit, IN_BETWEEN if unit["zone"] == "contested" else AWAY) - _worth(unit, AT_HOME)


def _strikes(units: list[UnitView], foe: Mapping[str, Any]) -> float:
    """What units may do soon to the objective of an opponent that is easiest to destroy."""
    defense = min((defense_of(one) for one in foe["objectives"] if not one["destroyed"]), default=None)
    if defense is None:
        return 0.0
    there = [unit for unit in units if unit["zone"] == f"home-{foe['seat']}"]
    coming = there + [unit for unit in units if unit["zone"] == "contested"]
    return NOW * success(there, defense, RULE_OF_FIVE) + SOON * success(coming, defense, RULE_OF_FIVE)
