"""The hunters Darth Vader hired: Boba Fett, Bossk, Dengar and IG-88B."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.bounty_hunters import own_attack
from battlemat.games.shatterpoint.abilities.families import stake_momentum, take_sides
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    deal,
    foes,
    has_tag,
    may_attack,
    may_focus,
    may_move,
    may_reroll,
    pick_character,
    pick_one,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import ally_wounded, culprit, wounded_unit
from battlemat.games.shatterpoint.damage import remove_condition, remove_damage
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.objectives import contests_unheld
from battlemat.games.shatterpoint.state import Table, Unit, characters, unit_of
from battlemat.games.shatterpoint.targets import attack_ids

BOUNTY_HUNTER = "Bounty Hunter"


# Boba Fett


@tactic("youre-running-out-of-options")
def out_of_options(use: Use) -> Flow[None]:
    leaders = foes(use, types=("primary",))
    possible = attack_ids(use.s, use.members, only=[foe.id for foe in leaders])
    word = yield from pick_one(use, "effect", ["jump", *["attack"] * bool(possible)])
    if word == "jump":
        yield from may_move(use, use.members, "jump")
    else:
        yield from may_attack(use, use.members, dice=5, only=leaders)


def _enemy_primary(use: Use) -> bool:
    unit = unit_of(use.s, use.moment.unit)
    return unit.owner != use.player and unit.card.type == "primary" and not unit.defeated


@when("dead-or-alive", "activation-end", only_if=_enemy_primary)
def dead_or_alive(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, unit_of(use.s, use.moment.unit).characters)
    yield from may_move(use, use.members, "jump", toward=foe)


@when("hired-hand", "set-up")
def hired_hand(use: Use) -> Flow[None]:
    yield from take_sides(use, ("Galactic Empire",), ("Scoundrel",))


# Bossk


@tactic("regeneration")
def regeneration(use: Use) -> None:
    unit = use.unit
    if "strained" in unit.conditions:
        return
    remove_damage(use.m, unit, unit.damage, RULE)
    for condition in list(unit.conditions):
        remove_condition(use.m, unit, condition, RULE)


@active("explosive-ordnance", only_if=lambda use: bool(foes(use, within=5)))
def explosive_ordnance(use: Use) -> Flow[None]:
    foe = yield from pick_character(use, foes(use, within=5))
    if foe is None:
        return
    amount = throw(use, ATTACK_FACES, 5).expertise
    for name in dict.fromkeys(c.unit for c in characters(use.s) if within(c, foe, 2)):
        deal(use, unit_of(use.s, name), amount)
    yield from may_move(use, use.members, "dash")


@when(
    "we-have-a-job-to-do",
    "unit-wounded",
    only_if=lambda use: (
        ally_wounded(use) and bool(use.moment.detail) and has_tag(use, wounded_unit(use), BOUNTY_HUNTER)
    ),
)
def a_job_to_do(use: Use) -> Flow[None]:
    member = yield from pick_character(use, use.members)
    colleague = yield from pick_character(use, [c for c in wounded_unit(use).characters if c.on_field])
    if member is None:
        return
    if colleague is not None:
        yield from may_move(use, [member], "dash", toward=colleague)
    foe = yield from culprit(use)
    if foe is not None:
        yield from may_attack(use, [member], dice=5, only=[foe])


# Dengar


@when(
    "explosive-regards",
    "unit-wounded",
    only_if=lambda use: use.moment.unit == use.unit.id and use.moment.detail == "melee",
)
def explosive_regards(use: Use) -> None:
    roll = throw(use, ATTACK_FACES, 5)
    deal(use, unit_of(use.s, use.moment.by), roll.strike + roll.crit)


@always("being-underestimated-has-its-values", "reserve-cost")
def being_underestimated(s: Table, unit: Unit, reserved: Unit) -> int:
    return -int(reserved.owner == unit.owner and BOUNTY_HUNTER in reserved.tags)


# IG-88B


@tactic("high-priority-target")
def high_priority_target(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")
    if foes(use, within=5):
        yield from may_focus(use)


_POOR = ("failure", "expertise")


@when(
    "calculated-plans",
    "modify-attack",
    only_if=lambda use: own_attack(use) and use.attack.attack.failure + use.attack.attack.expertise > 0,
)
def calculated_plans(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.attack, ATTACK_FACES, 2, _POOR)


@when(
    "i-engineer-success-yet-it-eludes-me",
    "before-dice",
    only_if=lambda use: (
        use.attack.in_action
        and use.attacking_unit.owner == use.player
        and has_tag(use, use.attacking_unit, BOUNTY_HUNTER)
        and contests_unheld(use.s, use.defender, use.player)
    ),
)
def engineer_success(use: Use) -> None:
    stake_momentum(use)
