"""Who can be attacked, and why others cannot: steps 1 to 3 of an attack (SP-ATK-02 to SP-ATK-15)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battlemat.core.errors import Refusal
from battlemat.games.shatterpoint.engagement import are_engaged, is_held, sees
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.state import AttackType, Character, Table, character_of, characters_of, unit_of
from battlemat.games.shatterpoint.values import total

TYPES: tuple[AttackType, ...] = ("melee", "ranged")


def attack_value(s: Table, attacker: Character, type_: AttackType) -> int | None:
    """The printed dice for a type of attack; None where the stance has none (SP-STA-14)."""
    stance = unit_of(s, attacker.unit).stance
    return stance.melee.attack if type_ == "melee" else stance.ranged.attack


def targets(s: Table, attacker: Character, type_: AttackType) -> list[Character]:
    """The legal targets of an attack (SP-ATK-02 to SP-ATK-08, SP-ATK-14)."""
    if not attacker.on_field or attack_value(s, attacker, type_) is None:
        return []
    foes = characters_of(s, 1 - attacker.owner)
    if type_ == "melee":
        found = [foe for foe in foes if are_engaged(s, attacker, foe)]
    else:
        reach = unit_of(s, attacker.unit).stance.ranged.range or 0
        eyes = aiming(s, attacker)
        close = [foe for foe in foes if within(eyes, foe, reach)]
        if not close or is_held(s, attacker):
            return []
        found = [foe for foe in close if sees(s, eyes, foe)]
    return [foe for foe in found if not _cannot_be_target(s, attacker, foe, type_)]


def aiming(s: Table, attacker: Character) -> Character:
    """From whom range and line of sight of a ranged attack are measured: the attacker, unless an ability says who."""
    return character_of(s, attacker.aims_from) if attacker.aims_from else attacker


def _cannot_be_target(s: Table, attacker: Character, foe: Character, type_: AttackType) -> int:
    pair = (attacker, foe)
    return total(s, "untargetable", pair) or (type_ == "ranged" and total(s, "unshootable", pair))


def attack_ids(
    s: Table, attackers: Iterable[Character], types: Sequence[AttackType] = TYPES, only: Sequence[str] | None = None
) -> list[str]:
    """Every attack that can be made, as option ids `melee:attacker>target`; `only` limits the targets."""
    return [
        f"{type_}:{attacker.id}>{target.id}"
        for attacker in attackers
        for type_ in types
        for target in targets(s, attacker, type_)
        if only is None or target.id in only
    ]


def refused_attacks(
    s: Table, attackers: Sequence[Character], types: Sequence[AttackType], offered: Sequence[str]
) -> dict[str, Refusal]:
    """Why the other enemies cannot be attacked, or not in this way."""
    found = {}
    for attacker in attackers:
        for foe in characters_of(s, 1 - attacker.owner):
            for type_ in types:
                name = f"{type_}:{attacker.id}>{foe.id}"
                if name not in offered:
                    found[name] = _why_not(s, attacker, foe, type_)
    return found


def _why_not(s: Table, attacker: Character, foe: Character, type_: AttackType) -> Refusal:
    facts = {"attacker": attacker.id, "defender": foe.id}
    if attack_value(s, attacker, type_) is None:
        return Refusal("shatterpoint-no-such-attack", "SP-STA-14", facts)
    if type_ == "melee" and not are_engaged(s, attacker, foe):
        return Refusal("shatterpoint-not-engaged", "SP-ATK-04", facts)
    if type_ == "ranged" and is_held(s, attacker):
        return Refusal("shatterpoint-engaged-cannot-shoot", "SP-ATK-06", facts)
    if type_ == "ranged" and not within(aiming(s, attacker), foe, unit_of(s, attacker.unit).stance.ranged.range or 0):
        return Refusal("shatterpoint-out-of-range", "SP-ATK-05", facts)
    if type_ == "ranged" and not sees(s, aiming(s, attacker), foe):
        return Refusal("shatterpoint-out-of-sight", "SP-ATK-05", facts)
    return Refusal("shatterpoint-not-a-target", "SP-UNI-32", facts)
