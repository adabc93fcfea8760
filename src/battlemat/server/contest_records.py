"""What is kept of contests between lists, as rows, and every question about them that is asked of the database."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from battlemat.server.records import now
from battlemat.server.tables import contests, fought
from battlemat.sim.contest import Contest

KEPT_DAYS = 90
"""So long a contest is kept."""
Piece = tuple[int, int]
"""Which time the lists of which pair meet."""

_encode = msgspec.json.encode


class ContestRow(msgspec.Struct, frozen=True):
    """A contest as it is stored, and how many of its matches were played."""

    id: str
    contest: Contest
    games: int
    stopped: bool
    owner: str | None
    created: str
    played: int = 0

    @property
    def matches(self) -> int:
        return self.games * len(self.contest.pairs)

    @property
    def over(self) -> bool:
        return self.played >= self.matches


def insert_contest(connection: sa.Connection, row: ContestRow) -> None:
    """Keep a new contest, and forget the old ones."""
    _forget(connection, (datetime.now(UTC) - timedelta(days=KEPT_DAYS)).isoformat(timespec="seconds"))
    new = {"contest": _encode(row.contest), "games": row.games, "stopped": False, "created": now()}
    connection.execute(contests.insert().values(id=row.id, **new))


def _forget(connection: sa.Connection, before: str) -> None:
    old = sa.select(contests.c.id).where(contests.c.created < before)
    connection.execute(fought.delete().where(fought.c.contest.in_(old)))
    connection.execute(contests.delete().where(contests.c.created < before))


def load_contest(connection: sa.Connection, contest: str) -> ContestRow | None:
    row = connection.execute(contests.select().where(contests.c.id == contest)).one_or_none()
    if row is None:
        return None
    asked = msgspec.json.decode(bytes(row.contest), type=Contest)
    count = sa.select(sa.func.count()).where(fought.c.contest == contest)
    return ContestRow(row.id, asked, row.games, row.stopped, row.owner, row.created, connection.scalar(count) or 0)


def claim(connection: sa.Connection, row: ContestRow, owner: str) -> bool:
    """Whether this server plays it from now on: not when another was faster, or somebody has stopped it."""
    mine = contests.update().where(contests.c.id == row.id, sa.not_(contests.c.stopped))
    mine = mine.where(contests.c.owner.is_not_distinct_from(row.owner))
    return connection.execute(mine.values(owner=owner)).rowcount == 1


def set_stopped(connection: sa.Connection, contest: str, stopped: bool) -> None:
    connection.execute(contests.update().where(contests.c.id == contest).values(stopped=stopped))


def release(connection: sa.Connection, contest: str, owner: str) -> None:
    """Whoever looks next may play it."""
    mine = contests.update().where(contests.c.id == contest, contests.c.owner == owner)
    connection.execute(mine.values(owner=None))


def is_stopped(connection: sa.Connection, contest: str) -> bool:
    return connection.scalar(sa.select(contests.c.stopped).where(contests.c.id == contest)) is not False


def add_matches(connection: sa.Connection, contest: str, pieces: Sequence[Piece], matches: Sequence[bytes]) -> None:
    """Keep matches; one that somebody else has played meanwhile is the same."""
    insert: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert
    rows = [
        {"contest": contest, "number": number, "pair": pair, "match": match}
        for (number, pair), match in zip(pieces, matches, strict=True)
    ]
    connection.execute(insert(fought).on_conflict_do_nothing(), rows)


def pieces_left(connection: sa.Connection, row: ContestRow) -> list[Piece]:
    """The matches that were not played yet, in the order in which they are."""
    known = connection.execute(sa.select(fought.c.number, fought.c.pair).where(fought.c.contest == row.id))
    done = {(number, pair) for number, pair in known}
    every = ((number, pair) for number in range(row.games) for pair in range(len(row.contest.pairs)))
    return [piece for piece in every if piece not in done]


def load_matches(connection: sa.Connection, contest: str) -> list[bytes]:
    """In the order in which they are played, whoever played them when."""
    found = sa.select(fought.c.match).where(fought.c.contest == contest).order_by(fought.c.number, fought.c.pair)
    return [bytes(match) for match in connection.scalars(found)]
