"""Combat cards with the icon Carrier."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.content import extra_content
from battlemat.games.pocketmodel.scenario import new_unit, side, table
from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_HIT,
    BOTH_MISS,
    DEFENDER_HITS,
    attack,
    defense,
    duel,
    forces,
)
from tests.rule_marks import rule

RESERVES = "shard-pack@reserves ice-watch@reserves claw-pack@reserves redline@reserves"


@pytest.mark.parametrize("chosen", [["a.shard-pack"], ["a.shard-pack", "a.ice-watch"], ["a.claw-pack"]])
def test_launch_everything_brings_two_stars_of_units_into_the_zone(chosen: list[str]) -> None:
    t = duel(f"stalwart-oath {RESERVES}", "needle-flight", attacker="launch-everything")
    assert attack(t, "a.stalwart-oath") == 3 + 1
    assert t.asked == "a bring-in"
    assert t.options("a") == ["a.shard-pack", "a.ice-watch", "a.claw-pack", "no"]
    assert t.refused("a", ["a.shard-pack", "a.claw-pack"]) == "PM-CRD-44"
    assert t.refused("a", ["a.redline"]) == "PM-CRD-44"
    t.a(chosen)
    arrived = [unit for unit in ("a.shard-pack", "a.ice-watch", "a.claw-pack") if t.zone(unit) == "contested"]
    assert arrived == chosen


def test_launch_everything_launches_where_the_carrier_is() -> None:
    t = duel("needle-flight@home", f"hollow-crown@home-a {RESERVES}", defender="launch-everything")
    t.b("b.claw-pack")
    assert t.zone("b.claw-pack") == "home-a"


def test_launch_everything_need_not_launch() -> None:
    t = duel(f"stalwart-oath {RESERVES}", "needle-flight", attacker="launch-everything")
    t.a("no")
    assert t.events("arrived") == []
    assert t.asked == "b objective-card"


@rule("PM-CRD-47")
def test_launch_everything_needs_its_unit_in_play() -> None:
    t = duel(f"stalwart-oath*4 {RESERVES}", "needle-flight", attacker="launch-everything", dice=BOTH_HIT)
    assert t.zone("a.stalwart-oath") == "reserves"
    assert t.asked == "b objective-card"


def test_launch_everything_gives_another_unit_the_bonus_only() -> None:
    t = duel(f"mercys-wake {RESERVES}", "needle-flight", attacker="launch-everything")
    assert attack(t, "a.mercys-wake") == 4 + 1
    assert t.asked == "b objective-card"


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("shard-pack", 1),
        ("shard-pack ice-watch", 2),
        ("shard-pack ice-watch swift-spark", 3),
        ("shard-pack ice-watch swift-spark azure-flight", 3),
    ],
)
def test_fighter_screen_counts_one_star_units_up_to_three(others: str, bonus: int) -> None:
    t = duel("needle-flight", f"stalwart-oath {others}", defender="fighter-screen")
    assert defense(t, "b.stalwart-oath") == 10 + 1 + bonus


def test_fighter_screen_counts_only_friendly_one_star_units_in_the_zone() -> None:
    b = "stalwart-oath shard-pack needle-flight redline ice-watch@home swift-spark@home-a azure-flight@reserves"
    t = duel("needle-flight shard-pack swift-spark", b, defender="fighter-screen")
    assert defense(t, "b.stalwart-oath") == 10 + 1 + 1


def test_fighter_screen_does_not_count_a_one_star_carrier_itself() -> None:
    with extra_content(new_unit("tiny-tender", defense=9, icons=["carrier"])):
        t = duel("needle-flight", "tiny-tender shard-pack", defender="fighter-screen")
        assert defense(t, "b.tiny-tender") == 9 + 1 + 1


def test_fighter_screen_gives_another_unit_the_bonus_only() -> None:
    t = duel("needle-flight", "mercys-wake shard-pack ice-watch", defender="fighter-screen")
    assert defense(t, "b.mercys-wake") == 10 + 1


def test_recall_signal_brings_a_small_unit_of_the_zone_home() -> None:
    a = "stalwart-oath shard-pack claw-pack redline mercys-wake iron-edict ice-watch@home-b rainfall@reserves"
    t = duel(a, "needle-flight quiet-blade", attacker="recall-signal")
    assert t.asked == "a move-away"
    assert t.options("a") == ["a.shard-pack>home-a", "a.claw-pack>home-a", "no"]
    t.a("a.claw-pack>home-a")
    assert t.zone("a.claw-pack") == "home-a"
    assert t.zone("a.shard-pack") == "contested"


def test_recall_signal_does_not_recall_a_small_carrier_itself() -> None:
    with extra_content(new_unit("tiny-tender", icons=["carrier"])):
        t = duel("tiny-tender shard-pack", "needle-flight", attacker="recall-signal")
        assert t.options("a") == ["a.shard-pack>home-a", "no"]


def test_recall_signal_brings_units_home_from_an_opposing_home_zone() -> None:
    t = duel("stalwart-oath@home-b shard-pack@home-b", "needle-flight@home", attacker="recall-signal")
    t.a("a.shard-pack>home-a")
    assert t.zone("a.shard-pack") == "home-a"


def test_recall_signal_need_not_bring_anything_home() -> None:
    t = duel("stalwart-oath shard-pack", "needle-flight", attacker="recall-signal")
    t.a("no")
    assert t.zone("a.shard-pack") == "contested"


def test_recall_signal_has_nobody_to_recall_at_home() -> None:
    t = duel("needle-flight@home-b", "stalwart-oath@home shard-pack@home", defender="recall-signal")
    assert t.last("played")["ability"] is True
    assert t.asked == "b objective-card"


@rule("PM-CRD-47")
def test_recall_signal_works_although_the_unit_itself_was_destroyed() -> None:
    t = duel("stalwart-oath*4 shard-pack", "needle-flight", attacker="recall-signal", dice=DEFENDER_HITS)
    assert t.zone("a.stalwart-oath") == "reserves"
    t.a("a.shard-pack>home-a")
    assert t.zone("a.shard-pack") == "home-a"


def test_recall_signal_takes_a_unit_out_of_its_own_battle() -> None:
    t = table(side(forces("stalwart-oath shard-pack"), hand="recall-signal"), side(forces("needle-flight quiet-blade")))
    attacks = ("a.stalwart-oath>b.needle-flight", "a.shard-pack>b.quiet-blade")
    t.battle(*attacks, attacker="recall-signal", dice=BOTH_MISS)
    t.a("a.shard-pack>home-a")
    assert t.last("battle-skipped")["attacker"] == "a.shard-pack"


def test_recall_signal_gives_another_unit_the_bonus_only() -> None:
    t = duel("redline shard-pack", "stalwart-oath", attacker="recall-signal", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == 2 + 1
    assert t.asked == "b objective-card"
