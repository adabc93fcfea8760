"""How a database comes to have the tables of `tables.py`, whatever it had before: Alembic's revisions, one by one.

**To change a table**: change it in `tables.py`, put a module beside the others in `migrations/versions` and set
`tables.REVISION` to its number. It looks like this (see Alembic's `op` for what it can do)::

    revision = "0002"
    down_revision = "0001"  # the newest one so far: the history is one line
    safe = True  # only adds: a server of the version before can go on with the database

    def upgrade() -> None:
        op.add_column("matches", sa.Column("colour", sa.String(10), nullable=True))

What adds nothing but columns that may be empty, tables and indexes is `safe`. There is no way down: a copy of the
database is the way back. If somebody else was faster with the same number, take the next one. The tests insist on
one line of revisions and that it leads to exactly the tables of `tables.py`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.server.tables import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

ADVISORY_LOCK = 0x62617474
"""PostgreSQL's lock for those who change the tables: any number, always the same."""
MIGRATIONS = Path(__file__).parent / "migrations"


class Revisions(msgspec.Struct, frozen=True):
    """What a database is marked with (nothing if it is empty or older than all marks), and what it lacks."""

    revision: str | None
    waiting: tuple[str, ...]
    safe: bool
    empty: bool


def prepare(engine: sa.Engine) -> None:
    """Make a database ready for a server, if that can be done without asking: otherwise `BattlematError` says what to
    do. SQLite is this server's own, and a copy is kept; on PostgreSQL an older server may still be at work."""
    with engine.connect() as connection:
        found = revisions_of(connection)
    if found.waiting and engine.dialect.name != "sqlite" and not found.safe:
        raise BattlematError(
            f"The database has the tables of revision {found.revision} and this battlemat needs {REVISION}: "
            "make a copy of it, stop all servers and run `battlemat migrate`."
        )
    migrate(engine)


def migrate(engine: sa.Engine) -> list[str]:
    """Carry out all revisions a database lacks, in one transaction; of several who try, one does it.

    Returns which were carried out. SQLite is copied before.
    """
    with engine.begin() as connection:
        if not revisions_of(connection).waiting:
            return []
    with engine.begin() as connection:
        _be_alone(connection)
        found = revisions_of(connection)  # somebody else may have done it while we waited
        if found.waiting and engine.dialect.name == "sqlite" and not found.empty:
            copy_beside(engine)
        return _upgrade(connection, found)


@contextmanager
def as_if_migrated(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that sees the database as it would be with the tables of now; nothing of that stays."""
    with engine.connect() as connection, connection.begin() as transaction:
        if revisions_of(connection).waiting:
            _be_alone(connection)
            _upgrade(connection, revisions_of(connection))
        yield connection
        transaction.rollback()


def _be_alone(connection: sa.Connection) -> None:
    """Others who would change the tables wait until the end of this transaction."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ADVISORY_LOCK)))


def _upgrade(connection: sa.Connection, found: Revisions) -> list[str]:
    if found.waiting:
        from alembic import command

        command.upgrade(_config(connection), "head")
    return list(found.waiting)


def revisions_of(connection: sa.Connection) -> Revisions:
    """Where a database stands; `BattlematError` if it was made by a battlemat newer than this one."""
    inspector = sa.inspect(connection)
    empty = not inspector.get_table_names()
    marked = inspector.has_table("alembic_version")
    revision = connection.scalar(sa.text("SELECT version_num FROM alembic_version")) if marked else None
    if revision == REVISION:
        return Revisions(revision, (), True, False)
    from alembic.script import ScriptDirectory

    history = list(ScriptDirectory.from_config(_config(connection)).walk_revisions())
    history.reverse()
    known = [script.revision for script in history]
    if revision is not None and revision not in known:
        raise BattlematError(
            f"The database was made by a newer battlemat (its tables are of revision {revision:.32}, "
            f"this one knows them up to {REVISION}): use that one."
        )
    lacks = history[known.index(revision) + 1 :] if revision is not None else history
    safe = empty or all(getattr(script.module, "safe", False) for script in lacks)
    return Revisions(revision, tuple(script.revision for script in lacks), safe, empty)


def _config(connection: sa.Connection) -> Config:
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def copy_beside(engine: sa.Engine) -> Path | None:
    """A copy of an SQLite database beside it, before something is done to it; None if it is in no file."""
    file = engine.url.database
    if not file or file == ":memory:":
        return None
    copy = Path(f"{file}.before-{REVISION}-{datetime.now():%Y%m%d-%H%M%S}")
    back_up(file, copy)
    return copy


def back_up(file: str | Path, copy: Path) -> None:
    """Copy an SQLite database, also while a server writes to it: the copy is as it was at one moment."""
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
