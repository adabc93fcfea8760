"""The database: reading a journal costs what the journal is long, not what the database is large."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from battlemat.server import storage as db
from tests.server.test_solid import a_match

JOURNAL_READS: dict[str, Callable[[sa.Connection], object]] = {
    "load": lambda c: db.load_entries(c, "m"),
    "take back": lambda c: db.take_back_from(c, "m", 3),
}


def statements(engine: sa.Engine) -> list[str]:
    """What is sent to the database, as it is sent."""
    seen: list[str] = []

    def keep(connection: sa.Connection, cursor: object, statement: str, parameters: Any, *_: object) -> None:
        for value in parameters:
            statement = statement.replace("?", repr(value), 1)
        seen.append(statement)

    sa.event.listen(engine, "before_cursor_execute", keep)
    return seen


@pytest.mark.parametrize("what", JOURNAL_READS)
def test_sqlite_reads_a_journal_by_its_index(tmp_path: Path, what: str) -> None:
    storage = db.Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
    seen = statements(storage.engine)
    with storage.engine.begin() as connection:
        JOURNAL_READS[what](connection)
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {seen[-1]}").all()
    storage.close()
    assert ["one_entry_per_number" in str(row) for row in plan] == [True], plan


def test_postgresql_reads_a_journal_by_its_index(postgresql: str) -> None:
    storage = db.Storage(postgresql)
    query = (
        sa.select(db.entries.c.value)
        .where(db.entries.c.match == "m", db.COUNTS)
        .order_by(db.entries.c.number)
        .compile(storage.engine, compile_kwargs={"literal_binds": True})
    )
    with storage.engine.begin() as connection:
        connection.execute(sa.text("SET LOCAL enable_seqscan = off"))
        connection.execute(sa.text("SET LOCAL enable_bitmapscan = off"))
        plan = "\n".join(str(row[0]) for row in connection.execute(sa.text(f"EXPLAIN {query}")))
    storage.close()
    assert "one_entry_per_number" in plan
    assert "Sort" not in plan
    assert "Filter" not in plan


def test_a_database_from_before_invitations_and_rematches_is_read(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite3'}"
    storage = db.Storage(url)
    row = a_match()
    with storage.engine.begin() as connection:
        db.insert_match(connection, row)
        connection.exec_driver_sql("ALTER TABLE seats DROP COLUMN invite")
        connection.exec_driver_sql("ALTER TABLE matches DROP COLUMN rematch")
    storage.close()
    storage = db.Storage(url)
    with storage.engine.begin() as connection:
        assert db.load_row(connection, "m") == row
        db.set_rematch(connection, "m", "other")
        assert db.list_rows(connection, "running", 5) == [msgspec.structs.replace(row, rematch="other")]
    storage.close()
