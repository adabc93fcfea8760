"""`battlemat analyse`: what it prints of a match and of a moment, and one sentence per mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from battlemat.cli import main
from battlemat.cli.analyse import LONGEST_LINE, MORE, WIDEST, curve
from battlemat.core.words import say
from battlemat.sim.analysis import recommended
from battlemat.sim.analysis_told import tell_all, told
from tests.sim.analysed import SEED, UNDECIDED, analysed, begun, played

Captured = pytest.CaptureFixture[str]
QUICK = ["--worlds", "1", "--seed", SEED]


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "played.match"
    path.write_bytes(played().save())
    return str(path)


def test_json_is_the_analysis_in_words(file: str, capsys: Captured) -> None:
    assert main(["analyse", file, *QUICK, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == told(played(), analysed(), "en")


def test_it_prints_the_chances_and_what_cost_most(file: str, capsys: Captured) -> None:
    language = "de"
    assert main(["analyse", file, *QUICK, "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == say("analysis-chances", language=language)
    assert all(len(line) < WIDEST + 30 for line in lines[1:3])
    found = told(played(), analysed(), language)["decisions"]
    assert lines.count(say("analysis-costly", language=language)) == 1
    for one in found:
        at = next(number for number, line in enumerate(lines) if line.startswith(f"  {one['at']}  "))
        assert one["question"] in lines[at]
        assert lines[at + 1] == f"    {say('analysis-given', {'answer': one['given']}, language)}"
        assert lines[at + 3] == f"    {one['reason']}"
        line = one["line"][:LONGEST_LINE] + [MORE] * (len(one["line"]) > LONGEST_LINE)
        assert [told.strip() for told in lines[at + 4 : at + 4 + len(line)]] == line
    assert lines[-1] == say("analysis-fair", language=language)


def test_a_moment_is_judged_by_itself(file: str, capsys: Captured) -> None:
    asked = ["analyse", file, *QUICK, "--at", str(UNDECIDED)]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["now"]
    assert found == tell_all(begun(), recommended(begun(), 1, SEED), "en")
    assert main(asked) == 0
    out = capsys.readouterr().out
    assert out.startswith("What would be best now:")
    assert f"Better: {found[0]['better']} (chance to win" in out
    assert "Answered" not in out


def test_a_match_that_is_not_over_is_analysed_up_to_where_it_is(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "begun.match"
    path.write_bytes(begun(20).save())
    assert main(["analyse", str(path), *QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["chances"]) == 21
    assert [one["given"] for one in found["now"]] == [""]


def test_a_curve_is_never_wider_than_a_terminal() -> None:
    assert len(curve(tuple([0.5] * 1000))) <= WIDEST


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--worlds", "0"], "An answer is judged in 1 to 1,000 worlds, not in 0."),
        (["--worlds", "1000000"], "An answer is judged in 1 to 1,000 worlds, not in 1,000,000."),
        (["--at", "-1"], "A moment of this match is after 0 to 81 answers, not after -1."),
        (["--at", "82"], "A moment of this match is after 0 to 81 answers, not after 82."),
        (["--at", "81"], "The match is over after 81 answers."),
        (["--at", "5", "--worlds", "0"], "An answer is judged in 1 to 1,000 worlds, not in 0."),
    ],
)
def test_what_cannot_be_judged_gets_one_sentence(file: str, capsys: Captured, words: list[str], sentence: str) -> None:
    assert main(["analyse", file, *words]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"battlemat: {sentence}\n")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [(b"\0garbage", "This is not a battlemat match file."), (None, "cannot be read: No such file or directory.")],
)
def test_what_is_no_match_gets_one_sentence(
    tmp_path: Path, capsys: Captured, data: bytes | None, sentence: str
) -> None:
    path = tmp_path / "some.match"
    if data is not None:
        path.write_bytes(data)
    assert main(["analyse", str(path)]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n"), sentence in told.err) == ("", 1, True)
