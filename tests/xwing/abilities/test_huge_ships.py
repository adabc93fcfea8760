"""The ship abilities of huge ships, their hardpoints, cargo and teams."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import locking
from tests.rules.xwing.huge import tie

CR90, RAIDER, GOZANTI, GR75, CROC = (
    "alderaanianguard", "outerrimpatrol", "outerrimgarrison", "echobaseevacuees", "syndicatesmugglers",
)  # fmt: skip
LATE = ("a.academypilot@850,60=late", "b.academypilot@850,200,180")
"""Two who are asked whom to attack, after the others and before huge ships."""
LAST = f"b.{RAIDER}@850,600,180#0-stationary=last"
"""Activates after the huge ships of player a."""


def fires(me: str, foe: str, *more: str) -> XWingScenario:
    """A huge ship of player a is asked for its attacks."""
    return table(f"a.{me}=me", f"b.{foe}=foe", *more, phase="engagement").until("attack", "me")


def acts(me: str, *more: str) -> XWingScenario:
    """A huge ship of player a has flown and is asked for its action."""
    return table(f"a.{me}=me", LAST, *more, phase="activation").until("action", "me")


def option(t: XWingScenario, start: str) -> str:
    return next(name for name in t.options("a") if name.startswith(start))


# Ship abilities -------------------------------------------------------------------------------------------------------


def test_broadside_batteries_reach_range_4() -> None:
    t = table(f"a.{CR90}@600,300=me", "b.academypilot@190,300=foe", phase="engagement").until("attack", "me")
    assert "left>b.academypilot" in t.options("a")
    assert "b.academypilot" in locking.lockable(t.state, t.ship("me"))
    raider = table(f"a.{RAIDER}@400,200=me", "b.academypilot@400,690=foe", phase="engagement")
    assert "b.academypilot" not in locking.lockable(raider.state, raider.ship("me"))


@pytest.mark.parametrize(("x", "more"), [(400, 1), (520, 0)])
def test_concentrated_batteries_shoot_best_straight_ahead(x: int, more: int) -> None:
    t = fires(f"{RAIDER}@400,200", f"academypilot@{x},560,180")
    t.attack("full_front>foe", attack="blank blank blank blank blank", defense="blank blank blank")
    assert t.terms().get("ship:concentratedbatteries", 0) == more


def test_docking_clamps_hold_four_small_ships() -> None:
    aboard = [f"a.academypilot~me=tie{number}" for number in range(3)]
    ships = (f"a.{GOZANTI}@400,400#1-straight=me", "a.academypilot@400,250#2-straight=near", *aboard)
    t = table(*ships, "b.academypilot@850,850,180#2-straight", phase="system")
    assert any(name.startswith("dock:") for name in t.until("system", "near").options("a"))
    full = table(*ships, "a.academypilot~me=fourth", "b.academypilot@850,850,180#2-straight", phase="system")
    for _ in range(4):
        assert not any(name.startswith("dock:") for name in full.options("a"))
        full.idles()
    large = table(f"a.{GOZANTI}@400,400#1-straight=me", "a.captainoicunn@400,200#1-straight=near", phase="system")
    assert large.phase == "activation"


@pytest.mark.parametrize(("dial", "more"), [("3-straight", 1), ("2-straight", 0)])
def test_overdrive_burners_protect_fast_ships(dial: str, more: int) -> None:
    ships = ("b.redsquadronveteran@400,500,180#0-stationary=foe", f"a.{CROC}@400,60#{dial}=me", *LATE)
    t = table(*(ship.replace("#0-stationary", "#1-straight") for ship in ships), phase="activation")
    t.until("attack", "foe").attack("front>me", attack="blank blank blank", defense="blank")
    assert t.terms("defense").get("ship:overdriveburners", 0) == more


def test_resupply_craft_helps_a_friend_that_acted() -> None:
    friend = "a.redsquadronveteran@520,200#1-straight!1+disarm=x"
    t = table(f"a.{GR75}@400,200#1-straight=me", friend, LAST, phase="activation").until("action", "x")
    t.a(option(t, "focus"))
    assert t.asked == "a ability"
    t.a(option(t, "a.echobaseevacuees"))
    assert (t.asked, set(t.options("a"))) == ("a resupply", {"token:disarm", "shield"})
    t.a("shield")
    assert (t.shields("x"), t.token("x", "disarm"), t.energy("me")) == (2, 1, 3)


# Hardpoints -----------------------------------------------------------------------------------------------------------


def battery(card: str, foe: str = "redsquadronveteran@600,640,180!0", more: str = "") -> XWingScenario:
    return fires(f"{CR90}@600,200&{card}^{card}:front{more}", foe)


def test_a_turbolaser_adds_three_hits_if_it_hits() -> None:
    t = battery("turbolaserbattery", "captainoicunn@600,720,180", ">foe")
    t.attack("bonus:turbolaserbattery>foe", attack="hit blank blank", defense="blank blank").no_modifying()
    assert (t.shields("foe"), t.last("energy-spent")["amount"]) == (0, 3)
    missed = battery("turbolaserbattery", "captainoicunn@600,720,180", ">foe")
    missed.attack("bonus:turbolaserbattery>foe", attack="blank blank blank", defense="blank blank").no_modifying()
    assert missed.shields("foe") == 4


def test_an_ion_battery_ionizes() -> None:
    t = battery("ioncannonbattery", "captainoicunn@600,560,180")
    t.attack("bonus:ioncannonbattery>foe", attack="hit hit crit blank", defense="blank").no_modifying()
    assert (t.shields("foe"), t.token("foe", "ion"), t.last("energy-spent")["amount"]) == (3, 3, 1)


def test_a_targeting_battery_locks_its_target() -> None:
    t = battery("targetingbattery", "captainoicunn@600,560,180")
    t.attack("bonus:targetingbattery>foe", attack="blank blank blank", defense="blank").no_modifying()
    t.a(option(t, "a.alderaanianguard/upgrade:targetingbattery"))
    assert t.locks("me") == ["b.captainoicunn"]


def test_an_offline_battery_is_turned_back_for_energy() -> None:
    t = fires(f"{CR90}@600,200&turbolaserbattery:off", "academypilot@760,200", f"b.{CR90}@100,600,180=slow")
    assert not any(name.startswith("bonus:turbolaser") for name in t.options("a"))
    t.passes("a")
    t.a(option(t, "a.alderaanianguard/upgrade:turbolaserbattery"))
    assert not t.ship("me").upgrades[0].back
    assert t.last("energy-spent")["amount"] == 2


def test_offline_tubes_are_turned_back_by_an_action() -> None:
    t = acts(f"{RAIDER}@400,200&ordnancetubes:off#1-straight")
    t.a(option(t, "upgrade:ordnancetubes"))
    assert (t.ship("me").upgrades[0].back, t.energy("me")) == (False, 4)
    assert not any("ordnancetubes" in name for name in acts(f"{RAIDER}@400,200&ordnancetubes#1-straight").options("a"))


# Cargo ----------------------------------------------------------------------------------------------------------------


def test_adaptive_shields_protect_a_smaller_friend() -> None:
    ships = (
        "b.redsquadronveteran@400,500,180=foe",
        "a.academypilot@400,300=tie",
        f"a.{GOZANTI}@500,200&adaptiveshields=me",
    )
    t = table(*ships, *LATE, phase="engagement").until("attack", "foe")
    t.attack("front>tie", attack="hit crit blank", defense="blank blank blank").no_modifying()
    t.a(option(t, "a.outerrimgarrison"))
    t.a("energy").a("crit")
    assert (t.damage("tie"), t.faceup("tie"), t.energy("me")) == (1, [], 1)


@pytest.mark.parametrize(("dial", "energy"), [("2-straight", 3), ("1-straight", 2)])
def test_a_power_core_recovers_energy_after_blue_maneuvers(dial: str, energy: int) -> None:
    assert acts(f"{CR90}@400,200&optimizedpowercore$2#{dial}").energy("me") == energy


def test_tibanna_gives_two_energy_for_a_charge() -> None:
    t = acts(f"{CR90}@400,200&tibannareserves$2#1-straight")
    t.a(option(t, "upgrade:tibannareserves"))
    assert (t.energy("me"), t.charges("me", "tibannareserves")) == (4, 2)
    full = acts(f"{CR90}@400,200&tibannareserves#1-straight")
    assert not any("tibanna" in name for name in full.options("a"))


def test_boosted_scanners_lock_farther_away_for_energy() -> None:
    scanners = f"a.{CR90}/upgrade:boostedscanners"
    t = acts(f"{CR90}@400,200&boostedscanners#1-straight", tie(400, 820, "far")).a("lock", scanners, "1")
    assert (t.range("me", "far"), t.energy("me")) == (5, 6)
    t.a(t.ship("far").id)
    assert t.locks("me") == [t.ship("far").id]
    near = acts(f"{CR90}@400,200&boostedscanners#1-straight", tie(400, 820, "far")).a("lock").passes("a")
    assert near.options("a") == [near.ship("last").id]


def test_boosted_scanners_jam_and_coordinate_farther_away() -> None:
    jam = acts(f"{CR90}@400,200&boostedscanners#1-straight", "b.academypilot@400,720,180#2-straight=far")
    jam.a("jam", f"a.{CR90}/upgrade:boostedscanners")
    assert jam.options("a") == ["1", "2", "3"]
    jam.a("2")
    assert (jam.range("me", "far"), jam.token("far", "jam"), jam.energy("me")) == (3, 1, 5)
    far = acts(f"{RAIDER}@400,200&boostedscanners$1#1-straight", "a.redsquadronveteran@720,400#1-straight=wing")
    far.a("coordinate", f"a.{RAIDER}/upgrade:boostedscanners")
    assert (far.range("me", "wing"), far.energy("me")) == (3, 0)
    assert far.last("coordinated")["ship"] == far.ship("wing").id


# Teams ----------------------------------------------------------------------------------------------------------------


def test_gunnery_specialists_reroll_a_die_for_each_energy() -> None:
    t = fires(f"{RAIDER}@400,200&gunneryspecialists$2", "academypilot@520,560,180", f"b.{CR90}@100,600,180=slow")
    t.attack("full_front>foe", attack="blank blank blank hit")
    t.a("a.outerrimpatrol/upgrade:gunneryspecialists").faces("hit hit", "blank blank blank").a(["die-1", "die-2"])
    assert t.events("dice-changed")[0]["results"] == ["hit", "hit", "blank", "hit"]
    assert t.events("energy-spent")[0]["amount"] == 2


def test_gunnery_specialists_serve_hardpoints_but_no_other_upgrades() -> None:
    def offered(card: str, foe: str, turret: str = "") -> bool:
        t = fires(f"{RAIDER}@400,200&gunneryspecialists&{card}{turret}", foe, f"b.{CR90}@100,600,180=slow")
        t.attack(next(shot for shot in t.options("a") if card in shot), attack="blank blank blank blank")
        return "modify-attack" in t.asked and any("gunneryspecialists" in name for name in t.options("a"))

    assert offered("ioncannonbattery", "academypilot@400,600,180", "^ioncannonbattery:front")
    assert not offered("ioncannon", "academypilot@400,560,180")


def test_ig_rm_droids_turn_a_hit_into_a_crit() -> None:
    for token, offered in (("+calculate", True), ("", False)):
        t = fires(f"{CROC}@400,200&igrmdroids{token}+focus", "academypilot@400,520,180")
        t.attack("front>foe", attack="hit blank focus", defense="blank blank blank")
        assert any("igrmdroids" in name for name in t.options("a")) == offered


def test_damage_control_brings_cards_back_and_repairs_ship_damage() -> None:
    t = table(f"a.{CR90}@600,200&turbolaserbattery:off&damagecontrolteam=me", "b.academypilot@760,200=foe",
              phase="engagement").until("ability")  # fmt: skip
    t.a(option(t, "a.alderaanianguard/upgrade:damagecontrolteam"))
    assert (t.ship("me").upgrades[0].back, t.energy("me")) == (False, 6)
    t = acts(f"{CR90}@400,200&damagecontrolteam*sensorsdown*hardpointhit*bridgehit$2#1-straight")
    t.a(option(t, "upgrade:damagecontrolteam"))
    assert all("bridgehit" not in name for name in t.options("a"))
    t.a(option(t, "damage:sensorsdown")).a(option(t, "damage:hardpointhit"))
    assert (t.faceup("me"), t.energy("me")) == (["bridgehit"], 0)


def test_sensor_experts_lock_what_is_near_their_target() -> None:
    foes = ("b.academypilot@560,520,180#2-straight=one", "b.academypilot@620,600,180#2-straight=two")
    t = acts(f"{CR90}@400,200&sensorexperts#1-straight", *foes)
    t.a(option(t, "lock"))
    t.a(t.ship("one").id).a(option(t, "a.alderaanianguard/upgrade:sensorexperts"))
    assert set(t.locks("me")) == {t.ship("one").id, t.ship("two").id}
    assert t.energy("me") == 6


@pytest.mark.parametrize(("y", "needs"), [(685, True), (580, False)])
def test_bombardment_specialists_shift_the_range_for_a_calculate_token(y: int, needs: bool) -> None:
    foe, slow = f"academypilot@520,{y},180", f"b.{CR90}@100,600,180=slow"
    plain = fires(f"{RAIDER}@400,200&bombardmentspecialists", foe, "b.academypilot@400,560,180=near")
    assert ("full_front>b.academypilot" in plain.options("a")) != needs
    t = fires(f"{RAIDER}@400,200&bombardmentspecialists+calculate+calculate", foe, slow)
    t.attack("full_front>foe", attack="blank blank blank blank", defense="blank blank blank blank").no_modifying()
    assert t.token("me", "calculate") == (1 if needs else 2)


def test_bombardment_specialists_also_shoot_what_is_too_near() -> None:
    guns = "bombardmentspecialists&turbolaserbattery^turbolaserbattery:front>foe"
    shot = "bonus:turbolaserbattery>b.academypilot"
    foe = "academypilot@400,460,180"
    assert shot in fires(f"{RAIDER}@400,200&{guns}+calculate", foe).options("a")
    assert shot not in fires(f"{RAIDER}@400,200&{guns}", foe).options("a")
