"""What may be asked over HTTP, as bytes: every route, odd paths and headers, bodies of every sort, half of it all."""

from __future__ import annotations

from random import Random
from typing import Any
from urllib.parse import quote

import battlemat
from tests.frames.files import match_file
from tests.frames.wild import TEXTS, as_text, nested, noise, spoiled, wild

GETS = (
    "/", "/healthz", "/healthz/alive", "/metrics", "/assets/x.js", "/assets/../../app.py", "/icons.svg",
    "/t/{match}", "/api/games?language={language}",
    "/api/catalogue/{game}?language={language}", "/api/matches", "/api/matches?status={text}", "/api/matches/{match}",
    "/api/rules/{game}?language={text}", "/api/{text}", "/{text}", "/api/matches/{text}",
    "/api/catalogue/{text}", "//{text}//..",
    "/api/matches/{match}/play", "/api/matches/{match}/file", "/api/matches/{match}/join", "/?{text}={text}",
)  # fmt: skip
WORK = ("/api/matches/{match}/moments?language={language}", "/api/matches/{text}/moments")
POSTS = (
    "/api/matches/{match}/join", "/api/matches/{match}/rematch",
    "/api/matches/{match}/continue?at={text}&seat={text}",
    "/api/matches", "/api/matches/{text}/join", "/api/games", "/{text}", "/api/lists/{text}/check",
    "/api/matches/{match}/play",
)  # fmt: skip
WORK_POSTS = ("/api/matches", "/api/lists/{game}/check", "/api/lists/{game}/random", "/api/files")
METHODS = ("GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW", "CONNECT")
HEADERS = (
    "Origin: http://evil.example", "Origin: null", "Authorization: Bearer {text}", "Authorization: {text}",
    "Cookie: {text}",
    "X-Forwarded-For: {text}", "X-Forwarded-For: 203.0.113.7, 10.0.0.1", "X-Forwarded-Proto: {text}",
    "Accept-Encoding: gzip", "Accept-Encoding: {text}",
    "Content-Type: {text}", "If-None-Match: {text}", "If-Modified-Since: {text}", "Range: bytes=0-1,5-9,-1",
    "Range: bytes={text}",
    "Expect: 100-continue", "Upgrade: h2c", "TE: trailers", "X-{text}: {text}",
)  # fmt: skip
BROKEN_HEADERS = (
    "Host: evil.example", "Host:", "Host: [", "Content-Length: -1", "Content-Length: 99999999999",
    "Content-Length: x", "Transfer-Encoding: chunked",
    "Transfer-Encoding: nonsense", "Upgrade: websocket\r\nConnection: Upgrade",
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x",
    "no colon", " folded", "A: " + "y" * 70_000,
)  # fmt: skip


def filled(template: str, rng: Random, matches: list[str]) -> str:
    """The template with something in its places."""
    text = rng.choice(TEXTS)[:300]
    shown = quote(text, safe="/") if rng.random() < 0.9 else "".join(c if "!" <= c <= "~" else "?" for c in text)
    return (
        template.replace("{match}", rng.choice(matches) if matches else "none")
        .replace("{game}", rng.choice(battlemat.game_ids()))
        .replace("{language}", rng.choice(("en", "pl", "de", "xx")))
        .replace("{text}", shown)
    )


def sign_free(text: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:300]


def body(rng: Random) -> bytes:
    """What is sent along: nearly a match, nearly a list, nearly a match file, JSON of any shape, or noise."""
    sort = rng.randrange(7)
    if sort == 0:
        return noise(rng)
    if sort == 1:
        return nested(rng).encode()
    if sort == 2:
        return as_text(wild(rng), rng).encode("utf-8", "surrogatepass")
    if sort == 6:
        return match_file(rng)
    wish = as_text(wished(rng), rng).encode("utf-8", "surrogatepass")
    return spoiled(wish, rng) if sort == 3 else wish


def wished(rng: Random) -> dict[str, Any]:
    def seat() -> Any:
        who = rng.choice(("me", "friend", "open", "bot", "nobody", 3))
        chosen: dict[str, Any] = {"who": who}
        for name in ("name", "bot", "list", "x"):
            if rng.random() < 0.2:
                chosen[name] = wild(rng)
        return chosen

    wish: dict[str, Any] = {
        "game": rng.choice((*battlemat.game_ids(), "chess", "")),
        "seats": [seat() for _ in range(rng.choice((2, 2, 2, 0, 1, 9)))],
    }
    for name in ("variant", "clock", "token", "invite"):
        if rng.random() < 0.2:
            wish[name] = wild(rng)
    return wish


def request(rng: Random, matches: list[str], name: str) -> tuple[bytes, bool]:
    """A request, and whether its connection can be used for another one afterwards."""
    work = rng.random() < 0.03
    posts = rng.random() < 0.4
    templates = (WORK_POSTS if work else POSTS) if posts else (WORK if work else GETS)
    method = "POST" if posts else "GET"
    if rng.random() < 0.1:
        method = rng.choice(METHODS)
    path = filled(rng.choice(templates), rng, matches)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {name}"]
    lines += [sign_free(rng.choice(HEADERS).replace("{text}", rng.choice(TEXTS))) for _ in range(rng.randrange(3))]
    sent = (match_file(rng) if path == "/api/files" else body(rng)) if posts else b""
    sound = rng.random() < 0.93
    if sound:
        lines.append(f"Content-Length: {len(sent)}")
    else:
        lines.append(rng.choice(BROKEN_HEADERS))
    whole = "\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n" + sent
    if not sound and rng.random() < 0.5:
        whole = spoiled(whole, rng)
    return whole, sound and method in ("GET", "POST") and "Upgrade" not in "".join(lines) and "Expect" not in "".join(
        lines
    )
