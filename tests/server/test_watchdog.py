"""A watchdog in the server: whatever is sent, nothing keeps the event loop for longer than the blink of an eye."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import battlemat
from tests.server import conftest
from tests.server.conftest import Player, Server
from tests.server.watchdog import BESIDE_OTHERS, WATCHED, longest_steps

FRAMES = 40


def frame(rng: Random, question: dict[str, Any] | None) -> Any:
    """Something a client may send, sensible or not."""
    number = question["number"] if question else 0
    answers: list[Any] = [">" * 300, [1e5, -1e5, 0.1], ["x"] * 200, [300.0 * rng.random(), 300.0 * rng.random(), 90.0]]
    if question and question["options"]:
        ids = [option["id"] for option in question["options"]]
        answers += [rng.choice(ids), rng.sample(ids, min(len(ids), 3)), rng.choice(ids) + ">x>y"]
    messages: list[dict[str, Any]] = [
        {"type": rng.choice(["answer", "probe"]), "number": number, "answer": rng.choice(answers)},
        {"type": "speak", "language": rng.choice(["en", "pl", "de", "xx"])},
        {"type": "hint"},
        {"type": "ask-undo"},
        {"type": "say", "text": "x" * 500},
        {"type": "offer-draw"},
        {"type": "nonsense" * 1000},
    ]
    return rng.choice(messages[:3] if rng.random() < 0.7 else messages)


async def annoy(server: Server, game: str) -> None:
    rng = Random(game)
    variant = battlemat.game(game).offer("en")["variants"][0]
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    made = server.post("/api/matches", {"game": game, "variant": variant, "seats": seats})
    async with Player(server, made["match"], made["links"][0]["token"]) as me:
        for _ in range(FRAMES):
            question = await me.asked()
            if rng.random() < 0.5 and question is not None:
                await me.answer(rng.choice(question["options"])["id"])
            await me.send(**frame(rng, question))
        await me.reply(type="speak", language="de")
        for _ in range(3):
            async with Player(server, made["match"], language="pl") as watcher:
                await watcher.asked_or_waiting()
    server.http.get(f"/api/matches/{made['match']}/moments?language=pl")


def test_nothing_keeps_the_loop_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "SERVE", WATCHED + conftest.SERVE)
    database = tmp_path / "m.sqlite3"
    server = Server(f"sqlite:///{database}")
    try:
        for game in battlemat.game_ids():
            for path in (f"/api/catalogue/{game}", f"/api/rules/{game}"):
                assert server.http.get(path).status_code == 200
            server.http.post(f"/api/lists/{game}/check", content=json.dumps({"name": "x" * 90_000}))
            asyncio.run(asyncio.wait_for(annoy(server, game), 120))
        server.http.post("/api/files", content=b"x" * 900_000)
    finally:
        server.stop()
    steps = longest_steps(database)
    assert not steps or steps[0][0] < BESIDE_OTHERS, steps[0][1]
