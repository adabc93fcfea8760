"""A server that is asked to end tells everybody, keeps what was answered, and is gone within seconds."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import time
from random import Random

import pytest
import websockets

from tests.server.conftest import BOT_GAME, TWO_PEOPLE, Player, Server, play_a_while

SECONDS = 8.0
"""What it may take on a busy machine; it is told to everybody at once."""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_in_their_language_and_comes_back_to_the_same_table(own_server: Server, how: int) -> None:
    made = own_server.post("/api/matches", TWO_PEOPLE)
    tokens = own_server.tokens(made)

    async def play() -> None:
        english, polish = (
            Player(own_server, made["match"], tokens[0]),
            Player(own_server, made["match"], tokens[1], "pl"),
        )
        async with english, polish, Player(own_server, made["match"], language="de") as watcher:
            await play_a_while(english, polish, answers=2)
            for player in (english, polish, watcher):
                await player.asked_or_waiting()
            own_server.process.send_signal(how)
            for player, words in ((english, "in a moment"), (polish, "za chwilę"), (watcher, "gleich")):
                gone = await player.until(lambda message: message["type"] == "gone")
                assert gone["again"]
                assert words in gone["reason"]
                with pytest.raises(websockets.ConnectionClosed):
                    await player.receive()

    asyncio.run(play())
    assert own_server.process.wait(SECONDS) == 0
    own_server.start()

    async def come_back() -> None:
        async with Player(own_server, made["match"], tokens[0]) as me:
            await me.asked_or_waiting()
            assert me.table["sequence"] >= 2

    asyncio.run(come_back())


def test_whoever_does_not_read_is_not_waited_for(own_server: Server) -> None:
    """Nor whoever is in the middle of asking, nor whoever says nothing at all."""
    match = own_server.post("/api/matches", BOT_GAME)["match"]
    silent = socket.create_connection(("127.0.0.1", own_server.port))
    asking = socket.create_connection(("127.0.0.1", own_server.port))
    asking.sendall(b"POST /api/files HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx")

    async def sit_there() -> None:
        address = f"ws://127.0.0.1:{own_server.port}/api/matches/{match}/play"
        async with websockets.connect(address, max_queue=1, ping_interval=None, close_timeout=0.1) as deaf:
            await deaf.send(json.dumps({"type": "hello"}))
            sock = deaf.transport.get_extra_info("socket")
            deaf.transport.pause_reading()
            for number in range(300):
                await deaf.send(json.dumps({"type": "speak", "key": f"k{number}", "language": "pl"}))
            assert sock is not None
            began = time.monotonic()
            own_server.process.terminate()
            code = await asyncio.to_thread(own_server.process.wait, SECONDS)
            assert code == 0
            assert time.monotonic() - began < SECONDS

    asyncio.run(sit_there())
    silent.close()
    asking.close()


def test_what_is_sent_while_the_server_ends_is_safe_or_can_be_sent_again(own_server: Server) -> None:
    made = own_server.post("/api/matches", BOT_GAME)
    token = made["links"][0]["token"]

    async def play() -> tuple[str, int, str, bool]:
        async with Player(own_server, made["match"], token) as me:
            await me.play_on(Random(2), 3)
            question = await me.asked()
            assert question is not None
            option = question["options"][0]["id"]
            own_server.process.terminate()
            answered = False
            try:
                key = await me.send(type="answer", number=question["number"], answer=option)
                while True:
                    answered = (await me.receive()).get("key") == key or answered
            except websockets.ConnectionClosed:
                return key, question["number"], option, answered

    key, number, option, answered = asyncio.run(play())
    assert own_server.process.wait(SECONDS) == 0
    own_server.start()

    async def again() -> None:
        async with Player(own_server, made["match"], token) as me:
            await me.asked_or_waiting()
            before = me.table["sequence"]
            reply = await me.reply(type="answer", key=key, number=number, answer=option)
            assert reply["type"] == "accepted"
            assert reply["sequence"] <= before or not answered

    asyncio.run(again())
