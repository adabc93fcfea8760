"""Several servers on one PostgreSQL, lines between them that can be frozen or cut, people who never give up, and a
checker who reads the whole history afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import sqlalchemy as sa
import websockets

from battlemat.server import records
from battlemat.server.jobs import open_match
from battlemat.server.schema import migrate
from tests.server.conftest import TWO_PEOPLE, Server

AUDIT = (
    "CREATE TABLE audit_claims (id SERIAL, match TEXT, owner TEXT, fence INT, at TIMESTAMPTZ)",
    "CREATE TABLE audit_entries (id SERIAL, match TEXT, number INT, fence INT, current INT, owner TEXT)",
    """CREATE FUNCTION note_claim() RETURNS trigger AS $$ BEGIN
       IF NEW.fence IS DISTINCT FROM OLD.fence OR NEW.owner IS DISTINCT FROM OLD.owner THEN
         INSERT INTO audit_claims (match, owner, fence, at) VALUES (NEW.id, NEW.owner, NEW.fence, clock_timestamp());
       END IF; RETURN NEW; END $$ LANGUAGE plpgsql""",
    "CREATE TRIGGER note_claim AFTER UPDATE ON matches FOR EACH ROW EXECUTE FUNCTION note_claim()",
    """CREATE FUNCTION note_entry() RETURNS trigger AS $$ BEGIN
       INSERT INTO audit_entries (match, number, fence, current, owner)
         SELECT NEW.match, NEW.number, NEW.fence, m.fence, m.owner FROM matches m WHERE m.id = NEW.match;
       RETURN NEW; END $$ LANGUAGE plpgsql""",
    "CREATE TRIGGER note_entry AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION note_entry()",
)
"""The database itself writes down every change of owner, and under whose claim every entry came."""


class Relay:
    """A line to the database that can be frozen (nothing comes through, nobody is told) or cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.frozen = False
        self.over = False
        self._pairs: dict[socket.socket, socket.socket] = {}
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self.over:
            if self.frozen:
                time.sleep(0.01)
                continue
            ready, _, _ = select.select([self.listener, *self._pairs], [], [], 0.02)
            for sock in ready:
                if sock is self.listener:
                    self._connect()
                elif sock in self._pairs:
                    self._pass_on(sock)

    def _connect(self) -> None:
        one = self.listener.accept()[0]
        try:
            other = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            one.close()
            return
        self._pairs[one], self._pairs[other] = other, one

    def _pass_on(self, sock: socket.socket) -> None:
        try:
            data = sock.recv(65536)
            if data:
                self._pairs[sock].sendall(data)
                return
        except OSError:
            pass
        other = self._pairs.pop(sock, None)
        if other is not None:
            self._pairs.pop(other, None)
            other.close()
        sock.close()

    def cut(self) -> None:
        """Every connection ends at once, on both sides, with a reset."""
        for sock in list(self._pairs):
            with contextlib.suppress(OSError):
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
                sock.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.over = True
        self._thread.join()
        for sock in [self.listener, *self._pairs]:
            sock.close()


