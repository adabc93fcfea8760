"""Combat cards with the icon Trooper."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_HIT,
    DEFENDER_HITS,
    attack,
    defense,
    duel,
    forces,
)


@pytest.mark.parametrize(
    ("unit", "zone", "extra"),
    [
        ("gravel-pack", "home-b", 1),
        ("gravel-pack", "contested", 0),
        ("gravel-pack", "home-a", 0),
        ("sandline-gunners", "home-b", 0),
    ],
)
def test_dig_in_gives_more_defense_in_the_own_home_zone(unit: str, zone: str, extra: int) -> None:
    t = duel(f"ice-watch@{zone}", f"{unit}@{zone}", defender="dig-in")
    assert defense(t, f"b.{unit}") == 9 + 2 + extra


def test_dig_in_works_for_an_attacker_at_home_too() -> None:
    t = duel("gravel-pack@home", "needle-flight@home-a", attacker="dig-in")
    assert defense(t, "a.gravel-pack") == 9 + 2 + 1


@pytest.mark.parametrize(("unit", "tokens"), [("redline", 2 + 1), ("dawn-arrow", 2)])
def test_storm_the_line_gives_an_attacking_trooper_damage(unit: str, tokens: int) -> None:
    t = duel(unit, "stalwart-oath", attacker="storm-the-line", dice=ATTACKER_HITS)
    assert attack(t, f"a.{unit}") == 3 + 2
    assert t.tokens("b.stalwart-oath") == tokens


def test_storm_the_line_gives_a_late_attacker_damage_too() -> None:
    t = duel("redline", "stalwart-oath", defender="crossfire", late="storm-the-line", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 2 + 1


def test_storm_the_line_gives_a_defending_trooper_the_bonus_only() -> None:
    t = duel("stalwart-oath", "redline", defender="storm-the-line", dice=DEFENDER_HITS)
    assert attack(t, "b.redline") == 3 + 2
    assert t.tokens("a.stalwart-oath") == 2


def test_hold_to_the_last_damages_the_opposing_unit_when_destroyed() -> None:
    t = duel("redline", "ice-watch", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert defense(t, "b.ice-watch") == 9 + 1
    assert t.zone("b.ice-watch") == "reserves"
    assert t.tokens("a.redline") == 1


def test_hold_to_the_last_can_destroy_the_opposing_unit() -> None:
    t = duel("redline*2", "ice-watch", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert t.zone("a.redline") == "reserves"


def test_hold_to_the_last_is_reduced_by_armor() -> None:
    t = duel("slow-thunder", "ice-watch", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert t.zone("b.ice-watch") == "reserves"
    assert t.tokens("a.slow-thunder") == 0


def test_hold_to_the_last_does_nothing_while_the_unit_survives() -> None:
    t = duel("needle-flight", "gravel-pack", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert t.tokens("b.gravel-pack") == 1
    assert t.tokens("a.needle-flight") == 0


def test_hold_to_the_last_does_nothing_to_a_unit_destroyed_together_with_its_own() -> None:
    t = duel("swift-spark", "ice-watch", defender="hold-to-the-last", dice=BOTH_HIT)
    assert t.zone("a.swift-spark") == t.zone("b.ice-watch") == "reserves"
    assert len(t.events("damaged")) == 2


def test_hold_to_the_last_on_both_sides_ends_with_both_destroyed() -> None:
    cards = {"attacker": "hold-to-the-last", "defender": "hold-to-the-last"}
    t = duel("ice-watch", "gravel-pack*1", **cards, dice=DEFENDER_HITS)
    assert [event["unit"] for event in t.events("destroyed")] == ["a.ice-watch", "b.gravel-pack"]
    assert [event["unit"] for event in t.events("damaged")] == ["a.ice-watch", "b.gravel-pack"]


def test_hold_to_the_last_is_silent_when_its_player_is_eliminated() -> None:
    t = table(
        side(forces("redline")), side("ice-watch@contested", hand="hold-to-the-last"), side(forces("quiet-blade"))
    )
    t.battle("a.redline>b.ice-watch", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert t.is_out("b")
    assert t.tokens("a.redline") == 0


def test_hold_to_the_last_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline", "shard-pack", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert defense(t, "b.shard-pack") == 9 + 1
    assert t.zone("b.shard-pack") == "reserves"
    assert t.tokens("a.redline") == 0
