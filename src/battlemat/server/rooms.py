"""The rooms that are open: each is opened from the database when somebody comes, and closed when nobody is there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from battlemat.core.game import SEATS
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.room import Room

IDLE_SECONDS = 30.0
"""A room nobody is in is closed after this; its match waits in the database."""
LOOK_ROUND = 5.0
REMATCHES_KEPT = 1000
"""Rematches remembered for players who have not sat down at them yet."""


class Rooms:
    """The rooms that are open, by match."""

    def __init__(self, storage: db.Storage, report: Callable[[str], None] = print) -> None:
        self.storage = storage
        self.report = report
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.thinking = ThreadPoolExecutor(2, "battlemat-thinking")
        self.rematches: OrderedDict[str, msg.MatchMade] = OrderedDict()
        self.caretaker = asyncio.create_task(self._close_empty_rooms(), name="caretaker")

    async def room(self, match: str) -> Room | None:
        """The room of a match, opened from the database if need be; None for an unknown match."""
        room = self.open.get(match)
        if room is not None:
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
        journal = await self.storage.read(lambda c: db.load_entries(c, match))
        # A long journal takes a while to play through: in a thread, so that the other rooms go on.
        room = await asyncio.to_thread(Room, self, row, journal) if journal else Room(self, row, journal)
        self.open[match] = room
        return room

    def rematch_for(self, row: db.MatchRow, player: int) -> msg.Rematch | None:
        """The rematch of a match, with the seats a player shall have there: all of them at a shared screen."""
        made = self.rematches.get(row.id)
        if made is None:
            return None
        mine = SEATS[player]
        links = sorted(made.links, key=lambda link: link.who != mine)
        return msg.Rematch(made.match, [link.token for link in links if row.hot_seat or link.who == mine])

    def keep_rematch(self, match: str, made: msg.MatchMade) -> None:
        """Remember a rematch for those who have not pressed the button yet, and tell them."""
        self.rematches[match] = made
        while len(self.rematches) > REMATCHES_KEPT:
            self.rematches.popitem(last=False)
        room = self.open.get(match)
        if room is not None:
            room.tell_again()

    def forget(self, room: Room) -> None:
        if self.open.get(room.row.id) is room:
            del self.open[room.row.id]

    async def _close_empty_rooms(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            for room in list(self.open.values()):
                if room.idle_for() > IDLE_SECONDS:
                    room.shut()

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
        self.thinking.shutdown(wait=False, cancel_futures=True)
