"""Objective cards that change values of units and objectives while they are face up."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table
from tests.pocketmodel.objectives import each_way

Values = dict[str, tuple[int, int]]
"""Attack and Defense with which units fought."""


def fight(t: PocketScenario, *attacks: str) -> Values:
    """One Combat action with battles in which everybody rolls 2 and nobody hits."""
    t.battle(*attacks, dice=(1, 1, 1, 1))
    for _ in attacks[1:]:
        t.cards(dice=(1, 1, 1, 1))
    missed = t.events("missed")
    assert len(missed) == 2 * len(attacks)
    values: Values = {}
    for first, second in zip(missed[::2], missed[1::2], strict=True):
        values[first["unit"]] = (first["score"] - 2, second["needed"])
        values[second["unit"]] = (second["score"] - 2, first["needed"])
    return values


def strike_attacks(t: PocketScenario, *units: str) -> list[int]:
    """The Attack of each unit of a Strike action at the first place of b; everybody rolls 2 and fails."""
    t.strike("b.objective-1", *units, dice=(1, 1) * len(units))
    failed = t.events("strike-failed")
    assert [strike["unit"] for strike in failed] == list(units)
    return [strike["score"] - 2 for strike in failed]


def needed(objectives: str, place: int, *, striker: str = "") -> int:
    """The defense score of one of b's objectives in a strike of a's Needle Flight."""
    t = table(side("needle-flight@home-b", objectives=striker or "dig-in dig-in dig-in"), side(objectives=objectives))
    t.strike(f"b.objective-{place}", "a.needle-flight", dice=(1, 1))
    defense = t.last("strike-failed")["needed"]
    assert isinstance(defense, int)
    return defense


# Shield Generator: Your other objectives have +1 Defense.


def test_shield_generator_protects_the_other_objectives_of_its_owner() -> None:
    assert needed("shield-generator! steady-aim fleet-command!", 2) == 10 + 1
    assert needed("shield-generator! steady-aim fleet-command!", 3) == 12 + 1
    assert needed("shield-generator! steady-aim fleet-command!", 1) == 12, "not itself"
    assert needed("shield-generator steady-aim fleet-command!", 2) == 10, "not face down"
    assert needed("shield-generator steady-aim fleet-command!", 1) == 12, "not itself, turned up by this strike"
    assert needed("steady-aim dig-in dig-in", 1, striker="shield-generator! dig-in dig-in") == 10, "not the opponent's"


def test_shield_generator_works_once_for_each_copy() -> None:
    assert needed("shield-generator! shield-generator! steady-aim", 3) == 10 + 2
    assert needed("shield-generator! shield-generator! steady-aim", 1) == 12 + 1


@pytest.mark.parametrize(("die", "left"), [(2, "-"), (1, "brace-for-impact")])
def test_shield_generator_decides_a_strike(die: int, left: str) -> None:
    t = table("needle-flight@home-b", side(objectives="shield-generator! steady-aim steady-aim"))
    t.strike("b.objective-2", "a.needle-flight", dice=(5, die))
    assert t.objectives("b")[1] == left


def test_shield_generator_stops_working_when_it_is_destroyed() -> None:
    t = table("needle-flight@home-b", side(objectives="shield-generator! steady-aim steady-aim"))
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    t.ends_turn("b").passes("a")
    t.strike("b.objective-2", "a.needle-flight", dice=(1, 1))
    assert t.last("strike-failed")["needed"] == 10


# Bunker Network: Your ground units get +1 defense.


@each_way("bunker-network")
def test_bunker_network_gives_own_ground_units_defense(objectives: str, works: int) -> None:
    t = table(
        side("gravel-pack@contested needle-flight@contested", objectives=objectives),
        "marsh-patrol@contested long-reach@contested",
    )
    assert fight(t, "a.gravel-pack>b.marsh-patrol", "a.needle-flight>b.long-reach") == {
        "a.gravel-pack": (3, 9 + works),
        "b.marsh-patrol": (2, 9),
        "a.needle-flight": (4, 9),
        "b.long-reach": (3, 9),
    }


def test_bunker_network_works_for_defenders_too() -> None:
    t = table(
        "gravel-pack@contested", side("marsh-patrol@contested", objectives="bunker-network! steady-aim steady-aim")
    )
    assert fight(t, "a.gravel-pack>b.marsh-patrol") == {"a.gravel-pack": (3, 9), "b.marsh-patrol": (2, 10)}


# Fleet Command: Your Leader units get +1 attack in battles.


@each_way("fleet-command")
def test_fleet_command_gives_own_leaders_attack_in_battles(objectives: str, works: int) -> None:
    t = table(
        side("onyx-lead@contested needle-flight@contested", objectives=objectives),
        "dawn-arrow@contested",
    )
    assert fight(t, "a.onyx-lead>b.dawn-arrow", "a.needle-flight>b.dawn-arrow") == {
        "a.onyx-lead": (3 + works, 10),
        "a.needle-flight": (4, 9),
        "b.dawn-arrow": (3, 10),
    }


def test_fleet_command_works_for_defenders_and_turned_veterans() -> None:
    t = table("onyx-lead@contested", side("dawn-arrow@contested~", objectives="fleet-command! steady-aim steady-aim"))
    assert fight(t, "a.onyx-lead>b.dawn-arrow") == {"a.onyx-lead": (3, 10), "b.dawn-arrow": (6, 10)}


def test_fleet_command_does_not_work_in_strikes() -> None:
    t = table(side("onyx-lead@home-b", objectives="fleet-command! steady-aim steady-aim"))
    assert strike_attacks(t, "a.onyx-lead") == [3]


# Sensor Array: Your units get +1 attack in strikes.


@each_way("sensor-array")
def test_sensor_array_gives_own_units_attack_in_strikes(objectives: str, works: int) -> None:
    t = table(side("needle-flight@home-b gravel-pack@home-b", objectives=objectives))
    ground = 1
    assert strike_attacks(t, "a.needle-flight", "a.gravel-pack") == [4 + works, 3 + ground + works]


def test_sensor_array_does_nothing_in_battles_or_for_opponents() -> None:
    objectives = "sensor-array! steady-aim steady-aim"
    t = table(side("needle-flight@contested", objectives=objectives), "long-reach@contested")
    assert fight(t, "a.needle-flight>b.long-reach") == {"a.needle-flight": (4, 9), "b.long-reach": (3, 9)}
    t = table("needle-flight@home-b", side(objectives=objectives))
    assert strike_attacks(t, "a.needle-flight") == [4]


def test_a_unit_shows_what_face_up_objectives_give_it() -> None:
    t = table(side("needle-flight@home-b", objectives="sensor-array! dig-in dig-in"), side("marsh-patrol@home-b"))
    shown = {unit["id"]: unit["standing"] for player in t.match.view(0)["players"] for unit in player["units"]}
    assert shown == {
        "a.needle-flight": [{"stat": "attack", "amount": 1, "scope": "strike", "card": "sensor-array"}],
        "b.marsh-patrol": [],
    }


# Jamming Station: Opposing units in your home zone get -1 attack in battles and strikes.


@each_way("jamming-station")
def test_jamming_station_weakens_opposing_units_in_the_own_home_zone_in_battles(objectives: str, works: int) -> None:
    t = table(
        "needle-flight@home-b cinder-flight@contested",
        side("long-reach azure-flight@contested", objectives=objectives),
    )
    assert fight(t, "a.needle-flight>b.long-reach", "a.cinder-flight>b.azure-flight") == {
        "a.needle-flight": (4 - works, 9),
        "b.long-reach": (3, 9),
        "a.cinder-flight": (2, 9),
        "b.azure-flight": (2, 9),
    }


@pytest.mark.parametrize(
    ("objectives", "attack"),
    [("steady-aim jamming-station heavy-charge", 4), ("steady-aim jamming-station! jamming-station!", 2)],
)
def test_jamming_station_weakens_strikes(objectives: str, attack: int) -> None:
    t = table("needle-flight@home-b", side(objectives=objectives))
    assert strike_attacks(t, "a.needle-flight") == [attack]


def test_jamming_station_counts_for_the_very_strike_that_reveals_it() -> None:
    t = table("needle-flight@home-b", side(objectives="jamming-station steady-aim steady-aim"))
    assert strike_attacks(t, "a.needle-flight") == [3]


def test_jamming_station_weakens_the_units_of_all_opponents() -> None:
    t = table(
        "needle-flight@home-b quiet-blade@home-c",
        side(objectives="jamming-station! steady-aim steady-aim"),
        "long-reach@home-b azure-flight",
    )
    assert fight(t, "a.needle-flight>c.long-reach", "a.quiet-blade>c.azure-flight") == {
        "a.needle-flight": (3, 9),
        "c.long-reach": (2, 9),
        "a.quiet-blade": (4, 9),
        "c.azure-flight": (2, 9),
    }


# Munitions Plant: Your Torpedo units get +1 damage.


@each_way("munitions-plant")
def test_munitions_plant_gives_own_torpedo_units_damage(objectives: str, works: int) -> None:
    t = table(
        side("hammer-flight@contested needle-flight@contested", objectives=objectives),
        "unbroken@contested tidal-hope@contested",
    )
    t.battle("a.hammer-flight>b.unbroken", "a.needle-flight>b.tidal-hope", dice=(6, 6, 1, 1))
    t.cards(dice=(6, 6, 1, 1))
    assert t.tokens("b.unbroken") == 2 + works
    assert t.tokens("b.tidal-hope") == 1, "no Torpedo"


def test_munitions_plant_works_for_defenders_and_not_for_opponents() -> None:
    t = table(
        "hammer-flight@contested", side("crossbeam@contested", objectives="munitions-plant! steady-aim steady-aim")
    )
    t.battle("a.hammer-flight>b.crossbeam", dice=(6, 6, 6, 6))
    assert [(hit["unit"], hit["amount"]) for hit in t.events("damaged")] == [
        ("b.crossbeam", 2),
        ("a.hammer-flight", 4),
    ]


# Droid Foundry: Your Droid units and Battle Droid units get +1 defense.


@each_way("droid-foundry")
def test_droid_foundry_gives_own_droids_of_both_kinds_defense(objectives: str, works: int) -> None:
    t = table(
        side("shard-pack@contested buzzline@contested amber-sting@contested", objectives=objectives),
        "harbor-flight@contested ice-watch@contested",
    )
    assert fight(t, "a.shard-pack>b.harbor-flight", "a.buzzline>b.ice-watch", "a.amber-sting>b.harbor-flight") == {
        "a.shard-pack": (2, 9 + works),
        "a.buzzline": (2, 9 + works),
        "a.amber-sting": (3, 9),
        "b.harbor-flight": (3, 9),
        "b.ice-watch": (2, 9),
    }


def test_droid_foundry_works_for_defenders_too() -> None:
    t = table("needle-flight@contested", side("azure-flight@contested", objectives="droid-foundry! dig-in dig-in"))
    assert fight(t, "a.needle-flight>b.azure-flight") == {"a.needle-flight": (4, 9), "b.azure-flight": (2, 10)}


# Training Grounds: Your Trooper units get +1 attack in battles and strikes.


@each_way("training-grounds")
def test_training_grounds_give_own_troopers_attack_in_battles(objectives: str, works: int) -> None:
    t = table(
        side("gravel-pack@contested needle-flight@contested", objectives=objectives),
        "marsh-patrol@contested",
    )
    assert fight(t, "a.gravel-pack>b.marsh-patrol", "a.needle-flight>b.marsh-patrol") == {
        "a.gravel-pack": (3 + works, 9),
        "a.needle-flight": (4, 9),
        "b.marsh-patrol": (2, 9),
    }


@each_way("training-grounds")
def test_training_grounds_give_own_troopers_attack_in_strikes(objectives: str, works: int) -> None:
    t = table(side("gravel-pack@home-b needle-flight@home-b", objectives=objectives))
    assert strike_attacks(t, "a.gravel-pack", "a.needle-flight") == [4 + works, 4]


def test_training_grounds_do_not_help_opponents() -> None:
    t = table("gravel-pack@home-b", side(objectives="training-grounds! steady-aim steady-aim"))
    assert strike_attacks(t, "a.gravel-pack") == [4]


# Flight School: Your 1-star space units get +1 defense.


@each_way("flight-school")
def test_flight_school_gives_own_one_star_space_units_defense(objectives: str, works: int) -> None:
    t = table(
        side("cinder-flight@contested needle-flight@contested whiteout-squad@contested", objectives=objectives),
        "azure-flight@contested marsh-patrol@contested",
    )
    assert fight(
        t, "a.cinder-flight>b.azure-flight", "a.needle-flight>b.azure-flight", "a.whiteout-squad>b.marsh-patrol"
    ) == {
        "a.cinder-flight": (2, 9 + works),
        "a.needle-flight": (4, 9),
        "a.whiteout-squad": (2, 9),
        "b.azure-flight": (2, 9),
        "b.marsh-patrol": (2, 9),
    }


# Imperial Garrison: Your Empire units in your home zone get +1 defense.


@each_way("imperial-garrison")
def test_imperial_garrison_gives_own_empire_units_at_home_defense(objectives: str, works: int) -> None:
    t = table(
        side("needle-flight cinder-flight@contested azure-flight", objectives=objectives),
        "hammer-flight@home-a swift-spark@contested",
    )
    assert fight(
        t, "a.needle-flight>b.hammer-flight", "a.cinder-flight>b.swift-spark", "a.azure-flight>b.hammer-flight"
    ) == {
        "a.needle-flight": (4, 9 + works),
        "a.cinder-flight": (2, 9),
        "a.azure-flight": (2, 9),
        "b.hammer-flight": (2, 9),
        "b.swift-spark": (3, 8),
    }


def test_imperial_garrison_works_for_defenders_and_not_in_another_home_zone() -> None:
    objectives = "imperial-garrison! steady-aim steady-aim"
    t = table("quiet-blade@home-b", side("needle-flight", objectives=objectives))
    assert fight(t, "a.quiet-blade>b.needle-flight") == {"a.quiet-blade": (4, 9), "b.needle-flight": (4, 10)}
    t = table(side("needle-flight@home-b", objectives=objectives), "quiet-blade")
    assert fight(t, "a.needle-flight>b.quiet-blade") == {"a.needle-flight": (4, 9), "b.quiet-blade": (4, 9)}


# Republic Muster: Your Galactic Republic units get +1 attack in your home zone.


@each_way("republic-muster")
def test_republic_muster_gives_own_republic_units_attack_at_home(objectives: str, works: int) -> None:
    t = table(
        side("quiet-blade azure-flight@contested needle-flight", objectives=objectives),
        "long-reach@home-a cinder-flight@contested",
    )
    assert fight(t, "a.quiet-blade>b.long-reach", "a.azure-flight>b.cinder-flight", "a.needle-flight>b.long-reach") == {
        "a.quiet-blade": (4 + works, 9),
        "a.azure-flight": (2, 9),
        "a.needle-flight": (4, 9),
        "b.long-reach": (3, 9),
        "b.cinder-flight": (2, 9),
    }


def test_republic_muster_works_for_defenders_and_not_in_strikes() -> None:
    objectives = "republic-muster! steady-aim steady-aim"
    t = table("needle-flight@home-b", side("quiet-blade", objectives=objectives))
    assert fight(t, "a.needle-flight>b.quiet-blade") == {"a.needle-flight": (4, 9), "b.quiet-blade": (5, 9)}
    t = table(side("quiet-blade@home-b", objectives=objectives))
    assert strike_attacks(t, "a.quiet-blade") == [4]


# Rebel Safehouse: Your Rebel Alliance units get +1 attack in strikes.


@each_way("rebel-safehouse")
def test_rebel_safehouse_gives_own_rebel_units_attack_in_strikes(objectives: str, works: int) -> None:
    t = table(side("harbor-flight@home-b needle-flight@home-b", objectives=objectives))
    assert strike_attacks(t, "a.harbor-flight", "a.needle-flight") == [3 + works, 4]


def test_rebel_safehouse_does_nothing_in_battles_or_for_opponents() -> None:
    objectives = "rebel-safehouse! steady-aim steady-aim"
    t = table(side("harbor-flight@contested", objectives=objectives), "long-reach@contested")
    assert fight(t, "a.harbor-flight>b.long-reach") == {"a.harbor-flight": (3, 9), "b.long-reach": (3, 9)}
    t = table("harbor-flight@home-b", side(objectives=objectives))
    assert strike_attacks(t, "a.harbor-flight") == [3]


# Separatist Council: Your Separatist units of 1 or 2 stars get +1 attack in battles.


@each_way("separatist-council")
def test_separatist_council_gives_own_small_separatist_units_attack(objectives: str, works: int) -> None:
    t = table(
        side("shard-pack@contested claw-pack@contested needle-flight@contested", objectives=objectives),
        "amber-sting@contested",
    )
    assert fight(t, "a.shard-pack>b.amber-sting", "a.claw-pack>b.amber-sting", "a.needle-flight>b.amber-sting") == {
        "a.shard-pack": (2 + works, 9),
        "a.claw-pack": (4 + works, 9),
        "a.needle-flight": (4, 9),
        "b.amber-sting": (3, 9),
    }


def test_separatist_council_leaves_out_bigger_units_and_strikes() -> None:
    objectives = "separatist-council! steady-aim steady-aim"
    t = table("needle-flight@contested", side("grave-talon@contested", objectives=objectives))
    assert fight(t, "a.needle-flight>b.grave-talon") == {"a.needle-flight": (4, 9), "b.grave-talon": (3, 10)}
    t = table(side("shard-pack@home-b", objectives=objectives))
    assert strike_attacks(t, "a.shard-pack") == [2]
