"""Ship abilities. Those of the TIE Advanced, Fang, Delta-7 and Vulture are tested with their pilots."""

from __future__ import annotations

from collections.abc import Mapping

from battlemat.games.xwing.cards.content import PILOTS, UPGRADES
from battlemat.games.xwing.cards.records import Slot
from battlemat.games.xwing.lists.fitting import Fitted, upgrade_bar
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.timing.listeners import cannot
from tests.rule_marks import rule

X = "b.redsquadronveteran"
FOE = f"{X}@400,500,180+disarm=foe"
LATE = "b.darthvader@800,850,180#2-straight"
"""Asked last in the Activation Phase, so that play waits there."""


def test_adaptive_ailerons_move_before_the_dial_is_revealed() -> None:
    t = table("a.scarifbasepilot@400,300#2-straight=reaper", LATE)
    assert t.options("a") == ["1-bank-left", "1-straight", "1-bank-right"]
    t.a("1-straight")
    assert [event["end"][1] for event in t.events("maneuvered")] == [400.0, 540.0]
    stressed = table("a.scarifbasepilot@400,300#2-straight+2stress=reaper", LATE)
    assert stressed.at("reaper") == (400.0, 440.0)


@rule("XW-FAQ-70")
def test_an_asteroid_met_by_the_ailerons_does_not_cost_the_action() -> None:
    t = table("a.blacksquadronscout@400,300#3-straight=striker", "asteroid@400,335", LATE)
    t.faces("blank").a("1-straight")
    assert t.last("rolled")["ship"] == "a.blacksquadronscout"
    assert t.asked == "a action"
    bumped = table("a.blacksquadronscout@400,300#2-turn-left=striker", "b.darthvader@400,375#2-straight")
    bumped.a("1-straight")
    assert [event["full"] for event in bumped.events("maneuvered")] == [False, True]
    assert (bumped.asked, bumped.at("striker")[1]) == ("a action", 417.5)


def test_advanced_droid_brain_calculates_twice() -> None:
    t = table("a.ig88a@400,300#2-straight=ig", LATE)
    t.until("action", "ig").a("calculate")
    assert t.token("ig", "calculate") == 2


def test_autothrusters_and_gyrostabilizers_add_red_actions() -> None:
    t = table("a.alphasquadronpilot@400,300#2-straight=tie", LATE)
    t.until("action", "tie").a("focus", "a.alphasquadronpilot/ship:autothrusters")
    assert t.options("a") == ["barrelroll:red", "boost:red"]
    t = table("a.bluesquadronrecruit@400,300#2-straight^front=awing", LATE)
    t.until("action", "awing").a("focus", "a.bluesquadronrecruit/ship:refinedgyrostabilizers", "rotatearc:red")
    assert t.ship("awing").turret == "rear"  # the only other arc
    assert t.token("awing", "stress") == 1


GHOST = "a.lothalrebel"


def test_a_docked_comms_shuttle_lets_its_carrier_coordinate() -> None:
    t = table(
        f"{GHOST}@400,300#2-straight^front=ghost", f"a.ap5~{GHOST}", "a.wedgeantilles@400,500#2-straight=wedge",
        "b.darthvader@100,850,180#2-straight",
    )  # fmt: skip
    t.a("a.ap5/ship:commsshuttle", "focus")
    assert t.token("wedge", "focus") == 1
    assert t.actions("ghost") == ["coordinate"]


def test_a_comms_shuttle_does_not_ask_a_carrier_that_cannot_act() -> None:
    t = table(
        f"{GHOST}@400,300#2-straight^front+stress=ghost", f"a.ap5~{GHOST}", "a.wedgeantilles@400,500#2-straight=wedge",
        "b.darthvader@100,850,180#2-straight",
    )  # fmt: skip
    assert t.asked == "a action"
    assert t.ship("ghost").executed.startswith("2-straight")


def test_a_comms_shuttle_puts_coordinate_on_the_bar_of_its_carrier() -> None:
    t = table(f"{GHOST}@400,300#2-straight^front=ghost", f"a.ap5~{GHOST}", LATE)
    t.passes("a")
    assert "coordinate" in t.until("action", "ghost").options("a")


def test_a_docked_co_pilot_lends_its_ability() -> None:
    falcon = "a.freightercaptain"
    t = table(f"{falcon}@400,300!0#2-bank-left^front=falcon", f"a.l337-escapecraft~{falcon}", LATE)
    assert t.events("maneuvered")[0]["colour"] == "blue"
    t = table(f"{falcon}@400,300!0#2-bank-left^front=falcon", LATE)
    assert t.events("maneuvered")[0]["colour"] == "white"


