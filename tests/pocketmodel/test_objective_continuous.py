"""Objective cards that work all the time while they are face up."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import PocketScenario, side, table

Values = dict[str, tuple[int, int]]
"""Attack and Defense with which units fought."""


def each_way(card: str) -> pytest.MarkDecorator:
    """The card face down, face up, and two copies face up: `works` says how often it works."""
    return pytest.mark.parametrize(
        ("objectives", "works"),
        [
            pytest.param(f"{card} steady-aim heavy-charge", 0, id="face down"),
            pytest.param(f"{card}! steady-aim heavy-charge", 1, id="face up"),
            pytest.param(f"{card}! {card}! heavy-charge", 2, id="two copies"),
        ],
    )


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


# Hyperspace Beacon: Your Move actions may use up to 6 stars of units.


@each_way("hyperspace-beacon")
def test_hyperspace_beacon_lets_six_stars_move(objectives: str, works: int) -> None:
    t = table(side("frostmarch cinder-flight cinder-flight", objectives=objectives))
    six = ["a.frostmarch>contested", "a.cinder-flight>contested"]
    t.a("move")
    assert t.refused("a", [*six, "a.cinder-flight-2>contested"]) == "PM-TRN-09", "several do not add up"
    if not works:
        assert t.refused("a", six) == "PM-TRN-09"
        return
    t.a(six)
    assert (t.zone("a.frostmarch"), t.zone("a.cinder-flight")) == ("contested", "contested")


def test_hyperspace_beacon_is_for_moves_of_its_owner_alone() -> None:
    objectives = "hyperspace-beacon! steady-aim steady-aim"
    t = table("frostmarch cinder-flight", side(objectives=objectives))
    t.a("move")
    assert t.refused("a", ["a.frostmarch>contested", "a.cinder-flight>contested"]) == "PM-TRN-09"
    t = table(side("iron-edict@home-b cinder-flight@home-b", objectives=objectives), "unbroken")
    t.a("combat")
    assert t.refused("a", ["a.iron-edict>b.unbroken", "a.cinder-flight>b.unbroken"]) == "PM-TRN-09"


# War Room: Your Combat actions may use up to 6 stars of units.


@each_way("war-room")
def test_war_room_lets_six_stars_attack(objectives: str, works: int) -> None:
    t = table(
        side("iron-edict@contested cinder-flight@contested cinder-flight@contested", objectives=objectives),
        "unbroken@contested",
    )
    six = ["a.iron-edict>b.unbroken", "a.cinder-flight>b.unbroken"]
    t.a("combat")
    assert t.refused("a", [*six, "a.cinder-flight-2>b.unbroken"]) == "PM-TRN-09", "several do not add up"
    if not works:
        assert t.refused("a", six) == "PM-TRN-09"
        return
    t.a(six)
    t.cards(dice=(1, 1, 1, 1))
    t.cards(dice=(1, 1, 1, 1))
    assert [battle["attacker"] for battle in t.events("battle")] == ["a.iron-edict", "a.cinder-flight"]


def test_war_room_works_in_the_turn_in_which_it_is_played() -> None:
    t = table(side("iron-edict@contested cinder-flight@contested", hand="war-room"), "unbroken@contested", step="turn")
    t.a("war-room>a.objective-1", "combat", ["a.iron-edict>b.unbroken", "a.cinder-flight>b.unbroken"])
    assert t.last("combat-declared")["battles"] == ["a.iron-edict>b.unbroken", "a.cinder-flight>b.unbroken"]


def test_war_room_is_for_combat_of_its_owner_alone() -> None:
    objectives = "war-room! steady-aim steady-aim"
    t = table("iron-edict@contested cinder-flight@contested", side("unbroken@contested", objectives=objectives))
    t.a("combat")
    assert t.refused("a", ["a.iron-edict>b.unbroken", "a.cinder-flight>b.unbroken"]) == "PM-TRN-09"
    t = table(side("iron-edict cinder-flight", objectives=objectives))
    t.a("move")
    assert t.refused("a", ["a.iron-edict>contested", "a.cinder-flight>contested"]) == "PM-TRN-09"


# Siege Camp: Your Strike actions may use up to 6 stars of units.


@each_way("siege-camp")
def test_siege_camp_lets_six_stars_strike(objectives: str, works: int) -> None:
    t = table(side("iron-edict@home-b cinder-flight@home-b cinder-flight@home-b", objectives=objectives))
    t.a("strike", "b.objective-1")
    assert t.refused("a", ["a.iron-edict", "a.cinder-flight", "a.cinder-flight-2"]) == "PM-STR-04"
    if not works:
        assert t.refused("a", ["a.iron-edict", "a.cinder-flight"]) == "PM-STR-04"
        return
    t.dice(1, 1, 1, 1)
    t.a(["a.iron-edict", "a.cinder-flight"])
    assert [failed["unit"] for failed in t.events("strike-failed")] == ["a.iron-edict", "a.cinder-flight"]


def test_siege_camp_is_for_strikes_of_its_owner_alone() -> None:
    objectives = "siege-camp! steady-aim steady-aim"
    t = table("iron-edict@home-b cinder-flight@home-b", side(objectives=objectives))
    t.a("strike", "b.objective-2")
    assert t.refused("a", ["a.iron-edict", "a.cinder-flight"]) == "PM-STR-04"
    t = table(side("iron-edict@home-b cinder-flight@home-b", objectives=objectives), "unbroken")
    t.a("combat")
    assert t.refused("a", ["a.iron-edict>b.unbroken", "a.cinder-flight>b.unbroken"]) == "PM-TRN-09"


# Staging Base: When another of your objectives is destroyed, you may bring in 1 star more than its stars.


@each_way("staging-base")
def test_staging_base_adds_a_star_to_the_reserves_for_another_objective(objectives: str, works: int) -> None:
    t = table(
        "needle-flight@home-b onyx-lead@reserves",
        side("unbroken marsh-patrol@reserves quiet-blade@reserves redline@reserves", objectives=objectives),
    )
    t.strike("b.objective-3", "a.needle-flight", dice=(6, 6))
    assert t.asked == "b reserves"
    reserves = ["b.marsh-patrol", "b.quiet-blade", "b.redline"]
    assert t.options("b") == [*reserves[: 1 + works], "no"]
    if works < 2:
        assert t.refused("b", [reserves[1 + works]]) == "PM-STR-22"
    t.b([reserves[works]])
    assert t.zone(reserves[works]) == "home-b"


def test_staging_base_adds_nothing_to_its_own_stars_and_stops_when_it_is_destroyed() -> None:
    t = table(
        "needle-flight@home-b",
        side(
            "unbroken stalwart-oath@reserves redline@reserves quiet-blade@reserves",
            objectives="staging-base! steady-aim steady-aim",
        ),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.options("b") == ["b.redline", "b.quiet-blade", "no"]
    t.b(["b.redline"])
    t.ends_turn("b").passes("a")
    t.strike("b.objective-2", "a.needle-flight", dice=(6, 6))
    assert t.asked == "b objective-card", "nothing fits into the one star of Steady Aim"


def test_staging_base_counts_for_another_copy_of_itself() -> None:
    t = table(
        "needle-flight@home-b",
        side("unbroken stalwart-oath@reserves", objectives="staging-base! staging-base! steady-aim"),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.options("b") == ["b.stalwart-oath", "no"]


def test_staging_base_does_not_help_the_opponent() -> None:
    t = table(
        side("needle-flight@home-b", objectives="staging-base! steady-aim steady-aim"),
        side("unbroken quiet-blade@reserves", objectives="steady-aim heavy-charge dig-in"),
    )
    t.strike("b.objective-1", "a.needle-flight", dice=(6, 6))
    assert t.asked == "b objective-card"


# Deep Archive: Refill your hand to 4 cards instead of 3.


@each_way("deep-archive")
def test_deep_archive_refills_its_owners_hand_to_four(objectives: str, works: int) -> None:
    t = table(side("needle-flight@contested", hand="dig-in", objectives=objectives), "long-reach@contested")
    t.battle("a.needle-flight>b.long-reach", dice=(1, 1, 1, 1))
    assert len(t.hand("a")) == (4 if works else 3)
    assert len(t.hand("b")) == 3


def test_deep_archive_leaves_the_hand_when_it_leaves() -> None:
    t = table(
        side("needle-flight@contested", hand="dig-in dig-in dig-in war-room", objectives="deep-archive! dig-in dig-in"),
        "long-reach@contested",
        step="turn",
    )
    t.a("war-room>a.objective-1")
    t.battle("a.needle-flight>b.long-reach", attacker="dig-in", dice=(1, 1, 1, 1))
    assert len(t.hand("a")) == 3, "4 - 1, and nothing is drawn"
    assert t.discard("a") == ["deep-archive", "dig-in"]


# Anti-Orbital Cannon: Your ground units can attack space units in any zone.


@each_way("anti-orbital-cannon")
@pytest.mark.parametrize("zone", ["contested", "home-b"])
def test_anti_orbital_cannon_lets_ground_units_attack_space_units(objectives: str, works: int, zone: str) -> None:
    t = table(
        side(f"gravel-pack@{zone}", objectives=objectives), f"long-reach@{zone} marsh-patrol@{zone} azure-flight@home-a"
    )
    t.a("combat")
    if not works:
        assert t.options("a") == ["a.gravel-pack>b.marsh-patrol"]
        assert t.refused("a", ["a.gravel-pack>b.long-reach"]) == "PM-UNI-16"
        return
    assert t.options("a") == ["a.gravel-pack>b.long-reach", "a.gravel-pack>b.marsh-patrol"]
    t.a(["a.gravel-pack>b.long-reach"])
    t.cards(dice=(1, 1, 1, 1))
    assert t.last("battle")["defender"] == "b.long-reach"


def test_anti_orbital_cannon_does_not_help_opponents() -> None:
    t = table(
        "gravel-pack@contested", side("long-reach@contested", objectives="anti-orbital-cannon! steady-aim steady-aim")
    )
    assert t.options("a") == ["pass", "move"]
    assert t.refused("a", "combat") == "PM-BTL-03"


# Orbital Blockade: Opposing ground units can't attack space units.


@each_way("orbital-blockade")
def test_orbital_blockade_keeps_opposing_ground_units_from_attacking_space_units(objectives: str, works: int) -> None:
    t = table(
        "gravel-pack cinder-flight",
        side("long-reach@home-a marsh-patrol@home-a", objectives=objectives),
    )
    t.a("combat")
    others = ["a.gravel-pack>b.marsh-patrol", "a.cinder-flight>b.long-reach", "a.cinder-flight>b.marsh-patrol"]
    if works:
        assert t.options("a") == others
        assert t.refused("a", ["a.gravel-pack>b.long-reach"]) == "PM-CRD-32"
    else:
        assert t.options("a") == ["a.gravel-pack>b.long-reach", *others]


def test_orbital_blockade_is_stronger_than_an_anti_orbital_cannon() -> None:
    t = table(
        side("gravel-pack@contested cinder-flight@contested", objectives="anti-orbital-cannon! dig-in dig-in"),
        side("long-reach@contested", objectives="orbital-blockade! steady-aim steady-aim"),
    )
    t.a("combat")
    assert t.options("a") == ["a.cinder-flight>b.long-reach"]
    assert t.refused("a", ["a.gravel-pack>b.long-reach"]) == "PM-CRD-32"


def test_orbital_blockade_does_not_bind_its_owner_or_stop_fighting_back() -> None:
    objectives = "orbital-blockade! steady-aim steady-aim"
    t = table(side("gravel-pack", objectives=objectives), "long-reach@home-a")
    t.a("combat")
    assert t.options("a") == ["a.gravel-pack>b.long-reach"]
    t = table(side("needle-flight@contested", objectives=objectives), "gravel-pack@contested")
    t.battle("a.needle-flight>b.gravel-pack", dice=(1, 1, 6, 6))
    assert t.tokens("a.needle-flight") == 1


def test_orbital_blockade_binds_all_opponents_whoever_is_attacked() -> None:
    t = table(
        "gravel-pack", "long-reach@home-a", side("unbroken", objectives="orbital-blockade! steady-aim steady-aim")
    )
    assert t.refused("a", "combat") == "PM-BTL-03"


# Flak Perimeter: Opponents can't use Carrier in your home zone.


@each_way("flak-perimeter")
def test_flak_perimeter_stops_carrier_in_its_owners_home_zone(objectives: str, works: int) -> None:
    t = table(
        "stalwart-oath@home-b free-passage@home-c cinder-flight@reserves", side(objectives=objectives), "unbroken"
    )
    other_zone = "carrier:a.free-passage"
    if works:
        assert t.options("a") == ["pass", "move", "combat", "strike", other_zone]
        assert t.refused("a", "carrier:a.stalwart-oath") == "PM-CRD-32"
        t.a(other_zone, ["a.cinder-flight"])
        assert t.zone("a.cinder-flight") == "home-c"
    else:
        assert t.options("a") == ["pass", "move", "combat", "strike", "carrier:a.stalwart-oath", other_zone]


def test_flak_perimeter_does_not_bind_its_owner() -> None:
    t = table(
        side("stalwart-oath@home-b cinder-flight@reserves", objectives="flak-perimeter! steady-aim steady-aim"),
    )
    t.a("carrier:a.stalwart-oath", ["a.cinder-flight"])
    assert t.zone("a.cinder-flight") == "home-b"


# Forward Hangars: Your Carrier units may bring in up to 3 stars of units instead of 2.


@each_way("forward-hangars")
def test_forward_hangars_let_carriers_bring_in_three_stars(objectives: str, works: int) -> None:
    reserves = "cinder-flight@reserves needle-flight@reserves onyx-lead@reserves sable-verdict@reserves"
    t = table(side(f"stalwart-oath@home-b {reserves}", objectives=objectives))
    t.a("carrier:a.stalwart-oath")
    assert t.refused("a", ["a.sable-verdict"]) == "PM-ICO-23", "several do not add up"
    if not works:
        assert t.options("a") == ["a.cinder-flight", "a.needle-flight"]
        assert t.refused("a", ["a.cinder-flight", "a.needle-flight"]) == "PM-ICO-23"
        return
    assert t.options("a") == ["a.cinder-flight", "a.needle-flight", "a.onyx-lead"]
    t.a(["a.cinder-flight", "a.needle-flight"])
    assert (t.zone("a.cinder-flight"), t.zone("a.needle-flight")) == ("home-b", "home-b")


@pytest.mark.parametrize(("mine", "offered"), [("forward-hangars!", True), ("forward-hangars", False)])
def test_forward_hangars_offer_carrier_for_a_unit_of_three_stars_alone(mine: str, offered: bool) -> None:
    t = table(side("stalwart-oath@home-b onyx-lead@reserves", objectives=f"{mine} steady-aim steady-aim"))
    assert ("carrier:a.stalwart-oath" in t.options("a")) == offered


def test_forward_hangars_do_not_help_opponents() -> None:
    t = table("stalwart-oath@home-b onyx-lead@reserves", side(objectives="forward-hangars! steady-aim steady-aim"))
    assert t.refused("a", "carrier:a.stalwart-oath") == "PM-ICO-23"
