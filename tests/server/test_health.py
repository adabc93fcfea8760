"""Whether the server is well, in words for whatever watches over it and in numbers for whoever runs it."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from battlemat.core.errors import BattlematError
from battlemat.server import health, metrics
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from tests.ports import free_port
from tests.server.conftest import BOT_GAME, Player, Server

LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? \S+$')


def numbers(text: str) -> dict[str, float]:
    """What is told, by name and labels; every line must be as Prometheus reads it."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("# "):
            assert LINE.match(line), line
            name, _, value = line.rpartition(" ")
            assert name not in found
            found[name] = float(value)
    return found


class Hosted(Server):
    """A server started as whoever hosts one starts it."""

    first_request = "/healthz"

    def begin(self) -> None:
        port = free_port()
        self.metrics = f"http://127.0.0.1:{port}/metrics"
        command = [
            sys.executable, "-m", "battlemat", "serve", "--port", str(self.port), "--database", self.database,
            "--metrics", str(port), *self.limits,
        ]  # fmt: skip
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    server = Hosted(f"sqlite:///{tmp_path_factory.mktemp('hosted') / 'm.sqlite3'}", "--limit", "matches_per_hour=4")
    yield server
    server.stop()


@pytest.mark.parametrize("host", ["10.1.2.3:8765", "evil.example", "", "localhost"])
def test_whoever_watches_over_the_server_may_call_it_what_they_like(server: Server, host: str) -> None:
    for path, said in (("/healthz", {"ready": True}), ("/healthz/alive", {"alive": True})):
        answer = server.http.get(path, headers={"host": host})
        assert (answer.status_code, answer.json()) == (200, said)
    assert server.http.get("/healthz/other", headers={"host": "evil.example"}).status_code == 421


def test_without_its_database_a_server_is_alive_but_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        rooms = Rooms(storage)
        well = health.Health(rooms)
        assert await well.problem() == ""

        async def broken(_: object) -> None:
            raise OSError("me:secret@10.0.0.1 refused")

        monkeypatch.setattr(storage, "read", broken)
        assert await well.problem() == ""  # found out a moment ago
        monkeypatch.setattr(health, "GOOD_FOR", 0.0)
        assert await well.problem() == "the database does not answer"
        assert "battlemat_ready 0" in await well.told()

        async def silent(_: object) -> None:
            await asyncio.sleep(60)

        monkeypatch.setattr(storage, "read", silent)
        monkeypatch.setattr(health, "DATABASE_SECONDS", 0.01)
        assert await well.problem() == "the database does not answer"
        monkeypatch.undo()
        rooms.ending = True
        assert await well.problem() == "the server is ending"
        await rooms.close()
        storage.close()

    asyncio.run(look())


async def play_until_the_bot_has_thought(me: Player, hosted: Hosted) -> int:
    """Setting the match up was one job, the bot's first thought is another; how many answers were given until then."""
    rng, given = Random(1), 0
    while given < 5 or numbers(httpx.get(hosted.metrics).text)['battlemat_jobs_total{end="done"}'] < 2:
        given += await me.play_on(rng, 5)
    return given


def test_numbers_are_told_at_their_own_port_alone(hosted: Hosted) -> None:
    made = hosted.post("/api/matches", BOT_GAME)

    async def play() -> dict[str, float]:
        async with Player(hosted, made["match"], made["links"][0]["token"]) as me:
            given = await play_until_the_bot_has_thought(me, hosted)
            assert (await me.reply(type="answer", number=0, answer="nonsense"))["type"] == "refused"
            await me.socket.send("nonsense")
            async with Player(hosted, made["match"]) as watcher:
                await watcher.asked_or_waiting()
                now = numbers(httpx.get(hosted.metrics).text)
        return now | {"given": given}

    now = asyncio.run(play())
    assert now['battlemat_answers_total{game="pocketmodel"}'] == now["battlemat_answer_seconds_count"] == now["given"]
    assert now['battlemat_answer_seconds_bucket{le="+Inf"}'] == now["given"]
    assert now['battlemat_refused_total{kind="answer"}'] == 1
    assert now['battlemat_refused_total{kind="unreadable"}'] == 1
    assert now["battlemat_rooms"] == 1
    assert (now['battlemat_connections{what="playing"}'], now['battlemat_connections{what="watching"}']) == (1, 1)
    assert now['battlemat_matches{status="running"}'] == 1
    assert now["battlemat_tables_total"] >= now["given"]
    assert now["battlemat_table_bytes_total"] > 1000
    assert now["battlemat_write_batch_size_count"] >= now["given"]
    assert now["process_resident_memory_bytes"] > 1e7
    outside = hosted.http.get("/metrics")
    assert "battlemat_answers_total" not in outside.text
    assert httpx.get(hosted.metrics.removesuffix("metrics")).status_code == 404


def test_what_is_asked_too_often_is_counted(hosted: Hosted) -> None:
    statuses = [hosted.http.post("/api/matches", json=BOT_GAME).status_code for _ in range(3)]
    assert 429 in statuses
    now = numbers(httpx.get(hosted.metrics).text)
    assert now['battlemat_limited_total{kind="match"}'] == statuses.count(429)
    assert now['battlemat_requests_total{status="429"}'] == statuses.count(429)


def test_a_port_for_numbers_that_cannot_be_had_is_one_sentence(hosted: Hosted, tmp_path: Path) -> None:
    for wished, said in (
        (str(hosted.port), "cannot be served"),
        ("nowhere", "ADDRESS:PORT"),
        ("1:2:99999", "ADDRESS:PORT"),
    ):
        command = [sys.executable, "-m", "battlemat", "serve", "--port", "0", "--metrics", wished]
        done = subprocess.run(
            [*command, "--database", f"sqlite:///{tmp_path / 'm'}"], capture_output=True, text=True, timeout=60
        )
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
        assert said in done.stderr


def test_every_port_there_is_can_be_told_at_and_no_other() -> None:
    assert [health.place_of(text) for text in ("1", "[::1]:65535")] == [("127.0.0.1", 1), ("::1", 65_535)]
    for text in ("0", "65536", "127.0.0.1:", "port"):
        with pytest.raises(BattlematError, match=f"--metrics {text}: it is written PORT or ADDRESS:PORT"):
            health.place_of(text)


def test_a_histogram_adds_up() -> None:
    sizes = metrics.Histogram("sizes", "About.", (1, 5))
    for size in (0.5, 1, 3, 100):
        sizes.observe(size)
    assert sizes.lines()[2:5] == ['sizes_bucket{le="1"} 2', 'sizes_bucket{le="5"} 3', 'sizes_bucket{le="+Inf"} 4']
    assert sizes.lines()[5:] == ["sizes_sum 104.5", "sizes_count 4"]


def test_how_late_the_loop_is_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    late = metrics.Histogram("late", "About.", (0.05,))
    monkeypatch.setattr(metrics, "LAG", late)
    monkeypatch.setattr(health, "LOOK_AT_LAG", 0.01)

    async def block() -> None:
        watching = asyncio.create_task(health.watch_the_loop())
        await asyncio.sleep(0)
        import time

        time.sleep(0.2)
        await asyncio.sleep(0.05)
        watching.cancel()

    asyncio.run(block())
    assert late.counts[1] >= 1
    assert late.total >= 0.15
