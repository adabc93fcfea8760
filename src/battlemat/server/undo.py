"""Taking answers back: free as long as nothing hidden came to light, among people by consent, never to look twice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.client import Client
from battlemat.server.learning import follow_back
from battlemat.server.talk import refused

if TYPE_CHECKING:
    from battlemat.server.room import Room

OTHER_WORLDS = 12
"""So many times everything hidden is dealt anew to see whether a player has learned something of it."""


class Undo:
    """Who wishes to take an answer back at a table, and who has yet to agree."""

    def __init__(self, room: Room, used: Sequence[int] = ()) -> None:
        self.room = room
        self.by: int | None = None
        self.waits: set[int] = set()
        self.chance = ChanceNotes(room.match, used)
        self.shown: set[tuple[int, int]] = set()
        self.taken_back = room.match.taken_back

    async def handle(
        self, client: Client, player: int, message: msg.AskUndo | msg.AllowUndo
    ) -> msg.Accepted | msg.Refused:
        if isinstance(message, msg.AllowUndo):
            return await self._allow(client, player, message)
        how = self.how(player)
        if how == "free" and await self._has_shown(player):
            how = "no"
            self.room.news = True
        if how == "no":
            over = self.room.match.over
            return refused(client, message.key, "server-no-undo-at-the-end" if over else "server-revealed")
        if how == "free":
            await self._take_back(player, client, message.key)
        elif self.by != player:
            self.by = player
            self.waits = {n for n, s in enumerate(self.room.row.seats) if s.kind == "human" and n != player}
            self.room.news = True
        return self.room.accepted(message.key)

    async def _allow(self, client: Client, player: int, message: msg.AllowUndo) -> msg.Accepted | msg.Refused:
        if self.by is None or player not in self.waits:
            return refused(client, message.key, "server-nobody-asks")
        if not message.yes:
            self.forget_wish()
        else:
            self.waits.discard(player)
            if not self.waits:
                await self._take_back(self.by, client, message.key)
        self.room.news = True
        return self.room.accepted(message.key)

    def forget_wish(self) -> None:
        """A wish is about the position it was made in: whatever is played ends it."""
        self.by, self.waits = None, set()

    def how(self, player: int) -> str:
        """`free`, `ask` (the others must agree) or `no`. What is free is looked at closely before it is done."""
        match, row = self.room.match, self.room.row
        back = match.entries_to_question(player)
        if back is None or match.over:
            return "no"
        if not row.hot_seat and any(s.kind == "human" for s in row.seats if s.player != player):
            return "ask"
        start = len(match.journal) - back
        revealed = secrets_since(match, start) or self.chance.used_since(start)
        return "no" if revealed or (len(match.journal), player) in self.shown else "free"

    async def _has_shown(self, player: int) -> bool:
        match = self.room.match
        back = match.entries_to_question(player)
        assert back is not None
        shown = await self.room.think(has_shown, match, player, back)
        if shown:
            self.shown = {(len(match.journal), player)}
        return shown

    async def _take_back(self, player: int, client: Client, key: str) -> None:
        room, match = self.room, self.room.match
        back = match.entries_to_question(player)
        self.forget_wish()
        if back is None or match.over:
            return
        to = len(match.journal) - back
        match.take_back(back)
        self.taken_back = match.taken_back
        room.views.clear()
        self.shown.clear()
        self.chance.back_to(to)
        self.chance.note(match)
        room.evidence.back_to(to)
        room.press_clock(None)
        follow_back(room.row, match)
        room.note_progress()

        def job(connection: Any) -> None:
            db.take_back_from(connection, room.row.id, to, back)
            db.set_progress(connection, room.row)

        await room.write_once(client, key, job, db.Entries(room.row.id, to, match.journal[to:]))
        room.moments.clear()
        for client in room.clients:
            client.told = min(client.told, len(match.events))
        room.news = True


class ChanceNotes:
    """After each journal entry, how many entries have used chance: a die was seen, or something was shuffled."""

    def __init__(self, match: Match[Any], used: Sequence[int] = ()) -> None:
        self.used = [*used] or [0]
        self._at = _chance_of(match)

    def note(self, match: Match[Any]) -> None:
        """To be called after each entry."""
        now = _chance_of(match)
        while len(self.used) <= len(match.journal):
            moved = now[1:] != self._at[1:] if now[0] == self._at[0] else now[1] > 0
            self.used.append(self.used[-1] + moved)
            self._at = now

    def used_since(self, entries: int) -> bool:
        return self.used[entries] != self.used[-1]

    def back_to(self, entries: int) -> None:
        del self.used[entries + 1 :]
        self._at = (b"", 0, 0)


def _chance_of(match: Match[Any]) -> tuple[bytes, int, int]:
    """The key in use, how far it has been read, and the scripted results that are left."""
    chance = match.state.chance
    return chance.key, chance.position, len(chance.dice) + len(chance.orders)


def secrets_since(match: Match[Any], entries: int) -> bool:
    """Whether anybody was shown something hidden after so many journal entries."""
    for event in reversed(match.events):
        if event.at <= entries:
            return False
        if event.secret is not None:
            return True
    return False


def has_shown(match: Match[Any], player: int, back: int) -> bool:
    """Whether the last `back` entries have shown a player something that was hidden before them.

    They have if the same entries lead to another sight, or cannot be played at all, when everything that the player
    could not know before them is dealt anew.
    """
    past = match.fork()
    entries = past.journal[len(past.journal) - back :]
    past.undo(back)
    seen = len(past.events)
    sight = _sight(match, player, seen)
    for world in range(OTHER_WORLDS):
        try:
            other = past.determinize(player, Random(world))
            for who, value in entries:
                other.replay(who, value)
        except BattlematError:
            return True
        if _sight(other, player, seen) != sight:
            return True
    return False


def _sight(match: Match[Any], player: int, since: int) -> tuple[Any, ...]:
    events = [(event.kind, event.rule, event.data) for event in match.events_for(player, since)]
    return match.view(player), events
