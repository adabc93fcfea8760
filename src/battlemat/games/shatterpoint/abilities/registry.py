"""Which abilities are written, and when they matter.

An ability is written by functions registered under its id, in any module of this folder:

    @active("force-push")                 what using it does
    @tactic("roger-roger")                what happens at the start of the unit's activation
    @when("deflect", "attack-resolved")   what it does at a moment; its condition is `only_if=`
    @afterwards("patience", "attack-resolved")  what comes of it later, by itself, once it was used
    @always("jet-troops", "attack-dice")  a value it changes while it holds

or by the `ops` of its record (`operations.py`). Nothing here knows a flow, so that everything may import it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.content import ABILITIES, UNITS
from battlemat.games.shatterpoint.names import MOMENTS, VALUES, MomentName, Named, ValueName, declared
from battlemat.games.shatterpoint.records import AbilityCard
from battlemat.games.shatterpoint.state import (
    Attack,
    Character,
    Moment,
    ShatterMatch,
    Table,
    Unit,
    character_of,
    unit_of,
)


class Use(NamedTuple):
    """A unit's ability at a moment: what its functions are given."""

    m: ShatterMatch
    unit: Unit
    ability: AbilityCard
    moment: Moment = Moment("")

    @property
    def s(self) -> Table:
        return self.m.state

    @property
    def player(self) -> int:
        """Whoever controls the unit: the `you` of its text (SP-UNI-31)."""
        return self.unit.owner

    @property
    def opponent(self) -> int:
        return 1 - self.unit.owner

    @property
    def members(self) -> list[Character]:
        return [member for member in self.unit.characters if member.on_field]

    @property
    def attack(self) -> Attack:
        """The attack being made."""
        return self.m.state.attacks[-1]

    @property
    def attacker(self) -> Character:
        return character_of(self.m.state, self.attack.attacker)

    @property
    def defender(self) -> Character:
        return character_of(self.m.state, self.attack.defender)

    @property
    def attacking_unit(self) -> Unit:
        return unit_of(self.m.state, self.attacker.unit)

    @property
    def defending_unit(self) -> Unit:
        return unit_of(self.m.state, self.defender.unit)


Resolve = Callable[[Use], Flow[None] | None]
"""What an ability does: a flow, or a plain function where nothing is asked."""
Applies = Callable[[Use], bool]
Value = Callable[[Table, Unit, Any], int]
"""What an ability of a unit adds to a value, for what the value is about: a character, an attack, a unit."""

F = TypeVar("F", bound=Callable[..., Any])
V = TypeVar("V")


def _always(use: Use) -> bool:
    return True


class Trigger(NamedTuple):
    moment: MomentName
    applies: Applies
    resolve: Resolve
    follows: bool = False


class Written:
    """All functions of one ability."""

    def __init__(self) -> None:
        self.use: Resolve | None = None
        self.possible: Applies = _always
        self.triggers: list[Trigger] = []
        self.values: list[tuple[ValueName, Value]] = []


WRITTEN: dict[str, Written] = {}


def _of(ability: str) -> Written:
    if ability not in ABILITIES:
        raise KeyError(f"there is no ability {ability!r}")
    return WRITTEN.setdefault(ability, Written())


def _check_moments(ability: str, moments: Sequence[str]) -> None:
    for moment in moments:
        declared(f"moment for {ability}:", moment, MOMENTS)


def active(*abilities: str, only_if: Applies = _always) -> Callable[[F], F]:
    """The effect of Active abilities; `only_if`: whether using it could do anything at all."""

    def register(resolve: F) -> F:
        for ability in abilities:
            _of(ability).use = resolve
            _of(ability).possible = only_if
        return resolve

    return register


tactic = active
"""The effect of Tactic abilities, at the start of the activation (SP-ABL-11)."""


def when(ability: str, *moments: MomentName, only_if: Applies = _always) -> Callable[[F], F]:
    """What an ability does at a moment of `names.py`: a Reactive one by choice and for its cost, others by itself."""
    _check_moments(ability, moments)

    def register(resolve: F) -> F:
        _of(ability).triggers += [Trigger(moment, only_if, resolve) for moment in moments]
        return resolve

    return register


