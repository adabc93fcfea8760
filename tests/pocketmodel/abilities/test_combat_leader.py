"""Combat cards with the icon Leader."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table
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


def three_battles(card: str, leader: str = "grey-courier") -> PocketScenario:
    """A's leader attacks with the card, then a friend in the same zone and one at home attack; the first is over."""
    t = table(
        side(f"{leader}@contested needle-flight@contested swift-spark@home", hand=card),
        side("redline@contested long-reach@contested crossbeam@home-a cinder-flight"),
    )
    attacks = (f"a.{leader}>b.redline", "a.needle-flight>b.long-reach", "a.swift-spark>b.crossbeam")
    t.battle(*attacks, attacker=card, dice=BOTH_MISS)
    return t


@rule("PM-CRD-08")
def test_rally_the_line_gives_units_in_the_zone_defense_until_the_end_of_the_turn() -> None:
    t = three_battles("rally-the-line")
    assert defense(t, "a.grey-courier") == 10 + 1 + 1
    t.cards(dice=BOTH_MISS)
    assert defense(t, "a.needle-flight") == 9 + 1
    assert defense(t, "b.long-reach") == 9
    t.cards(dice=BOTH_MISS)
    assert defense(t, "a.swift-spark") == 8
    t.passes("b")
    t.battle("b.redline>a.needle-flight", dice=BOTH_MISS)
    assert defense(t, "a.needle-flight") == 9


def test_rally_the_line_lasts_for_a_defender_through_the_turn_of_the_attacker() -> None:
    a, b = forces("needle-flight claw-pack"), forces("grey-courier")
    t = table(side(a), side(b, hand="rally-the-line"))
    attacks = ("a.needle-flight>b.grey-courier", "a.claw-pack>b.grey-courier")
    t.battle(*attacks, defender="rally-the-line", dice=BOTH_MISS)
    assert defense(t, "b.grey-courier") == 10 + 1 + 1
    t.cards(dice=BOTH_MISS)
    assert defense(t, "b.grey-courier") == 10 + 1
    t.passes("b")
    t.battle("b.grey-courier>a.claw-pack", dice=BOTH_MISS)
    assert defense(t, "b.grey-courier") == 10


def test_rally_the_line_gives_another_unit_the_bonus_only() -> None:
    t = three_battles("rally-the-line", "quiet-blade")
    assert defense(t, "a.quiet-blade") == 9 + 1
    t.cards(dice=BOTH_MISS)
    assert defense(t, "a.needle-flight") == 9


@rule("PM-CRD-08")
def test_press_the_advantage_gives_units_in_the_zone_attack_until_the_end_of_the_turn() -> None:
    t = three_battles("press-the-advantage")
    assert attack(t, "a.grey-courier") == 2 + 1 + 1
    assert attack(t, "b.redline") == 3
    t.cards(dice=BOTH_MISS)
    assert attack(t, "a.needle-flight") == 4 + 1
    assert attack(t, "b.long-reach") == 3
    t.cards(dice=BOTH_MISS)
    assert attack(t, "a.swift-spark") == 3
    t.passes("b")
    t.battle("b.redline>a.needle-flight", dice=BOTH_MISS)
    assert attack(t, "a.needle-flight") == 4


def test_press_the_advantage_gives_another_unit_the_bonus_only() -> None:
    t = three_battles("press-the-advantage", "quiet-blade")
    assert attack(t, "a.quiet-blade") == 4 + 1
    t.cards(dice=BOTH_MISS)
    assert attack(t, "a.needle-flight") == 4


RESERVES = "shard-pack@reserves ice-watch@reserves claw-pack@reserves"


@pytest.mark.parametrize(("tokens", "dice"), [("", BOTH_MISS), ("*1", DEFENDER_HITS)])
def test_commanders_reserve_brings_in_a_one_star_unit_even_if_its_unit_fell(tokens: str, dice: tuple[int, ...]) -> None:
    t = duel(f"grey-courier{tokens} {RESERVES}", "needle-flight", attacker="commanders-reserve", dice=dice)
    assert t.zone("a.grey-courier") == ("reserves" if tokens else "contested")
    assert t.asked == "a bring-in"
    assert t.options("a") == ["a.shard-pack", "a.ice-watch", "no"]
    assert t.refused("a", ["a.claw-pack"]) == "PM-CRD-44"
    assert t.refused("a", ["a.shard-pack", "a.ice-watch"]) == "PM-CRD-44"
    t.a("a.ice-watch")
    assert t.zone("a.ice-watch") == "home-a"
    assert t.zone("a.shard-pack") == "reserves"


def test_commanders_reserve_need_not_bring_in_anything() -> None:
    t = duel(f"grey-courier {RESERVES}", "needle-flight", attacker="commanders-reserve")
    t.a("no")
    assert t.zone("a.shard-pack") == t.zone("a.ice-watch") == "reserves"
    assert t.asked == "b objective-card"


def test_commanders_reserve_gives_another_unit_the_bonus_only() -> None:
    t = duel(f"needle-flight {RESERVES}", "stalwart-oath", attacker="commanders-reserve", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 1 + 1
    assert t.asked == "b objective-card"


def test_standing_orders_lasts_until_the_next_turn_of_its_owner() -> None:
    t = duel("grey-courier needle-flight", "redline", attacker="standing-orders")
    assert defense(t, "a.grey-courier") == 10 + 1 + 1
    t.passes("b")
    t.battle("b.redline>a.grey-courier", dice=BOTH_MISS)
    assert defense(t, "a.grey-courier") == 10 + 1
    t.passes("a")
    t.battle("a.grey-courier>b.redline", dice=BOTH_MISS)
    assert defense(t, "a.grey-courier") == 10


def test_standing_orders_of_a_defender_ends_before_the_own_turn_and_stays_with_its_unit() -> None:
    a, b = forces("redline claw-pack"), forces("grey-courier needle-flight")
    t = table(side(a), side(b, hand="standing-orders"))
    t.battle("a.claw-pack>b.grey-courier", "a.redline>b.needle-flight", defender="standing-orders", dice=BOTH_MISS)
    assert defense(t, "b.grey-courier") == 10 + 1 + 1
    t.cards(dice=BOTH_MISS)
    assert defense(t, "b.needle-flight") == 9
    t.passes("b")
    t.battle("b.grey-courier>a.redline", dice=BOTH_MISS)
    assert defense(t, "b.grey-courier") == 10


def test_standing_orders_gives_another_unit_the_bonus_only() -> None:
    t = duel("needle-flight", "redline", attacker="standing-orders")
    assert defense(t, "a.needle-flight") == 9 + 1
    t.passes("b")
    t.battle("b.redline>a.needle-flight", dice=BOTH_MISS)
    assert defense(t, "a.needle-flight") == 9
