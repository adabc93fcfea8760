"""Special rules of missions and struggle cards, registered under their ids by the other modules of this folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint import names
from battlemat.games.shatterpoint.content import STRUGGLES
from battlemat.games.shatterpoint.names import MomentName, ValueName, declared
from battlemat.games.shatterpoint.state import Moment, ShatterMatch, Table

MissionValue = Callable[[Table, Any], int]
Applies = Callable[[Table, Moment], bool]
Resolve = Callable[[ShatterMatch, Moment], Flow[None] | None]
F = TypeVar("F", bound=Callable[..., Any])


class MissionEffect(NamedTuple):
    applies: Applies
    resolve: Resolve


VALUES: dict[str, dict[str, MissionValue]] = {}
EFFECTS: dict[str, dict[str, MissionEffect]] = {}


def _check_special(special: str) -> None:
    declared("special rule", special, {name for card in STRUGGLES.values() for name in card.special})


def mission_value(special: str, name: ValueName) -> Callable[[F], F]:
    """A value (`names.py`) that a special rule changes for everybody."""
    _check_special(special)
    declared(f"value for {special}:", name, names.VALUES)

    def register(value: F) -> F:
        VALUES.setdefault(name, {})[special] = value
        return value

    return register


def _always(s: Table, moment: Moment) -> bool:
    return True


def mission_effect(special: str, moment: MomentName, *, only_if: Applies = _always) -> Callable[[F], F]:
    """What a special rule does at a moment, after both players' effects (SP-SEQ-02)."""
    _check_special(special)
    declared(f"moment for {special}:", moment, names.MOMENTS)

    def register(effect: F) -> F:
        EFFECTS.setdefault(moment, {})[special] = MissionEffect(only_if, effect)
        return effect

    return register


def specials(s: Table) -> Sequence[str]:
    """The special rules in force: those of the struggle card in play (SP-MIS-09)."""
    return STRUGGLES[s.struggle].special if s.struggle else ()


def mission_values(s: Table, name: str) -> Sequence[MissionValue]:
    rules = VALUES.get(name)
    return [rules[special] for special in specials(s) if special in rules] if rules else ()


def mission_effects(s: Table, moment: str) -> Sequence[tuple[str, MissionEffect]]:
    rules = EFFECTS.get(moment)
    return [(special, rules[special]) for special in specials(s) if special in rules] if rules else ()
