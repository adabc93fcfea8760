"""Ahsoka Tano as Fulcrum, and Darth Vader, her fallen master."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    may_attack,
    may_move,
    objectives_within,
    pick_objective,
    pick_one,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_by_member
from battlemat.games.shatterpoint.damage import choose_conditions, remove_damage
from battlemat.games.shatterpoint.deeds import NO_JEDI, POWER_WITHIN
from battlemat.games.shatterpoint.objectives import contests
from battlemat.games.shatterpoint.state import Character, Objective, Table, Unit
from battlemat.games.shatterpoint.timing import refresh_force


@when(
    "i-am-no-jedi",
    "unit-wounded",
    only_if=lambda use: bool(wounded_by_member(use)) and NO_JEDI not in use.unit.used,
)
def i_am_no_jedi(use: Use) -> Flow[None]:
    use.unit.remember(NO_JEDI)
    refresh_force(use.m, use.player, 1, RULE)
    yield from may_move(use, use.members, "jump")
    if wounded_by_member(use) in ("primary", "secondary"):
        if (yield from pick_one(use, "effect", ["force", "attack"])) == "force":
            refresh_force(use.m, use.player, 1, RULE)
        else:
            yield from may_attack(use, use.members, dice=5)


@tactic("anakin-skywalker-was-weak")
def anakin_was_weak(use: Use) -> Flow[None]:
    if "strained" not in use.unit.conditions:
        refresh_force(use.m, use.player, 1, RULE)
    remove_damage(use.m, use.unit, 1, RULE)
    yield from choose_conditions(use.m, use.unit, 1, RULE, may=False)
    yield from may_move(use, use.members, "dash")


def _in_his_grip(use: Use) -> list[Objective]:
    """Active objectives within 3 of a member that none contests yet."""
    return [
        objective
        for objective in objectives_within(use, 3)
        if objective.active and not any(contests(use.s, member, objective) for member in use.members)
    ]


@when(
    "the-power-within-will-soon-serve-the-emperor",
    "activation-end",
    only_if=lambda use: use.moment.unit == use.unit.id and not use.unit.wounded and bool(_in_his_grip(use)),
)
def power_within(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _in_his_grip(use))
    if objective is not None:
        afflict(use, use.unit, "strained")
        use.unit.remember(POWER_WITHIN + objective.id)


@always("the-power-within-will-soon-serve-the-emperor", "contests-from-afar")
def grip(s: Table, unit: Unit, pair: tuple[Character, Objective]) -> int:
    character, objective = pair
    return int(character.unit == unit.id and POWER_WITHIN + objective.id in unit.used)
