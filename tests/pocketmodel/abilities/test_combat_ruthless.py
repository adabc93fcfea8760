"""Combat cards with the icon Ruthless."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_HIT,
    BOTH_MISS,
    DEFENDER_HITS,
    attack,
    duel,
    forces,
)


@pytest.mark.parametrize(
    ("unit", "target", "extra"),
    [("grave-talon", "stalwart-oath*1", 1), ("grave-talon", "stalwart-oath", 0), ("redline", "stalwart-oath*1", 0)],
)
def test_no_survivors_is_stronger_against_a_damaged_unit(unit: str, target: str, extra: int) -> None:
    t = duel(unit, target, attacker="no-survivors", dice=ATTACKER_HITS)
    assert attack(t, f"a.{unit}") == 3 + extra
    assert t.last("damaged")["amount"] == 2 + 1 + extra


def test_no_survivors_does_not_look_at_the_tokens_of_its_own_unit() -> None:
    t = duel("stalwart-oath", "grave-talon*1", defender="no-survivors", dice=DEFENDER_HITS)
    assert attack(t, "b.grave-talon") == 3
    assert t.tokens("a.stalwart-oath") == 2 + 1


def test_ram_the_target_adds_damage_to_a_hit_and_takes_one() -> None:
    t = duel("grave-talon", "stalwart-oath", attacker="ram-the-target", dice=ATTACKER_HITS)
    assert attack(t, "a.grave-talon") == 3 + 2
    assert t.tokens("b.stalwart-oath") == 2 + 2
    assert t.tokens("a.grave-talon") == 1


@pytest.mark.parametrize(("dice", "tokens"), [(BOTH_MISS, 0), (DEFENDER_HITS, 2)])
def test_ram_the_target_costs_nothing_after_a_miss(dice: tuple[int, ...], tokens: int) -> None:
    t = duel("grave-talon", "stalwart-oath", attacker="ram-the-target", dice=dice)
    assert t.tokens("b.stalwart-oath") == 0
    assert t.tokens("a.grave-talon") == tokens


def test_ram_the_target_can_destroy_its_own_unit() -> None:
    t = duel("stalwart-oath", "hammer-flight*1", defender="ram-the-target", dice=DEFENDER_HITS)
    assert t.tokens("a.stalwart-oath") == 2 + 2
    assert t.zone("b.hammer-flight") == "reserves"


def test_ram_the_target_takes_damage_although_the_target_is_destroyed() -> None:
    t = duel("grave-talon", "redline", attacker="ram-the-target", dice=ATTACKER_HITS)
    assert t.zone("b.redline") == "reserves"
    assert t.tokens("a.grave-talon") == 1


def test_ram_the_target_does_nothing_more_to_a_destroyed_unit() -> None:
    t = duel("grave-talon*1", "redline", attacker="ram-the-target", dice=BOTH_HIT)
    assert [event["unit"] for event in t.events("damaged")] == ["b.redline", "a.grave-talon"]
    assert t.zone("b.redline") == t.zone("a.grave-talon") == "reserves"


def test_ram_the_target_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline", "stalwart-oath", attacker="ram-the-target", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3 + 2
    assert t.tokens("b.stalwart-oath") == 2
    assert t.tokens("a.redline") == 0


def test_break_their_nerve_makes_the_defender_discard_a_card_before_answering() -> None:
    t = table(
        side(forces("claw-pack"), hand="break-their-nerve crossfire"),
        side(forces("redline"), hand="dig-in hull-down odd-hunch"),
    )
    t.a("combat", ["a.claw-pack>b.redline"])
    t.a("break-their-nerve")
    (lost,) = t.discard("b")
    assert sorted([lost, *t.hand("b")]) == ["dig-in", "hull-down", "odd-hunch"]
    assert sorted(t.options("b")) == sorted(["pass", *t.hand("b")])
    assert t.hand("a") == ["crossfire"]
    t.dice(*BOTH_MISS)
    t.passes("b")
    assert attack(t, "a.claw-pack") == 4 + 1


@pytest.mark.parametrize("lost", ["dig-in", "hull-down", "odd-hunch"])
def test_break_their_nerve_chooses_the_card_at_random(lost: str) -> None:
    hand = ["dig-in", "hull-down", "odd-hunch"]
    t = table(
        side(forces("claw-pack"), hand="break-their-nerve"), side(forces("redline"), hand="odd-hunch dig-in hull-down")
    )
    t.shuffles([card for card in hand if card != lost] + [lost])
    t.battle("a.claw-pack>b.redline", attacker="break-their-nerve", dice=BOTH_MISS)
    assert t.discard("b") == [lost]


def test_break_their_nerve_of_a_defender_hits_only_the_attacking_player() -> None:
    t = table(
        side(forces("redline"), hand="dig-in"),
        side(forces("claw-pack"), hand="break-their-nerve hull-down"),
        side(forces(""), hand="odd-hunch"),
    )
    t.battle("a.redline>b.claw-pack", defender="break-their-nerve", dice=BOTH_MISS)
    assert t.discard("a") == ["dig-in"]
    assert t.discard("b") == ["break-their-nerve"]
    assert t.discard("c") == []


def test_break_their_nerve_does_nothing_to_an_empty_hand() -> None:
    t = duel("claw-pack", "redline", attacker="break-their-nerve")
    assert t.discard("b") == []
    assert attack(t, "a.claw-pack") == 4 + 1


def test_break_their_nerve_gives_another_unit_the_bonus_only() -> None:
    t = table(side(forces("redline"), hand="break-their-nerve"), side(forces("claw-pack"), hand="dig-in"))
    t.battle("a.redline>b.claw-pack", attacker="break-their-nerve", dice=BOTH_MISS)
    assert attack(t, "a.redline") == 3 + 1
    assert t.discard("b") == []
