"""The three streams a program is given, whatever state they are in, and what may be written to them."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Final, Literal, TextIO

NARROWEST: Final = 20
"""Columns without which nothing can be read; a terminal that claims to have fewer folds the lines itself."""

_BLANKS: Final = (9, 10, 11, 12, 13, 0x85, 0x2028, 0x2029)
_CONTROLS: Final = (*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_PRINTABLE: Final[dict[int, str | None]] = dict.fromkeys(_CONTROLS) | dict.fromkeys(_BLANKS, " ")


def printable(text: str) -> str:
    r"""A text on one line, without characters that do something to the terminal instead of being seen.

    >>> printable("Iron\x1b[2J\nFist")
    'Iron[2J Fist'
    """
    return text.translate(_PRINTABLE)


def open_streams() -> None:
    """Nothing typed or told shall fail for its characters, and input or complaints may be closed.

    A missing output stays None: whoever needs it must say so.
    """
    if sys.stdin is None:
        sys.stdin = nowhere("r")
    if sys.stderr is None:
        sys.stderr = nowhere("w")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def nowhere(mode: Literal["r", "w"]) -> TextIO:
    """A stream that is empty, or forgets what is written to it."""
    return Path(os.devnull).open(mode, encoding="utf-8")


def complain(sentence: str) -> None:
    """Say what is wrong, if anybody can be told."""
    try:
        print(f"battlemat: {printable(sentence)}", file=sys.stderr, flush=True)
    except OSError:
        _abandon(sys.stderr)


def abandon_output() -> None:
    """Nothing more can be written; without this Python would complain once more when it exits."""
    _abandon(sys.stdout)


def _abandon(stream: object) -> None:
    if isinstance(stream, io.TextIOWrapper):
        with nowhere("w") as sink:
            os.dup2(sink.fileno(), stream.fileno())
