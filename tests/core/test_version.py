"""Which files of a folder make the version of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from battlemat.core import version
from battlemat.core.version import counted_files, version_of


def test_python_and_data_count_and_words_and_tellers_do_not(tmp_path: Path) -> None:
    files = "b.py a.py units.toml notes.md wording.py inner/c.py inner/usage.py words/en.py rules/d.toml appraisal/e.py"
    for name in files.split():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    counted = dict(counted_files(tmp_path, "game"))
    assert list(counted) == ["game/a.py", "game/b.py", "game/inner/c.py", "game/units.toml"]
    assert counted["game/inner/c.py"].name == "c.py"


@pytest.mark.parametrize("file", ["core/chance.py", "geometry/shapes.py", "pocketmodel/strike.py"])
def test_every_file_of_the_engine_and_of_the_game_counts_by_its_name(
    monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    def renamed(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
        return ((name.replace(file, "other"), entry) for name, entry in counted_files(folder, path))

    before = version_of.__wrapped__("pocketmodel")
    monkeypatch.setattr(version, "counted_files", renamed)
    assert version_of.__wrapped__("pocketmodel") != before
