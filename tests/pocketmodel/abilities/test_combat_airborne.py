"""Combat cards with the icon Airborne."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table
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


def test_diving_pass_gives_an_airborne_unit_damage() -> None:
    t = duel("redline", "stalwart-oath", attacker="diving-pass", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3 + 1
    assert t.tokens("b.stalwart-oath") == 2 + 1


def test_diving_pass_gives_any_other_unit_the_bonus_only() -> None:
    t = duel("dawn-arrow", "stalwart-oath", attacker="diving-pass", dice=ATTACKER_HITS)
    assert attack(t, "a.dawn-arrow") == 3 + 1
    assert t.tokens("b.stalwart-oath") == 2


@pytest.mark.parametrize("zone", ["home-a", "home-b"])
def test_break_skyward_moves_the_unit_to_an_adjacent_zone(zone: str) -> None:
    t = duel("needle-flight", "redline", defender="break-skyward")
    assert defense(t, "b.redline") == 9 + 2
    assert t.asked == "b move-away"
    assert t.options("b") == ["b.redline>home-a", "b.redline>home-b", "no"]
    t.b(f"b.redline>{zone}")
    assert t.zone("b.redline") == zone


def test_break_skyward_leads_from_a_home_zone_only_to_the_contested_zone() -> None:
    t = duel("redline@home-b", "needle-flight@home", attacker="break-skyward")
    assert t.options("a") == ["a.redline>contested", "no"]


def test_break_skyward_need_not_move_the_unit() -> None:
    t = duel("redline", "needle-flight", attacker="break-skyward")
    t.a("no")
    assert t.zone("a.redline") == "contested"
    assert t.asked == "b objective-card"


def test_break_skyward_moves_neither_a_destroyed_nor_another_unit() -> None:
    t = duel("redline*2", "needle-flight", attacker="break-skyward", dice=DEFENDER_HITS)
    assert t.zone("a.redline") == "reserves"
    assert t.asked == "b objective-card"
    t = duel("dawn-arrow", "needle-flight", attacker="break-skyward")
    assert defense(t, "a.dawn-arrow") == 10 + 2
    assert t.asked == "b objective-card"


def strafe(unit: str, dice: tuple[int, ...] = ATTACKER_HITS) -> PocketScenario:
    """An attack into a crowd: of B's units only Longlegs and Trenchjaw are other ground units in the zone."""
    crowd = "tripod-battery longlegs trenchjaw quiet-blade ice-watch@home"
    return duel(f"{unit} gravel-pack", crowd, attacker="strafing-line", dice=dice)


def test_strafing_line_damages_another_opposing_ground_unit_in_the_zone() -> None:
    t = strafe("amber-sting")
    assert t.tokens("b.tripod-battery") == 1 + 1
    assert t.asked == "a damage"
    assert t.options("a") == ["b.longlegs", "b.trenchjaw", "no"]
    t.a("b.longlegs")
    assert t.tokens("b.longlegs") == 1
    assert t.tokens("b.tripod-battery") == 2


def test_strafing_line_is_reduced_by_armor() -> None:
    t = strafe("amber-sting")
    t.a("b.trenchjaw")
    assert t.zone("b.trenchjaw") == "contested"
    assert t.tokens("b.trenchjaw") == 0


def test_strafing_line_need_not_damage_anything() -> None:
    t = strafe("amber-sting")
    t.a("no")
    assert t.tokens("b.longlegs") == 0
    assert t.asked == "b objective-card"


@pytest.mark.parametrize(
    ("unit", "dice"), [("amber-sting", BOTH_MISS), ("redline", DEFENDER_HITS), ("crossbeam", ATTACKER_HITS)]
)
def test_strafing_line_needs_a_hit_by_an_airborne_unit(unit: str, dice: tuple[int, ...]) -> None:
    t = strafe(unit, dice)
    assert t.asked == "b objective-card"
    assert t.tokens("b.longlegs") == 0


@rule("PM-CRD-47")
def test_strafing_line_works_although_the_unit_itself_was_destroyed() -> None:
    t = strafe("amber-sting*1", BOTH_HIT)
    assert t.zone("a.amber-sting") == "reserves"
    t.a("b.longlegs")
    assert t.tokens("b.longlegs") == 1


def test_strafing_line_may_choose_a_ground_unit_of_a_third_player() -> None:
    t = table(
        side("redline@contested", hand="strafing-line"),
        side("quiet-blade@contested needle-flight@contested"),
        side("longlegs@contested crossbeam@contested"),
    )
    t.battle("a.redline>b.quiet-blade", attacker="strafing-line", dice=ATTACKER_HITS)
    assert t.zone("b.quiet-blade") == "reserves"
    assert t.options("a") == ["c.longlegs", "no"]


def test_strafing_line_gives_a_unit_without_airborne_its_damage() -> None:
    t = duel("dawn-arrow", "stalwart-oath", attacker="strafing-line", dice=ATTACKER_HITS)
    assert t.shot("a.dawn-arrow")["hit"]
    assert t.tokens("b.stalwart-oath") == 2 + 1
