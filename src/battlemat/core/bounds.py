"""What each field of a state can hold: a table that every game writes, and one walk through a state that compares.

A bound is anything with `in`: a `range` of whole numbers, a `Span` of others, the ids there are. A list is held to its
bound part by part; a tuple of bounds is for the parts of a tuple, or for the keys and the values of a dict. A record
goes by its own row of the table, unless its field has a bound: then the record itself must be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from battlemat.core.game import Step

Bound: TypeAlias = Container[Any] | tuple[Any, ...]
Bounds: TypeAlias = Mapping[type[Struct], Mapping[str, Bound]]

LONGEST_LIST: Final = 2000
"""No list or dict of a match is longer."""
COUNTER: Final = range(100_000)
"""What only ever grows by one (turns, battles, serial numbers) comes this far in no match anybody lives to see."""


class Span(Struct, frozen=True):
    """Numbers from one to another, both included."""

    low: float
    high: float

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int | float) and self.low <= number <= self.high


class Texts(Struct, frozen=True):
    """Any text of so many characters: names that are only shown."""

    longest: int = 200

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and len(text) <= self.longest


class Such(Struct, frozen=True):
    """Whatever passes a test."""

    passes: Callable[[Any], bool]

    def __contains__(self, value: object) -> bool:
        return self.passes(value)


class Nothing(Struct, frozen=True):
    """Holds nothing."""

    def __contains__(self, value: object) -> bool:
        return False


ABSENT: Final = Nothing()
"""For what is there only in the middle of a step."""


class Steps(Struct, frozen=True):
    """The steps an agenda may have: what each is about, by its name."""

    args: Mapping[str, tuple[Bound, ...]]

    def __contains__(self, step: object) -> bool:
        if not isinstance(step, Step) or len(step.args) != len(self.args.get(step.name, ())):
            return False
        return step.name in self.args and all(map(_within, step.args, self.args[step.name]))


def _within(value: Any, bound: Bound) -> bool:
    return value in bound


def outside(record: Struct, bounds: Bounds, path: str = "") -> Iterator[str]:
    """Sentences about what lies outside its bounds, each with the way to it."""
    row = bounds.get(type(record), {})
    for name in record.__struct_fields__:
        yield from _outside(getattr(record, name), row.get(name), bounds, f"{path}.{name}" if path else name)


def _outside(value: Any, bound: Bound | None, bounds: Bounds, path: str) -> Iterator[str]:
    if isinstance(value, list | dict) and len(value) > LONGEST_LIST:
        yield f"{path} has too many parts"
    elif isinstance(value, dict):
        yield from _outside_dict(value, bound, bounds, path)
    elif isinstance(value, list | tuple):
        shares = bound if isinstance(value, tuple) and isinstance(bound, tuple) else [bound] * len(value)
        for place, (part, share) in enumerate(zip(value, shares, strict=True)):
            yield from _outside(part, share, bounds, f"{path}[{place}]")
    elif isinstance(value, Struct) and bound is None:
        yield from outside(value, bounds, path)
    elif bound is not None and value is not None and value not in bound:
        yield f"{path} cannot be {value!r:.60}"


def _outside_dict(value: dict[Any, Any], bound: Any, bounds: Bounds, path: str) -> Iterator[str]:
    keys, values = (None, None) if bound is None else bound
    for key, part in value.items():
        yield from _outside(key, keys, bounds, path)
        yield from _outside(part, values, bounds, f"{path}.{key!s:.40}")
