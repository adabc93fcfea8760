"""The browser's types are made from the server's records."""

from __future__ import annotations

from pathlib import Path

from battlemat.server.typescript import typescript

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"


def test_the_browser_has_the_types_of_today() -> None:
    written = FILE.read_text(encoding="utf-8")
    assert written == typescript(), "run: python -m battlemat.server.typescript web/src/lib/messages.ts"
