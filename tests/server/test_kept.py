"""What is asked for again and again is made once, and a crowd at a table is told once."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from battlemat.server import room as room_module
from battlemat.server.client import Client
from battlemat.server.kept import Kept, packed
from battlemat.server.records import insert_match
from battlemat.server.rooms import Rooms
from battlemat.server.storage import Storage
from battlemat.server.telling import tell_table
from tests.server.conftest import BOT_GAME, Server
from tests.server.test_solid import a_match


class Maker:
    """Counts how often something is made."""

    def __init__(self, data: bytes = b"x" * 100) -> None:
        self.data, self.made = data, 0

    async def __call__(self) -> bytes:
        self.made += 1
        await asyncio.sleep(0.01)
        return self.data


def test_many_who_ask_at_once_get_one_answer() -> None:
    async def play() -> None:
        kept, make = Kept(1000), Maker()
        answers = await asyncio.gather(*(kept.get("key", make) for _ in range(50)))
        assert set(answers) == {make.data}
        assert await kept.get("key", make) == make.data
        assert make.made == 1

    asyncio.run(play())


def test_what_does_not_fit_or_is_too_old_is_made_anew() -> None:
    async def play() -> None:
        kept, make = Kept(250), Maker()
        for key in ("a", "b", "c", "a"):
            await kept.get(key, make)
        assert make.made == 4  # "a" had to go for "c"
        short, make = Kept(250, seconds=0.05), Maker()
        await short.get("a", make)
        await short.get("a", make)
        await asyncio.sleep(0.06)
        await short.get("a", make)
        assert make.made == 2

    asyncio.run(play())


def test_a_fault_is_not_kept() -> None:
    async def play() -> None:
        kept = Kept(250)

        async def fail() -> bytes:
            raise ValueError("no")

        for _ in range(2):
            with pytest.raises(ValueError, match="no"):
                await kept.get("a", fail)
        assert await kept.get("a", Maker()) == b"x" * 100

    asyncio.run(play())


def test_packed_answers_are_unpacked_for_whoever_does_not_take_them(server: Server) -> None:
    whole = server.http.get("/api/catalogue/pocketmodel", headers={"accept-encoding": "identity"})
    small = server.http.get("/api/catalogue/pocketmodel", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in whole.headers
    assert small.headers["content-encoding"] == "gzip"
    assert whole.json() == small.json()
    assert gzip.decompress(packed(b"data")) == b"data"


def test_a_new_match_is_listed_at_once(server: Server) -> None:
    """Although the list is kept for those who look at it all the time."""
    wish = {**BOT_GAME, "seats": [{"who": "me"}, {"who": "open"}]}
    for _ in range(3):
        match = server.post("/api/matches", wish)["match"]
        assert match in [info["match"] for info in server.get("/api/matches?status=open")]
        server.join(match)
        assert match not in [info["match"] for info in server.get("/api/matches?status=open")]


def test_a_crowd_that_comes_at_once_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Client] = []

    def counting(room: room_module.Room, client: Client) -> object:
        told.append(client)
        return tell_table(room, client)

    monkeypatch.setattr(room_module, "tell_table", counting)

    async def play() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'm.sqlite3'}")
        await storage.write(lambda c: insert_match(c, a_match()))
        rooms = Rooms(storage)
        room = await rooms.room("m")
        assert room is not None
        crowd = [Client(None, "en") for _ in range(300)]
        for client in crowd:
            room.enter(client)
        while room.work is not None:
            await asyncio.sleep(0.01)
        assert all(client.waiting["table"] == 1 for client in crowd)
        assert len(told) < 60  # one for each burst, not one for each newcomer, and none for those who were there
        await rooms.close()
        storage.close()

    asyncio.run(play())
