"""Combat cards with the wild icon Force."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.content import extra_content
from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.abilities.duel import (
    ATTACKER_HITS,
    BOTH_HIT,
    BOTH_MISS,
    DEFENDER_HITS,
    attack,
    defense,
    duel,
    forces,
    kind,
)
from tests.rule_marks import rule
from tests.rules.pocketmodel.records import damage, for_any

BY_STARS = {1: "shard-pack", 2: "needle-flight", 3: "redline", 4: "stalwart-oath", 5: "hollow-crown"}


@rule("PM-CRD-24")
@pytest.mark.parametrize("unit", BY_STARS.values())
@pytest.mark.parametrize(("die", "base"), [("die-1", 6 + 3), ("die-2", 2 + 6)])
def test_guided_shot_sets_one_own_die_to_six_for_any_unit(unit: str, die: str, base: int) -> None:
    t = duel(unit, "crossbeam", attacker="guided-shot", dice=(2, 3, 1, 1))
    assert t.asked == "a die"
    assert t.options("a") == ["die-1", "die-2", "no"]
    t.a(die)
    told = {
        "player": 0,
        "card": "guided-shot",
        "side": 0,
        "before": [2, 3],
        "dice": [6, 3] if die == "die-1" else [2, 6],
    }
    assert t.last("die-set") == told
    assert t.shot(f"a.{unit}")["base"] == base
    assert t.shot("b.crossbeam")["base"] == 1 + 1


@rule("PM-CRD-45")
def test_guided_shot_can_make_an_automatic_hit() -> None:
    t = duel("crossbeam", "redline", defender="guided-shot", dice=(1, 1, 6, 1))
    t.b("die-2")
    assert t.shot("b.redline")["automatic"] is True
    assert attack(t, "b.redline") == 3 + 1


def test_guided_shot_need_not_change_a_die() -> None:
    t = duel("crossbeam", "redline", attacker="guided-shot", dice=(2, 3, 1, 1))
    t.a("no")
    assert t.shot("a.crossbeam")["base"] == 2 + 3


@rule("PM-CRD-45")
@pytest.mark.parametrize("stars", [1, 2, 3])
def test_premonition_makes_the_opposing_player_roll_both_dice_again(stars: int) -> None:
    unit = BY_STARS[stars]
    t = duel("crossbeam", unit, defender="premonition", dice=(6, 6, 2, 3, 1, 4))
    assert t.asked == "b reroll"
    assert t.options("b") == ["yes", "no"]
    t.b("yes")
    assert t.shot("a.crossbeam")["base"] == 1 + 4
    assert t.shot("a.crossbeam")["automatic"] is False
    assert t.shot(f"b.{unit}")["base"] == 2 + 3
    assert defense(t, f"b.{unit}") == 9 + 1


def test_premonition_need_not_be_used() -> None:
    t = duel("crossbeam", "redline", defender="premonition", dice=(6, 5, 2, 3))
    t.b("no")
    assert t.shot("a.crossbeam")["base"] == 6 + 5


@pytest.mark.parametrize("stars", [4, 5])
def test_premonition_gives_a_big_unit_the_bonus_only(stars: int) -> None:
    t = duel("crossbeam", BY_STARS[stars], defender="premonition")
    assert t.asked == "b objective-card"
    assert defense(t, f"b.{BY_STARS[stars]}") == 10 + 1


def test_premonition_may_undo_what_the_attacker_made_of_the_dice() -> None:
    t = duel("crossbeam", "redline", attacker="guided-shot", defender="premonition", dice=(6, 1, 2, 3, 1, 4))
    t.a("die-2")
    t.b("yes")
    assert t.shot("a.crossbeam")["base"] == 1 + 4


@pytest.mark.parametrize(
    ("attacker", "unit", "tokens"),
    [
        ("crossbeam", "redline", 3 - 2),
        ("needle-flight", "shard-pack", 0),
        ("crossbeam", "hollow-crown", 3 - 2),
        ("crossbeam", "slow-thunder", 0),  # 3 - 1 for Armor - 2
        ("frostmarch@home", "trenchjaw@home-a", 0),
    ],
)
def test_serene_focus_prevents_two_damage_of_a_hit_on_any_unit(attacker: str, unit: str, tokens: int) -> None:
    t = duel(attacker, unit, defender="serene-focus", dice=ATTACKER_HITS)
    assert t.tokens(f"b.{kind(unit)}") == tokens
    assert t.zone(f"b.{kind(unit)}") != "reserves"


def test_serene_focus_adds_one_defense_and_prevents_nothing_of_other_damage() -> None:
    t = duel("redline", "ice-watch", attacker="serene-focus", defender="hold-to-the-last", dice=BOTH_HIT)
    assert defense(t, "a.redline") == 9 + 1
    assert t.tokens("a.redline") == 0 + 1  # nothing by the hit, one by the card


@pytest.mark.parametrize(("stars", "less"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_wave_of_dread_weakens_the_unit_that_faces_a_big_one(stars: int, less: int) -> None:
    unit = BY_STARS[stars]
    t = duel(unit, "crossbeam", attacker="wave-of-dread")
    assert attack(t, "b.crossbeam") == 3 - less
    assert defense(t, "b.crossbeam") == 9 - less
    assert attack(t, f"a.{unit}") == {1: 2, 2: 4, 3: 3, 4: 3, 5: 4}[stars] + 1


def test_wave_of_dread_is_over_with_its_battle() -> None:
    t = duel("redline", "crossbeam", attacker="wave-of-dread")
    t.passes("b")
    t.battle("b.crossbeam>a.redline", dice=BOTH_MISS)
    assert attack(t, "b.crossbeam") == 3
    assert defense(t, "b.crossbeam") == 9


def test_clouded_future_takes_the_bonus_of_a_card_played_later() -> None:
    t = duel("needle-flight", "hollow-crown", attacker="clouded-future", defender="steady-aim", dice=ATTACKER_HITS)
    assert attack(t, "b.hollow-crown") == 4
    assert t.tokens("b.hollow-crown") == 1 + 1


@pytest.mark.parametrize("unit", BY_STARS.values())
def test_clouded_future_takes_the_bonus_of_a_card_already_played(unit: str) -> None:
    t = duel("redline", unit, attacker="diving-pass", defender="clouded-future", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3
    assert t.last("damaged")["amount"] == 2 + 1  # the ability still works


@pytest.mark.parametrize("card", ["heavy-charge", "brace-for-impact"])
def test_clouded_future_takes_bonuses_of_every_kind(card: str) -> None:
    t = duel("redline", "hollow-crown", attacker=card, defender="clouded-future", dice=ATTACKER_HITS)
    assert t.tokens("b.hollow-crown") == 2
    assert defense(t, "a.redline") == 9


def test_clouded_future_on_both_sides_leaves_no_bonus() -> None:
    cards = {"attacker": "clouded-future", "defender": "clouded-future"}
    t = duel("redline", "hollow-crown", **cards, dice=BOTH_HIT)
    assert t.tokens("b.hollow-crown") == 2
    assert t.last("damaged")["amount"] == 3


@pytest.mark.parametrize(("first", "second"), [("clouded-future", "data-spike"), ("data-spike", "clouded-future")])
def test_clouded_future_loses_to_data_spike_in_either_order(first: str, second: str) -> None:
    t = duel("rainfall", "old-faithful", attacker=first, defender=second, dice=BOTH_HIT)
    assert [event["amount"] for event in t.events("damaged")] == [2 + 1, 2 + 1]


def test_sudden_silence_of_the_attacker_silences_the_defender() -> None:
    t = table(
        side(forces("shard-pack needle-flight"), hand="sudden-silence"),
        side(forces("hollow-crown"), hand="steady-aim steady-aim"),
    )
    attacks = ("a.shard-pack>b.hollow-crown", "a.needle-flight>b.hollow-crown")
    t.a("combat", list(attacks))
    t.dice(*BOTH_MISS)
    t.a("sudden-silence")
    assert t.last("card-forbidden") == {"player": 1, "card": "sudden-silence"}
    assert attack(t, "a.shard-pack") == 2 + 1
    assert attack(t, "b.hollow-crown") == 4
    assert t.asked == "a combat-card"  # the next battle
    t.passes("a")
    assert t.asked == "b combat-card"
    assert t.options("b") == ["pass", "steady-aim", "brace-for-impact"]


@pytest.mark.parametrize("unit", BY_STARS.values())
def test_sudden_silence_of_the_defender_silences_a_late_attacker(unit: str) -> None:
    t = table(side(forces("crossbeam"), hand="steady-aim"), side(forces(unit), hand="sudden-silence"))
    t.a("combat", [f"a.crossbeam>b.{unit}"])
    t.passes("a")
    t.dice(*BOTH_MISS)
    t.b("sudden-silence")
    assert t.last("card-forbidden") == {"player": 0, "card": "sudden-silence"}
    assert t.asked == "b objective-card"
    assert attack(t, "a.crossbeam") == 3
    assert "steady-aim" in t.hand("a")


def test_sudden_silence_finds_nobody_who_has_left_the_battle() -> None:
    silence = {"when": "play", "op": "forbid", "what": "play_combat_card"}
    with extra_content(for_any("last-word", silence, damage("play", "opposing", 9))):
        t = duel("redline", "dawn-arrow", attacker="last-word")
    assert t.zone("b.dawn-arrow") == "reserves"
    assert not t.events("card-forbidden")


def test_sudden_silence_does_nothing_to_a_card_played_before() -> None:
    t = duel("redline", "hollow-crown", attacker="diving-pass", defender="sudden-silence", dice=ATTACKER_HITS)
    assert attack(t, "a.redline") == 3 + 1
    assert t.tokens("b.hollow-crown") == 2 + 1


def test_sudden_silence_is_itself_stopped_by_data_spike() -> None:
    t = duel("rainfall", "hollow-crown", attacker="data-spike", defender="sudden-silence", dice=DEFENDER_HITS)
    assert t.last("ability-cancelled")["card"] == "sudden-silence"
    assert attack(t, "b.hollow-crown") == 4 + 1
