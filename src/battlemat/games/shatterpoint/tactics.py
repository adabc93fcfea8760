"""How good answers look to a player, judged from the view alone: the greedy bot and hints.

The idea behind the numbers: go to objectives nobody of ours holds, attack whatever can be attacked, take the options
with the most damage, use abilities that cost little, and never do nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import hypot
from random import Random
from typing import Any, Final

from battlemat.core.decision import Decision, Place, Pose
from battlemat.core.game import Appraisal
from battlemat.games.shatterpoint.content import ABILITIES, STANCES
from battlemat.games.shatterpoint.measuring import RANGES

View = Mapping[str, Any]
PLACES: Final = 12
"""How many places are looked at where a place is asked for."""

_EFFECTS: Final = {"damage": 1.0, "shove": 0.4, "heal": 0.5, "active-ability": 0.8}
_VERBS: Final = {
    "melee": 8.0,
    "ranged": 7.0,
    "use": 3.0,
    "advance": 4.0,
    "reposition": 4.0,
    "jump": 3.5,
    "climb": 3.0,
    "dash": 3.0,
    "heal": 2.0,
    "damage": 2.0,
    "pass": 0.5,
    "stop": 0.0,
    "end": 0.2,
    "redraw": 0.1,
    "reserve": 0.1,
    "flip": 0.1,
}
_ACTIONS: Final = {"combat": 6.0, "move": 5.0, "focus": 2.0, "recover": 1.5, "take-cover": 1.0}


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    """Good answers to a question, and what they look worth."""
    if isinstance(decision, Place):
        return _places(view, decision)
    value = _SPECIAL.get(decision.kind, _by_verb)
    return [Appraisal(option.id, value(view, decision, option.id)) for option in decision.options]


def _by_verb(view: View, decision: Decision[Any], option: str) -> float:
    return _VERBS.get(option.partition(":")[0], 1.0)


def _action(view: View, decision: Decision[Any], option: str) -> float:
    """Fight when a foe is near, move when there is somewhere to go, use what is cheap."""
    verb, _, rest = option.partition(":")
    if verb == "action":
        if rest == "combat":
            return _ACTIONS[rest] if _foe_in_reach(view, decision.about["unit"]) else 0.1
        if rest == "recover":
            return _ACTIONS[rest] if _unit(view, decision.about["unit"])["damage"] else 0.1
        return _ACTIONS[rest]
    if verb == "use":
        return 3.0 - ABILITIES[rest.partition(">")[2]].cost
    return _by_verb(view, decision, option)


def _tree(view: View, decision: Decision[Any], option: str) -> float:
    if option == "stop":
        return 0.0
    effects = STANCES[decision.about["stance"]].option(option.partition(":")[2]).effects
    return 1.0 + sum(_EFFECTS.get(effect, 0.7) for effect in effects)


_SPECIAL: Final[Mapping[str, Callable[[View, Decision[Any], str], float]]] = {"act": _action, "tree": _tree}


# Places


def _places(view: View, decision: Place) -> list[Appraisal]:
    """Some places, the better the nearer to an objective worth having; a push goes anywhere."""
    rng = Random(len(decision.kind))
    found: list[Pose] = list(decision.poses)
    for _ in range(PLACES):
        answer = decision.random(rng)
        if isinstance(answer, tuple):
            found.append(answer)
    goals = _goals(view, decision.player)
    worth = [Appraisal(pose, _worth(pose, goals)) for pose in dict.fromkeys(found)]
    return worth + [Appraisal(name, -2000.0) for name in decision.also]


def _worth(pose: Pose, goals: Sequence[tuple[float, float]]) -> float:
    return -min((hypot(pose[0] - x, pose[1] - y) for x, y in goals), default=0.0)


def _goals(view: View, player: int) -> list[tuple[float, float]]:
    active = [o for o in view["objectives"] if o["active"]]
    wanted = [o for o in active if o["controller"] != player] or active
    return [(o["x"], o["y"]) for o in wanted]


def _unit(view: View, unit_id: str) -> View:
    return next(unit for player in view["players"] for unit in player["units"] if unit["id"] == unit_id)


def _foe_in_reach(view: View, unit_id: str) -> bool:
    """Whether an attack may be possible: somebody engaged, or a foe within the range printed on the stance."""
    unit = _unit(view, unit_id)
    own = [c for c in unit["characters"] if c["on_field"]]
    if any(c["engaged"] for c in own):
        return STANCES[unit["stance"]].melee.attack is not None
    ranged = STANCES[unit["stance"]].ranged
    if ranged.attack is None or ranged.range is None:
        return False
    reach = RANGES[ranged.range]
    foes = [c for u in view["players"][1 - unit["owner"]]["units"] for c in u["characters"] if c["on_field"]]
    return any(
        hypot(c["x"] - foe["x"], c["y"] - foe["y"]) - c["radius"] - foe["radius"] <= reach for c in own for foe in foes
    )
