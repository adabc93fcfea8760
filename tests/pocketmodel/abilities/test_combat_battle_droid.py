"""Combat cards with the icon Battle Droid."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario
from tests.pocketmodel.abilities.duel import ATTACKER_HITS, BOTH_MISS, DEFENDER_HITS, attack, defense, duel
from tests.rule_marks import rule


@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("buzzline", 1),
        ("buzzline clanking-advance", 2),
        ("buzzline clanking-advance open-maw", 3),
        ("buzzline clanking-advance open-maw rank-and-file", 3),
    ],
)
def test_massed_volley_counts_other_battle_droids_up_to_three(others: str, bonus: int) -> None:
    t = duel(f"rank-and-file {others}", "tripod-battery", attacker="massed-volley")
    assert attack(t, "a.rank-and-file") == 3 + 1 + bonus


@rule("PM-CRD-29")
def test_massed_volley_counts_only_friendly_battle_droids_in_the_zone() -> None:
    a = "rank-and-file buzzline longlegs open-maw@home rank-and-file@home-b clanking-advance@reserves"
    t = duel(a, "tripod-battery buzzline clanking-advance", attacker="massed-volley")
    assert attack(t, "a.rank-and-file") == 3 + 1 + 1


def test_massed_volley_works_for_a_defender_too() -> None:
    t = duel("tripod-battery", "rank-and-file buzzline", defender="massed-volley")
    assert attack(t, "b.rank-and-file") == 3 + 1 + 1


def test_massed_volley_gives_a_droid_the_bonus_only() -> None:
    t = duel("longlegs rank-and-file buzzline", "tripod-battery", attacker="massed-volley")
    assert attack(t, "a.longlegs") == 3 + 1


RESERVES = "shard-pack@reserves buzzline@reserves claw-pack@reserves"


def lose(unit: str, reserves: str = RESERVES) -> PocketScenario:
    return duel("needle-flight", f"{unit} {reserves}", defender="replacement-ranks", dice=ATTACKER_HITS)


def test_replacement_ranks_brings_in_a_one_star_unit() -> None:
    t = lose("rank-and-file")
    assert defense(t, "b.rank-and-file") == 8 + 2
    assert t.asked == "b bring-in"
    assert t.options("b") == ["b.rank-and-file", "b.shard-pack", "b.buzzline", "no"]
    assert t.refused("b", ["b.claw-pack"]) == "PM-CRD-44"
    assert t.refused("b", ["b.shard-pack", "b.buzzline"]) == "PM-CRD-44"
    t.b("b.buzzline")
    assert t.zone("b.buzzline") == "home-b"
    assert t.zone("b.rank-and-file") == "reserves"


def test_replacement_ranks_may_bring_back_the_destroyed_unit_itself() -> None:
    t = lose("rank-and-file", "")
    t.b("b.rank-and-file")
    assert t.zone("b.rank-and-file") == "home-b"
    assert t.tokens("b.rank-and-file") == 0


def test_replacement_ranks_need_not_bring_in_anything() -> None:
    t = lose("rank-and-file")
    t.b("no")
    assert [t.zone(f"b.{unit}") for unit in ("rank-and-file", "shard-pack", "buzzline")] == ["reserves"] * 3
    assert t.asked == "b objective-card"


def test_replacement_ranks_does_nothing_for_a_survivor_or_another_unit() -> None:
    t = lose("open-maw")
    assert t.zone("b.open-maw") == "contested"
    assert t.asked == "b objective-card"
    t = lose("shard-pack")
    assert defense(t, "b.shard-pack") == 9 + 2
    assert t.zone("b.shard-pack") == "reserves"
    assert t.asked == "b objective-card"


def test_replacement_ranks_works_when_a_later_effect_destroys_the_unit() -> None:
    t = duel(
        "gravel-pack*1",
        "rank-and-file",
        attacker="hold-to-the-last",
        defender="replacement-ranks",
        dice=DEFENDER_HITS,
    )
    assert t.zone("b.rank-and-file") == "reserves"
    assert t.options("b") == ["b.rank-and-file", "no"]


@pytest.mark.parametrize(
    ("unit", "leader", "bonus"),
    [
        ("clanking-advance", "grey-courier", 2),
        ("clanking-advance", "grave-talon@home", 2),
        ("clanking-advance", "grave-talon@reserves", 0),
        ("clanking-advance", "", 0),
        ("longlegs", "grave-talon", 0),
    ],
)
def test_linked_orders_gives_defense_with_a_leader_in_play(unit: str, leader: str, bonus: int) -> None:
    t = duel(f"{unit} {leader}", "stone-shield", attacker="linked-orders")
    assert defense(t, f"a.{unit}") == 9 + bonus


def test_linked_orders_does_not_look_at_opposing_leaders() -> None:
    t = duel("clanking-advance", "longlegs grave-talon", attacker="linked-orders", dice=BOTH_MISS)
    assert defense(t, "a.clanking-advance") == 9


@pytest.mark.parametrize("unit", ["clanking-advance", "tripod-battery"])
def test_linked_orders_adds_one_damage_for_any_unit(unit: str) -> None:
    t = duel(unit, "grinding-wheel", attacker="linked-orders", dice=ATTACKER_HITS)
    assert t.tokens("b.grinding-wheel") == 2 + 1
