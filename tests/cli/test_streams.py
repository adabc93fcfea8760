"""Streams in every state: other encodings, closed, full, gone. One sentence and an exit code, and no match is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import battlemat
from battlemat.cli.streams import printable

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a POSIX shell and /dev/full")


def shell(tmp_path: Path, command: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run `battlemat ...` with the redirections of a shell."""
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), **environment}
    line = f"exec {sys.executable} -m battlemat {command}"
    return subprocess.run(["sh", "-c", line], input=typed, capture_output=True, env=env, timeout=60, check=False)


def kept(tmp_path: Path) -> int:
    """How many matches were saved; each can be loaded."""
    files = list((tmp_path / "battlemat").glob("*.match"))
    for file in files:
        battlemat.load_match(file.read_bytes())
    return len(files)


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "utf-8:strict"},
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
    ],
    ids=lambda environment: "-".join(environment.values()),
)
def test_any_encoding_will_do(tmp_path: Path, environment: dict[str, str]) -> None:
    done = shell(tmp_path, "play --seed 1", b"1\n\xff\xfe\xc3\x81\nlang pl\ns \xff\xfe/\0\nq\n", **environment)
    assert done.stderr == b""
    assert done.returncode == 0
    assert b"battlemat play --terminal --load" in done.stdout
    assert kept(tmp_path) == 1


def test_without_input_the_match_is_saved(tmp_path: Path) -> None:
    done = shell(tmp_path, "play --seed 1 <&-")
    assert (done.returncode, done.stderr) == (0, b"")
    assert kept(tmp_path) == 1


@pytest.mark.parametrize(
    "command", ["play --terminal", "rules", "perft pocketmodel --depth 1", "simulate pocketmodel --games 2"]
)
def test_output_that_is_full_or_closed(tmp_path: Path, command: str) -> None:
    full = shell(tmp_path, f"{command} >/dev/full", b"1\n")
    assert full.returncode == 1
    assert full.stderr.endswith(b"battlemat: This cannot go on: No space left on device.\n")
    closed = shell(tmp_path, f"{command} >&-", b"1\n")
    assert closed.returncode == 1
    assert closed.stderr == b"battlemat: There is no standard output to write to.\n"
    assert shell(tmp_path, f"{command} <&- >&- 2>&-").returncode == 1
    assert shell(tmp_path, f"{command} >/dev/full 2>/dev/full").returncode == 1
    assert b"Traceback" not in full.stderr


def test_a_match_survives_full_output(tmp_path: Path) -> None:
    shell(tmp_path, "play --terminal >/dev/full", b"1\n")
    assert kept(tmp_path) == 1


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_saves_the_match(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "battlemat", "play", "--terminal", "--seed", "1"]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as p:
        assert p.stdout is not None
        assert p.stderr is not None
        while b"14  " not in p.stdout.readline():
            pass
        p.send_signal(number)
        assert p.stderr.read().startswith(b"battlemat: Saved to ")
    assert p.returncode == 128 + number
    assert kept(tmp_path) == 1


def test_printable() -> None:
    assert printable("Zażółć „gęślą” ●→★") == "Zażółć „gęślą” ●→★"
    assert printable("a\x1b[31m\tb\r\nc\x00\x7f\x9b\u202e\u2066") == "a[31m b  c"
