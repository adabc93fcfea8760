"""How good answers look, judged only by what a player may see: the greedy bot and hints.

A first, plain judgement: fly towards the enemy and stay on the table, take a focus token, shoot, spend what helps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import hypot
from typing import Any, Final

from battlemat.core.decision import Decision, Place
from battlemat.core.game import Appraisal
from battlemat.games.xwing.content import SHIPS
from battlemat.games.xwing.measures import base, in_arc, in_play_area, obstacle
from battlemat.games.xwing.sheet import dial_of
from battlemat.games.xwing.templates import fly, meets

View = Mapping[str, Any]
PASS_VALUE: Final = 0.2
ACTIONS: Final = {
    "focus": 1.0,
    "lock": 0.9,
    "calculate": 0.9,
    "evade": 0.8,
    "reinforce": 0.8,
    "boost": 0.4,
    "barrelroll": 0.4,
}
COLOUR: Final = {"blue": 0.3, "white": 0.0, "red": -0.6}


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    """A value for every option; where a place is asked for, for the places offered."""
    if isinstance(decision, Place):
        return [Appraisal(pose, 0.0) for pose in decision.poses]
    judge = _JUDGES.get(decision.kind, _default)
    return [Appraisal(option.id, judge(view, option.id, decision)) for option in decision.options]


def _default(view: View, option: str, decision: Decision[Any]) -> float:
    return PASS_VALUE if option == "pass" else 1.0


def _ready(view: View, option: str, decision: Decision[Any]) -> float:
    return float(option == "ready")


def _action(view: View, option: str, decision: Decision[Any]) -> float:
    name, _, colour = option.partition(":")
    if option == "pass":
        return PASS_VALUE
    return ACTIONS.get(name, 0.3) - (0.5 if colour == "red" else 0.0)


def _modify(view: View, option: str, decision: Decision[Any]) -> float:
    return 0.0 if option == "pass" else 0.5 if option in ("force", "lock") else 1.0


def _dial(view: View, option: str, decision: Decision[Any]) -> float:
    """Where the maneuver ends: on the table, off the rocks, facing an enemy."""
    name, _, code = option.partition(":")
    ship = next(ship for ship in view["ships"] if ship["id"] == name)
    maneuver = dial_of(SHIPS[ship["chassis"]])[code]
    move = fly(ship["size"], tuple(ship["pose"]), maneuver.bearing, maneuver.speed)[0]
    if not in_play_area(move.base, *view["area"]):
        return -100.0
    value = COLOUR[maneuver.difficulty]
    if maneuver.difficulty == "red" and ship["tokens"].get("stress"):
        value -= 2.0
    rocks = {rock["id"]: obstacle(rock["outline"], tuple(rock["pose"])) for rock in view["obstacles"] if rock["placed"]}
    value -= 1.5 * len(meets(move, rocks))
    return value + _facing(view, ship, move.end)


def _facing(view: View, ship: View, pose: tuple[float, float, float]) -> float:
    enemies = [other for other in view["ships"] if other["owner"] != ship["owner"] and other["place"] == "in play"]
    own = base(ship["size"], pose)
    near = min((hypot(e["pose"][0] - pose[0], e["pose"][1] - pose[1]) for e in enemies), default=0.0)
    aimed = sum(in_arc(own, "front", base(e["size"], tuple(e["pose"]))) for e in enemies)
    edge = min(pose[0], pose[1], view["area"][0] - pose[0], view["area"][1] - pose[1])
    return 0.8 * aimed - near / 400.0 - (1.0 if edge < 80.0 else 0.0)


def _system(view: View, option: str, decision: Decision[Any]) -> float:
    return 0.5 if option == "pass" else 0.4


_JUDGES: Final[Mapping[str, Callable[[View, str, Decision[Any]], float]]] = {
    "ready": _ready,
    "action": _action,
    "modify-attack": _modify,
    "modify-defense": _modify,
    "dial": _dial,
    "system": _system,
}
