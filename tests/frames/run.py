"""One storm from beginning to end: a watched server, everybody who talks to it, and what is looked at afterwards."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from statistics import linear_regression
from typing import Any

import httpx
import msgspec

import battlemat
from battlemat.server.records import list_rows, load_entries
from battlemat.server.replay import replayed
from battlemat.server.storage import Storage
from tests.frames.requests import ask_on, break_frames, hold_half_open
from tests.frames.tables import Line, Storm, table
from tests.ports import free_port
from tests.server.conftest import SERVE
from tests.server.watchdog import WATCHED, longest_steps

SAMPLE = 2.0
"""Seconds between two looks at the server's memory."""
CLOSING_SOON = "import battlemat.server.rooms; battlemat.server.rooms.IDLE_SECONDS = 5.0\n"
"""Matches that are over are soon out of memory, as they are in a storm that lasts for hours."""
REPLAYED = 150
"""Matches played through afterwards, at most."""
ASKERS = 3
AGAINST_A_BOT = [{"who": "me"}, {"who": "bot", "bot": "random"}]


class Weather(msgspec.Struct):
    """What a storm left behind."""

    frames: int
    sent: dict[str, int]
    heard: dict[str, int]
    wrong: list[str]
    logged: list[str]
    steps: list[tuple[float, str]]
    seconds: float
    server_cpu: float
    memory: list[tuple[float, float]]
    """Frames sent so far, and megabytes."""
    latest: list[float]
    matches: int
    replayed: int

    @property
    def growth(self) -> float:
        """Megabytes per 100,000 frames in the last quarter, when all that is remembered is full and forgets, too."""
        late = self.memory[len(self.memory) * 3 // 4 :]
        if len({at for at, _ in late}) < 3:
            return 0.0
        return linear_regression([at for at, _ in late], [held for _, held in late]).slope * 1e5


class Watched:
    """A server with the watchdog inside; what it reports goes into a file."""

    def __init__(self, folder: Path) -> None:
        self.database, self.log = folder / "storm.sqlite3", folder / "storm.log"
        self.port = free_port()
        self.url = f"sqlite:///{self.database}"
        with self.log.open("wb") as log:
            command = [sys.executable, "-c", WATCHED + CLOSING_SOON + SERVE, str(self.port), self.url]
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=120)
        for _ in range(1200):
            try:
                self.http.get("/api/matches")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def make(self, wish: dict[str, Any]) -> dict[str, Any]:
        response = self.http.post("/api/matches", json=wish)
        response.raise_for_status()
        made: dict[str, Any] = response.json()
        return made

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(20)


async def when_begun(storm: Storm, other: Coroutine[Any, Any, None]) -> None:
    await storm.begun.wait()
    await other


async def rage(storm: Storm, server: Watched, look: Callable[[], None]) -> None:
    """Everybody at once, until all frames are sent."""

    async def looking() -> None:
        while True:
            await asyncio.sleep(SAMPLE)
            look()

    watcher = asyncio.create_task(looking())
    games = battlemat.game_ids()
    tables = [table(storm, game, server.make, int(wild), wild) for game in games for wild in (False, True)]
    others = [*(ask_on(storm, number) for number in range(ASKERS)), break_frames(storm), hold_half_open(storm)]
    await asyncio.gather(*tables, *(when_begun(storm, other) for other in others))
    watcher.cancel()


async def still_playable(storm: Storm, server: Watched) -> None:
    """A new match of every game, played a little, after all that."""
    for game in battlemat.game_ids():
        wish = {"game": game, "variant": battlemat.game(game).offer("en")["variants"][0], "seats": AGAINST_A_BOT}
        made = await asyncio.to_thread(server.make, wish)
        async with Line(storm, made["match"], made["links"][0]["token"]) as line:
            rng = Random(game)
            for _ in range(5):
                await line.until(lambda line=line: line.question is not None or line.over)  # type: ignore[misc]
                assert line.question is not None
                option = rng.choice(line.question["options"])["id"]
                reply = await line.ask(type="answer", number=line.question["number"], answer=option)
                if reply is None or reply.type != "accepted":
                    storm.complain(f"{game} cannot be played afterwards: {reply} {line.gone}")
                    return
                await line.until(lambda line=line, reply=reply: line.sequence >= reply.sequence)  # type: ignore[misc]


def replay(storm: Storm, server: Watched) -> int:
    """Play the journals of the matches through, as they are in the database."""
    storage = Storage(server.url)
    try:
        with storage.engine.connect() as connection:
            rows = [row for status in ("over", "running") for row in list_rows(connection, status, 10_000)]
            played = [row for row in rows if row.id in set(storm.matches)]
            Random(1).shuffle(played)
            for row in played[:REPLAYED]:
                journal = load_entries(connection, row.id)
                try:
                    match = replayed(row, journal)
                    if match.over != (row.status == "over"):
                        storm.complain(f"{row.id}: the status is {row.status}")
                except Exception as fault:
                    storm.complain(f"{row.id} of {row.game} cannot be replayed: {fault!r}")
            return len(played[:REPLAYED])
    finally:
        storage.close()


def weather(folder: Path, frames: int, seed: int, tell: Callable[[Storm, float], None]) -> Weather:
    """Let a storm rage at a server."""
    server = Watched(folder)
    storm = Storm(server.port, frames, seed)
    memory: list[tuple[float, float]] = []

    def look() -> None:
        memory.append((float(frames - storm.left), server.megabytes()))
        tell(storm, memory[-1][1])

    began = time.monotonic()
    try:
        asyncio.run(rage(storm, server, look))
        look()
        seconds, used = time.monotonic() - began, server.cpu()
        if server.process.poll() is not None:
            storm.complain("the server has ended")
        asyncio.run(still_playable(storm, server))
    finally:
        server.stop()
    logged = [line for line in server.log.read_text(errors="replace").splitlines() if line.strip()]
    done = replay(storm, server)
    return Weather(
        frames - storm.left, dict(storm.sent), dict(storm.heard), storm.wrong, logged, longest_steps(server.database),
        seconds, used, memory, storm.latest, len(storm.matches), done,
    )  # fmt: skip
