"""Iden Versio, Del Meeko, Gideon Hask and the Imperial Special Forces.

Covert Operations and May We Live Up to Our Name are in `assaults.py`.
"""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.families import ally_attacks
from battlemat.games.shatterpoint.abilities.registry import Use, active, always, tactic, when
from battlemat.games.shatterpoint.abilities.sights import enemy_units_in_sight
from battlemat.games.shatterpoint.abilities.verbs import (
    RULE,
    afflict,
    agrees,
    allies,
    deal,
    enemy_units,
    may_heal,
    may_move,
    near,
    pick_character,
    pick_one,
    pick_unit,
)
from battlemat.games.shatterpoint.abilities.wounds import wounding_ally
from battlemat.games.shatterpoint.dice import change
from battlemat.games.shatterpoint.engagement import engaged_with, is_engaged, lose_hunker
from battlemat.games.shatterpoint.measuring import within_unit
from battlemat.games.shatterpoint.state import Attack, Character, Table, Unit, character_of, unit_of, units_of

EMPIRE = "Galactic Empire"


def _is_imperial_scout(unit: Unit) -> bool:
    return unit.tags.issuperset((EMPIRE, "Scout"))


# Iden Versio


@tactic("today-the-rebellion-dies")
def rebellion_dies(use: Use) -> Flow[None]:
    scouts = [
        ally
        for ally in allies(use, within=4, other=True)
        if _is_imperial_scout(unit_of(use.s, ally.unit)) and not engaged_with(use.s, ally)
    ]
    if scouts:
        yield from may_move(use, scouts, "dash")
    yield from may_move(use, use.members, "dash")


@active("id10-seeker-droid", only_if=lambda use: bool(enemy_units(use, within=3)))
def seeker_droid(use: Use) -> Flow[None]:
    unit = yield from pick_unit(use, enemy_units(use, within=3))
    if unit is not None and not lose_hunker(use.m, unit, RULE):
        afflict(use, unit, "exposed")


def _scout_wounded(use: Use) -> bool:
    unit = wounding_ally(use)
    return unit is not None and bool(use.moment.detail) and _is_imperial_scout(unit)


def _exposed_to(use: Use, ally: Character) -> list[Unit]:
    """Enemy units within 4 of an ally, not the one that was just wounded."""
    return [unit for unit in units_of(use.s, use.opponent) if unit.id != use.moment.unit and within_unit(ally, unit, 4)]


@when("the-empire-sends-its-regards", "unit-wounded", only_if=_scout_wounded)
def regards(use: Use) -> Flow[None]:
    ready = [ally for ally in allies(use) if ally.id != use.moment.by_character and _exposed_to(use, ally)]
    ally = yield from pick_character(use, ready, may=True)
    if ally is None:
        return
    unit = yield from pick_unit(use, _exposed_to(use, ally))
    condition = yield from pick_one(use, "condition", ["disarmed", "strained"])
    if unit is not None and condition is not None:
        afflict(use, unit, condition)
    yield from may_heal(use, ally)
    yield from may_move(use, [ally], "dash")


# Del Meeko


@tactic("trick-shot")
def trick_shot(use: Use) -> Flow[None]:
    if is_engaged(use.s, use.unit):
        return
    target = yield from pick_unit(use, enemy_units_in_sight(use))
    if target is not None:
        deal(use, target, 1)
        lose_hunker(use.m, target, RULE)


@always("deadeye", "keyword:sharpshooter")
def deadeye(s: Table, unit: Unit, character: Character) -> int:
    return 2 * (character.unit == unit.id)


@always("deadeye", "ignore-cover")
def no_cover(s: Table, unit: Unit, attack: Attack) -> int:
    return int(attack.type == "ranged" and character_of(s, attack.attacker).unit == unit.id)


@always("special-forces-sniper", "action-again")
def sniper(s: Table, unit: Unit, taken: tuple[Unit, str]) -> int:
    return int(taken[0] is unit and taken[1] == "combat")


# Gideon Hask


@when(
    "defiance-will-be-the-death-of-you",
    "modify-attack",
    only_if=lambda use: (
        ally_attacks(use, EMPIRE)
        and use.attacking_unit.card.type == "supporting"
        and near(use, use.defender, 5)
        and use.attack.attack.failure > 0
    ),
)
def defiance(use: Use) -> Flow[None]:
    if (yield from agrees(use)):
        change(use.attack.attack, "failure", "strike")


# Special Forces


@always("infiltration", "deploy-range")
def infiltration(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)
