"""The tables of the database: made, brought up to date from any older shape, and left alone when they are newer."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from battlemat.cli import main
from battlemat.core.errors import BattlematError
from battlemat.server import records as db
from battlemat.server import schema, tables
from battlemat.server.storage import Storage, engine_for
from tests.server.conftest import NewDatabase
from tests.server.test_solid import a_match


def run(url: str, *statements: str) -> None:
    engine = engine_for(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(sa.text(statement))
    engine.dispose()


def differences(url: str) -> list[Any]:
    """What the tables of a database lack or have too much."""
    engine = engine_for(url)
    with engine.connect() as connection:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), tables.metadata)
    engine.dispose()
    return found


def test_the_history_is_one_line_that_ends_at_the_tables_of_today() -> None:
    engine = engine_for("sqlite://")
    with engine.connect() as connection:
        history = ScriptDirectory.from_config(schema._config(connection))
        assert history.get_heads() == [tables.REVISION]
        assert [len(script.nextrev) for script in history.walk_revisions()] == [0] + [1] * (int(tables.REVISION) - 1)
    engine.dispose()


def test_an_empty_database_gets_all_tables(new_database: NewDatabase) -> None:
    url = new_database()
    Storage(url).close()
    assert differences(url) == []
    Storage(url).close()  # and is left alone the second time


OLDER = {
    "without invitations and rematches": (
        "ALTER TABLE seats DROP COLUMN invite",
        "ALTER TABLE matches DROP COLUMN rematch",
    ),
    "without clocks, with the first index": (
        "ALTER TABLE seats DROP COLUMN invite",
        "ALTER TABLE matches DROP COLUMN rematch",
        "ALTER TABLE matches DROP COLUMN clock",
        "DROP INDEX one_entry_per_number",
        "CREATE INDEX entries_of_match ON entries (match, number)",
    ),
}


def first_tables(url: str, *changes: str) -> None:
    """A database from before there was a history of its tables."""
    from battlemat.server.migrations.versions import r0001_first as first

    engine = engine_for(url)
    first.metadata.create_all(engine)
    with engine.begin() as connection:
        old = {column.name for column in first.matches.columns}
        values = {k: v for k, v in stored(a_match()).items() if k in old}
        connection.execute(first.matches.insert().values(values))
    engine.dispose()
    run(url, *changes)


def migrate(url: str) -> None:
    """As `battlemat migrate` does it."""
    engine = engine_for(url)
    schema.migrate(engine)
    engine.dispose()


def stored(row: db.MatchRow) -> dict[str, Any]:
    """A row as the database keeps it."""
    engine = engine_for("sqlite://")
    tables.metadata.create_all(engine)
    with engine.begin() as connection:
        db.insert_match(connection, row)
        kept = dict(connection.execute(tables.matches.select()).mappings().one())
    engine.dispose()
    return kept


@pytest.mark.parametrize("changes", OLDER.values(), ids=OLDER.keys())
def test_a_database_from_before_the_history_gets_what_is_missing(
    new_database: NewDatabase, changes: tuple[str, ...]
) -> None:
    url = new_database()
    first_tables(url, *changes)
    migrate(url)
    storage = Storage(url)
    with storage.engine.begin() as connection:
        row = db.load_row(connection, "m")
        assert row is not None
        assert (row.key, row.setup, row.clock, row.rematch) == (a_match().key, a_match().setup, None, "")
        db.set_rematch(connection, "m", "other")
        assert [found.rematch for found in db.list_rows(connection, "running", 5)] == ["other"]
    storage.close()
    assert differences(url) == []


def test_where_two_servers_wrote_the_same_entry_the_first_counts(new_database: NewDatabase) -> None:
    url = new_database()
    first_tables(url, *OLDER["without clocks, with the first index"])
    insert = "INSERT INTO entries (match, number, player, value, key, taken_back) VALUES ('m', {}, 0, '{}', '', {})"
    quoted = [(0, r"\x00", "false"), (0, r"\x01", "false"), (1, r"\x02", "true"), (1, r"\x03", "false")]
    run(url, *(insert.format(*entry) for entry in quoted))
    migrate(url)
    engine = engine_for(url)
    with engine.connect() as connection:
        kept = connection.execute(sa.text("SELECT number FROM entries WHERE NOT taken_back ORDER BY number")).scalars()
        assert list(kept) == [0, 1]
        assert connection.scalar(sa.text("SELECT count(*) FROM entries")) == 4
    engine.dispose()


def test_sqlite_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'm.sqlite3'}"
    empty = f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    Storage(empty).close()
    assert not list(tmp_path.glob("*.before-*"))  # nothing was there to be copied
    first_tables(url, *OLDER["without invitations and rematches"])
    Storage(url).close()
    (copy,) = tmp_path.glob("*.before-*")
    engine = engine_for(f"sqlite:///{copy}")
    assert "rematch" not in {column["name"] for column in sa.inspect(engine).get_columns("matches")}
    engine.dispose()


def test_a_newer_database_is_refused_and_not_touched(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_database()
    Storage(url).close()
    run(url, "UPDATE alembic_version SET version_num = '9876'", "ALTER TABLE seats DROP COLUMN invite")
    before = differences(url)
    with pytest.raises(BattlematError, match=r"made by a newer battlemat \(its tables are of revision 9876"):
        Storage(url)
    for command in (["serve", "--port", "0"], ["migrate"], ["admin"]):
        words = [*command, "--database", url, *(["list"] if command == ["admin"] else [])]
        assert main(words) == 2
        assert "made by a newer battlemat" in capsys.readouterr().err
    assert len(differences(url)) == len(before) == 1


def test_servers_that_start_at_once_make_the_tables_once(new_database: NewDatabase) -> None:
    url = new_database()
    done: list[list[str]] = []

    def start() -> None:
        engine = engine_for(url)
        done.append(schema.migrate(engine))
        engine.dispose()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(len(each) for each in done) == [0, 0, 0, int(tables.REVISION)]
    assert differences(url) == []


def test_a_server_asks_before_it_does_more_to_postgresql_than_to_add(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_for(postgresql)
    waiting = schema.Revisions("0001", ("0002",), False, False)
    monkeypatch.setattr(schema, "revisions_of", lambda connection: waiting)
    with pytest.raises(BattlematError, match="run `battlemat migrate`"):
        schema.prepare(engine)
    engine.dispose()