def test_dead_to_rights_forbids_green_tokens_in_the_bullseye_arc() -> None:
    t = table("a.cartelexecutioner@400,300", f"{X}@400,500,180+focus+evade=foe", phase="engagement")
    t.attack("front>foe", attack="hit hit hit", defense="focus blank")
    assert t.shields("foe") == 0
    lando = f"{X}@400,500,180+aft&landocalrissian-crew=foe"  # who would spend any green token to reroll
    reinforced = table("a.cartelexecutioner@400,300", lando, phase="engagement")
    reinforced.attack("front>foe", attack="hit hit hit", defense="blank blank")
    assert (reinforced.shields("foe"), reinforced.events("spent")) == (0, [])
    aside = table("a.cartelexecutioner@460,300", f"{X}@400,500,180+focus=foe", phase="engagement")
    aside.attack("front>foe", attack="hit hit hit", defense="focus blank")
    assert aside.asked == "b modify-defense"


def test_experimental_scanners_lock_far_but_not_near() -> None:
    t = table("a.knavesquadronescort@400,100#1-straight=ewing", f"{X}@400,260,180#2-straight", LATE)
    t.until("action", "ewing").a("lock")
    assert t.options("a") == ["b.darthvader"]


def test_full_throttle_evades_after_a_fast_maneuver() -> None:
    t = table("a.deltasquadronpilot@400,300#3-straight=tie", LATE)
    t.a("a.deltasquadronpilot/ship:fullthrottle")
    assert t.token("tie", "evade") == 1
    slow = table("a.deltasquadronpilot@400,300#2-bank-left=tie", LATE)
    assert slow.asked == "a action"


def test_heavy_weapon_turret_points_ahead_or_behind_and_aims_missiles() -> None:
    t = table("a.zetasquadronsurvivor@400,300#2-straight^front=sf", LATE)
    t.until("action", "sf").a("focus", "a.zetasquadronsurvivor/rule:linked")
    assert t.ship("sf").turret == "rear"
    t = table("a.zetasquadronsurvivor@400,500^rear&concussionmissiles>foe=sf", f"{X}@400,300=foe", phase="engagement")
    assert f"concussionmissiles>{X}" in t.shots("sf")
    t = table("a.zetasquadronsurvivor@400,300^rear&concussionmissiles>foe=sf", f"{X}@400,500=foe", phase="engagement")
    assert t.shots("sf") == [f"front>{X}"]


def test_linked_battery_adds_a_die_to_cannons() -> None:
    t = table("a.starkillerbasepilot@400,300&ioncannon", FOE, phase="engagement")
    t.attack("ioncannon>foe")
    assert t.terms() == {"weapon": 3, "ship:linkedbattery": 1}
    t = table("a.starkillerbasepilot@400,300&ioncannon", FOE, phase="engagement")
    t.attack("front>foe")
    assert "ship:linkedbattery" not in t.terms()


def test_tail_gun_and_locked_and_loaded_fire_backwards() -> None:
    shuttle = "a.sabinewren"
    t = table(
        f"{GHOST}@400,500^front",
        f"{shuttle}~{GHOST}",
        f"{X}@400,700,180+disarm=ahead",
        f"{X}@400,300+disarm=behind",
        phase="engagement",
    )
    assert t.shots(GHOST) == [f"front>{X}", f"rear>{X}-2"]
    t.until("attack", GHOST).attack("front>ahead", attack="blank blank blank blank", defense="blank blank")
    t.a(f"{shuttle}/ship:lockedandloaded", f"rear>{X}-2")
    assert t.terms() == {"weapon": 3}


def test_without_a_docked_ship_there_is_no_tail_gun() -> None:
    t = table(f"{GHOST}@400,500^front", f"{X}@400,300+disarm", phase="engagement")
    assert t.shots(GHOST) == []


def test_microthrusters_roll_along_banks() -> None:
    t = table("a.blacksunenforcer@400,300#2-straight=viper", LATE)
    t.until("action", "viper").a("barrelroll")
    assert t.options("a") == ["left-bank-forward", "left-bank-backward", "right-bank-forward", "right-bank-backward"]
    t.a("left-bank-forward", "middle")
    assert t.pose("viper")[2] == 45.0


@rule("XW-FAQ-69")
def test_a_tractored_starviper_rolls_along_banks_too() -> None:
    t = table(
        "a.jakkugunrunner@400,300#1-straight=tug", "b.blacksunenforcer@430,460,180#1-straight=viper",
        "b.darthvader@800,850,180#2-straight",
    )  # fmt: skip
    t.until("action", "tug").a("ship:spacetugtractorarray")
    assert t.options("a") == [
        "boost", "roll-left-bank-forward", "roll-left-bank-backward", "roll-right-bank-forward",
        "roll-right-bank-backward", "pass",
    ]  # fmt: skip


def test_the_spacetug_pulls_twice_in_its_bullseye_arc() -> None:
    t = table("a.jakkugunrunner@400,300#1-straight=tug", "b.darthvader@400,440,180#2-straight=foe")
    t.until("action", "tug").a("ship:spacetugtractorarray", "pass")
    assert t.token("foe", "tractor") == 2


