"""`battlemat odds` as a user meets it."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from battlemat.cli import main

Captured = pytest.CaptureFixture[str]


def test_bars_and_figures(capsys: Captured) -> None:
    assert main(["odds", "xwing", "attack:dice=2", "defense:dice=0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["   1.000 damage on average", "  75.0 % to hit"]
    at = lines.index("Results that get through")
    assert lines[at + 1 : at + 4] == [
        "  0  25.0 % ██████████",
        "  1  50.0 % ████████████████████",
        "  2  25.0 % ██████████",
    ]


def test_json_has_fractions_that_add_up_to_one(capsys: Captured) -> None:
    assert main(["odds", "xwing", "attack:dice=4,lock,predator", "attack:", "defense:evade", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    curves = {curve["id"]: curve["bars"] for curve in told["curves"]}
    assert sum(Fraction(bar["exact"]) for bar in curves["damage"]) == 1
    assert len(curves["destroyed-after"]) == 2
    assert told["figures"][0]["value"] == pytest.approx(float(Fraction(told["figures"][0]["exact"])))


def test_knobs_and_cards_are_listed(capsys: Captured) -> None:
    assert main(["odds", "xwing", "--knobs", "--language", "de"]) == 0
    out = capsys.readouterr().out
    assert "  dice         Würfel: 0-6\n" in out
    assert "Predator" in out
    assert "range        Reichweite: 2 | 1 | 3 | 4 | ordnance" in out


def test_help_has_examples(capsys: Captured) -> None:
    with pytest.raises(SystemExit):
        main(["odds", "--help"])
    assert "battlemat odds xwing attack:dice=3,focus,lock,predator defense:dice=2,evade" in capsys.readouterr().out


def test_the_examples_of_the_help_work(capsys: Captured) -> None:
    from battlemat.cli.odds import EXAMPLES

    lines = [line.split("(")[0].split() for line in EXAMPLES.splitlines() if line.startswith("  battlemat ")]
    assert len(lines) >= 6
    for line in lines:
        assert main(line[1:]) == 0, line
    capsys.readouterr()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["xwing", "attack:dice=-2"], "“dice” is a whole number from 0 to 6, not “-2”."),
        (["xwing", "attack:deathray"], "“deathray” is neither a knob nor a card of “attack”"),
        (["xwing", "atack:dice=2"], "Odds have no part “atack”; there are: attack, defense."),
        (["xwing", *["attack:"] * 7], "There can be at most 6 of “attack”."),
        (["chess"], "There is no game 'chess'"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["odds", *words]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
