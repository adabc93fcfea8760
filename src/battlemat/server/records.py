"""What is kept of a match, as rows, and every question that is asked of the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from battlemat.core.met import met
from battlemat.server.clock import Clock
from battlemat.server.tables import COUNTS, chat, done, entries, matches, positions, seats
from battlemat.server.terms import Terms

_encode = msgspec.msgpack.Encoder().encode
_INSERT_ENTRIES = entries.insert()
_INSERT_POSITIONS = positions.insert()
_SET_PROGRESS = (
    matches.update()
    .where(matches.c.id == sa.bindparam("of"), matches.c.status.in_(("open", "gathering", "running")))
    .values({name: sa.bindparam(f"new_{name}") for name in ("status", "turn", "clock", "asked", "winners", "terms")})
)


Journal = list[tuple[int, Any, str]]
"""Player, value and idempotency key of every entry that counts."""


class SeatRow(msgspec.Struct):
    """Who may sit at a seat. `kind`: human, open (anybody may take it) or bot; `token` and `invite` are hashes.

    A seat for a friend has no token until somebody has used its invitation. A bot that plays for somebody leaves the
    token as it is. `person` is the hash of the key whose the seat is, too. `list` is what is brought to a match that
    has no set-up yet, and `ready` whether that will stay.
    """

    player: int
    kind: str
    name: str
    bot: str
    token: str
    invite: str = ""
    person: str = ""
    list: Any = None
    ready: bool = True


class MatchRow(msgspec.Struct):
    """A match as it is stored, without its journal.

    `version` are the rules it is played by (empty: older than versions). If those of version `judged` lead elsewhere,
    `differs` is the first entry at which that shows.
    """

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    key: bytes
    start: bytes | None
    hot_seat: bool
    status: str
    turn: int
    created: str
    seats: list[SeatRow]
    clock: Clock | None = None
    rematch: str = ""
    version: str = ""
    judged: str = ""
    differs: int | None = None
    owner: str = ""
    here: str = ""
    """Who sits there, by the letters of their seats: as its owner says, if that is alive."""
    terms: Terms = Terms()
    asked: str = ""
    """Who is waited for and not there."""
    winners: str = ""

    @property
    def gathering(self) -> bool:
        """Whether lists are still being brought: then there is nothing to play yet."""
        return not self.setup


class Position(msgspec.Struct, frozen=True):
    """How a match stood after so many entries: its state, packed."""

    number: int
    state: bytes


class Entries(msgspec.Struct):
    """New journal entries of a match, numbered from `first` on; the idempotency key belongs to the first of them.

    `position` is how the match stands after them, if that is to be kept.
    """

    match: str
    first: int
    rows: list[tuple[int, Any]]
    key: str = ""
    position: Position | None = None
    fence: int | None = None

    def records(self) -> list[dict[str, Any]]:
        return [
            {
                "match": self.match,
                "number": self.first + place,
                "player": player,
                "value": _encode(value),
                "key": self.key if place == 0 else "",
                "taken_back": False,
                "fence": self.fence,
            }
            for place, (player, value) in enumerate(self.rows)
        ]


class Done(msgspec.Struct, frozen=True):
    """A message that was carried out: whose (None: a spectator's), its key, and how long the journal was then."""

    player: int | None
    key: str
    number: int


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def is_id(text: str) -> bool:
    """Whether a match could have this id; anything else need not be looked for."""
    return len(text) <= 32 and text.isascii() and text.isalnum()


def insert_match(connection: sa.Connection, row: MatchRow) -> None:
    connection.execute(
        matches.insert().values(
            id=row.id,
            game=row.game,
            rules=row.rules,
            setup=_encode(row.setup),
            key=row.key,
            start=row.start,
            hot_seat=row.hot_seat,
            status=row.status,
            turn=row.turn,
            created=row.created,
            clock=None if row.clock is None else _encode(row.clock),
            version=row.version,
            terms=_encode(row.terms),
            asked=row.asked,
        )
    )
    connection.execute(seats.insert(), [{"match": row.id, **_seat_record(seat)} for seat in row.seats])


def _seat_record(seat: SeatRow) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"list": None if seat.list is None else _encode(seat.list)}


