"""`battlemat serve --processes N`: one door, several processes; one that dies is replaced, and all end together."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from battlemat.server.porter import Porter
from tests.server.cluster import Cluster, is_up, until
from tests.server.conftest import TWO_PEOPLE, Player, Server

PROCESSES = 3


class House(Server):
    """A server of several processes."""

    def begin(self) -> None:
        command = [sys.executable, "-m", "battlemat", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--processes", str(PROCESSES)]
        for limit in ("connections", "rooms", "requests_per_minute", "matches_per_hour"):
            command += ["--limit", f"{limit}=100000"]
        self.process = subprocess.Popen(command)

    def children(self) -> list[int]:
        """The processes behind the door."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in found if "battlemat.server.child" in _command(int(pid))]


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def is_there(pid: int) -> bool:
    return bool(_command(pid))


@pytest.fixture(scope="module")
def cluster(postgresql: str) -> Iterator[Cluster]:
    """A database, and nobody on it."""
    database = Cluster(postgresql, 0)
    yield database
    database.close()


@pytest.fixture(scope="module")
def house(cluster: Cluster) -> Iterator[House]:
    server = House(cluster.url.render_as_string())
    yield server
    server.stop()


def test_a_match_is_always_in_the_same_process(house: House, cluster: Cluster) -> None:
    """So nothing is passed on inside: every connection to a match is handed to the process that has it."""

    async def play(match: str, tokens: list[str]) -> None:
        async with Player(house, match, tokens[0]) as one, Player(house, match, tokens[1]) as two:
            await one.asked_or_waiting()
            await two.asked_or_waiting()
            player = one if one.table["question"] is not None else two
            assert (await player.answer(player.table["question"]["options"][0]["id"]))["type"] == "accepted"

    for _ in range(4):
        made = house.post("/api/matches", TWO_PEOPLE)
        asyncio.run(play(made["match"], house.tokens(made)))
    claims = cluster.ask("SELECT match, count(DISTINCT owner) FROM audit_claims WHERE owner IS NOT NULL GROUP BY match")
    assert [owners for _, owners in claims] == [1] * 4
    assert cluster.ask("SELECT count(*) FROM servers WHERE until > now()")[0][0] == PROCESSES


def test_a_process_that_dies_is_replaced(house: House, cluster: Cluster) -> None:
    before = house.children()
    assert len(before) == PROCESSES
    os.kill(before[1], signal.SIGKILL)

    async def replaced() -> None:
        await until(lambda: len(set(house.children()) - {before[1]}) == PROCESSES, 30)
        living = lambda: cluster.ask("SELECT count(*) FROM servers WHERE until > now()")[0][0] == PROCESSES  # noqa: E731
        await until(living, 60)

    asyncio.run(replaced())
    for _ in range(PROCESSES):
        assert is_up(house)
    made = house.post("/api/matches", TWO_PEOPLE)
    assert len(house.tokens(made)) == 2


def test_all_end_when_they_are_asked_to(house: House, cluster: Cluster) -> None:
    children = house.children()
    began = time.monotonic()
    house.process.terminate()
    assert house.process.wait(30) == 0
    assert time.monotonic() - began < 15
    assert not any(is_there(pid) for pid in children)
    assert cluster.ask("SELECT count(*) FROM servers")[0][0] <= 1  # only the one that was killed before
    house.start()


def test_without_the_door_nobody_stays(house: House) -> None:
    """The porter is killed: its processes end by themselves."""
    children = house.children()
    house.kill()
    asyncio.run(until(lambda: not any(is_there(pid) for pid in children), 30))
    house.start()


def test_sqlite_has_one_process(tmp_path: Path) -> None:
    said = serve(f"sqlite:///{tmp_path / 'm.sqlite3'}", "--processes", "2")
    assert said == "battlemat: Several processes need PostgreSQL: name it with --database postgresql+psycopg://…\n"


def test_sqlite_has_one_server(tmp_path: Path) -> None:
    file = tmp_path / "m.sqlite3"
    first = Server(f"sqlite:///{file}")
    said = serve(f"sqlite:///{file}")
    assert said == f"battlemat: The database {file} is used by another server; end that one first.\n"
    assert is_up(first)
    first.kill()
    first.start()  # the lock went with the one that was killed
    first.stop()


def serve(database: str, *words: str) -> str:
    """What a server that cannot be says."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [sys.executable, "-m", "battlemat", "serve", "--port", port, "--database", database, *words]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    return ended.stderr


def test_an_address_is_counted_in_one_place() -> None:
    """What is about no match goes by address; proxies and this machine speak for many, and take turns."""

    async def places() -> None:
        with socket.socket() as listener:
            porter = Porter(listener, 4, b"")
            assert len({porter._place(b"", "203.0.113.9") for _ in range(8)}) == 1
            assert len({porter._place(b"", f"203.0.113.{n}") for n in range(40)}) == 4
            assert [porter._place(b"", "127.0.0.1") for _ in range(5)] == [0, 1, 2, 3, 0]
            assert len({porter._place(b"abc", f"203.0.113.{n}") for n in range(40)}) == 1

    asyncio.run(places())
