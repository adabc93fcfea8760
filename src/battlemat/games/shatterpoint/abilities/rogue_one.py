"""Cassian Andor, K-2SO and the Pathfinders."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import strike_back
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    ally_units,
    deal,
    enemy_units,
    has_tag,
    hunker,
    may_move,
    near,
    pick_character,
    pick_one,
    pick_unit,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import ally_wounded, culprit, wounded_unit
from battlemat.games.shatterpoint.damage import choose_conditions, defeat
from battlemat.games.shatterpoint.deeds import DRAWN, TEN_MEN
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.objectives import contests, contests_any
from battlemat.games.shatterpoint.state import Attack, Character, Objective, Table, Unit, character_of, unit_of
from battlemat.games.shatterpoint.struggle import move_token, spend_momentum
from battlemat.games.shatterpoint.targets import attack_ids

REBEL = "Rebel Alliance"
SPY = "Spy"


# Cassian Andor


@active("we-need-to-blend-in", only_if=lambda use: bool(ally_units(use, tag=REBEL, other=True)))
def blend_in(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, ally_units(use, tag=REBEL, other=True))
    if unit is None:
        return
    yield from may_move(use, use.members, "dash")
    yield from may_move(use, unit.characters, "dash", most=1)
    if has_tag(use, unit, SPY):
        hunker(use)
        hunker(use, unit)


def _holding_out(use: Use) -> list[Unit]:
    """Enemy units of which somebody contests an active objective."""
    return [unit for unit in enemy_units(use) if any(c.on_field and contests_any(use.s, c) for c in unit.characters)]


@when(
    "this-town-is-ready-to-blow",
    "struggle-won",
    only_if=lambda use: use.moment.detail != str(use.player) and bool(_holding_out(use)),
)
def ready_to_blow(use: Use) -> None:
    roll = throw(use, ATTACK_FACES, 3)
    for unit in _holding_out(use):
        deal(use, unit, roll.strike + roll.expertise)


def _enemy_attack_wounded(use: Use) -> bool:
    by = use.moment.by
    return (
        wounded_unit(use).owner == use.player
        and bool(use.moment.detail)
        and bool(by)
        and unit_of(use.s, by).owner != use.player
    )


@when(
    "make-ten-men-feel-like-a-hundred",
    "unit-wounded",
    only_if=lambda use: _enemy_attack_wounded(use) and TEN_MEN not in use.unit.used,
)
def ten_men(use: Use) -> Flow[None]:
    others = [ally for ally in allies(use) if ally.unit != use.moment.unit]
    ally = yield from pick_character(use, others, may=True)
    if ally is not None:
        use.unit.remember(TEN_MEN)
        kinds = ("dash", "advance") if has_tag(use, ally, SPY) else ("dash",)
        yield from may_move(use, [ally], *kinds)


@always("make-ten-men-feel-like-a-hundred", "keyword:impact", "keyword:sharpshooter")
def like_a_hundred(s: Table, unit: Unit, character: Character) -> int:
    """For the Rebels that the Shatterpoint card picked this turn."""
    activation = s.activation
    return int(
        activation is not None
        and activation.by_shatterpoint
        and activation.unit == character.unit
        and character.owner == unit.owner
        and REBEL in unit_of(s, character.unit).tags
    )


# K-2SO


@active("why-does-she-get-a-blaster-and-i-dont", only_if=lambda use: bool(allies(use, tag=REBEL, other=True)))
def no_blaster(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, allies(use, tag=REBEL, other=True))
    if ally is None:
        return
    yield from may_move(use, use.members, "dash", toward=ally)
    unit = unit_of(use.s, ally.unit)
    word = yield from pick_one(use, "effect", ["hunker", *["condition"] * bool(unit.conditions)], may=True)
    if word == "hunker":
        hunker(use, unit)
    elif word == "condition":
        yield from choose_conditions(use.m, unit, 1, RULE, may=False)


@when(
    "congratulations-you-are-being-rescued",
    "unit-wounded",
    only_if=lambda use: (
        ally_wounded(use)
        and has_tag(use, wounded_unit(use), REBEL)
        and any(character.on_field and near(use, character, 4) for character in wounded_unit(use).characters)
    ),
)
def being_rescued(use: Use) -> Flow[None]:
    foe = yield from culprit(use)
    if foe is not None:
        yield from strike_back(use, foe, "dash", toward=True)


@when(
    "goodbye",
    "unit-wounded",
    only_if=lambda use: use.moment.unit == use.unit.id and _enemy_attack_wounded(use),
)
def goodbye(use: Use) -> Flow[None]:
    attacker = unit_of(use.s, use.moment.by)
    afflict(use, attacker, "pinned")
    afflict(use, attacker, "strained")
    yield from may_move(use, allies(use, tag=SPY, within=3), "dash", most=1)


@when(
    "goodbye",
    "turn-end",
    only_if=lambda use: (
        use.s.active == use.player
        and (use.unit.wounded or use.unit.injured > 0)
        and use.s.tracker.momentum[use.player] > 0
    ),
)
def last_goodbye(use: Use) -> Flow[None]:
    most = min(2, use.s.tracker.momentum[use.player])
    spent = yield from pick_one(use, "momentum", [str(number) for number in range(1, most + 1)], may=True)
    if spent is not None:
        for _ in range(int(spent)):
            spend_momentum(use.m, use.player, RULE)
        move_token(use.m, use.player, int(spent), "SP-MIS-47")
        defeat(use.m, use.unit)


@always("lockdown", "locks-control")
def lockdown(s: Table, unit: Unit, objective: Objective) -> int:
    return int(
        objective.controller == unit.owner
        and not unit.wounded
        and any(member.on_field and contests(s, member, objective) for member in unit.characters)
    )


# Pathfinders

CLOAK = "cloak-and-dagger"


@when(
    CLOAK,
    "action-begun",
    only_if=lambda use: (
        use.moment.unit == use.unit.id and use.moment.detail == "combat" and bool(attack_ids(use.s, use.members))
    ),
)
def cloak_and_dagger(use: Use) -> None:
    use.unit.remember(DRAWN)


def _with_dagger(s: Table, unit: Unit, attack: Attack) -> bool:
    return DRAWN in unit.used and attack.in_action and character_of(s, attack.attacker).unit == unit.id


@always(CLOAK, "attack-dice")
def dagger_dice(s: Table, unit: Unit, attack: Attack) -> int:
    return 3 * _with_dagger(s, unit, attack)


@always(CLOAK, "attack-damage")
def dagger_damage(s: Table, unit: Unit, attack: Attack) -> int:
    target = unit_of(s, character_of(s, attack.defender).unit)
    return attack.attack.crit * (_with_dagger(s, unit, attack) and target.card.type == "primary")


@always(CLOAK, "ends-combat")
def only_one_attack(s: Table, unit: Unit, fighter: Unit) -> int:
    return int(fighter is unit and DRAWN in unit.used)


@when("camouflage", "set-up")
def camouflage(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        hunker(use)


@always("pathfinders", "keyword:immunity-pinned", "keyword:scale")
def sure_footed(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


@always("pathfinders", "may-advance")
def swift_from_cover(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id and unit.hunker > 0)
