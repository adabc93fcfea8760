"""What is known of a match besides its journal is known after a restart too, and of that match alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.conftest import BOT_GAME, TWO_PEOPLE, Player, Server, play_a_while

OPEN = {"game": "pocketmodel", "seats": [{"who": "me", "name": "Ada"}, {"who": "open", "name": "Bert"}]}
OTHER = {"game": "pocketmodel", "seats": [{"who": "me", "name": "Cleo"}, {"who": "open", "name": "Dan"}]}


@pytest.mark.parametrize("joined", [0, 1])
def test_whoever_joined_one_of_two_tables_plays_on_there_after_a_restart(own_server: Server, joined: int) -> None:
    made = [own_server.post("/api/matches", wish) for wish in (OPEN, OTHER)]
    mine, other = made[joined], made[1 - joined]
    token = own_server.join(mine["match"])
    before = [own_server.get(f"/api/matches/{match['match']}") for match in made]
    own_server.kill()
    own_server.start()
    assert [own_server.get(f"/api/matches/{match['match']}") for match in made] == before
    assert [seat["kind"] for seat in before[1 - joined]["seats"]] == ["human", "open"]
    assert before[1 - joined]["status"] == "open"

    async def play() -> None:
        host = mine["links"][0]["token"]
        async with (
            Player(own_server, mine["match"], host) as one,
            Player(own_server, mine["match"], token) as two,
        ):
            await play_a_while(one, two, answers=5)
        async with Player(own_server, other["match"], token) as stranger:
            gone = await stranger.receive()
            assert (gone["type"], gone["again"]) == ("gone", False)
        wish = {"token": "another-token-of-somebody"}
        assert own_server.post(f"/api/matches/{other['match']}/join", wish) == {"seat": "b"}

    asyncio.run(play())


def test_what_was_done_is_not_done_again_after_a_restart(own_server: Server) -> None:
    """An acknowledgement that was lost on its way: the message comes again, with its key, to whoever serves then."""
    made = own_server.post("/api/matches", TWO_PEOPLE)
    tokens = own_server.tokens(made)
    repeated = {"type": "allow-undo", "yes": True, "key": "undo"}, {"type": "say", "text": "Once", "key": "say"}
    sequences = []

    async def play(answers: int) -> None:
        async with (
            Player(own_server, made["match"], tokens[0]) as one,
            Player(own_server, made["match"], tokens[1]) as two,
        ):
            await one.asked_or_waiting()
            await two.asked_or_waiting()
            for _ in range(answers):
                player = one if one.table["question"] is not None else two
                reply = await player.answer(player.table["question"]["options"][0]["id"])
                for each in (one, two):
                    while each.table["sequence"] < reply["sequence"]:
                        await each.receive()
            if answers:
                assert (await one.reply(type="ask-undo"))["type"] == "accepted"
            replies = [await two.reply(**message) for message in repeated]
            assert [reply["type"] for reply in replies] == ["accepted", "accepted"]
            sequences.append(two.table["sequence"])

    asyncio.run(play(4))
    own_server.kill()
    own_server.start()
    asyncio.run(play(0))
    assert sequences[0] == sequences[1]

    async def look() -> None:
        async with Player(own_server, made["match"]) as somebody:
            await somebody.asked_or_waiting()
            assert [message["text"] for message in somebody.others] == ["Once"]

    asyncio.run(look())


def test_another_event_loop_that_happens_to_be_installed_is_left_alone(own_server: Server, tmp_path: Path) -> None:
    (tmp_path / "uvloop.py").write_text("raise SystemExit('this loop knows nothing of our sockets')")
    own_server.end()
    own_server.environment = {"PYTHONPATH": str(tmp_path)}
    own_server.start()
    assert own_server.http.get("/api/games").status_code == 200


def test_an_answer_on_its_way_reaches_its_question_after_an_undo_and_a_restart(own_server: Server) -> None:
    """The page keeps what was not acknowledged, and sends it again: it names the question by the number it was told."""
    made = own_server.post("/api/matches", BOT_GAME)
    token = own_server.tokens(made)[0]
    kept = {}

    async def until_taken_back() -> None:
        async with Player(own_server, made["match"], token) as me:
            while (question := await me.asked()) and "move" not in [option["id"] for option in question["options"]]:
                await me.answer(question["options"][0]["id"])
            for _ in range(2):
                await me.answer("move")
                await me.asked()
                assert me.table["question"]["kind"] == "moves"
                assert (await me.reply(type="ask-undo"))["type"] == "accepted"
                while me.table["question"]["kind"] == "moves":
                    await me.receive()
            kept.update(me.table["question"])

    async def again() -> None:
        async with Player(own_server, made["match"], token) as me:
            reply = await me.reply(type="answer", number=kept["number"], answer="move", key="kept-on-the-page")
            assert reply["type"] == "accepted"

    asyncio.run(until_taken_back())
    own_server.kill()
    own_server.start()
    asyncio.run(again())
