"""Hints at the table, at the level one wishes and with a reason; and bots that are told to move now."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from battlemat.bots import LEVELS
from tests.server.conftest import BOT_GAME, Player, Server
from tests.server.odd_bots import odd_bots as odd_bots
from tests.server.test_bot_seats import against, until_the_bot_thinks

XWING = {"game": "xwing", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}


def sit(server: Server, wish: dict[str, Any], language: str = "en") -> Player:
    """Somebody at the first seat of a new match."""
    made = server.post("/api/matches", wish)
    return Player(server, made["match"], made["links"][0]["token"], language)


@pytest.mark.parametrize("level", LEVELS)
def test_a_hint_is_an_answer_of_the_level_with_a_reason(server: Server, level: str) -> None:
    async def play() -> None:
        async with sit(server, BOT_GAME) as me:
            assert await me.asked() is not None
            hint = await me.reply(type="hint", bot=level)
            assert hint["type"] == "hint-given"
            assert hint["text"]
            assert hint["reason"].endswith(".")
            assert (await me.answer(hint["answer"]))["type"] == "accepted"

    asyncio.run(play())


@pytest.mark.parametrize(("language", "begins"), [("en", "the spot at "), ("de", "die Stelle "), ("pl", "punkt ")])
def test_a_hint_of_a_place_says_where(server: Server, language: str, begins: str) -> None:
    async def play() -> None:
        async with sit(server, XWING, language) as me:
            question = await me.asked()
            while question is not None and question["form"] != "place":
                await me.answer(question["options"][0]["id"])
                question = await me.asked()
            hint = await me.reply(type="hint", bot="novice")
            assert len(hint["answer"]) == 3
            assert hint["text"].startswith(begins)
            assert hint["reason"].endswith(".")

    asyncio.run(play())


def test_who_is_asked_nothing_gets_no_hint(server: Server) -> None:
    made = server.post("/api/matches", {"game": "pocketmodel", "seats": [{"who": "me"}, {"who": "me"}]})

    async def play() -> None:
        async with (
            Player(server, made["match"], made["links"][0]["token"]) as one,
            Player(server, made["match"], made["links"][1]["token"]) as other,
            Player(server, made["match"]) as spectator,
        ):
            for each in (one, other):
                await each.asked_or_waiting()
            idle = other if one.table["question"] else one
            assert (await idle.reply(type="hint"))["reason"] == "Nothing is asked of you now."
            assert (await spectator.reply(type="hint"))["type"] == "refused"

    asyncio.run(play())


def test_who_asks_twice_gets_the_same_hint(server: Server) -> None:
    made = server.post("/api/matches", BOT_GAME)
    token = made["links"][0]["token"]

    async def play() -> None:
        async with Player(server, made["match"], token) as one, Player(server, made["match"], token) as other:
            for each in (one, other):
                await each.asked()
            wishes = [each.reply(type="hint", bot="veteran") for each in (one, other)]
            hints = [{**hint, "key": ""} for hint in await asyncio.gather(*wishes)]
            hints.append({**await one.reply(type="hint", bot="veteran"), "key": ""})
            assert hints[0] == hints[1] == hints[2]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("grandmaster", "There is no level “grandmaster” for hints; there are: novice, regular, veteran, master."),
        ("random", "There is no level “random” for hints"),
        ("veteran:9999", "There is no level “veteran:9999” for hints"),
        ("os.path:join", "There is no level “os.path:join” for hints"),
        ("", "There is no level “” for hints"),
        ("x" * 81, "Expected `str` of length <= 80"),
        (7, "Expected `str`, got `int`"),
    ],
)
def test_who_gives_no_hints_is_said_and_the_table_goes_on(server: Server, bot: Any, reason: str) -> None:
    async def play() -> None:
        async with sit(server, BOT_GAME) as me:
            await me.asked()
            await me.socket.send(json.dumps({"type": "hint", "key": "wish", "bot": bot}))
            refused = await me.until(lambda message: message["type"] == "refused")
            assert reason in refused["reason"]
            assert (await me.reply(type="hint"))["type"] == "hint-given"

    asyncio.run(play())


async def hurry_on(me: Player) -> int:
    """Tell the bot to move now until one is asked oneself; how often it was thinking then."""
    heard = 0
    await me.asked_or_waiting()
    while me.table["question"] is None:
        heard += (await me.reply(type="move-now"))["type"] == "accepted"
        await asyncio.sleep(0.3)
    return heard


def test_who_is_in_no_hurry_waits_and_move_now_ends_that(odd_bots: None, start_server: Callable[..., Server]) -> None:
    """The bot thinks until somebody wants its answer; had it not heard of that, another one would play by now."""
    server = start_server()
    made = server.post("/api/matches", against("patient"))

    async def play() -> None:
        async with (
            Player(server, made["match"], made["links"][0]["token"]) as me,
            Player(server, made["match"]) as spectator,
        ):
            await hurry_on(me)  # the bot may be the first who is asked
            idle = await me.reply(type="move-now")
            assert (idle["type"], idle["reason"]) == ("refused", "No bot is thinking right now.")
            await until_the_bot_thinks(me, Random(2))
            watching = await spectator.reply(type="move-now")
            assert (watching["type"], "bot" in watching["reason"]) == ("refused", False)
            assert await hurry_on(me) > 0
            assert [message for message in me.others if message["type"] == "chat"] == []

    asyncio.run(play())
