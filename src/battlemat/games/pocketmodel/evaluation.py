"""How a battle stands for a player, in points: objectives, what is in play, and who is where.

The weights are those by which the winners of many battles could be told best. Destroyed units come back from the
reserves, so what counts of them is what is in play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from battlemat.core.game import Evaluation
from battlemat.games.pocketmodel.appraisal import HIDDEN_DEFENSE, UnitView, View, objectives_left, strike_chance

OBJECTIVE: Final = 6.7
LAST_ONE: Final = 5.7
"""What it costs besides to have only one objective left."""
STAR: Final = 0.6
"""What a star in play is worth more than one in reserve."""
PUNCH: Final = 0.36
"""What a point of Attack or Damage in play is worth."""
HURT: Final = 0.3
"""The part of a unit that goes with its shields."""
STRIKE: Final = 2.7
"""What a sure strike in an opposing home zone is worth."""
AT_HOME: Final = 0.9
"""What a star at home is worth less than one elsewhere: it has the whole way before it."""


def evaluate(view: View, player: int) -> Evaluation:
    """What the player has, less what the others have on average."""
    own = _side(view, player)
    others = [_side(view, other["player"]) for other in view["players"] if other["player"] != player]
    return Evaluation({term: own[term] - sum(side[term] for side in others) / len(others) for term in own})


def _side(view: View, player: int) -> dict[str, float]:
    seen: Mapping[str, Any] = view["players"][player]
    left = objectives_left(view, player)
    fighting = [unit for unit in seen["units"] if unit["zone"] != "reserves"]
    return {
        "pocketmodel-term-objectives": OBJECTIVE * left - LAST_ONE * (left == 1),
        "pocketmodel-term-units": sum(_strength(unit) for unit in fighting),
        "pocketmodel-term-places": sum(_place(unit, f"home-{seen['seat']}") for unit in fighting),
    }


def _strength(unit: UnitView) -> float:
    """What a unit in play can do, less when it is damaged."""
    whole = STAR * unit["stars"] + PUNCH * (unit["attack"] + unit["damage"])
    return float(whole * (1.0 - HURT * unit["tokens"] / max(1, unit["shields"])))


def _place(unit: UnitView, home: str) -> float:
    """What a unit may do to objectives from where it is."""
    if unit["zone"] == home:
        return -AT_HOME * float(unit["stars"])
    return 0.0 if unit["zone"] == "contested" else STRIKE * strike_chance(unit, HIDDEN_DEFENSE)
