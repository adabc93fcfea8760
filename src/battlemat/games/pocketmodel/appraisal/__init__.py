"""How good answers look, judged only by a player's view: the brain of the regular bot and of hints.

Values are in stars: what a clever player would pay for the expected outcome. Nothing here looks at the state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from battlemat.core.decision import Decision
from battlemat.core.game import Appraisal
from battlemat.games.pocketmodel.appraisal import acting, cards, others
from battlemat.games.pocketmodel.appraisal.chances import View

JUDGES: Final[dict[str, Callable[[View, Any], list[Appraisal]]]] = {
    "deploy": others.deploy,
    "objective-card": cards.objective_card,
    "action": acting.action,
    "moves": acting.moves,
    "attacks": acting.attacks,
    "objective": acting.target,
    "strikers": acting.strikers,
    "combat-card": cards.combat_card,
    "reserves": others.bring_in,
    "carrier": others.bring_in,
    "bring-in": others.bring_in,
    "die": others.dice,
    "reroll": others.dice,
    "damage": others.unit_choice,
    "repair": others.unit_choice,
    "move-away": others.move_away,
}
"""One for each kind of question."""
PONDERED: Final = frozenset({"action", "moves", "attacks", "objective", "objective-card", "strikers", "reserves"})
"""Questions for which it pays to look ahead."""


def appraise(view: View, decision: Decision[Any]) -> list[Appraisal]:
    """Answers to a question and how good they look."""
    judge = JUDGES.get(decision.kind, others.any_but_no)
    return judge(view, decision) or [Appraisal(decision.options[0].id, 0.0)]
