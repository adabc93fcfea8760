"""Combat cards with the icon Transport."""

from __future__ import annotations

import pytest

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
)
from tests.rule_marks import rule


def test_evasive_convoy_moves_the_unit_to_an_adjacent_zone() -> None:
    t = duel("grey-courier", "needle-flight", attacker="evasive-convoy", dice=DEFENDER_HITS)
    assert defense(t, "a.grey-courier") == 10 + 2
    assert t.asked == "a move-away"
    assert t.options("a") == ["a.grey-courier>home-a", "a.grey-courier>home-b", "no"]
    t.a("a.grey-courier>home-b")
    assert t.zone("a.grey-courier") == "home-b"
    assert t.tokens("a.grey-courier") == 1


def test_evasive_convoy_gets_a_defender_out_of_the_next_battle() -> None:
    a, b = forces("needle-flight quiet-blade"), forces("grey-courier")
    t = table(side(a), side(b, hand="evasive-convoy"))
    attacks = ("a.needle-flight>b.grey-courier", "a.quiet-blade>b.grey-courier")
    t.battle(*attacks, defender="evasive-convoy", dice=BOTH_MISS)
    t.b("b.grey-courier>home-b")
    assert t.last("battle-skipped") == {"attacker": "a.quiet-blade", "defender": "b.grey-courier"}


def test_evasive_convoy_need_not_move_the_unit() -> None:
    t = duel("grey-courier", "needle-flight", attacker="evasive-convoy")
    t.a("no")
    assert t.zone("a.grey-courier") == "contested"
    assert t.asked == "b objective-card"


def test_evasive_convoy_moves_neither_a_destroyed_nor_another_unit() -> None:
    t = duel("grey-courier*1", "needle-flight", attacker="evasive-convoy", dice=DEFENDER_HITS)
    assert t.zone("a.grey-courier") == "reserves"
    assert t.asked == "b objective-card"
    t = duel("dawn-arrow", "needle-flight", attacker="evasive-convoy")
    assert defense(t, "a.dawn-arrow") == 10 + 2
    assert t.asked == "b objective-card"


RESERVES = "ice-watch@reserves marsh-patrol@reserves shard-pack@reserves gravel-pack@reserves"


def test_troop_drop_brings_a_one_star_ground_unit_into_the_zone() -> None:
    t = duel(f"grey-courier {RESERVES}", "needle-flight", attacker="troop-drop")
    assert attack(t, "a.grey-courier") == 2 + 1
    assert t.asked == "a bring-in"
    assert t.options("a") == ["a.ice-watch", "a.marsh-patrol", "no"]
    assert t.refused("a", ["a.shard-pack"]) == "PM-CRD-44"
    assert t.refused("a", ["a.gravel-pack"]) == "PM-CRD-44"
    assert t.refused("a", ["a.ice-watch", "a.marsh-patrol"]) == "PM-CRD-44"
    t.a("a.marsh-patrol")
    assert t.zone("a.marsh-patrol") == "contested"
    assert t.zone("a.ice-watch") == "reserves"


def test_troop_drop_drops_into_an_opposing_home_zone_where_the_unit_is() -> None:
    t = duel(f"stalwart-oath@home-b {RESERVES}", "needle-flight@home", attacker="troop-drop")
    t.a("a.ice-watch")
    assert t.zone("a.ice-watch") == "home-b"


def test_troop_drop_need_not_bring_in_anything() -> None:
    t = duel(f"grey-courier {RESERVES}", "needle-flight", attacker="troop-drop")
    t.a("no")
    assert t.zone("a.ice-watch") == t.zone("a.marsh-patrol") == "reserves"


@rule("PM-CRD-47")
def test_troop_drop_needs_its_unit_in_play() -> None:
    t = duel(f"grey-courier*1 {RESERVES}", "needle-flight", attacker="troop-drop", dice=BOTH_HIT)
    assert t.zone("a.grey-courier") == "reserves"
    assert t.asked == "b objective-card"


def test_troop_drop_gives_another_unit_the_bonus_only() -> None:
    t = duel(f"needle-flight {RESERVES}", "quiet-blade", attacker="troop-drop")
    assert attack(t, "a.needle-flight") == 4 + 1
    assert t.asked == "b objective-card"


@pytest.mark.parametrize(
    ("attacker", "unit", "tokens"),
    [
        ("redline", "stalwart-oath", 2 - 1),
        ("needle-flight", "stalwart-oath", 0),
        ("crossbeam", "slow-thunder", 3 - 1 - 1),  # after Armor
        ("rainfall", "sable-verdict", 2),  # no Transport
    ],
)
def test_reinforced_hull_prevents_one_damage_of_a_hit(attacker: str, unit: str, tokens: int) -> None:
    t = duel(attacker, unit, defender="reinforced-hull", dice=ATTACKER_HITS)
    assert t.tokens(f"b.{unit}") == tokens
    assert defense(t, f"b.{unit}") == (9 if unit == "slow-thunder" else 10) + 1


def test_reinforced_hull_prevents_nothing_of_other_damage() -> None:
    t = duel("redline", "ice-watch", attacker="reinforced-hull", defender="hold-to-the-last", dice=ATTACKER_HITS)
    assert t.zone("b.ice-watch") == "reserves"
    assert t.tokens("a.redline") == 1
