"""Numbers that abilities and mission rules change while they hold; each is asked for where it is needed.

The names are declared in `names.py`.
"""

from __future__ import annotations

from typing import Any

from battlemat.games.shatterpoint.abilities.registry import WRITTEN, standing
from battlemat.games.shatterpoint.missions.registry import mission_values
from battlemat.games.shatterpoint.names import KEYWORD_VALUES, ValueName
from battlemat.games.shatterpoint.state import Character, ShatterMatch, Table, Unit

CUMULATIVE = frozenset({"impact", "sharpshooter", "cover"})
"""Keywords with a number: several sources add up; of the others one is as good as two (SP-UNI-35, SP-UNI-36)."""


def total(s: Table, name: ValueName, about: Any) -> int:
    """What all units and the mission together add to a value."""
    found = standing(s)[name]
    amount = sum([value(s, unit, about) for unit, value in found if not unit.defeated]) if found else 0
    for rule in mission_values(s, name):
        amount += rule(s, about)
    return amount


def credit(m: ShatterMatch, rule: str, about: Any, *names: ValueName) -> None:
    """Tell which abilities have just changed something by these values."""
    if not any(standing(m.state)[name] for name in names):
        return
    by = [
        ability.id
        for player in m.state.players
        for unit in player.units
        if not unit.defeated
        for ability in unit.abilities
        if any(name in names and value(m.state, unit, about) for name, value in WRITTEN[ability.id].values)
    ]
    if by:
        m.note("helped", rule, by=list(dict.fromkeys(by)))


def keyword(s: Table, character: Character, name: str) -> int:
    """The value of a keyword a character has; 0 if it has not (SP-KEY-09, SP-UNI-35, SP-UNI-37)."""
    amount = total(s, KEYWORD_VALUES[name], character)
    if s.lasting:
        amount += sum(value for unit, given, value in s.lasting if unit == character.unit and given == name)
    return max(amount, 0) if name in CUMULATIVE else min(amount, 1)


def is_immune(s: Table, unit: Unit, condition: str) -> bool:
    """Immunity belongs to the unit: what gives it to one of its characters protects them all (SP-KEY-02, SP-KEY-19)."""
    name = f"immunity-{condition}"
    return any(member.on_field and keyword(s, member, name) for member in unit.characters)
