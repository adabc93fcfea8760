"""People without accounts: whoever has a key has the seats, the lists and the name that were left with it.

A key is made by a browser, travels like the token of a seat and is known here by its hash alone.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from battlemat.core.met import met
from battlemat.server import messages as msg
from battlemat.server.records import MatchRow, match_rows, now
from battlemat.server.seats import Wrong
from battlemat.server.tables import matches, people, seats
from battlemat.server.terms import printable

MATCHES_TOLD = 100
MOST_LISTS = 400
"""Lists of a person, with those that were deleted: other devices must learn of that."""

_encode = msgspec.msgpack.Encoder().encode
_decoder = msgspec.msgpack.Decoder(met(dict[str, list[msg.KeptList]]))


def check_lists(me: msg.Me) -> None:
    """`Wrong` for more lists than are kept."""
    if sum(len(lists) for lists in me.lists.values()) > MOST_LISTS:
        raise Wrong(422, "server-too-many-lists", most=MOST_LISTS)


def load_person(connection: sa.Connection, person: str) -> msg.Me:
    """What was left with a key; nothing for one that was never used."""
    row = connection.execute(sa.select(people.c.name, people.c.lists).where(people.c.id == person)).one_or_none()
    return msg.Me() if row is None else msg.Me(row.name, _decoder.decode(bytes(row.lists)))


def is_known(connection: sa.Connection, person: str) -> bool:
    """Whether anything was left with a key before."""
    return connection.execute(sa.select(people.c.id).where(people.c.id == person)).first() is not None


def keep_person(connection: sa.Connection, person: str, me: msg.Me) -> None:
    """Put it in the place of what was left before."""
    new = {"name": printable(me.name), "lists": _encode(me.lists), "changed": now()}
    insert: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    row = insert(people).values(id=person, **new)
    connection.execute(row.on_conflict_do_update(index_elements=[people.c.id], set_=new))


def matches_of(connection: sa.Connection, person: str) -> list[MatchRow]:
    """The matches of a person: those that go on, then the newest."""
    mine = sa.select(seats.c.match).where(seats.c.person == person)
    goes_on = sa.case((matches.c.status.in_(("over", "kept")), 1), else_=0)
    found = matches.select().where(matches.c.id.in_(mine)).order_by(goes_on, matches.c.created.desc())
    return match_rows(connection, connection.execute(found.limit(MATCHES_TOLD)).mappings().all())
