"""This server among those that share its database: what is its own, what it may take, and when it must stop.

A SQLite file has one server (`sole_use`), and everything is that server's own: `House`. On PostgreSQL there may be
many, on many machines: `SharedHouse` renews this server's row (`ownership.py`) and knows when it could not. Then
others may take over what is its own; so it closes all its rooms at once, and comes back under another name.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, TypeVar

import msgspec
import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.server import logs, ownership
from battlemat.server import records as db
from battlemat.server.ownership import LEASE, Held, Server
from battlemat.server.storage import Storage

if TYPE_CHECKING:
    from battlemat.server.rooms import Rooms

RENEWED = 0.75
"""Seconds from one renewal to the next."""
ADOPTED_AT_ONCE = 1000
"""Matches of dead servers that are claimed with each renewal: in one statement, and opened later."""
CLEARED_AWAY = 8
"""Renewals from one time to the next that what dead servers left behind is cleared away."""
KEYS_KEPT = 512
"""Answered messages that are remembered of a match, so that a repeated one is not carried out again."""

T = TypeVar("T")
Change = Callable[[db.MatchRow], tuple[T, Callable[[sa.Connection], Any] | None]]
"""What is done to a match: what comes of it, and what must be written."""


class Taken(msgspec.Struct):
    """A match as it stood when it became this server's own."""

    row: db.MatchRow
    journal: list[tuple[int, Any, str]]
    done: list[db.Done]
    held: Held | None


class House:
    """A server that has its database for itself."""

    me = Server("", "")
    secret = ""
    living: frozenset[str] = frozenset()

    def __init__(self, storage: Storage, lock: IO[bytes] | None = None) -> None:
        self.storage = storage
        self._lock = lock

    @property
    def awake(self) -> bool:
        """Whether this server may play at all."""
        return True

    async def move_in(self, rooms: Rooms) -> None:
        """From now on matches may be taken."""

    async def take(self, match: str) -> Taken | None:
        """Make a match this server's own; None if there is none, `Elsewhere` if it is another's."""
        return await self.storage.read(lambda c: _load(c, match, None))

    async def release(self, held: Held | None) -> None:
        """Whoever comes next may have it."""

    async def note_here(self, held: Held | None, here: str) -> None:
        """Tell those who look from elsewhere who sits at a table."""

    async def change(self, match: str, change: Change[T]) -> T | None:
        """Change a match that nobody plays now; None if there is none, `Elsewhere` if another server has it."""
        row = await self.storage.read(lambda c: db.load_row(c, match))
        if row is None:
            return None
        result, job = change(row)
        if job is not None:
            await self.storage.write(job)
        return result

    async def close(self) -> None:
        """All that was this server's own is free."""
        if self._lock is not None:
            self._lock.close()


def _load(connection: sa.Connection, match: str, held: Held | None) -> Taken | None:
    row = db.load_row(connection, match)
    if row is None:
        return None
    return Taken(row, db.load_entries(connection, match), db.load_done(connection, match, KEYS_KEPT), held)


class SharedHouse(House):
    """A server among others. `address` is where the others reach it."""

    def __init__(self, storage: Storage, address: str, report: Callable[..., None] = logs.report) -> None:
        super().__init__(storage)
        self.me = Server(_new_name(), address)
        self.report = report
        self._until = 0.0
        self._lost = False
        self._rounds = count()
        self._tasks: list[asyncio.Task[None]] = []
        self._thread = ThreadPoolExecutor(1, "battlemat-house")  # no other work of the database is in its way

    @property
    def awake(self) -> bool:
        """Counted by this machine's own clock, from before the last renewal began: never longer than others grant."""
        return monotonic() < self._until

    async def move_in(self, rooms: Rooms) -> None:
        self.secret = await self._run(ownership.shared_secret)
        await self._renew(rooms)
        self._tasks = [
            asyncio.create_task(self._stay(rooms), name="house"),
            asyncio.create_task(self._watch(rooms), name="lease"),
        ]

    async def _run(self, job: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self.storage.at_once, job)

    async def _stay(self, rooms: Rooms) -> None:
        while True:
            began = monotonic()
            try:
                await self._renew(rooms)
            except Exception as fault:
                if self.awake:  # later there is nothing new to say
                    self.report("database-silent", fault=fault)
            await asyncio.sleep(max(0.0, began + RENEWED - monotonic()))

    async def _renew(self, rooms: Rooms) -> None:
        began, me = monotonic(), self.me
        await self._run(lambda c: ownership.renew(c, me))  # first of all, and with one statement: nothing may delay it
        if me == self.me:
            self._until = began + LEASE
        self.living = await self._run(ownership.living)
        adopted = await self._run(lambda c: ownership.adopt(c, me, ADOPTED_AT_ONCE))
        if self.awake and me == self.me:
            rooms.neighbours_are(self.living)
            rooms.adopt(adopted)
        if next(self._rounds) % CLEARED_AWAY == 0:
            await self._run(ownership.clear_away)

    async def _watch(self, rooms: Rooms) -> None:
        """When a renewal did not come in time, nothing here is surely this server's own any more."""
        while True:
            await asyncio.sleep(max(0.02, self._until - monotonic()))
            if self.awake == self._lost:
                self._lost = not self._lost
                self.report("lease-lost" if self._lost else "lease-renewed", rooms=len(rooms.open))
                if self._lost:
                    self.me = Server(_new_name(), self.me.address)
                    rooms.abandon()

    async def take(self, match: str) -> Taken | None:
        me = self.me

        def job(connection: sa.Connection) -> Taken | None:
            connection.execute(sa.text("SET LOCAL lock_timeout = '1s'"))
            fence = ownership.claim(connection, match, me)
            return None if fence is None else _load(connection, match, Held(match, me.id, fence))

        return await self.storage.run(job)

    async def release(self, held: Held | None) -> None:
        if held is not None:
            await self.storage.write(lambda c: ownership.release(c, held))

    async def note_here(self, held: Held | None, here: str) -> None:
        if held is not None:
            await self.storage.write(lambda c: ownership.set_here(c, held.match, here), held=held)

    async def change(self, match: str, change: Change[T]) -> T | None:
        """In one transaction, which nobody's claim can come into."""
        me = self.me

        def job(connection: sa.Connection) -> T | None:
            ownership.lock(connection, match, me)
            row = db.load_row(connection, match)
            if row is None:
                return None
            result, write = change(row)
            if write is not None:
                write(connection)
            return result

        return await self.storage.run(job)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self.awake:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._run(lambda c: ownership.leave(c, self.me)), 1)
        self._thread.shutdown(wait=False, cancel_futures=True)


def _new_name() -> str:
    return secrets.token_hex(8)


def sole_use(database: str) -> IO[bytes] | None:
    """Keep every other server from a SQLite file until this process ends, however it ends; None if it is no file."""
    try:
        url = sa.engine.make_url(database)
        if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
            return None
        file = Path(f"{url.database}.lock").open("ab")  # noqa: SIM115 (it stays open, and the lock with it)
    except (sa.exc.ArgumentError, OSError, ValueError):  # whoever opens the database says what is wrong with it
        return None
    try:
        _lock(file)
    except OSError as fault:
        file.close()
        raise BattlematError(f"The database {url.database} is used by another server; end that one first.") from fault
    return file


def _lock(file: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
