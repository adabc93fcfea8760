"""Time to think: the clock runs for whoever is asked, and a fallen flag loses the match."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.server import clock as clocks
from battlemat.server import rooms as rooms_module
from battlemat.server.client import Client
from battlemat.server.clock import Clock, RunningClock, new_clock
from battlemat.server.messages import WishedClock
from battlemat.server.records import insert_match, load_row
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from tests.server.conftest import TWO_PEOPLE, Player, Server
from tests.server.test_solid import a_match


class Time:
    """A watch one can set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(clocks, "monotonic", time)
    return time


def test_time_runs_for_those_who_are_asked(watch: Time) -> None:
    clock = RunningClock(Clock(60, 5, [60.0, 60.0], started=True))
    clock.press([0])
    watch.now += 10
    assert [clock.left(0), clock.left(1), clock.next_fall()] == [50, 60, 50]
    clock.press([1], answered=0)
    watch.now += 60
    assert clock.clock.left[0] == 55
    assert clock.fallen() == [1]
    assert clock.tell().left == [55_000, 0]


def test_who_has_no_time_left_has_none_and_not_less(watch: Time) -> None:
    clock = RunningClock(Clock(60, 5, [60.0, 60.0], started=True))
    clock.press([0])
    watch.now += 100
    clock.stop()
    assert clock.clock.left == [0.0, 60.0]


@pytest.mark.parametrize(
    ("seconds", "added", "over_days", "is_clock"),
    [
        (9, 0, False, False),
        (10, 0, False, True),
        (24 * 3600, 0, False, True),
        (24 * 3600 + 1, 0, False, False),
        (30 * 24 * 3600, 0, True, True),
        (30 * 24 * 3600 + 1, 0, True, False),
        (60, -1, False, False),
        (60, 3600, False, True),
        (60, 3601, False, False),
    ],
)
def test_a_clock_gives_10_seconds_to_a_day_or_30_days(
    seconds: int, added: int, over_days: bool, is_clock: bool
) -> None:
    wish = WishedClock(seconds, added)
    if not is_clock:
        with pytest.raises(BadSetup):
            new_clock(wish, 2, over_days=over_days)
        return
    assert new_clock(wish, 2, over_days=over_days) == Clock(seconds, added, [float(seconds)] * 2, anew=over_days)


def test_time_stands_still_until_everybody_is_there_and_while_nobody_serves(watch: Time) -> None:
    clock = RunningClock(Clock(60, 5, [60.0, 60.0]))
    clock.press([0], answered=1)
    watch.now += 1000
    assert [clock.left(0), clock.left(1), clock.fallen()] == [60, 60, []]
    clock.clock.started = True
    clock.press([0, 1])
    watch.now += 20
    clock.stop()
    watch.now += 1000
    assert clock.clock.left == [40, 40]


@pytest.mark.parametrize(("seconds", "added"), [(1, 0), (10**9, 0), (60, -1), (60, 10**6), (float("nan"), 0)])
def test_clocks_nobody_could_play_with(seconds: float, added: float) -> None:
    with pytest.raises(BadSetup, match="A clock has 10 to"):
        new_clock(WishedClock(seconds, added), 2)


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_a_loss_on_time_says_so(game: str) -> None:
    match = battlemat.new_match(game, seed=1)
    match.run_out_of_time(0)
    told = match.game.teller(match.view(1), "en").event(match.events[-1].seen_by(1))
    assert "time of the last opponent has run out" in told
    assert "conceded" not in told
    given_up = battlemat.new_match(game, seed=1)
    given_up.concede(0)
    assert "time" not in given_up.game.teller(given_up.view(1), "en").event(given_up.events[-1].seen_by(1))


def test_out_of_time_is_an_act_that_is_saved() -> None:
    match = battlemat.new_match("pocketmodel", seed=1)
    loser = match.pending[0].player
    match.run_out_of_time(loser)
    assert match.over
    assert match.result is not None
    assert match.result.winners == (1 - loser,)
    assert "out-of-time" in [event.kind for event in match.events]
    again = battlemat.load_match(match.save())
    assert again.fingerprint() == match.fingerprint()


