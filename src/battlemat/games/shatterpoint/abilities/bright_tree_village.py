"""Chief Chirpa, Paploo, the Ewok Hunters, and Leia, whom they befriended."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, when
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    ally_units,
    deal,
    foes,
    grant,
    has_tag,
    hunker,
    may_attack,
    may_heal,
    may_move,
    pick_character,
    pick_objective,
    pick_one,
    throw,
)
from battlemat.games.shatterpoint.abilities.wounds import wounded_unit
from battlemat.games.shatterpoint.actions import can_take
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.engagement import are_engaged, is_engaged
from battlemat.games.shatterpoint.measuring import near_token, within_unit
from battlemat.games.shatterpoint.state import (
    Attack,
    Character,
    Objective,
    Table,
    Unit,
    character_of,
    characters,
    characters_of,
    unit_of,
)

EWOK, REBEL = "Ewok", "Rebel Alliance"


# Chief Chirpa


@active("stealthy-approach")
def stealthy_approach(use: Use) -> Flow[None]:
    yield from may_move(use, use.members, "dash")
    words = [
        *["hunker"] * (not is_engaged(use.s, use.unit)),
        *["focus"] * can_take(use.s, use.unit, "focus"),
    ]
    word = yield from pick_one(use, "effect", words, may=True)
    if word == "hunker":
        hunker(use)
    elif word == "focus":
        yield from grant(use, use.unit, "focus")


@always("mobilize-the-village", "attack-dice")
def mobilize_the_village(s: Table, unit: Unit, attack: Attack) -> int:
    attacker = character_of(s, attack.attacker)
    if unit.wounded or attacker.owner != unit.owner or attacker.unit == unit.id:
        return 0
    return int(EWOK in unit_of(s, attacker.unit).tags and within_unit(attacker, unit, 4))


@always("sharp-stick", "keyword:impact")
def sharp(s: Table, unit: Unit, character: Character) -> int:
    return 2 if character.unit == unit.id else 0


@always("sharp-stick", "ignore-protection")
def through_armor(s: Table, unit: Unit, attack: Attack) -> int:
    return int(attack.type == "melee" and character_of(s, attack.attacker).unit == unit.id)


@when(
    "bright-tree-defender",
    "unit-wounded",
    only_if=lambda use: (
        bool(use.moment.detail)
        and wounded_unit(use) is not use.unit
        and wounded_unit(use).owner == use.player
        and has_tag(use, wounded_unit(use), EWOK)
    ),
)
def bright_tree_defender(use: Use) -> Flow[None]:
    roll = throw(use, ATTACK_FACES, 1)
    for member in use.members:
        if roll.crit or roll.strike:
            yield from may_move(use, [member], "reposition")
            yield from may_attack(use, [member], dice=5)
        else:
            yield from may_move(use, [member], "dash")
            yield from may_heal(use, member, 2)


# Ewok Hunters


@when(
    "forest-dwellers",
    "set-up",
    "activation-end",
    only_if=lambda use: use.moment.unit in ("", use.unit.id) and not is_engaged(use.s, use.unit),
)
def forest_dwellers(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        hunker(use)


@always("strength-in-numbers", "attack-dice")
def strength_in_numbers(s: Table, unit: Unit, attack: Attack) -> int:
    attacker, target = character_of(s, attack.attacker), character_of(s, attack.defender)
    if attacker.unit != unit.id:
        return 0
    return 2 * any(
        ally is not attacker
        and EWOK in unit_of(s, ally.unit).tags
        and not unit_of(s, ally.unit).wounded
        and are_engaged(s, ally, target)
        for ally in characters_of(s, unit.owner)
    )


# Leia


def _places(use: Use) -> list[Objective]:
    return [o for o in use.s.objectives if any(near_token(member, o, 3) for member in use.members)]


@active("explosive-charge", only_if=lambda use: bool(_places(use)))
def explosive_charge(use: Use) -> Flow[None]:
    objective = yield from pick_objective(use, _places(use))
    if objective is None:
        return
    waiting = [ally for ally in allies(use) if near_token(ally, objective, 2)]
    while waiting:
        ally = yield from pick_character(use, waiting, may=True)
        if ally is None:
            break
        waiting.remove(ally)
        yield from may_move(use, [ally], "dash")
        hunker(use, unit_of(use.s, ally.unit))
    for name in dict.fromkeys(c.unit for c in characters(use.s) if near_token(c, objective, 2)):
        unit = unit_of(use.s, name)
        deal(use, unit, 2)
        if unit.hunker:
            unit.hunker = 0
            use.m.note("hunker-lost", RULE, unit=unit.id)


def _new_friends(use: Use) -> list[tuple[Unit, str]]:
    """Allied units that are either a Rebel or an Ewok, and what they become."""
    return [
        (unit, EWOK if REBEL in unit.tags else REBEL)
        for unit in ally_units(use)
        if (REBEL in unit.tags) != (EWOK in unit.tags)
    ]


@when("unexpected-allies", "turn-start")
def unexpected_allies(use: Use) -> None:
    """Lent anew every turn, so that it ends with Leia."""
    for unit, tag in _new_friends(use):
        unit.turn_tags.append(tag)


# Paploo


def _tempters(use: Use) -> list[Character]:
    near = allies(use, tag=EWOK, within=3, other=True)
    return [ally for ally in near if any(are_engaged(use.s, ally, foe) for foe in foes(use))]


@active("feigned-retreat", only_if=lambda use: bool(_tempters(use)))
def feigned_retreat(use: Use) -> Flow[None]:
    ally = yield from pick_character(use, _tempters(use))
    if ally is None:
        return
    foe = yield from pick_character(use, [foe for foe in foes(use) if are_engaged(use.s, ally, foe)])
    if foe is None or not (yield from may_move(use, [ally], "reposition", toward=foe, away=True)):
        return
    hunker(use, unit_of(use.s, ally.unit))
    afflict(use, unit_of(use.s, foe.unit), "exposed")
    yield from may_move(use, [foe], "dash", toward=ally)


@when(
    "what-does-this-do",
    "modify-attack",
    only_if=lambda use: (
        use.attacking_unit is use.unit
        and use.attack.type == "melee"
        and use.attack.attack.expertise > 0
        and not use.attack.mirrored
        and bool({"exposed", "pinned"} & use.defending_unit.conditions.keys())
    ),
)
def what_does_this_do(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        use.attack.mirrored = True
