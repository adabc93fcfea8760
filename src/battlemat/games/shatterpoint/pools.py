"""How many dice an attack and its defense have: step 4 of an attack (SP-ATK-16 to -21, SP-TER-26 to -38)."""

from __future__ import annotations

from typing import NamedTuple

from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.state import Attack, AttackType, Character, Table, character_of, unit_of
from battlemat.games.shatterpoint.targets import aiming, attack_value
from battlemat.games.shatterpoint.values import Term, keyword_terms, summed, terms


class Pool(NamedTuple):
    """A number of dice, and by which rules which abilities changed it."""

    dice: int
    helped: tuple[tuple[str, list[Term]], ...] = ()


def attack_pool(s: Table, attack: Attack, dice: int | None = None) -> int:
    return attack_dice(s, attack, dice).dice


def defense_pool(s: Table, attack: Attack) -> int:
    return defense_dice(s, attack).dice


def attack_dice(s: Table, attack: Attack, dice: int | None = None) -> Pool:
    """Step 4A: the printed or given dice, the bonus dice, what abilities add (SP-ATK-16, -17, -19, -21)."""
    attacker = character_of(s, attack.attacker)
    base = attack_value(s, attacker, attack.type) if dice is None else dice
    bonus = attacker.impact if attack.type == "melee" else attacker.sharpshooter
    changes = terms(s, attack, "attack-dice", "fewer-attack-dice")
    return Pool((base or 0) + attacker.focus + bonus + attack.bonus + summed(changes), (("SP-ATK-19", changes),))


def spend_focus(attacker: Character, type_: AttackType) -> None:
    """The Focus die serves one attack, Impact and Sharpshooter the first of their type (SP-TRN-20, SP-KEY-08)."""
    attacker.focus = 0
    if type_ == "melee":
        attacker.impact = 0
    else:
        attacker.sharpshooter = 0


def defense_dice(s: Table, attack: Attack) -> Pool:
    """Step 4B: the printed dice, cover against ranged attacks, what abilities add (SP-ATK-18, SP-ATK-20)."""
    defender = character_of(s, attack.defender)
    stance = unit_of(s, defender.unit).stance
    base = stance.melee.defense if attack.type == "melee" else stance.ranged.defense
    changes = terms(s, attack, "defense-dice", "fewer-defense-dice")
    covered = _cover(s, attack)
    return Pool(base + covered.dice + attack.guard + summed(changes), (("SP-ATK-20", changes), *covered.helped))


def cover(s: Table, attack: Attack) -> int:
    return _cover(s, attack).dice


def _cover(s: Table, attack: Attack) -> Pool:
    """Cover from hunker tokens, terrain, abilities and missions together (SP-TER-26 to SP-TER-38, SP-KEY-21)."""
    if attack.type == "melee":
        return Pool(0)
    defender = character_of(s, attack.defender)
    hunker = unit_of(s, defender.unit).hunker
    given, by = keyword_terms(s, defender, "cover")
    ignoring, lessening = terms(s, attack, "ignore-cover"), terms(s, attack, "less-cover")
    there = bool(hunker or given)
    if summed(ignoring):
        return Pool(0, (("SP-ATK-18", ignoring),) if there else ())
    amount = hunker + given + (hunker and _beside_terrain(s, attack)) - summed(lessening)
    return Pool(max(0, amount), (("SP-KEY-21", by), ("SP-ATK-18", lessening if there else [])))


def _beside_terrain(s: Table, attack: Attack) -> bool:
    """Whether terrain stands before a hunkered defender."""
    attacker, defender = character_of(s, attack.attacker), character_of(s, attack.defender)
    eyes = aiming(s, attacker)
    field = battlefield(s.battlefield).field
    return field.cover(eyes.spot, eyes.radius, defender.spot, defender.radius, RANGES[1]) is not None
