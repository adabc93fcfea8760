"""Objectives: activating, contesting, control, priority (SP-MIS-10 to SP-MIS-33, SP-MIS-59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick
from battlemat.games.shatterpoint.abilities.registry import standing
from battlemat.games.shatterpoint.content import MISSIONS, STRUGGLES
from battlemat.games.shatterpoint.dice import DEFENSE_FACES
from battlemat.games.shatterpoint.measuring import RANGES, TOKEN_RADIUS, near_token
from battlemat.games.shatterpoint.state import (
    NOBODY,
    Character,
    Objective,
    ShatterMatch,
    Table,
    characters,
    objective_of,
    unit_of,
)
from battlemat.games.shatterpoint.terrain import same_elevation
from battlemat.games.shatterpoint.values import changes, credit, summed, tell, terms, total

AFAR: Final = "contests-from-afar"


def activate_objectives(m: ShatterMatch, active: Sequence[str]) -> None:
    """Turn exactly these objectives to their active side (SP-MIS-11)."""
    for objective in m.state.objectives:
        objective.active = objective.id in active
        if not objective.active:
            objective.controller = NOBODY
            objective.priority = False
    m.note("objectives-active", "SP-MIS-11", objectives=list(active))


def contests(s: Table, character: Character, objective: Objective) -> bool:
    """Within range 2 of an active token, at any height, its unit not Wounded (SP-MIS-16 to SP-MIS-20)."""
    return _contests(s, character, objective, changes(s, AFAR))


def _contests(s: Table, character: Character, objective: Objective, afar: bool) -> bool:
    """`afar`: whether anything changes who contests from afar."""
    if not objective.active or unit_of(s, character.unit).wounded:
        return False
    return near_token(character, objective, 2) or (afar and total(s, AFAR, (character, objective)) > 0)


def contests_any(s: Table, character: Character) -> bool:
    return any(contests(s, character, objective) for objective in s.objectives)


def contests_unheld(s: Table, character: Character, player: int) -> bool:
    """Whether a character contests an active objective that a player does not control."""
    return any(objective.controller != player and contests(s, character, objective) for objective in s.objectives)


def _counts(s: Table, objective: Objective) -> list[int]:
    """Each player's contesting characters, those on the token's own elevation before all others (SP-MIS-22, -24)."""
    level, other = [0, 0], [0, 0]
    if not objective.active:
        return other
    afar = changes(s, AFAR)
    for character in characters(s) if afar else _near(s, objective):
        if _contests(s, character, objective, afar):
            where = level if same_elevation(character.height, objective.height) else other
            where[character.owner] += 1
    return level if level[0] or level[1] else other


def _near(s: Table, objective: Objective) -> list[Character]:
    """Who may be within range 2 of a token: most are too far away along one side of the battlefield alone."""
    x, reach = objective.x, RANGES[2] + TOKEN_RADIUS + 1.0
    return [character for character in characters(s) if abs(character.x - x) <= reach + character.radius]


def is_tie(s: Table, objective: Objective) -> bool:
    counts = _counts(s, objective)
    return counts[0] == counts[1] > 0


def ties(s: Table) -> list[Objective]:
    """The active objectives on which control is tied and stays as it is (SP-MIS-23, SP-MIS-25)."""
    return [o for o in s.objectives if o.active and is_tie(s, o) and _tie(s, o) == NOBODY]


def majority(s: Table, objective: Objective) -> int:
    """Who has more contesting characters where it counts (SP-MIS-22 to SP-MIS-25)."""
    counts = _counts(s, objective)
    if counts[0] != counts[1]:
        return 0 if counts[0] > counts[1] else 1
    return _tie(s, objective) if counts[0] else NOBODY


def _tie(s: Table, objective: Objective) -> int:
    """A tie changes nothing (SP-MIS-23, SP-MIS-25), unless an ability of just one player wins it."""
    winners = {unit.owner for unit, wins, _, _ in standing(s)["wins-ties"] if wins(s, unit, objective)}
    return winners.pop() if len(winners) == 1 else NOBODY


def decide_control(m: ShatterMatch) -> None:
    """At the end of every turn, for both players (SP-MIS-21, SP-MIS-26, SP-MIS-28)."""
    for objective in m.state.objectives:
        if objective.active:
            player = majority(m.state, objective)
            if player not in (NOBODY, objective.controller) and not _is_locked(m, objective):
                objective.controller = player
                m.note("control", "SP-MIS-28", player=player, objective=objective.id)
                if is_tie(m.state, objective):
                    credit(m, "SP-MIS-25", objective, "wins-ties")


def _is_locked(m: ShatterMatch, objective: Objective) -> bool:
    """Whether an ability keeps the control token of its player in place."""
    if objective.controller == NOBODY:
        return False
    locks = terms(m.state, objective, "locks-control")
    tell(m, "SP-UNI-32", locks)
    return summed(locks) != 0


def scored(s: Table, player: int) -> int:
    """How many active objectives a player controls (SP-MIS-30)."""
    return sum(objective.active and objective.controller == player for objective in s.objectives)


# Priority objectives, marked by dice of the mission's own rules


def extra_spaces(s: Table, player: int) -> int:
    """One more space for whoever controls the priority objective, or both of two, if the mission has such a rule.

    SP-MIS-29, SP-MIS-59.
    """
    if MISSIONS[s.mission].card.priority is None:
        return 0
    marked = [objective for objective in s.objectives if objective.priority]
    return int(bool(marked) and all(objective.controller == player for objective in marked))


def rolls_for_priority(s: Table) -> bool:
    """Whether the mission marks priority objectives in this phase; two of them only where none are marked."""
    priority = MISSIONS[s.mission].card.priority
    if priority is None or STRUGGLES[s.struggle].phase not in priority.phases:
        return False
    return priority.dice == 1 or not any(objective.priority for objective in s.objectives)


def mark_priority(m: ShatterMatch) -> Flow[None]:
    """At the start of a turn: roll for the priority objectives."""
    s = m.state
    priority = MISSIONS[s.mission].card.priority
    assert priority is not None
    symbols = STRUGGLES[s.struggle].maps[s.map].symbols
    rolled = [DEFENSE_FACES[s.chance.roll(6) - 1] for _ in range(priority.dice)]
    marked = {objective for objective, symbol in symbols.items() if symbol in rolled}
    if priority.dice == 2 and len(marked) == 1:
        marked.add((yield from _second_priority(m, sorted(set(symbols) - marked))))
    for objective in s.objectives:
        objective.priority = objective.id in marked
    m.note("priority", "SP-MIS-29", rolled=rolled, objectives=sorted(marked))


def _second_priority(m: ShatterMatch, others: list[str]) -> Flow[str]:
    chooser = 1 - m.state.active
    ids = [f"choose:{name}" for name in others]
    answer = yield from choose(lambda: Pick(chooser, "priority", "SP-MIS-29", ids), forced=True)
    return (answer or ids[0]).partition(":")[2]


def clear_priority(m: ShatterMatch) -> None:
    """After the struggle token has moved: where the mission says so, the priority tokens leave."""
    s = m.state
    priority = MISSIONS[s.mission].card.priority
    if priority is None or priority.stays:
        return
    if priority.dice == 2 and not extra_spaces(s, s.active):
        return
    for objective in s.objectives:
        objective.priority = False


def remove_control(m: ShatterMatch, objective_id: str, rule: str, by: int) -> None:
    """A player takes the control token off an objective, unless an ability of the opponent locks it."""
    objective = objective_of(m.state, objective_id)
    if objective.controller != by and _is_locked(m, objective):
        return
    objective.controller = NOBODY
    m.note("control-removed", rule, objective=objective_id)
