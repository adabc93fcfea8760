"""Mining puzzles: the same ones for a seed, however it is done; varied, clear, and written so that it can go on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import battlemat
from battlemat.bots import Seat
from battlemat.cli import main
from battlemat.core.errors import BattlematError
from battlemat.core.found import PREFIX, Found, Tried, open_found, question_of, read_found
from battlemat.sim.mining import SURE, Mine, Trial, mine
from battlemat.sim.mining_file import read_mine, write_found

EASY = Mine(1, "2", 8, margin=0.02)  # found in one of the first matches, but not in the very first


def search() -> Mine:
    return msgspec.structs.replace(EASY, puzzles=[])


def found_by(workers: int = 1, first: Mine | None = None) -> Mine:
    sought = first or search()
    mine("pocketmodel", sought, workers, lambda _: None)
    return sought


@pytest.fixture(scope="module")
def mined() -> Mine:
    return found_by()


@pytest.mark.slow
def test_the_same_puzzles_are_found_again_with_any_number_of_workers(mined: Mine) -> None:
    assert len(mined.puzzles) == 1
    assert found_by(workers=2) == mined


def test_what_is_mined_is_a_puzzle(mined: Mine) -> None:
    for one in mined.puzzles:
        assert one.id.startswith(PREFIX)
        assert one.tried[0].chance - one.next_best.chance >= 0.02 - 0.001
        assert one.tried[0].chance - one.next_best.chance >= SURE * one.next_best.error - 0.01
        assert question_of(one, open_found("pocketmodel", one)).player == 0


def test_an_interrupted_search_goes_on(mined: Mine, tmp_path: Path) -> None:
    file, kept = tmp_path / "found.toml", list[int]()

    def interrupt(so_far: Mine) -> None:
        write_found(so_far, file)
        kept.append(so_far.matches)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mine("pocketmodel", search(), 1, interrupt)
    before = read_mine(file)
    assert before is not None
    assert before.matches == kept[0] < mined.matches
    assert found_by(first=before) == mined


def test_a_search_is_written_and_read_again(mined: Mine, tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    assert read_mine(file) is None
    write_found(search(), file)
    assert read_mine(file) == search()
    write_found(mined, file)
    assert read_mine(file) == mined
    assert list(read_found(file).values()) == mined.puzzles


def puzzle(kind: str, *, natural: bool = False) -> Found:
    return Found("", kind, 1, 8, f"{kind}{natural}", [Tried("a", 0.7), Tried("b", 0.4)], natural=natural)


def test_no_kind_and_no_easy_puzzles_are_more_than_their_share() -> None:
    sought = Mine(10, "1", 8)
    sought.take("pocketmodel", [puzzle("moves")] * 5)
    assert len(sought.puzzles) == 4
    assert sought.wish("pocketmodel", 1).enough == {"moves"}
    sought.take("pocketmodel", [puzzle(kind, natural=True) for kind in "abcdefg"])
    assert [one.kind for one in sought.puzzles[4:]] == list("abcdef")
    assert sought.over
    assert sought.matches == 2


def test_a_trial_gives_up_what_is_clearly_beaten_and_knows_what_comes_to_the_same() -> None:
    match = battlemat.new_match("pocketmodel", seed=7)
    while match.pending[0].kind != "action" or match.pending[0].player != 0:
        decision = match.pending[0]
        match.submit(decision.player, decision.random(Random(len(match.journal))))
    answers = [option.id for option in match.pending[0].options]
    trial = Trial(Seat(match, 0), [*answers, answers[0]], 2, 0.12)
    trial.try_out(Random(1), 6)
    assert trial.lead(0, len(answers)) == (0.0, 0.0)
    assert trial.lead(0, 1)[0] == -trial.lead(1, 0)[0]
    assert trial.ranked()[0] == trial.first
    assert trial.margin()[0] >= 0.0
    assert {trial.first} <= set(trial.running)


@pytest.mark.parametrize(("change", "problem"), [
    ({"count": 0}, "1 to 1000 puzzles"),
    ({"count": 10**6}, "1 to 1000 puzzles"),
    ({"worlds": 2}, "tried out in 8 to 1,000 worlds"),
    ({"margin": 1.5}, "The margin of a puzzle is a part"),
])  # fmt: skip
def test_bad_wishes(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BattlematError, match=problem):
        mine("pocketmodel", msgspec.structs.replace(search(), **change), 1, lambda _: None)
    with pytest.raises(BattlematError, match="at least one worker"):
        mine("pocketmodel", search(), 0, lambda _: None)


def test_the_command_mines_goes_on_and_begins_another_search(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.toml"
    asked = ["puzzles", "pocketmodel", "--worlds", "8", "--margin", "0.02", "--out", str(file)]
    assert main([*asked, "--count", "1", "--seed", "6"]) == 0
    first = read_found(file)
    assert len(first) == 1
    assert main([*asked, "--count", "1", "--seed", "6"]) == 0
    assert read_found(file) == first
    assert main([*asked, "--count", "1", "--seed", "3"]) == 0
    assert list(read_found(file)) != list(first)
    assert capsys.readouterr().out.count(" matches: ") == 3
    assert main(["puzzles", "chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_a_damaged_file_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "found.toml"
    file.write_text("[search")
    assert main(["puzzles", "pocketmodel", "--out", str(file)]) == 2
    assert "found.toml: file: is not TOML" in capsys.readouterr().err
    assert file.read_text() == "[search"
