"""What whoever runs a server does to its matches: by command, on both databases, also while the server is running."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from battlemat import load_match
from battlemat.cli import main
from battlemat.core.words import say
from battlemat.server import records as db
from battlemat.server.schema import back_up
from battlemat.server.storage import Storage, engine_for
from tests.server.conftest import BOT_GAME, TWO_PEOPLE, NewDatabase, Player, Server, play_a_while
from tests.server.older_matches import FOLDER, older
from tests.server.test_versions import put

Capture = pytest.CaptureFixture[str]
NAME = "pocketmodel-2026-11-17"


def admin(url: str, *words: str) -> int:
    return main(["admin", "--database", url, *words])


@pytest.fixture
def house(new_database: NewDatabase) -> str:
    """A database with a PocketModel match that is running and an old one that is over."""
    url = new_database()
    Storage(url).close()
    for name, status, created in (("new1", "running", "2999-01-01T00:00:00"), ("old1", "over", "2001-01-01T00:00:00")):
        match = older(NAME, name)
        match.row.status, match.row.created = status, created
        put(url, match, name)
    return url


def told(capture: Capture) -> str:
    return capture.readouterr().out


def test_matches_are_listed_as_wished(house: str, capsys: Capture) -> None:
    assert admin(house, "list") == 0
    assert [line.split()[0] for line in told(capsys).splitlines()] == ["new1", "old1"]
    for wish in (["--status", "over"], ["--older-than", "30"]):
        assert admin(house, "list", *wish) == 0
        assert [line.split()[0] for line in told(capsys).splitlines()] == ["old1"]
    assert admin(house, "list", "--player", "layer 1", "--most", "1") == 0
    assert "60 entries  Player 0 – Player 1" in told(capsys)
    for wish in (["--game", "xwing"], ["--player", "%"]):
        assert admin(house, "list", *wish) == 0
        assert told(capsys) == ""


def test_old_matches_are_deleted_with_all_they_have(
    house: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.readline", lambda: "n\n", raising=False)
    assert admin(house, "delete", "--older-than", "30") == 1
    assert admin(house, "delete", "--older-than", "30", "--yes") == 0
    assert "1 matches were deleted." in told(capsys)
    assert admin(house, "delete", "--older-than", "30", "--yes") == 0
    assert "nothing to delete" in told(capsys)
    engine = engine_for(house)
    with engine.connect() as connection:
        assert db.load_row(connection, "old1") is None
        assert db.load_entries(connection, "old1") == []
        assert db.load_positions(connection, "old1") == []
        assert len(db.load_entries(connection, "new1")) == 60
    engine.dispose()


def test_matches_leave_as_files_and_come_as_files(house: str, tmp_path: Path, capsys: Capture) -> None:
    assert admin(house, "export", "--folder", str(tmp_path)) == 0
    files = sorted(tmp_path.glob("*.match"))
    assert [file.name for file in files] == ["pocketmodel-new1.match", "pocketmodel-old1.match"]
    assert files[0].read_bytes() == (FOLDER / f"{NAME}.match").read_bytes()
    told(capsys)
    assert admin(house, "import", str(files[0])) == 0
    name = told(capsys).split()[0]
    assert admin(house, "export", name, "--folder", str(tmp_path)) == 0
    assert load_match((tmp_path / f"pocketmodel-{name}.match").read_bytes()).journal
    assert admin(house, "export", "nobody", "--folder", str(tmp_path)) == 2
    assert "There is no match nobody." in capsys.readouterr().err
    files[0].write_bytes(b"nonsense")
    assert admin(house, "import", str(files[0])) == 2
    assert "is not a battlemat match file" in capsys.readouterr().err


def test_a_closed_match_is_over_and_says_why(house: str, tmp_path: Path, capsys: Capture) -> None:
    assert admin(house, "close", "new1") == 0
    assert admin(house, "close", "new1", "nobody") == 1
    assert told(capsys).splitlines()[1:] == [
        "new1 is no match that could be closed",
        "nobody is no match that could be closed",
    ]
    assert admin(house, "export", "new1", "--folder", str(tmp_path)) == 0
    match = load_match((tmp_path / "pocketmodel-new1.match").read_bytes())
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((), "core-called-off")


def test_everything_is_counted(house: str, capsys: Capture) -> None:
    assert admin(house, "statistics") == 0
    counted = told(capsys)
    assert "pocketmodel   over               1" in counted
    assert "entries                        120" in counted
    assert "people (seats’ tokens)           2" in counted


def test_the_database_is_the_one_the_environment_names(
    house: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As it is set in a container; what the command line names comes first."""
    monkeypatch.setenv("BATTLEMAT_DATABASE", house)
    assert main(["admin", "list"]) == 0
    assert "new1" in told(capsys)
    assert main(["migrate", "--check"]) == 0
    assert "2 matches: " in told(capsys)
    assert admin(f"sqlite:///{tmp_path / 'none.sqlite3'}", "list") == 2


