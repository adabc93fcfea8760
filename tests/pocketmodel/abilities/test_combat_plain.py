"""Combat cards without an ability."""

from __future__ import annotations

import pytest

from tests.pocketmodel.abilities.duel import ATTACKER_HITS, attack, defense, duel

UNITS = pytest.mark.parametrize("unit", ["redline", "onyx-lead", "grave-talon", "dawn-arrow"])


@UNITS
def test_steady_aim_adds_three_attack_and_nothing_else(unit: str) -> None:
    t = duel(unit, "stalwart-oath", attacker="steady-aim", dice=ATTACKER_HITS)
    assert t.last("played")["ability"] is False
    assert attack(t, f"a.{unit}") == 3 + 3
    assert defense(t, f"a.{unit}") == (9 if unit == "redline" else 10)
    assert t.tokens("b.stalwart-oath") == 2


@UNITS
def test_heavy_charge_adds_two_damage_and_nothing_else(unit: str) -> None:
    t = duel(unit, "stalwart-oath", attacker="heavy-charge", dice=ATTACKER_HITS)
    assert t.last("played")["ability"] is False
    assert attack(t, f"a.{unit}") == 3
    assert defense(t, f"a.{unit}") == (9 if unit == "redline" else 10)
    assert t.tokens("b.stalwart-oath") == 2 + 2


@UNITS
def test_brace_for_impact_adds_three_defense_and_nothing_else(unit: str) -> None:
    t = duel(unit, "stalwart-oath", attacker="brace-for-impact", dice=ATTACKER_HITS)
    assert t.last("played")["ability"] is False
    assert attack(t, f"a.{unit}") == 3
    assert defense(t, f"a.{unit}") == (9 if unit == "redline" else 10) + 3
    assert t.tokens("b.stalwart-oath") == 2
