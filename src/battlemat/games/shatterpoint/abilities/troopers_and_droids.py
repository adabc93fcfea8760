"""Dark Troopers, B2 Battle Droids and the Wing Guard: what the operations of their records do not say."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use, always, when
from battlemat.games.shatterpoint.abilities.verbs import may_reroll
from battlemat.games.shatterpoint.dice import ATTACK_FACES
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.objectives import contests_any
from battlemat.games.shatterpoint.state import Character, Table, Unit


@always("immovable", "immovable")
def immovable(s: Table, unit: Unit, character: Character) -> int:
    return int(character.unit == unit.id)


@when(
    "saturation-fire",
    "before-dice",
    only_if=lambda use: use.attacking_unit is use.unit and contests_any(use.s, use.defender),
)
def saturation_fire(use: Use) -> None:
    use.attack.bonus += 2


@when(
    "close-range-annihilation",
    "modify-attack",
    only_if=lambda use: use.attacking_unit is use.unit and within(use.attacker, use.defender, 3),
)
def close_range(use: Use) -> Flow[None]:
    yield from may_reroll(use, use.attack.attack, ATTACK_FACES, 2)
