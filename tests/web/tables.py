"""Tables at which a question of some kind is open, played there by hints without a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple
from uuid import uuid4

import msgspec
from websockets.sync.client import connect

from battlemat.server.changes import changed
from battlemat.server.messages import Change
from tests.server.conftest import Server
from tests.web.conftest import PATIENCE
from tests.web.sitting import Question


class Open(NamedTuple):
    """A table at which a question is open: the address of the seat, what it sees, and the question."""

    seat: str
    view: dict[str, Any]
    question: Question


OpenAt = Callable[[str], Open]
Wanted = Callable[[Question], bool]


def arranging(site: Server, game: str) -> OpenAt:
    """Opens tables of one's own at which a question of some kind is open."""

    def arrange(kind: str) -> Open:
        return open_where(site, game, lambda question: bool(question["kind"] == kind))

    return arrange


def open_where(site: Server, game: str, wanted: Wanted) -> Open:
    while (found := play_by_hints(site, game, wanted)) is None:
        pass  # that match ended before such a question was asked
    return found


def play_by_hints(site: Server, game: str, wanted: Wanted) -> Open | None:
    made = site.post("/api/matches", {"game": game, "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}]})
    match, token = made["match"], made["links"][0]["token"]
    address = f"ws://127.0.0.1:{site.port}/api/matches/{match}/play?token={token}&language=en"
    view: Any = None
    number = None
    with connect(address, max_size=None) as line:
        while True:
            message = json.loads(line.recv(PATIENCE / 1000))
            if message["type"] == "table":
                for change in [*(moment["changes"] for moment in message["moments"]), message["changes"]]:
                    view = changed(view, msgspec.convert(change, list[Change]))
                if message["result"] is not None:
                    return None
            question = message.get("question")
            if question and wanted(question):
                return Open(f"/t/{match}#seat={token}", view, question)
            if question and question["number"] != number:
                number = question["number"]
                line.send(json.dumps({"type": "hint", "key": uuid4().hex}))
            elif message["type"] == "hint-given":
                answer = {"type": "answer", "key": uuid4().hex, "number": number, "answer": message["answer"]}
                line.send(json.dumps(answer))
