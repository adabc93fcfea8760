"""How a match stands for a player, in points: structures, victory cards, heroes, and who holds the lanes."""

from __future__ import annotations

from typing import Final

from battlemat.core.game import Evaluation
from battlemat.games.skytear.appraisal.seat import View
from battlemat.games.skytear.board import OTHER_SIDE, REACH, Board, Cell, Side, board
from battlemat.games.skytear.sight import sightlines

TOWER: Final = 1.6
"""A hit point of a tower, and of the Nexus."""
NEXUS: Final = 2.5
CARD: Final = 14.0
"""A victory card that is all but fulfilled; half of one is worth a quarter."""
HERO: Final = 3.0
"""A hero on the battlefield, and one with all its hit points more than one with none."""
HEALTH: Final = 4.0
MINION: Final = 1.2
STEP: Final = 1.0
"""A step of a lane's token towards the enemy."""
CONTROL: Final = 1.0
"""Each hero or minion more than the enemy's at a token; more than three do not help."""
HAND: Final = 0.4


def evaluate(view: View, player: int) -> Evaluation:
    """What the player's side has, less what the other side has."""
    side: Side = view["players"][player]["side"]
    own, other = _side(view, side), _side(view, OTHER_SIDE[side])
    return Evaluation({term: own[term] - other[term] for term in own})


def _side(view: View, side: Side) -> dict[str, float]:
    seen, plan = view["sides"][side], board(view["battlefield"])
    return {
        "skytear-term-structures": TOWER * sum(seen["towers"].values()) + NEXUS * seen["nexus"],
        "skytear-term-victory": sum(_progress(*card[side]) for card in view["victory"]),
        "skytear-term-heroes": sum(_hero(hero) for hero in view["heroes"] if hero["side"] == side and hero["hex"]),
        "skytear-term-minions": MINION * sum(minion["side"] == side for minion in view["minions"]),
        "skytear-term-lanes": sum(_lane(view, plan, side, plan.named[t["hex"]]) for t in view["tokens"].values()),
        "skytear-term-cards": HAND * sum(seat["hand_size"] for seat in view["players"] if seat["side"] == side),
    }


def _progress(done: int, needed: int) -> float:
    return CARD * (min(done, needed) / max(1, needed)) ** 2


def _hero(hero: View) -> float:
    return HERO + HEALTH * float(hero["hp"] / hero["health"])


def _lane(view: View, plan: Board, side: Side, token: Cell) -> float:
    """How near a token is to the enemy's Nexus, and who would move it on."""
    steps = sightlines(plan).steps
    there = sum(
        figure["side"] == side and steps[plan.named[figure["hex"]]][token] <= REACH
        for figure in (*view["heroes"], *view["minions"])
        if figure["hex"]
    )
    return CONTROL * float(min(there, 3)) - STEP * plan.distance[token][plan.nexus[OTHER_SIDE[side]]] / 2
