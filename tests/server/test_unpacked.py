"""Answers for whoever takes nothing packed, and games that are loaded before anybody comes: the loop is not kept."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

import battlemat
from battlemat.cli import main
from battlemat.server import run
from battlemat.server.kept import packed
from battlemat.server.requests import AT_ONCE, unpacked
from tests.server.conftest import Server


def asked(accepted: str) -> Request:
    return cast(Request, SimpleNamespace(headers={"accept-encoding": accepted}))


async def pieces(response: Response) -> list[bytes]:
    assert isinstance(response, StreamingResponse)
    return [cast(bytes, piece) async for piece in response.body_iterator]


def test_what_is_large_is_unpacked_piece_by_piece() -> None:
    text = bytes(range(256)) * 40_000
    found = asyncio.run(pieces(unpacked(asked("identity"), packed(text))))
    assert b"".join(found) == text
    assert max(map(len, found)) <= AT_ONCE


@pytest.mark.parametrize("size", [0, 1, AT_ONCE])
def test_what_is_small_is_unpacked_at_once(size: int) -> None:
    response = unpacked(asked(""), packed(b"x" * size))
    assert (response.body, response.headers["content-length"]) == (b"x" * size, str(size))


def test_what_may_be_packed_stays_so() -> None:
    data = packed(b"x" * 3 * AT_ONCE)
    response = unpacked(asked("gzip, br"), data)
    assert (response.body, response.headers["content-encoding"]) == (data, "gzip")


def test_everybody_gets_the_same_catalogue(server: Server) -> None:
    plain, zipped = (
        server.http.get("/api/catalogue/xwing", headers={"accept-encoding": accepted})
        for accepted in ("identity", "gzip")
    )
    assert "content-encoding" not in plain.headers
    assert len(plain.content) > AT_ONCE
    assert plain.json() == zipped.json()


LOADED = """
import sys
from battlemat.server.run import Serving, server
server(Serving("127.0.0.1", 0, sys.argv[1], games_first=True))
print(*sorted(name.rpartition(".")[2] for name in sys.modules if name.rpartition(".")[0] == "battlemat.games"))
"""


def test_games_are_loaded_before_anybody_comes(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADED, f"sqlite:///{tmp_path / 'm.sqlite3'}"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    assert set(battlemat.game_ids()) <= set(ended.stdout.split())


def test_whoever_hosts_has_games_loaded_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr(run, "serve_all", served.append)
    main(["serve", "--database", f"sqlite:///{tmp_path / 'm.sqlite3'}"])
    assert served[0].games_first
