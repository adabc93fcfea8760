"""How much more two processes carry than one, on one PostgreSQL: `python -m bench.processes`.

Players, PostgreSQL and the processes share the machine, so how many answers a second come through says little. What is
measured is processor time: of every process of the server while matches are played, so many for each process, since
what is busier commits more answers at once and pays less for each. A process carries at most one core; the busiest one
is full first. With one process that is its time per answer; with two it is the time of the busiest of them (or of the
porter), divided by all answers. The ratio of the two is how much more is carried.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

from bench.server import LOAD, PEOPLE, RAMP, percentile, seated, stat_of
from tests.ports import free_port
from tests.server.postgresql import running_postgresql

WANTED = 1.7


def start(database: str, processes: int) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    command = [sys.executable, "-m", "battlemat", "serve", "--port", str(port), "--database", database]
    command += ["--processes", str(processes)]
    for limit in ("connections", "rooms", "requests_per_minute", "matches_per_hour", "seconds_of_work_per_minute"):
        command += ["--limit", f"{limit}=1000000"]
    process = subprocess.Popen(command)
    for _ in range(600):
        try:
            urlopen(f"http://127.0.0.1:{port}/api/games").read()
            return process, port
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def serving(pid: int) -> list[int]:
    """The processes that serve: the one that was started, and those behind its door."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid] + [int(child) for child in children if "server.child" in Path(f"/proc/{child}/cmdline").read_text()]


def seconds_of(pids: list[int]) -> list[float]:
    """Processor time of each process, without its children."""
    return [sum(map(int, stat_of(pid)[11:13])) / os.sysconf("SC_CLK_TCK") for pid in pids]


async def play(port: int, pid: int, game: str, matches: int, seconds: float) -> tuple[list[float], list[float]]:
    """Seconds of the processor each process used, and how long each answer took."""
    tables = await seated(port, {"game": game, "seats": PEOPLE}, matches, LOAD[game][1])
    begin = asyncio.get_running_loop().time() + RAMP
    playing = [asyncio.create_task(table.play(begin, begin + seconds)) for table in tables]
    await asyncio.sleep(RAMP)
    pids = serving(pid)
    before = seconds_of(pids)
    await asyncio.gather(*playing)
    used = [now - then for now, then in zip(seconds_of(pids), before, strict=True)]
    for table in tables:
        await table.leave()
    assert not any(table.errors for table in tables)
    return used, sorted(took for table in tables for took in table.times)


def measure(database: str, processes: int, game: str, matches: int, seconds: float) -> float:
    """Milliseconds per answer of the busiest process."""
    process, port = start(database, processes)
    try:
        used, times = asyncio.run(play(port, process.pid, game, matches, seconds))
    finally:
        process.terminate()
        process.wait()
    each = ", ".join(f"{one / len(times) * 1e3:.2f}" for one in used)
    busiest = max(used) / len(times) * 1e3
    print(f"{processes} processes: {len(times)} answers, p95 {percentile(times, 95)} ms;", end=" ")
    print(f"ms of each process per answer: {each}; all {sum(used) / len(times) * 1e3:.2f}", flush=True)
    return busiest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=LOAD, default="pocketmodel")
    parser.add_argument("--matches", type=int, default=150, help="for each process")
    parser.add_argument("--seconds", type=float, default=15)
    args = parser.parse_args()
    with running_postgresql() as database:
        one, two = (measure(database, count, args.game, count * args.matches, args.seconds) for count in (1, 2))
    enough = one / two >= WANTED
    print(f"two processes carry {one / two:.2f} times as much as one   at least {WANTED}: {'yes' if enough else 'NO'}")
    raise SystemExit(not enough)


if __name__ == "__main__":
    main()
