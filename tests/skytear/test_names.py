"""Operations, timings and all other words of a card are declared names: a misspelt one is refused when it is loaded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.games.skytear.content import CARDS, HEROES, HeroKind, PowerCard


def a_timed_hero() -> dict[str, Any]:
    heroes = (msgspec.to_builtins(hero) for hero in HEROES.values())
    return next(hero for hero in heroes if any(op.get("timing") for skill in hero["skills"] for op in skill["ops"]))


@pytest.mark.parametrize(
    ("field", "value"), [("op", "attck"), ("timing", "after-own-attak-action"), ("whoo", "caster")]
)
def test_a_misspelt_word_of_a_skill_is_refused(field: str, value: str) -> None:
    hero = a_timed_hero()
    op = next(op for skill in hero["skills"] for op in skill["ops"] if op.get("timing"))
    assert msgspec.convert(hero, HeroKind) == HEROES[hero["id"]]
    op[field] = value
    with pytest.raises(msgspec.ValidationError, match="skills"):
        msgspec.convert(hero, HeroKind)


def test_a_misspelt_word_of_a_power_card_is_refused() -> None:
    card = msgspec.to_builtins(next(iter(CARDS.values())))
    card["ops"][0]["op"] = "dammage"
    with pytest.raises(msgspec.ValidationError, match="ops"):
        msgspec.convert(card, PowerCard)
