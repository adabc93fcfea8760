"""Many live matches on one server: how long an answer takes until it is acknowledged, that is, safe on disk.

python bench/server.py --matches 300 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

import websockets

WISH = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "friend"}]}
SERVE = "from battlemat.server.run import serve; import sys; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"


def start(folder: Path) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVE, str(port), f"sqlite:///{folder / 'bench.sqlite3'}"])
    for _ in range(200):
        try:
            urlopen(f"http://127.0.0.1:{port}/api/games").read()
            return process, port
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def make(port: int) -> dict[str, Any]:
    request = Request(f"http://127.0.0.1:{port}/api/matches", json.dumps(WISH).encode())
    made: dict[str, Any] = json.loads(urlopen(request).read())
    return made


class Table:
    """One match with both its players; one answer a second."""

    def __init__(self, port: int, made: dict[str, Any], rng: Random) -> None:
        self.rng = rng
        self.addresses = [
            f"ws://127.0.0.1:{port}/api/matches/{made['match']}/play?token={link['token']}" for link in made["links"]
        ]
        self.questions: list[dict[str, Any] | None] = [None, None]
        self.acknowledged: asyncio.Queue[str] = asyncio.Queue()
        self.times: list[float] = []
        self.refused = 0
        self.over = False

    async def sit_down(self) -> None:
        self.sockets = [await websockets.connect(address, max_size=None) for address in self.addresses]
        self.readers = [asyncio.create_task(self.read(seat)) for seat in (0, 1)]

    async def read(self, seat: int) -> None:
        async for frame in self.sockets[seat]:
            message = json.loads(frame)
            if message["type"] == "table":
                self.questions[seat] = message["question"]
                self.over = message["result"] is not None
            elif message["type"] in ("accepted", "refused"):
                self.refused += message["type"] == "refused"
                self.acknowledged.put_nowait(message["key"])

    async def play(self, seconds: float) -> None:
        await asyncio.sleep(self.rng.random())
        end = time.perf_counter() + seconds
        number = 0
        while time.perf_counter() < end and not self.over:
            began = time.perf_counter()
            seat = next((seat for seat in (0, 1) if self.questions[seat]), None)
            if seat is not None:
                question = self.questions[seat]
                assert question is not None
                self.questions[seat] = None
                option = self.rng.choice(question["options"])["id"]
                number += 1
                message = {"type": "answer", "key": str(number), "number": question["number"], "answer": option}
                await self.sockets[seat].send(json.dumps(message))
                await asyncio.wait_for(self.acknowledged.get(), 20)
                self.times.append(time.perf_counter() - began)
            await asyncio.sleep(max(0.0, 1.0 - (time.perf_counter() - began)))

    async def leave(self) -> None:
        for connection in self.sockets:
            await connection.close()


def memory(pid: int) -> int:
    """Kilobytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


async def load(port: int, pid: int, matches: int, seconds: float) -> dict[str, Any]:
    before = memory(pid)
    tables = [Table(port, make(port), Random(number)) for number in range(matches)]
    for table in tables:
        await table.sit_down()
    seated = memory(pid)
    await asyncio.gather(*(table.play(seconds) for table in tables))
    times = sorted(t for table in tables for t in table.times)
    for table in tables:
        await table.leave()
    cuts = quantiles(times, n=100)
    return {
        "matches": matches,
        "answers": len(times),
        "refused": sum(table.refused for table in tables),
        "p50_ms": round(cuts[49] * 1e3, 2),
        "p95_ms": round(cuts[94] * 1e3, 2),
        "p99_ms": round(cuts[98] * 1e3, 2),
        "kilobytes_per_match": round((seated - before) / matches, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port = start(Path(folder))
        try:
            result = asyncio.run(load(port, process.pid, args.matches, args.seconds))
        finally:
            process.terminate()
            process.wait()
    for name, value in result.items():
        print(f"  {name.replace('_', ' '):22} {value:>10}")


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    main()
