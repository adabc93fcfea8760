"""Numbers that abilities and mission rules change while they hold; each is asked for where it is needed.

The names are declared in `names.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from battlemat.games.shatterpoint.abilities.registry import standing
from battlemat.games.shatterpoint.missions.registry import mission_values
from battlemat.games.shatterpoint.names import KEYWORD_VALUES, ValueName
from battlemat.games.shatterpoint.state import Character, ShatterMatch, Table, Unit

CUMULATIVE = frozenset({"impact", "sharpshooter", "cover"})
"""Keywords with a number: several sources add up; of the others one is as good as two (SP-UNI-35, SP-UNI-36)."""


def halved(number: int) -> int:
    """Damage, a value or a number of dice, rounded up (SP-UNI-34).

    >>> halved(7), halved(5), halved(4)
    (4, 3, 2)
    """
    return (number + 1) // 2


class Term(NamedTuple):
    """What one ability adds to a value; a mission's rule has no name."""

    place: int
    ability: str
    amount: int


def terms(s: Table, about: Any, *names: ValueName) -> list[Term]:
    """What a value is made of, or several together: each ability that changes it, then the mission."""
    found = [
        Term(place, ability, value(s, unit, about))
        for name in names
        for unit, value, ability, place in standing(s)[name]
        if not unit.defeated
    ]
    found += [Term(-1, "", rule(s, about)) for name in names for rule in mission_values(s, name)]
    return found


def summed(found: Sequence[Term]) -> int:
    return sum(term.amount for term in found)


def total(s: Table, name: ValueName, about: Any) -> int:
    """What all units and the mission together add to a value."""
    found = standing(s)[name]
    amount = sum([value(s, unit, about) for unit, value, _, _ in found if not unit.defeated]) if found else 0
    for rule in mission_values(s, name):
        amount += rule(s, about)
    return amount


def changes(s: Table, name: ValueName) -> bool:
    """Whether anything on the table may change a value, whatever it is about."""
    return bool(standing(s)[name] or mission_values(s, name))


def tell(m: ShatterMatch, rule: str, found: Sequence[Term]) -> None:
    """Tell which abilities have just changed something, in the order of the table."""
    by = [term.ability for term in sorted(found) if term.ability and term.amount]
    if by:
        m.note("helped", rule, by=list(dict.fromkeys(by)))


def credit(m: ShatterMatch, rule: str, about: Any, *names: ValueName) -> None:
    """Tell which abilities allow by these values what was chosen: their terms were asked for when it was offered."""
    if any(standing(m.state)[name] for name in names):
        tell(m, rule, terms(m.state, about, *names))


def keyword(s: Table, character: Character, name: str) -> int:
    """The value of a keyword a character has; 0 if it has not (SP-KEY-09, SP-UNI-35, SP-UNI-37)."""
    return _held(s, character, name, total(s, KEYWORD_VALUES[name], character))


def keyword_terms(s: Table, character: Character, name: str) -> tuple[int, list[Term]]:
    """The value of a keyword, and the abilities that give it."""
    found = terms(s, character, KEYWORD_VALUES[name])
    return _held(s, character, name, summed(found)), found


def _held(s: Table, character: Character, name: str, amount: int) -> int:
    """With what was given for a while; keywords without a number are there or not."""
    if s.lasting:
        amount += sum(value for unit, given, value in s.lasting if unit == character.unit and given == name)
    return max(amount, 0) if name in CUMULATIVE else min(amount, 1)


def is_immune(s: Table, unit: Unit, condition: str) -> bool:
    """Immunity belongs to the unit: what gives it to one of its characters protects them all (SP-KEY-02, SP-KEY-19)."""
    name = f"immunity-{condition}"
    return any(member.on_field and keyword(s, member, name) for member in unit.characters)


def immunity(s: Table, unit: Unit, condition: str) -> tuple[bool, list[list[Term]]]:
    """Whether a unit is immune, and the abilities behind that, character by character."""
    given = [keyword_terms(s, member, f"immunity-{condition}") for member in unit.characters]
    immune = any(member.on_field and amount for member, (amount, _) in zip(unit.characters, given, strict=True))
    return immune, [found for _, found in given]
