"""Tables at which everybody brings a list of their own: nobody is shown another's, and when all are ready it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from battlemat.core.errors import BadSetup
from battlemat.core.game import SEATS
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.limits import Usage
from battlemat.server.seats import Wrong, seat_of
from battlemat.server.terms import printable

if TYPE_CHECKING:
    from battlemat.server.lobby import Lobby

Write = Callable[[sa.Connection], None]


def own_seat(row: db.MatchRow, secret: str) -> db.SeatRow:
    """The seat a secret opens at a table at which lists are gathered."""
    player = seat_of(row, secret)
    if player is None:
        raise Wrong(403, "server-wrong-token")
    if row.status == "over" and row.gathering:
        raise Wrong(409, "server-called-off")
    if not row.gathering:
        raise Wrong(409, "server-lists-are-there")
    return row.seats[player]


def brought(row: db.MatchRow, secret: str) -> msg.Brought:
    """What somebody has brought so far."""
    seat = own_seat(row, secret)
    return msg.Brought(SEATS[seat.player], seat.name, seat.list, seat.ready)


def note_waiting(row: db.MatchRow) -> None:
    """Whether a seat is free, lists are missing or all can begin; and whom the table waits for."""
    free = any(seat.kind == "open" for seat in row.seats)
    row.status = "open" if free else "gathering" if row.gathering else "running"
    waiting = [seat for seat in row.seats if not seat.ready and seat.token]
    row.asked = "".join(SEATS[seat.player] for seat in waiting)


async def bring(lobby: Lobby, row: db.MatchRow, secret: str, wish: msg.Bring, asker: Usage) -> db.MatchRow:
    """Put a list on the table, for everybody else face down; `BadSetup` if it is to stay and is not legal."""
    place = own_seat(row, secret).player
    if wish.ready:
        alone = [wish.list if seat.player == place else None for seat in row.seats]
        await lobby.rooms.workers.run("set_up", row.game, row.terms.variant, alone, asker=asker)

    def put(now: db.MatchRow) -> tuple[db.MatchRow, Write]:
        seat = own_seat(now, secret)
        seat.name, seat.list, seat.ready = printable(wish.name) or seat.name, wish.list, wish.ready
        return now, _writing(now, seat)

    return await settle(lobby, await lobby.change(row.id, put), asker)


async def settle(lobby: Lobby, row: db.MatchRow, asker: Usage) -> db.MatchRow:
    """Begin if everybody is ready: whoever sees that first does it."""
    if not row.gathering or not all(seat.ready for seat in row.seats):
        return row
    lists = [seat.list for seat in row.seats]
    try:
        setup = await lobby.rooms.workers.run("set_up", row.game, row.terms.variant, lists, asker=asker)
    except BadSetup:  # each list is legal, but not against the others
        await lobby.change(row.id, _choose_again)
        raise
    rules, version = (await lobby.rooms.game_of(row.game)).rules_version, await lobby.rooms.version_of(row.game)

    def begin(now: db.MatchRow) -> tuple[db.MatchRow, Write | None]:
        changed = [seat.list for seat in now.seats] != lists or not all(seat.ready for seat in now.seats)
        if changed or not now.gathering:
            return now, None
        now.setup, now.rules, now.version = setup, rules, version
        note_waiting(now)
        return now, lambda connection: db.set_laid(connection, now)

    return await lobby.change(row.id, begin)


def _choose_again(row: db.MatchRow) -> tuple[None, Write]:
    people = [seat for seat in row.seats if seat.kind == "human"]
    for seat in people:
        seat.ready = False
    return None, _writing(row, *people)


def _writing(row: db.MatchRow, *seats: db.SeatRow) -> Write:
    note_waiting(row)

    def write(connection: sa.Connection) -> None:
        for seat in seats:
            db.set_seat(connection, row.id, seat)
        db.set_progress(connection, row)

    return write