def insert_entries(connection: sa.Connection, new: Sequence[Entries]) -> None:
    """The new entries of any number of matches, together."""
    records = [record for each in new for record in each.records()]
    if records:
        connection.execute(_INSERT_ENTRIES, records)
    kept = [(each.match, each.position) for each in new if each.position is not None]
    if kept:
        connection.execute(_INSERT_POSITIONS, [_position_record(*each) for each in kept])


def _position_record(match: str, position: Position) -> dict[str, Any]:
    return {"match": match, "number": position.number, "state": position.state}


def load_positions(connection: sa.Connection, match: str) -> list[Position]:
    rows = connection.execute(
        sa.select(positions.c.number, positions.c.state).where(positions.c.match == match).order_by(positions.c.number)
    )
    return [Position(number, bytes(state)) for number, state in rows]


def last_position(connection: sa.Connection, match: str) -> int:
    """After how many entries the last kept position was; 0 if there is none."""
    number = connection.scalar(sa.select(sa.func.max(positions.c.number)).where(positions.c.match == match))
    return number or 0


def set_version(connection: sa.Connection, row: MatchRow, before: str) -> None:
    """The rules a match is played by, or what was found about it, unless somebody has changed that meanwhile."""
    changes = {"rules": row.rules, "status": row.status, "version": row.version, "judged": row.judged}
    unchanged = sa.func.coalesce(matches.c.version, "") == before
    connection.execute(matches.update().where(matches.c.id == row.id, unchanged).values(**changes, differs=row.differs))


def set_progress(connection: sa.Connection, row: MatchRow) -> None:
    """What changes of a match while it is played; what is over, or kept, stays as it is."""
    clock = None if row.clock is None else _encode(row.clock)
    new = {"status": row.status, "turn": row.turn, "clock": clock, "asked": row.asked, "winners": row.winners}
    new["terms"] = _encode(row.terms)
    connection.execute(_SET_PROGRESS, {"of": row.id} | {f"new_{name}": value for name, value in new.items()})


def set_laid(connection: sa.Connection, row: MatchRow) -> None:
    """All lists are there: what a match is played with and by which rules, unless somebody else has written it."""
    laid = {"setup": _encode(row.setup), "rules": row.rules, "version": row.version}
    waiting = matches.c.status.in_(("open", "gathering"))
    connection.execute(matches.update().where(matches.c.id == row.id, waiting).values(**laid))
    set_progress(connection, row)


def set_terms(connection: sa.Connection, row: MatchRow) -> None:
    connection.execute(matches.update().where(matches.c.id == row.id).values(terms=_encode(row.terms)))


def take_back_from(connection: sa.Connection, match: str, number: int, count: int) -> None:
    """Entries that were taken back are kept, so that the whole story of the dice can be told; they count no more.

    The messages they came from were carried out all the same. There must be `count` of them: if somebody else has
    written to the match, a `RuntimeError` keeps it as it is.
    """
    those = (entries.c.match == match, entries.c.number >= number, COUNTS)
    keys = sa.select(entries.c.match, entries.c.player, entries.c.key, entries.c.number + 1)
    keys = keys.where(*those, entries.c.key != "").order_by(entries.c.number)
    connection.execute(done.insert().from_select(["match", "player", "key", "number"], keys))
    gone = connection.execute(entries.update().where(*those).values(taken_back=True))
    if gone.rowcount != count:
        raise RuntimeError(f"match {match} has other entries than those taken back")
    connection.execute(positions.delete().where(positions.c.match == match, positions.c.number > number))


def set_seat(connection: sa.Connection, match: str, seat: SeatRow) -> None:
    connection.execute(
        seats.update().where(seats.c.match == match, seats.c.player == seat.player).values(**_seat_record(seat))
    )


