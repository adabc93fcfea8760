"""Hostile and broken clients: a clear message to that client, and nothing else is touched."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.conftest import BOT_GAME, PATIENCE, TWO_PEOPLE, Player, Server, frames, play_a_while

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
TYPES = st.sampled_from(
    ["answer", "concede", "offer-draw", "ask-undo", "allow-undo", "say", "speak", "hint", "let-bot-play", "table", ""]
)
ALMOST = st.fixed_dictionaries(
    {"type": TYPES | JSON},
    optional={"key": JSON, "number": JSON, "answer": JSON, "yes": JSON, "text": JSON, "language": JSON, "seat": JSON},
).filter(lambda message: message["type"] not in ("concede",))
FRAMES = st.one_of(st.binary(max_size=200), st.text(max_size=200), JSON.map(json.dumps), ALMOST.map(json.dumps))


def test_whatever_is_sent_the_match_goes_on(server: Server) -> None:
    """Thousands of frames that make no sense; the other player notices nothing, and play continues."""
    made = server.post("/api/matches", TWO_PEOPLE)
    one, two = server.tokens(made)
    frames: list[Any] = []

    @settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(FRAMES)
    def gather(frame: Any) -> None:
        frames.append(frame)

    gather()

    async def play() -> None:
        async with Player(server, made["match"], one) as rude, Player(server, made["match"], two) as polite:
            await rude.receive()
            before = (await polite.receive())["sequence"]
            for number, frame in enumerate(frames):
                await rude.socket.send(frame)
                if number % 20 == 19:  # whoever never reads is let go; this one is only rude
                    await rude.reply(type="say", text="still here")
            assert (await rude.reply(type="speak", language="de"))["type"] == "accepted"
            refused = [message for message in rude.others if message["type"] == "refused"]
            assert len(refused) > len(frames) * 0.8
            assert all(message["reason"] for message in refused)
            assert (await polite.reply(type="speak", language="pl"))["sequence"] == before
            await play_a_while(rude, polite)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("path", "hello", "words"),
    [
        ("/api/matches/{match}/play", '{"type": "hello", "token": "wrong"}', "does not open a seat"),
        ("/api/matches/nowhere/play", '{"type": "hello"}', "no match"),
        ("/api/matches/{match}/play", "nonsense", "could not be read"),
        ("/api/matches/{match}/play", '{"type": "concede", "key": "k"}', "could not be read"),
    ],
)
def test_wrong_match_or_token(server: Server, path: str, hello: str, words: str) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        address = f"ws://127.0.0.1:{server.port}{path.format(match=made['match'])}"
        async with websockets.connect(address) as socket:
            await socket.send(hello)
            gone = json.loads(await socket.recv())
            assert gone["type"] == "gone"
            assert gone["again"] is False
            assert words in gone["reason"]

    asyncio.run(play())


def test_a_spectator_cannot_play(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"]) as watcher:
            await watcher.receive()
            for message in ({"type": "concede"}, {"type": "answer", "number": 0, "answer": "usual"}, {"type": "hint"}):
                reply = await watcher.reply(**message)
                assert (reply["type"], reply["reason"]) == ("refused", "Spectators only watch.")

    asyncio.run(play())


def test_a_huge_frame_ends_only_that_connection(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        one, two = server.tokens(made)
        async with Player(server, made["match"], two) as polite:
            await polite.receive()
            async with Player(server, made["match"], one) as rude:
                await rude.receive()
                with contextlib.suppress(websockets.ConnectionClosed):  # the server hangs up in the middle
                    await rude.socket.send("x" * 10_000_000)
                with pytest.raises(websockets.ConnectionClosed, match="1009"):
                    await rude.until(lambda message: False)
            async with Player(server, made["match"], one) as again:
                await again.receive()
                await play_a_while(again, polite)

    asyncio.run(play())


def test_nonsense_and_the_end_in_one_breath_are_no_fault(
    start_server: Callable[..., Server], capfd: pytest.CaptureFixture[str]
) -> None:
    """A text that is none, and the connection's end behind it in the same bytes: nothing for the log."""
    server = start_server()
    match = server.post("/api/matches", BOT_GAME)["match"]
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(
            f"GET /api/matches/{match}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b"101" in line.recv(4096)
        line.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFF, 0x88, 0x80, 0, 0, 0, 0]))
        line.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            while line.recv(4096):
                pass
    assert server.get("/api/games")
    server.stop()
    assert capfd.readouterr().err == ""


