"""What one address may do: clear numbers, a clear 429, and nobody else notices."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import socket
import weakref
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import msgspec
import pytest

from battlemat.core.errors import BattlematError
from battlemat.server import messages
from battlemat.server.limits import LONGEST_PAUSE, MESSAGES, Addresses, Allowance, Bucket, Limits, Usage, read_limits
from battlemat.server.messages import FromClient
from battlemat.server.sockets import Sockets
from tests.server.conftest import BOT_GAME, Player, Server

StartServer = Callable[..., Server]


def asked(server: Server, address: str, method: str, path: str, body: Any = None) -> httpx.Response:
    """A request that a proxy on this machine passes on for somebody."""
    content = b"" if body is None else json.dumps(body).encode()
    return server.http.request(method, path, content=content, headers={"x-forwarded-for": address})


def test_too_many_of_anything_is_answered_with_429_and_the_seconds_to_wait(start_server: StartServer) -> None:
    server = start_server(None, "matches_per_hour=4", "uploads_per_hour=2", "requests_per_minute=80")
    one, other = "203.0.113.1", "203.0.113.2"
    made = [asked(server, one, "POST", "/api/matches", BOT_GAME).status_code for _ in range(3)]
    assert made == [200, 200, 429]
    uploads = [asked(server, one, "POST", "/api/files").status_code for _ in range(2)]
    assert uploads == [400, 429]
    refused = asked(server, one, "POST", "/api/matches", BOT_GAME)
    assert 800 < int(refused.headers["retry-after"]) <= 900
    assert "seconds" in refused.json()["reason"]
    assert asked(server, other, "POST", "/api/matches", BOT_GAME).status_code == 200
    pages = [asked(server, one, "GET", path).status_code for path in ("/", "/api/games", "/api/nonsense") * 10]
    assert 429 in pages
    assert 429 not in [asked(server, other, "GET", "/").status_code for _ in range(5)]


def test_an_address_that_made_the_workers_work_waits(start_server: StartServer) -> None:
    server = start_server(None, "seconds_of_work_per_minute=0.01")
    entry: dict[str, Any] = {"name": "x", "units": {}, "deck": {}}
    answers = [asked(server, "203.0.113.1", "POST", "/api/lists/xwing/check", entry).status_code for _ in range(60)]
    assert (answers[0], answers[-1]) == (200, 429)
    assert asked(server, "203.0.113.1", "GET", "/api/matches").status_code == 200


def test_connections_and_tables_of_one_address_are_counted(start_server: StartServer) -> None:
    server = start_server(None, "connections=3", "rooms=2")
    matches = [server.post("/api/matches", BOT_GAME)["match"] for _ in range(3)]

    async def play() -> None:
        async with Player(server, matches[0]) as first, Player(server, matches[1]) as second:
            await first.receive()
            await second.receive()
            async with Player(server, matches[2]) as third:
                gone = await third.receive()
                assert (gone["type"], "2 tables" in gone["reason"]) == ("gone", True)
            async with Player(server, matches[1]) as watcher:
                assert (await watcher.receive())["type"] == "table"
                async with Player(server, matches[1]) as fourth:
                    gone = await fourth.receive()
                    assert (gone["type"], "3 connections" in gone["reason"]) == ("gone", True)
        async with Player(server, matches[2]) as later:
            assert (await later.receive())["type"] == "table"

    asyncio.run(play())


def test_whoever_asks_for_nothing_gives_way_to_a_newcomer(start_server: StartServer) -> None:
    """Sockets that are only held open, more than there may be: a player stays, and newcomers get in."""
    server = start_server(None, "sockets=30")
    made = server.post("/api/matches", BOT_GAME)

    async def play() -> None:
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            await me.asked_or_waiting()
            silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
            sleep(0.2)
            assert server.get("/api/matches")
            async with Player(server, made["match"]) as watcher:
                await watcher.receive()
            assert (await me.reply(type="speak", language="en"))["type"] == "accepted"
            for one in silent:
                one.close()

    asyncio.run(play())


# Without a web server -------------------------------------------------------------------------------------------------


def test_every_kind_of_message_has_a_rate() -> None:
    kinds = {member.__struct_config__.tag for member in FromClient.__args__}
    assert kinds == set(MESSAGES) - {""}


def test_messages_are_slowed_down_and_then_refused() -> None:
    allowance = Allowance(Usage(Limits()))
    pauses = [allowance.pause("hint") for _ in range(20)]
    assert pauses[:5] == [0.0] * 5
    assert 0 < pauses[5] <= LONGEST_PAUSE
    assert pauses[-1] > LONGEST_PAUSE
    assert allowance.pause("answer") == 0


def test_a_connection_that_costs_too_much_time_waits_whatever_it_sends() -> None:
    usage = Usage(Limits(seconds_of_work_per_minute=4))
    one, two = Allowance(usage), Allowance(usage)
    one.used(1.0)
    assert one.pause("answer") > 0
    assert two.pause("answer") == 0
    one.used(3.0)
    assert two.pause("answer") > 0  # the house has had its share


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(2, 100)
    assert [bucket.take_if_there() > 0 for _ in range(3)] == [False, False, True]
    began = monotonic()
    while bucket.wait(1):
        sleep(0.002)
    assert 0.005 < monotonic() - began < 0.5


def test_a_table_is_left_when_the_last_of_an_address_has_gone() -> None:
    usage = Usage(Limits(rooms=1))
    usage.rooms["here"] += 2
    usage.leave("here")
    assert [usage.may_enter(room) for room in ("here", "there")] == [True, False]
    usage.leave("here")
    assert usage.may_enter("there")


@pytest.mark.parametrize(
    ("kind", "text", "is_one"),
    [
        (messages.Key, "", False),
        (messages.Key, "k", True),
        (messages.Key, "k" * 80, True),
        (messages.Key, "k" * 81, False),
        (messages.Key, "a key", False),
        (messages.Token, "t" * 19, False),
        (messages.Token, "t" * 20, True),
        (messages.Token, "t" * 80, True),
        (messages.Token, "t" * 81, False),
    ],
)
def test_keys_and_tokens_have_a_length(kind: Any, text: str, is_one: bool) -> None:
    if not is_one:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(text, kind)
        return
    assert msgspec.convert(text, kind) == text


def test_addresses_that_did_nothing_lately_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("battlemat.server.limits.MOST_ADDRESSES", 10)
    addresses = Addresses(Limits())
    busy = addresses.usage("198.51.100.1")
    busy.connections = 1
    for number in range(30):
        addresses.usage(f"203.0.113.{number}")
    assert addresses.usage("198.51.100.1") is busy
    assert len(addresses._known) <= 12


@pytest.mark.parametrize("text", ["connections", "connections=x", "nonsense=3", "rooms=-1", "=", "haste=nan=1"])
def test_limits_that_are_none(text: str) -> None:
    with pytest.raises(BattlematError, match="NAME=NUMBER"):
        read_limits([text], Limits())


def test_the_guide_names_every_limit_with_its_usual_number() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    told = {name: float(number) for name, number in re.findall(r"^\| `(\w+)` \| (\d+) \|", guide, re.MULTILINE)}
    assert told == msgspec.to_builtins(Limits())


def test_of_what_an_hour_holds_half_may_come_at_once_and_of_a_minutes_requests_a_quarter() -> None:
    usage = Usage(Limits(requests_per_minute=240, matches_per_hour=20, saves_per_hour=40, uploads_per_hour=60))
    assert {what: bucket.full for what, bucket in usage.buckets.items()} == {
        "request": 60, "match": 10, "save": 20, "upload": 30
    }  # fmt: skip
    assert {what: bucket.rate * 3600 for what, bucket in usage.buckets.items()} == pytest.approx(
        {"request": 240 * 60, "match": 20, "save": 40, "upload": 60}
    )
    assert (usage.work.full, usage.work.rate * 60) == (15, 30)


def test_limits_are_read() -> None:
    limits = read_limits(["connections=7", "haste=2.5", "matches-per-hour=9"], Limits())
    assert (limits.connections, limits.haste, limits.matches_per_hour) == (7, 2.5, 9)


class Line(asyncio.Transport):
    """A connection from somewhere."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1)})
        self.cut = False

    def abort(self) -> None:
        self.cut = True


def test_lines_of_one_address_are_counted_but_proxies_speak_for_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.2, 10.0.0.3")

    async def play() -> None:
        sockets = Sockets(Limits(connections=2))
        for address, cut in (("203.0.113.1", 1), ("10.0.0.2", 0), ("127.0.0.1", 0), ("2001:db8::1", 1)):
            lines = [Line(address) for _ in range(3)]
            for line in lines:
                sockets.arrive(line)
            assert sum(line.cut for line in lines) == cut, address
            for line in lines:
                sockets.leave(line)
        again = Line("203.0.113.1")
        sockets.arrive(again)
        assert not again.cut

    asyncio.run(play())


def test_a_line_that_is_closed_is_forgotten_at_once() -> None:
    """Thousands may come and go within the seconds for which one may be silent."""

    async def play() -> None:
        sockets = Sockets(Limits())
        line = Line("203.0.113.1")
        gone = weakref.ref(line)
        sockets.arrive(line)
        sockets.leave(line)
        del line
        gc.collect()
        assert gone() is None

    asyncio.run(play())
