"""Lessons on the server: offered, begun, followed with the match (also over a restart), ended; and the usual set-up."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.core.lesson import begin, find_lesson, found_lessons, lessons
from tests.server.conftest import Player, Server

RAID = find_lesson("pocketmodel", "first-raid")
PUZZLE = find_lesson("pocketmodel", "second-in-line")


def begun(server: Server, lesson: str, game: str = "pocketmodel") -> tuple[str, str]:
    made = server.post(f"/api/lessons/{game}/{lesson}")
    return made["match"], made["links"][0]["token"]


async def follow(me: Player, answers: int) -> list[str]:
    """Give the advised answers, by the hint of the lesson; the steps that were told on the way."""
    told = []
    for _ in range(answers):
        question = await me.asked()
        if question is None:
            break
        step = me.table["lesson"]["step"]
        if step and step["id"] not in told:
            told.append(step["id"])
        await me.send(type="hint")
        hint = await me.until(lambda message: message["type"] == "hint-given")
        assert (await me.answer(hint["answer"]))["type"] == "accepted"
    return told


def test_lessons_are_offered_in_the_language_of_the_reader(server: Server) -> None:
    offered = server.get("/api/lessons/pocketmodel?language=pl")
    assert [one["id"] for one in offered] == [*lessons("pocketmodel"), *found_lessons("pocketmodel")]
    assert offered[0]["title"] == RAID.say("", "pl")
    assert (offered[0]["kind"], offered[0]["steps"]) == ("battle", len(RAID.steps))


def test_what_is_no_lesson_gets_one_sentence(server: Server) -> None:
    for path in ("/api/lessons/pocketmodel/nothing", "/api/lessons/nothing/first-raid"):
        answer = server.http.post(path)
        assert answer.status_code == 400
        assert answer.json()["reason"].startswith("There is no ")
    assert server.http.get("/api/lessons/pocketmodel/nothing/solution").status_code == 400


def test_a_lesson_is_left_and_taken_up_again_after_a_restart(own_server: Server) -> None:
    match, token = begun(own_server, RAID.id)

    async def play(answers: int) -> dict[str, Any]:
        async with Player(own_server, match, token) as me:
            await follow(me, answers)
            await me.asked()
            lesson: dict[str, Any] = me.table["lesson"]
            return lesson

    before = asyncio.run(play(4))
    assert (before["told"], before["steps"]) == (4, len(RAID.steps))
    own_server.kill()
    own_server.start()
    assert asyncio.run(play(0)) == before
    assert asyncio.run(play(40))["end"] == "reached"
    assert own_server.get(f"/api/matches/{match}")["winners"] == ["a"]


def test_a_lesson_tells_its_steps_and_ends_with_what_to_take_along(server: Server) -> None:
    match, token = begun(server, RAID.id)

    async def play() -> None:
        async with Player(server, match, token, "de") as me:
            told = await follow(me, 60)
            assert told == [step.id for step in RAID.steps]
            assert me.table["lesson"]["end"] == "reached"
            assert me.table["lesson"]["after"] == RAID.say("after", "de")
            assert me.table["lesson"]["next"] == PUZZLE.id
        async with Player(server, match) as spectator:
            await spectator.asked_or_waiting()
            assert spectator.table["lesson"]["step"] is None

    asyncio.run(play())
    assert server.http.post(f"/api/matches/{match}/rematch", headers={"authorization": f"Bearer {token}"}).is_error


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_the_file_of_a_finished_lesson_is_taken_again(server: Server, game: str) -> None:
    """As a replay: the position it begins with is one the game itself would accept from anybody."""
    lesson = next(one for one in lessons(game).values() if one.kind == "puzzle")
    match, token = begun(server, lesson.id, game)

    async def play() -> None:
        async with Player(server, match, token) as me:
            await follow(me, 60)
            assert me.table["lesson"]["end"] == "reached"

    asyncio.run(play())
    data = server.http.get(f"/api/matches/{match}/file").content
    info = server.http.post("/api/files", content=data).json()
    assert info.get("status") == "over", info
    moments = [server.get(f"/api/matches/{one}/moments") for one in (match, info["match"])]
    assert len(moments[0]) == len(moments[1])


def test_only_the_dice_of_the_lesson_itself_may_be_scripted(server: Server) -> None:
    for dice, fits in ((PUZZLE.dice, True), ([*PUZZLE.dice, 12], False)):
        match = begin(msgspec.structs.replace(PUZZLE, dice=dice))
        match.submit(0, "pass")
        answer = server.http.post("/api/files", content=match.save())
        assert answer.is_success == fits
    assert answer.json()["reason"] == "A match file that is uploaded may not say how dice and shuffles fall."


def test_what_is_taken_back_stays_told(server: Server) -> None:
    match, token = begun(server, RAID.id)

    async def play() -> None:
        async with Player(server, match, token) as me:
            await follow(me, 1)
            assert (await me.asked() or {})["kind"] == "action"
            assert (await me.reply(type="ask-undo"))["type"] == "accepted"
            await me.until(lambda message: message["type"] == "table" and message["question"]["kind"] != "action")
            assert me.table["lesson"]["told"] == 2
            await follow(me, 1)
            assert me.table["lesson"]["step"]["id"] == "action"

    asyncio.run(play())


def test_a_puzzle_that_is_missed_ends(server: Server) -> None:
    match, token = begun(server, PUZZLE.id)

    async def play() -> None:
        async with Player(server, match, token) as me:
            await me.asked()
            assert me.table["lesson"]["dice"] == PUZZLE.say("dice", "en")
            await me.answer("pass")
            assert await me.asked() is None
            assert me.table["lesson"]["end"] == "missed"
            assert me.table["lesson"]["after"] == ""

    asyncio.run(play())
    assert server.get(f"/api/matches/{match}")["status"] == "over"


@pytest.mark.parametrize("game", ["pocketmodel", "xwing", "shatterpoint", "skytear"])
def test_every_solution_is_told_in_words(server: Server, game: str) -> None:
    for lesson in lessons(game).values():
        if lesson.kind == "puzzle":
            told = server.get(f"/api/lessons/{game}/{lesson.id}/solution?language=pl")
            assert len(told) == len(lesson.solution)
            assert all(told)


# Puzzles from simulated matches ---------------------------------------------------------------------------------------


def answered(server: Server, name: str, answer: Any, language: str = "en") -> dict[str, Any]:
    """What is told of a puzzle that was answered."""
    match, token = begun(server, name)

    async def play() -> dict[str, Any]:
        async with Player(server, match, token, language) as me:
            await me.asked()
            assert (me.table["lesson"]["end"], me.table["lesson"]["found"]) == ("", None)
            await me.answer(answer)
            assert await me.asked() is None
            told: dict[str, Any] = me.table["lesson"]
            return told

    return asyncio.run(play())


def test_a_found_puzzle_is_checked_and_explained(server: Server) -> None:
    lesson, after = list(found_lessons("pocketmodel").values())[:2]
    one = lesson.found
    assert one is not None
    told = answered(server, lesson.id, one.tried[0].answer)
    assert (told["kind"], told["end"], told["next"]) == ("puzzle", "reached", after.id)
    assert told["found"]["worlds"] == one.worlds
    assert [tried["chance"] for tried in told["found"]["tried"]] == [tried.chance for tried in one.tried][:6]
    assert told["found"]["tried"][0]["best"]
    assert told["found"]["tried"][0]["yours"]
    told = answered(server, lesson.id, one.tried[-1].answer, "de")
    assert (told["end"], told["title"]) == ("missed", "Rätsel 1")
    assert [tried["yours"] for tried in told["found"]["tried"]].index(True) == len(told["found"]["tried"]) - 1
    assert told["found"]["reason"].startswith("Was dafür spricht:")


def test_a_found_puzzle_is_offered_with_its_question(server: Server) -> None:
    offers = [one for one in server.get("/api/lessons/pocketmodel?language=pl") if one["kind"] == "found"]
    assert offers[0]["title"] == "Zagadka 1"
    assert offers[0]["about"].startswith("Tura ")
    assert all(one["trouble"] == "" for one in offers)
    told = server.get(f"/api/lessons/pocketmodel/{offers[0]['id']}/solution?language=pl")
    assert len(told) == 1


# The usual set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "first"), [("xwing", "dial"), ("shatterpoint", ""), ("skytear", "exchange")])
def test_the_rest_of_the_set_up_is_left_to_the_house(server: Server, game: str, first: str) -> None:
    wish = {"game": game, "seats": [{"who": "me"}, {"who": "bot"}]}
    if game == "skytear":
        wish["variant"] = "casual"
    made = server.post("/api/matches", wish)

    async def play() -> None:
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            await me.asked()
            assert me.table["set_up"]
            assert (await me.reply(type="usual-set-up"))["type"] == "accepted"
            while not me.table["question"] or me.table["set_up"]:
                await me.receive()
            assert me.table["question"]["kind"] == first or not first
            refused = await me.reply(type="usual-set-up")
            assert (refused["type"], refused["reason"]) == ("refused", "Nothing of your set-up is asked now.")

    asyncio.run(play())
