"""`battlemat migrate`: tables and matches after an update, told beforehand and then done."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from battlemat.cli import main
from battlemat.core.version import version_of
from battlemat.server import records as db
from battlemat.server import tables
from battlemat.server.schema import revisions_of
from battlemat.server.storage import Storage, engine_for
from tests.server.conftest import NewDatabase, Server
from tests.server.older_matches import older
from tests.server.test_schema import OLDER, first_tables
from tests.server.test_versions import put, stored

Capture = pytest.CaptureFixture[str]
NAME = "pocketmodel-2026-11-17"


def migrate(url: str, *words: str) -> int:
    return main(["migrate", "--database", url, *words])


@pytest.fixture
def house(new_database: NewDatabase) -> str:
    """A match of this version, one that goes the same way and one that was played by other rules."""
    url = new_database()
    Storage(url).close()
    for name in ("same", "proven", "other"):
        match = older(NAME, name)
        if name == "same":
            match.row.version = version_of("pocketmodel")
        if name == "other":  # as if the third kept position had come about by other rules
            match.positions[2] = db.Position(match.positions[2].number, match.positions[1].state)
        put(url, match, name)
    return url


def test_a_check_tells_and_changes_nothing(house: str, capsys: Capture) -> None:
    assert migrate(house, "--check") == 1
    assert capsys.readouterr().out.splitlines() == [
        "The tables are as they must be.",
        "match other (pocketmodel, running) is different at entry 24 of 60",
        "3 matches: 1 of this version, 1 proven the same, 1 different.",
    ]
    assert {stored(house, name).row.version for name in ("proven", "other")} == {"older"}
    assert stored(house, "other").row.status == "running"


def test_what_was_found_is_written_down_and_not_looked_for_again(house: str, capsys: Capture) -> None:
    assert migrate(house) == 0
    proven, other = stored(house, "proven").row, stored(house, "other").row
    assert (proven.version, proven.status, proven.differs) == (version_of("pocketmodel"), "running", None)
    assert (other.version, other.status, other.differs) == ("older", "kept", 24)
    assert other.judged == version_of("pocketmodel")
    capsys.readouterr()
    assert migrate(house, "--check") == 1
    assert "2 of this version, 0 proven the same, 1 different" in capsys.readouterr().out


def test_tables_from_before_are_checked_as_if_they_were_new(new_database: NewDatabase, capsys: Capture) -> None:
    url = new_database()
    first_tables(url, *OLDER["without clocks, with the first index"])
    assert migrate(url, "--check") == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("The tables lack revision 0001")
    assert told[1] == "1 matches: 0 of this version, 1 proven the same, 0 different."
    engine = engine_for(url)
    with engine.connect() as connection:
        assert revisions_of(connection).revision is None
        assert "clock" not in {column["name"] for column in sa.inspect(connection).get_columns("matches")}
    assert migrate(url) == 0
    with engine.connect() as connection:
        assert revisions_of(connection).revision == tables.REVISION
    engine.dispose()
    assert stored(url, "m").row.version == version_of("pocketmodel")


def test_a_match_of_a_game_that_is_no_longer_there_is_kept(new_database: NewDatabase, capsys: Capture) -> None:
    url = new_database()
    Storage(url).close()
    match = older(NAME, "token")
    match.row.game = "draughts"
    put(url, match, "m")
    assert migrate(url) == 0
    assert "match m (draughts, running) is different at entry 0 of 60" in capsys.readouterr().out
    assert stored(url, "m").row.status == "kept"


def test_a_database_that_is_not_there_is_told(tmp_path: Path, capsys: Capture) -> None:
    assert migrate(f"sqlite:///{tmp_path / 'none.sqlite3'}") == 2
    assert "There is no database at" in capsys.readouterr().err


def test_a_database_a_server_is_using_is_left_alone(own_server: Server, capsys: Capture) -> None:
    """It may be looked at, but nobody plays on by the old rules while it is changed."""
    file = own_server.database.removeprefix("sqlite:///")
    assert migrate(own_server.database) == 2
    told = capsys.readouterr()
    assert told.err.strip() == f"battlemat: The database {file} is used by another server; end that one first."
    assert told.out == ""
    assert migrate(own_server.database, "--check") == 0
    own_server.end()
    assert migrate(own_server.database) == 0
