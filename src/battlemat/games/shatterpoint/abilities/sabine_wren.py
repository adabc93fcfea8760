"""Sabine Wren of the Ghost's crew."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    agrees,
    allies,
    deal,
    grant,
    has_tag,
    hunker,
    may_move,
    objectives_within,
    pick_character,
    pick_objective,
    throw,
    units_at,
)
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import Character, Table, Unit, unit_of


@tactic("my-friends-make-the-impossible-possible")
def my_friends(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, allies(use, tag="Rebel Alliance", other=True), may=True)
    if ally is None:
        return
    yield from may_move(use, [ally], "dash")
    if has_tag(use, ally, "Spectre") and (yield from agrees(use)):
        hunker(use, unit_of(use.s, ally.unit))


@active(
    "im-gonna-go-add-some-fireworks-to-the-celebration",
    only_if=lambda use: bool(objectives_within(use, 4)),
)
def fireworks(use: Use) -> Flow[None]:
    """Whoever stands there suffers, friend and foe."""
    objective = yield from pick_objective(use, objectives_within(use, 4))
    if objective is None:
        return
    amount = throw(use, ATTACK_FACES, 5).expertise
    for player in (use.player, use.opponent):
        for unit in units_at(use, objective, player):
            deal(use, unit, amount)
    yield from may_move(use, use.members, "jump")


def in_family(use: Use) -> bool:
    """Whether another allied Mandalorian or Spectre is within 2 of a member."""
    family = allies(use, tag=("Mandalorian", "Spectre"))
    return any(ally is not member and within(member, ally, 2) for member in use.members for ally in family)


@when(
    "i-forged-this-armor-with-my-family",
    "action-taken",
    only_if=lambda use: (
        use.moment.unit == use.unit.id
        and use.moment.detail == "move"
        and can_take(use.s, use.unit, "focus")
        and in_family(use)
    ),
)
def forged_with_my_family(use: Use) -> Flow[None]:
    yield from grant(use, use.unit, "focus")


@always("daughter-of-mandalore", "keyword:protection", "may-jump")
def daughter_of_mandalore(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


@always("daughter-of-mandalore", "keyword:sharpshooter")
def twin_pistols(s: Table, unit: Unit, character: Character) -> int:
    return 2 * (character.unit == unit.id)