def test_a_client_that_never_reads_is_let_go(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        token = made["links"][0]["token"]
        sleeper = await websockets.connect(
            f"ws://127.0.0.1:{server.port}/api/matches/{made['match']}/play", max_queue=1
        )
        await sleeper.send(json.dumps({"type": "hello", "token": token}))
        async with Player(server, made["match"], token) as me:
            await me.play_on(Random(1))
            assert me.table["result"]
        await sleeper.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (b"", 400, "could not be read"),
        (b"{", 400, "could not be read"),
        (b"[" * 50_000, 400, "could not be read"),
        (b'{"game": "chess", "seats": [{"who": "me"}, {"who": "bot"}]}', 400, "no game 'chess'"),
        (b'{"game": "pocketmodel", "seats": [{"who": "me"}]}', 422, "2 to 8"),
        (b'{"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "thief"}]}', 422, "2 to 8"),
        (b'{"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]}', 400, "no bot 'x'"),
        (b'{"game": "pocketmodel", "seats": [{"who": "me", "list": "nolist"}, {"who": "bot"}]}', 422, "nolist"),
        (b'{"game": "pocketmodel", "surprise": 1, "seats": []}', 400, "could not be read"),
        (b"x" * 1_100_000, 413, "too large"),
    ],
)
def test_impossible_matches(server: Server, body: bytes, status: int, words: str) -> None:
    response = server.http.post("/api/matches", content=body)
    assert response.status_code == status
    assert words in response.json()["reason"]


def test_a_list_that_breaks_the_rules_cannot_be_fielded(server: Server) -> None:
    entry = {"name": "Bad", "units": {"iron-edict": 7}, "deck": {"linked-cannons": 40}}
    wish = {"game": "pocketmodel", "seats": [{"who": "me", "list": entry}, {"who": "bot"}]}
    response = server.http.post("/api/matches", content=json.dumps(wish))
    assert response.status_code == 422
    assert response.json()["rule"] == "PM-BLD-08"
    checked = server.http.post("/api/lists/pocketmodel/check?language=pl", content=json.dumps(entry)).json()
    assert not checked["legal"]
    assert {v["rule"] for v in checked["violations"]} == {"PM-BLD-08", "PM-BLD-11", "PM-BLD-04"}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/matches/nowhere", 404),
        ("GET", "/api/matches/nowhere/moments", 404),
        ("POST", "/api/matches/nowhere/join", 404),
        ("GET", "/api/matches?status=secret", 400),
        ("GET", "/api/catalogue/chess", 400),
        ("GET", "/api/rules/chess", 400),
        ("GET", "/api/nonsense", 404),
        ("POST", "/api/files", 400),
    ],
)
def test_unknown_addresses(server: Server, method: str, path: str, status: int) -> None:
    response = server.http.request(method, path, content=b"not a match")
    assert response.status_code == status
    assert response.json()["reason"]


def test_what_is_hidden_stays_on_the_server(server: Server) -> None:
    """The match file holds every secret: it is handed out only at the end, and replays are told from a seat."""
    made = server.post("/api/matches", TWO_PEOPLE)
    assert server.http.get(f"/api/matches/{made['match']}/file").status_code == 409
    assert server.http.post(f"/api/matches/{made['match']}/continue?at=1").status_code == 409
    wrong = {"authorization": "Bearer wrong"}
    assert server.http.get(f"/api/matches/{made['match']}/moments", headers=wrong).status_code == 403
    for frame in frames(server.get(f"/api/matches/{made['match']}/moments")):
        assert all(player["hand"] is None for player in frame["view"]["players"])
    assert server.http.get("/../storage.py").status_code in (200, 404, 503)
    assert "insert_match" not in server.http.get("/%2e%2e/storage.py").text


def test_a_body_that_is_no_text_is_unreadable(server: Server) -> None:
    answer = server.http.post("/api/matches", content=b'{"game": "shatt\xadrpoint", "seats": []}')
    assert answer.status_code == 400
    assert "could not be read" in answer.json()["reason"]
