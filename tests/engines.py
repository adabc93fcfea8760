"""The compiled engine and the pure one are one and the same. `make test-fast` compiles (minutes) and runs this."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import battlemat
from tests.test_golden import BATTLES

ROOT = Path(__file__).parents[1]
PURE, COMPILED = ROOT / ".venv" / "bin", ROOT / ".venv-fast" / "bin"


def said(program: Path, *words: str) -> list[bytes]:
    return subprocess.run([program, *words], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.splitlines()


def test_each_says_what_it_is() -> None:
    for engine, name in ((PURE, "pure"), (COMPILED, "compiled")):
        assert said(engine / "battlemat", "--version") == [f"battlemat {battlemat.__version__}, {name} engine".encode()]


def test_no_compiled_file_lies_beside_a_source() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]


@pytest.mark.parametrize("game_id", battlemat.game_ids())
def test_golden_battles_go_alike_to_the_last_byte(game_id: str) -> None:
    pure, compiled = (said(engine / "python", "-m", "tests.played", game_id) for engine in (PURE, COMPILED))
    assert len(pure) > 100 * len(BATTLES)
    assert [(one, other) for one, other in zip(pure, compiled, strict=False) if one != other][:1] == []
    assert pure == compiled
