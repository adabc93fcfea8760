"""What one server takes from another: only with the secret, only what is for it, and as if the asker had come here."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from battlemat.server.forward import FOR, INSIDE, NAME, NOT_ME, SECRET, TO, Inside

PASSED_ON = {SECRET: "hush", TO: "me", FOR: "203.0.113.7", NAME: "table.example", "host": "10.0.0.2:4000"}


def taken(headers: dict[str, str], kind: str = "http", at: int = 4000, secret: str = "hush") -> Any:
    """What the app behind is asked; or how a stranger is turned away, as a status or a code."""
    me = SimpleNamespace(id="me", address="10.0.0.2:5000")
    rooms = SimpleNamespace(house=SimpleNamespace(me=me, secret=secret))
    scope: dict[str, Any] = {
        "type": kind,
        "client": ("10.0.0.1", 999),
        "server": ("10.0.0.2", at),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "app": SimpleNamespace(state=SimpleNamespace(rooms=rooms)),
    }
    asked, told = list[Any](), list[Any]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope)

    async def send(message: Any) -> None:
        told.append(message.get("status", message.get("code")))

    asyncio.run(Inside(app)(scope, None, send))  # type: ignore[arg-type]
    assert bool(asked) != bool(told)
    return asked[0] if asked else told[0]


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_whoever_asked_another_server_is_who_asks(kind: str) -> None:
    scope = taken(PASSED_ON, kind, 5000)
    assert (scope["client"], scope[INSIDE]) == (("203.0.113.7", 0), True)
    assert dict(scope["headers"])[b"host"] == b"table.example"


def test_who_comes_straight_is_left_alone() -> None:
    scope = taken({"host": "table.example"})
    assert (scope["client"], INSIDE in scope) == (("10.0.0.1", 999), False)


@pytest.mark.parametrize(("kind", "code"), [("http", 403), ("websocket", 1008)])
@pytest.mark.parametrize("secret", [{}, {SECRET: ""}, {SECRET: "hash"}])
def test_without_the_secret_nobody_comes_in_by_the_other_door(kind: str, code: int, secret: dict[str, str]) -> None:
    given = {name: value for name, value in PASSED_ON.items() if name != SECRET} | secret
    assert taken(given, kind, 5000) == code


def test_a_server_that_has_no_secret_yet_takes_nothing() -> None:
    assert taken(PASSED_ON | {SECRET: ""}, secret="") == 403


@pytest.mark.parametrize(("kind", "code"), [("http", NOT_ME), ("websocket", 1008)])
def test_what_is_for_another_server_is_not_answered_here(kind: str, code: int) -> None:
    assert taken(PASSED_ON | {TO: "somebody"}, kind) == code
