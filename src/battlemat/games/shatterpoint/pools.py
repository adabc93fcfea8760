"""How many dice an attack and its defense have: step 4 of an attack (SP-ATK-16 to -21, SP-TER-26 to -38)."""

from __future__ import annotations

from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.measuring import RANGES
from battlemat.games.shatterpoint.state import Attack, AttackType, Character, ShatterMatch, Table, character_of, unit_of
from battlemat.games.shatterpoint.targets import aiming, attack_value
from battlemat.games.shatterpoint.values import credit, keyword, total


def attack_pool(s: Table, attack: Attack, dice: int | None = None) -> int:
    """Step 4A: the printed or given dice, the bonus dice, what abilities add (SP-ATK-16, -17, -19, -21)."""
    attacker = character_of(s, attack.attacker)
    base = attack_value(s, attacker, attack.type) if dice is None else dice
    bonus = attacker.impact if attack.type == "melee" else attacker.sharpshooter
    added = attacker.focus + bonus + attack.bonus + total(s, "attack-dice", attack)
    return (base or 0) + added + total(s, "fewer-attack-dice", attack)


def spend_focus(attacker: Character, type_: AttackType) -> None:
    """The Focus die serves one attack, Impact and Sharpshooter the first of their type (SP-TRN-20, SP-KEY-08)."""
    attacker.focus = 0
    if type_ == "melee":
        attacker.impact = 0
    else:
        attacker.sharpshooter = 0


def defense_pool(s: Table, attack: Attack) -> int:
    """Step 4B: the printed dice, cover against ranged attacks, what abilities add (SP-ATK-18, SP-ATK-20)."""
    defender = character_of(s, attack.defender)
    stance = unit_of(s, defender.unit).stance
    base = stance.melee.defense if attack.type == "melee" else stance.ranged.defense
    added = attack.guard + total(s, "defense-dice", attack)
    return base + cover(s, attack) + added + total(s, "fewer-defense-dice", attack)


def cover(s: Table, attack: Attack) -> int:
    """Cover from hunker tokens, terrain, abilities and missions together (SP-TER-26 to SP-TER-38, SP-KEY-21)."""
    if attack.type == "melee" or total(s, "ignore-cover", attack):
        return 0
    attacker, defender = character_of(s, attack.attacker), character_of(s, attack.defender)
    hunker = unit_of(s, defender.unit).hunker
    amount = hunker + keyword(s, defender, "cover")
    if hunker:
        field = battlefield(s.battlefield).field
        eyes = aiming(s, attacker)
        part = field.cover(eyes.spot, eyes.radius, defender.spot, defender.radius, RANGES[1])
        amount += part is not None
    return max(0, amount - total(s, "less-cover", attack))


def credit_pools(m: ShatterMatch, attack: Attack) -> None:
    """Tell whose abilities changed the number of dice."""
    s = m.state
    credit(m, "SP-ATK-19", attack, "attack-dice", "fewer-attack-dice")
    credit(m, "SP-ATK-20", attack, "defense-dice", "fewer-defense-dice")
    if attack.type == "ranged":
        defender = character_of(s, attack.defender)
        if not total(s, "ignore-cover", attack):
            credit(m, "SP-KEY-21", defender, "keyword:cover")
            if unit_of(s, defender.unit).hunker or keyword(s, defender, "cover"):
                credit(m, "SP-ATK-18", attack, "less-cover")
        elif unit_of(s, defender.unit).hunker or keyword(s, defender, "cover"):
            credit(m, "SP-ATK-18", attack, "ignore-cover")
