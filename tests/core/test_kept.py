"""What is kept beside a state: made once while its part of the state stays the same, and never encoded."""

from __future__ import annotations

import msgspec

from battlemat.core.chance import Chance
from battlemat.core.game import State
from battlemat.core.kept import while_same


class Shelf(State, dict=True):
    books: list[str]
    dust: int = 0


def shelf(*books: str) -> Shelf:
    return Shelf([], Chance(bytes(32)), None, [], list(books))


def titles(s: Shelf) -> list[str]:
    return [book.title() for book in s.books]


def test_it_is_made_once_while_its_part_stays_the_same() -> None:
    s = shelf("dune")
    made = while_same(s, s.books, titles)
    s.dust += 1
    assert while_same(s, s.books, titles) is made


def test_it_is_made_anew_when_its_part_has_changed() -> None:
    s = shelf("dune")
    while_same(s, s.books, titles)
    s.books.append("emma")
    assert while_same(s, s.books, titles) == ["Dune", "Emma"]


def test_it_is_no_part_of_the_state() -> None:
    s, other = shelf("dune"), shelf("dune")
    while_same(s, s.books, titles)
    assert msgspec.msgpack.encode(s) == msgspec.msgpack.encode(other)
    assert while_same(other, other.books, titles) is not while_same(s, s.books, titles)
