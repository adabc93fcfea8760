"""How a match stands for a player, in damage points: struggles, objectives, who is hurt, and where everybody stands."""

from __future__ import annotations

from math import hypot
from typing import Final

from battlemat.core.game import Evaluation
from battlemat.games.shatterpoint.appraisal.seat import View
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.struggle import SPACES, toward

STRUGGLE: Final = 40.0
"""A struggle that was won; the second one wins the match."""
SPACE: Final = 3.0
"""A space of the struggle token, and a momentum token: both bring the end of the struggle nearer."""
MOMENTUM: Final = 2.5
NEAR_THE_END: Final = 24.0
"""What it is worth to be so near to winning the struggle that one good turn does it."""
OBJECTIVE: Final = 3.5
"""An objective one controls: it moves the token every turn. One marked as a priority counts more."""
PRIORITY: Final = 1.4
CONTESTED: Final = 1.2
"""A character at an active objective."""
WOUNDED: Final = 3.0
FORCE: Final = 0.6
CONDITION: Final = 0.4
FAR: Final = 1 / 150
"""What a millimetre between a character and the nearest objective costs."""


def evaluate(view: View, player: int) -> Evaluation:
    """What the player has, less what the other one has."""
    own, other = _side(view, player), _side(view, 1 - player)
    return Evaluation({term: own[term] - other[term] for term in own})


def _side(view: View, player: int) -> dict[str, float]:
    units = [unit for unit in view["players"][player]["units"] if not unit["defeated"]]
    return {
        "shatterpoint-term-struggle": _struggle(view, player),
        "shatterpoint-term-objectives": sum(
            OBJECTIVE * (PRIORITY if goal["priority"] else 1.0)
            for goal in view["objectives"]
            if goal["active"] and goal["controller"] == player
        ),
        "shatterpoint-term-health": -sum(_harm(unit) for unit in view["players"][player]["units"]),
        "shatterpoint-term-places": sum(_place(view, unit) for unit in units),
        "shatterpoint-term-force": FORCE * view["players"][player]["force"],
    }


def _struggle(view: View, player: int) -> float:
    """Struggles won, and how near the token is to the own momentum."""
    tracker = view["tracker"]
    won = STRUGGLE * len(view["players"][player]["won"])
    if tracker["won_by"] >= 0:
        return won
    momentum: int = tracker["momentum"][player]
    ahead: int = tracker["token"] * toward(player)
    gap = SPACES + 1 - momentum - ahead
    return won + MOMENTUM * momentum + SPACE * ahead / 2 + NEAR_THE_END / max(1, gap)


def _harm(unit: View) -> float:
    """What a unit has suffered: a wound for good, damage, conditions."""
    if unit["defeated"]:
        return 4 * WOUNDED
    worn = unit["damage"] + WOUNDED * (unit["injured"] + unit["wounded"])
    return float(worn + CONDITION * len(unit["conditions"]))


def _place(view: View, unit: View) -> float:
    """Characters count where objectives are; who is on the way there counts a little."""
    if unit["wounded"]:
        return 0.0
    goals = [goal for goal in view["objectives"] if goal["active"]] or view["objectives"]
    return sum(_reached(character, goals) for character in unit["characters"] if character["on_field"])


def _reached(character: View, goals: list[View]) -> float:
    gap = min((hypot(character["x"] - goal["x"], character["y"] - goal["y"]) for goal in goals), default=0.0)
    gap -= character["radius"] + TOKEN_RADIUS
    return CONTESTED if gap <= RANGES[2] else -FAR * (gap - RANGES[2])
