"""Matches before and after they are played: making, joining, listing, repeating, importing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from battlemat import bots
from battlemat.bots import USUAL
from battlemat.core.acts import NOBODY, Rekey
from battlemat.core.errors import BadSetup, BattlematError, Refusal
from battlemat.core.game import SEATS
from battlemat.core.lesson import find_lesson
from battlemat.core.match import fresh_key
from battlemat.core.words import say
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.clock import new_clock
from battlemat.server.gathering import note_waiting
from battlemat.server.house import Change
from battlemat.server.jobs import Imported
from battlemat.server.kept import Kept, packed
from battlemat.server.learning import new_row
from battlemat.server.library import check_game
from battlemat.server.limits import Usage
from battlemat.server.people import matches_of
from battlemat.server.rooms import Rooms
from battlemat.server.seats import GUESTS, Wrong, again, new_seats, seat_for, seat_of, seats_of_person
from battlemat.server.storage import Storage
from battlemat.server.terms import terms_of
from battlemat.server.tokens import fairness_hash, new_id, new_token, token_hash
from battlemat.server.versions import OtherRules, playable

T = TypeVar("T")

WHO = ("me", "friend", "open", "bot")
LISTED = 50
LIST_SECONDS = 1.0
MOMENTS_KEPT = 64 << 20
"""Bytes of packed replays."""
STATUSES = ("open", "running", "over", "kept")

_encode = msgspec.msgpack.Encoder().encode


class Lobby:
    def __init__(self, storage: Storage, rooms: Rooms) -> None:
        self.storage = storage
        self.rooms = rooms
        self._moments = Kept(MOMENTS_KEPT)
        self._lists = Kept(1 << 20, LIST_SECONDS)

    async def row(self, match: str) -> db.MatchRow | None:
        if not db.is_id(match):
            return None
        room = self.rooms.open.get(match)
        return room.row if room is not None else await self.storage.read(lambda c: db.load_row(c, match))

    async def matches_of(self, person: str) -> list[msg.MatchInfo]:
        rows = await self.storage.read(lambda c: matches_of(c, person))
        return [self.info(row, person) for row in rows]

    async def journal(self, match: str) -> list[tuple[int, Any, str]]:
        return await self.storage.read(lambda c: db.load_entries(c, match))

    async def make(self, wish: msg.NewMatch, language: str, asker: Usage, person: str = "") -> msg.MatchMade:
        """A new match; every seat that a person shall hold gets a token."""
        check_game(wish.game)
        if not 2 <= len(wish.seats) <= len(SEATS) or any(seat.who not in WHO for seat in wish.seats):
            raise BadSetup(Refusal("server-bad-seats", "", {"count": len(wish.seats), "kinds": ", ".join(WHO)}))
        for seat in wish.seats:
            bots.make(seat.bot)
        gathering = wish.own_lists and any(seat.who in GUESTS for seat in wish.seats)
        if gathering and any(seat.who in GUESTS and seat.list is not None for seat in wish.seats):
            raise BadSetup(Refusal("server-list-of-another", ""))
        terms, clock = terms_of(wish), new_clock(wish.clock, len(wish.seats), over_days=wish.over_days)
        lists = [seat.list for seat in wish.seats]
        setup = await self.rooms.workers.run("set_up", wish.game, wish.variant, lists, asker=asker)
        seats, links = new_seats(wish, language, person)
        row = db.MatchRow(
            id=new_id(),
            game=wish.game,
            rules=(await self.rooms.game_of(wish.game)).rules_version,
            setup={} if gathering else setup,
            key=fresh_key(None),
            start=None,
            hot_seat=sum(seat.who == "me" for seat in wish.seats) > 1,
            status="",
            turn=0,
            created=db.now(),
            seats=seats,
            clock=clock,
            version=await self.rooms.version_of(wish.game),
            terms=terms,
        )
        note_waiting(row)
        await self.storage.write(lambda c: db.insert_match(c, row))
        self.rooms.news += 1
        return msg.MatchMade(row.id, links, fairness_hash(row.key))

    async def learn(self, game: str, name: str, language: str, asker: Usage, person: str = "") -> msg.MatchMade:
        """A new match of a lesson, with the learner at the first seat."""
        check_game(game)
        lesson = find_lesson(game, name)
        begun = await self.rooms.workers.run("begin_lesson", game, name, asker=asker)
        rules, version = (await self.rooms.game_of(game)).rules_version, await self.rooms.version_of(game)
        row, token = new_row(lesson, begun, rules, version, language, person)
        entries = db.Entries(row.id, 0, begun.journal)
        await self.storage.write(lambda c: db.insert_match(c, row), entries)
        self.rooms.news += 1
        return msg.MatchMade(row.id, [msg.SeatLink(SEATS[0], "me", token, "")], fairness_hash(row.key))

    async def solution(self, game: str, name: str, language: str, asker: Usage) -> list[str]:
        """How a puzzle is solved, in words."""
        check_game(game)
        find_lesson(game, name)
        told: list[str] = await self.rooms.workers.run("solution", game, name, language, asker=asker)
        return told

    async def join(self, match: str, wish: msg.Sit, person: str = "") -> msg.Seated:
        """Sit down with a token of one's own; asking again with the same one changes nothing."""

        def sit(row: db.MatchRow) -> tuple[msg.Seated, Callable[[sa.Connection], None]]:
            if row.status == "kept":
                raise OtherRules
            seat = seat_for(row, wish, person)
            if row.gathering or row.status == "open":
                note_waiting(row)

            def job(connection: sa.Connection) -> None:
                db.set_seat(connection, match, seat)
                db.set_progress(connection, row)

            return msg.Seated(SEATS[seat.player]), job

        return await self.change(match, sit)

    async def rematch(self, match: str, token: str) -> msg.Rematch:
        """The same lists and people again, everybody one seat further; whoever asks second gets the same match."""
        version = await self._version_for(match)

        def repeat(row: db.MatchRow) -> tuple[msg.Rematch, Callable[[sa.Connection], None] | None]:
            if seat_of(row, token) is None:
                raise Wrong(403, "server-wrong-token")
            if row.status != "over" or row.gathering:
                raise Wrong(409, "server-not-over")
            if row.terms.lesson is not None:
                raise Wrong(409, "server-lesson-again")
            if row.rematch:
                return msg.Rematch(row.rematch), None
            new = again(row, version)
            row.rematch = new.id

            def job(connection: sa.Connection) -> None:
                db.insert_match(connection, new)
                db.set_rematch(connection, row.id, new.id)

            return msg.Rematch(new.id), job

        return await self.change(match, repeat)

    async def _version_for(self, match: str) -> str:
        """Of the rules a match would be played by that begins now, if it is like this one."""
        row = await self.row(match)
        return "" if row is None else await self.rooms.version_of(row.game)

    async def change(self, match: str, change: Change[T]) -> T:
        """Change a match wherever it is; `Wrong` if there is none."""
        result = await self.rooms.change(match, change)
        if result is None:
            raise Wrong(404, "server-unknown-match", id=match[:40])
        self.rooms.news += 1
        return result

    async def continue_from(
        self, row: db.MatchRow, answers: int, players: Sequence[int], asker: Usage, person: str = ""
    ) -> msg.MatchMade:
        """A new match from a position of an old one: you at one seat or several, bots at the others, other dice."""
        if not await playable(self.rooms, row, asker):
            raise OtherRules
        journal = await self.journal(row.id)
        kept = await self.rooms.workers.run("position", row, journal, answers, asker=asker)
        key = fresh_key(None)
        tokens = {player: new_token() for player in players}
        seats = [
            db.SeatRow(
                seat.player,
                "human" if seat.player in tokens else "bot",
                seat.name,
                seat.bot or USUAL,
                token_hash(tokens[seat.player]) if seat.player in tokens else "",
                person=person if seat.player in tokens else "",
            )
            for seat in row.seats
        ]
        new = db.MatchRow(
            new_id(), row.game, row.rules, row.setup, row.key, row.start, len(tokens) > 1, "running", 0, db.now(),
            seats, version=row.version, terms=row.terms.continued(),
        )  # fmt: skip
        entries = db.Entries(new.id, 0, [*kept, (NOBODY, Rekey(key))])
        await self.storage.write(lambda c: db.insert_match(c, new), entries)
        links = [msg.SeatLink(SEATS[player], "me", token, "") for player, token in tokens.items()]
        return msg.MatchMade(new.id, links, fairness_hash(key))

    async def file(self, row: db.MatchRow, asker: Usage) -> bytes:
        journal = await self.journal(row.id)
        job = "match_file" if await playable(self.rooms, row, asker) else "kept_file"
        data: bytes = await self.rooms.workers.run(job, row, journal, asker=asker)
        return data

    async def moments(self, row: db.MatchRow, player: int | None, language: str, asker: Usage) -> bytes:
        """All moments of a match, packed; who asks for the same position again gets the same bytes."""
        if not await playable(self.rooms, row, asker):
            return await self._kept_moments(row, player, language, asker)
        journal = await self.journal(row.id)
        position = blake2b(_encode([journal, [seat.name for seat in row.seats]])).digest()

        async def make() -> bytes:
            data: bytes = await self.rooms.workers.run("moments", row, journal, player, language, asker=asker)
            return data

        return await self._moments.get((row.id, position, player, language), make)

    async def _kept_moments(self, row: db.MatchRow, player: int | None, language: str, asker: Usage) -> bytes:
        async def make() -> bytes:
            positions = await self.storage.read(lambda c: db.load_positions(c, row.id))
            data: bytes = await self.rooms.workers.run("kept_moments", row, positions, player, language, asker=asker)
            return data

        return await self._moments.get((row.id, row.judged, player, language), make)

    async def check_list(self, name: str, language: str, entry: dict[str, Any], asker: Usage) -> bytes:
        data: bytes = await self.rooms.workers.run("check_list", name, language, entry, asker=asker)
        return data

    async def random_list(self, name: str, like: dict[str, Any], asker: Usage) -> bytes:
        data: bytes = await self.rooms.workers.run("random_list", name, like, asker=asker)
        return data

    async def odds(self, name: str, language: str, parts: dict[str, list[str]], asker: Usage) -> bytes:
        data: bytes = await self.rooms.workers.run("odds", name, language, parts, asker=asker)
        return data

    async def import_file(self, data: bytes, language: str, asker: Usage) -> msg.MatchInfo:
        """A match file somebody has, to look at like any other match that is over."""
        match: Imported = await self.rooms.workers.run("import_match", data, asker=asker)
        row = imported_row(match, language, await self.rooms.version_of(match.game))
        entries = db.Entries(row.id, 0, match.journal)
        await self.storage.write(lambda c: db.insert_match(c, row), entries)
        return self.info(row)

    async def listed(self, status: str) -> bytes:
        """The newest matches, packed; no lessons. The list is as old as a second: every start page asks for it."""
        if status not in STATUSES:
            raise BattlematError(f"There is no status {status[:20]!r}; there are: {', '.join(STATUSES)}.")

        async def make() -> bytes:
            rows = await self.storage.read(lambda c: db.list_rows(c, status, LISTED))
            return packed(msgspec.json.encode([self.info(row) for row in rows if row.terms.lesson is None]))

        return await self._lists.get((status, self.rooms.news), make)

    def _here(self, row: db.MatchRow) -> set[int | None]:
        """Who sits at a table, here or elsewhere."""
        room = self.rooms.open.get(row.id)
        if room is not None:
            return set(room.viewers)
        return {SEATS.index(seat) for seat in row.here} if row.owner in self.rooms.house.living else set()

    def info(self, row: db.MatchRow, person: str = "") -> msg.MatchInfo:
        here = self._here(row)
        lists = [str(player.get("name", "")) for player in row.setup.get("players", ())]
        title = " – ".join(dict.fromkeys(filter(None, lists)))  # those who play the same list are told once
        seats = [
            msg.TellSeat(SEATS[s.player], s.name, s.kind, s.kind == "bot" or s.player in here, 0, s.ready)
            for s in row.seats
        ]
        clock = None if row.clock is None else msg.WishedClock(row.clock.seconds, row.clock.added)
        terms = row.terms
        return msg.MatchInfo(
            row.id, row.game, title, seats, row.status, row.turn, row.created, clock, row.differs is not None,
            terms.name, terms.variant, row.gathering, terms.over_days, terms.series(row.winners, len(row.seats)),
            seats_of_person(row, person), list(self._asked(row)), list(row.winners),
        )  # fmt: skip

    def _asked(self, row: db.MatchRow) -> str:
        """Whom a match waits for: if it is played here, whether they are there or not."""
        room = self.rooms.open.get(row.id)
        return row.asked if room is None else "".join(SEATS[d.player] for d in room.match.pending)


def imported_row(match: Imported, language: str, version: str) -> db.MatchRow:
    """A match from a file, as one that is over: nobody sits there."""
    called = [say("server-person", {"seat": SEATS[n].upper()}, language) for n in range(match.players)]
    names = [db.SeatRow(n, "human", name, USUAL, "") for n, name in enumerate(called)]
    return db.MatchRow(
        new_id(), match.game, match.rules, match.setup, match.key, match.start, False,
        "over", match.turn, db.now(), names, version=version,
    )  # fmt: skip
