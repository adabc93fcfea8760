"""Analyses of matches that are over: made once, piece by piece behind everything else, and kept with the match.

Besides, anybody may ask what would be best at a single moment of one; that takes seconds and is not kept for long.

A match that is still played is analysed for nobody. As with contests, of an address one analysis is made at a time and
of all of them few; the others wait until somebody looks at them when there is room.
"""

from __future__ import annotations

import asyncio
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from battlemat.server import analysis_records as db
from battlemat.server import messages as msg
from battlemat.server.analysis_jobs import MOST_GOING
from battlemat.server.analysis_records import AnalysisRow
from battlemat.server.kept import Kept
from battlemat.server.lab import PIECE_SECONDS, breathe
from battlemat.server.records import Journal, MatchRow, load_entries
from battlemat.server.seats import Wrong
from battlemat.server.versions import OtherRules, playable
from battlemat.server.workers import Workers
from battlemat.sim.analysis import Analysis, new_analysis

if TYPE_CHECKING:
    from battlemat.server.limits import Usage
    from battlemat.server.rooms import Rooms

TOLD_KEPT = 16 << 20
MOST_WORLDS = 24
"""For a first look at an answer: somebody who wants more of them has a machine for it."""

_encode = msgspec.json.encode


class Analyses:
    """`hands` are who works: the process of the lab, so that the machine has time for those at the tables."""

    def __init__(self, rooms: Rooms, hands: Workers) -> None:
        self.rooms, self.storage, self.hands = rooms, rooms.storage, hands
        self.going: dict[str, asyncio.Task[None]] = {}
        self._busy: dict[str, Usage] = {}
        self._told = Kept(TOLD_KEPT)

    async def look(self, match: MatchRow, asker: Usage) -> msg.AnalysisInfo:
        """How far the analysis of a match is. One that nobody makes goes on if there is room."""
        check_over(match)
        row = await self._row(match)
        if row is None:
            return msg.AnalysisInfo(match.id, "none", 0, 0)
        if not (row.stopped or row.analysis.over) and self._is_free(row) and self._has_room(asker):
            self._begin(match, row, asker)
        return self._info(row)

    async def begin(self, match: MatchRow, wish: msg.NewAnalysis, asker: Usage) -> msg.AnalysisInfo:
        """Analyse a match, or go on where that was stopped; what is there is not made again."""
        check_over(match)
        if not 1 <= wish.worlds <= MOST_WORLDS:
            raise Wrong(422, "server-analysis-worlds", most=MOST_WORLDS, count=wish.worlds)
        if not await playable(self.rooms, match, asker):
            raise OtherRules
        row = await self._row(match)
        if row is None:
            entries = len(await self._journal(match))
            row = AnalysisRow(match.id, await self._version(match), new_analysis(entries, wish.worlds, match.id))
            new = row
            await self.storage.write(lambda c: db.begin_analysis(c, new))
        else:
            await self.storage.write(lambda c: db.set_stopped(c, match.id, False))
        return await self.look(match, asker)

    async def stop(self, match: MatchRow) -> msg.AnalysisInfo:
        """Work no more on it until somebody says so."""
        check_over(match)
        await self.storage.write(lambda c: db.set_stopped(c, match.id, True))
        task = self.going.get(match.id)
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        row = await self._row(match)
        return msg.AnalysisInfo(match.id, "none", 0, 0) if row is None else self._info(row)

    async def told(self, match: MatchRow, language: str, asker: Usage) -> bytes:
        """The analysis in words, packed; `Wrong` until it is there."""
        check_over(match)
        row = await self._row(match)
        if row is None or not row.analysis.over:
            raise Wrong(409, "server-not-analysed")
        found = _encode(row.analysis)

        async def make() -> bytes:
            journal = await self._journal(match)
            data: bytes = await self.rooms.workers.run("tell_analysis", match, journal, found, language, asker=asker)
            return data

        return await self._told.get((match.id, blake2b(found).digest(), language), make)

    async def best(self, match: MatchRow, answers: int, language: str, asker: Usage) -> bytes:
        """What would be best after so many answers, for those who are asked something then, packed."""
        check_over(match)
        if not await playable(self.rooms, match, asker):
            raise OtherRules
        journal = await self._journal(match)
        if answers > len(journal):
            raise Wrong(422, "server-analysis-at", most=len(journal), count=answers)

        async def make() -> bytes:
            data: bytes = await self.rooms.workers.run("tell_best", match, journal, answers, language, asker=asker)
            return data

        return await self._told.get((match.id, answers, language), make)

    async def _row(self, match: MatchRow) -> AnalysisRow | None:
        """What was found out, if it was by the rules of now."""
        row = await self.storage.read(lambda c: db.load_analysis(c, match.id))
        return row if row is not None and row.version == await self._version(match) else None

    async def _version(self, match: MatchRow) -> str:
        return await self.rooms.version_of(match.game)

    async def _journal(self, match: MatchRow) -> Journal:
        return await self.storage.read(lambda c: load_entries(c, match.id))

    def _is_free(self, row: AnalysisRow) -> bool:
        """Whether no server works on it: the one that did may be gone."""
        house = self.rooms.house
        return row.match not in self.going and (row.owner == house.me.id or row.owner not in house.living)

    def _has_room(self, asker: Usage) -> bool:
        return self.rooms.house.awake and len(self.going) < MOST_GOING and asker not in self._busy.values()

    def _info(self, row: AnalysisRow) -> msg.AnalysisInfo:
        if row.analysis.over:
            state = "over"
        elif row.stopped:
            state = "stopped"
        else:
            state = "waiting" if self._is_free(row) else "going"
        return msg.AnalysisInfo(row.match, state, row.analysis.done, row.analysis.all)

    def _begin(self, match: MatchRow, row: AnalysisRow, asker: Usage) -> None:
        task = asyncio.create_task(self._work(match, row, asker), name=f"analysis {row.match}")
        self.going[row.match], self._busy[row.match] = task, asker
        task.add_done_callback(lambda _: self._end(row.match))

    def _end(self, match: str) -> None:
        del self.going[match], self._busy[match]

    async def _work(self, match: MatchRow, row: AnalysisRow, asker: Usage) -> None:
        me = self.rooms.house.me.id
        try:
            if await self.storage.run(lambda c: db.claim(c, row, me)):
                await self._go_on(match, row.analysis, asker, me)
                await self.storage.write(lambda c: db.release(c, row.match, me))
        except Exception as fault:  # what was found out is kept, and whoever wants it says that it goes on
            self.rooms.report("analysis-failed", match=row.match, fault=fault)
            await self.storage.write(lambda c: db.set_stopped(c, row.match, True))

    async def _go_on(self, match: MatchRow, found: Analysis, asker: Usage, me: str) -> None:
        journal = await self._journal(match)
        while not found.over and not await self.storage.read(lambda c: db.is_stopped(c, match.id)):
            await breathe(asker)
            data: bytes = await self.hands.run(
                "analyse", match, journal, _encode(found), asker=asker, seconds=PIECE_SECONDS
            )
            if not await self.storage.run(partial(db.keep_analysis, match=match.id, owner=me, analysis=data)):
                break
            found = msgspec.json.decode(data, type=Analysis)

    async def close(self) -> None:
        """Stop at once: what was found out is kept."""
        tasks = list(self.going.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_over(match: MatchRow) -> None:
    """`Wrong` for a match that is still played: nobody may think about it for its players."""
    if match.status != "over":
        raise Wrong(409, "server-analyse-running")
