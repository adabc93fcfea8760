"""Processes for what may take long or be made to: replays, uploads, lists. Each job has so much time and memory.

A job that takes more is ended together with its process, and another process takes its place: nothing of the server
waits for it. Whoever has the fewest jobs waiting is served first, so nobody's many jobs stand before somebody's one.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
import os
import pickle
import sys
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import battlemat
from battlemat.core.errors import BattlematError
from battlemat.server import logs, metrics
from battlemat.server.limits import Usage

SECONDS = 10.0
"""What a job may take, unless it is told otherwise."""
MEGABYTES = 700
"""What a process may hold."""
MOST_WAITING = 200
HURRY = bytes(8)
"""What is said in place of the length of a job: be quick about the one you have."""


class TooMuch(BattlematError):
    """A job that needed more time or memory than it may have."""


class TooBusy(BattlematError):
    """Too many jobs are waiting already."""


class Workers:
    """`most` processes, started when they are needed."""

    def __init__(self, most: int = 2) -> None:
        self.most = max(1, most)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._busy = 0
        self._load: dict[object, int] = {}

    @property
    def running(self) -> int:
        return self._busy

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def run(self, job: str, *about: Any, asker: object = None, seconds: float = SECONDS) -> Any:
        """Do a job of `jobs.py` in a process; `asker` is who counts as its cause: an address, a room."""
        load = self._load.get(asker, 0)
        self._load[asker] = load + 1
        began = None
        try:
            await self._turn(load)
            began = monotonic()
            try:
                return await self._do((job, about), seconds)
            finally:
                self._busy -= 1
                self._call_next()
        finally:
            self._load[asker] -= 1
            if not self._load[asker]:
                del self._load[asker]
            if began is not None and isinstance(asker, Usage):
                asker.work.take(monotonic() - began)

    async def _turn(self, load: int) -> None:
        if self._busy >= self.most:
            if len(self._waiting) >= MOST_WAITING:
                raise TooBusy("Too many things are being worked out already.")
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (load, next(self._numbers), turn))
            await turn  # whoever calls has counted this one as busy
        else:
            self._busy += 1

    def _call_next(self) -> None:
        while self._waiting and self._busy < self.most:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    async def _do(self, job: tuple[str, tuple[Any, ...]], seconds: float) -> Any:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            fine, result = await asyncio.wait_for(worker.ask(job), seconds)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as fault:
            self._end(worker)
            metrics.JOBS.add(1, "killed")
            logs.note("job-killed", level=logging.WARNING, job=job[0], seconds=seconds, fault=repr(fault))
            raise TooMuch("That takes more time or memory than there is for it.") from fault
        except BaseException:
            self._end(worker)
            raise
        self._idle.append(worker)
        metrics.JOBS.add(1, "done" if fine else "failed")
        if not fine:
            raise result
        return result

    async def _start(self) -> Worker:
        worker = await start_worker()
        self._all.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        worker.end()
        self._all.discard(worker)

    async def close(self) -> None:
        """End all processes, whatever they do."""
        ended = list(self._all)
        for worker in ended:
            self._end(worker)
        self._idle.clear()
        await asyncio.gather(*(worker.process.wait() for worker in ended))


class Worker:
    """One process: a question in, an answer out, both pickled and with their length before them."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, job: Any, *, hurried: bool = False) -> tuple[bool, Any]:
        to, back = self.process.stdin, self.process.stdout
        assert to is not None
        assert back is not None
        data = pickle.dumps(job)
        to.write(len(data).to_bytes(8, "big") + data)
        if hurried:
            self.hurry()
        await to.drain()
        size = int.from_bytes(await back.readexactly(8), "big")
        answer: tuple[bool, Any] = pickle.loads(await back.readexactly(size))
        return answer

    def hurry(self) -> None:
        """Let a bot that thinks there answer with what it has found so far."""
        if self.process.stdin is not None:
            self.process.stdin.write(HURRY)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


async def start_worker() -> Worker:
    home = str(Path(battlemat.__file__).parents[1])
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "battlemat.server.worker", str(MEGABYTES),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path}, limit=1 << 20, start_new_session=True,
    )  # fmt: skip
    return Worker(process)
