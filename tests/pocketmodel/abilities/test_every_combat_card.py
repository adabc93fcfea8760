"""Every combat card has a test of its own, in the file of its icon."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from battlemat.games.pocketmodel.content import Card, content

COMBAT_CARDS = [card for card in content().cards.values() if card.type == "combat"]


def file_of(card: Card) -> Path:
    icon = "plain" if card.ability is None else str(card.ability.icon)
    return Path(__file__).with_name(f"test_combat_{icon.replace('-', '_')}.py")


@pytest.mark.parametrize("card", COMBAT_CARDS, ids=lambda card: str(card.id))
def test_a_combat_card_has_a_test_named_after_it(card: Card) -> None:
    file = file_of(card)
    assert file.exists(), f"{card.id} needs a test in {file.name}"
    name = f"test_{card.id.replace('-', '_')}_"
    tests = [test for test in dir(import_module(f"{__package__}.{file.stem}")) if test.startswith(name)]
    assert tests, f"{card.id} has no {name}... in {file.name}"


def test_no_test_is_named_after_a_card_that_does_not_exist() -> None:
    names = tuple(f"test_{card.id.replace('-', '_')}_" for card in COMBAT_CARDS)
    for file in sorted({file_of(card) for card in COMBAT_CARDS}):
        strays = [test for test in dir(import_module(f"{__package__}.{file.stem}")) if test.startswith("test_")]
        assert [test for test in strays if not test.startswith(names)] == [], file.name
