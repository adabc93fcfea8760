"""Matches whose clock runs while nobody is there: their rooms are closed, and only when a flag falls one is opened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

import msgspec

from battlemat.server import records as db
from battlemat.server.clock import Clock
from battlemat.server.ownership import Held, Lost
from battlemat.server.storage import Storage


class Asleep(msgspec.Struct):
    """Since when a room is closed, whose time has been running since, and what wakes it."""

    since: float
    held: Held | None
    running: frozenset[int]
    alarm: asyncio.TimerHandle


class Sleepers:
    """`wake` opens the room of a match."""

    def __init__(self, storage: Storage, wake: Callable[[str], Coroutine[Any, Any, Any]]) -> None:
        self.storage = storage
        self.wake = wake
        self.asleep: dict[str, Asleep] = {}
        self._waking: set[asyncio.Task[Any]] = set()

    def lay_down(self, match: str, held: Held | None, running: frozenset[int], seconds: float) -> None:
        """A room is closed; somebody's flag falls in so many seconds unless somebody comes."""
        alarm = asyncio.get_running_loop().call_later(seconds + 0.05, self._ring, match)
        self.asleep[match] = Asleep(monotonic(), held, running, alarm)

    def _ring(self, match: str) -> None:
        task = asyncio.ensure_future(self.wake(match))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    def get_up(self, match: str, clock: Clock | None) -> bool:
        """A room is opened: what has passed since it was closed is taken from the time of those who were asked."""
        asleep = self.asleep.pop(match, None)
        if asleep is None or clock is None:
            return False
        asleep.alarm.cancel()
        use(clock, asleep)
        return True

    def forget(self) -> None:
        """They are not this server's any more: others will wake them."""
        for asleep in self.asleep.values():
            asleep.alarm.cancel()
        self.asleep.clear()

    async def close(self) -> None:
        """The server ends: what has been used of the time is used, and not a second more."""
        for match, asleep in self.asleep.items():
            asleep.alarm.cancel()

            def job(connection: Any, match: str = match, asleep: Asleep = asleep) -> None:
                row = db.load_row(connection, match)
                if row is not None and row.clock is not None:
                    use(row.clock, asleep)
                    db.set_progress(connection, row)

            with contextlib.suppress(Lost):
                await self.storage.write(job, held=asleep.held)
        self.asleep.clear()


def use(clock: Clock, asleep: Asleep) -> None:
    used = monotonic() - asleep.since
    for player in asleep.running:
        clock.left[player] = max(0.0, clock.left[player] - used)
