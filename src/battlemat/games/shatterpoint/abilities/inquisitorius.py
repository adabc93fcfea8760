"""The Grand Inquisitor, the Third Sister, the Fourth Sister and the Fifth Brother."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import melee_target
from battlemat.games.shatterpoint.abilities.registry import Use, active, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    allies,
    has_tag,
    may_attack,
    may_heal,
    may_move,
    may_reroll,
    pick_character,
    pick_objective,
    pick_one,
    push_away,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit, wounding_ally
from battlemat.games.shatterpoint.activation import flip_stance
from battlemat.games.shatterpoint.damage import removals
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.objectives import remove_control, scored
from battlemat.games.shatterpoint.state import Character, Objective, characters
from battlemat.games.shatterpoint.timing import refresh_force

INQUISITORIUS, FORCE_USER = "Inquisitorius", "Force User"


# Fifth Brother


def _around(use: Use, member: Character) -> list[Character]:
    return [c for c in characters(use.s) if c is not member and within(c, member, 2)]


@active("force-repulse", only_if=lambda use: any(_around(use, member) for member in use.members))
def force_repulse(use: Use) -> Flow[None]:
    """Friend and foe are pushed, in the order the player likes."""
    member = yield from pick_character(use, [member for member in use.members if _around(use, member)])
    waiting = [] if member is None else _around(use, member)
    while member is not None and waiting:
        pushed = yield from pick_character(use, waiting)
        if pushed is None:
            return
        waiting.remove(pushed)
        yield from push_away(use, pushed, member, 2)


# Grand Inquisitor


def _theirs(use: Use) -> list[Objective]:
    return [o for o in use.s.objectives if o.active and o.controller == use.opponent]


@active("secrets-uncovered", only_if=lambda use: bool(_theirs(use)))
def secrets_uncovered(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _theirs(use))
    if objective is not None:
        remove_control(use.m, objective.id, RULE, use.player)


@when("the-temple-records-are-quite-complete", "attack-declared", only_if=melee_target)
def temple_records(use: Use) -> Flow[None]:
    if (yield from pick_one(use, "agree", ["flip"], may=True)):
        flip_stance(use.m, use.unit)
    if has_tag(use, use.attacker, FORCE_USER):
        use.attack.guard += 2


def empire_wounds(use: Use) -> bool:
    ally = wounding_ally(use)
    return ally is not None and has_tag(use, ally, "Galactic Empire")


@when("clearly-you-were-a-poor-student", "unit-wounded", only_if=empire_wounds)
def poor_student(use: Use) -> Flow[None]:
    for _ in range(2 if has_tag(use, wounded_unit(use), FORCE_USER) else 1):
        refresh_force(use.m, use.player, 1, RULE)
        ready = [ally for ally in allies(use, tag=INQUISITORIUS) if removals(use.s, ally)]
        healer = yield from pick_character(use, ready)
        if healer is not None:
            yield from may_heal(use, healer)


# Third Sister


def _pack(use: Use) -> list[Character]:
    return allies(use, tag=INQUISITORIUS, types=("supporting",))


@active("call-the-hunt", only_if=lambda use: bool(_pack(use)))
def call_the_hunt(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, _pack(use))
    if ally is not None:
        yield from may_move(use, [ally], "dash")
        yield from may_attack(use, [ally], dice=5)


@when(
    "your-fear-betrays-you",
    "modify-attack",
    only_if=lambda use: use.attacking_unit is use.unit and scored(use.s, use.opponent) > 0,
)
def fear_betrays_you(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.attack, ATTACK_FACES, scored(use.s, use.opponent))
