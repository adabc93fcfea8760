"""Matches of a dead server that go on while nobody is there: claimed all at once, and opened a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

import battlemat
from battlemat.core.match import fresh_key
from battlemat.core.version import version_of
from battlemat.server import adopting, ownership
from battlemat.server.clock import Clock
from battlemat.server.house import RENEWED, House, SharedHouse
from battlemat.server.ownership import LEASE, Server
from battlemat.server.records import MatchRow, SeatRow, insert_match, now
from battlemat.server.rooms import CannotOpen, Rooms
from battlemat.server.storage import Storage
from battlemat.server.workers import TooBusy
from tests.server.cluster import Cluster
from tests.server.conftest import PATIENCE

MATCHES = 200
TAKEN_OVER = 5.0
"""Seconds within which the matches of a dead server are another's."""
RENEWALS = int((TAKEN_OVER - LEASE) / RENEWED)
"""So often every server renews its row between the death of another and the end of that time."""


@pytest.fixture
def storage(postgresql: str) -> Iterator[Storage]:
    """A database with the matches of a server that is dead: a clock runs in each."""
    cluster = Cluster(postgresql, 0)
    storage = Storage(cluster.url.render_as_string())
    with storage.engine.begin() as connection:
        for number in range(MATCHES):
            insert_match(connection, a_match(f"m{number}"))
        connection.execute(sa.text("UPDATE matches SET owner = 'dead', fence = 7"))
    yield storage
    storage.close()
    cluster.close()


SETUP = battlemat.new_match("pocketmodel", seed=1).setup


def a_match(name: str) -> MatchRow:
    seats = [SeatRow(player, "human", "AB"[player], "regular", "") for player in (0, 1)]
    clock = Clock(600.0, 0.0, [600.0, 600.0], started=True)
    version = version_of("pocketmodel")
    return MatchRow(
        name, "pocketmodel", 1, SETUP, fresh_key(None), None, False, "running", 0, now(), seats, clock, version=version
    )


def owners(storage: Storage) -> list[tuple[str, int]]:
    with storage.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(sa.text("SELECT owner, fence FROM matches"))]


class Noting:
    """As much of the rooms as a house needs: what it is told to open."""

    def __init__(self) -> None:
        self.adopted: list[str] = []
        self.open: dict[str, Any] = {}

    def neighbours_are(self, living: frozenset[str]) -> None:
        pass

    def adopt(self, matches: list[str]) -> None:
        self.adopted += matches


def test_all_matches_of_a_dead_server_are_claimed_in_time(storage: Storage) -> None:
    """As often as two survivors look within five seconds of the death is enough, and no match is claimed twice."""

    async def survive() -> None:
        houses = [SharedHouse(storage, f"127.0.0.1:{port}") for port in (1, 2)]
        notes = [Noting(), Noting()]
        for _ in range(RENEWALS):
            await asyncio.gather(*(house._renew(cast(Rooms, note)) for house, note in zip(houses, notes, strict=True)))
        assert {(owner, fence) for owner, fence in owners(storage)} <= {(house.me.id, 8) for house in houses}
        assert sorted(notes[0].adopted + notes[1].adopted) == sorted(f"m{number}" for number in range(MATCHES))
        for house in houses:
            await house.close()

    asyncio.run(survive())


def test_what_nobody_waits_for_and_what_a_living_server_has_is_not_claimed(storage: Storage) -> None:
    me, other = Server("me", "127.0.0.1:1"), Server("other", "127.0.0.1:2")
    with storage.engine.begin() as connection:
        ownership.renew(connection, other)
        connection.execute(sa.text("UPDATE matches SET owner = 'other' WHERE id = 'm1'"))
        connection.execute(sa.text("UPDATE matches SET owner = NULL WHERE id = 'm2'"))
        connection.execute(sa.text("UPDATE matches SET status = 'over' WHERE id = 'm3'"))
        connection.execute(sa.text("UPDATE matches SET clock = NULL WHERE id = 'm4'"))
        claimed = ownership.adopt(connection, me, MATCHES)
    assert sorted(claimed) == sorted(f"m{n}" for n in range(MATCHES) if n not in (1, 2, 3, 4))
    with storage.engine.begin() as connection:
        ownership.leave(connection, other)
        assert len(ownership.adopt(connection, other, 10)) == 10


