"""A real server on a real port, and players who talk to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
import sqlalchemy as sa
import websockets

from battlemat.server.changes import changed
from battlemat.server.messages import Change
from tests.ports import free_port
from tests.server.postgresql import NoPostgreSQL, running_postgresql


def frames(moments: list[dict[str, Any]], view: Any = None) -> list[dict[str, Any]]:
    """Moments as a browser shows them: each event with the whole view right after it."""
    found = []
    for moment in moments:
        view = changed(view, msgspec.convert(moment["changes"], list[Change]))
        found.append({"event": moment["event"], "view": view})
    return found


BOT_GAME = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
TWO_PEOPLE = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "friend"}]}


PATIENCE = 30.0
"""Seconds; nothing takes nearly so long, but the machine may be busy."""
SERVE = """
import sys
from battlemat.server.limits import UNLIMITED, read_limits
from battlemat.server.run import serve
port, database, *limits = sys.argv[1:]
serve("127.0.0.1", int(port), database, read_limits(limits, UNLIMITED))
"""


class Server:
    """A server process that can be killed and started again on the same database."""

    first_request = "/api/matches"
    """What is asked until it is answered: this asks the database, and needs no game to be loaded."""

    def __init__(self, database: str, *limits: str, waiting: bool = True) -> None:
        self.database = database
        self.limits = limits
        self.environment: dict[str, str] = {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        # a connection for each request: one that is kept may be closed by the server just when it is used again
        self.http = httpx.Client(base_url=self.url, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))
        self.begin()
        if waiting:
            self.wait()

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.database, *self.limits]
        self.process = subprocess.Popen(command, env=os.environ | self.environment)

    def wait(self) -> None:
        """Until it serves."""
        for _ in range(1200):
            try:
                self.http.get(self.first_request)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def update(self, packages: Path) -> None:
        """Stop, and start again with the battlemat of another folder."""
        self.end()
        self.environment = {"PYTHONPATH": str(packages)}
        self.start()

    def stop(self) -> None:
        self.http.close()
        self.end()

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)

    def post(self, path: str, data: Any = None) -> Any:
        response = self.http.post(path, content=b"" if data is None else json.dumps(data).encode())
        response.raise_for_status()
        return response.json()

    def tokens(self, made: dict[str, Any]) -> list[str]:
        """What opens the seats of a new match, seat by seat; friends sit down with tokens of their own."""
        return [link["token"] or self.join(made["match"], link["invite"]) for link in made["links"]]

    def join(self, match: str, invite: str = "") -> str:
        """Sit down at an open seat, or where an invitation leads, with a token that is made from the invitation."""
        token = sha256(f"{match} {invite}".encode()).hexdigest()
        self.post(f"/api/matches/{match}/join", {"token": token, "invite": invite})
        return token

    def rematch(self, match: str, token: str) -> str:
        """The id of the rematch."""
        headers = {"authorization": f"Bearer {token}"}
        response = self.http.post(f"/api/matches/{match}/rematch", headers=headers)
        response.raise_for_status()
        return str(response.json()["match"])

    def get(self, path: str, token: str = "") -> Any:
        response = self.http.get(path, headers={"authorization": f"Bearer {token}"} if token else {})
        response.raise_for_status()
        return response.json()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    servers: list[Server] = []

    def start(database: str | None = None, *limits: str) -> Server:
        servers.append(Server(database or f"sqlite:///{tmp_path / 'matches.sqlite3'}", *limits))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def own_server(start_server: Callable[..., Server]) -> Server:
    """A server that a test may kill, or weigh."""
    return start_server(None)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all who only play on it; matches of other tests are on it too."""
    shared = Server(f"sqlite:///{tmp_path_factory.mktemp('server') / 'matches.sqlite3'}")
    yield shared
    shared.stop()


class Player:
    """One connection at a table."""

    def __init__(
        self, server: Server, match: str, token: str = "", language: str = "en", *, openly: bool = False
    ) -> None:
        self.address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/play"
        self.hello = json.dumps({"type": "hello", "token": token, "language": language, "openly": openly})
        self.table: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []

    async def __aenter__(self) -> Player:
        self.socket = await websockets.connect(self.address, max_size=None)
        await self.socket.send(self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        if message["type"] == "table":
            message["frames"] = frames(message.pop("moments"), self.table.get("view"))
            last = message["frames"][-1]["view"] if message["frames"] else self.table.get("view")
            message["view"] = changed(last, msgspec.convert(message.pop("changes"), list[Change]))
            self.table = message
        else:
            self.others.append(message)
        return message

    async def until(self, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message of the wished kind comes."""
        while True:
            message = await self.receive()
            if what(message):
                return message

    async def send(self, **message: Any) -> str:
        message.setdefault("key", uuid4().hex)
        await self.socket.send(json.dumps(message))
        return str(message["key"])

    async def reply(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for what becomes of it."""
        key = await self.send(**message)
        return await self.until(lambda answer: answer.get("key") == key)

    async def asked(self) -> dict[str, Any] | None:
        """The question open for this seat; None when the match is over."""
        while not self.table or (self.table["question"] is None and self.table["result"] is None):
            await self.receive()
        question: dict[str, Any] | None = self.table["question"]
        return question

    async def asked_or_waiting(self) -> None:
        """Read until the table is here."""
        while not self.table:
            await self.receive()

    async def answer(self, option: Any) -> dict[str, Any]:
        question = await self.asked()
        assert question is not None
        reply = await self.reply(type="answer", number=question["number"], answer=option)
        if reply["type"] == "accepted":
            while self.table["sequence"] < reply["sequence"]:
                await self.receive()
        return reply

    async def play_on(self, rng: Random, answers: int = 10_000) -> int:
        """Answer at random until the match is over; how many answers were given."""
        for given in range(answers):
            question = await self.asked()
            if question is None:
                return given
            reply = await self.answer(rng.choice(question["options"])["id"])
            assert reply["type"] == "accepted", reply
        return answers


async def play_a_while(*players: Player, answers: int = 10) -> None:
    """Everybody answers at random until one of them has given so many answers."""
    tasks = [asyncio.create_task(player.play_on(Random(seed), answers)) for seed, player in enumerate(players)]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert all(task.result() for task in done)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of an empty database on a PostgreSQL server of our own."""
    try:
        with running_postgresql() as address:
            yield address
    except NoPostgreSQL as reason:
        pytest.fail(str(reason))


NewDatabase = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """The addresses of empty databases, of one kind and then of the other."""
    made: list[str] = []
    server = request.getfixturevalue("postgresql") if request.param == "postgresql" else ""

    def make() -> str:
        if not server:
            return f"sqlite:///{tmp_path / f'{len(made)}.sqlite3'}"
        made.append(f"schema_{tmp_path.name}_{len(made)}".lower().replace("-", "_")[:60])
        run_alone(server, f'CREATE DATABASE "{made[-1]}"')
        return str(server.rpartition("/")[0]) + "/" + made[-1]

    yield make
    for name in made:
        run_alone(server, f'DROP DATABASE "{name}" WITH (FORCE)')


def run_alone(server: str, statement: str) -> None:
    engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(statement))
    engine.dispose()
