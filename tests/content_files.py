"""A game's content files, copied to be spoilt: whether a mistake in one is told with its place."""

from __future__ import annotations

from pathlib import Path

from battlemat.core.content import content_folder


def copied(game: str, folder: Path) -> Path:
    """A copy of the content in an empty folder."""
    for file in content_folder(game).iterdir():
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def spoil(folder: Path, file: str, record: str, old: str, new: str) -> None:
    """Replace the first `old` after the id of a record."""
    text = (folder / file).read_text(encoding="utf-8")
    start = text.index(f'id = "{record}"')
    assert old in text[start:]
    (folder / file).write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