def test_adopted_matches_are_opened_a_few_at_a_time_and_go_on(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening, most = 0, 0
    open_one = Rooms.room

    async def noting(self: Rooms, match: str, *about: Any) -> Any:
        nonlocal opening, most
        opening += 1
        most = max(most, opening)
        try:
            return await open_one(self, match, *about)
        finally:
            opening -= 1

    monkeypatch.setattr(Rooms, "room", noting)

    async def survive() -> None:
        rooms = Rooms(storage, house=SharedHouse(storage, "127.0.0.1:1"))
        await rooms.house.move_in(rooms)
        async with asyncio.timeout(3 * PATIENCE):
            while sum(room.clock is not None and bool(room.clock.running) for room in rooms.open.values()) < MATCHES:
                await asyncio.sleep(0.05)
        assert 1 < most <= adopting.OPENED_AT_ONCE
        await rooms.close()

    asyncio.run(survive())


class Trouble:
    """Rooms of which one is in trouble for a while, and one for ever."""

    ending = False

    def __init__(self) -> None:
        self.house = self
        self.awake = True
        self.tried: list[str] = []
        self.went_on: list[str] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def room(self, match: str) -> Any:
        self.tried.append(match)
        if match == "busy" and self.tried.count("busy") < 3:
            raise TooBusy("later")
        if match == "silent" and self.tried.count("silent") < 3:
            raise sa.exc.OperationalError("", None, OSError("the database does not answer"))
        if match == "broken":
            raise CannotOpen(match)
        self.match = match
        return self

    def go_on(self) -> None:
        self.went_on.append(self.match)

    def do(self, job: Any) -> None:
        self.tasks.add(asyncio.create_task(job))


def test_however_matches_come_no_more_are_opened_at_once() -> None:
    jobs = list[Coroutine[Any, Any, None]]()
    adopted = adopting.Adopted(cast(Rooms, SimpleNamespace(do=jobs.append)))
    for number in range(10):
        adopted.add([f"m{number}"])
    assert len(jobs) == adopting.OPENED_AT_ONCE
    for job in jobs:
        job.close()


def test_what_cannot_be_opened_now_is_tried_again_as_long_as_it_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adopting, "PAUSE", 0.001)

    async def survive() -> None:
        rooms = Trouble()
        adopted = adopting.Adopted(cast(Rooms, rooms))
        adopted.add(["busy", "broken", "fine", "silent"])
        await asyncio.wait_for(asyncio.gather(*rooms.tasks), PATIENCE)
        assert sorted(rooms.went_on) == ["busy", "fine", "silent"]
        assert rooms.tried.count("broken") == 1
        adopted.add(["busy", "fine"])
        rooms.awake = False  # others have it now
        await asyncio.wait_for(asyncio.gather(*rooms.tasks), PATIENCE)
        assert len(rooms.went_on) == 3

    asyncio.run(survive())


def test_whoever_waits_for_a_database_that_does_not_answer_is_sent_elsewhere(tmp_path: Path) -> None:
    """When the lease is lost, others play: nobody waits here until the database is back."""

    async def survive() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        house = Silent(storage)
        rooms = Rooms(storage, house=house)
        coming = [asyncio.create_task(rooms.room("m1")) for _ in range(2)]
        changing = asyncio.create_task(rooms.change("m2", lambda _: (None, None)))
        await asyncio.wait_for(house.asked.wait(), PATIENCE)
        rooms.abandon()
        for waiting in (*coming, changing):
            with pytest.raises(TooBusy):
                await asyncio.wait_for(waiting, PATIENCE)
        assert rooms.opening == {}
        await rooms.close()
        storage.close()

    asyncio.run(survive())


class Silent(House):
    """A database that never answers."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage)
        self.asked = asyncio.Event()

    async def take(self, match: str) -> Any:
        await asyncio.Event().wait()

    async def change(self, match: str, change: Any) -> Any:
        self.asked.set()
        await asyncio.Event().wait()
