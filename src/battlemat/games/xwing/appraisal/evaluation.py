"""How a battle stands for a player, in squad points: what is left of the squads, and who is about to shoot at whom."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, hypot, pi
from typing import Final

from battlemat.core.game import Evaluation
from battlemat.games.xwing.appraisal.forces import Fighter, Spot, fighters, spot, threat
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.appraisal.worth import BY_DAMAGE, STRESS
from battlemat.games.xwing.deeds import ENGAGED
from battlemat.games.xwing.state import Table

SECOND: Final = 0.5
"""What a second target in sight adds: one can choose."""
LATER: Final = 0.35
"""What shots are worth that somebody would have now, but has only after everybody has moved again."""
LOCK: Final = 1.0
TURNED: Final = 3.0
"""What it costs to fly away from all enemies, and to be far from them."""
DISTANCE: Final = 0.006
EDGE: Final = 180.0
"""So near to the edge of the table a ship has few ways left."""
AT_THE_EDGE: Final = 0.03

Placed = Sequence[tuple[Fighter, Spot]]


def evaluate(view: View, player: int) -> Evaluation:
    """What the player has, less what the others have on average."""
    s = imagined(view)
    own = [(one, spot(one.ship.pose)) for one in fighters(s, player, foes=False)]
    foes = [(one, spot(one.ship.pose)) for one in fighters(s, player, foes=True)]
    others = max(1, len(s.players) - 1)
    mine, theirs = _side(s, own, foes), _side(s, foes, own)
    return Evaluation({term: mine[term] - theirs[term] / others for term in mine})


def _side(s: Table, own: Placed, foes: Placed) -> dict[str, float]:
    return {
        "xwing-term-ships": sum(_left(one) for one, _ in own),
        "xwing-term-shots": sum(_shots(s, one, here, foes) for one, here in own),
        "xwing-term-tokens": sum(_tokens(one) for one, _ in own),
        "xwing-term-places": sum(_place(s, one, here, foes) for one, here in own),
    }


def _left(one: Fighter) -> float:
    """What is left of a ship's worth: most of it is lost with the last hit."""
    return one.cost * (1.0 - BY_DAMAGE + BY_DAMAGE * one.left / one.full)


def _shots(s: Table, one: Fighter, here: Spot, foes: Placed) -> float:
    """The harm a ship may do from where it is, if it still fires this round, or else in the next one."""
    harms = sorted((threat(one, here, foe, there) for foe, there in foes), reverse=True)[:2]
    best = sum(harm * share for harm, share in zip(harms, (1.0, SECOND), strict=False))
    ahead = s.phase in ("activation", "engagement") and ENGAGED not in one.ship.did
    return best if ahead else LATER * best


def _tokens(one: Fighter) -> float:
    return LOCK * min(1, len(one.locks)) - STRESS * one.ship.tokens.get("stress", 0)


def _place(s: Table, one: Fighter, here: Spot, foes: Placed) -> float:
    """Ships look at somebody and keep away from the edge."""
    margin = min(here.x, here.y, s.width - here.x, s.length - here.y)
    value = -AT_THE_EDGE * max(0.0, EDGE - margin)
    return value + max((_facing(here, there) for _, there in foes), default=0.0)


def _facing(here: Spot, there: Spot) -> float:
    dx, dy = there.x - here.x, there.y - here.y
    off = abs(atan2(dx * here.cos - dy * here.sin, dx * here.sin + dy * here.cos)) / pi
    return -TURNED * off - DISTANCE * max(0.0, hypot(dx, dy) - 200.0)
