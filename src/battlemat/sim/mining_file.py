"""`lessons/found.toml`: how far the search for puzzles is, and what was found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from battlemat.core.content import read_toml, to_record
from battlemat.core.found import TABLE, Found, read_found
from battlemat.sim.mining import Mine

HEAD: Final = "# Puzzles from simulated matches, written by `make puzzles`; docs/lessons.md explains them.\n"
SOUGHT: Final = "search"


def write_found(mine: Mine, file: Path) -> None:
    """Write it all, at once: whoever interrupts this keeps what was there before."""
    beside = file.with_suffix(".new")
    beside.write_text("".join([HEAD, *_lines(mine)]), encoding="utf-8")
    beside.replace(file)


def _lines(mine: Mine) -> Iterator[str]:
    yield f"\n[{SOUGHT}]\n"
    yield from (f"{name} = {_toml(getattr(mine, name))}\n" for name in ("count", "seed", "worlds", "margin", "matches"))
    for one in mine.puzzles:
        yield f"\n[[{TABLE}]]\n"
        yield from _record(one)


def _record(one: Found) -> Iterator[str]:
    for name, value in msgspec.to_builtins(one).items():
        if name == "tried":
            yield "tried = [\n"
            yield from (f"    {_toml(tried)},\n" for tried in value)
            yield "]\n"
        else:
            yield f"{name} = {_toml(value)}\n"


def _toml(value: Any) -> str:
    """A value as TOML has it; texts and lists are written as in JSON.

    >>> _toml({"answer": ["a", "b"], "chance": 0.5})
    '{ answer = ["a", "b"], chance = 0.5 }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }" if value else "{}"
    return json.dumps(value)


def read_mine(file: Path) -> Mine | None:
    """How far an earlier search is; None without a file."""
    if not file.is_file():
        return None
    sought = to_record(file.name, SOUGHT, read_toml(file).get(SOUGHT), Mine)
    sought.puzzles = list(read_found(file).values()) if f"[[{TABLE}]]" in file.read_text(encoding="utf-8") else []
    return sought
