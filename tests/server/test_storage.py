"""The database: reading a journal costs what the journal is long, not what the database is large."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from battlemat.server import records as db
from battlemat.server import tables
from battlemat.server.storage import Storage

JOURNAL_READS: dict[str, Callable[[sa.Connection], object]] = {
    "load": lambda c: db.load_entries(c, "m"),
    "take back": lambda c: db.take_back_from(c, "m", 3, 0),
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
    storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
    seen = statements(storage.engine)
    with storage.engine.begin() as connection:
        JOURNAL_READS[what](connection)
        asked = [statement for statement in seen if "entries" in statement]
        plans = [connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}").all() for statement in asked]
    storage.close()
    assert plans
    for plan in plans:
        assert ["one_entry_per_number" in str(row) for row in plan] == [True], plan


def test_postgresql_reads_a_journal_by_its_index(postgresql: str) -> None:
    storage = Storage(postgresql)
    query = (
        sa.select(tables.entries.c.value)
        .where(tables.entries.c.match == "m", tables.COUNTS)
        .order_by(tables.entries.c.number)
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
