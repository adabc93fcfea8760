"""Mutants that change nothing anybody could notice, as listed in `equivalent.toml` with the reason for each."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from pathlib import Path

import msgspec

from tests.mutants.places import Mutant

FILE = Path(__file__).with_suffix(".toml")
Key = tuple[str, str, str, str]


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    file: str
    function: str
    """Empty for what is done when the module is loaded."""
    was: str
    now: str
    why: str

    @property
    def key(self) -> Key:
        return self.file, self.function, self.was, self.now


def entries() -> list[Equivalent]:
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")).get("mutant", []), list[Equivalent])


def is_known(known: Collection[Key], mutant: Mutant) -> bool:
    return (str(mutant.file), mutant.site.function or "", mutant.was, mutant.now) in known
