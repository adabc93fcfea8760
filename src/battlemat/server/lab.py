"""Lists against lists on this machine: small contests, played piece by piece behind everything else.

Every match that was played is kept at once, so a contest goes on where it was, whoever ended it. Of an address one is
played at a time, and of all of them few; the others wait until somebody looks at them when there is room. Where several
servers share a database, one plays it; if two ever did, both would play the same matches, and one of each is kept.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from battlemat.bots import USUAL
from battlemat.server import contest_records as db
from battlemat.server import messages as msg
from battlemat.server.contest_records import ContestRow
from battlemat.server.kept import Kept
from battlemat.server.library import check_game
from battlemat.server.records import is_id
from battlemat.server.seats import Wrong
from battlemat.server.terms import printable
from battlemat.server.tokens import new_id
from battlemat.server.workers import Workers
from battlemat.sim.entries import Entry

if TYPE_CHECKING:
    from battlemat.server.limits import Usage
    from battlemat.server.rooms import Rooms

MOST_LISTS = 6
MOST_GAMES = 60
"""Matches of every two lists."""
BOTS = ("novice", USUAL, "random")
"""Those that answer at once."""
MOST_GOING = 4
"""Contests that are played at the same time, in turns."""
LONGEST_SEED = 100
PIECES_AT_ONCE = 50
PIECE_SECONDS = 60.0
"""What the matches of a second may take at the worst: the last one is played to its end."""
SHORTEST_BREATH, LONGEST_BREATH = 0.05, 5.0
"""Seconds to wait when an address has used its work."""
RESULTS_KEPT = 16 << 20


class Lab:
    """`hands` is the process that plays: one, so that the machine has time for those at the tables."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.storage = rooms, rooms.storage
        self.hands = Workers(1)
        self.going: dict[str, asyncio.Task[None]] = {}
        self._busy: dict[str, Usage] = {}
        self._results = Kept(RESULTS_KEPT)

    async def make(self, wish: msg.NewContest, language: str, asker: Usage) -> msg.ContestInfo:
        """A new contest, which begins at once if there is room."""
        check(wish)
        lists = [Entry(printable(one.name), one.list) for one in wish.lists]
        about = (wish.bots or [USUAL], wish.seed or new_id(), wish.variant or None, language)
        asked = await self.rooms.workers.run("contest", wish.game, lists, *about, asker=asker)
        row = ContestRow(new_id(), asked, wish.games, False, None, "")
        await self.storage.write(lambda c: db.insert_contest(c, row))
        return await self.look(row.id, asker)

    async def row(self, contest: str) -> ContestRow:
        """`Wrong` if there is none."""
        row = await self.storage.read(lambda c: db.load_contest(c, contest)) if is_id(contest) else None
        if row is None:
            raise Wrong(404, "server-unknown-contest", id=contest[:40])
        return row

    async def look(self, contest: str, asker: Usage) -> msg.ContestInfo:
        """How far a contest is. One that nobody plays goes on, if it was not stopped and there is room."""
        row = await self.row(contest)
        kept = row.contest.rules != await self.rooms.version_of(row.contest.game)
        if not (kept or row.stopped or row.over) and self._is_free(row) and self._has_room(asker):
            await self._begin(row, asker)
        return info(row, self._state(row, kept))

    async def stop(self, contest: str) -> msg.ContestInfo:
        """Play no more of it until somebody says so."""
        row = await self.row(contest)
        await self.storage.write(lambda c: db.set_stopped(c, contest, True))
        task = self.going.get(contest)
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        row = await self.row(contest)
        kept = row.contest.rules != await self.rooms.version_of(row.contest.game)
        return info(row, self._state(row, kept))

    async def go_on(self, contest: str, asker: Usage) -> msg.ContestInfo:
        """Play on where it was stopped."""
        row = await self.row(contest)
        if not row.over and row.contest.rules != await self.rooms.version_of(row.contest.game):
            raise Wrong(409, "server-contest-rules")
        await self.storage.write(lambda c: db.set_stopped(c, contest, False))
        return await self.look(contest, asker)

    async def result(self, contest: str, asker: Usage, language: str = "") -> tuple[ContestRow, bytes]:
        """The report in a language as HTML, or the numbers as JSON, packed; `Wrong` when nothing was played yet."""
        row = await self.row(contest)
        if not row.played:
            raise Wrong(409, "server-contest-empty")

        async def make() -> bytes:
            matches = await self.storage.read(lambda c: db.load_matches(c, contest))
            job, more = ("contest_report", (language,)) if language else ("contest_json", ())
            data: bytes = await self.rooms.workers.run(job, row.contest, matches, *more, asker=asker)
            return data

        return row, await self._results.get((contest, row.played, language), make)

    def _is_free(self, row: ContestRow) -> bool:
        """Whether no server plays it: the one that did may be gone."""
        house = self.rooms.house
        return row.id not in self.going and (row.owner == house.me.id or row.owner not in house.living)

    def _has_room(self, asker: Usage) -> bool:
        return self.rooms.house.awake and len(self.going) < MOST_GOING and asker not in self._busy.values()

    def _state(self, row: ContestRow, kept: bool) -> str:
        if row.over:
            return "over"
        if row.stopped or kept:
            return "kept" if kept else "stopped"
        return "waiting" if self._is_free(row) else "going"

    async def _begin(self, row: ContestRow, asker: Usage) -> None:
        task = asyncio.create_task(self._play(row, asker), name=f"contest {row.id}")
        self.going[row.id], self._busy[row.id] = task, asker
        task.add_done_callback(lambda _: self._end(row.id))

    def _end(self, contest: str) -> None:
        del self.going[contest], self._busy[contest]

    async def _play(self, row: ContestRow, asker: Usage) -> None:
        me = self.rooms.house.me.id
        try:
            if await self.storage.run(lambda c: db.claim(c, row, me)):
                await self._play_on(row, asker)
                await self.storage.write(lambda c: db.release(c, row.id, me))
        except Exception as fault:  # what was played is kept, and whoever wants it says that it goes on
            self.rooms.report("contest-failed", contest=row.id, fault=fault)
            await self.storage.write(lambda c: db.set_stopped(c, row.id, True))

    async def _play_on(self, row: ContestRow, asker: Usage) -> None:
        left = await self.storage.read(lambda c: db.pieces_left(c, row))
        while left and not await self.storage.read(lambda c: db.is_stopped(c, row.id)):
            await breathe(asker)
            pieces = left[:PIECES_AT_ONCE]
            played = await self.hands.run("fight", row.contest, pieces, asker=asker, seconds=PIECE_SECONDS)
            await self._keep(row.id, pieces[: len(played)], played)
            left = left[len(played) :]

    async def _keep(self, contest: str, pieces: list[db.Piece], played: list[bytes]) -> None:
        await self.storage.write(lambda c: db.add_matches(c, contest, pieces, played))

    async def close(self) -> None:
        """Stop at once: what was played is kept."""
        tasks = list(self.going.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.hands.close()


def check(wish: msg.NewContest) -> None:
    """`Wrong` for what is no small contest."""
    check_game(wish.game)
    if not 2 <= len(wish.lists) <= MOST_LISTS:
        raise Wrong(422, "server-contest-lists", most=MOST_LISTS, count=len(wish.lists))
    if not 1 <= wish.games <= MOST_GAMES:
        raise Wrong(422, "server-contest-games", most=MOST_GAMES, count=wish.games)
    if len({*wish.bots}) < len(wish.bots) or not {*wish.bots} <= {*BOTS}:
        raise Wrong(422, "server-contest-bots", bots=", ".join(BOTS))
    if len(wish.seed) > LONGEST_SEED:
        raise Wrong(422, "server-contest-seed", most=LONGEST_SEED)
    if not all(printable(one.name) for one in wish.lists):
        raise Wrong(422, "server-contest-nameless")


async def breathe(asker: Usage) -> None:
    """Wait until an address may work; half of that is left for whatever else is done there."""
    while seconds := asker.work.wait(asker.work.full / 2):
        await asyncio.sleep(min(max(seconds, SHORTEST_BREATH), LONGEST_BREATH))


def info(row: ContestRow, state: str) -> msg.ContestInfo:
    asked = row.contest
    return msg.ContestInfo(
        row.id, asked.game, asked.variant, asked.names, list(asked.bots), asked.seed, row.games, row.matches,
        row.played, state, row.created,
    )  # fmt: skip
