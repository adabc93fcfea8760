"""Combat cards with the icon Torpedo."""

from __future__ import annotations

import pytest

from tests.pocketmodel.abilities.duel import ATTACKER_HITS, BOTH_MISS, DEFENDER_HITS, attack, duel

BY_STARS = {1: "shard-pack", 2: "needle-flight", 3: "redline", 4: "stalwart-oath", 5: "hollow-crown"}


@pytest.mark.parametrize(("stars", "extra"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_warhead_spread_gives_attack_against_three_stars_or_more(stars: int, extra: int) -> None:
    t = duel("crossbeam", BY_STARS[stars], attacker="warhead-spread")
    assert attack(t, "a.crossbeam") == 3 + extra


@pytest.mark.parametrize(("unit", "attack_value"), [("rainfall", 2 + 1), ("dawn-arrow", 3)])
def test_warhead_spread_adds_two_damage_for_any_unit(unit: str, attack_value: int) -> None:
    t = duel(unit, "iron-edict", attacker="warhead-spread", dice=ATTACKER_HITS)
    assert attack(t, f"a.{unit}") == attack_value
    assert t.tokens("b.iron-edict") == 2 + 2


@pytest.mark.parametrize(("unit", "tokens"), [("rainfall", 2 + 1), ("grave-talon", 2 + 1 - 1)])
def test_shield_piercer_takes_away_armor(unit: str, tokens: int) -> None:
    t = duel(unit, "frostmarch", attacker="shield-piercer", dice=ATTACKER_HITS)
    assert t.tokens("b.frostmarch") == tokens


def test_shield_piercer_adds_one_damage_against_units_without_armor_too() -> None:
    t = duel("rainfall", "stalwart-oath", attacker="shield-piercer", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 2 + 1


def test_shield_piercer_leaves_the_icon_for_cards() -> None:
    t = duel("rainfall", "frostmarch", attacker="shield-piercer", defender="hull-down", dice=ATTACKER_HITS)
    assert t.tokens("b.frostmarch") == 2 + 1 - 1


@pytest.mark.parametrize(("card", "zone"), [("shield-piercer", "reserves"), ("pass", "contested")])
def test_shield_piercer_takes_away_armor_for_the_whole_battle(card: str, zone: str) -> None:
    t = duel("rainfall", "trenchjaw", attacker=card, defender="overcharged-bolts", dice=BOTH_MISS)
    assert t.zone("b.trenchjaw") == zone


def test_shield_piercer_is_over_with_its_battle() -> None:
    t = duel("grinding-wheel", "slow-thunder", attacker="shield-piercer")
    t.passes("b")
    t.battle("b.slow-thunder>a.grinding-wheel", dice=DEFENDER_HITS)
    assert t.tokens("b.slow-thunder") == 3 - 1


@pytest.mark.parametrize(("stars", "extra"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1)])
def test_long_range_lock_gives_damage_against_four_or_five_stars(stars: int, extra: int) -> None:
    t = duel("rainfall", BY_STARS[stars], attacker="long-range-lock", dice=ATTACKER_HITS)
    assert attack(t, "a.rainfall") == 2 + 2
    assert t.last("damaged")["amount"] == 2 + extra


def test_long_range_lock_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline", "stalwart-oath", attacker="long-range-lock", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3 + 2
    assert t.tokens("b.stalwart-oath") == 2
