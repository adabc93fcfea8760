"""Whose a match is when several servers share a PostgreSQL: what is asked of the database about it.

Each server has a row in `servers` that it renews; one that was not renewed in time counts as dead, by the clock of the
database. A match has one owner at most, and a `fence` that grows whenever it is claimed. Claiming changes the row of
the match, and whatever the owner commits locks that row and looks whether both are still its own: so the one waits for
the other, and what an owner of old wanted to write is never written. No clock is trusted for that: clocks only decide
how soon somebody else may claim.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from datetime import timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from battlemat.core.errors import BattlematError
from battlemat.core.words import say
from battlemat.server.tables import house, matches, seats, servers

LEASE = 3.0
"""Seconds a server counts as alive without renewing its row."""
KEPT = 60.0
"""Seconds after which the row of a dead server is removed."""
FREED_AT_ONCE = 500

NOW = sa.func.clock_timestamp()
ALIVE = sa.exists().where(servers.c.id == matches.c.owner, servers.c.until > NOW)
ABANDONED = sa.and_(matches.c.owner.is_not(None), sa.not_(ALIVE))
WAITED_FOR = sa.and_(
    matches.c.status == "running",
    sa.or_(
        matches.c.clock.is_not(None),
        sa.exists().where(seats.c.match == matches.c.id, seats.c.kind == "bot"),
    ),
)
"""Matches that go on while nobody is there: time runs, or a bot thinks."""


class Server(msgspec.Struct, frozen=True):
    """A server, and where the others reach it."""

    id: str
    address: str


def address_of(place: tuple[Any, ...]) -> str:
    """Where a server is reached, as one text.

    >>> address_of(("10.0.0.5", 80)), address_of(("::1", 80))
    ('10.0.0.5:80', '[::1]:80')
    """
    host, port = place[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class Held(msgspec.Struct, frozen=True):
    """A match that is somebody's, and since which claim."""

    match: str
    owner: str
    fence: int


class Lost(Exception):
    """A match that is no longer this server's: nothing was written, and its room must close."""

    def __init__(self, match: str) -> None:
        super().__init__(f"match {match} is played by another server now")


class Elsewhere(BattlematError):
    """A match that another server plays."""

    def __init__(self, match: str, server: Server) -> None:
        self.match, self.server = match, server
        super().__init__(say("server-busy"))


def renew(connection: sa.Connection, me: Server, seconds: float = LEASE) -> None:
    until = NOW + timedelta(seconds=seconds)
    row = insert(servers).values(id=me.id, address=me.address, until=until)
    connection.execute(row.on_conflict_do_update(index_elements=[servers.c.id], set_={"until": until}))


def leave(connection: sa.Connection, me: Server) -> None:
    """All that is mine may be claimed from now on."""
    connection.execute(servers.delete().where(servers.c.id == me.id))


def living(connection: sa.Connection) -> frozenset[str]:
    return frozenset(connection.scalars(sa.select(servers.c.id).where(servers.c.until > NOW)))


def clear_away(connection: sa.Connection) -> None:
    """Forget servers that died a while ago, and whose the matches were that nobody waits for."""
    connection.execute(servers.delete().where(servers.c.until < NOW - timedelta(seconds=KEPT)))
    gone = sa.select(matches.c.id).where(ABANDONED, sa.not_(WAITED_FOR)).limit(FREED_AT_ONCE)
    free = matches.update().where(matches.c.id.in_(gone.with_for_update(skip_locked=True)), ABANDONED)
    connection.execute(free.values(owner=None, here=None))


def adopt(connection: sa.Connection, me: Server, most: int) -> list[str]:
    """Make matches of dead servers mine that go on while nobody is there; what another is just adopting is left out."""
    waiting = sa.select(matches.c.id).where(ABANDONED, WAITED_FOR).limit(most).with_for_update(skip_locked=True).cte()
    mine = matches.update().where(matches.c.id == waiting.c.id, ABANDONED).values(_claimed_by(me))
    return list(connection.scalars(mine.returning(matches.c.id)))


def _claimed_by(me: Server) -> dict[str, Any]:
    return {"owner": me.id, "fence": sa.func.coalesce(matches.c.fence, 0) + 1, "here": None}


def _free_for(me: Server) -> sa.ColumnElement[bool]:
    return sa.or_(matches.c.owner.is_(None), matches.c.owner == me.id, sa.not_(ALIVE))


def claim(connection: sa.Connection, match: str, me: Server) -> int | None:
    """Make a match mine: its fence. None if there is no such match; `Elsewhere` if a living server has it."""
    mine = (
        matches.update().where(matches.c.id == match, _free_for(me)).values(_claimed_by(me)).returning(matches.c.fence)
    )
    fence: int | None = connection.scalar(mine)
    if fence is None:
        _not_free(connection, match)
    return fence


def lock(connection: sa.Connection, match: str, me: Server) -> None:
    """Keep a match from being claimed until the end of this transaction; `Elsewhere` if it is another's already."""
    free = sa.select(matches.c.id).where(matches.c.id == match, _free_for(me))
    if connection.scalar(free.with_for_update(key_share=True)) is None:
        _not_free(connection, match)


def _not_free(connection: sa.Connection, match: str) -> None:
    """Say who has a match; nothing if there is none of this name."""
    found = connection.execute(
        sa.select(matches.c.owner, servers.c.address)
        .select_from(matches.outerjoin(servers, servers.c.id == matches.c.owner))
        .where(matches.c.id == match)
    ).first()
    if found is not None:
        raise Elsewhere(match, Server(found.owner or "", found.address or ""))


def lost(connection: sa.Connection, held: Collection[Held]) -> set[Held]:
    """Which of these are held no longer. The others stay so at least until the end of this transaction."""
    rows = connection.execute(
        sa.select(matches.c.id, matches.c.owner, matches.c.fence)
        .where(matches.c.id.in_({one.match for one in held}))
        .order_by(matches.c.id)
        .with_for_update(key_share=True)
    )
    return set(held) - {Held(match, owner, fence) for match, owner, fence in rows}


def release(connection: sa.Connection, held: Held) -> None:
    connection.execute(
        matches.update()
        .where(matches.c.id == held.match, matches.c.owner == held.owner, matches.c.fence == held.fence)
        .values(owner=None, here=None)
    )


def set_here(connection: sa.Connection, match: str, here: str) -> None:
    """Who sits at a table now, by the letters of their seats; for those who look from elsewhere."""
    connection.execute(matches.update().where(matches.c.id == match).values(here=here))


def shared_secret(connection: sa.Connection) -> str:
    """What the servers of this database know and nobody else does."""
    row = insert(house).values(name="secret", value=secrets.token_urlsafe(32))
    connection.execute(row.on_conflict_do_nothing())
    found: str = connection.scalars(sa.select(house.c.value).where(house.c.name == "secret")).one()
    return found
