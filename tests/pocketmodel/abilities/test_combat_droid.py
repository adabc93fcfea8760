"""Combat cards with the icon Droid."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_MISS,
    DEFENDER_HITS,
    attack,
    defense,
    duel,
    forces,
)
from tests.rule_marks import rule


def test_onboard_repair_removes_one_token_at_the_end_of_the_battle() -> None:
    t = duel("tripod-battery", "grinding-wheel*1 longlegs*1", defender="onboard-repair", dice=ATTACKER_HITS)
    assert defense(t, "b.grinding-wheel") == 9 + 2
    assert t.last("damaged")["amount"] == 2
    assert t.tokens("b.grinding-wheel") == 1 + 2 - 1
    assert t.tokens("b.longlegs") == 1


def test_onboard_repair_does_nothing_without_tokens() -> None:
    t = duel("tripod-battery", "grinding-wheel", defender="onboard-repair")
    assert t.tokens("b.grinding-wheel") == 0
    assert t.events("repaired") == []


def test_onboard_repair_comes_too_late_for_a_destroyed_unit() -> None:
    t = duel("long-reach*1", "needle-flight", attacker="onboard-repair", dice=DEFENDER_HITS)
    assert t.zone("a.long-reach") == "reserves"
    assert t.events("repaired") == []


def test_onboard_repair_gives_a_battle_droid_the_bonus_only() -> None:
    t = duel("clanking-advance*1", "tripod-battery", attacker="onboard-repair")
    assert defense(t, "a.clanking-advance") == 9 + 2
    assert t.tokens("a.clanking-advance") == 1


@rule("PM-CRD-45")
@pytest.mark.parametrize(("die", "rolled", "base"), [("die-1", 5, 5 + 6), ("die-2", 5, 2 + 5), ("die-1", 6, 12)])
def test_targeting_routine_rolls_one_own_die_again(die: str, rolled: int, base: int) -> None:
    t = duel("long-reach", "hollow-crown", attacker="targeting-routine", dice=(2, 6, 1, 3, rolled))
    assert t.asked == "a die"
    assert t.options("a") == ["die-1", "die-2", "no"]
    t.a(die)
    assert t.shot("a.long-reach")["base"] == base
    assert t.shot("a.long-reach")["automatic"] is (base == 12)
    assert t.shot("b.hollow-crown")["base"] == 1 + 3
    assert attack(t, "a.long-reach") == 3 + 1


def test_targeting_routine_need_not_roll_again() -> None:
    t = duel("long-reach", "hollow-crown", attacker="targeting-routine", dice=(2, 6, 1, 3))
    t.a("no")
    assert t.shot("a.long-reach")["base"] == 2 + 6


def test_targeting_routine_offers_equal_dice_once() -> None:
    t = duel("long-reach", "hollow-crown", attacker="targeting-routine", dice=(2, 2, 1, 3))
    assert t.options("a") == ["die-1", "no"]


def test_targeting_routine_gives_another_unit_the_bonus_only() -> None:
    t = duel("needle-flight", "hollow-crown", attacker="targeting-routine", dice=(2, 6, 1, 3))
    assert t.asked == "b objective-card"
    assert attack(t, "a.needle-flight") == 4 + 1


def test_targeting_routine_is_offered_to_the_attacker_first() -> None:
    cards = {"attacker": "targeting-routine", "defender": "targeting-routine"}
    t = duel("long-reach", "old-faithful", **cards, dice=(1, 2, 3, 4, 5, 6))
    assert t.asked == "a die"
    t.a("die-1")
    assert t.asked == "b die"
    t.b("die-1")
    assert t.asked == "b objective-card"
    assert t.shot("a.long-reach")["base"] == 5 + 2
    assert t.shot("b.old-faithful")["base"] == 6 + 4


def test_data_spike_takes_the_ability_of_a_card_played_later() -> None:
    t = duel("long-reach", "crossbeam", attacker="data-spike", defender="linked-cannons", dice=DEFENDER_HITS)
    assert attack(t, "b.crossbeam") == 3 + 1
    assert t.last("damaged")["amount"] == 3
    assert t.last("ability-cancelled") == {"card": "linked-cannons", "player": 1, "by": "data-spike"}


@pytest.mark.parametrize(("unit", "extra"), [("long-reach", 0), ("dawn-arrow", 1)])
def test_data_spike_takes_the_ability_of_a_card_already_played_if_a_droid_uses_it(unit: str, extra: int) -> None:
    t = duel("redline", unit, attacker="diving-pass", defender="data-spike", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3 + 1
    assert t.last("damaged")["amount"] == 2 + extra


def test_data_spike_works_as_a_late_card() -> None:
    t = duel("long-reach", "crossbeam", defender="linked-cannons", late="data-spike", dice=DEFENDER_HITS)
    assert t.last("damaged")["amount"] == 3


@pytest.mark.parametrize("unit", ["long-reach", "needle-flight"])
def test_data_spike_adds_one_damage_for_any_unit(unit: str) -> None:
    t = duel(unit, "stalwart-oath", attacker="data-spike", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 1 + 1


def test_data_spike_ends_changes_that_would_last_longer() -> None:
    a, b = forces("onyx-lead needle-flight"), forces("long-reach rainfall")
    t = table(side(a, hand="press-the-advantage"), side(b, hand="data-spike"))
    attacks = ("a.onyx-lead>b.long-reach", "a.needle-flight>b.rainfall")
    t.battle(*attacks, attacker="press-the-advantage", defender="data-spike", dice=BOTH_MISS)
    assert attack(t, "a.onyx-lead") == 3 + 1
    t.cards(dice=BOTH_MISS)
    assert attack(t, "a.needle-flight") == 4


@pytest.mark.parametrize(("late", "lasting"), [("pass", 1), ("data-spike", 0)])
def test_data_spike_ends_the_changes_of_a_defenders_card_too(late: str, lasting: int) -> None:
    a, b = forces("long-reach needle-flight"), forces("onyx-lead")
    t = table(side(a, hand="data-spike"), side(b, hand="press-the-advantage"))
    attacks = ("a.long-reach>b.onyx-lead", "a.needle-flight>b.onyx-lead")
    t.battle(*attacks, defender="press-the-advantage", late=late, dice=BOTH_MISS)
    assert len(t.unit("b.onyx-lead").changes) == lasting


def test_data_spike_does_not_undo_what_has_been_done() -> None:
    t = table(
        side("lucky-hand@contested", hand="covering-shots", deck="hull-down dig-in old-scores aimed-burst"),
        side("rainfall@contested", hand="data-spike"),
    )
    t.battle("a.lucky-hand>b.rainfall", attacker="covering-shots", defender="data-spike", dice=BOTH_MISS)
    assert [event["count"] for event in t.events("drew") if event["player"] == 0] == [2, 1]
    assert t.hand("a") == ["dig-in", "hull-down", "old-scores"]


def test_data_spike_loses_to_a_data_spike_played_before() -> None:
    t = duel("long-reach", "rainfall", attacker="data-spike", defender="data-spike", dice=BOTH_MISS)
    assert [event["ability"] for event in t.events("played")] == [True, False]
    assert [event["player"] for event in t.events("ability-cancelled")] == [1]


def test_data_spike_acts_in_its_own_battle_only() -> None:
    a, b = forces("long-reach needle-flight"), forces("rainfall crossbeam")
    t = table(side(a, hand="data-spike"), side(b, hand="linked-cannons"))
    t.battle("a.long-reach>b.rainfall", "a.needle-flight>b.crossbeam", attacker="data-spike", dice=BOTH_MISS)
    t.cards(defender="linked-cannons", dice=DEFENDER_HITS)
    assert t.last("damaged")["amount"] == 3 + 1


def test_data_spike_leaves_the_bonus_alone_and_stops_what_was_still_to_come() -> None:
    t = duel("long-reach", "crossbeam", attacker="data-spike", defender="overcharged-bolts", dice=DEFENDER_HITS)
    assert attack(t, "b.crossbeam") == 3
    assert t.last("damaged")["amount"] == 3 + 2
    assert t.tokens("b.crossbeam") == 0
