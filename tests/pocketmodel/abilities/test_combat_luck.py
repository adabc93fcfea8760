"""Combat cards with the wild icon Luck."""

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
    forces,
    hits_when_jammed,
    kind,
)
from tests.rule_marks import rule

BY_STARS = {1: "shard-pack", 2: "needle-flight", 3: "redline", 4: "stalwart-oath", 5: "hollow-crown"}


@pytest.mark.parametrize("unit", BY_STARS.values())
def test_lucky_break_lets_any_unit_roll_both_dice_again(unit: str) -> None:
    t = duel(unit, "crossbeam", attacker="lucky-break", dice=(1, 2, 3, 1, 4, 5))
    assert t.asked == "a reroll"
    assert t.options("a") == ["yes", "no"]
    t.a("yes")
    assert t.shot(f"a.{unit}")["base"] == 4 + 5
    assert t.shot("b.crossbeam")["base"] == 3 + 1


def test_lucky_break_need_not_be_used() -> None:
    t = duel("crossbeam", "redline", defender="lucky-break", dice=(1, 1, 2, 3))
    t.b("no")
    assert t.shot("b.redline")["base"] == 2 + 3
    assert attack(t, "b.redline") == 3 + 1


@pytest.mark.parametrize(
    ("unit", "dice", "hits"),
    [
        ("shard-pack", (4, 6), True),
        ("needle-flight", (5, 6), True),
        ("needle-flight", (5, 5), True),
        ("shard-pack", (6, 6), True),
        ("shard-pack", (4, 5), False),  # 9 + 2 - 3 < 10 + 3
        ("redline", (4, 6), False),  # too many stars: 10 + 3 - 3 < 10 + 3
        ("stalwart-oath", (4, 6), False),
        ("iron-edict", (4, 6), False),
    ],
)
def test_one_in_a_million_makes_ten_an_automatic_hit_of_a_small_unit(
    unit: str, dice: tuple[int, int], hits: bool
) -> None:
    assert hits_when_jammed(unit, "hollow-crown", (*dice, 1, 1), "one-in-a-million", "brace-for-impact") is hits


@pytest.mark.parametrize("unit", ["needle-flight", "redline"])
def test_one_in_a_million_adds_one_damage_for_any_unit(unit: str) -> None:
    t = duel(unit, "stalwart-oath", attacker="one-in-a-million", dice=ATTACKER_HITS)
    assert t.tokens("b.stalwart-oath") == (1 if unit == "needle-flight" else 2) + 1


def hunch(objectives: str, unit: str = "redline", dice: tuple[int, ...] = BOTH_MISS) -> PocketScenario:
    t = table(side(forces(unit), hand="odd-hunch", objectives=objectives), side(forces("crossbeam")))
    t.battle(f"a.{kind(unit)}>b.crossbeam", attacker="odd-hunch", dice=dice)
    return t


def seen(t: PocketScenario, seat: str | None) -> list[str | None]:
    """What a player sees of A's objectives."""
    return [objective.get("card") for objective in t.view(seat)["players"][0]["objectives"]]


def test_odd_hunch_shows_its_owner_one_face_down_objective() -> None:
    t = hunch("steady-aim war-room siege-camp!")
    assert t.asked == "a peek"
    assert t.options("a") == ["a.objective-1", "a.objective-2"]
    t.a("a.objective-2")
    assert seen(t, "a") == [None, "war-room", "siege-camp"]
    assert seen(t, "b") == seen(t, None) == [None, None, "siege-camp"]
    assert t.objectives("a") == ["steady-aim", "war-room", "siege-camp!"]


def test_odd_hunch_leaves_no_choice_with_one_face_down_objective() -> None:
    t = hunch("- war-room siege-camp!")
    assert t.asked == "b objective-card"
    assert seen(t, "a") == [None, "war-room", "siege-camp"]
    assert seen(t, "b") == [None, None, "siege-camp"]


def test_odd_hunch_does_nothing_without_face_down_objectives() -> None:
    t = hunch("war-room! siege-camp! -")
    assert t.asked == "b objective-card"
    assert t.events("peeked") == []
    assert defense(t, "a.redline") == 9 + 2


@rule("PM-CRD-47")
def test_odd_hunch_works_although_the_unit_itself_was_destroyed() -> None:
    t = hunch("steady-aim war-room siege-camp", "redline*2", DEFENDER_HITS)
    assert t.zone("a.redline") == "reserves"
    assert t.options("a") == ["a.objective-1", "a.objective-2", "a.objective-3"]


@pytest.mark.parametrize("unit", BY_STARS.values())
def test_odd_hunch_works_for_any_unit(unit: str) -> None:
    t = hunch("steady-aim war-room siege-camp", unit)
    assert t.asked == "a peek"


@pytest.mark.parametrize(("unit", "tokens"), [("shard-pack", 1 - 1), ("needle-flight", 2 - 1), ("redline", 3 - 1)])
@pytest.mark.parametrize("die", [5, 6])
def test_close_call_keeps_a_small_unit_in_play_on_five_or_six(unit: str, tokens: int, die: int) -> None:
    t = duel("crossbeam", unit, defender="close-call", dice=(*ATTACKER_HITS, die))
    assert defense(t, f"b.{unit}") == 9 + 1
    assert t.zone(f"b.{unit}") == "contested"
    assert t.tokens(f"b.{unit}") == tokens


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_close_call_does_not_help_on_four_or_less(die: int) -> None:
    t = duel("crossbeam", "redline", defender="close-call", dice=(*ATTACKER_HITS, die))
    assert t.zone("b.redline") == "reserves"