def test_nimble_bombers_drop_along_banks() -> None:
    t = table("a.scimitarsquadronpilot@400,400&protonbombs", LATE, phase="system")
    assert t.options("a") == [f"drop:protonbombs>{way}" for way in ("1-straight", "1-bank-left", "1-bank-right")] + [
        "pass"
    ]


def test_notched_stabilizers_ignore_asteroids_but_not_debris() -> None:
    t = table("a.miningguildsentry@400,300#2-straight=tie", "asteroid@400,380", LATE)
    assert t.asked == "a action"
    assert not t.events("rolled")
    t = table("a.miningguildsentry@400,300#2-straight=tie", "debris@400,380", LATE)
    assert t.events("rolled")


def test_pinpoint_tractor_array_turns_the_turret_for_a_tractor_token() -> None:
    t = table("a.stalgasinhiveguard@400,300#2-straight^front=nantex", LATE)
    t.a("a.stalgasinhiveguard/ship:pinpointtractorarray", "pass")
    assert t.options("a") == ["right", "left"]
    t.a("left")
    assert (t.ship("nantex").turret, t.token("nantex", "tractor")) == ("left", 1)


def test_plated_hull_softens_a_crit() -> None:
    t = table("a.redsquadronbomber@400,300^front+disarm=ywing", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>ywing", attack="crit crit blank", defense="blank")
    assert t.events("dice-changed")[0]["results"] == ["hit", "crit", "blank"]
    t = table("a.redsquadronbomber@400,300^front+disarm*fuelleak=ywing", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>ywing", attack="crit crit blank", defense="blank")
    assert not t.events("dice-changed")


def test_rigged_energy_cells_run_out_and_explode() -> None:
    t = table("a.autopilotdrone@400,300#1-straight=drone", "b.darthvader@400,440,180#1-straight=vader", phase="system")
    assert t.charges("drone") == 2
    t.ship("drone").charges = 0
    t.until_phase("engagement")
    assert t.place("drone") == "removed"
    assert t.shields("vader") == 1


@rule("XW-FAQ-62")
def test_a_drone_that_is_shot_down_does_not_explode() -> None:
    t = table(
        "a.autopilotdrone@400,300*1!0+disarm=drone", f"{X}@400,420,180", "b.academypilot@600,800", phase="engagement"
    )
    t.attack("front>drone", attack="hit hit hit hit", defense="blank blank")
    assert t.place("drone") == "removed"
    assert t.shields(X) == 2


def test_sensor_blindspot_weakens_close_attacks() -> None:
    t = table("a.wildspacefringer@400,300^front", f"{X}@400,420,180+disarm=foe", phase="engagement")
    t.attack("double_turret>foe")
    assert t.terms() == {"weapon": 4, "ship:sensorblindspot": -1}


def test_stygium_array_evades_after_decloaking_and_cloaks_again() -> None:
    t = table("a.imdaartestpilot@400,300+cloak=phantom", LATE, phase="system")
    t.a("decloak:boost:2-straight", "a.imdaartestpilot/ship:stygiumarray")
    assert t.tokens("phantom") == {"evade": 1}
    t = table("a.imdaartestpilot@400,300+evade=phantom", LATE, phase="end")
    t.a("a.imdaartestpilot/ship:stygiumarray")
    assert t.tokens("phantom") == {"cloak": 1}


def test_a_weapon_hardpoint_takes_one_cannon_torpedo_or_missile() -> None:
    def bar(*upgrades: str) -> Mapping[Slot, int]:
        ship = Fitted(PILOTS["cartelspacer"], tuple(UPGRADES[name] for name in upgrades))
        return upgrade_bar(ship)

    assert bar() == {"modification": 1, "cannon": 1, "torpedo": 1, "missile": 1}
    assert bar("ioncannon") == {"modification": 1, "cannon": 1}
    assert bar("ioncannon", "concussionmissiles") == {"modification": 1, "cannon": 1}


def test_the_escape_craft_does_not_start_in_play() -> None:
    t = table("a.nashtahpup@400,300", "a.blacksunsoldier@600,300")
    assert cannot(t.state, t.ship("a.nashtahpup"), "start-in-play")
    assert not cannot(t.state, t.ship("a.blacksunsoldier"), "start-in-play")


def test_rigged_energy_cells_lose_a_charge_on_the_turn_of_their_own_ship() -> None:
    bomber, drone = "b.academypilot@600,600#2-straight&protonbombs", "a.autopilotdrone@400,300#1-straight=drone"
    late = "b.soontirfel@200,800,180#2-straight&protonbombs=late"
    t = table(drone, bomber, late, phase="system", first="b")
    assert (t.asked, t.charges("drone")) == ("b system", 3)  # the first player's ship of initiative 1 comes first
    t.b("pass")
    assert (t.question("b").about["ship"], t.charges("drone")) == ("b.soontirfel", 2)
