"""Combat cards with the icon Armor."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.content import extra_content
from battlemat.games.pocketmodel.scenario import new_unit
from tests.pocketmodel.abilities.duel import ATTACKER_HITS, BOTH_MISS, DEFENDER_HITS, attack, defense, duel, kind


@pytest.mark.parametrize(
    ("attacker", "unit", "tokens"),
    [
        ("crossbeam", "frostmarch", 3 - 1 - 1),
        ("needle-flight", "frostmarch", 0),
        ("crossbeam", "grinding-wheel", 3),  # no Armor
    ],
)
def test_hull_down_prevents_one_damage_after_armor(attacker: str, unit: str, tokens: int) -> None:
    t = duel(attacker, unit, defender="hull-down", dice=ATTACKER_HITS)
    assert defense(t, f"b.{unit}") == 9 + 2
    assert t.tokens(f"b.{unit}") == tokens


@pytest.mark.parametrize(("unit", "tokens"), [("clanking-advance", 2 + 1), ("tripod-battery", 2)])
def test_unstoppable_advance_gives_an_armored_ground_unit_damage(unit: str, tokens: int) -> None:
    t = duel(unit, "grinding-wheel", attacker="unstoppable-advance", dice=ATTACKER_HITS)
    assert attack(t, f"a.{unit}") == 3 + 1
    assert t.tokens("b.grinding-wheel") == tokens


def test_unstoppable_advance_gives_an_armored_space_unit_the_bonus_only() -> None:
    with extra_content(new_unit("iron-whale", domain="space", attack=3, damage=2, icons=["armor"])):
        t = duel("iron-whale", "stalwart-oath", attacker="unstoppable-advance", dice=ATTACKER_HITS)
        assert t.last("played")["ability"] is True
        assert attack(t, "a.iron-whale") == 3 + 1
        assert t.tokens("b.stalwart-oath") == 2


@pytest.mark.parametrize(("unit", "left"), [("slow-thunder*2", 0), ("slow-thunder*1", 0), ("frostmarch*3", 1)])
def test_plate_and_rivet_removes_up_to_two_tokens(unit: str, left: int) -> None:
    t = duel(f"{unit} clanking-advance*1", "gravel-pack", attacker="plate-and-rivet", dice=BOTH_MISS)
    assert t.tokens("a.clanking-advance") == 1
    assert t.tokens(f"a.{kind(unit)}") == left


def test_plate_and_rivet_works_on_the_damage_of_this_battle_too() -> None:
    t = duel("frostmarch*1", "grinding-wheel", attacker="plate-and-rivet", dice=DEFENDER_HITS)
    assert t.tokens("a.frostmarch") == 1 + (3 - 1) - 2


def test_plate_and_rivet_comes_too_late_for_a_destroyed_unit() -> None:
    t = duel("slow-thunder*1", "grinding-wheel", attacker="plate-and-rivet", dice=DEFENDER_HITS)
    assert t.zone("a.slow-thunder") == "reserves"
    assert t.events("repaired") == []


@pytest.mark.parametrize(("unit", "left"), [("clanking-advance", 0), ("tripod-battery", 1)])
def test_plate_and_rivet_gives_any_unit_damage_and_repairs_armor_units_only(unit: str, left: int) -> None:
    t = duel(f"{unit}*1", "grinding-wheel", attacker="plate-and-rivet", dice=ATTACKER_HITS)
    assert t.tokens("b.grinding-wheel") == 2 + 1
    assert t.tokens(f"a.{unit}") == left
