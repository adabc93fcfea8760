"""Whole matches over real sockets: against a bot, between two people, watched, interrupted."""

from __future__ import annotations

import asyncio
import json
from hashlib import blake2b
from random import Random
from typing import Any

import httpx
import pytest

import battlemat
from battlemat.server.house import KEYS_KEPT
from tests.server.conftest import BOT_GAME, TWO_PEOPLE, Player, Server, frames


def listed(server: Server, status: str) -> dict[str, dict[str, Any]]:
    """What the lobby lists, by match."""
    return {info["match"]: info for info in server.get(f"/api/matches?status={status}")}


def test_a_whole_match_against_the_bot(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            first = await me.receive()
            assert first["fairness"] == {"hash": made["fairness"], "key": None}
            await me.play_on(Random(1))
            assert me.table["result"]
            key = bytes.fromhex(me.table["fairness"]["key"])
            assert blake2b(key, digest_size=16).hexdigest() == made["fairness"]
        data = server.http.get(f"/api/matches/{made['match']}/file").content
        match = battlemat.load_match(data)
        assert match.over
        assert match.key == key
        shown = frames(server.get(f"/api/matches/{made['match']}/moments"))
        assert len(shown) == len(match.events)
        assert shown[-1]["event"]["kind"] == "over"
        assert shown[-1]["view"]["players"] == match.view(None)["players"]
        assert made["match"] in listed(server, "over")

    asyncio.run(play())


def test_whoever_comes_back_reads_the_log_of_the_replay(server: Server) -> None:
    """The units of a player who is out are gone, but what they did is told by the names they had."""

    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        match, token = made["match"], made["links"][0]["token"]
        async with Player(server, match, token) as me:
            for _ in range(8):
                question = await me.asked()
                assert question is not None
                await me.reply(type="answer", number=question["number"], answer=question["options"][0]["id"])
            await me.reply(type="concede")
        async with Player(server, match, token) as me:
            told = [line["text"] for line in (await me.receive())["log"]]
        replay = server.get(f"/api/matches/{match}/moments", token)
        assert told == [moment["event"]["text"] for moment in replay]
        assert any("Cinder Flight 1" in line for line in told)

    asyncio.run(play())


def test_two_people_and_a_spectator(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        one, two = server.tokens(made)
        async with (
            Player(server, made["match"], one) as a,
            Player(server, made["match"], two, "pl") as b,
            Player(server, made["match"]) as watcher,
        ):
            await asyncio.gather(a.play_on(Random(1)), b.play_on(Random(2)))
            while watcher.table.get("result") is None:
                await watcher.receive()
            assert a.table["result"]
            assert a.table["result"] != b.table["result"]
            assert watcher.table["question"] is None

    asyncio.run(play())


def secrets_in(message: dict[str, Any], viewer: int | None) -> list[str]:
    """Hands of others that a message shows."""
    found = []
    views = [message["view"], *(frame["view"] for frame in message["frames"])]
    for view in views:
        for player in view["players"]:
            if player["player"] != viewer and player["hand"] is not None:
                found.append(f"hand of {player['player']}")
            found += [
                objective["place"]
                for objective in player["objectives"]
                if not objective["destroyed"] and not objective["face_up"] and objective["card"] is not None
            ]
    events = [*message["log"], *(frame["event"] for frame in message["frames"])]
    found += [e["kind"] for e in events if "cards" in e["data"] and e["data"].get("player") != viewer]
    return found


def test_nobody_is_sent_what_they_may_not_know(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        one, two = server.tokens(made)
        seen: dict[int | None, list[dict[str, Any]]] = {0: [], 1: [], None: []}
        async with (
            Player(server, made["match"], one) as a,
            Player(server, made["match"], two) as b,
            Player(server, made["match"]) as watcher,
        ):
            for player, viewer in ((a, 0), (b, 1), (watcher, None)):
                receive = player.receive

                async def keep(seconds: float = 10, receive: Any = receive, viewer: Any = viewer) -> dict[str, Any]:
                    message: dict[str, Any] = await receive(seconds)
                    if message["type"] == "table":
                        seen[viewer].append(message)
                    return message

                player.receive = keep  # type: ignore[method-assign]
            await asyncio.gather(a.play_on(Random(3)), b.play_on(Random(4)))
            while watcher.table.get("result") is None:
                await watcher.receive()
        for viewer, messages in seen.items():
            assert len(messages) > 20
            for message in messages:
                assert secrets_in(message, viewer) == []
        running = json.dumps([m for m in seen[None] if m["result"] is None])
        assert '"key": "' not in running

    asyncio.run(play())


def test_a_repeated_message_is_answered_but_not_carried_out_again(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            question = await me.asked()
            assert question is not None
            message = {
                "type": "answer",
                "key": "k1",
                "number": question["number"],
                "answer": question["options"][0]["id"],
            }
            first = await me.reply(**message)
            assert first["type"] == "accepted"
            for _ in range(3):
                assert await me.reply(**message) == first
            stale = await me.reply(**message | {"key": "k2"})
            assert stale["type"] == "refused"
            assert "no longer open" in stale["reason"]

    asyncio.run(play())


def test_what_was_refused_is_asked_anew_and_takes_no_room_from_what_was_accepted(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            question = await me.asked()
            assert question is not None
            message = {"type": "answer", "key": "k1", "number": question["number"], "answer": "no such option"}
            assert (await me.reply(**message))["type"] == "refused"
            message["answer"] = question["options"][0]["id"]
            first = await me.reply(**message)
            assert first["type"] == "accepted"
            for _ in range(KEYS_KEPT + 1):
                await me.send(type="answer", number=question["number"], answer="again")
            assert await me.reply(**message) == first

    asyncio.run(play())


def test_two_answers_at_once_from_one_seat(server: Server) -> None:
    """The same seat open in two windows: one answer counts, the other is refused."""

    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        token = made["links"][0]["token"]
        async with (
            Player(server, made["match"], token) as one,
            Player(server, made["match"], token) as two,
            Player(server, made["match"], server.tokens(made)[1]) as other,
        ):
            for player in (one, two, other):
                await player.receive()
            if other.table["question"]:
                await other.answer("usual")
            for player in (one, two):
                while player.table["question"] is None:
                    await player.receive()
            number = one.table["question"]["number"]
            replies = await asyncio.gather(*(p.reply(type="answer", number=number, answer="usual") for p in (one, two)))
            assert sorted(reply["type"] for reply in replies) == ["accepted", "refused"]

    asyncio.run(play())


def test_undo_is_free_against_a_bot_until_something_is_revealed(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            rng = Random(5)
            for _ in range(200):
                question = await me.asked()
                assert question is not None
                if question["kind"] == "moves":
                    break
                ids = [option["id"] for option in question["options"]]
                await me.answer("move" if "move" in ids else "pass" if "pass" in ids else rng.choice(ids))
            assert me.table["undo"]["how"] == "free"
            reply = await me.reply(type="ask-undo")
            assert reply["type"] == "accepted"
            while (me.table["question"] or {}).get("kind") != "action":
                await me.receive()

    asyncio.run(play())


def test_undo_between_people_needs_consent(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        async with (
            Player(server, made["match"], made["links"][0]["token"]) as a,
            Player(server, made["match"], server.tokens(made)[1]) as b,
        ):
            await a.receive()
            await b.receive()
            first, second = (a, b) if a.table["question"] else (b, a)
            await first.answer("usual")
            assert first.table["undo"]["how"] == "ask"
            await first.reply(type="ask-undo")
            while second.table["undo"]["asked_by"] is None:
                await second.receive()
            sequence = second.table["sequence"]
            assert (await second.reply(type="allow-undo", yes=True))["type"] == "accepted"
            question = await first.asked()
            assert question is not None
            assert question["kind"] == "deploy"
            assert first.table["sequence"] == sequence  # one answer less, one act more

    asyncio.run(play())


def test_chat_language_hint_and_concession(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        async with (
            Player(server, made["match"], made["links"][0]["token"]) as a,
            Player(server, made["match"], server.tokens(made)[1]) as b,
        ):
            await a.reply(type="say", text="Good luck!")
            line = await b.until(lambda m: m["type"] == "chat")
            assert (line["seat"], line["text"]) == ("a", "Good luck!")
            assert (await a.reply(type="say", text="x" * 1000))["type"] == "refused"
            await a.reply(type="speak", language="de")
            while a.table["language"] != "de":
                await a.receive()
            assert (await a.reply(type="speak", language="xx"))["type"] == "refused"
            for each in (a, b):
                await each.reply(type="allow-hints", yes=True)
            asked = a if a.table["question"] else b
            hint = await asked.reply(type="hint")
            assert hint["type"] == "hint-given"
            assert hint["text"]
            await b.reply(type="concede")
            while a.table["result"] is None:
                await a.receive()

    asyncio.run(play())


def test_an_open_table_is_joined(server: Server) -> None:
    async def play() -> None:
        wish = {"game": "pocketmodel", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
        made = server.post("/api/matches", wish)
        assert listed(server, "open")[made["match"]]["seats"][0]["name"] == "Ada"
        token = server.join(made["match"])
        assert made["match"] not in listed(server, "open")
        with pytest.raises(httpx.HTTPStatusError, match="409"):
            server.post(f"/api/matches/{made['match']}/join", {"token": "another-token-of-somebody"})
        async with Player(server, made["match"], token) as b:
            assert (await b.receive())["seat"] == "b"

    asyncio.run(play())


def test_rematch_continue_and_import(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        token = made["links"][0]["token"]
        async with Player(server, made["match"], token) as me:
            await me.play_on(Random(6))
        async with Player(server, server.rematch(made["match"], token), token) as me:
            assert (await me.receive())["seat"] == "b"
        for seat in "ab":
            onward = server.post(f"/api/matches/{made['match']}/continue?at=20&seat={seat}")
            async with Player(server, onward["match"], onward["links"][0]["token"]) as me:
                assert (await me.receive())["seat"] == seat
                assert await me.asked() is not None
        onward = server.post(f"/api/matches/{made['match']}/continue?at=20&seat=ba")
        assert [link["seat"] for link in onward["links"]] == ["a", "b"]
        for seat in ("c", "abc", ""):
            with pytest.raises(httpx.HTTPStatusError, match="400"):
                server.post(f"/api/matches/{made['match']}/continue?at=20&seat={seat}")
        for at in ("", "x", "-1", "1.5", "\u0663x", "9" * 7):
            with pytest.raises(httpx.HTTPStatusError, match="400"):
                server.post(f"/api/matches/{made['match']}/continue?at={at}")
        data = server.http.get(f"/api/matches/{made['match']}/file").content
        info = server.http.post("/api/files", content=data).json()
        assert info["status"] == "over"
        assert len(server.get(f"/api/matches/{info['match']}/moments")) == len(
            server.get(f"/api/matches/{made['match']}/moments")
        )

    asyncio.run(play())


def test_a_rematch_of_two_people_is_one_match_with_a_seat_for_each(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", TWO_PEOPLE)
        tokens = server.tokens(made)
        async with Player(server, made["match"], tokens[0]) as a, Player(server, made["match"], tokens[1]) as b:
            with pytest.raises(httpx.HTTPStatusError, match="409"):
                server.rematch(made["match"], tokens[0])
            await a.reply(type="concede")
            first = server.rematch(made["match"], tokens[0])
            told = await b.until(lambda message: bool(message.get("rematch")))
            second = server.rematch(made["match"], tokens[1])
        assert told["rematch"] == {"match": first}
        assert first == second
        async with Player(server, first, tokens[0]) as a:
            assert (await a.receive())["seat"] == "b"
        async with Player(server, first, tokens[1]) as b:
            assert (await b.receive())["seat"] == "a"

    asyncio.run(play())


def test_a_probe_judges_an_answer_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        made = server.post("/api/matches", BOT_GAME)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            question = await me.asked()
            assert question is not None
            for option, legal in ((question["options"][0]["id"], True), ("nonsense", False)):
                await me.send(type="probe", number=question["number"], answer=option)
                said = await me.until(lambda message: message["type"] == "probed")
                assert said["legal"] is legal
                assert bool(said["reason"]) is not legal
            late = await me.reply(type="probe", number=question["number"] + 1, answer="nonsense")
            assert late["type"] == "refused"
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            assert (await me.receive())["question"]["number"] == question["number"]

    asyncio.run(play())
