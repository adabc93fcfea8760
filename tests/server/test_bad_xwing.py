"""Squads and answers of X-Wing that break its rules, sent over the network: a sentence, its rule, and no trace."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.conftest import Player, Server


def xws(*pilots: dict[str, Any], faction: str = "rebelalliance") -> dict[str, Any]:
    return {"version": "2.0.0", "name": "Bad", "faction": faction, "pilots": list(pilots)}


LUKE = {"id": "lukeskywalker"}
BAD = {
    "wrong faction": (xws(LUKE, faction="galacticempire"), "XW-BLD-08", "does not belong to the faction"),
    "too many points": (xws(*[{"id": "bluesquadronescort"}] * 5), "XW-BLD-01", "costs 205 points, but at most 200"),
    "a limited card twice": (xws(LUKE, LUKE), "XW-BLD-22", "at most 1 may be in it"),
    "a missing slot": (xws({**LUKE, "upgrades": {"crew": ["chewbacca"]}}), "XW-BLD-11", "slot"),
    "an unknown card": (xws({"id": "jarjar"}), "", "There is no ship card “jarjar”."),
}


def matches(server: Server) -> set[str]:
    """Every match that is waiting or played on the server, those of other tests too."""
    listed = [*server.get("/api/matches?status=open"), *server.get("/api/matches?status=running")]
    return {info["match"] for info in listed}


def test_squads_that_break_a_rule_are_explained_and_not_fielded(server: Server) -> None:
    before = matches(server)
    for what, (squad, rule, words) in BAD.items():
        checked = server.http.post("/api/lists/xwing/check", content=json.dumps(squad)).json()
        (violation,) = checked["violations"]
        assert not checked["legal"], what
        assert (violation["rule"], words in violation["reason"]) == (rule, True), violation
        wish = {"game": "xwing", "seats": [{"who": "me", "list": squad}, {"who": "bot"}]}
        response = server.http.post("/api/matches", content=json.dumps(wish))
        assert (response.status_code, response.json()["rule"]) == (422, rule), what
        assert words in response.json()["reason"]
    assert matches(server) == before


@pytest.mark.parametrize("path", ["/api/lists/xwing/check", "/api/matches"])
def test_two_megabytes_of_json(server: Server, path: str) -> None:
    huge = json.dumps({**xws(LUKE), "description": "x" * 2_000_000})
    before = matches(server)
    response = server.http.post(path, content=huge)
    assert response.status_code == 413
    assert response.json()["reason"].count(".") == 1
    assert matches(server) == before


WRONG: dict[str, tuple[Any, str]] = {
    "place-obstacle": ([5, 5, 0], "XW-SET-17"),
    "place-ship": ([455, 455, 0], "XW-SET-21"),
    "dial": ("a.lukeskywalker:5-straight", "XW-MAN-03"),
}


def test_answers_that_break_a_rule_are_refused_and_change_nothing(server: Server) -> None:
    """Whoever sets up a match tries each of them once; the question stays open, and the match goes on from there."""
    made = server.post("/api/matches", {"game": "xwing", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]})

    async def play() -> None:
        left = dict(WRONG)
        async with Player(server, made["match"], made["links"][0]["token"]) as me:
            while left:
                question = await me.asked()
                assert question is not None
                if question["kind"] in left:
                    value, rule = left.pop(question["kind"])
                    reply = await me.reply(type="answer", number=question["number"], answer=value)
                    assert (reply["type"], reply["rule"]) == ("refused", rule), reply
                    assert reply["reason"].count(".") == 1
                    assert (await me.asked()) == question
                assert (await me.answer(question["options"][0]["id"]))["type"] == "accepted"

    asyncio.run(asyncio.wait_for(play(), 60))
