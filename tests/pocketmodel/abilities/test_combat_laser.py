"""Combat cards with the icon Laser."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.abilities.duel import ATTACKER_HITS, BOTH_MISS, DEFENDER_HITS, attack, duel


@pytest.mark.parametrize(("unit", "extra"), [("onyx-lead", 1), ("redline", 0)])
def test_linked_cannons_gives_a_laser_unit_damage(unit: str, extra: int) -> None:
    t = duel(unit, "stalwart-oath", attacker="linked-cannons", dice=ATTACKER_HITS)
    assert attack(t, f"a.{unit}") == 3 + 1
    assert t.tokens("b.stalwart-oath") == 2 + extra


def test_linked_cannons_works_for_a_defender_too() -> None:
    t = duel("stalwart-oath", "onyx-lead", defender="linked-cannons", dice=DEFENDER_HITS)
    assert t.tokens("a.stalwart-oath") == 2 + 1


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("shard-pack", 1),
        ("shard-pack white-ridge", 2),
        ("shard-pack white-ridge crossbeam", 3),
        ("shard-pack white-ridge crossbeam needle-flight", 3),
    ],
)
def test_crossfire_counts_other_laser_units_up_to_three(others: str, bonus: int) -> None:
    t = duel(f"long-reach {others}", "stalwart-oath", attacker="crossfire")
    assert attack(t, "a.long-reach") == 3 + 1 + bonus


def test_crossfire_counts_only_friendly_laser_units_in_the_zone() -> None:
    a = "long-reach shard-pack redline crossbeam@home needle-flight@home-b quiet-blade@reserves"
    t = duel(a, "harbor-flight quiet-blade", attacker="crossfire")
    assert attack(t, "a.long-reach") == 3 + 1 + 1


def test_crossfire_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline shard-pack needle-flight", "stalwart-oath", attacker="crossfire")
    assert attack(t, "a.redline") == 3 + 1


def test_overcharged_bolts_pays_for_attack_with_one_damage() -> None:
    t = duel("onyx-lead", "stalwart-oath", attacker="overcharged-bolts", dice=ATTACKER_HITS)
    assert attack(t, "a.onyx-lead") == 3 + 2
    assert t.tokens("b.stalwart-oath") == 2 + 2
    assert t.tokens("a.onyx-lead") == 1


def test_overcharged_bolts_costs_one_damage_also_after_a_miss() -> None:
    t = duel("stalwart-oath", "onyx-lead*2", defender="overcharged-bolts", dice=BOTH_MISS)
    assert t.zone("b.onyx-lead") == "reserves"


def test_overcharged_bolts_deals_its_damage_at_the_end_of_the_battle() -> None:
    t = duel("onyx-lead*2", "shard-pack", attacker="overcharged-bolts", dice=ATTACKER_HITS)
    assert [event["unit"] for event in t.events("destroyed")] == ["b.shard-pack", "a.onyx-lead"]


def test_overcharged_bolts_is_reduced_by_armor() -> None:
    t = duel("trenchjaw", "tripod-battery", attacker="overcharged-bolts", dice=BOTH_MISS)
    assert attack(t, "a.trenchjaw") == 3 + 2
    assert t.zone("a.trenchjaw") == "contested"
    assert t.tokens("a.trenchjaw") == 0


def test_overcharged_bolts_does_nothing_more_to_a_destroyed_unit() -> None:
    t = duel("onyx-lead*1", "redline", attacker="overcharged-bolts", dice=DEFENDER_HITS)
    assert [event["unit"] for event in t.events("damaged")] == ["a.onyx-lead"]
    assert t.tokens("a.onyx-lead") == 0


def test_overcharged_bolts_can_cost_the_last_unit_and_the_game() -> None:
    t = table(side("shard-pack@contested", hand="overcharged-bolts"), side("redline@contested"))
    t.battle("a.shard-pack>b.redline", attacker="overcharged-bolts", dice=BOTH_MISS)
    assert t.winner == "b"


def test_overcharged_bolts_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline", "stalwart-oath", attacker="overcharged-bolts", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3
    assert t.tokens("b.stalwart-oath") == 2 + 2
    assert t.tokens("a.redline") == 0
