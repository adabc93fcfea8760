"""What a table on the network must stand: clients that stop reading, vanish, repeat themselves, answer for others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.core.version import version_of
from battlemat.server import messages as msg
from battlemat.server import play as play_module
from battlemat.server import rooms as rooms_module
from battlemat.server.client import CHAT_WAITING, REPLIES_WAITING, Client
from battlemat.server.records import MatchRow, SeatRow, insert_match, now
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from tests.server.conftest import BOT_GAME, TWO_PEOPLE, Player, Server, play_a_while

HELLO = bytes([0x81, 0x80 | 16, 0, 0, 0, 0]) + b'{"type":"hello"}'
"""The first frame of a spectator, as it goes over the line."""
HOT_SEAT = {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "me"}]}


def memory(server: Server) -> int:
    """Kilobytes the server holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def two_players(server: Server, stack: contextlib.AsyncExitStack) -> tuple[Player, Player, dict[str, Any]]:
    made = server.post("/api/matches", TWO_PEOPLE)
    one, two = [await stack.enter_async_context(Player(server, made["match"], token)) for token in server.tokens(made)]
    await one.asked_or_waiting()
    await two.asked_or_waiting()
    return one, two, made


def test_a_client_that_stops_reading_costs_nobody_anything(own_server: Server) -> None:
    """Twenty connections that never read while others talk: they are dropped, and what waited for them with them."""

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, made = await two_players(own_server, stack)
            sleepers = []
            for _ in range(20):
                sleeper = socket.create_connection(("127.0.0.1", own_server.port))
                sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                sleeper.sendall(
                    f"GET /api/matches/{made['match']}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
                sleeper.sendall(HELLO)
                sleepers.append(sleeper)
            before = memory(own_server)
            await play_a_while(one, two, answers=60)
            assert memory(own_server) - before < 30_000
            for sleeper in sleepers:
                sleeper.close()

    asyncio.run(play())


def test_an_outbox_is_bounded() -> None:
    """One table, so much chat, and no more answers than a client may leave unread before it is not read either."""

    async def play() -> None:
        client = Client(None, "en")
        client.show("table")
        ready = [client.ready]
        for _ in range(CHAT_WAITING + 10):
            client.hear("line")
        assert client.outbox.qsize() == 1 + CHAT_WAITING
        for _ in range(REPLIES_WAITING):
            await asyncio.wait_for(client.until_read(), 1)
            client.send(msg.Accepted("k", 1))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(client.until_read(), 0.05)
        client.sent("reply")
        await asyncio.wait_for(client.until_read(), 1)
        client.sent("table")
        assert [*ready, client.ready, client.closed] == [False, True, False]

    asyncio.run(play())


def test_a_client_that_vanishes_is_missed_and_may_come_back(server: Server) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, made = await two_players(server, stack)
            await play_a_while(one, two, answers=3)
            two.socket.transport.abort()
            await one.until(lambda m: m["type"] == "table" and not m["seats"][1]["here"])
            async with Player(server, made["match"], server.tokens(made)[1]) as again:
                await again.asked_or_waiting()
                await one.until(lambda m: m["type"] == "table" and m["seats"][1]["here"])
                assert again.table["sequence"] == one.table["sequence"]
                await play_a_while(one, again, answers=3)

    asyncio.run(play())


class Deaf:
    """A connection that takes nothing, says nothing and cannot even be ended."""

    async def for_ever(self, *_: object) -> None:
        await asyncio.Event().wait()

    send_text = receive = close = for_ever


def test_whoever_takes_nothing_any_more_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be told over such a line, so nobody may count as sitting there and being told."""
    monkeypatch.setattr(play_module, "SLOWEST", 0.05)

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        rooms = Rooms(storage)
        room = await rooms.room("m")
        assert room is not None
        line: Any = Deaf()
        staying = asyncio.create_task(play_module._stay(line, room, Client(0, "en")))
        while 0 not in room.viewers:
            await asyncio.sleep(0.01)
        await staying
        while 0 in room.viewers:
            await asyncio.sleep(0.01)
        assert (room.clients, 0 in room.left) == ({}, True)
        await rooms.close()
        storage.close()

    asyncio.run(asyncio.wait_for(play(), 20))


def test_nobody_answers_for_another_seat(server: Server) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, _ = await two_players(server, stack)
            asked, other = (one, two) if one.table["question"] else (two, one)
            number = asked.table["question"]["number"]
            reply = await other.reply(type="answer", number=number, answer="usual")
            assert reply["type"] == "refused"
            assert "is not asked anything now" in reply["reason"]
            again = await other.reply(type="answer", number=number, answer="usual", key=reply["key"])
            assert again == reply
            mine = await asked.reply(type="answer", number=number, answer="usual", key=reply["key"])
            assert mine["type"] == "accepted"  # a key belongs to the seat that used it

    asyncio.run(play())


def test_a_key_is_remembered_by_a_server_that_was_killed(own_server: Server) -> None:
    made = own_server.post("/api/matches", TWO_PEOPLE)

    async def answer(message: dict[str, Any] | None) -> tuple[dict[str, Any], dict[str, Any]]:
        async with contextlib.AsyncExitStack() as stack:
            players = [Player(own_server, made["match"], token) for token in own_server.tokens(made)]
            for player in players:
                await stack.enter_async_context(player)
                await player.asked_or_waiting()
            if message is None:
                asked = next(player for player in players if player.table["question"])
                number = asked.table["question"]["number"]
                message = {"type": "answer", "key": "only-once", "number": number, "answer": "usual"}
                message["seat"] = players.index(asked)
            sender = players[message["seat"]]
            reply = await sender.reply(**{name: value for name, value in message.items() if name != "seat"})
            return reply, message

    first, message = asyncio.run(answer(None))
    assert first["type"] == "accepted"
    own_server.kill()
    own_server.start()
    second, _ = asyncio.run(answer(message))
    assert second == first


@pytest.mark.parametrize("key", ["", "x" * 81, "a\u0000b", "ąę", "with space"])
def test_keys_are_short_and_visible(key: str) -> None:
    data = json.dumps({"type": "concede", "key": key})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(data, type=msg.FromClient)


def test_chat_has_limits_and_draws_are_offered(server: Server) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, _ = await two_players(server, stack)
            await one.reply(type="say", text=" be\u0000ware\n")
            line = await two.until(lambda m: m["type"] == "chat")
            assert line["text"] == "be ware"
            for text in ("", "   ", "\u0000", "x" * (msg.MOST_TEXT + 1)):
                assert (await one.reply(type="say", text=text))["type"] == "refused"
            replies = [(await one.reply(type="say", text="spam"))["type"] for _ in range(12)]
            assert replies == ["accepted"] * 7 + ["refused"] * 5
            assert (await two.reply(type="say", text="calm"))["type"] == "accepted"

            assert (await two.reply(type="decline-draw"))["type"] == "refused"
            assert (await one.reply(type="offer-draw"))["type"] == "accepted"
            assert (await one.reply(type="offer-draw"))["type"] == "refused"
            await two.until(lambda m: m["type"] == "table" and m["draw_offers"] == ["a"])
            assert (await two.reply(type="decline-draw"))["type"] == "accepted"
            await one.until(lambda m: m["type"] == "table" and m["draw_offers"] == [])
            await one.reply(type="offer-draw")
            await two.reply(type="offer-draw")
            await one.until(lambda m: m["type"] == "table" and m["result"] is not None)
            assert one.table["view"]["result"]["draw"] is True

    asyncio.run(play())


def test_at_one_screen_taking_back_is_free_until_something_is_revealed(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", HOT_SEAT)
        async with contextlib.AsyncExitStack() as stack:
            players = [Player(server, made["match"], link["token"]) for link in made["links"]]
            for player in players:
                await stack.enter_async_context(player)
                await player.asked_or_waiting()
            first = next(player for player in players if player.table["question"])
            await first.answer("usual")
            assert first.table["undo"]["how"] == "free"
            assert (await first.reply(type="ask-undo"))["type"] == "accepted"
            await first.until(lambda m: m["type"] == "table" and m["question"] is not None)
            await first.answer("usual")
            other = players[1 - players.index(first)]
            await other.until(lambda m: m["type"] == "table" and m["question"] is not None)
            await other.answer("usual")  # then hands are dealt
            assert other.table["undo"]["how"] == "no"
            reply = await other.reply(type="ask-undo")
            assert (reply["type"], reply["rule"]) == ("refused", "")

    asyncio.run(play())


def test_tampered_match_files_are_refused(server: Server) -> None:
    match = battlemat.new_match("pocketmodel", seed=4)
    rng = Random(4)
    while not match.over:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    good = match.save()
    assert server.http.post("/api/files", content=good).status_code == 200
    for place in range(0, len(good), max(1, len(good) // 60)):
        bad = good[:place] + bytes([good[place] ^ 0x41]) + good[place + 1 :]
        response = server.http.post("/api/files", content=bad)
        assert response.status_code in (400, 422), place
        assert response.json()["reason"]
    for bad in (good[:-1], good + b"x", b"", good[: len(good) // 2], b"\x00" * 1000):
        assert server.http.post("/api/files", content=bad).status_code in (400, 422)


def test_a_violation_says_which_entry_of_the_list_it_is_about(server: Server) -> None:
    entry = {"name": "Bad", "units": {"iron-edict": 7}, "deck": {"linked-cannons": 40}}
    checked = server.post("/api/lists/pocketmodel/check", entry)
    where = {violation["rule"]: violation["where"] for violation in checked["violations"]}
    assert where["PM-BLD-11"] == [["units", "iron-edict"]]
    assert where["PM-BLD-04"] == [["deck", "linked-cannons"]]
    assert where["PM-BLD-08"] == [["units"]]


def test_topics_come_in_the_order_of_the_rulebook(server: Server) -> None:
    topics = [topic["code"] for topic in server.get("/api/rules/pocketmodel")["topics"]]
    assert topics == ["BLD", "SET", "TRN", "OBJ", "CRD", "BTL", "STR", "UNI", "ICO", "ELM", "VAR"]


# Without a web server -------------------------------------------------------------------------------------------------


def a_match() -> MatchRow:
    seats = [SeatRow(player, "human", "AB"[player], "regular", "") for player in (0, 1)]
    setup = battlemat.new_match("pocketmodel", seed=1).setup
    version = version_of("pocketmodel")
    return MatchRow("m", "pocketmodel", 1, setup, b"k" * 32, None, False, "running", 0, now(), seats, version=version)


def test_two_servers_cannot_write_the_same_match(tmp_path: Path) -> None:
    """The second one's room is closed, its players are sent to reconnect, and the journal is not mixed up."""

    async def play() -> None:
        url = f"sqlite:///{tmp_path / 'shared.sqlite3'}"
        stores = [Storage(url), Storage(url)]
        reports: list[str] = []
        await stores[0].write(lambda c: insert_match(c, a_match()))
        houses = [Rooms(store, lambda *said, **facts: reports.append(f"{said} {facts}")) for store in stores]
        rooms = [await house.room("m") for house in houses]
        clients = []
        for room in rooms:
            assert room is not None
            player = room.match.pending[0].player
            clients.append(Client(player, "en"))
            room.enter(clients[-1])
            room.receive(clients[-1], msg.Answer("k", room.match.pending[0].number, "usual"))
            while room.work is not None:
                await asyncio.sleep(0.01)
        assert [client.closed for client in clients] == [False, True]
        assert len(reports) == 1
        assert houses[1].open == {}
        for house, store in zip(houses, stores, strict=True):
            await house.close()
            store.close()

    asyncio.run(play())


def test_when_a_room_fails_everybody_is_sent_to_reconnect(tmp_path: Path) -> None:
    """Also who is just coming in: a client that hears nothing would wait for ever."""

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        reports: list[str] = []
        rooms = Rooms(storage, lambda *said, **facts: reports.append(f"{said} {facts}"))
        room = await rooms.room("m")
        assert room is not None

        async def fail() -> None:
            raise OSError("the disk is full")

        here, coming = Client(0, "en"), Client(1, "pl")
        room.enter(here)
        room.post(fail)
        room.enter(coming)
        while not room.closed:
            await asyncio.sleep(0.01)
        for client, words in ((here, "set up again"), (coming, "na nowo")):
            said = [client.outbox.get_nowait() for _ in range(client.outbox.qsize())]
            assert said[-1] is None
            assert words in str(said[-2])
        assert "the disk is full" in reports[0]
        assert (await rooms.room("m")) is not room
        await rooms.close()
        storage.close()

    asyncio.run(play())


def test_whoever_finds_a_room_that_closes_before_they_are_in_is_sent_to_look_again(tmp_path: Path) -> None:
    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        rooms = Rooms(storage)
        room = await rooms.room("m")
        assert room is not None
        room.shut()
        late = Client(0, "en")
        room.enter(late)
        assert "set up again" in str(late.outbox.get_nowait())
        assert late.closed
        assert room.coming == []
        await rooms.close()
        storage.close()

    asyncio.run(play())


def test_an_empty_room_is_closed_and_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "IDLE_SECONDS", 0.05)
    monkeypatch.setattr(rooms_module, "LOOK_ROUND", 0.02)

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        rooms = Rooms(storage)
        room = await rooms.room("m")
        assert room is not None
        client = Client(0, "en")
        room.enter(client)
        await asyncio.sleep(0.3)
        assert rooms.open == {"m": room}
        room.leave(client)
        while rooms.open:
            await asyncio.sleep(0.01)
        assert room.closed
        again = await rooms.room("m")
        assert again is not room
        await rooms.close()
        storage.close()

    asyncio.run(play())


def test_a_bot_game_is_stored_in_turns(server: Server) -> None:
    """What the lobby lists of a running match is what its players see."""

    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            await me.play_on(Random(3), 25)
            await me.asked()  # the bot has answered, and now it waits for this player
            assert server.get(f"/api/matches/{made['match']}")["turn"] == me.table["view"]["turn"]

    asyncio.run(play())