def afterwards(ability: str, *moments: MomentName, only_if: Applies) -> Callable[[F], F]:
    """What comes of an ability later, by itself and for nothing, also of a Reactive one that was used before."""
    _check_moments(ability, moments)

    def register(resolve: F) -> F:
        _of(ability).triggers += [Trigger(moment, only_if, resolve, follows=True) for moment in moments]
        return resolve

    return register


def always(ability: str, *names: ValueName) -> Callable[[F], F]:
    """A value that an ability changes (`names.py` has the names)."""
    for name in names:
        declared(f"value for {ability}:", name, VALUES)

    def register(value: F) -> F:
        _of(ability).values += [(name, value) for name in names]
        return value

    return register


def is_written(ability: str) -> bool:
    return ability in WRITTEN


# What is on the table


class Entry(NamedTuple):
    """One of the functions of an ability on a table: whose unit's, and which of the ability's functions.

    `place` tells in which order the table has its abilities.
    """

    unit: int
    ability: str
    number: int
    place: int


Plan = Mapping[str, Sequence[Entry]]
"""What there is for each name on a table with certain kinds of units."""


class OnTable(Named[list[V]]):
    """What the units of one table have for each declared name, made when it is first asked for."""

    def __init__(
        self,
        kind: str,
        s: Table,
        plan_of: Callable[[tuple[str, ...]], Plan],
        make: Callable[[Unit, Entry], V],
    ) -> None:
        super().__init__(kind, ())
        self.units = [unit for player in s.players for unit in player.units]
        self.plan = plan_of(tuple([unit.kind for unit in self.units]))
        self.make = make

    def __missing__(self, name: str) -> list[V]:
        if name not in self.plan:
            return super().__missing__(name)
        found = self[name] = [self.make(self.units[entry.unit], entry) for entry in self.plan[name]]
        return found


def _planned(
    kinds: Sequence[str], names: Iterable[str], names_of: Callable[[Written], Iterable[str]]
) -> dict[str, list[Entry]]:
    """Where each name is among the functions of the abilities of all units, in the order of the table."""
    plan: dict[str, list[Entry]] = {name: [] for name in names}
    abilities = [(unit, ability) for unit, kind in enumerate(kinds) for ability in UNITS[kind].abilities]
    for place, (unit, ability) in enumerate(abilities):
        for number, name in enumerate(names_of(WRITTEN[ability])):
            plan[name].append(Entry(unit, ability, number, place))
    return plan


class Heard(NamedTuple):
    unit: Unit
    ability: AbilityCard
    trigger: Trigger


def listeners(s: Table) -> Named[list[Heard]]:
    """The triggers of all units on the table by moment, made once per copy of the state."""
    found: Named[list[Heard]] | None = s.__dict__.get("listeners")
    if found is None:
        found = s.__dict__["listeners"] = OnTable("moment", s, _triggers, _heard)
    return found


@lru_cache(maxsize=256)
def _triggers(kinds: tuple[str, ...]) -> Plan:
    return _planned(kinds, MOMENTS, lambda written: [trigger.moment for trigger in written.triggers])


def _heard(unit: Unit, entry: Entry) -> Heard:
    return Heard(unit, ABILITIES[entry.ability], WRITTEN[entry.ability].triggers[entry.number])


class Standing(NamedTuple):
    """An ability that changes a value while it holds; `place` tells in which order the table has them."""

    unit: Unit
    value: Value
    ability: str
    place: int


def standing(s: Table) -> Named[list[Standing]]:
    """The values that abilities of units on the table change, by name."""
    found: Named[list[Standing]] | None = s.__dict__.get("standing")
    if found is None:
        found = s.__dict__["standing"] = OnTable("value", s, _values, _stands)
    return found


@lru_cache(maxsize=256)
def _values(kinds: tuple[str, ...]) -> Plan:
    return _planned(kinds, VALUES, lambda written: [name for name, _ in written.values])


def _stands(unit: Unit, entry: Entry) -> Standing:
    return Standing(unit, WRITTEN[entry.ability].values[entry.number][1], entry.ability, entry.place)
