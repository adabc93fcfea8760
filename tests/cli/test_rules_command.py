"""`battlemat rules` as a user meets it, and what the command line does with errors."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import battlemat.cli.rules
from battlemat.cli import COMMANDS, main
from battlemat.core.rules import coverage, rules

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def flat(text: str) -> str:
    return " ".join(text.split())


def test_without_arguments_games_and_topics_are_listed(capsys: Captured) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "pocketmodel (361 rules)" in out
    assert "BTL  Combat action and battles (50)" in out


def test_a_game_lists_all_titles_by_topic(capsys: Captured) -> None:
    assert main(["rules", "pocketmodel"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  PM-")] == list(rules("pocketmodel"))
    assert lines[lines.index("BLD  Fleet and deck building") + 1] == "  PM-BLD-01  Deck minimum"


@pytest.mark.parametrize("words", [["power match"], ["power", "match"]])
def test_search_prints_the_rules_found(capsys: Captured, words: list[str]) -> None:
    assert main(["rules", "pocketmodel", *words]) == 0
    out = capsys.readouterr().out
    assert out.startswith("PM-CRD-20  Power match icon\n  An ability with a silver power match icon")
    assert all(len(line) <= 80 and line == line.rstrip() for line in out.splitlines())


def test_a_rule_is_printed_with_text_and_ruling(capsys: Captured) -> None:
    rule = rules("pocketmodel")["PM-BTL-12"]
    assert main(["rules", "PM-BTL-12"]) == 0
    out = capsys.readouterr().out
    assert flat(out) == f"PM-BTL-12 {rule.title} {rule.text} Ruling: {rule.ruling}"


def test_what_is_around_the_rules_is_said_in_the_language_asked_for(capsys: Captured) -> None:
    for words, text in (
        (["PM-BTL-12"], "Auslegung: "),
        (["PM-BTL-99"], "Es gibt keine Regel mit „PM-BTL-99“."),
        ([], "pocketmodel (361 Regeln)"),
        (["--coverage"], " von 361 Regeln geprüft"),
    ):
        main(["rules", *words, "--language", "de"])
        assert text in flat(capsys.readouterr().out)


def test_an_id_may_be_written_small(capsys: Captured) -> None:
    assert main(["rules", "pm-btl-01"]) == 0
    assert capsys.readouterr().out.startswith("PM-BTL-01  Attacker and defender")


@pytest.mark.parametrize("words", [["pocketmodel", "rhubarb"], ["PM-BTL-99"]])
def test_no_hit_is_said_and_counts_as_failure(capsys: Captured, words: list[str]) -> None:
    assert main(["rules", *words]) == 1
    assert words[-1] in capsys.readouterr().out


def test_an_unknown_game_is_answered_with_the_games_there_are(capsys: Captured) -> None:
    assert main(["rules", "chess"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("battlemat: There is no game 'chess'; there are: ")
    assert "pocketmodel" in captured.err


def test_coverage_as_json(capsys: Captured) -> None:
    assert main(["rules", "--coverage", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == coverage()


def test_coverage_of_one_game(capsys: Captured) -> None:
    assert main(["rules", "pocketmodel", "--coverage", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["games"]) == ["pocketmodel"]
    assert main(["rules", "chess", "--coverage"]) == 2


def test_coverage_for_people(capsys: Captured) -> None:
    assert main(["rules", "--coverage"]) == 0
    out = capsys.readouterr().out
    game = coverage()["games"]["pocketmodel"]
    assert f"pocketmodel: {game['covered']} of 361 rules covered" in out
    assert [word for word in out.split() if word.startswith("PM-")] == game["uncovered"]


@pytest.mark.parametrize("words", [["--json"], ["pocketmodel", "power", "--coverage"]])
def test_options_that_make_no_sense_together_are_refused(capsys: Captured, words: list[str]) -> None:
    assert main(["rules", *words]) == 2
    assert "--coverage" in capsys.readouterr().err


def test_without_a_command_the_help_is_shown(capsys: Captured) -> None:
    assert main([]) == 2
    assert "rules" in capsys.readouterr().out


def test_an_interrupt_ends_quietly(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(battlemat.cli.rules, "run", interrupted)
    assert main(["rules"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("words", [["pocketmodel"], ["--coverage", "--json"]])
def test_a_reader_that_leaves_early_is_no_error(words: list[str]) -> None:
    command = [sys.executable, "-m", "battlemat", "rules", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_one_command_does_not_load_another() -> None:
    program = "import sys; from battlemat.cli import main; main(['rules', '--coverage', '--json']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert "battlemat.cli.rules" in loaded
    assert [command for command in COMMANDS if f"battlemat.cli.{command}" in loaded] == ["rules"]
    assert "rich" not in loaded
