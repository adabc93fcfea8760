"""What of a view learners are shown, described once for each game: tables of numbers with names.

A game says in its `observing.py` which things stand in which table and what each column means; the environments
(`battlemat.envs`) make arrays of it. Everything is read from a view, so that nothing hidden can be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

View = Mapping[str, Any]
Row = Mapping[str, Any]


class Look(msgspec.Struct, frozen=True, gc=False):
    """Through whose eyes a table is read."""

    view: View
    viewer: int
    players: int

    def seats_on(self, player: int) -> int:
        """How many seats after one's own somebody sits: 0 is oneself.

        >>> Look({}, 2, 3).seats_on(0)
        1
        """
        return (player - self.viewer) % self.players


class Column(msgspec.Struct, frozen=True):
    """A number of each row: what it is called, what it means and how it is read.

    One that `stays` depends on nothing but the row, who looks and what never changes in a match: while the view has
    the same row, it is not read again.
    """

    name: str
    about: str
    read: Callable[[Row, Look], float]
    stays: bool = False


class Mark(msgspec.Struct, frozen=True):
    """A column that is 1 in a few rows, whose things the view names elsewhere, such as who attacks now."""

    name: str
    about: str
    marked: Callable[[Look], Iterable[str | None]]


class Table(msgspec.Struct, frozen=True):
    """Things of one sort, a row for each: at most `most`, and `each` more for every player.

    `fields` are fields of the view that are numbers (or flags) as they stand, with what they mean; `columns` are worked
    out; `marks` point at rows. `id` is the field by which answers and events name the thing; "" for what nobody names.
    """

    name: str
    about: str
    rows: Callable[[View], Iterable[Row]]
    id: str = ""
    most: int = 0
    each: int = 0
    fields: Mapping[str, str] = {}
    columns: tuple[Column, ...] = ()
    marks: tuple[Mark, ...] = ()

    def size(self, players: int) -> int:
        """How many rows there are in a match of so many; those of no thing are all zeros."""
        return self.most + self.each * players

    @property
    def names(self) -> list[str]:
        """What the columns are called; the first one says that there is a thing in the row."""
        return list(self.about_columns())

    def those(self, stay: bool) -> list[Column]:
        """The columns that stay as long as the row does, or the others."""
        return [column for column in self.columns if column.stays is stay]

    def about_columns(self) -> dict[str, str]:
        """What the columns mean: first the fields, then what stays, then what depends on more than the row, marks."""
        told = {column.name: column.about for column in (*self.those(True), *self.those(False))}
        marked = {mark.name: mark.about for mark in self.marks}
        return {"there": "1 where the row is about a thing, 0 in rows that are empty", **self.fields, **told, **marked}


class Hint(msgspec.Struct, frozen=True):
    """Numbers that a game reads out of the id of an answer, such as the speed of a maneuver."""

    columns: Mapping[str, str] = {}
    read: Callable[[str], Sequence[float]] = lambda option: ()


class Observed(msgspec.Struct, frozen=True):
    """All that learners are shown of a game. `words` are what answers may be called beside the ids of things."""

    whole: Table
    tables: tuple[Table, ...]
    words: tuple[str, ...]
    hint: Hint = Hint()


NOTHING = Observed(Table("globals", "nothing but that there is a match", lambda view: (view,), most=1), (), ())
"""What is shown of a game that describes nothing."""


def one_of(field: str, values: Sequence[str], about: str) -> tuple[Column, ...]:
    """A column for each value that a field may have; those nobody lists show in none of them."""

    def column(value: str) -> Column:
        return Column(f"{field}-{value}", f"{about}: {value}", lambda row, look: row[field] == value, True)

    return tuple(map(column, values))


def contains(field: str, values: Sequence[str], about: str) -> tuple[Column, ...]:
    """A column for each thing that may be in a list."""

    def column(value: str) -> Column:
        return Column(f"{field}-{value}", f"{about}: {value}", lambda row, look: value in row[field], True)

    return tuple(map(column, values))


def size_of(field: str, about: str, name: str = "") -> Column:
    """How long a list is."""
    return Column(name or field, about, lambda row, look: len(row[field]), True)


def given(field: str, about: str, name: str = "") -> Column:
    """Whether a field has something in it."""
    return Column(name or field, about, lambda row, look: bool(row[field]), True)


def own(key: str, about: str) -> Column:
    """A number of the player who looks, in a row that is the whole view."""
    return Column(f"own-{key.replace('_', '-')}", about, lambda row, look: row["players"][look.viewer][key])


def whose(field: str = "owner") -> tuple[Column, ...]:
    """Whose a thing is: one's own, and how many seats on its player sits; a thing of nobody is -1 seats on."""
    return (
        Column("mine", "whether it is one's own", lambda row, look: row[field] == look.viewer, True),
        Column("seats-on", "how many seats on its player sits (0: oneself, -1: nobody's)", _seats_on(field), True),
    )


def _seats_on(field: str) -> Callable[[Row, Look], float]:
    def read(row: Row, look: Look) -> float:
        player = row[field]
        return -1 if player is None or player < 0 else look.seats_on(player)

    return read
