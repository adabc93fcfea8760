"""Moments and operations are declared names: a misspelt one is refused, in a card's record and in the code."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from battlemat.games.pocketmodel.content import CARDS, CARDS_AT, Card

WRONG = cast(Any, "on_hitt")
ARMED = next(card for card in CARDS.values() if card.ability is not None)


@pytest.mark.parametrize(("field", "value"), [("when", "on_hitt"), ("op", "modfy"), ("onec_per_turn", True)])
def test_a_misspelt_word_in_a_record_is_refused(field: str, value: object) -> None:
    record = msgspec.to_builtins(ARMED)
    record["ability"]["effects"][0][field] = value
    with pytest.raises(msgspec.ValidationError, match=r"ability\.effects"):
        msgspec.convert(record, Card)


def test_nobody_asks_for_a_moment_that_is_not_declared() -> None:
    with pytest.raises(KeyError, match="on_hitt"):
        ARMED.effects(WRONG)
    with pytest.raises(KeyError, match="on_hitt"):
        CARDS_AT[WRONG]
