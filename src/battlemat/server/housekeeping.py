"""What whoever runs a server does to its database: look, end, delete, copy, count. Also while a server is running.

A room that is open knows nothing of it until it writes the next time. If its match was called off, there is an entry
where it wants to put its own, and if the match was deleted, there is nothing its entry could belong to: the database
refuses it, nothing is acknowledged, the room is closed and whoever comes back finds the match as it is now. Where
several servers share the database, a match that was called off has no owner any more either.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa

from battlemat.core.acts import NOBODY, CallOff
from battlemat.server import records as db
from battlemat.server.tables import COUNTS, entries, matches, metadata, positions, seats

AT_ONCE = 500
"""Ids named in one question; databases take no more than some thousand."""


class Wanted(msgspec.Struct, frozen=True):
    """Which matches are meant; what is empty says nothing."""

    game: str = ""
    status: str = ""
    player: str = ""
    older_than: float | None = None

    def conditions(self) -> list[sa.ColumnElement[bool]]:
        found: list[sa.ColumnElement[bool]] = []
        if self.game:
            found.append(matches.c.game == self.game)
        if self.status:
            found.append(matches.c.status == self.status)
        if self.player:
            named = seats.c.name.icontains(self.player, autoescape=True)
            found.append(sa.exists().where(seats.c.match == matches.c.id, named))
        if self.older_than is not None:
            before = datetime.now(UTC) - timedelta(days=self.older_than)
            found.append(matches.c.created < before.isoformat(timespec="seconds"))
        return found


def ids(connection: sa.Connection, wanted: Wanted, most: int | None = None) -> list[str]:
    """Ids of matches, the newest first."""
    found = sa.select(matches.c.id).where(*wanted.conditions()).order_by(matches.c.created.desc(), matches.c.id)
    return list(connection.scalars(found.limit(most)))


def rows(connection: sa.Connection, wanted: Sequence[str]) -> Iterator[db.MatchRow]:
    """Matches by their ids, in this order; ids nobody has are left out."""
    for match in wanted:
        row = db.load_row(connection, match)
        if row is not None:
            yield row


def journal_length(connection: sa.Connection, match: str) -> int:
    return connection.scalar(sa.select(sa.func.count()).where(entries.c.match == match, COUNTS)) or 0


def call_off(connection: sa.Connection, match: str) -> bool:
    """End a match that is not over; whether there was one to end."""
    mine = matches.update().where(matches.c.id == match, matches.c.status != "over")
    mine = mine.values(status="over", owner=None, fence=sa.func.coalesce(matches.c.fence, 0) + 1)
    if connection.execute(mine).rowcount != 1:
        return False
    end = db.Entries(match, journal_length(connection, match), [(NOBODY, CallOff())])
    db.insert_entries(connection, [end])
    return True


def delete(connection: sa.Connection, wanted: Sequence[str]) -> None:
    """Delete matches with everything that belongs to them."""
    for start in range(0, len(wanted), AT_ONCE):
        some = wanted[start : start + AT_ONCE]
        for table in reversed(metadata.sorted_tables):
            for key in table.foreign_keys:
                if key.references(matches):
                    connection.execute(table.delete().where(key.parent.in_(some)))
        connection.execute(matches.delete().where(matches.c.id.in_(some)))


class Statistics(msgspec.Struct):
    """A database in numbers; sizes are bytes."""

    matches: list[tuple[str, str, int]]
    entries: int
    taken_back: int
    entries_size: int
    positions: int
    positions_size: int
    people: int
    size: int


def statistics(connection: sa.Connection) -> Statistics:
    def one(asked: sa.Select[*tuple[Any, ...]]) -> list[int]:
        return [int(value or 0) for value in connection.execute(asked).one()]

    by_kind = sa.select(matches.c.game, matches.c.status, sa.func.count()).group_by(matches.c.game, matches.c.status)
    kinds = [(game, status, count) for game, status, count in connection.execute(by_kind)]
    count = sa.func.count()
    written, written_size = one(sa.select(count, sa.func.sum(sa.func.length(entries.c.value))))
    kept, kept_size = one(sa.select(count, sa.func.sum(sa.func.length(positions.c.state))))
    (taken_back,) = one(sa.select(count).where(entries.c.taken_back))
    (people,) = one(sa.select(sa.func.count(sa.distinct(seats.c.token))).where(seats.c.token != ""))
    size = _size(connection)
    return Statistics(sorted(kinds), written, taken_back, written_size, kept, kept_size, people, size)


def _size(connection: sa.Connection) -> int:
    if connection.dialect.name != "sqlite":
        return connection.scalar(sa.select(sa.func.pg_database_size(sa.func.current_database()))) or 0
    pages, page = (connection.exec_driver_sql(f"PRAGMA {what}").scalar() or 0 for what in ("page_count", "page_size"))
    return int(pages * page)
