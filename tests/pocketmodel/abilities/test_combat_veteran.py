"""Combat cards with the icon Veteran."""

from __future__ import annotations

import pytest

from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_HIT,
    BOTH_MISS,
    DEFENDER_HITS,
    attack,
    defense,
    duel,
)
from tests.rule_marks import rule


@pytest.mark.parametrize(("card", "turned"), [("trial-by-fire", True), ("pass", False)])
def test_trial_by_fire_turns_a_veteran_over_whatever_it_destroyed(card: str, turned: bool) -> None:
    t = duel("dawn-arrow onyx-lead", "shard-pack", attacker=card, dice=ATTACKER_HITS)
    assert t.zone("b.shard-pack") == "reserves"
    assert t.unit("a.dawn-arrow").turned is turned
    assert t.unit("a.onyx-lead").turned is False


def test_trial_by_fire_needs_a_destroyed_unit() -> None:
    t = duel("dawn-arrow", "stalwart-oath", attacker="trial-by-fire", dice=ATTACKER_HITS)
    assert attack(t, "a.dawn-arrow") == 3 + 2
    assert t.unit("a.dawn-arrow").turned is False


def test_trial_by_fire_leaves_a_destroyed_veteran_on_its_icon_side() -> None:
    t = duel("dawn-arrow*2", "shard-pack", attacker="trial-by-fire", dice=BOTH_HIT)
    assert t.zone("a.dawn-arrow") == t.zone("b.shard-pack") == "reserves"
    assert t.unit("a.dawn-arrow").turned is False


def test_trial_by_fire_turns_over_once_if_the_icon_does_so_already() -> None:
    t = duel("dawn-arrow", "redline*1", attacker="trial-by-fire", dice=ATTACKER_HITS)
    assert len(t.events("turned-over")) == 1
    assert t.unit("a.dawn-arrow").turned is True


@rule("PM-ICO-40")
def test_trial_by_fire_gives_a_turned_veteran_the_bonus_only() -> None:
    t = duel("dawn-arrow~", "shard-pack", attacker="trial-by-fire", dice=ATTACKER_HITS)
    assert attack(t, "a.dawn-arrow") == 5 + 2
    assert t.last("played")["ability"] is False
    assert t.unit("a.dawn-arrow").turned is True


def test_trial_by_fire_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline", "shard-pack", attacker="trial-by-fire", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3 + 2
    assert t.events("turned-over") == []


def test_seasoned_crew_rolls_both_own_dice_again() -> None:
    t = duel("dawn-arrow", "crossbeam", attacker="seasoned-crew", dice=(1, 2, 3, 1, 4, 6))
    assert t.asked == "a reroll"
    assert t.options("a") == ["yes", "no"]
    t.a("yes")
    assert t.shot("a.dawn-arrow")["base"] == 4 + 6
    assert t.shot("b.crossbeam")["base"] == 3 + 1
    assert defense(t, "a.dawn-arrow") == 10 + 2


def test_seasoned_crew_need_not_roll_again() -> None:
    t = duel("crossbeam", "dawn-arrow", defender="seasoned-crew", dice=(1, 2, 3, 1))
    assert t.asked == "b reroll"
    t.b("no")
    assert t.shot("b.dawn-arrow")["base"] == 3 + 1


@pytest.mark.parametrize(("unit", "printed"), [("redline", 9), ("dawn-arrow~", 10)])
def test_seasoned_crew_gives_units_without_veteran_the_bonus_only(unit: str, printed: int) -> None:
    t = duel(unit, "crossbeam", attacker="seasoned-crew", dice=(1, 2, 3, 1))
    assert t.asked == "b objective-card"
    assert defense(t, f"a.{unit.rstrip('~')}") == printed + 2


def test_old_scores_turns_a_veteran_over_after_a_hit() -> None:
    t = duel("dawn-arrow*1 onyx-lead", "stalwart-oath", attacker="old-scores", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 2 + 1
    assert t.unit("a.dawn-arrow").turned is True
    assert t.tokens("a.dawn-arrow") == 1
    assert t.unit("a.onyx-lead").turned is False


def test_old_scores_turns_the_veteran_over_at_the_end_of_the_battle() -> None:
    t = duel("dawn-arrow", "ice-watch", attacker="old-scores", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert t.tokens("a.dawn-arrow") == 1
    story = t.story()
    assert story.index("turned-over") > len(story) - 1 - story[::-1].index("damaged")


def test_old_scores_counts_a_hit_for_zero() -> None:
    t = duel("onyx-lead", "slow-thunder", attacker="old-scores", defender="serene-focus", dice=ATTACKER_HITS)
    assert t.tokens("b.slow-thunder") == 0
    assert t.unit("a.onyx-lead").turned is True


@pytest.mark.parametrize("dice", [BOTH_MISS, DEFENDER_HITS])
def test_old_scores_needs_a_hit_by_the_own_unit(dice: tuple[int, ...]) -> None:
    t = duel("dawn-arrow", "redline", attacker="old-scores", dice=dice)
    assert t.zone("a.dawn-arrow") == "contested"
    assert t.unit("a.dawn-arrow").turned is False


def test_old_scores_leaves_a_destroyed_veteran_on_its_icon_side() -> None:
    t = duel("dawn-arrow*2", "redline", attacker="old-scores", dice=BOTH_HIT)
    assert t.zone("a.dawn-arrow") == "reserves"
    assert t.unit("a.dawn-arrow").turned is False


def test_old_scores_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline", "stalwart-oath", attacker="old-scores", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 2 + 1
    assert t.events("turned-over") == []
