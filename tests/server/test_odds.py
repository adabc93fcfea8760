"""Odds over HTTP: the sheet of knobs, answers by the workers, and one sentence for what cannot be asked."""

from __future__ import annotations

import pytest

import battlemat
from tests.server.conftest import Server


def test_the_sheet_is_in_the_language_of_whoever_asks(server: Server) -> None:
    sheet = server.get("/api/odds/xwing/sheet?language=de")
    assert [part["label"] for part in sheet["parts"]] == ["Angriff", "Verteidigung"]
    assert {"id": "predator", "name": "Predator", "most": 1} in sheet["parts"][0]["cards"]


def test_the_server_says_what_the_package_says(server: Server) -> None:
    told = server.get("/api/odds/xwing?attack=dice=3,focus,predator&attack=dice=2&defense=dice=2,evade&language=pl")
    odds = battlemat.game("xwing").odds
    assert odds is not None
    found = odds.ask(attack=["dice=3,focus,predator", "dice=2"], defense="dice=2,evade")
    figures = {figure["id"]: figure["exact"] for figure in told["figures"]}
    assert figures == {figure.id: str(figure.value) for figure in found.figures}
    assert told["curves"][0]["label"] == "Wyniki, które przechodzą"


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/odds/xwing?attack=dice=-1&language=en", 422, "“dice” is a whole number from 0 to 6, not “-1”."),
        ("/api/odds/xwing?attack=dice=-1&language=de", 422, "„dice“ ist eine ganze Zahl von 0 bis 6, nicht „-1“."),
        ("/api/odds/xwing?attack=" + "x" * 2000, 413, ""),
        ("/api/odds/chess", 400, "There is no game 'chess'"),
        ("/api/odds/chess/sheet", 400, "There is no game 'chess'"),
        ("/api/odds/xwing?defence=", 422, "Odds have no part “defence”"),
    ],
)
def test_what_cannot_be_asked_gets_a_sentence(server: Server, path: str, status: int, reason: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == status
    assert reason in answer.json()["reason"]
