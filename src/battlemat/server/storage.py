"""Where matches live: SQLite beside the user's other data, or PostgreSQL when a table has grown into a house.

The journal is the truth. Whatever is acknowledged to a player has been committed before; many small writes that come
at the same time share one commit (group commit), so that durability costs little under load.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.server.clock import Clock

T = TypeVar("T")

metadata = sa.MetaData()

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("start", sa.LargeBinary, nullable=True),
    sa.Column("hot_seat", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("created", sa.String(32), nullable=False, index=True),
    sa.Column("clock", sa.LargeBinary, nullable=True),
    sa.Column("rematch", sa.String(32), nullable=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),
    sa.Column("invite", sa.String(64), nullable=True),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("player", sa.Integer, nullable=False),
    sa.Column("value", sa.LargeBinary, nullable=False),
    sa.Column("key", sa.String(80), nullable=False),
    sa.Column("taken_back", sa.Boolean, nullable=False),
    sa.Index(
        "one_entry_per_number",
        "match",
        "number",
        unique=True,
        sqlite_where=sa.text("taken_back = 0"),
        postgresql_where=sa.text("NOT taken_back"),
    ),
)
"""Two servers that play the same match by mistake cannot both write: the second one's room is closed."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.String(1), nullable=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
)

COUNTS = sa.not_(entries.c.taken_back)
"""Entries that count, written as the index says it: only then does a database use it."""
READERS = 8
"""Threads that read, and do nothing else."""

_encode = msgspec.msgpack.Encoder().encode
_INSERT_ENTRIES = entries.insert()
_SET_STANDING = (
    matches.update()
    .where(matches.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("status", "turn", "clock")})
)


class SeatRow(msgspec.Struct):
    """Who may sit at a seat. `kind`: human, open (anybody may take it) or bot; `token` and `invite` are hashes.

    A seat for a friend has no token until somebody has used its invitation. A bot that plays for somebody leaves the
    token as it is.
    """

    player: int
    kind: str
    name: str
    bot: str
    token: str
    invite: str = ""


class MatchRow(msgspec.Struct):
    """A match as it is stored, without its journal."""

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    key: bytes
    start: bytes | None
    hot_seat: bool
    status: str
    turn: int
    created: str
    seats: list[SeatRow]
    clock: Clock | None = None
    rematch: str = ""


class Entries(msgspec.Struct):
    """New journal entries of a match, numbered from `first` on; the idempotency key belongs to the first of them."""

    match: str
    first: int
    rows: list[tuple[int, Any]]
    key: str = ""

    def records(self) -> list[dict[str, Any]]:
        return [
            {
                "match": self.match,
                "number": self.first + place,
                "player": player,
                "value": _encode(value),
                "key": self.key if place == 0 else "",
                "taken_back": False,
            }
            for place, (player, value) in enumerate(self.rows)
        ]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def is_id(text: str) -> bool:
    """Whether a match could have this id; anything else need not be looked for."""
    return len(text) <= 32 and text.isascii() and text.isalnum()


def default_database(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'battlemat.sqlite3'}"


class Storage:
    """One database. Reading happens in threads, all writing in one thread that commits in groups."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = sa.create_engine(url, future=True)
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", _careful_sqlite)
            metadata.create_all(self.engine)
            _add_missing_columns(self.engine)
            self._connection = self.engine.connect()
        except (sa.exc.SQLAlchemyError, ImportError, OSError, ValueError) as fault:
            why = " ".join(str(getattr(fault, "orig", None) or fault).split())[:200].rstrip(". ")
            raise BattlematError(f"The database {_public(url)} cannot be used: {why}.") from fault
        self._readers = ThreadPoolExecutor(READERS, "battlemat-reader")
        self._gathered: list[_Write] = []
        self._jobs: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_for_ever, name="battlemat-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown(cancel_futures=True)
        self._connection.close()
        self.engine.dispose()

    # Writing

    async def write(self, job: Callable[[sa.Connection], Any] | None, new: Entries | None = None) -> None:
        """Run a job and add new journal entries in the next commit; both are on disk when this returns.

        In a commit all jobs come first and the entries of all matches follow together.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        if not self._gathered:  # all that comes in this round of the loop goes to the writer together
            loop.call_soon(self._hand_over)
        self._gathered.append(_Write(job, new, loop, done))
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
        try:
            with connection.begin():
                for write in writes:
                    if write.job is not None:
                        write.job(connection)
                records = [record for write in writes if write.new for record in write.new.records()]
                if records:
                    connection.execute(_INSERT_ENTRIES, records)
        except Exception as fault:
            if len(writes) == 1:
                _tell(writes, fault)
                return
            for write in writes:
                self._commit([write])
        else:
            _tell(writes, None)

    # Reading

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)


