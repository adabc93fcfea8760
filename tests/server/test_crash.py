"""Kill the server at any moment: nothing acknowledged is lost, and every match goes on where it was."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from random import Random

import pytest
import websockets

from tests.server.conftest import TWO_PEOPLE, Player, Server

ROUNDS = 6
MATCHES = 4


async def play_until_cut(player: Player, rng: Random, safe: dict[str, int], match: str) -> None:
    """Answer at random and remember what was acknowledged, until the connection breaks."""
    with contextlib.suppress(websockets.ConnectionClosed, OSError, TimeoutError):
        while True:
            question = await player.asked()
            if question is None:
                return
            reply = await player.answer(rng.choice(question["options"])["id"])
            if reply["type"] == "accepted":
                safe[match] = max(safe.get(match, 0), reply["sequence"])


async def one_life(server: Server, tables: list[tuple[str, list[str]]], rng: Random, safe: dict[str, int]) -> None:
    """Everybody sits down, checks that all they were promised is there, and plays until the server is killed."""
    async with contextlib.AsyncExitStack() as stack:
        games = []
        for match, tokens in tables:
            for token in tokens:
                player = await stack.enter_async_context(Player(server, match, token))
                first = await player.receive()
                while first["type"] != "table":
                    first = await player.receive()
                assert first["sequence"] >= safe.get(match, 0), "an acknowledged answer is lost"
                games.append(asyncio.create_task(play_until_cut(player, Random(rng.random()), safe, match)))
        await asyncio.sleep(0.2 + rng.random())
        server.kill()
        await asyncio.gather(*games)


def survives(server: Server, rounds: int) -> None:
    rng = Random(1)
    tables = []
    for _ in range(MATCHES):
        made = server.post("/api/matches", TWO_PEOPLE)
        tables.append((made["match"], server.tokens(made)))
    safe: dict[str, int] = {}
    for _ in range(rounds):
        asyncio.run(one_life(server, tables, rng, safe))
        server.start()
    assert sum(safe.values()) > 20 * rounds
    for match, _ in tables:
        assert server.get(f"/api/matches/{match}/moments")


def test_sqlite_survives_kill_9(own_server: Server) -> None:
    survives(own_server, ROUNDS)


def test_postgresql_survives_kill_9(start_server: Callable[..., Server], postgresql: str) -> None:
    survives(start_server(postgresql), 2)


def test_a_database_that_cannot_be_used() -> None:
    from battlemat.core.errors import BattlematError
    from battlemat.server.storage import Storage

    for url in ("sqlite:////nowhere/to/be/found.db", "nonsense", "postgresql+psycopg://nobody@127.0.0.1:1/none"):
        with pytest.raises(BattlematError, match="cannot be used"):
            Storage(url)
