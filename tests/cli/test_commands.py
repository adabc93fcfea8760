"""simulate, fuzz, replay, build, perft: what they print, and their one sentence when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import battlemat
from battlemat.cli import main
from battlemat.core import decision

LEGAL = {
    "name": "Mine",
    "units": {"iron-edict": 3, "frostmarch": 3},
    "deck": {"linked-cannons": 3, "crossfire": 3, "dig-in": 3, "hull-down": 3, "steady-aim": 3, "heavy-charge": 3}
    | {"brace-for-impact": 3, "war-room": 3, "siege-camp": 3, "bunker-network": 3},
}


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    m = battlemat.new_match("pocketmodel", seed=1)
    rng = Random(1)
    for _ in range(30):
        d = m.pending[0]
        m.submit(d.player, m.random_answer(d, rng))
    file = tmp_path / "some.match"
    file.write_bytes(m.save())
    return file


def test_the_version_tells_which_engine_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    engine = "pure" if str(decision.__file__).endswith(".py") else "compiled"
    assert capsys.readouterr().out == f"battlemat {battlemat.__version__}, {engine} engine\n"


def test_simulate_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pocketmodel", "--games", "8", "--bots", "regular,random", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    for word in ("regular", "random", "Seats", "iron-fist", "95 % interval", "decisions per second"):
        assert word in out


def test_one_game_is_simulated_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pocketmodel", "--games", "1", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert "1 matches of" in out
    assert main(["simulate", "pocketmodel", "--games", "1", "--seed", "3", "--workers", "2", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 1
    length = result["decisions"]
    assert length["shortest"] == length["median"] == length["longest"] > 0
    assert {seat: tally["games"] for seat, tally in result["by_seat"].items()} == {"0": 1, "1": 1}


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pocketmodel", "--games", "4", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 4
    assert set(result["by_bot"]) == {"regular", "random"}
    assert len(result["by_bot"]["regular"]["interval"]) == 2


def test_fuzz(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["fuzz", "pocketmodel", "--matches", "5", "--out", str(tmp_path)]) == 0
    assert "5 matches" in capsys.readouterr().out
    assert main(["fuzz", "pocketmodel", "--matches", "5", "--steps", "3", "--out", str(tmp_path / "new")]) == 1
    captured = capsys.readouterr()
    assert "fault in match 0: no end after 3 answers" in captured.err
    assert len(list((tmp_path / "new").glob("*.match"))) == 1


def test_fuzz_tells_what_was_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "pocketmodel", "--matches", "1", "--used"]) == 0
    lines = capsys.readouterr().out.splitlines()
    counts = [int(line.split()[0]) for line in lines if line.startswith("  ")]
    assert counts
    assert counts == sorted(counts)
    assert lines[-2].startswith("never used: ")


def test_a_fault_is_told_even_when_its_match_cannot_be_written(
    match_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["fuzz", "pocketmodel", "--matches", "1", "--steps", "3", "--out", str(match_file / "x")]) == 1
    error = capsys.readouterr().err
    assert "fault in match 0: no end after 3 answers" in error
    assert f"The match up to there cannot be written to {match_file}/x: Not a directory." in error


def test_fuzz_plays_every_game_when_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "--matches", "2"]) == 0
    out = capsys.readouterr().out
    assert all(f"{game}: 2 matches" in out for game in battlemat.game_ids())


def test_replay(match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(match_file)]) == 0
    out = capsys.readouterr().out
    assert "1. player" in out
    assert "[PM-SET-11]" in out
    assert main(["replay", str(match_file), "--check"]) == 0
    assert "30 answers replayed, byte for byte" in capsys.readouterr().out


def test_perft(match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", str(match_file), "--depth", "1"]) == 0
    count = capsys.readouterr().out
    assert count.startswith("1: ")
    match_file = match_file.rename(match_file.with_suffix(".backup"))
    assert main(["perft", str(match_file), "--depth", "1"]) == 0
    assert capsys.readouterr().out == count
    assert main(["perft", str(match_file) + "x", "--depth", "1"]) == 2
    assert "There is no game" in capsys.readouterr().err


def test_build_says_when_a_list_is_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(LEGAL))
    assert main(["build", "pocketmodel", str(file)]) == 0
    assert capsys.readouterr().out == f"{file} is legal.\n"
    assert main(["build", "pocketmodel", str(file), "--language", "de"]) == 0
    assert capsys.readouterr().out == f"{file} ist regelgerecht.\n"


def test_build_names_every_violation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "Bad"\n[units]\niron-edict = 6\ncinder-flight = 1\nflying-dutchman = 1\n[deck]\nlinked-cannons = 4\n'
    )
    assert main(["build", "pocketmodel", str(file)]) == 1
    out = capsys.readouterr().out
    for rule in ("PM-BLD-01", "PM-BLD-04", "PM-BLD-08", "PM-BLD-11"):
        assert rule in out
    assert "flying-dutchman" in out
    assert main(["build", "pocketmodel", str(file), "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)) == 5
    assert main(["build", "pocketmodel", str(file), "--language", "pl"]) == 1
    out = capsys.readouterr().out
    assert "Nie ma jednostki „flying-dutchman”." in out
    assert "Sprzężone działka" in out
    assert not any(word in out for word in ("There is", "The deck", "The fleet"))


def test_nothing_written_in_a_list_reaches_the_terminal_as_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(LEGAL | {"units": {"\x1b]0;owned\x07\nLegal.\x9b2J\u202e": 1}}))
    assert main(["build", "pocketmodel", str(file)]) == 1
    out = capsys.readouterr().out
    assert "]0;owned Legal.2J" in out
    assert all(line.isprintable() for line in out.splitlines())


@pytest.mark.parametrize("words", [["build", "pocketmodel", "x.json"], ["play"], ["rules"]])
def test_an_unknown_language_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words, "--language", "eo"])
    assert left.value.code == 2
    assert "invalid choice: 'eo'" in capsys.readouterr().err


def test_a_bad_setup_is_explained_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "setup.json"
    file.write_text(json.dumps({"players": ["iron-fist"]}))
    assert main(["play", "--setup", str(file), "--language", "de"]) == 2
    assert capsys.readouterr().err == "battlemat: Das Spiel ist für 2 bis 8 Spieler, nicht für 1. [PM-VAR-10]\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no game 'chess'"),
        (["simulate", "pocketmodel", "--bots", "regular,genius"], "There is no bot 'genius'"),
        (["simulate", "pocketmodel", "--games", "0"], "at least one game"),
        (["fuzz", "chess"], "There is no game 'chess'"),
        (["fuzz", "pocketmodel", "--matches", "0"], "at least 1"),
        (["fuzz", "pocketmodel", "--keen", "1.5"], "--keen must be a share between 0 and 1"),
        (["fuzz", "pocketmodel", "--matches", str(10**12)], "At most 10,000,000 matches"),
        (["fuzz", "pocketmodel", "--workers", "99999"], "at most 1,000 workers"),
        (["simulate", "pocketmodel", "--games", str(10**12)], "At most 10,000,000 matches"),
        (["simulate", "pocketmodel", "--seed", "\udcff"], "The seed is no text"),
        (["fuzz", "pocketmodel", "--seed", "\udcff"], "The seed is no text"),
        (["replay", "/dev/zero"], "larger than 20,000,000 bytes"),
        (["replay", "a\0b"], "cannot be read"),
        (["build", "pocketmodel", "/dev/zero"], "larger than 1,000,000 bytes"),
        (["play", "--load", "/dev/zero"], "larger than 20,000,000 bytes"),
        (["play", "--setup", "/dev/zero"], "larger than 1,000,000 bytes"),
        (["replay", "/nowhere/to/be.found"], "cannot be read"),
        (["build", "pocketmodel", "/nowhere/to/be.found"], "cannot be read"),
        (["build", "chess", "x"], "There is no game 'chess'"),
        (["perft", "pocketmodel", "--depth", "0"], "--depth must be at least 1"),
    ],
)
def test_bad_arguments(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.startswith("battlemat: ")
    assert "Traceback" not in error


@pytest.mark.parametrize(
    ("contents", "sentence"),
    [
        (b"{", "is not JSON"),
        (b"\xff\xfe\x00", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b" " * 1_100_000, "larger than"),
    ],
)
def test_unreadable_lists(contents: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "list.json"
    file.write_bytes(contents)
    assert main(["build", "pocketmodel", str(file)]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("contents", ["[]", "7", '{"name": 3}', '{"name": "x", "units": {"a": "b"}, "deck": {}}'])
def test_lists_of_another_shape(contents: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "list.json"
    file.write_text(contents)
    assert main(["build", "pocketmodel", str(file)]) == 1
    assert capsys.readouterr().out.count("\n") == 1


def test_a_tampered_match_file(match_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = match_file.read_bytes()
    match_file.write_bytes(data[:-3] + b"abc")
    assert main(["replay", str(match_file), "--check"]) == 2
    assert "damaged" in capsys.readouterr().err
