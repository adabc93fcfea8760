"""Whether this server is well: for whatever watches over it, and in numbers for whoever runs it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, process_time
from typing import TYPE_CHECKING

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from battlemat import __version__
from battlemat.core.errors import BattlematError
from battlemat.server import metrics
from battlemat.server.metrics import gauge
from battlemat.server.tables import matches

if TYPE_CHECKING:
    from battlemat.server.rooms import Rooms

PATHS = frozenset(("/healthz", "/healthz/alive"))
"""What is answered under any name: whatever watches over the server asks for an address, not for a name."""
DATABASE_SECONDS = 2.0
"""A database that takes longer to say anything does not answer."""
GOOD_FOR = 1.0
"""Seconds for which what was found out about the database is good: nobody can keep it busy by asking."""
COUNTED_FOR = 15.0
STATUSES = (("open",), ("gathering",), ("running",), ("over",))
LOOK_AT_LAG = 0.5
LONGEST_REQUEST = 4096
PYTHON = sys.version.split()[0]


class Health:
    """What is known about the server and its database."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.began = monotonic()
        self._problem, self._known = "", 0.0
        self._asking: asyncio.Task[str] | None = None
        self._matches: dict[tuple[str, ...], float] = dict.fromkeys(STATUSES, 0.0)
        self._counted = 0.0

    async def problem(self) -> str:
        """Why this server should get no visitors now; empty if all is well."""
        if self.rooms.ending:
            return "the server is ending"
        if not self.rooms.house.awake:
            return "the database does not answer"
        if monotonic() - self._known > GOOD_FOR:
            if self._asking is None:
                self._asking = asyncio.create_task(self._ask())
            self._problem = await asyncio.shield(self._asking)
        return self._problem

    async def _ask(self) -> str:
        try:
            reading = self.rooms.storage.read(lambda c: c.execute(sa.select(sa.literal(1))).scalar())
            await asyncio.wait_for(reading, DATABASE_SECONDS)
            return ""
        except Exception:
            return "the database does not answer"
        finally:
            self._known, self._asking = monotonic(), None

    async def _by_status(self) -> dict[tuple[str, ...], float]:
        """Matches in the database; counted now and then."""
        if monotonic() - self._counted > COUNTED_FOR:
            self._counted = monotonic()
            count = sa.select(matches.c.status, sa.func.count()).group_by(matches.c.status)
            with suppress(Exception):
                found = await self.rooms.storage.read(lambda c: c.execute(count).all())
                self._matches = dict.fromkeys(STATUSES, 0.0) | {(status,): float(number) for status, number in found}
        return self._matches

    async def told(self) -> str:
        """All numbers, as Prometheus reads them."""
        rooms, workers = self.rooms, self.rooms.workers
        here = [client for room in rooms.open.values() for client in room.clients]
        seated = sum(client.player is not None for client in here)
        problem = await self.problem()
        lines = [
            *gauge("battlemat_info", "Which version this is.", {(__version__, PYTHON): 1}, "version", "python"),
            *gauge("battlemat_ready", "1 if the database answers and the server is not ending.", int(not problem)),
            *gauge("battlemat_uptime_seconds", "Since when this process serves.", monotonic() - self.began),
            *gauge("battlemat_rooms", "Matches that are open in this process.", len(rooms.open)),
            *gauge(
                "battlemat_connections", "People at tables, by what they do.",
                {("playing",): seated, ("watching",): len(here) - seated}, "what",
            ),
            *gauge("battlemat_matches", "Matches in the database, by status.", await self._by_status(), "status"),
            *gauge(
                "battlemat_jobs", "Jobs of worker processes.",
                {("running",): workers.running, ("waiting",): workers.waiting}, "state",
            ),
            *metrics.counted(),
            *process_numbers(),
        ]  # fmt: skip
        return "\n".join(lines) + "\n"


def process_numbers() -> list[str]:
    """What this process uses, under the names everybody gives them."""
    found = gauge("process_cpu_seconds_total", "Time of the processor.", process_time(), kind="counter")
    with suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[1])
        found += gauge("process_resident_memory_bytes", "Memory held.", pages * resource.getpagesize())
        found += gauge("process_open_fds", "Open files and sockets.", len(list(Path("/proc/self/fd").iterdir())))
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        found += gauge("process_max_fds", "Files and sockets there may be.", most)
    return found


async def alive(_: Request) -> Response:
    """The process answers."""
    return JSONResponse({"alive": True})


async def ready(request: Request) -> Response:
    """The process answers, and so does its database."""
    health: Health = request.app.state.health
    problem = await health.problem()
    return JSONResponse({"ready": False, "reason": problem} if problem else {"ready": True}, 503 if problem else 200)


async def watch_the_loop() -> None:
    """See how late the loop is, twice a second."""
    while True:
        wanted = monotonic() + LOOK_AT_LAG
        await asyncio.sleep(LOOK_AT_LAG)
        metrics.LAG.observe(max(0.0, monotonic() - wanted))


def place_of(text: str) -> tuple[str, int]:
    """Where numbers are told, from what was written.

    >>> place_of("127.0.0.1:9765"), place_of("9765"), place_of("[::1]:1")
    (('127.0.0.1', 9765), ('127.0.0.1', 9765), ('::1', 1))
    """
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65_536:
        raise BattlematError(f"--metrics {text[:60]}: it is written PORT or ADDRESS:PORT.")
    return host.strip("[]") or "127.0.0.1", int(port)


@asynccontextmanager
async def told_at(health: Health, address: str, ports: int = 1) -> AsyncIterator[int]:
    """Tell the numbers at an address of their own, not to strangers; of several processes each takes the next port."""
    if not address:
        yield 0
        return
    host, port = place_of(address)
    server = await _listen(health, host, port, ports)
    watching = asyncio.create_task(watch_the_loop(), name="loop lag")
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        watching.cancel()
        server.close()


async def _listen(health: Health, host: str, port: int, ports: int) -> asyncio.Server:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(10):
                asked = await reader.readuntil(b"\r\n\r\n")
                writer.write(await _response(health, asked.split(b" ")[:2]))
                await writer.drain()
        writer.close()

    for last in range(port, port + ports):
        try:
            return await asyncio.start_server(answer, host, last, limit=LONGEST_REQUEST)
        except OSError as fault:
            if last == port + ports - 1:
                raise BattlematError(f"Numbers cannot be told at {host} port {port}: {fault}.") from fault
    raise AssertionError(ports)


async def _response(health: Health, asked: list[bytes]) -> bytes:
    found = asked == [b"GET", b"/metrics"]
    body = (await health.told() if found else "There is nothing here but /metrics.\n").encode()
    status = "200 OK" if found else "404 Not Found"
    kind = "text/plain; version=0.0.4; charset=utf-8" if found else "text/plain; charset=utf-8"
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    return head.encode() + body