def set_rematch(connection: sa.Connection, match: str, rematch: str) -> None:
    connection.execute(matches.update().where(matches.c.id == match).values(rematch=rematch))


def load_row(connection: sa.Connection, match: str) -> MatchRow | None:
    rows = connection.execute(matches.select().where(matches.c.id == match)).mappings().all()
    return next(iter(match_rows(connection, rows)), None)


def list_rows(connection: sa.Connection, status: str, most: int) -> list[MatchRow]:
    rows = connection.execute(
        matches.select().where(matches.c.status == status).order_by(matches.c.created.desc()).limit(most)
    ).mappings()
    return match_rows(connection, rows.all())


def match_rows(connection: sa.Connection, rows: Sequence[sa.RowMapping]) -> list[MatchRow]:
    """The matches with their seats."""
    ids = [row["id"] for row in rows]
    found: defaultdict[str, list[sa.RowMapping]] = defaultdict(list)
    for seat in connection.execute(seats.select().where(seats.c.match.in_(ids)).order_by(seats.c.player)).mappings():
        found[seat["match"]].append(seat)
    return [_match_row(row, found[row["id"]]) for row in rows]


def _match_row(row: sa.RowMapping, found: Iterable[sa.RowMapping]) -> MatchRow:
    return MatchRow(
        row["id"],
        row["game"],
        row["rules"],
        msgspec.msgpack.decode(row["setup"]),
        bytes(row["key"]),
        None if row["start"] is None else bytes(row["start"]),
        bool(row["hot_seat"]),
        row["status"],
        row["turn"],
        row["created"],
        [_seat_row(seat) for seat in found],
        None if row["clock"] is None else msgspec.msgpack.decode(bytes(row["clock"]), type=met(Clock)),
        row["rematch"] or "",
        row["version"] or "",
        row["judged"] or "",
        row["differs"],
        row["owner"] or "",
        row["here"] or "",
        Terms() if row["terms"] is None else msgspec.msgpack.decode(bytes(row["terms"]), type=met(Terms)),
        row["asked"] or "",
        row["winners"] or "",
    )


def _seat_row(row: sa.RowMapping) -> SeatRow:
    brought = None if row["list"] is None else msgspec.msgpack.decode(bytes(row["list"]))
    ready = row["ready"] is None or bool(row["ready"])
    invite, person = row["invite"] or "", row["person"] or ""
    return SeatRow(row["player"], row["kind"], row["name"], row["bot"], row["token"], invite, person, brought, ready)


def load_entries(connection: sa.Connection, match: str) -> Journal:
    rows = connection.execute(
        sa.select(entries.c.player, entries.c.value, entries.c.key)
        .where(entries.c.match == match, COUNTS)
        .order_by(entries.c.number)
    )
    return [(player, msgspec.msgpack.decode(bytes(value)), key) for player, value, key in rows]


def note_done(connection: sa.Connection, match: str, message: Done) -> None:
    connection.execute(done.insert().values(match=match, **msgspec.structs.asdict(message)))


def load_done(connection: sa.Connection, match: str, most: int) -> list[Done]:
    """The last messages that were carried out and are not in the journal, the oldest first."""
    rows = connection.execute(
        sa.select(done.c.player, done.c.key, done.c.number)
        .where(done.c.match == match)
        .order_by(done.c.id.desc())
        .limit(most)
    )
    return [Done(*row) for row in rows][::-1]


def append_chat(connection: sa.Connection, match: str, seat: str | None, name: str, text: str, at: str) -> None:
    connection.execute(chat.insert().values(match=match, seat=seat, name=name, text=text, at=at))


def load_chat(connection: sa.Connection, match: str, most: int) -> list[tuple[str | None, str, str, str]]:
    rows = connection.execute(
        sa.select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
        .where(chat.c.match == match)
        .order_by(chat.c.id.desc())
        .limit(most)
    ).all()
    return [(seat, name, text, at) for seat, name, text, at in reversed(rows)]
