"""Where matches live: SQLite beside the user's other data, or PostgreSQL when a table has grown into a house.

The journal is the truth. Whatever is acknowledged to a player has been committed before; many small writes that come
at the same time share one commit (group commit), so that durability costs little under load.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.server import metrics
from battlemat.server.ownership import Held, Lost, lost
from battlemat.server.records import Entries, insert_entries
from battlemat.server.schema import prepare

T = TypeVar("T")

READERS = 8
"""Threads that read, and do nothing else."""


def default_database(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'battlemat.sqlite3'}"


PATIENCE = 3
"""Seconds after which a PostgreSQL that cannot be reached is given up, and one that waits for us gives us up."""
CAREFUL_POSTGRESQL: dict[str, Any] = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 1,
    "keepalives_interval": 1,
    "keepalives_count": PATIENCE,
    "tcp_user_timeout": PATIENCE * 1000,
}


def engine_for(url: str) -> sa.Engine:
    backend = sa.engine.make_url(url).get_backend_name()
    engine = sa.create_engine(url, connect_args=CAREFUL_POSTGRESQL if backend == "postgresql" else {})
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _careful_sqlite)
    return engine


@contextmanager
def told_plainly(url: str) -> Iterator[None]:
    """What is wrong with a database, in one sentence."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, ImportError, OSError, ValueError) as fault:
        why = " ".join(str(getattr(fault, "orig", None) or fault).split())[:200].rstrip(". ")
        raise BattlematError(f"The database {public(url)} cannot be used: {why}.") from fault


def public(url: str) -> str:
    """The address without its password."""
    try:
        return sa.engine.make_url(url).render_as_string(hide_password=True)[:120]
    except (sa.exc.ArgumentError, ValueError):
        return url.rpartition("@")[2][:80]


class Storage:
    """One database. Reading happens in threads, all writing in one thread that commits in groups."""

    def __init__(self, url: str) -> None:
        with told_plainly(url):
            self.engine = engine_for(url)
            prepare(self.engine)
            if self.shared:
                sa.event.listen(self.engine, "connect", _careful_postgresql)
                self.engine.dispose()
            self._connection = self.engine.connect()
        self._readers = ThreadPoolExecutor(READERS, "battlemat-reader")
        self._gathered: list[_Write] = []
        self._jobs: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_for_ever, name="battlemat-writer", daemon=True)
        self._writer.start()

    @property
    def shared(self) -> bool:
        """Whether other servers may use it at the same time."""
        return self.engine.dialect.name != "sqlite"

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown(cancel_futures=True)
        self._connection.close()
        self.engine.dispose()

    # Writing

    async def write(
        self, job: Callable[[sa.Connection], Any] | None, new: Entries | None = None, held: Held | None = None
    ) -> None:
        """Run a job and add new journal entries in the next commit; both are on disk when this returns.

        In a commit all jobs come first and the entries of all matches follow together. What is about a match that is
        `held` is written only while it is: otherwise `Lost`.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._gathered:  # all that comes in this round of the loop goes to the writer together
            loop.call_soon(self._hand_over)
        self._gathered.append(_Write(job, new, held, loop, done))
        await done

    def _hand_over(self) -> None:
        self._jobs.put(self._gathered)
        self._gathered = []

    def _write_for_ever(self) -> None:
        while (writes := self._jobs.get()) is not None:
            while not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                writes += more
            self._commit(writes)

    def _commit(self, writes: list[_Write]) -> None:
        """All in one commit; if something fails, each in a commit of its own, so that only that one fails."""
        connection = self._connection
        began = monotonic()
        try:
            with connection.begin():
                writes = _still_held(connection, writes)
                for write in writes:
                    if write.job is not None:
                        write.job(connection)
                insert_entries(connection, [write.new for write in writes if write.new])
        except Exception as fault:
            if len(writes) == 1:
                _tell(writes, fault)
                return
            for write in writes:
                self._commit([write])
        else:
            metrics.BATCHES.observe(len(writes))
            metrics.BATCH_SECONDS.observe(monotonic() - began)
            _tell(writes, None)

    # Reading

    async def run(self, job: Callable[[sa.Connection], T]) -> T:
        """A job in a transaction of its own, beside what others write."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.in_one, job)

    def in_one(self, job: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return job(connection)

    def at_once(self, job: Callable[[sa.Connection], T]) -> T:
        """Each statement of a job is a transaction of its own."""
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            return job(connection)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)


def _careful_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers and the writer work side by side; full sync makes a commit survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _careful_postgresql(connection: Any, _: Any) -> None:
    """A server that is cut off in the middle of a transaction must not keep others from the rows it has locked."""
    connection.execute(f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'")
    connection.commit()


class _Write(msgspec.Struct):
    """Something to be written, and who waits for it."""

    job: Callable[[sa.Connection], Any] | None
    new: Entries | None
    held: Held | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


def _still_held(connection: sa.Connection, writes: list[_Write]) -> list[_Write]:
    """Those that may be written; the others are told that they may not."""
    held = {write.held for write in writes if write.held is not None}
    gone = lost(connection, held) if held else set()
    for write in writes:
        if write.held is not None and write.held in gone:
            _tell([write], Lost(write.held.match))
    return [write for write in writes if write.held not in gone] if gone else writes


def _tell(writes: Sequence[_Write], fault: Exception | None) -> None:
    """Wake those who wait, all at once."""

    def finish() -> None:
        for write in writes:
            if write.done.cancelled():
                continue
            if fault is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(fault)

    if writes and not writes[0].loop.is_closed():
        writes[0].loop.call_soon_threadsafe(finish)
