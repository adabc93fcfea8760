"""Combat cards with the icon Turbolaser."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario
from tests.pocketmodel.abilities.duel import ATTACKER_HITS, BOTH_HIT, BOTH_MISS, DEFENDER_HITS, attack, duel

BY_STARS = {1: "shard-pack", 2: "needle-flight", 3: "redline", 4: "stalwart-oath", 5: "hollow-crown"}


@pytest.mark.parametrize(
    ("unit", "stars", "extra"),
    [
        ("mercys-wake", 1, 0),
        ("mercys-wake", 2, 0),
        ("mercys-wake", 3, 0),
        ("mercys-wake", 4, 2),
        ("mercys-wake", 5, 2),
        ("needle-flight", 5, 0),
    ],
)
def test_full_broadside_gives_attack_against_four_or_five_stars(unit: str, stars: int, extra: int) -> None:
    t = duel(unit, BY_STARS[stars], attacker="full-broadside")
    assert attack(t, f"a.{unit}") == 4 + extra


@pytest.mark.parametrize("unit", ["mercys-wake", "dawn-arrow"])
def test_full_broadside_adds_one_damage_for_any_unit(unit: str) -> None:
    t = duel(unit, "redline", attacker="full-broadside", dice=ATTACKER_HITS)
    assert t.last("damaged")["amount"] == 2 + 1


def salvo(unit: str = "mercys-wake", dice: tuple[int, ...] = ATTACKER_HITS) -> PocketScenario:
    """An attack on Redline, next to which B has a space unit and two ground units, one with Armor."""
    crowd = "redline stalwart-oath longlegs trenchjaw quiet-blade@home crossbeam@reserves"
    return duel(f"{unit} claw-pack", crowd, attacker="bracketing-salvo", dice=dice)


def test_bracketing_salvo_damages_another_opposing_unit_in_the_zone() -> None:
    t = salvo()
    assert attack(t, "a.mercys-wake") == 4 + 1
    assert t.tokens("b.redline") == 2
    assert t.asked == "a damage"
    assert t.options("a") == ["b.stalwart-oath", "b.longlegs", "b.trenchjaw", "no"]
    t.a("b.longlegs")
    assert t.tokens("b.longlegs") == 1
    assert t.tokens("b.redline") == 2


def test_bracketing_salvo_gets_nothing_from_turbolaser_and_loses_to_armor() -> None:
    t = salvo()
    t.a("b.stalwart-oath")
    assert t.tokens("b.stalwart-oath") == 1
    t = salvo()
    t.a("b.trenchjaw")
    assert t.tokens("b.trenchjaw") == 0
    assert t.zone("b.trenchjaw") == "contested"


def test_bracketing_salvo_need_not_damage_anything() -> None:
    t = salvo()
    t.a("no")
    assert [event["unit"] for event in t.events("damaged")] == ["b.redline"]
    assert t.asked == "b objective-card"


def test_bracketing_salvo_works_although_the_unit_itself_was_destroyed() -> None:
    t = salvo("mercys-wake*3", BOTH_HIT)
    assert t.zone("a.mercys-wake") == "reserves"
    t.a("b.longlegs")
    assert t.tokens("b.longlegs") == 1


def test_bracketing_salvo_of_a_defender_aims_at_the_attackers_friends() -> None:
    t = duel("redline needle-flight", "mercys-wake claw-pack", defender="bracketing-salvo", dice=DEFENDER_HITS)
    assert t.options("b") == ["a.needle-flight", "no"]


@pytest.mark.parametrize(
    ("unit", "dice"), [("mercys-wake", BOTH_MISS), ("mercys-wake", DEFENDER_HITS), ("stalwart-oath", ATTACKER_HITS)]
)
def test_bracketing_salvo_needs_a_hit_by_a_turbolaser_unit(unit: str, dice: tuple[int, ...]) -> None:
    t = salvo(unit, dice)
    assert attack(t, f"a.{unit}") == (4 if unit == "mercys-wake" else 3) + 1
    assert t.asked == "b objective-card"


@pytest.mark.parametrize(
    ("unit", "stars", "damage"),
    [
        ("mercys-wake", 1, 2 + 1),
        ("mercys-wake", 2, 2 + 1),
        ("mercys-wake", 3, 2 + 1),
        ("mercys-wake", 4, 2 + 1),
        ("mercys-wake", 5, 2 + 1),
        ("redline", 3, 2),
    ],
)
def test_main_battery_makes_turbolaser_work_against_any_stars(unit: str, stars: int, damage: int) -> None:
    t = duel(unit, BY_STARS[stars], attacker="main-battery", dice=ATTACKER_HITS)
    assert attack(t, f"a.{unit}") == (4 if unit == "mercys-wake" else 3) + 1
    assert t.last("damaged")["amount"] == damage


def test_main_battery_does_nothing_for_the_opposing_turbolaser() -> None:
    t = duel("longlegs", "sandline-gunners", attacker="main-battery", dice=DEFENDER_HITS)
    assert t.tokens("a.longlegs") == 2
