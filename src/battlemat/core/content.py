"""Content files: TOML tables into immutable records, with errors that name file, record and field."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from battlemat.core.errors import ContentError
from battlemat.core.met import met

R = TypeVar("R")


def content_folder(game: str) -> Traversable:
    """Where a game keeps its content files."""
    return resources.files("battlemat.games") / game / "content"


def read_toml(file: Traversable) -> dict[str, Any]:
    """A TOML file as plain data; `ContentError` if it cannot be read or is none."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise ContentError(file.name, "file", f"cannot be read: {fault}") from fault
    except tomllib.TOMLDecodeError as fault:
        raise ContentError(file.name, "file", f"is not TOML: {fault}") from fault


def load_records(file: Traversable, table: str, record: type[R]) -> Mapping[str, R]:
    """All `[[table]]` entries of a file as records, by id. Anything unknown, missing or mistyped is an error."""
    rows = read_toml(file).get(table)
    if not isinstance(rows, list):
        raise ContentError(file.name, "file", f"has no [[{table}]] records")
    found: dict[str, R] = {}
    for number, row in enumerate(rows, 1):
        name = str(row.get("id", f"{table} number {number}")) if isinstance(row, dict) else f"{table} number {number}"
        if name in found:
            raise ContentError(file.name, name, "the id is used twice")
        found[name] = to_record(file.name, name, row, record)
    return MappingProxyType(found)


def to_record(file: str, name: str, row: Any, record: type[R]) -> R:
    """Plain data of `file` as a record; `ContentError` names file, record (`name`) and field if it does not fit."""
    try:
        return msgspec.convert(row, met(record))
    except msgspec.ValidationError as fault:
        problem, _, path = str(fault).partition(" - at `$")
        field = path.rstrip("`").lstrip(".")
        raise ContentError(file, name, f"field {field}: {problem}" if field else problem) from fault
