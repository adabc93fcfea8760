"""The tables of an observation: rows of a view as rows of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from battlemat.core.observed import Look, Row, Table

Floats = NDArray[np.float32]
Place = tuple[int, int]
"""In which table a thing stands (by its number) and in which row, from 1."""
FLOAT: Final = 4
"""Bytes of a number."""
MOST_EQUAL: Final = 4096
"""So many rows are known by what is in them."""

_encoder = msgspec.msgpack.Encoder()


class Remembered:
    """What one player was shown, as numbers.

    `rows` are the last ones, known by their identity: the row itself, so that no other one can have it, and its
    numbers. `block` has those of all of them, in their order, with zeros below them. `places` tells where the things
    are. `equal` has the numbers of rows by what is in them.
    """

    __slots__ = ("block", "equal", "places", "rows")

    def __init__(self) -> None:
        self.rows: dict[int, tuple[Row, bytes]] = {}
        self.block = b""
        self.places: dict[str, Place] = {}
        self.equal: dict[bytes, bytes] = {}


class Reader:
    """Reads the rows of a table. Views share what has not changed: what stays of such a row is read once."""

    def __init__(self, table: Table, players: int, number: int = 0) -> None:
        self.table = table
        self.number = number
        self.shape = (table.size(players), len(table.names))
        self.plain = several(tuple(table.fields))
        self.staying = tuple(column.read for column in table.those(True))
        self.others = tuple(column.read for column in table.those(False))
        self.begin = 1 + len(table.fields) + len(self.staying)
        """The first column that is not known of a row that stays."""
        self.first_mark = self.begin + len(self.others)
        self.rest = bytes((self.shape[1] - self.begin) * FLOAT)
        self.nothing = bytes(self.shape[0] * self.shape[1] * FLOAT)
        self.known: dict[int, Remembered] = {}

    def forget(self) -> None:
        """Another match begins."""
        self.known.clear()

    def rows(self, look: Look) -> Sequence[Row]:
        """The rows for which there is room."""
        return list(self.table.rows(look.view))[: self.shape[0]]

    def read(self, look: Look, rows: Sequence[Row], known: Remembered) -> Floats:
        """The numbers of these rows, and zeros below them."""
        found: Floats = np.frombuffer(bytearray(known.block), np.float32).reshape(self.shape)
        if self.others and rows:
            others = self.others
            found[: len(rows), self.begin : self.first_mark] = [[read(row, look) for read in others] for row in rows]
        for column, mark in enumerate(self.table.marks, self.first_mark):
            for name in mark.marked(look):
                if name in known.places:
                    found[known.places[name][1] - 1, column] = 1
        return found

    def learned(self, look: Look, rows: Sequence[Row]) -> Remembered:
        """What is known of these rows. Those seen last are known at once, others by what is in them."""
        known = self.known.get(look.viewer)
        if known is None:
            known = self.known[look.viewer] = Remembered()
        before, keys = known.rows, [*map(id, rows)]
        if known.block and keys == [*before]:
            return known
        now = {}
        for key, row in zip(keys, rows, strict=True):
            now[key] = before.get(key) or (row, self._numbers(look, row, known.equal))
        known.rows = now
        filled = b"".join([numbers for _, numbers in now.values()])
        known.block = filled + self.nothing[len(filled) :]
        name = self.table.id
        if name:
            known.places = {row[name]: (self.number, place) for place, row in enumerate(rows, 1)}
        return known

    def _numbers(self, look: Look, row: Row, equal: dict[bytes, bytes]) -> bytes:
        """To look whether an equal row is known costs less than to read it."""
        key = _encoder.encode(row)
        found = equal.get(key)
        if found is None:
            numbers = array("f", (1, *self.plain(row), *[read(row, look) for read in self.staying]))
            if len(equal) >= MOST_EQUAL:
                equal.clear()
            found = equal[key] = numbers.tobytes() + self.rest
        return found


def several(fields: Sequence[str]) -> Callable[[Mapping[str, Any]], Iterable[Any]]:
    """Reads these fields of a row."""
    if len(fields) > 1:
        return itemgetter(*fields)
    return lambda row: [row[field] for field in fields]
