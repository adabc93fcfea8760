"""Many live matches on one server: how long an answer takes until it is acknowledged, that is, safe on disk.

make bench-server
make bench-server ARGS="--game xwing --matches 20 --seconds 10"

The server is a process of its own. Both seats of every match are connected; each match of PocketModel gives one answer
a second, at a moment of the second that is its own, and each match of the other games, of which there are fewer, four.
What an answer costs is the processor time of the server and of its workers while measuring, divided by the answers. The
time counts from sending the answer to reading the acknowledgement. Matches begin one after the other in the first ten
seconds, which are not measured: they deploy, which nobody does all at once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from secrets import token_hex
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import websockets

from tests.ports import free_port

PEOPLE = [{"who": "me"}, {"who": "friend"}]
BOT = [{"who": "me"}, {"who": "bot", "bot": "random"}]
SERVE = "from battlemat.server.run import serve; import sys; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
RAMP = 10.0
PATIENCE = 20.0
"""Seconds after which an answer nobody acknowledged is an error."""

LOAD = {"pocketmodel": (300, 1.0), "skytear": (40, 4.0), "xwing": (40, 4.0), "shatterpoint": (40, 4.0)}
"""Matches at once, and answers a second in each of them."""
VARIANTS = {"skytear": "casual", "shatterpoint": "refinery-crossing"}
CPU_TARGETS = {"pocketmodel": 1.0, "skytear": 1.5, "xwing": 2.0, "shatterpoint": 1.5}
"""Milliseconds of processor time the server may use for an answer."""
MANY_MATCHES = 1000
TARGETS = {
    "errors": 0,
    "p50_ms": 10.0,
    "p95_ms": 50.0,
    "kilobytes_per_match": 300.0,
    "bot_p95_ms": 300.0,
}
POCKETMODEL_ONLY = {"p50_ms", "p95_ms", "kilobytes_per_match", "bot_p95_ms"}


def targets(game: str, matches: int) -> dict[str, float]:
    """What a run must reach; with a thousand matches an answer may take longer."""
    wanted = {name: target for name, target in TARGETS.items() if game == "pocketmodel" or name not in POCKETMODEL_ONLY}
    if matches >= MANY_MATCHES:
        wanted.pop("p50_ms", None)
        wanted["p95_ms"] = 100.0
    return wanted | {"server_cpu_ms_per_answer": CPU_TARGETS[game]}


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class Heard(msgspec.Struct):
    """Of what the server says, only what a player without eyes needs; the rest is skipped unread."""

    type: str
    key: str = ""
    question: Question | None = None
    result: str | None = None


_decode = msgspec.json.Decoder(Heard).decode


def start(folder: Path) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), f"sqlite:///{folder / 'bench.sqlite3'}"])
    for _ in range(200):
        try:
            urlopen(f"http://127.0.0.1:{port}/api/games").read()
            return process, port
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def make(port: int, wish: dict[str, Any]) -> dict[str, Any]:
    request = Request(f"http://127.0.0.1:{port}/api/matches", json.dumps(wish).encode())
    made: dict[str, Any] = json.loads(urlopen(request).read())
    return made


def join(port: int, match: str, invite: str) -> str:
    """Sit down where an invitation leads."""
    token = token_hex(16)
    body = json.dumps({"token": token, "invite": invite}).encode()
    urlopen(Request(f"http://127.0.0.1:{port}/api/matches/{match}/join", body)).read()
    return token


class Table:
    """One match with all its people, who give so many answers a second."""

    def __init__(self, port: int, made: dict[str, Any], rng: Random, rate: float) -> None:
        self.rng = rng
        self.pause = 1 / rate
        self.address = f"ws://127.0.0.1:{port}/api/matches/{made['match']}/play"
        self.tokens = [link["token"] or join(port, made["match"], link["invite"]) for link in made["links"]]
        self.questions: list[Question | None] = [None] * len(self.tokens)
        self.waits: asyncio.Future[None] | None = None
        self.asked: asyncio.Event = asyncio.Event()
        self.times: list[float] = []
        self.bot_times: list[float] = []
        self.errors = 0
        self.skipped = 0
        self.given = 0
        self.heard = 0
        self.begin = 0.0
        self.late = 0.0
        self.over = False

    async def sit_down(self) -> None:
        self.sockets = [
            await websockets.connect(self.address, max_size=None, compression=None, ping_interval=None)
            for _ in self.tokens
        ]
        for line, token in zip(self.sockets, self.tokens, strict=True):
            await line.send(json.dumps({"type": "hello", "token": token}))
        self.readers = [asyncio.create_task(self.read(seat)) for seat in range(len(self.sockets))]

    async def read(self, seat: int) -> None:
        while True:
            try:
                data = await self.sockets[seat].recv(decode=False)
            except websockets.ConnectionClosed:
                return
            self.heard += len(data)
            message = _decode(data)
            if message.type == "table":
                self.questions[seat] = message.question
                self.over = message.result is not None
                if message.question is not None or self.over:
                    self.asked.set()
            elif message.type in ("accepted", "refused"):
                self.errors += message.type == "refused"
                if self.waits is not None:
                    self.waits.set_result(None)
                    self.waits = None

    async def play(self, begin: float, end: float) -> None:
        """One answer after each pause, however long the last one took; measured from `begin` on."""
        loop = asyncio.get_running_loop()
        self.begin = begin
        due = loop.time() + self.rng.random() * (begin - loop.time())
        while due < end and not self.over:
            await asyncio.sleep(due - loop.time())
            if due >= begin:
                self.late = max(self.late, loop.time() - due)
            due += self.pause
            seat = next((seat for seat, question in enumerate(self.questions) if question), None)
            if seat is None:  # the table that follows an acknowledgement is not here yet
                self.skipped += not self.over
                continue
            try:
                await asyncio.wait_for(self.answer(seat, loop), PATIENCE)
            except (TimeoutError, websockets.ConnectionClosed):
                self.errors += 1
                return

    async def answer(self, seat: int, loop: asyncio.AbstractEventLoop) -> None:
        question = self.questions[seat]
        assert question is not None
        self.questions[seat] = None
        self.asked.clear()
        self.waits = waits = loop.create_future()
        option = self.rng.choice(question.options).id
        message = {"type": "answer", "key": os.urandom(12).hex(), "number": question.number, "answer": option}
        frame = msgspec.json.encode(message).decode()
        counts = loop.time() >= self.begin
        began = time.perf_counter()
        await self.sockets[seat].send(frame)
        await waits
        self.given += 1
        if counts:
            self.times.append(time.perf_counter() - began)
        if len(self.sockets) == 1:  # against a bot: until it is our turn again
            await self.asked.wait()
            self.bot_times.append(time.perf_counter() - began)

    async def leave(self) -> None:
        for connection in self.sockets:
            await connection.close()


def memory(pid: int) -> int:
    """Kilobytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    """Processor time a process and its children, those that have ended too, have used so far."""
    ticks = sum(int(field) for field in stat_of(pid)[11:15])
    for child in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            fields = stat_of(int(child.name))
            ticks += int(fields[11]) + int(fields[12]) if int(fields[1]) == pid else 0
    return ticks / os.sysconf("SC_CLK_TCK")


