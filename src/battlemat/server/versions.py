"""Matches that were begun under other rules: proven to go the same way under those of now, or kept to be looked at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from battlemat.core.version import version_of
from battlemat.games import game
from battlemat.server import records as db
from battlemat.server.seats import Wrong

if TYPE_CHECKING:
    from battlemat.server.limits import Usage
    from battlemat.server.rooms import Rooms

JUDGING_SECONDS = 60.0
"""What it may take to hold a match against the rules of now."""


class OtherRules(Wrong):
    """A match that the rules of now do not lead to: it can be looked at, and no more."""

    def __init__(self) -> None:
        super().__init__(409, "server-other-rules")


def verdict(row: db.MatchRow, difference: int | None) -> None:
    """Write down what was found out about a match: from now on it is one of this version, or it is kept.

    What is over stays so; what is kept goes on as soon as there are rules again that lead to it.
    """
    row.judged, row.differs = version_of(row.game), difference
    if difference is None:
        row.version, row.rules = row.judged, game(row.game).rules_version
        if row.status == "kept":
            row.status = "open" if any(seat.kind == "open" for seat in row.seats) else "running"
    elif row.status != "over":
        row.status = "kept"


async def playable(rooms: Rooms, row: db.MatchRow, asker: Usage | None = None) -> bool:
    """Whether the rules of now lead to a match; the first time that is asked after an update, it is found out."""
    now = await rooms.version_of(row.game)
    if row.judged != now and (row.version != now or row.differs is not None):
        await _judge(rooms, row, asker)
    return row.version == now and row.differs is None


async def _judge(rooms: Rooms, row: db.MatchRow, asker: Usage | None) -> None:
    journal, positions = await asyncio.gather(
        rooms.storage.read(lambda c: db.load_entries(c, row.id)),
        rooms.storage.read(lambda c: db.load_positions(c, row.id)),
    )
    difference: int | None = await rooms.workers.run(
        "first_difference", row, journal, positions, asker=asker or row.id, seconds=JUDGING_SECONDS
    )
    before = row.version
    verdict(row, difference)
    await rooms.storage.write(lambda c: db.set_version(c, row, before))
    rooms.news += 1
    if difference is not None:
        rooms.report("match-differs", match=row.id, game=row.game, entry=difference)
