"""The odds of attacks: every way to turn over cards, counted one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from battlemat.core.errors import BadSetup
from battlemat.games.skytear.content import CARDS, HEROES, content
from battlemat.games.skytear.odds import ODDS, best_of


@pytest.mark.parametrize("number", [0, 1, 2, 3, 9])
def test_the_best_of_some_cards(number: int) -> None:
    deck = [1, 1, 1, 2, 2, 3]
    ways = list(combinations(deck, min(number, len(deck))))
    counted = Counter(max(way, default=0) for way in ways)
    assert dict(best_of(Counter(deck), number)) == {n: Fraction(often, len(ways)) for n, often in counted.items()}


@pytest.mark.parametrize("hero", sorted(HEROES))
def test_an_attack_is_value_and_best_card_less_armor(hero: str) -> None:
    kind = HEROES[hero]
    deck = [CARDS[card].modifier for card, copies in content().decks[hero].cards.items() for _ in range(copies)]
    ways = list(combinations(deck, kind.flips))
    armor = 0 if kind.pierce else 2
    lost = [max(0, kind.attack + max(way, default=0) - armor) for way in ways]
    found = ODDS.ask(attack=f"hero={hero}", defense="armor=2,health=4")
    assert found.figure("mean-damage") == Fraction(sum(lost), len(lost))
    assert found.figure("defeated") == Fraction(sum(one >= 4 for one in lost), len(lost))


def test_disarmed_is_half_rounded_up_before_armor() -> None:
    whole = ODDS.ask(attack="hero=corjof", defense="armor=0").curve("damage")
    half = ODDS.ask(attack="hero=corjof,disarmed", defense="armor=0").curve("damage")
    counted: Counter[str] = Counter()
    for lost, chance in whole.items():
        counted[str((int(lost) + 1) // 2)] += chance  # type: ignore[assignment]
    assert {lost: chance for lost, chance in half.items() if chance} == {k: v for k, v in counted.items() if v}


def test_a_skirmish_turns_over_one_card_and_has_no_value() -> None:
    found = ODDS.ask(attack="hero=yami,kind=skirmish", defense="armor=0").curve("modifier")
    assert found == ODDS.ask(attack="hero=yami,kind=skirmish", defense="armor=0").curve("damage")


def test_cards_that_are_gone_cannot_be_turned_over() -> None:
    best = next(card for card in content().decks["corjof"].cards if CARDS[card].modifier == 3)
    copies = content().decks["corjof"].cards[best]
    fewer = ODDS.ask(attack="hero=corjof", gone=f"{best}={copies}")
    assert fewer.figure("mean-damage") < ODDS.ask(attack="hero=corjof").figure("mean-damage")
    with pytest.raises(BadSetup, match="There are only"):
        ODDS.ask(attack="hero=corjof", gone=f"{best}={copies + 1}")
