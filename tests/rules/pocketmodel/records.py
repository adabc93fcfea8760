"""Records of test cards that several topics need, and dice that hit or miss with test units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlemat.games.pocketmodel.content import Card
from battlemat.games.pocketmodel.scenario import new_card

Add = Callable[..., None]
"""What the fixture `add` is: it puts units and cards into play for one test."""

MISSES = (1, 1, 1, 1)
"""Both sides roll 2: units with Attack 2 miss units with Defense 9."""
ATTACKER_HITS = (5, 5, 1, 1)
BOTH_HIT = (5, 5, 5, 5)
THREE = "steady-aim heavy-charge brace-for-impact"
"""A full hand: nothing is drawn after a battle in which none of it is played."""


def modify(stat: str, amount: int, target: str = "self", **more: Any) -> dict[str, Any]:
    return {"when": "play", "op": "modify", "stat": stat, "amount": amount, "target": target, **more}


def draw(when: str, count: int = 1, **more: Any) -> dict[str, Any]:
    return {"when": when, "op": "draw", "count": count, **more}


def objective(card_id: str, *effects: dict[str, Any], **values: Any) -> Card:
    """An objective card; without effects its ability changes nothing in battles and strikes."""
    idle = {"when": "while_face_up", "op": "star_limit", "action": "move", "value": 5}
    return new_card(card_id, type="objective", effects=list(effects) or [idle], **values)


def damage(when: str, target: str, amount: int = 1) -> dict[str, Any]:
    return {"when": when, "op": "damage", "amount": amount, "target": target}


def for_any(card: str, *effects: dict[str, Any], **more: Any) -> Card:
    """A card whose ability every unit can use."""
    return new_card(card, icon="luck", units="any", effects=list(effects), **more)
