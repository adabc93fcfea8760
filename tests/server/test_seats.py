"""Seats: an invitation is for whoever uses it first, nobody holds another's token, and nobody loses a seat to a bot."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from battlemat.core.version import version_of
from battlemat.server import handling, records
from battlemat.server import messages as msg
from battlemat.server import room as room_module
from battlemat.server.client import Client
from battlemat.server.records import insert_match
from battlemat.server.rooms import CannotOpen, Rooms
from battlemat.server.storage import Storage
from battlemat.server.versions import OtherRules
from battlemat.server.workers import TooBusy
from tests.server import conftest
from tests.server.conftest import TWO_PEOPLE, Player, Server, frames, play_a_while
from tests.server.test_solid import HOT_SEAT, a_match

MINE, OTHER = "a-token-of-my-very-own", "a-token-of-somebody-else"


def sit(server: Server, match: str, token: str, invite: str = "") -> tuple[int, dict[str, Any]]:
    response = server.http.post(f"/api/matches/{match}/join", json={"token": token, "invite": invite})
    return response.status_code, response.json()


def test_an_invitation_is_for_whoever_uses_it_first(server: Server) -> None:
    made = server.post("/api/matches", TWO_PEOPLE)
    mine, friend = made["links"]
    assert [bool(link["token"]) for link in made["links"]] == [True, False]  # the host never holds the friend's token
    assert [bool(link["invite"]) for link in made["links"]] == [False, True]
    assert sit(server, made["match"], MINE, friend["invite"]) == (200, {"seat": "b"})
    assert sit(server, made["match"], MINE, friend["invite"]) == (200, {"seat": "b"})  # the answer may have been lost
    status, problem = sit(server, made["match"], OTHER, friend["invite"])
    assert (status, "used already" in problem["reason"]) == (403, True)
    other = server.post("/api/matches", TWO_PEOPLE)
    assert sit(server, other["match"], OTHER, friend["invite"])[0] == 403

    async def play() -> None:
        async with Player(server, made["match"], friend["invite"]) as host:  # what the host knows opens nothing
            assert (await host.receive())["type"] == "gone"
        async with Player(server, made["match"], MINE) as b, Player(server, made["match"], mine["token"]) as a:
            await play_a_while(a, b, answers=3)

    asyncio.run(play())


@pytest.mark.parametrize("token", ["", "short", "x" * 81, "with space in the middle", "ąąąąąąąąąąąąąąąąąąąąąąą"])
def test_tokens_that_could_be_guessed_or_are_none(server: Server, token: str) -> None:
    made = server.post("/api/matches", TWO_PEOPLE)
    assert sit(server, made["match"], token, made["links"][1]["invite"])[0] == 400


def test_a_token_in_an_address_opens_nothing(server: Server) -> None:
    made = server.post("/api/matches", TWO_PEOPLE)
    token = made["links"][0]["token"]
    path = f"/api/matches/{made['match']}/moments"
    for frame in frames(server.get(f"{path}?token={token}")):
        assert frame["view"]["viewer"] is None
    assert frames(server.get(path, token))[0]["view"]["viewer"] == 0
    assert server.http.post(f"/api/matches/{made['match']}/rematch?token={token}").status_code == 403


def test_rematches_survive_a_restart_and_everybody_keeps_the_own_token(own_server: Server) -> None:
    made = own_server.post("/api/matches", TWO_PEOPLE)
    tokens = own_server.tokens(made)

    async def concede() -> None:
        async with Player(own_server, made["match"], tokens[0]) as a:
            await a.reply(type="concede")

    async def play(match: str) -> None:
        async with Player(own_server, made["match"], tokens[1]) as late:
            await late.asked_or_waiting()
            assert late.table["rematch"] == {"match": match}
        async with Player(own_server, match, tokens[0]) as a, Player(own_server, match, tokens[1]) as b:
            await a.asked_or_waiting()
            await b.asked_or_waiting()
            assert (a.table["seat"], b.table["seat"]) == ("b", "a")
            await play_a_while(a, b, answers=3)

    asyncio.run(concede())
    match = own_server.rematch(made["match"], tokens[0])
    own_server.kill()
    own_server.start()
    assert own_server.rematch(made["match"], tokens[1]) == match
    asyncio.run(play(match))


def test_a_friend_who_never_came_may_still_come_to_the_rematch(server: Server) -> None:
    made = server.post("/api/matches", TWO_PEOPLE)
    host, friend = made["links"]

    async def concede() -> None:
        async with Player(server, made["match"], host["token"]) as a:
            await a.reply(type="concede")

    asyncio.run(concede())
    match = server.rematch(made["match"], host["token"])
    assert sit(server, match, MINE, friend["invite"]) == (200, {"seat": "a"})


def test_people_at_one_screen_keep_all_their_seats(server: Server) -> None:
    made = server.post("/api/matches", HOT_SEAT)
    tokens = server.tokens(made)

    async def play() -> None:
        async with Player(server, made["match"], tokens[0]) as a:
            await a.reply(type="concede")
        match = server.rematch(made["match"], tokens[0])
        async with contextlib.AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Player(server, match, token)) for token in tokens]
            for player in players:
                await player.asked_or_waiting()
            assert [player.table["seat"] for player in players] == ["b", "a"]

    asyncio.run(play())


def test_whoever_was_replaced_by_a_bot_takes_the_seat_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handling, "AWAY_SECONDS", 0.05)

    async def quiet(room: room_module.Room) -> None:
        while room.work is not None:
            await asyncio.sleep(0.01)

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        rooms = Rooms(storage)
        room = await rooms.room("m")
        assert room is not None
        one, two = Client(0, "en"), Client(1, "en")
        room.enter(one)
        await asyncio.sleep(0.1)
        room.receive(one, msg.LetBotPlay("k", "b"))
        await quiet(room)
        kinds = [seat.kind for seat in room.row.seats]
        assert kinds == ["human", "bot"]
        room.enter(two)
        await quiet(room)
        assert [seat.kind for seat in room.row.seats] == ["human", "human"]
        room.shut()
        again = await rooms.room("m")
        assert again is not None
        assert [seat.kind for seat in again.row.seats] == ["human", "human"]
        await rooms.close()
        storage.close()

    asyncio.run(asyncio.wait_for(play(), 30))


HASTY = """
from battlemat.server import handling
handling.AWAY_SECONDS = 0.01
"""
"""Put before the code that serves: nobody has to be away for long."""


def test_a_seat_is_taken_back_from_a_bot_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "SERVE", HASTY + conftest.SERVE)
    server = Server(f"sqlite:///{tmp_path / 'm.sqlite3'}")
    made = server.post("/api/matches", TWO_PEOPLE)
    tokens = server.tokens(made)

    async def hand_over() -> None:
        async with Player(server, made["match"], tokens[0]) as one:
            await one.asked_or_waiting()
            assert (await one.reply(type="let-bot-play", seat="b"))["type"] == "accepted"
            await one.play_on(Random(1), 3)
            assert [seat["kind"] for seat in one.table["seats"]] == ["human", "bot"]

    async def come_back() -> None:
        async with Player(server, made["match"], tokens[0]) as one:
            await one.asked_or_waiting()
            assert [seat["kind"] for seat in one.table["seats"]] == ["human", "bot"]
            async with Player(server, made["match"], tokens[1]) as two:
                await two.asked_or_waiting()
                for player in (one, two):
                    while [seat["kind"] for seat in player.table["seats"]] != ["human", "human"]:
                        await player.receive()
                await play_a_while(one, two, answers=3)

    try:
        asyncio.run(hand_over())
        server.kill()
        server.start()
        asyncio.run(come_back())
    finally:
        server.stop()


@pytest.mark.parametrize(("version", "fault"), [("", OtherRules), ("pocketmodel", CannotOpen)])
def test_a_match_that_cannot_be_opened_says_so_once(
    tmp_path: Path, version: str, fault: type[CannotOpen] | type[OtherRules]
) -> None:
    """A sentence for everybody who comes, one line in the log, and no attempt to come back again and again."""

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        row = a_match()
        row.start = b"nonsense"
        row.version = version and version_of(version)
        await storage.write(lambda c: insert_match(c, row))
        reports: list[str] = []
        rooms = Rooms(storage, lambda *said, **facts: reports.append(f"{said} {facts}"))
        for _ in range(3):
            with pytest.raises(fault, match=r"cannot be opened|other rules"):
                await rooms.room("m")
        assert len(reports) == 1
        assert "\n" not in reports[0]
        await rooms.close()
        storage.close()

    asyncio.run(play())


def test_a_database_that_fails_while_a_match_is_opened_spoils_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes is told to come again, and then finds the match."""

    def fail(*_: object) -> int:
        raise sa.exc.OperationalError("SELECT", {}, OSError("the line is cut"))

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        rooms = Rooms(storage)
        with monkeypatch.context() as broken:
            broken.setattr(records, "last_position", fail)
            with pytest.raises(TooBusy):
                await rooms.room("m")
        assert await rooms.room("m") is not None
        await rooms.close()
        storage.close()

    asyncio.run(play())


