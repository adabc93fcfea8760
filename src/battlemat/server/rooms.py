"""The rooms that are open: each is opened from the database when somebody comes, and closed when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any, TypeVar

import sqlalchemy as sa

from battlemat.core.errors import BattlematError
from battlemat.core.game import Game
from battlemat.core.match import Match
from battlemat.core.version import version_of
from battlemat.core.words import find_words, say
from battlemat.games import game
from battlemat.server import logs
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.adopting import Adopted
from battlemat.server.forward import Forwarder
from battlemat.server.house import Change, House, Taken
from battlemat.server.jobs import Opened
from battlemat.server.limits import Usage
from battlemat.server.room import Room
from battlemat.server.seats import Wrong
from battlemat.server.sleepers import Sleepers
from battlemat.server.storage import Storage
from battlemat.server.thinkers import Thinkers
from battlemat.server.versions import OtherRules, playable
from battlemat.server.workers import TooBusy, Workers

T = TypeVar("T")

IDLE_SECONDS = 30.0
"""A room nobody is in is closed after this; its match waits in the database."""
LOOK_ROUND = 5.0
GOODBYE_SECONDS = 1.5
"""When the server ends: what rooms may take for what they are at, and then clients to read that."""
LAST_WRITES = 2.0
"""Seconds for what nobody waits for when the server ends."""

OPENING_SECONDS = 30.0
"""What it may take to play a stored match through."""
BROKEN_SECONDS = 600.0
"""So long a match that cannot be opened is not tried again."""
BROKEN_KEPT = 1000
NO_ANSWER = "The database does not answer."


class CannotOpen(BattlematError):
    """A stored match that cannot be played through."""

    def __init__(self, match: str) -> None:
        self.match = match
        super().__init__(say("server-cannot-open", {"id": match}))


class Rooms:
    """The rooms that are open, by match. `news` counts what the list of all matches shows at once."""

    def __init__(
        self,
        storage: Storage,
        report: Callable[..., None] = logs.report,
        workers: int = 2,
        house: House | None = None,
        thinkers: int = 0,
    ) -> None:
        self.storage = storage
        self.house = house or House(storage)
        self.forwarder = Forwarder(self.house)
        self.report = report
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.games: dict[str, Game[Any]] = {}
        self.versions: dict[str, str] = {}
        self.learned: set[tuple[str, str]] = set()
        self.set_out: set[str] = set()
        self.news = 0
        self.ending = False
        self.sleepers = Sleepers(storage, self.room)
        self.adopted = Adopted(self)
        self.workers = Workers(workers)
        self.thinkers = Thinkers(thinkers)
        self.broken: dict[str, float] = {}
        self._patience: set[asyncio.Timeout] = set()
        self._beside: set[asyncio.Task[None]] = set()
        self.thinking = ThreadPoolExecutor(2, "battlemat-thinking")
        self.caretaker = asyncio.create_task(self._close_empty_rooms(), name="caretaker")

    async def room(self, match: str, asker: Usage | None = None) -> Room | None:
        """The room of a match, opened from the database if need be, at the cost of `asker`; None for an unknown match.

        `CannotOpen` if what is stored cannot be played through, `OtherRules` if it could be by other rules than these,
        `Elsewhere` if another server plays it.
        """
        room = self.open.get(match)
        if room is not None or not db.is_id(match):
            return room
        async with self.alone_with(match):
            room = self.open.get(match)
            return room if room is not None else await self._open(match, asker)

    @contextlib.asynccontextmanager
    async def alone_with(self, match: str) -> AsyncIterator[None]:
        """While a match is opened, or changed though it is not open, nobody else here does either.

        `TooBusy` if the database does not answer: whoever waits for it when others may play is sent there.
        """
        lock = self.opening.setdefault(match, asyncio.Lock())
        try:
            async with self._until_abandoned(), lock:
                if not self.house.awake:
                    raise TooBusy(NO_ANSWER)
                yield
        finally:
            if not lock.locked():
                self.opening.pop(match, None)

    @contextlib.asynccontextmanager
    async def _until_abandoned(self) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(None) as patience:
                self._patience.add(patience)
                yield
        except TimeoutError as fault:
            if not patience.expired():
                raise
            raise TooBusy(NO_ANSWER) from fault
        finally:
            self._patience.discard(patience)

    async def change(self, match: str, change: Change[T]) -> T | None:
        """Change a match from outside, wherever it is at the moment; None if there is none of this name."""
        room = self.open.get(match)
        if room is None and db.is_id(match):
            async with self.alone_with(match):
                room = self.open.get(match)
                if room is None:
                    return await self.house.change(match, change)
        return None if room is None else await room.change(change)

    async def _open(self, match: str, asker: Usage | None) -> Room | None:
        if monotonic() < self.broken.get(match, 0.0):
            raise CannotOpen(match)
        taken = await self.house.take(match)
        if taken is None:
            return None
        try:
            room = await self._set_up(taken, asker)
        except BaseException:
            self.do(self.house.release(taken.held))
            raise
        self.open[match] = room
        if self.sleepers.get_up(match, room.row.clock):
            room.press_clock(None)
        return room

    async def _set_up(self, taken: Taken, asker: Usage | None) -> Room:
        row, journal, match = taken.row, taken.journal, taken.row.id
        if row.gathering:
            raise Wrong(409, "server-lists-first")
        try:
            if not await playable(self, row, asker):
                raise OtherRules
            last = await self.storage.read(lambda c: db.last_position(c, match))
            ruleset = await self.game_of(row.game)
            opened: Opened | None = None
            if journal or row.start is not None:  # what takes a while, and what strangers wrote, is not played here
                opened = await self.workers.run(
                    "open_match", row, journal, asker=asker or match, seconds=OPENING_SECONDS
                )
            played = await self._in_thread(set_out, ruleset, row, opened)
            if row.game not in self.set_out:  # what the first match of a game has read stays, too
                self.set_out.add(row.game)
                gc.freeze()
            if not self.house.awake:
                raise TooBusy(NO_ANSWER)
            done = [db.Done(player, key, number) for number, (player, _, key) in enumerate(journal, 1) if key]
            return Room(self, row, ruleset, played, opened, [*taken.done, *done], last, taken.held)
        except (TooBusy, OtherRules):
            raise
        except sa.exc.DBAPIError as fault:  # nothing is wrong with the match
            raise TooBusy(NO_ANSWER) from fault
        except Exception as fault:
            self.report("cannot-open", match=match, fault=fault)
            while len(self.broken) >= BROKEN_KEPT:
                del self.broken[next(iter(self.broken))]
            self.broken[match] = monotonic() + BROKEN_SECONDS
            raise CannotOpen(match) from fault

    # Among other servers

    def do(self, job: Coroutine[Any, Any, None], room: Room | None = None) -> None:
        """Something nobody waits for; if it fails, the room it is about is closed."""

        async def beside() -> None:
            try:
                await job
            except Exception as fault:
                if room is not None and not room.closed:
                    room.fail(fault)

        task = asyncio.create_task(beside())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def adopt(self, matches: Iterable[str]) -> None:
        """Open matches of a server that died, so that clocks and bots go on while nobody is there."""
        self.adopted.add(matches)

    def neighbours_are(self, living: frozenset[str]) -> None:
        self.forwarder.cut_off(living)

    def abandon(self) -> None:
        """Others may play what was played here: stop at once."""
        self.sleepers.forget()
        self.adopted.forget()
        while self._patience:
            self._patience.pop().reschedule(asyncio.get_running_loop().time())
        for room in list(self.open.values()):
            room.send_all_away()

    # What everybody needs

    async def game_of(self, name: str) -> Game[Any]:
        """A game; the first time it is loaded in a thread, so that the other rooms go on."""
        if name not in self.games:
            self.games[name] = await self._in_thread(game, name)
            gc.freeze()  # it stays for ever: Python's housekeeping need not look through it, which would keep the loop
        return self.games[name]

    async def version_of(self, name: str) -> str:
        """The version of a game's rules; the first time its files are read in a thread."""
        if name not in self.versions:
            self.versions[name] = await self._in_thread(version_of, name)
        return self.versions[name]

    async def _in_thread(self, what: Callable[..., T], *about: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thinking, what, *about)

    async def learn(self, language: str, name: str = "") -> None:
        """Words of a game (or the server's own) in a language; the first time they are read in a thread."""
        for spoken in ("en", language):
            if (name, spoken) not in self.learned:
                read = partial(find_words, "nothing", None, spoken, name)
                await self._in_thread(read)
                gc.freeze()
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

    async def say_goodbye(self) -> None:
        """The server ends: finish what is being done, tell everybody that it goes on in a moment, and let them go.

        Whoever does not read that is not waited for.
        """
        self.ending = True
        rooms = list(self.open.values())
        await self._finish(rooms)
        for room in rooms:
            for client in (*room.coming, *room.clients):
                client.close(msg.Gone(say("server-back-soon", language=client.language), again=True), drop=False)
        until = monotonic() + GOODBYE_SECONDS
        while monotonic() < until and any(room.clients or room.coming for room in rooms):
            await asyncio.sleep(0.02)

    async def _finish(self, rooms: list[Room]) -> set[asyncio.Task[None]]:
        """Let rooms finish what they are at; those that take too long (a bot that thinks) are not waited for."""
        working = [room.work for room in rooms if room.work is not None]
        return (await asyncio.wait(working, timeout=GOODBYE_SECONDS))[1] if working else set()

    async def close(self) -> None:
        """Let everybody go; what is being done is done to the end, and clocks are stopped."""
        self.caretaker.cancel()
        rooms = list(self.open.values())
        for room in rooms:
            for client in room.clients:
                client.close()
        for late in await self._finish(rooms):
            late.cancel()
        await asyncio.gather(*(room.come_to_rest() for room in rooms), return_exceptions=True)
        for room in rooms:
            room.shut()
        await self.sleepers.close()
        if self._beside:
            await asyncio.wait(self._beside, timeout=LAST_WRITES)
        await self.house.close()
        self.thinking.shutdown(wait=False, cancel_futures=True)
        await self.workers.close()
        await self.thinkers.close()


def set_out(ruleset: Game[Any], row: db.MatchRow, opened: Opened | None) -> Match[Any]:
    """The match as it goes on; not in the loop: the first one of a game reads its boards and cards."""
    if opened is None:
        return Match(ruleset, row.setup, row.key, row.start)
    return Match.thaw(ruleset, row.setup, row.key, row.start, opened.match)
