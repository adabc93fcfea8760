"""At the door: other names, other pages, odd paths; and what every answer tells the browser."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from tests.server.conftest import BOT_GAME, Server


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:80", 200),
        ("[::1]:8765", 200),
        ("192.168.1.20", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("", 421),
        ("[", 421),
    ],
)
def test_a_page_that_rebinds_its_name_gets_nothing(server: Server, host: str, status: int) -> None:
    response = server.http.get("/api/matches", headers={"host": host})
    assert response.status_code == status
    if status != 200:
        assert "is not called" in response.json()["reason"]


@pytest.mark.parametrize(
    ("origin", "status"),
    [("http://evil.example", 403), ("null", 403), ("http://[", 403), ("", 403), (None, 200), ("own", 200)],
)
def test_another_page_cannot_act_here(server: Server, origin: str | None, status: int) -> None:
    own = f"http://127.0.0.1:{server.port}"
    headers = {} if origin is None else {"origin": own if origin == "own" else origin}
    response = server.http.post("/api/matches", json=BOT_GAME, headers=headers)
    assert response.status_code == status
    match = server.post("/api/matches", BOT_GAME)["match"]

    async def play() -> None:
        address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/play"
        async with websockets.connect(address, additional_headers=headers):
            pass

    if status == 200:
        asyncio.run(play())
    else:
        with pytest.raises(websockets.InvalidStatus, match="403"):
            asyncio.run(play())


def test_browsers_are_told_to_be_careful(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nonsense", "/assets/none.js"):
        headers = server.http.get(path).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert server.http.get("/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/" + "x" * 5000,
        "/%ff%fe",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/%F0%9F%98%80",
        "/a/" * 900,
    ],
)
def test_odd_paths_are_answered_like_any_other(server: Server, path: str) -> None:
    response = server.http.get(path)
    assert response.status_code in (200, 404, 503)
    assert "root:" not in response.text


@pytest.mark.parametrize("match", ["%00", "a%00b", "x" * 4000, "%F0%9F%98%80", "%2e", "%ff", "a'b"])
def test_odd_matches_are_unknown(server: Server, match: str) -> None:
    for path in (f"/api/matches/{match}", f"/api/matches/{match}/moments", f"/api/catalogue/{match}"):
        assert server.http.get(path).status_code in (400, 404), path


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////nowhere/to/be/found.db",
        "nonsense",
        "://",
        "postgresql+psycopg://me:secret@127.0.0.1:1/none",
        "x://y",
    ],
)
def test_a_bad_database_is_one_sentence(url: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "battlemat", "serve", "--port", "0", "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "cannot be used" in done.stderr
    assert "secret" not in done.stderr
