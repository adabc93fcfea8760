"""How odds are asked for: parts as texts, and one sentence for whatever is wrong with one."""

from __future__ import annotations

from fractions import Fraction

import pytest

import battlemat
from battlemat.core.errors import BadSetup
from battlemat.odds import Spread
from battlemat.odds.asking import CardKnob, Given, Knob, Part, course, numbered, read_part, read_question
from battlemat.odds.telling import Labels, sheet

PART = Part(
    "attack",
    (Knob("dice", 0, 6, 3), Knob("lock"), Knob("range", choices=("2", "1"))),
    (CardKnob("juke", "Juke"), CardKnob("friends", "Friends", 3), *(CardKnob(f"c{n}", "C") for n in range(7))),
    2,
)


def test_what_is_not_said_is_as_it_starts() -> None:
    assert read_part(PART, "") == Given({"dice": 3, "lock": 0}, {"range": "2"}, {})


def test_knobs_words_and_cards() -> None:
    given = read_part(PART, " dice=5 , lock, range=1,juke,friends=2,")
    assert given == Given({"dice": 5, "lock": 1}, {"range": "1"}, {"juke": 1, "friends": 2})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dice=-1", "“dice” is a whole number from 0 to 6, not “-1”."),
        ("dice=7", "“dice” is a whole number from 0 to 6, not “7”."),
        ("dice=two", "“dice” is a whole number from 0 to 6, not “two”."),
        ("range=5", "“range” is one of 2, 1, not “5”."),
        ("vader", "“vader” is neither a knob nor a card of “attack”; its knobs are: dice, lock, range."),
        ("friends=4", "“friends” is a whole number from 1 to 3, not “4”."),
        ("friends=0", "“friends” is a whole number from 1 to 3, not “0”."),
        ("c0,c1,c2,c3,c4,c5,c6", "“attack” can have at most 6 cards."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        read_part(PART, text)
    assert str(refusal.value) == sentence


def test_long_nonsense_is_not_repeated_in_full() -> None:
    with pytest.raises(BadSetup) as refusal:
        read_part(PART, "x" * 5000)
    assert len(str(refusal.value)) < 200


def test_unknown_parts_and_too_many_of_one() -> None:
    with pytest.raises(BadSetup, match=r"Odds have no part “defence”; there are: attack\."):
        read_question([PART], {"defence": ""})
    with pytest.raises(BadSetup, match=r"There can be at most 2 of “attack”\."):
        read_question([PART], {"attack": ["", "", ""]})


def test_a_curve_names_every_number_and_a_course_every_step() -> None:
    curve = numbered("damage", Spread({0: 1, 2: 3}))
    assert [(bar.outcome, bar.chance) for bar in curve.bars] == [
        ("0", Fraction(1, 4)),
        ("1", Fraction(0)),
        ("2", Fraction(3, 4)),
    ]
    assert [bar.outcome for bar in course("destroyed", [Fraction(0), Fraction(1, 2)]).bars] == ["1", "2"]


@pytest.mark.parametrize("game", battlemat.game_ids())
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_everything_that_can_be_turned_has_a_name(game: str, language: str) -> None:
    odds = battlemat.game(game).odds
    assert odds is not None
    plain = sheet(odds, Labels(game, language))
    names = [plain["note"]]
    for part in plain["parts"]:
        names += [part["label"], *(knob["label"] for knob in part["knobs"]), *(card["name"] for card in part["cards"])]
        names += [choice["label"] for knob in part["knobs"] for choice in knob["choices"]]
    assert [name for name in names if not name or name.startswith(("odds-", "card-", "unit-", "hero-"))] == []


@pytest.mark.parametrize("game", battlemat.game_ids())
def test_all_chances_of_a_game_add_up_to_one(game: str) -> None:
    odds = battlemat.game(game).odds
    assert odds is not None
    found = odds.ask()
    assert [curve.id for curve in found.curves if not curve.course and sum(bar.chance for bar in curve.bars) != 1] == []
    told = {figure.id: Labels(game, "pl").of("figure", figure.id) for figure in found.figures}
    told |= {curve.id: Labels(game, "pl").of("curve", curve.id) for curve in found.curves}
    assert [name for name, label in told.items() if label.startswith("odds-")] == []
