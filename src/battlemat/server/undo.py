"""Taking answers back: free as long as nothing hidden came to light, among people by consent, never to look twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from battlemat.core.match import Match
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.client import Client
from battlemat.server.talk import refused

if TYPE_CHECKING:
    from battlemat.server.room import Room


class Undo:
    """Who wishes to take an answer back at a table, and who has yet to agree."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.by: int | None = None
        self.waits: set[int] = set()
        self.chance = [self._chance()]

    async def handle(
        self, client: Client, player: int, message: msg.AskUndo | msg.AllowUndo
    ) -> msg.Accepted | msg.Refused:
        if isinstance(message, msg.AskUndo):
            how = self.how(player)
            if how == "no":
                return refused(client, message.key, "server-revealed")
            if how == "free":
                await self._take_back(player)
            elif self.by == player:
                return self.room.accepted(message.key)
            else:
                self.by = player
                self.waits = {n for n, s in enumerate(self.room.row.seats) if s.kind == "human" and n != player}
        elif self.by is None or player not in self.waits:
            return refused(client, message.key, "server-nobody-asks")
        elif not message.yes:
            self.by, self.waits = None, set()
        else:
            self.waits.discard(player)
            if not self.waits:
                await self._take_back(self.by)
        self.room.news = True
        return self.room.accepted(message.key)

    def how(self, player: int) -> str:
        """`free`, `ask` (the others must agree) or `no`."""
        match, row = self.room.match, self.room.row
        back = match.entries_to_question(player)
        if back is None or match.over:
            return "no"
        if not row.hot_seat and any(s.kind == "human" for s in row.seats if s.player != player):
            return "ask"
        start = len(match.journal) - back
        revealed = secrets_since(match, start) or self.chance[start] != self._chance()
        return "no" if revealed else "free"

    async def _take_back(self, player: int) -> None:
        room, match = self.room, self.room.match
        back = match.entries_to_question(player)
        self.by, self.waits = None, set()
        if back is None:
            return
        to = len(match.journal) - back
        match.take_back(back)
        room.views.clear()
        del self.chance[to + 1 :]
        self.note_chance()
        room.press_clock(None)
        room.note_standing()

        def job(connection: Any) -> None:
            db.take_back_from(connection, room.row.id, to)
            db.set_standing(connection, room.row)

        await room.rooms.storage.write(job, db.Entries(room.row.id, to, match.journal[to:]))
        room.moments.clear()
        for client in room.clients:
            client.told = min(client.told, len(match.events))
        room.news = True

    def note_chance(self) -> None:
        """Where chance stands after each journal entry: if it has moved, a die has been seen."""
        while len(self.chance) <= len(self.room.match.journal):
            self.chance.append(self._chance())

    def _chance(self) -> tuple[bytes, int]:
        chance = self.room.match.state.chance
        return chance.key, chance.position


def secrets_since(match: Match[Any], entries: int) -> bool:
    """Whether anybody was shown something hidden after so many journal entries."""
    for event in reversed(match.events):
        if event.at <= entries:
            return False
        if event.secret is not None:
            return True
    return False
