"""The rooms that are open: each is opened from the database when somebody comes, and closed when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any

from battlemat.core.errors import BattlematError
from battlemat.core.game import Game
from battlemat.core.words import find_words, say
from battlemat.games import game
from battlemat.server import storage as db
from battlemat.server.jobs import Opened
from battlemat.server.room import Room
from battlemat.server.sleepers import Sleepers
from battlemat.server.workers import TooBusy, Workers

IDLE_SECONDS = 30.0
"""A room nobody is in is closed after this; its match waits in the database."""
LOOK_ROUND = 5.0

OPENING_SECONDS = 30.0
"""What it may take to play a stored match through."""
BROKEN_SECONDS = 600.0
"""So long a match that cannot be opened is not tried again."""
BROKEN_KEPT = 1000


class CannotOpen(BattlematError):
    """A stored match that cannot be played through."""

    def __init__(self, match: str) -> None:
        self.match = match
        super().__init__(say("server-cannot-open", {"id": match}))


class Rooms:
    """The rooms that are open, by match. `news` counts what the list of all matches shows at once."""

    def __init__(self, storage: db.Storage, report: Callable[[str], None] = print, workers: int = 2) -> None:
        self.storage = storage
        self.report = report
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.games: dict[str, Game[Any]] = {}
        self.learned: set[tuple[str, str]] = set()
        self.news = 0
        self.sleepers = Sleepers(storage, self.room)
        self.workers = Workers(workers)
        self.broken: dict[str, float] = {}
        self.thinking = ThreadPoolExecutor(2, "battlemat-thinking")
        self.caretaker = asyncio.create_task(self._close_empty_rooms(), name="caretaker")

    async def room(self, match: str) -> Room | None:
        """The room of a match, opened from the database if need be; None for an unknown match.

        `CannotOpen` if what is stored cannot be played through.
        """
        room = self.open.get(match)
        if room is not None or not db.is_id(match):
            return room
        lock = self.opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                room = self.open.get(match)
                return room if room is not None else await self._open(match)
        finally:
            if not lock.locked():
                self.opening.pop(match, None)

    async def _open(self, match: str) -> Room | None:
        row = await self.storage.read(lambda c: db.load_row(c, match))
        if row is None:
            return None
        if monotonic() < self.broken.get(match, 0.0):
            raise CannotOpen(match)
        journal = await self.storage.read(lambda c: db.load_entries(c, match))
        try:
            rules = await self.rules_of(row.game)
            opened: Opened | None = None
            if journal or row.start is not None:  # what takes a while, and what strangers wrote, is not played here
                opened = await self.workers.run("open_match", row, journal, asker=match, seconds=OPENING_SECONDS)
            room = Room(self, row, rules, opened, [(player, key) for player, _, key in journal])
        except TooBusy:
            raise
        except Exception as fault:
            self.report(f"match {match} cannot be opened: {fault!r:.300}")
            while len(self.broken) >= BROKEN_KEPT:
                del self.broken[next(iter(self.broken))]
            self.broken[match] = monotonic() + BROKEN_SECONDS
            raise CannotOpen(match) from fault
        self.open[match] = room
        if self.sleepers.get_up(match, row.clock):
            room.press_clock(None)
        return room

    async def rules_of(self, name: str) -> Game[Any]:
        """A game; the first time it is loaded in a thread, so that the other rooms go on."""
        if name not in self.games:
            self.games[name] = await asyncio.get_running_loop().run_in_executor(self.thinking, game, name)
        return self.games[name]

    async def learn(self, language: str, name: str = "") -> None:
        """Words of a game (or the server's own) in a language; the first time they are read in a thread."""
        for spoken in ("en", language):
            if (name, spoken) not in self.learned:
                read = partial(find_words, "nothing", None, spoken, name)
                await asyncio.get_running_loop().run_in_executor(self.thinking, read)
                self.learned.add((name, spoken))

    def forget(self, room: Room) -> None:
        if self.open.get(room.row.id) is room:
            del self.open[room.row.id]

    async def _close_empty_rooms(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            for room in list(self.open.values()):
                if room.idle_for() > IDLE_SECONDS:
                    room.post(room.lie_down)

    async def close(self) -> None:
        """Let everybody go; what is being done is done to the end, and clocks are stopped."""
        self.caretaker.cancel()
        rooms = list(self.open.values())
        for room in rooms:
            for client in room.clients:
                client.close()
        await asyncio.gather(*(room.work for room in rooms if room.work is not None), return_exceptions=True)
        await asyncio.gather(*(room.stop_clock() for room in rooms), return_exceptions=True)
        for room in rooms:
            room.shut()
        await self.sleepers.close()
        self.thinking.shutdown(wait=False, cancel_futures=True)
        await self.workers.close()
