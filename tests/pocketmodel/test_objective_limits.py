"""Objective cards that change what may be done while they are face up."""

from __future__ import annotations

import pytest

from battlemat.games.pocketmodel.scenario import side, table
from tests.pocketmodel.objectives import each_way

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