@pytest.mark.parametrize("unit", ["stalwart-oath", "hollow-crown"])
def test_close_call_gives_a_big_unit_the_bonus_only(unit: str) -> None:
    t = duel("crossbeam", f"{unit}*2", defender="close-call", dice=(*ATTACKER_HITS, 6))
    assert defense(t, f"b.{unit}") == 10 + 1
    assert t.zone(f"b.{unit}") == "reserves"
    assert t.events("survival-rolled") == []


def test_close_call_rolls_only_when_the_unit_would_be_destroyed() -> None:
    t = duel("needle-flight", "redline", defender="close-call", dice=(*ATTACKER_HITS, 6))
    assert t.tokens("b.redline") == 1
    assert t.events("survival-rolled") == []


@pytest.mark.parametrize(("second", "zone"), [(5, "contested"), (4, "reserves")])
def test_close_call_rolls_each_time_the_unit_would_be_destroyed(second: int, zone: str) -> None:
    cards = {"attacker": "close-call", "defender": "hold-to-the-last"}
    t = duel("swift-spark", "ice-watch", **cards, dice=(*BOTH_HIT, 6, second))
    assert t.zone("b.ice-watch") == "reserves"
    assert [event["die"] for event in t.events("survival-rolled")] == [6, second]
    assert t.zone("a.swift-spark") == zone


def test_close_call_on_both_sides_rolls_for_the_attacker_first() -> None:
    cards = {"attacker": "close-call", "defender": "close-call"}
    t = duel("swift-spark", "shard-pack", **cards, dice=(*BOTH_HIT, 5, 4))
    assert t.zone("a.swift-spark") == "contested"
    assert t.zone("b.shard-pack") == "reserves"


def test_close_call_denies_the_destruction() -> None:
    cards = {"attacker": "salvage-rights", "defender": "close-call"}
    t = duel("dawn-arrow", "redline", **cards, dice=(*ATTACKER_HITS, 6))
    assert t.discard("a") == ["salvage-rights"]
    assert t.unit("a.dawn-arrow").turned is False


def test_close_call_is_over_with_its_battle() -> None:
    t = duel("crossbeam", "redline", defender="close-call", dice=(*ATTACKER_HITS, 6))
    t.passes("b")
    t.battle("b.redline>a.crossbeam", dice=(*DEFENDER_HITS, 6))
    assert t.zone("b.redline") == "reserves"


@pytest.mark.parametrize(
    ("unit", "dice", "hits"),
    [
        ("shard-pack", (1, 1), True),
        ("needle-flight", (5, 5), True),
        ("stalwart-oath", (3, 3), True),
        ("redline", (4, 4), True),
        ("iron-edict", (2, 2), True),
        ("iron-edict", (4, 3), False),  # 7 + 4 + 1 - 3 < 10 + 3
    ],
)
def test_double_or_nothing_makes_equal_dice_an_automatic_hit(unit: str, dice: tuple[int, int], hits: bool) -> None:
    assert hits_when_jammed(unit, "hollow-crown", (*dice, 1, 2), "double-or-nothing", "brace-for-impact") is hits


def test_double_or_nothing_looks_at_the_own_dice_only() -> None:
    t = duel("redline", "crossbeam", attacker="double-or-nothing", dice=(1, 2, 3, 3))
    assert attack(t, "a.redline") == 3 + 1
    assert [t.shot(unit)["automatic"] for unit in ("a.redline", "b.crossbeam")] == [False, False]


def salvage(unit: str, target: str, dice: tuple[int, ...], defender: str = "pass") -> PocketScenario:
    t = table(
        side(forces(unit), hand="salvage-rights crossfire odd-hunch"),
        side(forces(target), hand=defender.replace("pass", "")),
    )
    t.battle(f"a.{kind(unit)}>b.{kind(target)}", attacker="salvage-rights", defender=defender, dice=dice)
    return t


@pytest.mark.parametrize("unit", BY_STARS.values())
def test_salvage_rights_goes_back_to_hand_after_a_kill_by_any_unit(unit: str) -> None:
    t = salvage(unit, "claw-pack", ATTACKER_HITS)
    assert t.zone("b.claw-pack") == "reserves"
    assert t.hand("a") == ["crossfire", "odd-hunch", "salvage-rights"]  # so nothing is drawn
    assert t.discard("a") == []
    assert t.last("returned-to-hand") == {"player": 0, "card": "salvage-rights"}


def test_salvage_rights_is_discarded_if_the_unit_survives() -> None:
    t = salvage("needle-flight", "redline", ATTACKER_HITS)
    assert t.tokens("b.redline") == 1 + 1
    assert t.discard("a") == ["salvage-rights"]
    assert t.hand("a") == ["brace-for-impact", "crossfire", "odd-hunch"]


def test_salvage_rights_goes_back_although_both_units_are_destroyed() -> None:
    t = salvage("needle-flight*1", "claw-pack", BOTH_HIT)
    assert t.zone("a.needle-flight") == t.zone("b.claw-pack") == "reserves"
    assert t.hand("a") == ["crossfire", "odd-hunch", "salvage-rights"]


def test_salvage_rights_is_discarded_if_its_ability_was_taken_away() -> None:
    t = salvage("needle-flight", "claw-pack", ATTACKER_HITS, defender="data-spike")
    assert t.zone("b.claw-pack") == "reserves"
    assert t.discard("a") == ["salvage-rights"]
