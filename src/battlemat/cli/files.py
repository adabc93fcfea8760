"""Files people hand to commands: read with limits, and with sentences instead of tracebacks."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from battlemat.core.errors import BattlematError

LARGEST_LIST = 1_000_000
LARGEST_MATCH = 20_000_000


def read_bytes(name: str | Path, largest: int) -> bytes:
    """The contents, of which no more than the largest size is ever read: some files have no size, and no end."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as fault:
        raise BattlematError(f"{name} cannot be read: {problem(fault)}.") from fault
    if len(data) > largest:
        raise BattlematError(f"{name} is larger than {largest:,} bytes; that is no file of battlemat's.")
    return data


def problem(fault: Exception) -> str:
    """Why a file cannot be used, to be put into a sentence."""
    return str(getattr(fault, "strerror", None) or fault).rstrip(".")


def read_match(name: str) -> bytes:
    return read_bytes(name, LARGEST_MATCH)


def read_data(name: str) -> Any:
    """The contents of a JSON or TOML file."""
    text = read_bytes(name, LARGEST_LIST)
    try:
        if name.endswith(".toml"):
            return tomllib.loads(text.decode("utf-8"))
        return json.loads(text)
    except (ValueError, RecursionError) as fault:
        form = "TOML" if name.endswith(".toml") else "JSON"
        raise BattlematError(f"{name} is not {form}: {fault}.") from fault
