"""What a card says about its abilities on the table: complete, and in the reader's language.

The record of an ability says when it happens (`trigger`) and what it does (`effect`), for whoever writes it in code.
Whatever a record speaks of (tokens, conditions, allies, limits, ranges) the text that players read has to speak of,
in every language.
"""

from __future__ import annotations

import doctest
import re

import pytest

from battlemat.games.shatterpoint.content import ABILITIES, STANCES
from battlemat.games.shatterpoint.wording import ShatterTeller
from tests.shatterpoint import glossary
from tests.shatterpoint.glossary import differences, terms_of

LANGUAGES = ("en", "pl", "de")
TELLERS = [ShatterTeller(language) for language in LANGUAGES]


STANCE = re.compile("|".join(re.escape(stance.name) for stance in STANCES.values()))
"""Stances keep their printed names, which speak of other things."""


def text(ability: str, language: int) -> str:
    return STANCE.sub("", TELLERS[language].ability_text(ability))


def record(ability: str) -> str:
    """Trigger and effect. A Tactic needs no word of its moment: every one of them begins the unit's activation."""
    card = ABILITIES[ability]
    told = "" if card.kind == "tactic" else card.trigger
    return STANCE.sub("", f"{told}; {card.effect}")


def test_examples_of_the_glossary() -> None:
    assert doctest.testmod(glossary).failed == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_has_words_in_every_language(language: str) -> None:
    teller = ShatterTeller(language)
    for card in ABILITIES.values():
        assert teller.find(f"text-{card.like or card.id}"), card.id


@pytest.mark.parametrize("language", [1, 2], ids=LANGUAGES[1:])
def test_no_ability_is_told_in_english_to_others(language: int) -> None:
    for ability in ABILITIES:
        assert text(ability, language) != text(ability, 0), ability


def test_a_text_has_everything_its_record_has() -> None:
    """The trigger, its conditions, the limits and all that is done."""
    missing = {ability: differences(record(ability), text(ability, 0)) for ability in ABILITIES}
    assert {ability: words for ability, words in missing.items() if words} == {}


def test_a_condition_of_a_tactic_is_told() -> None:
    """Its trigger says more than that the unit begins its activation."""
    usual = ("this unit begins activating", "start of this unit's activation")
    odd = [card for card in ABILITIES.values() if card.kind == "tactic" and card.trigger not in usual]
    assert {"trick-shot", "regeneration"} <= {card.id for card in odd}
    assert all(terms_of(card.trigger, 0) <= terms_of(text(card.id, 0), 0) | {"activation"} for card in odd)


@pytest.mark.parametrize("ability", [card.id for card in ABILITIES.values() if card.uses_per_activation > 1])
def test_how_often_an_ability_can_be_used_is_told(ability: str) -> None:
    for language in range(3):
        assert "twice per activation" in terms_of(text(ability, language), language)


@pytest.mark.parametrize("language", [1, 2], ids=LANGUAGES[1:])
def test_a_translation_says_what_the_english_says(language: int) -> None:
    missing = {ability: differences(text(ability, 0), text(ability, language), language) for ability in ABILITIES}
    assert {ability: words for ability, words in missing.items() if words} == {}


def test_a_condition_left_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snowtroopers are immune to Exposed only while they have a hunker token."""
    short = "It is immune to Exposed."
    monkeypatch.setattr(ShatterTeller, "ability_text", lambda teller, ability: short)
    assert differences(record("extreme-conditions-training"), short) == ["hunker"]
    with pytest.raises(AssertionError):
        test_a_text_has_everything_its_record_has()
