"""How a match stands for a player, in points: structures, victory cards, heroes, and who holds the lanes."""

from __future__ import annotations

from typing import Final

from battlemat.core.game import Evaluation
from battlemat.games.skytear.appraisal.seat import View
from battlemat.games.skytear.board import OTHER_SIDE, Board, Cell, Side, board
from battlemat.games.skytear.forecast import Forecast

TOWER: Final = 2.5
"""A hit point of a tower, and of the Nexus once it can be damaged."""
NEXUS: Final = 3.0
OPENED: Final = 24.0
"""That no tower has fallen yet, so that the Nexus cannot be damaged."""
CARD: Final = 10.0
"""A victory card that is all but fulfilled; half of one is worth a quarter."""
HERO: Final = 1.0
"""A hero on the battlefield, and one with all its hit points more than one with none."""
HEALTH: Final = 7.0
MINION: Final = 1.8
STEP: Final = 0.2
"""A step of a lane's token towards the enemy."""
COMING: Final = 0.1
"""What the Minions Phase would bring if it came now: little, for most heroes will be elsewhere then."""
HAND: Final = 1.0


def evaluate(view: View, player: int) -> Evaluation:
    """What the player's side has, less what the other side has."""
    side: Side = view["players"][player]["side"]
    own, other = _side(view, side), _side(view, OTHER_SIDE[side])
    terms = {term: own[term] - other[term] for term in own}
    coming = sum(challenge.worth(challenge.margin) for challenge in Forecast(view, side, public=True).challenges)
    return Evaluation(terms | {"skytear-term-lanes": terms["skytear-term-lanes"] + COMING * coming})


def _side(view: View, side: Side) -> dict[str, float]:
    seen, plan = view["sides"][side], board(view["battlefield"])
    return {
        "skytear-term-structures": _structures(seen),
        "skytear-term-victory": sum(_progress(*card[side]) for card in view["victory"]),
        "skytear-term-heroes": sum(_hero(hero) for hero in view["heroes"] if hero["side"] == side and hero["hex"]),
        "skytear-term-minions": MINION * sum(minion["side"] == side for minion in view["minions"]),
        "skytear-term-lanes": sum(_lane(plan, side, plan.named[t["hex"]]) for t in view["tokens"].values()),
        "skytear-term-cards": HAND * sum(seat["hand_size"] for seat in view["players"] if seat["side"] == side),
    }


def _structures(seen: View) -> float:
    """What is left of towers and Nexus."""
    towers = seen["towers"].values()
    return TOWER * float(sum(towers)) + (OPENED if all(towers) else NEXUS * float(seen["nexus"]))


def _progress(done: int, needed: int) -> float:
    return CARD * (min(done, needed) / max(1, needed)) ** 2


def _hero(hero: View) -> float:
    return HERO + HEALTH * float(hero["hp"] / hero["health"])


def _lane(plan: Board, side: Side, token: Cell) -> float:
    """How near a token is to the enemy's Nexus."""
    return -STEP * plan.distance[token][plan.nexus[OTHER_SIDE[side]]] / 2
