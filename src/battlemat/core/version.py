"""Which version of a game's rules this is, told by a fingerprint of everything that decides how a match goes.

Counted are the Python and TOML files of the game, and the Python of `core`, `geometry` and `odds`. Not counted is what
no position depends on: words (`words/`, and the catalogue of rules in `rules/`) and the modules named in `BESIDE`. A
comment changed by one letter makes another version; that costs no more than one replay of each match, which proves
that it goes the same way.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from battlemat.core.registry import game_folders

BESIDE: Final = frozenset(
    {
        "appraisal",
        "usage",
        "contributions",
        "catalogue",
        "wording",
        "sampling",
        "diagram",
        "scenario",
        "evaluation",
        "observing",
        "redrawing",
    }
)
"""Modules and packages of a game that judge, sample and tell, and that no rule asks."""
_WORDS: Final = frozenset({"words", "rules", "__pycache__"})


@cache
def version_of(game_id: str) -> str:
    """The fingerprint of a game's rules: the same on every machine and wherever battlemat is installed.

    A game that is no longer there has a version, too: one that no match was played by.
    """
    package = resources.files("battlemat")
    digest = blake2b(digest_size=16)
    for room in ("core", "geometry", "odds"):
        _add(digest, counted_files(package / room, room))
    if game_id in game_folders():
        _add(digest, counted_files(game_folders()[game_id], game_id))
    return digest.hexdigest()


def counted_files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """The files of a folder that make a version, with the paths by which they count; `path` is that of the folder."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        stem, _, ending = entry.name.partition(".")
        here = f"{path}/{entry.name}"
        if entry.is_dir():
            if entry.name not in _WORDS | BESIDE:
                yield from counted_files(entry, here)
        elif ending in ("py", "toml") and stem not in BESIDE:
            yield here, entry


def _add(digest: blake2b, files: Iterator[tuple[str, Traversable]]) -> None:
    for path, file in files:
        text = file.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path} {len(text)}\n".encode())
        digest.update(text)
