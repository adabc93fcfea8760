"""The run file: what was played is there again, whatever interrupted it, and never mixed with another contest."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlemat.core.errors import BattlematError
from battlemat.sim.contest import fight
from battlemat.sim.run_file import RunFile
from tests.sim.contests import contest

STRANGE = (
    b'{"pair":9,"played":{"number":0,"bots":[],"lists":[],"winners":[],"reason":"","decisions":1},'
    b'"turns":1,"contributions":[]}\n'
)


def kept(path: Path) -> RunFile:
    run = RunFile(path, contest())
    for fought in fight(contest(), 2):
        run.add(fought)
    return run


def test_a_torn_line_is_forgotten_and_all_others_are_there(tmp_path: Path) -> None:
    run = kept(tmp_path / "new" / "run.jsonl")
    whole = list(run.matches(2))
    assert whole == list(fight(contest(), 2))
    text = run.path.read_bytes()
    run.path.write_bytes(text[:-7])
    again = RunFile(run.path, contest())
    assert list(again.matches(2)) == whole[:-1]
    again.add(whole[-1])
    assert run.path.read_bytes() == text
    assert list(again.matches(1)) == whole[:3]


def test_a_torn_first_line_is_a_new_contest(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b'{"game":"pock')
    assert list(RunFile(path, contest()).matches(1)) == []
    assert list(RunFile(path, contest()).matches(1)) == []


def test_the_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    run = kept(tmp_path / "run.jsonl")
    before = run.path.read_bytes() + b"torn"
    run.path.write_bytes(before)
    with pytest.raises(BattlematError, match="of another contest"):
        RunFile(run.path, contest(until=0.9))
    assert run.path.read_bytes() == before


@pytest.mark.parametrize(("line", "problem"), [
    (b"nonsense\n", "Line 8 of .* is no match"),
    (b"{}\n", "Line 8 of .* is no match"),
    (STRANGE, "Line 8 of .* not in this contest"),
])  # fmt: skip
def test_a_broken_line_is_named(tmp_path: Path, line: bytes, problem: str) -> None:
    run = kept(tmp_path / "run.jsonl")
    run.path.write_bytes(run.path.read_bytes() + line)
    with pytest.raises(BattlematError, match=problem):
        list(RunFile(run.path, contest()).matches(2))
