"""Bots at real tables: a slow one keeps nobody waiting elsewhere, and one that fails is replaced for all to read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import pytest

from tests.server.conftest import TWO_PEOPLE, Player, Server
from tests.server.odd_bots import odd_bots as odd_bots

PATIENCE = 0.7
"""Seconds: much longer than an answer takes on a busy machine, much shorter than the slow bot thinks."""


def against(bot: str) -> dict[str, Any]:
    return {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "bot", "bot": bot}]}


async def until_the_bot_thinks(player: Player, rng: Random) -> None:
    """Answer until the other seat is asked."""
    await player.asked_or_waiting()
    while player.table["question"] is not None:
        await player.answer(rng.choice(player.table["question"]["options"])["id"])


async def time_of_answers(player: Player, rng: Random, answers: int) -> list[float]:
    times = []
    for _ in range(answers):
        question = await player.asked()
        assert question is not None
        began = perf_counter()
        answer = rng.choice(question["options"])["id"]
        await player.reply(type="answer", number=question["number"], answer=answer)
        times.append(perf_counter() - began)
        while player.table["question"] is question:
            await player.receive()
    return times


def test_a_slow_bot_keeps_no_other_table_waiting(odd_bots: None, start_server: Callable[..., Server]) -> None:
    server = start_server()
    slow, quick = (server.post("/api/matches", against(bot)) for bot in ("slow", "regular"))
    people = server.post("/api/matches", TWO_PEOPLE)
    keys = server.tokens(people)

    async def play() -> None:
        async with (
            Player(server, slow["match"], slow["links"][0]["token"]) as waiting,
            Player(server, quick["match"], quick["links"][0]["token"]) as other,
            Player(server, people["match"], keys[0]) as one,
            Player(server, people["match"], keys[1]) as two,
        ):
            await time_of_answers(other, Random(1), 3)  # everything is loaded
            await until_the_bot_thinks(waiting, Random(2))
            times = await time_of_answers(other, Random(3), 3)
            for player in (one, two):
                await player.asked_or_waiting()
            asked = one if one.table["question"] else two
            times += await time_of_answers(asked, Random(4), 1)
            assert sorted(times)[len(times) // 2] < PATIENCE
            assert waiting.table["question"] is None, "the slow bot was quicker than everybody"

    asyncio.run(play())


@pytest.mark.parametrize(("bot", "language", "words"), [
    ("crashing", "en", "the bot “regular” plays in its place"),
    ("cheating", "pl", "zastępuje go bot „bywalec”"),
    ("leaving", "de", "der Bot „Stammgast“ spielt an seiner Stelle"),
])  # fmt: skip
def test_a_bot_that_fails_is_replaced_and_everybody_is_told(
    bot: str, language: str, words: str, odd_bots: None, start_server: Callable[..., Server]
) -> None:
    server = start_server()
    made = server.post("/api/matches", against(bot))

    async def play() -> None:
        async with Player(server, made["match"], made["links"][0]["token"], language) as player:
            await player.play_on(Random(1), 12)
            said = [message["text"] for message in player.others if message["type"] == "chat"]
            assert len(said) == 1
            assert words in said[0]

    asyncio.run(play())
    server.end()
    server.start()

    async def play_again() -> None:
        async with Player(server, made["match"], made["links"][0]["token"], language) as player:
            await player.play_on(Random(2), 4)
            assert not [message for message in player.others if message["type"] == "chat"]

    asyncio.run(play_again())
