"""Mutants that change nothing anybody could notice, as listed in `equivalent.toml` with the reason for each."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from pathlib import Path

import msgspec

from tests.mutants.places import Mutant

FILE = Path(__file__).with_suffix(".toml")
Key = tuple[str, str, str, str, int]


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    function: str
    """Empty for what is done when the module is loaded."""
    was: str
    now: str
    why: str
    twin: int = 0
    """Which of several in its function that look the same, counted from 0."""

    @property
    def key(self) -> Key:
        return self.file, self.function, self.was, self.now, self.twin


def entries() -> list[Equivalent]:
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")).get("mutant", []), list[Equivalent])


def is_known(known: Collection[Key], mutant: Mutant) -> bool:
    return key_of(mutant) in known


def key_of(mutant: Mutant) -> Key:
    return str(mutant.file), mutant.site.function or "", mutant.was, mutant.now, mutant.twin
