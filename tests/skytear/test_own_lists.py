"""Lists players bring: which variants take them, and what is said where none is wanted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.core.errors import BadSetup, BattlematError
from battlemat.games.skytear import GAME
from battlemat.games.skytear.build import default_pool, starter_deck
from battlemat.games.skytear.catalogue import VARIANTS

HEROES = ["sakoshi", "yami", "corjof", "gulbjarn"]
DECK = {"name": "Fire and Ice", "heroes": HEROES, "deck": starter_deck(HEROES)}


def pool(heroes: int) -> dict[str, Any]:
    return dict(msgspec.to_builtins(default_pool(heroes, 0)))


@pytest.mark.parametrize(
    ("entry", "variants"),
    [
        (DECK, ["casual"]),
        (pool(4), ["tournament"]),
        (pool(6), ["three-lane", "three-lane-one-outsider"]),
        ({"name": "Nothing"}, []),
    ],
    ids=["deck", "six heroes", "eight heroes", "no list"],
)
def test_a_list_is_for_the_variants_that_take_it(entry: Any, variants: list[str]) -> None:
    assert GAME.variants_for(entry) == variants


@pytest.mark.parametrize("entry", [DECK, pool(4), pool(6)], ids=["deck", "six heroes", "eight heroes"])
def test_a_list_is_checked_without_a_match(entry: Any) -> None:
    assert GAME.check_list(entry) == []


def test_without_a_list_every_variant_can_be_played() -> None:
    assert GAME.variants_for(None) == list(VARIANTS)


def test_only_the_simplified_first_game_is_simplified() -> None:
    simplified = {variant: GAME.setup_of(variant, [None, None])["simplified"] for variant in VARIANTS}
    assert [variant for variant, is_simplified in simplified.items() if is_simplified] == ["simplified"]


def test_a_name_has_a_hundred_letters_at_most_and_a_count_can_be_named() -> None:
    assert GAME.check_list(DECK | {"name": "x" * 100}) == []
    for entry in (DECK | {"name": "x" * 101}, DECK | {"deck": {"ruse": -1_000_001}}):
        with pytest.raises(BattlematError):
            GAME.setup_of("casual", [entry, None])
    (counted,) = (r for r in GAME.check_list(DECK | {"deck": {"ruse": -1_000_000}}) if r.key == "skytear-bad-count")
    assert counted.facts["count"] == -1_000_000


def test_three_lanes_can_be_played_with_one_outsider() -> None:
    assert GAME.setup_of("three-lane-one-outsider", [None, None])["outsiders"] == 1
    assert GAME.setup_of("three-lane-one-outsider", [None, None])["battlefield"] == "three-lane"


@pytest.mark.parametrize("variant", ["first-game", "simplified"])
def test_the_first_game_takes_no_list(variant: str) -> None:
    with pytest.raises(BadSetup, match="The first game is played with starter lists") as refused:
        GAME.setup_of(variant, [DECK, None])
    assert [refusal.rule for refusal in refused.value.refusals] == ["SK-SET-14"]
