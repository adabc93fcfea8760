"""Matches of dead servers that are this server's own now: each is opened, so that its clock runs and its bots think.

They were claimed all at once, so that nobody else has to look after them; opening takes a while, and is done a few at
a time, so that whoever comes to a table meanwhile does not wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.server.workers import TooBusy

if TYPE_CHECKING:
    from battlemat.server.rooms import Rooms

OPENED_AT_ONCE = 4
PAUSE = 1.0
"""Seconds before something is tried again that could not be opened now."""


class Adopted:
    """The matches that wait to be opened."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._waiting: deque[str] = deque()
        self._opening = 0

    def add(self, matches: Iterable[str]) -> None:
        self._waiting.extend(matches)
        for _ in range(min(len(self._waiting), OPENED_AT_ONCE - self._opening)):
            self._opening += 1
            self.rooms.do(self._open_them())

    async def _open_them(self) -> None:
        """One after the other, as long as they are this server's own."""
        try:
            while self._waiting and self.rooms.house.awake and not self.rooms.ending:
                match = self._waiting.popleft()
                if not await self._go_on(match):
                    self._waiting.append(match)
                    await asyncio.sleep(PAUSE)
        finally:
            self._opening -= 1

    async def _go_on(self, match: str) -> bool:
        """Open a match and let it go on; False if that can be done later only."""
        try:
            room = await self.rooms.room(match)
        except (TooBusy, sa.exc.SQLAlchemyError, OSError):
            return False
        except BattlematError:  # somebody else has it, or nobody can play it
            return True
        if room is not None:
            room.go_on()
        return True

    def forget(self) -> None:
        """They are others' now."""
        self._waiting.clear()
