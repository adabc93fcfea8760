"""`battlemat simulate --lists`: what it prints and writes, also when it is killed, and one sentence per mistake."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from battlemat.cli import main
from battlemat.games import game
from tests.sim.contests import files, lists

WRITTEN = ("run.jsonl", "matches.csv", "units.csv", "matches.parquet", "units.parquet", "report.html")


def words(folder: Path, out: str, *more: str) -> list[str]:
    asked = ["--bots", "random", "--out", str(folder / out), "--csv", "--parquet", "--html", *more]
    return ["simulate", "pocketmodel", "--lists", *files(folder), *asked]


def written(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in WRITTEN}


def test_tables_and_json_tell_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "pocketmodel", "--lists", *files(tmp_path), "--bots", "random", "--games", "2"]
    assert main([*asked, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["games"], result["lists"], result["bots"]) == (6, list(lists()), ["random"])
    assert main(asked) == 0
    out = capsys.readouterr().out
    for name, rating in result["ratings"].items():
        assert f"{name} " in out
        assert f" {rating['rating']} " in out
    assert "6 matches of" in out
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(lists())  # nothing is written unasked


def test_the_usual_bot_plays_when_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pocketmodel", "--lists", *files(tmp_path)[:2], "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"] == ["regular"]


@pytest.mark.slow
def test_two_workers_write_the_same_bytes_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for workers in ("1", "2"):
        assert main(words(tmp_path, workers, "--games", "6", "--until", "0.6", "--workers", workers, "--json")) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    assert written(tmp_path / "1") == written(tmp_path / "2")


def hear_interrupts() -> None:
    """A shell starts what runs in its background deaf to interrupts, and its children inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.slow
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGINT], ids=["killed", "interrupted"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_contest_goes_on_and_ends_the_same(tmp_path: Path, blow: signal.Signals, workers: str) -> None:
    asked = words(tmp_path, "broken", "--games", "20", "--workers", workers)
    command = [sys.executable, "-m", "battlemat", *asked]
    process = subprocess.Popen(
        command,
        start_new_session=True,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        preexec_fn=hear_interrupts,
    )
    run = tmp_path / "broken" / "run.jsonl"
    deadline = time.monotonic() + 60
    while not run.exists() or run.read_bytes().count(b"\n") < 6:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, blow)
    told = process.communicate(timeout=60)[1].decode()
    assert process.returncode != 0
    if blow == signal.SIGINT:
        assert told == f"battlemat: Interrupted; the same command goes on with what is in {run}.\n"
    played = run.read_bytes()
    assert 6 <= played.count(b"\n") < 61
    assert main(asked) == 0
    assert run.read_bytes().startswith(played[: played.rindex(b"\n")])
    assert main(words(tmp_path, "whole", "--games", "20")) == 0
    assert written(tmp_path / "broken") == written(tmp_path / "whole")


def test_a_contest_can_be_prolonged_and_told_again(tmp_path: Path) -> None:
    for games in ("1", "3", "2"):
        assert main(words(tmp_path, "long", "--games", games)) == 0
    assert main(words(tmp_path, "short", "--games", "2")) == 0
    long, short = written(tmp_path / "long"), written(tmp_path / "short")
    assert {name for name in WRITTEN if long[name] != short[name]} == {"run.jsonl"}
    assert long["run.jsonl"].startswith(short["run.jsonl"])


def test_an_illegal_list_is_named_and_can_be_skipped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, odd = tmp_path / "bad.json", tmp_path / "odd.json"
    bad.write_text('{"name": "Bad", "units": {"iron-edict": 99}, "deck": {}}', "utf-8")
    odd.write_text("{", "utf-8")
    asked = ["simulate", "pocketmodel", "--lists", *files(tmp_path), str(bad), str(odd), "--bots", "random"]
    out = ["--games", "1", "--out", str(tmp_path / "out")]
    assert main([*asked, *out]) == 2
    assert capsys.readouterr().err.startswith("battlemat: bad.json cannot be fielded: ")
    assert not (tmp_path / "out").exists()
    assert main([*asked, *out, "--json", "--skip-illegal"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["lists"] == list(lists())
    first, second = told.err.splitlines()
    assert first.startswith("battlemat: Skipped: bad.json cannot be fielded: ")
    assert second.startswith(f"battlemat: Skipped: {odd} is not JSON")


def test_squads_of_other_programs_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ruleset = game("xwing")
    paths = []
    for number, squad in enumerate(ruleset.starter_setup(2, 1).setup["players"]):
        paths.append(tmp_path / f"{number}.xws")
        paths[-1].write_text(json.dumps(ruleset.list_summary(squad)["xws"]), "utf-8")
    asked = ["simulate", "xwing", "--lists", *map(str, paths), "--bots", "random", "--games", "1", "--json"]
    assert main(asked) == 0
    result = json.loads(capsys.readouterr().out)
    kinds = {one["kind"] for one in result["contributions"] if one["list"] == "0.xws"}
    assert {"pilot:wedgeantilles", "upgrade:predator"} <= kinds


def test_files_of_one_name_are_told_apart_by_their_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = []
    for folder, content in zip(("a", "b"), lists().values(), strict=False):
        (tmp_path / folder).mkdir()
        paths.append(tmp_path / folder / "mine.json")
        paths[-1].write_text(json.dumps(content), "utf-8")
    asked = ["simulate", "pocketmodel", "--lists", *map(str, paths), "--bots", "random", "--games", "1", "--json"]
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out)["lists"] == [str(path) for path in paths]


@pytest.mark.parametrize(("more", "problem"), [
    (["--csv"], "--csv, --parquet and --html write into a folder"),
    (["--games", "0", "--out", "out"], "at least one game"),
    (["--until", "2", "--out", "out"], "from 0.5 to below 1, not 2"),
    (["--variant", "chess", "--out", "out"], "has no variant 'chess'"),
    (["--bots", "genius", "--out", "out"], "There is no bot 'genius'"),
    (["--seed", "\udcff", "--out", "out"], "The seed is no text"),
])  # fmt: skip
def test_mistakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], more: list[str], problem: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "pocketmodel", "--lists", *files(tmp_path), *more]) == 2
    said = capsys.readouterr()
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_another_contest_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words(tmp_path, "out", "--games", "1")) == 0
    before = written(tmp_path / "out")
    assert main(words(tmp_path, "out", "--games", "1", "--seed", "2")) == 2
    assert "of another contest" in capsys.readouterr().err
    assert written(tmp_path / "out") == before


def test_without_pyarrow_nothing_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main(words(tmp_path, "out", "--games", "1")) == 2
    assert 'pip install "battlemat[lab]"' in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("more", [["--until", "0.9"], ["--html"], ["--out", "x"], ["--skip-illegal"]])
def test_options_of_lists_need_lists(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pocketmodel", *more]) == 2
    assert capsys.readouterr().err == f"battlemat: {more[0]} goes with --lists.\n"
