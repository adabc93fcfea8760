"""The processes in which bots think, so that no table waits for another table's bot.

A match goes back to the process that knows it, if that one is free; another one is told the whole match first. A
process does one thing at a time, and there are several: the machine shares its time among those that think long. When
all of them think and somebody has waited for a while, one more is started, up to a few times as many; those are ended
when nobody needs them.
"""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict, deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from battlemat.core.errors import BattlematError
from battlemat.server import metrics
from battlemat.server.thinking import MATCHES_KEPT, Epoch, Origin, Played, Position
from battlemat.server.workers import Worker, start_worker

if TYPE_CHECKING:
    from battlemat.bots.judging import Advice
    from battlemat.server.room import Room

SECONDS = 10.0
"""What one answer of a bot may take."""
LOADING_SECONDS = 20.0
"""What it may take besides to start a process and to load a game and a match."""
LONGEST_WAIT = 1.0
"""Seconds a table waits for other tables' bots before one more process is started for it."""
MORE = 4
"""There may be so many times as many processes as usual, while bots think long."""
CHECKPOINTS_SENT = 2


class GaveUp(BattlematError):
    """A bot took too long, or could not think at all."""


class Thinkers:
    """`most` processes (0: as many as the machine has cores, at least four), started when they are needed."""

    def __init__(self, most: int = 0, seconds: float = SECONDS) -> None:
        self.most = most or max(4, os.cpu_count() or 1)
        self.hard_cap = MORE * self.most
        self.seconds = seconds
        self._free: list[_Thinker] = []
        self._all: set[_Thinker] = set()
        self._waiting: deque[asyncio.Future[_Thinker | None]] = deque()
        self._starting = 0
        self._playing: dict[str, _Wait] = {}
        self._ending: set[asyncio.Task[int]] = set()

    async def play(self, room: Room, players: Mapping[int, str], seed: int, most: int) -> Played:
        """What the bots at these seats answer now; `GaveUp` if that takes too long."""
        wait = self._playing[room.row.id] = _Wait()
        try:
            thinker = wait.thinker = await self._thinker_for(room.row.id)
            played: Played = await self._ask(thinker, room, "bots_play", dict(players), seed, most)
        finally:
            del self._playing[room.row.id]
        if played.failed is None:
            thinker.note(room, len(room.match.journal) + len(played.entries))
        return played

    def hurry(self, match: str) -> bool:
        """Let the bot that thinks for a match answer with what it has found so far; whether one does."""
        wait = self._playing.get(match)
        if wait is None:
            return False
        wait.hurried = True
        if wait.thinker is not None:
            wait.thinker.worker.hurry()
        return True

    async def advise(self, room: Room, player: int, bot: str, seed: int, worlds: int = 0) -> Advice:
        """What a bot would answer in a player's place, and why, as far as so many worlds tell."""
        thinker = await self._thinker_for(room.row.id)
        entries = len(room.match.journal)
        advice: Advice = await self._ask(thinker, room, "bot_advises", player, bot, seed, worlds)
        thinker.note(room, entries)
        return advice

    async def _ask(self, thinker: _Thinker, room: Room, job: str, *about: Any) -> Any:
        """Ask with what is new; whoever does not know the match is told all of it."""
        try:
            position = thinker.position(room)
            fine, result = await self._in_time(thinker, job, position, *about)
            if fine and result is None:
                fine, result = await self._in_time(thinker, job, whole(room), *about)
        except BaseException as fault:
            self._end(thinker)
            metrics.JOBS.add(1, "killed")
            if isinstance(fault, TimeoutError | asyncio.IncompleteReadError | OSError):
                raise GaveUp("The bot took more time or memory than there is for it.") from fault
            raise
        self._give_back(thinker)
        metrics.JOBS.add(1, "done" if fine else "failed")
        if not fine:
            raise GaveUp(repr(result)[:200]) from result
        return result

    async def _in_time(self, thinker: _Thinker, job: str, position: Position, *about: Any) -> tuple[bool, Any]:
        wait = self._playing.get(position.match) if job == "bots_play" else None
        seconds = self.seconds + (LOADING_SECONDS if position.origin is not None else 0.0)
        async with asyncio.timeout(seconds):
            return await thinker.worker.ask((job, (position, *about)), hurried=wait is not None and wait.hurried)

    async def _thinker_for(self, match: str) -> _Thinker:
        while True:
            if self._free:
                thinker = next((free for free in self._free if match in free.known), self._free[-1])
                self._free.remove(thinker)
                return thinker
            if len(self._all) + self._starting < self.most:
                return await self._start()
            given = await self._turn()
            if given is not None:
                return given

    async def _turn(self) -> _Thinker | None:
        """Wait for a process that comes free, or for one more when that takes long; None: look again."""
        turn: asyncio.Future[_Thinker | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            while not (await asyncio.wait({turn}, timeout=LONGEST_WAIT))[0]:
                if len(self._all) + self._starting < self.hard_cap:
                    self._waiting.remove(turn)
                    return await self._start()
            return turn.result()
        except asyncio.CancelledError:
            if not turn.cancel() and (given := turn.result()) is not None:
                self._give_back(given)
            raise

    async def _start(self) -> _Thinker:
        self._starting += 1
        try:
            thinker = _Thinker(await start_worker())
        finally:
            self._starting -= 1
        self._all.add(thinker)
        return thinker

    def _give_back(self, thinker: _Thinker) -> None:
        if self._call_next(thinker):
            return
        if len(self._all) > self.most:
            self._end(thinker)
        else:
            self._free.append(thinker)

    def _call_next(self, thinker: _Thinker | None) -> bool:
        """Let whoever waits longest go on, with this process or to start one."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(thinker)
                return True
        return False

    def _end(self, thinker: _Thinker) -> None:
        thinker.worker.end()
        self._all.discard(thinker)
        ending = asyncio.create_task(thinker.worker.process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        self._call_next(None)

    async def close(self) -> None:
        """End all processes, whatever they do."""
        ended = list(self._all)
        for thinker in ended:
            thinker.worker.end()
        self._all.clear()
        self._free.clear()
        await asyncio.gather(*self._ending, *(thinker.worker.process.wait() for thinker in ended))


class _Wait:
    """Somebody who waits for bots to play: who thinks, as soon as that is known, and whether they shall hurry."""

    def __init__(self) -> None:
        self.thinker: _Thinker | None = None
        self.hurried = False


class _Thinker:
    """A process, and how far it knows which match."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.known: OrderedDict[str, tuple[Epoch, int]] = OrderedDict()

    def note(self, room: Room, entries: int) -> None:
        self.known[room.row.id] = (epoch_of(room), entries)
        if len(self.known) > MATCHES_KEPT:
            self.known.popitem(last=False)

    def position(self, room: Room) -> Position:
        """Where a match stands, for this process: all that it has not been told yet."""
        epoch, known = self.known.pop(room.row.id, (("", 0), 0))
        if epoch != epoch_of(room):
            return whole(room)
        return Position(room.row.id, epoch, known, room.match.journal[known:])


def epoch_of(room: Room) -> Epoch:
    return room.opened_as, room.undo.taken_back


def whole(room: Room) -> Position:
    """A match for somebody who knows nothing of it."""
    row, frozen = room.row, room.match.freeze(CHECKPOINTS_SENT)
    origin = Origin(row.game, row.setup, row.key, row.start, frozen)
    return Position(row.id, epoch_of(room), len(frozen.journal), [], origin)