def stat_of(pid: int) -> list[str]:
    """What /proc tells of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def percentile(times: list[float], cut: int) -> float:
    return round(quantiles(times, n=100)[cut - 1] * 1e3, 2)


async def seated(port: int, wish: dict[str, Any], count: int, rate: float = 1.0) -> list[Table]:
    tables = []
    for number in range(count):
        made = await asyncio.to_thread(make, port, wish)
        tables.append(Table(port, made, Random(number), rate))
        await tables[-1].sit_down()
    return tables


async def measured(tables: list[Table], seconds: float, pid: int) -> tuple[float, float]:
    """Let all tables play; the processor time of the server and of this process while measuring."""
    begin = asyncio.get_running_loop().time() + RAMP
    playing = [asyncio.create_task(table.play(begin, begin + seconds)) for table in tables]
    await asyncio.sleep(RAMP)
    server, own = cpu_seconds(pid), time.process_time()
    await asyncio.gather(*playing)
    return cpu_seconds(pid) - server, time.process_time() - own


async def load(port: int, pid: int, game: str, matches: int, rate: float, seconds: float) -> dict[str, Any]:
    wish = {"game": game, "variant": VARIANTS.get(game, "standard")}
    people, bot = {**wish, "seats": PEOPLE}, {**wish, "seats": BOT}
    await seated(port, people, 1)  # what is loaded once is no match's memory
    before = memory(pid)
    tables = await seated(port, people, matches, rate)
    await asyncio.sleep(0.5)
    idle = memory(pid)
    server, own = await measured(tables, seconds, pid)
    played = memory(pid)
    for table in tables:
        await table.leave()
    against_bots = await seated(port, bot, max(2, matches // 10))
    await measured(against_bots, seconds / 2, pid)
    for table in against_bots:
        await table.leave()
    times = sorted(t for table in tables for t in table.times)
    return {
        "game": game,
        "matches": matches,
        "answers": len(times),
        "errors": sum(table.errors for table in [*tables, *against_bots]),
        "answers_skipped": sum(table.skipped for table in tables),
        "p50_ms": percentile(times, 50),
        "p95_ms": percentile(times, 95),
        "p99_ms": percentile(times, 99),
        "slowest_ms": round(times[-1] * 1e3, 2),
        "server_cpu_ms_per_answer": round(server / len(times) * 1e3, 2),
        "client_cpu_ms_per_answer": round(own / len(times) * 1e3, 2),
        "client_late_ms": round(max(table.late for table in tables) * 1e3, 1),
        "bytes_sent_per_answer": sum(table.heard for table in tables) // sum(table.given for table in tables),
        "kilobytes_per_match": round((idle - before) / matches, 1),
        "kilobytes_after_play": round((played - before) / matches, 1),
        "bot_p95_ms": percentile([t for table in against_bots for t in table.bot_times], 95),
    }


def measure(game: str, matches: int | None, seconds: float) -> dict[str, Any]:
    """One game on a server of its own."""
    usual, rate = LOAD[game]
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(Path(folder))
        try:
            return asyncio.run(load(port, process.pid, game, matches or usual, rate, seconds))
        finally:
            process.terminate()
            process.wait()


def tell(result: dict[str, Any]) -> bool:
    """One game's numbers, each with its target if it has one; whether all are reached."""
    wanted = targets(result["game"], result["matches"])
    for name, value in result.items():
        target = wanted.get(name)
        verdict = "" if target is None else f"   at most {target:g}: {'yes' if value <= target else 'NO'}"
        print(f"  {name.replace('_', ' '):26} {value:>12}{verdict}")
    print(f"  load of the machine: {os.getloadavg()[0]:.1f}\n", flush=True)
    return all(result[name] <= target for name, target in wanted.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=LOAD, action="append", help="only this game (may be given several times)")
    parser.add_argument("--matches", type=int, help="matches at once (300 of PocketModel, 40 of the others)")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    runs: list[tuple[str, int | None]] = [(game, args.matches) for game in args.game or LOAD]
    if not args.game and not args.matches:
        runs.append(("pocketmodel", MANY_MATCHES))
    reached = True
    for game, matches in runs:
        result = measure(game, matches, args.seconds)
        if args.json:
            print(json.dumps(result), flush=True)
        else:
            reached = tell(result) and reached
    raise SystemExit(not reached)


if __name__ == "__main__":
    main()
