"""The odds of battles are what the engine makes of all rolls."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from battlemat.games.pocketmodel.odds import ODDS, attack_chance
from battlemat.games.pocketmodel.scenario import side, table
from battlemat.odds.asking import read_question

Battle = tuple[str, str, str, str]
BATTLES: list[Battle] = [
    ("needle-flight", "dawn-arrow", "", ""),
    ("needle-flight", "dawn-arrow", "linked-cannons", ""),
    ("cinder-flight", "needle-flight", "", "linked-cannons"),
]


def question(battle: Battle) -> dict[str, str]:
    attacker, defender, first, second = battle
    cards = [f",card={card}" if card else "" for card in (first, second)]
    return {"attack": f"unit={attacker}{cards[0]}", "defense": f"unit={defender}{cards[1]}"}


def fought(battle: Battle, dice: tuple[int, ...]) -> tuple[int, int]:
    """Tokens on the defender and on the attacker after one battle that the engine fights."""
    attacker, defender, first, second = battle
    t = table(a=side(f"{attacker}@contested", hand=first), b=side(f"{defender}@contested", hand=second))
    t.battle(f"a.{attacker}>b.{defender}", attacker=first or "pass", defender=second or "pass", dice=dice)
    hits = {event.data["unit"]: event.data["amount"] for event in t.match.events if event.kind == "damaged"}
    return hits.get(f"b.{defender}", 0), hits.get(f"a.{attacker}", 0)


@pytest.mark.parametrize("battle", BATTLES)
def test_every_roll_comes_to_what_the_engine_says(battle: Battle) -> None:
    """A side's hit depends on its own dice alone: all its rolls against one of the other's."""
    found = ODDS.ask(**question(battle))
    own = Counter(fought(battle, (*dice, 1, 1))[0] for dice in product(range(1, 7), repeat=2))
    back = Counter(fought(battle, (1, 1, *dice))[1] for dice in product(range(1, 7), repeat=2))
    assert found.curve("damage") == {str(n): Fraction(own[n], 36) for n in range(max(own) + 1)}
    assert found.curve("taken") == {str(n): Fraction(back[n], 36) for n in range(max(back) + 1)}


def test_a_bonus_lowers_the_roll_that_hits() -> None:
    parts = ODDS.parts()
    chances = [
        attack_chance(read_question(parts, {"attack": f"attack-bonus={bonus}", "defense": f"defense-bonus={-bonus}"}))
        for bonus in (-6, 0, 6)
    ]
    assert chances == sorted(chances)
    assert chances[0] == Fraction(1, 36)  # twelve always hits
    assert chances[0] < chances[2]


def test_tokens_on_a_unit_are_counted() -> None:
    fresh, hurt = (ODDS.ask(attack="unit=needle-flight", defense=f"unit=dawn-arrow,tokens={n}") for n in (0, 9))
    assert hurt.figure("destroyed") == 1
    assert fresh.figure("destroyed") < 1