def test_the_flag_falls_and_time_survives_a_restart(own_server: Server) -> None:
    wish = TWO_PEOPLE | {"clock": {"seconds": 10, "added": 2}}
    made = own_server.post("/api/matches", wish)
    assert own_server.get(f"/api/matches/{made['match']}")["clock"] == {"seconds": 10.0, "added": 2.0}
    one, two = own_server.tokens(made)

    async def first_life() -> tuple[list[int], float]:
        async with Player(own_server, made["match"], one) as a:
            await a.receive()
            assert a.table["clock"] == {"left": [10_000, 10_000], "running": [], "added": 2.0}
            async with Player(own_server, made["match"], two) as b:
                await b.asked_or_waiting()
                await a.until(lambda m: m["type"] == "table" and bool(m["clock"]["running"]))
                asked, seat = (a, "a") if a.table["question"] else (b, "b")
                assert a.table["clock"]["running"] == [seat]
                await asyncio.sleep(1)
                await asked.answer("usual")
                left: list[int] = asked.table["clock"]["left"]
                told = monotonic()
                assert 10_000 < left["ab".index(seat)] <= 11_000  # ten, one used, two added
                return left, told

    async def second_life(left: list[int], ran: float) -> None:
        came = monotonic()
        async with Player(own_server, made["match"], one) as a, Player(own_server, made["match"], two) as b:
            await a.receive()
            await b.receive()
            ran += monotonic() - came
            for before, now in zip(left, a.table["clock"]["left"], strict=True):
                assert -500 < before - now < 1000 * ran + 500  # while nobody served, no time was used
            began = monotonic()
            while a.table["result"] is None:
                await a.receive(30)
            assert monotonic() - began > 5
            assert "out-of-time" in [line["kind"] for line in a.table["log"]]
            late = await b.reply(type="answer", number=1, answer="usual")
            assert (late["type"], late["reason"]) == ("refused", "The match is over.")

    left, told = asyncio.run(first_life())
    own_server.kill()
    ran = monotonic() - told
    own_server.start()
    asyncio.run(second_life(left, ran))
    assert own_server.get(f"/api/matches/{made['match']}")["status"] == "over"
    rematch = own_server.rematch(made["match"], one)
    assert own_server.get(f"/api/matches/{rematch}")["clock"] == {"seconds": 10.0, "added": 2.0}


def test_a_clock_that_cannot_be(server: Server) -> None:
    wish = '{"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot"}], "clock": {"seconds": 3}}'
    response = server.http.post("/api/matches?language=de", content=wish)
    assert response.status_code == 422
    assert "10 bis" in response.json()["reason"]


def test_a_clock_runs_on_while_the_room_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is there, so the match is not kept in memory; the flag falls all the same, and whoever comes pays."""
    monkeypatch.setattr(rooms_module, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(rooms_module, "LOOK_ROUND", 0.02)

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        for name, left in (("falls", 3.0), ("waits", 100.0)):
            row = a_match()
            row.id, row.clock = name, Clock(100, 0, [left, left], started=True)
            await storage.write(partial(insert_match, row=row))
        rooms = Rooms(storage)
        for name in ("falls", "waits"):
            room = await rooms.room(name)
            assert room is not None
            asked = room.match.pending[0].player
            client = Client(asked, "en")
            room.enter(client)
            while room.clock is None or not room.clock.running:
                await asyncio.sleep(0.01)
            room.leave(client)
        while rooms.open:
            await asyncio.sleep(0.01)
        assert set(rooms.sleepers.asleep) == {"falls", "waits"}
        falls = await storage.read(lambda c: load_row(c, "falls"))
        while falls is not None and falls.status != "over":
            await asyncio.sleep(0.1)
            falls = await storage.read(lambda c: load_row(c, "falls"))
        again = await rooms.room("waits")
        assert again is not None
        assert again.clock is not None
        assert again.clock.left(asked) < 99
        assert set(rooms.sleepers.asleep) <= {"waits"}
        await rooms.close()
        storage.close()

    asyncio.run(asyncio.wait_for(play(), 30))
