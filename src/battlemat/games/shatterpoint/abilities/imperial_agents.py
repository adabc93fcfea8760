"""Moff Gideon and his escort, and Agent Kallus."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import take_sides
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.verbs import (
    agrees,
    ally_units,
    deal,
    for_the_turn,
    grant,
    hunker,
    may_move,
    may_reroll,
    pick_objective,
    pick_unit,
)
from battlemat.games.shatterpoint.damage import recover_from_wound
from battlemat.games.shatterpoint.dice import ATTACK_FACES, DEFENSE_FACES
from battlemat.games.shatterpoint.engagement import is_engaged
from battlemat.games.shatterpoint.objectives import contests, contests_unheld
from battlemat.games.shatterpoint.state import Attack, Objective, Table, Unit, character_of, unit_of

EMPIRE = "Galactic Empire"
SUPPORTING = ("supporting",)


def active_objectives(use: Use) -> list[Objective]:
    return [objective for objective in use.s.objectives if objective.active]


# Death Trooper Escort


@tactic("imperial-efficiency")
def imperial_efficiency(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, [use.unit, *ally_units(use, tag=EMPIRE, types=SUPPORTING)])
    if unit is not None:
        yield from may_move(use, unit.characters, "dash", *["reposition"] * bool(unit.damage))


@when(
    "disciplined",
    "attack-resolved",
    only_if=lambda use: use.defending_unit is use.unit and not use.unit.wounded and bool(active_objectives(use)),
)
def disciplined(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, active_objectives(use))
    yield from may_move(use, use.members, "reposition", toward=objective)
    if not is_engaged(use.s, use.unit):
        hunker(use)


# Moff Gideon


def _expendable(use: Use) -> list[Unit]:
    return ally_units(use, tag=EMPIRE, types=SUPPORTING)


@active("long-live-the-empire", only_if=lambda use: bool(_expendable(use)) and bool(active_objectives(use)))
def long_live_the_empire(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, active_objectives(use))
    unit = yield from pick_unit(use, _expendable(use))
    if unit is None:
        return
    yield from may_move(use, unit.characters, "reposition", most=1, toward=objective)
    fresh = not unit.wounded
    deal(use, unit, 2)
    if fresh and unit.wounded and (yield from agrees(use)):
        yield from recover_from_wound(use.m, unit)


@always("assume-that-i-know-everything", "reserve-cost")
def know_everything(s: Table, unit: Unit, reserved: Unit) -> int:
    return int(reserved.owner != unit.owner)


@always("you-have-something-i-want", "attack-dice")
def something_i_want(s: Table, unit: Unit, attack: Attack) -> int:
    attacker = character_of(s, attack.attacker)
    if attacker.owner != unit.owner or attack.type != "melee" or not attack.in_action:
        return 0
    wanted = contests_unheld(s, character_of(s, attack.defender), unit.owner)
    return int(wanted and EMPIRE in unit_of(s, attacker.unit).tags)


@always("you-have-something-i-want", "wins-ties")
def mine_on_a_tie(s: Table, unit: Unit, objective: Objective) -> int:
    return int(any(member.on_field and contests(s, member, objective) for member in unit.characters))


# Agent Kallus


@active("prepared-for-any-encounter")
def prepared(use: Use) -> Flow[None]:
    for_the_turn(use, sharpshooter=2, impact=2)
    yield from grant(use, use.unit, "focus")


def _shared(use: Use, unit: Unit) -> int:
    return len(unit.tags & use.unit.tags) if unit.owner == use.player else 0


@when("imperial-intelligence", "modify-attack", only_if=lambda use: _shared(use, use.attacking_unit) > 0)
def attack_intelligence(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.attack, ATTACK_FACES, _shared(use, use.attacking_unit))


@when("imperial-intelligence", "modify-defense", only_if=lambda use: _shared(use, use.defending_unit) > 0)
def defense_intelligence(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.defense, DEFENSE_FACES, _shared(use, use.defending_unit))


@when("uncertain-loyalties", "set-up")
def uncertain_loyalties(use: Use) -> Flow[None]:
    yield from take_sides(use, (EMPIRE, "Spy", "Trooper"), ("Rebel Alliance", "Scoundrel", "Spectre"))