def _add_missing_columns(engine: sa.Engine) -> None:
    """A database from before a column was thought of gets it; such columns may be empty."""
    inspector = sa.inspect(engine)
    for table in metadata.tables.values():
        known = {column["name"] for column in inspector.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                name = engine.dialect.identifier_preparer.format_column(column)
                kind = column.type.compile(engine.dialect)
                with engine.begin() as connection:
                    connection.execute(sa.text(f"ALTER TABLE {table.name} ADD COLUMN {name} {kind}"))


def _careful_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers and the writer work side by side; full sync makes a commit survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


class _Write(msgspec.Struct):
    """Something to be written, and who waits for it."""

    job: Callable[[sa.Connection], Any] | None
    new: Entries | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


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


def _public(url: str) -> str:
    """The address without its password."""
    try:
        return sa.engine.make_url(url).render_as_string(hide_password=True)[:120]
    except (sa.exc.ArgumentError, ValueError):
        return url.rpartition("@")[2][:80]


# What is written and read ---------------------------------------------------------------------------------------------


def insert_match(connection: sa.Connection, row: MatchRow) -> None:
    connection.execute(
        matches.insert().values(
            id=row.id,
            game=row.game,
            rules=row.rules,
            setup=_encode(row.setup),
            key=row.key,
            start=row.start,
            hot_seat=row.hot_seat,
            status=row.status,
            turn=row.turn,
            created=row.created,
            clock=None if row.clock is None else _encode(row.clock),
        )
    )
    connection.execute(seats.insert(), [{"match": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats])


def append_entries(connection: sa.Connection, new: Entries) -> None:
    if new.rows:
        connection.execute(_INSERT_ENTRIES, new.records())


def set_standing(connection: sa.Connection, row: MatchRow) -> None:
    """What changes of a match while it is played."""
    clock = None if row.clock is None else _encode(row.clock)
    connection.execute(
        _SET_STANDING, {"of": row.id, "new_status": row.status, "new_turn": row.turn, "new_clock": clock}
    )


def take_back_from(connection: sa.Connection, match: str, number: int) -> None:
    """Entries that were taken back are kept, so that the whole story of the dice can be told; they count no more."""
    connection.execute(
        entries.update().where(entries.c.match == match, entries.c.number >= number, COUNTS).values(taken_back=True)
    )


def set_seat(connection: sa.Connection, match: str, seat: SeatRow) -> None:
    connection.execute(
        seats.update()
        .where(seats.c.match == match, seats.c.player == seat.player)
        .values(kind=seat.kind, name=seat.name, bot=seat.bot, token=seat.token, invite=seat.invite)
    )


def set_rematch(connection: sa.Connection, match: str, rematch: str) -> None:
    connection.execute(matches.update().where(matches.c.id == match).values(rematch=rematch))


def load_row(connection: sa.Connection, match: str) -> MatchRow | None:
    rows = connection.execute(matches.select().where(matches.c.id == match)).mappings().all()
    return next(iter(_match_rows(connection, rows)), None)


def list_rows(connection: sa.Connection, status: str, most: int) -> list[MatchRow]:
    rows = connection.execute(
        matches.select().where(matches.c.status == status).order_by(matches.c.created.desc()).limit(most)
    ).mappings()
    return _match_rows(connection, rows.all())


def _match_rows(connection: sa.Connection, rows: Sequence[sa.RowMapping]) -> list[MatchRow]:
    """The matches with their seats."""
    ids = [row["id"] for row in rows]
    found: defaultdict[str, list[sa.RowMapping]] = defaultdict(list)
    for seat in connection.execute(seats.select().where(seats.c.match.in_(ids)).order_by(seats.c.player)).mappings():
        found[seat["match"]].append(seat)
    return [_match_row(row, found[row["id"]]) for row in rows]


def _match_row(row: sa.RowMapping, found: Iterable[sa.RowMapping]) -> MatchRow:
    return MatchRow(
        row["id"],
        row["game"],
        row["rules"],
        msgspec.msgpack.decode(row["setup"]),
        bytes(row["key"]),
        None if row["start"] is None else bytes(row["start"]),
        bool(row["hot_seat"]),
        row["status"],
        row["turn"],
        row["created"],
        [SeatRow(s["player"], s["kind"], s["name"], s["bot"], s["token"], s["invite"] or "") for s in found],
        None if row["clock"] is None else msgspec.msgpack.decode(bytes(row["clock"]), type=Clock),
        row["rematch"] or "",
    )


def load_entries(connection: sa.Connection, match: str) -> list[tuple[int, Any, str]]:
    """The journal: player, value and idempotency key of every entry that counts."""
    rows = connection.execute(
        sa.select(entries.c.player, entries.c.value, entries.c.key)
        .where(entries.c.match == match, COUNTS)
        .order_by(entries.c.number)
    )
    return [(player, msgspec.msgpack.decode(bytes(value)), key) for player, value, key in rows]


def append_chat(connection: sa.Connection, match: str, seat: str | None, name: str, text: str, at: str) -> None:
    connection.execute(chat.insert().values(match=match, seat=seat, name=name, text=text, at=at))


def load_chat(connection: sa.Connection, match: str, most: int) -> list[tuple[str | None, str, str, str]]:
    rows = connection.execute(
        sa.select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
        .where(chat.c.match == match)
        .order_by(chat.c.id.desc())
        .limit(most)
    ).all()
    return [(seat, name, text, at) for seat, name, text, at in reversed(rows)]