# A shared screen ------------------------------------------------------------------------------------------------------


def test_who_sits_openly_sees_what_everybody_sees_and_is_asked_what_hides_nothing(server: Server) -> None:
    async def scene() -> None:
        made = server.post(
            "/api/matches", {"game": "xwing", "seats": [{"who": "me"}, {"who": "bot", "bot": "regular"}]}
        )
        token = server.tokens(made)[0]
        async with (
            Player(server, made["match"], token) as me,
            Player(server, made["match"], token, openly=True) as openly,
            Player(server, made["match"]) as watcher,
        ):
            question = await me.asked()
            while question is not None and question["kind"] != "dial":
                await up_to(openly, me.table["sequence"])
                await up_to(watcher, me.table["sequence"])
                assert (openly.table["question"], openly.table["seat"]) == (question, "a")
                assert openly.table["view"] == watcher.table["view"]
                assert me.table["open_seats"] == watcher.table["open_seats"] == ["a"]
                await me.answer(await usual(me))
                question = await me.asked()
            assert question is not None
            await up_to(openly, me.table["sequence"])
            assert (openly.table["question"], openly.table["open_seats"]) == (None, [])
            await me.answer(question["options"][0]["id"])
            await up_to(openly, me.table["sequence"])
            set_to = [[ship["dial"] for ship in one.table["view"]["ships"]] for one in (me, openly)]
            assert set_to[0] != set_to[1]
            assert openly.table["seats"][0]["here"]

    asyncio.run(scene())


async def up_to(player: Player, sequence: int) -> None:
    while not player.table or player.table["sequence"] < sequence:
        await player.receive()


async def usual(player: Player) -> Any:
    """Any answer that will do, as a hint says."""
    return (await player.reply(type="hint"))["answer"]
