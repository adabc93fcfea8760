"""What is written down: one line for each thing, as text or JSON, and nothing that is nobody's business."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import h11
import httpx
import pytest

from battlemat.server import logs
from tests.server.conftest import BOT_GAME, Server


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    names = ("battlemat.server", "uvicorn", "uvicorn.error", "asyncio")
    before = [(logging.getLogger(n), logging.getLogger(n).level, [*logging.getLogger(n).handlers]) for n in names]
    logs._traced.clear()
    yield io.StringIO()
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers
        logger.propagate = True


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def fail() -> None:
    try:
        raise OSError("the disk\nis full")
    except OSError as fault:
        logs.report("room-failed", match="m1", fault=fault)


def test_a_fault_is_one_line_and_is_traced_once_when_everything_is_written_down(written: io.StringIO) -> None:
    logs.begin(logs.Logging("json", "debug"), written)
    fail()
    fail()
    found = lines(written)
    assert [line["event"] for line in found] == ["room-failed", "trace", "room-failed"]
    assert found[0]["level"] == "error"
    assert (found[0]["match"], found[0]["fault"]) == ("m1", r"OSError('the disk\nis full')")
    assert "in fail" in found[1]["trace"]
    assert found[0]["time"].endswith("+00:00")


def test_usually_nothing_is_traced(written: io.StringIO) -> None:
    logs.begin(logs.Logging("text", "info"), written)
    fail()
    logs.note("serving", port=1)
    first, second = written.getvalue().splitlines()
    assert ' error room-failed match="m1" fault=' in first
    assert second.endswith(" info serving port=1")
    logs.begin(logs.Logging("text", "warning"), written)
    logs.note("serving", port=2)
    assert len(written.getvalue().splitlines()) == 2


@pytest.mark.parametrize("style", ["text", "json"])
def test_nobody_writes_lines_of_their_own(written: io.StringIO, style: Any) -> None:
    logs.begin(logs.Logging(style, "info"), written)
    logs.note("request", path="/a\n{'level': 'error'}\r\x1b[31m" + "x" * 5000)
    (line,) = written.getvalue().splitlines()
    assert "\x1b" not in line
    assert len(line) < 500


def test_what_strangers_send_is_no_news(written: io.StringIO) -> None:
    logs.begin(logs.Logging("json", "debug"), written)
    library = logging.getLogger("uvicorn.error")
    library.warning("Invalid HTTP request received.")
    logging.getLogger("asyncio").warning("socket.send() raised exception.")
    try:
        raise h11.LocalProtocolError("can't handle event type Response")
    except h11.LocalProtocolError:
        library.exception("Exception in ASGI application")
    try:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad")
    except UnicodeDecodeError:
        library.exception("Invalid UTF-8 sequence received from client.")
        assert lines(written) == []
        library.exception("Something else")
    (line,) = lines(written)
    assert (line["event"], line["by"]) == ("Something else", "uvicorn.error")
    assert line["fault"].startswith("UnicodeDecodeError")


def test_requests_are_written_down_if_wished_and_never_a_secret(tmp_path: Path) -> None:
    for more, has_address in (([], False), (["--log-addresses"], True)):
        server = Logged(f"sqlite:///{tmp_path / 'm.sqlite3'}", "--log", "json", "--log-requests", *more)
        made = server.post("/api/matches", BOT_GAME)
        token = made["links"][0]["token"]
        server.get(f"/api/matches/{made['match']}/moments?language=en&token={token}", token)
        httpx.get(f"{server.url}/api/matches", headers={"host": "evil.example"})
        server.stop()
        assert server.process.stderr is not None
        text = server.process.stderr.read().decode()
        found = [json.loads(line) for line in text.splitlines()]
        assert token not in text
        asked = [(line["method"], line["path"], line["status"]) for line in found if line["event"] == "request"]
        assert ("POST", "/api/matches", 200) in asked
        assert ("GET", f"/api/matches/{made['match']}/moments", 200) in asked
        assert ("GET", "/api/matches", 421) in asked
        assert {"address" in line for line in found if line["event"] == "request"} == {has_address}
        assert [line["event"] for line in found if line["event"] != "request"] == ["serving", "ending", "ended"]


class Logged(Server):
    first_request = "/healthz/alive"

    def begin(self) -> None:
        command = [sys.executable, "-m", "battlemat", "serve", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen([*command, *self.limits], stderr=subprocess.PIPE)
