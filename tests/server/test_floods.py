"""Floods: whoever sends too much, reads too little, or comes and goes in crowds costs nobody else the seat."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import cast
from uuid import uuid4

import pytest
import websockets

from battlemat.server.client import Client
from battlemat.server.room import Room
from tests.server import conftest
from tests.server.conftest import TWO_PEOPLE, Player, Server, play_a_while
from tests.server.test_solid import two_players
from tests.server.watchdog import BESIDE_OTHERS, WATCHED, longest_steps


async def quietly(server: Server, match: str) -> websockets.ClientConnection:
    """A spectator who reads whatever comes."""
    watcher = Player(server, match)
    await watcher.__aenter__()
    return watcher.socket


def test_whatever_was_said_before_one_can_come_in(server: Server) -> None:
    """More lines of chat than a client may be behind are waiting in the database for everybody who comes."""

    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        one, two = server.tokens(made)
        for _ in range(13):
            async with Player(server, made["match"], one) as talker:
                for number in range(8):
                    assert (await talker.reply(type="say", text=f"line {number}"))["type"] == "accepted"
        async with Player(server, made["match"], one) as a, Player(server, made["match"], two) as b:
            await a.asked_or_waiting()
            assert sum(message["type"] == "chat" for message in a.others) == 100
            await play_a_while(a, b, answers=3)

    asyncio.run(play())


def test_a_burst_of_wishes_to_take_back_throws_nobody_out(server: Server) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, _ = await two_players(server, stack)
            first, second = (one, two) if one.table["question"] else (two, one)
            await first.answer("usual")
            wishes = [json.dumps({"type": "ask-undo", "key": uuid4().hex}) for _ in range(120)]
            await asyncio.gather(*(first.socket.send(wish) for wish in wishes))
            await second.until(lambda m: m["type"] == "table" and m["undo"]["asked_by"] is not None)
            assert (await second.reply(type="allow-undo", yes=False))["type"] == "accepted"
            await play_a_while(first, second, answers=5)

    asyncio.run(play())


def test_players_hear_nothing_of_a_crowd_that_leaves_or_comes(server: Server) -> None:
    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, made = await two_players(server, stack)
            while not one.table["seats"][1]["here"]:
                await one.receive()
            crowd = await asyncio.gather(*(quietly(server, made["match"]) for _ in range(150)))
            for watcher in crowd:
                watcher.transport.abort()
            with contextlib.suppress(TimeoutError):
                while (await one.receive(1))["type"] != "table":
                    pass
                raise AssertionError("a table was sent because a spectator came or went")
            await play_a_while(one, two, answers=5)

    asyncio.run(play())


def test_a_reader_that_sleeps_gets_the_latest_table_and_keeps_the_seat(server: Server) -> None:
    """Tables nobody has read yet are merged into one; nothing is lost of what the client must know."""

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            one, two, made = await two_players(server, stack)
            token = server.tokens(made)[0]
            sleeper = await stack.enter_async_context(Player(server, made["match"], token))
            await sleeper.asked_or_waiting()
            sleeper.socket.transport.pause_reading()
            await play_a_while(one, two, answers=150)
            sleeper.socket.transport.resume_reading()
            reply = await sleeper.reply(type="speak", language="en")
            assert reply["sequence"] >= 150
            for player in (one, sleeper):
                while player.table["sequence"] < reply["sequence"]:
                    await player.receive()
            assert sleeper.table["view"] == one.table["view"]

    asyncio.run(play())


@pytest.mark.parametrize(("is_here", "is_behind", "told"), [(True, True, 1), (True, False, 0), (False, True, 0)])
def test_only_who_is_here_and_behind_is_told_the_table_of_now(is_here: bool, is_behind: bool, told: int) -> None:
    told_to, client = list[object](), SimpleNamespace(behind=is_behind)

    async def tell(clients: list[object]) -> None:
        told_to.extend(clients)

    room = SimpleNamespace(clients=[client] * is_here, tell=tell, post=lambda job: asyncio.run(job()))
    Room.catch_up(cast(Room, room), cast(Client, client))
    assert len(told_to) == told


def test_spectators_share_what_they_may_say(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        said: list[str] = []
        while len(said) < 56 or ("refused" not in said and len(said) < 800):  # a busy machine is no quick talker
            async with Player(server, made["match"]) as talker:
                said += [(await talker.reply(type="say", text="boo"))["type"] for _ in range(8)]
        assert said[:40] == ["accepted"] * 40
        assert "refused" in said[40:]
        async with Player(server, made["match"], server.tokens(made)[0]) as player:
            assert (await player.reply(type="say", text="sh"))["type"] == "accepted"

    asyncio.run(play())


# One frame ------------------------------------------------------------------------------------------------------------

XWING = {"game": "xwing", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server in which no step of the loop may take long."""
    monkeypatch.setattr(conftest, "SERVE", WATCHED + conftest.SERVE)
    database = tmp_path / "m.sqlite3"
    server = Server(f"sqlite:///{database}")
    yield server
    server.stop()
    steps = longest_steps(database)
    assert not steps or steps[0][0] < BESIDE_OTHERS, steps[0][1]


async def longest_wait(player: Player, rude: asyncio.Task[None]) -> float:
    """How long somebody at another table waited for an answer while something rude went on: seconds, at most."""
    waits = []
    while not rude.done():
        asked = monotonic()
        assert (await player.reply(type="speak", language="en"))["type"] == "accepted"
        waits.append(monotonic() - asked)
        await asyncio.sleep(0.01)
    await rude
    return max(waits)


def test_one_frame_stops_nobody(watched: Server) -> None:
    """Sixty-four thousand signs `>`, and five hundred wishes for a hint: another table notices nothing."""

    async def play() -> None:
        made, other = watched.post("/api/matches", XWING), watched.post("/api/matches", TWO_PEOPLE)
        async with (
            Player(watched, made["match"], made["links"][0]["token"]) as rude,
            Player(watched, other["match"], other["links"][0]["token"]) as polite,
        ):
            question = await rude.asked()
            assert question is not None
            while question["kind"] not in ("dial", "planning"):
                await rude.answer(question["options"][0]["id"])
                question = await rude.asked()
                assert question is not None

            async def attack() -> None:
                for answer in (">" * 64_000, [">" * 300] * 190, ["x"] * 9000):
                    await rude.send(type="answer", number=question["number"], answer=answer)
                    await rude.until(lambda message: message["type"] == "refused")
                hints = [json.dumps({"type": "hint", "key": f"h{number}"}) for number in range(500)]
                await asyncio.gather(*(rude.socket.send(hint) for hint in hints))
                await rude.until(lambda message: message.get("key") == "h499")

            assert await longest_wait(polite, asyncio.create_task(attack())) < 3  # one frame took 18 once

    asyncio.run(asyncio.wait_for(play(), 120))