class Cluster:
    """So many servers, each with a line of its own to the same database."""

    def __init__(self, postgresql: str, count: int, *limits: str) -> None:
        self.url = sa.engine.make_url(postgresql)
        self.name = f"cluster_{uuid4().hex[:8]}"
        self._outside(f"CREATE DATABASE {self.name}")
        self.url = self.url.set(database=self.name)
        self.engine = sa.create_engine(self.url)
        migrate(self.engine)
        with self.engine.begin() as connection:
            for statement in AUDIT:
                connection.execute(sa.text(statement))
        assert self.url.port is not None
        self.relays = [Relay(self.url.port) for _ in range(count)]
        self.servers = [self._server(relay, *limits) for relay in self.relays]
        for server in self.servers:
            server.wait()

    def _server(self, relay: Relay, *limits: str) -> Server:
        return Server(self.url.set(port=relay.port).render_as_string(), *limits, waiting=False)

    def _outside(self, statement: str) -> None:
        engine = sa.create_engine(self.url.set(database="postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(statement))
        engine.dispose()

    def close(self) -> None:
        for relay in self.relays:
            relay.frozen = False
        for server in self.servers:
            server.stop()
        for relay in self.relays:
            relay.close()
        self.engine.dispose()
        self._outside(f"DROP DATABASE {self.name} WITH (FORCE)")

    def ask(self, question: str, **facts: Any) -> list[Any]:
        with self.engine.connect() as connection:
            return list(connection.execute(sa.text(question), facts))

    def ask_and_keep(self, statement: str, **facts: Any) -> None:
        with self.engine.begin() as connection:
            connection.execute(sa.text(statement), facts)

    def owner(self, match: str) -> str:
        """The address of the server that plays a match; empty if none does."""
        found = self.ask(
            "SELECT s.address FROM matches m JOIN servers s ON s.id = m.owner AND s.until > clock_timestamp()"
            " WHERE m.id = :m",
            m=match,
        )
        return str(found[0][0]) if found else ""

    def place_of(self, match: str) -> int:
        """Which of the servers plays a match, found by where they listen; -1: none."""
        port = int(self.owner(match).rpartition(":")[2] or 0)
        alive = [(n, server.process.pid) for n, server in enumerate(self.servers) if server.process.poll() is None]
        return next((n for n, pid in alive if port in ports_of(pid)), -1)


def ports_of(pid: int) -> set[int]:
    """The ports a process listens at."""
    inodes = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            inodes.add(str(link.readlink()))
    ports = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in inodes:
            ports.add(int(fields[1].rpartition(":")[2], 16))
    return ports


class Promise(msgspec.Struct):
    """What a server has acknowledged."""

    match: str
    player: int
    key: str
    sequence: int


class Diary:
    """What everybody has been promised, and which matches somebody wants to play."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []
        self.said: list[tuple[str, str]] = []
        self.faults: list[str] = []
        self.reconnected = 0
        self.wanted: set[str] = set()


class Person:
    """Sits at one seat, answers at random, and when the line breaks goes to any server and says the same again.

    `first` is where they go before that.
    """

    def __init__(
        self,
        cluster: Cluster,
        diary: Diary,
        match: str,
        player: int,
        token: str,
        rng: Random,
        first: Server | None = None,
    ) -> None:
        self.cluster, self.diary, self.rng, self.first = cluster, diary, rng, first
        self.match, self.player, self.token = match, player, token
        self.waits: dict[str, Any] | None = None
        self.safe = 0

    async def live(self, end: asyncio.Event) -> None:
        self.diary.wanted.add(self.match)
        while not end.is_set():
            server, self.first = self.first or self.rng.choice(self.cluster.servers), None
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self._visit(server, end)
            self.diary.reconnected += 1
            await asyncio.sleep(0.1)
        self.diary.wanted.discard(self.match)

    async def _visit(self, server: Server, end: asyncio.Event) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/matches/{self.match}/play"
        async with websockets.connect(
            address, max_size=None, open_timeout=5, close_timeout=1, ping_interval=None
        ) as line:
            await line.send(json.dumps({"type": "hello", "token": self.token, "language": "en"}))
            new = True
            while not end.is_set():
                try:
                    heard = json.loads(await asyncio.wait_for(line.recv(), 0.5))
                except TimeoutError:
                    continue
                if heard["type"] == "table":
                    if new and heard["sequence"] < self.safe:
                        self.diary.faults.append(f"{self.match} lost an answer: {heard['sequence']} < {self.safe}")
                    await self._see(line, heard, new)
                    new = False
                elif heard["type"] in ("accepted", "refused"):
                    self._hear(heard)
                elif heard["type"] == "gone":
                    if not heard["again"]:
                        self.diary.faults.append(f"{self.match}: {heard['reason']}")
                    return

    async def _see(self, line: Any, table: dict[str, Any], new: bool) -> None:
        if self.waits is not None:
            if new:
                await line.send(json.dumps(self.waits))
        elif table["question"] is not None:
            question = table["question"]
            answer = self.rng.choice(question["options"])["id"]
            self.waits = {"type": "answer", "number": question["number"], "answer": answer}
            if self.rng.random() < 0.05:
                self.waits = {"type": "say", "text": f"line {uuid4().hex}"}
            self.waits["key"] = uuid4().hex
            await line.send(json.dumps(self.waits))
        elif table["result"] is not None:
            await asyncio.sleep(0.2)

    def _hear(self, heard: dict[str, Any]) -> None:
        waits = self.waits
        if waits is None or heard["key"] != waits["key"]:
            return
        if heard["type"] == "refused":
            if waits["type"] == "answer":
                self.diary.faults.append(f"{self.match}: {heard['reason']}")
        elif waits["type"] == "say":
            self.diary.said.append((self.match, waits["text"]))
        else:
            self.diary.promises.append(Promise(self.match, self.player, waits["key"], heard["sequence"]))
            self.safe = max(self.safe, heard["sequence"])
        self.waits = None


def new_tables(cluster: Cluster, diary: Diary, count: int, rng: Random, first: Server | None = None) -> list[Person]:
    people = []
    for _ in range(count):
        match, tokens = _new_table(cluster, rng)
        people += [
            Person(cluster, diary, match, player, token, Random(rng.random()), first)
            for player, token in enumerate(tokens)
        ]
    return people


def _new_table(cluster: Cluster, rng: Random, attempts: int = 40) -> tuple[str, list[str]]:
    """A new match and what opens its seats; a server whose connections were just cut may need to be asked again."""
    for _ in range(attempts):
        with contextlib.suppress(httpx.HTTPError):
            made = rng.choice(cluster.servers).post("/api/matches", TWO_PEOPLE)
            return made["match"], rng.choice(cluster.servers).tokens(made)
        time.sleep(0.25)
    raise AssertionError("nobody makes a new match")


def check_history(cluster: Cluster, diary: Diary) -> None:
    """Nothing acknowledged is lost, nothing was applied twice, and nobody wrote but the owner of the moment."""
    assert diary.faults == []
    fences: dict[str, int] = {}
    for match, fence in cluster.ask("SELECT match, fence FROM audit_claims ORDER BY id"):
        assert fence in (fences.get(match, 0), fences.get(match, 0) + 1), (
            f"the fences of {match} do not grow one by one"
        )
        fences[match] = fence
    wrong = cluster.ask("SELECT * FROM audit_entries WHERE owner IS NULL OR fence IS DISTINCT FROM current")
    assert wrong == [], "somebody wrote who was not the owner"
    assert cluster.ask("SELECT count(*) FROM audit_entries") == cluster.ask("SELECT count(*) FROM entries")
    back = "SELECT 1 FROM entries a JOIN entries b USING (match) WHERE a.id < b.id AND a.fence > b.fence"
    assert cluster.ask(back) == [], "an owner of old wrote after a newer one"
    twice = cluster.ask("SELECT key FROM entries WHERE key <> '' GROUP BY match, player, key HAVING count(*) > 1")
    assert twice == [], "an answer was applied twice"
    kept = {
        (m, p, k): n
        for m, p, k, n in cluster.ask("SELECT match, player, key, number FROM entries WHERE NOT taken_back")
    }
    for promise in diary.promises:
        number = kept.get((promise.match, promise.player, promise.key))
        assert number is not None, f"an acknowledged answer is lost: {promise}"
        assert number < promise.sequence
    said = cluster.ask("SELECT match, text, count(*) FROM chat GROUP BY match, text")
    assert all(times == 1 for _, _, times in said), "a line of chat was said twice"
    assert set(diary.said) <= {(match, text) for match, text, _ in said}
    check_journals(cluster)


def check_journals(cluster: Cluster) -> None:
    """No number is missing, and every match can be played through."""
    with cluster.engine.connect() as connection:
        for match in connection.scalars(sa.text("SELECT id FROM matches")).all():
            numbers = [
                n
                for (n,) in cluster.ask(
                    "SELECT number FROM entries WHERE match = :m AND NOT taken_back ORDER BY 1", m=match
                )
            ]
            assert numbers == list(range(len(numbers))), f"{match} has gaps"
            row = records.load_row(connection, match)
            assert row is not None
            opened = open_match(row, records.load_entries(connection, match))
            assert len(opened.used) == len(numbers) + 1


def take_over_times(cluster: Cluster, since: Any, owners: dict[str, str]) -> list[float]:
    """Seconds from a moment until each of these matches was claimed from this owner."""
    found = []
    for match, owner in owners.items():
        claimed = cluster.ask(
            "SELECT extract(epoch FROM min(at) - :since) FROM audit_claims"
            " WHERE match = :m AND at > :since AND owner IS NOT NULL AND owner <> :o",
            m=match, since=since, o=owner,
        )  # fmt: skip
        if claimed[0][0] is not None:
            found.append(float(claimed[0][0]))
    return found


def waited_for(cluster: Cluster, since: Any, owners: dict[str, str]) -> list[str]:
    """Those of these matches that go on, and that nobody has claimed from this owner since a moment."""
    return [
        match
        for match, owner in owners.items()
        if not take_over_times(cluster, since, {match: owner})
        and cluster.ask("SELECT 1 FROM matches WHERE id = :m AND status = 'running'", m=match)
    ]


def now_in(cluster: Cluster) -> Any:
    return cluster.ask("SELECT clock_timestamp()")[0][0]


def kill(cluster: Cluster, place: int) -> dict[str, str]:
    """Kill a server with -9: what was its own, and by what name."""
    port = [p for p in ports_of(cluster.servers[place].process.pid) if p != cluster.servers[place].port]
    cluster.servers[place].kill()
    rows = cluster.ask(
        "SELECT m.id, m.owner FROM matches m JOIN servers s ON s.id = m.owner"
        " WHERE s.address = :a AND status = 'running'",
        a=f"127.0.0.1:{port[0]}",
    )
    return dict(rows)


@contextlib.contextmanager
def paused(server: Server) -> Iterator[None]:
    """A server that does nothing for a while, and does not know it."""
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


async def until(what: Callable[[], object], seconds: float = 30.0) -> float:
    """Wait until something holds: how long it took."""
    began = time.monotonic()
    while not await asyncio.to_thread(what):
        assert time.monotonic() - began < seconds, "that does not happen"
        await asyncio.sleep(0.05)
    return time.monotonic() - began


def is_up(server: Server) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return server.http.get("/api/matches").status_code == 200
    return False
