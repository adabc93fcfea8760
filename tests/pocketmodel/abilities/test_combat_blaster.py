"""Combat cards with the icon Blaster."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.abilities.duel import ATTACKER_HITS, BOTH_MISS, attack, defense, duel, forces


def test_suppressing_fire_lowers_the_attack_of_the_opposing_unit() -> None:
    t = duel("lucky-hand", "quiet-blade", attacker="suppressing-fire")
    assert attack(t, "a.lucky-hand") == 4 + 1
    assert attack(t, "b.quiet-blade") == 4 - 1


def test_suppressing_fire_works_against_an_attacker_for_this_battle_only() -> None:
    a, b = forces("quiet-blade needle-flight"), forces("lucky-hand crossbeam")
    t = table(side(a), side(b, hand="suppressing-fire"))
    t.battle("a.quiet-blade>b.lucky-hand", defender="suppressing-fire", dice=BOTH_MISS)
    assert attack(t, "a.quiet-blade") == 4 - 1
    t.passes("b")
    t.battle("b.crossbeam>a.quiet-blade", dice=BOTH_MISS)
    assert attack(t, "a.quiet-blade") == 4


def test_suppressing_fire_gives_another_unit_the_bonus_only() -> None:
    t = duel("needle-flight", "quiet-blade", attacker="suppressing-fire")
    assert attack(t, "a.needle-flight") == 4 + 1
    assert attack(t, "b.quiet-blade") == 4


@pytest.mark.parametrize(
    ("unit", "target", "bonus"),
    [
        ("tripod-battery", "slow-thunder", 2),
        ("tripod-battery", "clanking-advance", 2),
        ("tripod-battery", "longlegs", 0),
        ("longlegs", "slow-thunder", 0),
    ],
)
def test_aimed_burst_aims_at_troopers_and_battle_droids(unit: str, target: str, bonus: int) -> None:
    t = duel(unit, target, attacker="aimed-burst")
    assert attack(t, f"a.{unit}") == 3 + bonus


@pytest.mark.parametrize("unit", ["lucky-hand", "dawn-arrow"])
def test_aimed_burst_adds_one_damage_for_any_unit(unit: str) -> None:
    t = duel(unit, "stalwart-oath", attacker="aimed-burst", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 2 + 1


def test_covering_shots_draws_two_cards_at_once() -> None:
    hand, deck = "covering-shots crossfire odd-hunch", "hull-down dig-in old-scores data-spike"
    t = table(side("lucky-hand@contested", hand=hand, deck=deck), side("needle-flight@contested"))
    t.a("combat", ["a.lucky-hand>b.needle-flight"])
    t.a("covering-shots")
    assert t.asked == "b combat-card"
    assert t.hand("a") == ["crossfire", "dig-in", "hull-down", "odd-hunch"]
    assert t.deck("a") == ["old-scores", "data-spike"]
    t.dice(*BOTH_MISS)
    t.passes("b")
    assert defense(t, "a.lucky-hand") == 9 + 2
    assert t.hand("a") == ["crossfire", "dig-in", "hull-down", "odd-hunch"]


def test_covering_shots_draws_nothing_for_another_unit() -> None:
    hand, deck = "covering-shots crossfire odd-hunch", "hull-down dig-in old-scores data-spike"
    t = table(side("redline@contested", hand=hand, deck=deck), side("needle-flight@contested"))
    t.battle("a.redline>b.needle-flight", attacker="covering-shots", dice=BOTH_MISS)
    assert defense(t, "a.redline") == 9 + 2
    assert t.hand("a") == ["crossfire", "hull-down", "odd-hunch"]
    assert t.deck("a") == ["dig-in", "old-scores", "data-spike"]
