"""Coming in: how often one address may, at how many tables it may be while they are opened, and who pays for that."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

import battlemat
from battlemat.server.limits import Limits, Usage
from battlemat.server.records import Entries, MatchRow, insert_match, load_row
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from battlemat.server.versions import playable
from tests.server.conftest import BOT_GAME, PATIENCE, Server
from tests.server.test_solid import a_match

StartServer = Callable[..., Server]


@contextlib.asynccontextmanager
async def connection(server: Server, match: str, address: str) -> Any:
    """Somebody who connects from somewhere, through a proxy on this machine, and says hello."""
    url = f"ws://127.0.0.1:{server.port}/api/matches/{match}/play"
    async with websockets.connect(url, max_size=None, additional_headers={"x-forwarded-for": address}) as line:
        await line.send(json.dumps({"type": "hello", "token": "", "language": "en"}))
        yield line


async def first_message(line: Any) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
    return message


def test_whoever_comes_and_goes_too_fast_is_told_to_come_again_later(start_server: StartServer) -> None:
    server = start_server(None, "requests_per_minute=20")
    match = server.post("/api/matches", BOT_GAME)["match"]

    async def hello(address: str) -> dict[str, Any]:
        async with connection(server, match, address) as line:
            return await first_message(line)

    async def play() -> None:
        heard = [await hello("203.0.113.1") for _ in range(5)]
        while heard[-1]["type"] == "table":  # a slow machine leaves time for some more
            heard.append(await hello("203.0.113.1"))
        gone = heard[-1]
        assert (gone["type"], gone["again"], "Not so fast" in gone["reason"]) == ("gone", True, True)
        assert (await hello("203.0.113.2"))["type"] == "table"

    asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))


def test_who_comes_to_many_tables_at_once_gets_to_as_many_as_allowed(start_server: StartServer) -> None:
    server = start_server(None, "rooms=2")
    matches = [server.post("/api/matches", BOT_GAME)["match"] for _ in range(6)]

    async def play() -> None:
        async with contextlib.AsyncExitStack() as stack:
            come = (stack.enter_async_context(connection(server, match, "203.0.113.1")) for match in matches)
            lines = await asyncio.gather(*come)
            heard = await asyncio.gather(*map(first_message, lines))
            assert sorted(message["type"] for message in heard) == ["gone"] * 4 + ["table"] * 2
            for line in lines:
                await line.close()
        for match in matches[2:]:  # whoever was turned away, or has left, counts no more
            async with connection(server, match, "203.0.113.1") as line:
                assert (await first_message(line))["type"] == "table"

    asyncio.run(play())


def test_a_table_that_does_not_exist_is_not_counted(start_server: StartServer) -> None:
    server = start_server(None, "rooms=1")
    match = server.post("/api/matches", BOT_GAME)["match"]

    async def play() -> None:
        for name in ("nothere1", "nothere2", match):
            async with connection(server, name, "203.0.113.1") as line:
                heard = await first_message(line)
        assert heard["type"] == "table"

    asyncio.run(play())


def test_an_address_that_has_let_much_be_worked_out_waits_before_another_table_is_opened(
    start_server: StartServer,
) -> None:
    server = start_server(None, "seconds_of_work_per_minute=1")
    one, entry = {"x-forwarded-for": "203.0.113.1"}, json.dumps({"name": "x", "units": {}, "deck": {}})
    addresses = (f"198.51.100.{number}" for number in range(256))  # nobody has worked for these yet

    def new() -> str:
        headers = {"x-forwarded-for": next(addresses)}
        made = server.http.post("/api/matches", content=json.dumps(BOT_GAME), headers=headers)
        return str(made.json()["match"])

    opened = new()

    async def late() -> dict[str, Any]:
        match = new()
        while server.http.post("/api/lists/xwing/check", content=entry, headers=one).status_code != 429:
            pass
        async with connection(server, match, "203.0.113.1") as line:
            return await first_message(line)

    async def play() -> None:
        async with connection(server, opened, "203.0.113.2") as line:
            assert (await first_message(line))["type"] == "table"
            while (gone := await late())["type"] == "table":  # a slow machine leaves time enough
                pass
            assert (gone["type"], gone["again"], "Not so fast" in gone["reason"]) == ("gone", True, True)
            async with connection(server, opened, "203.0.113.1") as watcher:  # that one is open already
                assert (await first_message(watcher))["type"] == "table"

    asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))


# Without a web server -------------------------------------------------------------------------------------------------


async def stored(path: Path, row: MatchRow) -> Rooms:
    """A match of some answers, in a database."""
    match, rng = battlemat.new_match("pocketmodel", seed=1), Random(1)
    for _ in range(6):
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
    row.setup, row.key = match.setup, match.key
    storage = Storage(f"sqlite:///{path / 'm.sqlite3'}")
    await storage.write(lambda c: insert_match(c, row), Entries("m", 0, match.journal))
    return Rooms(storage)


def test_whoever_comes_first_pays_for_the_opening(tmp_path: Path) -> None:
    async def play() -> None:
        rooms = await stored(tmp_path, a_match())
        first, second = Usage(Limits()), Usage(Limits())
        room = await rooms.room("m", first)
        assert room is await rooms.room("m", second)
        assert (first.work.whole, second.work.whole) == (False, True)
        await rooms.close()
        rooms.storage.close()

    asyncio.run(play())


def test_whoever_asks_first_after_an_update_pays_for_the_judging(tmp_path: Path) -> None:
    async def play() -> None:
        row = a_match()
        row.version = "of old"
        rooms = await stored(tmp_path, row)
        usage = Usage(Limits())
        found = await rooms.storage.read(lambda c: load_row(c, "m"))
        assert found is not None
        await playable(rooms, found, usage)
        assert not usage.work.whole
        await rooms.close()
        rooms.storage.close()

    asyncio.run(play())


def test_a_match_that_differs_after_an_update_is_one_event_with_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        row = a_match()
        row.version = "of old"
        rooms = await stored(tmp_path, row)
        reports: list[tuple[str, dict[str, Any]]] = []
        rooms.report = lambda event, **facts: reports.append((event, facts))

        async def differs(*_: Any, **__: Any) -> int:
            return 3

        monkeypatch.setattr(rooms.workers, "run", differs)
        assert not await playable(rooms, row)
        assert reports == [("match-differs", {"match": "m", "game": "pocketmodel", "entry": 3})]
        await rooms.close()
        rooms.storage.close()

    asyncio.run(play())
