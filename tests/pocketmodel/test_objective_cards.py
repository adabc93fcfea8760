"""Every objective card has tests of its own, named after it, in the files `test_objective_*.py`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from battlemat.games.pocketmodel.content import content

OBJECTIVE_CARDS = [card.id for card in content().cards.values() if card.type == "objective"]


def names_of_tests() -> list[str]:
    files = sorted(Path(__file__).parent.glob("test_objective_*.py"))
    return [
        node.name
        for file in files
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]


@pytest.mark.parametrize("card", OBJECTIVE_CARDS)
def test_every_objective_card_has_a_test_named_after_it(card: str) -> None:
    start = f"test_{card.replace('-', '_')}_"
    assert any(name.startswith(start) for name in names_of_tests())


def test_there_are_objective_cards_to_test() -> None:
    assert len(OBJECTIVE_CARDS) == 37
