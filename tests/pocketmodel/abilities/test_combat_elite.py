"""Combat cards with the icon Elite."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table
from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_HIT,
    BOTH_MISS,
    attack,
    defense,
    duel,
    forces,
    hits_when_jammed,
    kind,
)
from tests.rule_marks import rule


@rule("PM-BTL-22")
def test_ace_reflexes_takes_away_the_automatic_hit_with_twelve() -> None:
    assert hits_when_jammed("cinder-flight", "dawn-arrow", (6, 6, 1, 1))
    assert not hits_when_jammed(
        "cinder-flight", "dawn-arrow", (6, 6, 1, 1), defender="ace-reflexes"
    )  # 12 + 2 - 3 < 10 + 2


@rule("PM-BTL-22")
@pytest.mark.parametrize("card", ["double-or-nothing", "one-in-a-million", "perfect-angle"])
def test_ace_reflexes_is_stronger_than_cards_that_hit_automatically(card: str) -> None:
    t = duel("swift-spark", "dawn-arrow", attacker=card, defender="ace-reflexes", dice=ATTACKER_HITS)
    assert t.shot("a.swift-spark")["automatic"] is False


@pytest.mark.parametrize(
    ("card", "dice"), [("double-or-nothing", (4, 4)), ("one-in-a-million", (5, 5)), ("perfect-angle", (5, 6))]
)
def test_ace_reflexes_leaves_other_base_rolls_alone(card: str, dice: tuple[int, int]) -> None:
    t = duel("swift-spark", "dawn-arrow", attacker=card, defender="ace-reflexes", dice=(*dice, 1, 1))
    assert t.shot("a.swift-spark")["automatic"] is True


def test_ace_reflexes_compares_the_score_and_keeps_the_own_automatic_hit() -> None:
    t = duel("needle-flight", "dawn-arrow", defender="ace-reflexes", dice=BOTH_HIT)
    assert defense(t, "b.dawn-arrow") == 10 + 2
    assert t.shot("a.needle-flight")["automatic"] is False
    assert t.shot("a.needle-flight")["hit"]  # 12 + 4 against 12
    assert t.shot("b.dawn-arrow")["automatic"] is True


def test_ace_reflexes_gives_another_unit_the_bonus_only() -> None:
    t = duel("needle-flight", "redline", defender="ace-reflexes", dice=ATTACKER_HITS)
    assert defense(t, "b.redline") == 9 + 2
    assert t.shot("a.needle-flight")["automatic"] is True


@pytest.mark.parametrize(
    ("unit", "dice", "hits"),
    [
        ("swift-spark", (5, 6), True),
        ("swift-spark", (6, 6), True),
        ("swift-spark", (5, 5), False),  # 10 + 3 + 1 - 3 < 10 + 3
        ("cinder-flight", (5, 6), False),  # 11 + 2 + 1 - 3 < 10 + 3
    ],
)
def test_perfect_angle_makes_eleven_an_automatic_hit(unit: str, dice: tuple[int, int], hits: bool) -> None:
    assert hits_when_jammed(unit, "hollow-crown", (*dice, 1, 1), "perfect-angle", "brace-for-impact") is hits


def test_perfect_angle_helps_its_own_unit_only() -> None:
    t = duel("quiet-blade", "needle-flight", attacker="perfect-angle", dice=(1, 1, 5, 6))
    assert attack(t, "a.quiet-blade") == 4 + 1
    assert t.shot("b.needle-flight")["automatic"] is False


def kill(unit: str, target: str, dice: tuple[int, ...] = ATTACKER_HITS) -> PocketScenario:
    """A has two more cards in hand: refilling alone makes it three."""
    hand = "signature-kill crossfire odd-hunch"
    t = table(side(forces(unit), hand=hand), side(forces(target)))
    t.battle(f"a.{kind(unit)}>b.{kind(target)}", attacker="signature-kill", dice=dice)
    return t


def test_signature_kill_draws_two_cards_for_a_destroyed_unit() -> None:
    t = kill("needle-flight", "quiet-blade")
    assert t.zone("b.quiet-blade") == "reserves"  # 1 + 1 damage against Shields 2
    assert len(t.hand("a")) == 2 + 2


@pytest.mark.parametrize("dice", [ATTACKER_HITS, BOTH_MISS])
def test_signature_kill_draws_nothing_if_the_unit_survives(dice: tuple[int, ...]) -> None:
    t = kill("needle-flight", "dawn-arrow", dice)
    assert t.zone("b.dawn-arrow") == "contested"
    assert len(t.hand("a")) == 3


@rule("PM-CRD-47")
def test_signature_kill_draws_although_both_units_are_destroyed() -> None:
    t = kill("needle-flight*1", "quiet-blade", BOTH_HIT)
    assert t.zone("a.needle-flight") == t.zone("b.quiet-blade") == "reserves"
    assert len(t.hand("a")) == 2 + 2


def test_signature_kill_gives_another_unit_the_bonus_only() -> None:
    t = kill("shard-pack", "quiet-blade")
    assert t.zone("b.quiet-blade") == "reserves"
    assert len(t.hand("a")) == 3
