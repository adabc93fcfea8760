"""Which files of a folder make the version of the rules."""

from __future__ import annotations

from pathlib import Path

from battlemat.core.version import counted_files


def test_python_and_data_count_and_words_and_tellers_do_not(tmp_path: Path) -> None:
    files = "b.py a.py units.toml notes.md wording.py inner/c.py inner/usage.py words/en.py rules/d.toml appraisal/e.py"
    for name in files.split():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    counted = dict(counted_files(tmp_path, "game"))
    assert list(counted) == ["game/a.py", "game/b.py", "game/inner/c.py", "game/units.toml"]
    assert counted["game/inner/c.py"].name == "c.py"