def test_an_empty_variable_names_no_database(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BATTLEMAT_DATABASE", "")
    monkeypatch.setattr("battlemat.cli.saves.data_folder", lambda: tmp_path)
    assert main(["admin", "list"]) == 2
    assert f"There is no database at sqlite:///{tmp_path}" in capsys.readouterr().err


def test_a_copy_never_replaces_anything_and_postgresql_has_its_own(house: str, tmp_path: Path, capsys: Capture) -> None:
    copy = tmp_path / "copy.sqlite3"
    if house.startswith("postgresql"):
        assert admin(house, "backup", str(copy)) == 2
        assert "pg_dump" in capsys.readouterr().err
        return
    assert admin(house, "backup", str(copy)) == 0
    assert entries_in(copy) == 120
    assert admin(house, "backup", str(copy)) == 2
    assert "a copy never replaces anything" in capsys.readouterr().err


def entries_in(file: str | Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def make_large(file: Path) -> None:
    """So that copying it takes a while."""
    Storage(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE ballast AS SELECT zeroblob(30000000) AS weight")


class Busy:
    """Somebody who plays match after match at a server, in a thread, until it is enough."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.enough = Event()
        self.thread = Thread(target=lambda: asyncio.run(self._play()))

    async def _play(self) -> None:
        while not self.enough.is_set():
            made = self.server.post("/api/matches", BOT_GAME)
            async with Player(self.server, made["match"], self.server.tokens(made)[0]) as one:
                while not self.enough.is_set() and await one.play_on(Random(1), 1):
                    pass

    def __enter__(self) -> None:
        self.thread.start()

    def __exit__(self, *_: object) -> None:
        self.enough.set()
        self.thread.join()


def test_a_live_database_is_copied_while_a_server_writes_to_it(
    start_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    live = tmp_path / "live.sqlite3"
    make_large(live)
    url = f"sqlite:///{live}"
    copy = tmp_path / "copy.sqlite3"
    around = [(0, 0)]

    def counted(file: str, copy: Path) -> None:
        before = entries_in(file)
        back_up(file, copy)
        around.append((before, entries_in(file)))

    monkeypatch.setattr("battlemat.server.schema.back_up", counted)
    with Busy(start_server(url)):
        while around[-1][0] in (0, around[-1][1]):  # until something was written before and meanwhile
            assert len(around) < 200
            copy.unlink(missing_ok=True)
            assert admin(url, "backup", str(copy)) == 0
    before, after = around[-1]
    assert before <= entries_in(copy) <= after
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert admin(f"sqlite:///{copy}", "export", "--folder", str(tmp_path)) == 0
    assert "cannot be played again" not in capsys.readouterr().err
    assert sum(len(load_match(file.read_bytes()).journal) for file in tmp_path.glob("*.match")) == entries_in(copy)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "none.sqlite3"
    assert admin(f"sqlite:///{file}", "list") == 2
    assert "There is no database at" in capsys.readouterr().err
    assert not file.exists()


@pytest.mark.parametrize("what", ["close", "delete"])
def test_a_match_that_is_closed_or_deleted_under_its_players(
    start_server: Callable[..., Server], new_database: NewDatabase, what: str, capsys: Capture
) -> None:
    """The next answer is not acknowledged, the table is set up again, and there the players learn what happened."""
    server = start_server(new_database())
    made = server.post("/api/matches", TWO_PEOPLE)
    name, (first, second) = made["match"], server.tokens(made)
    words = ("close", name) if what == "close" else ("delete", "--older-than", "0", "--status", "running", "--yes")

    async def play() -> list[dict[str, object]]:
        async with Player(server, name, first) as one, Player(server, name, second) as two:
            await play_a_while(one, two, answers=10)
        async with Player(server, name, first) as one, Player(server, name, second) as two:
            for player in (one, two):
                await player.asked_or_waiting()
            await asyncio.sleep(1.1)  # a match is as old as zero days when its second is over
            assert admin(server.database, *words) == 0
            asked = one if one.table["question"] else two
            option = Random(1).choice(asked.table["question"]["options"])["id"]
            await asked.send(type="answer", number=asked.table["question"]["number"], answer=option)
            return [await player.until(lambda message: message["type"] != "table") for player in (one, two)]

    async def come_back() -> dict[str, object]:
        async with Player(server, name, first) as one:
            return await one.receive()

    for gone in asyncio.run(play()):
        assert gone == {"type": "gone", "reason": say("server-set-up-again"), "again": True}
    again = asyncio.run(come_back())
    if what == "delete":
        assert again == {"type": "gone", "reason": say("server-unknown-match", {"id": name}), "again": False}
        assert server.http.get(f"/api/matches/{name}").status_code == 404
    else:
        assert say("core-called-off") in str(again["result"])
        assert server.get(f"/api/matches/{name}")["status"] == "over"
        file = server.http.get(f"/api/matches/{name}/file").content
        assert load_match(file).over


def test_an_undo_does_not_take_back_that_a_match_was_called_off(own_server: Server, capsys: Capture) -> None:
    server = own_server
    made = server.post("/api/matches", BOT_GAME)
    name, (first,) = made["match"], server.tokens(made)

    async def play() -> dict[str, object]:
        async with Player(server, name, first) as one:
            await one.play_on(Random(1), 1)
            await one.asked()
            assert one.table["undo"]["how"] == "free"
            assert admin(server.database, "close", name) == 0
            await one.send(type="ask-undo")
            return await one.until(lambda message: message["type"] != "table")

    assert asyncio.run(play())["again"] is True
    assert server.get(f"/api/matches/{name}")["status"] == "over"
