"""Tech and sensors, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.xwing.abilities.upgrades.tables import LATER, TIE, X, duel, faces, flying, use

BLANKS = "blank blank blank"


def test_advanced_optics_spend_a_focus_token_on_a_blank() -> None:
    t = duel("&advancedoptics+focus").attack("front>b", attack="hit blank blank").a(use("advancedoptics"))
    assert (faces(t), t.token("x", "focus")) == (["hit", "hit", "blank"], 0)


def test_ferrosphere_paint_stresses_who_locks_from_the_side() -> None:
    t = flying("", "b.academypilot@500,640,180&ferrospherepaint#2-straight=painted")
    t.until("action", "x").a("lock", TIE)
    assert t.token("x", "stress") == 1
    ahead = flying("", "b.academypilot@400,640,180&ferrospherepaint#2-straight=painted").until("action", "x")
    ahead.a("lock", TIE)
    assert ahead.token("x", "stress") == 0


def test_pattern_analyzer_acts_before_the_stress_of_a_red_maneuver() -> None:
    t = flying("&patternanalyzer", dial="4-koiogran").a(use("patternanalyzer"), "focus")
    assert t.tokens("x") == {"focus": 1, "stress": 1}
    assert flying("&patternanalyzer", dial="2-straight").asked == "a action"
    plain = flying("", dial="4-koiogran")
    assert plain.asked == "b action"


def test_primed_thrusters_move_while_stressed() -> None:
    assert flying("&primedthrusters+2stress", dial="3-straight").options("a") == ["barrelroll", "pass"]
    assert flying("&primedthrusters+3stress", dial="3-straight").asked == "b action"


def test_targeting_synchronizer_shares_its_lock() -> None:
    spotter = f"a.academypilot@400,200&targetingsynchronizer>{TIE}"
    assert f"protontorpedoes>{TIE}" in duel("&protontorpedoes", "", spotter).options("a")
    blind = "a.academypilot@400,200&targetingsynchronizer"
    assert f"protontorpedoes>{TIE}" not in duel("&protontorpedoes", "", blind).options("a")


def test_advanced_sensors_act_early_and_only_once() -> None:
    t = flying("&advancedsensors").a(use("advancedsensors"), "focus")
    assert t.token("x", "focus") == 1
    assert t.asked == "b action"  # the maneuver is done, and no further action
    assert t.at("x") == (400.0, 420.0)


def test_passive_sensors_act_before_engaging() -> None:
    foe = "b.academypilot@400,760,180#2-straight=b"
    t = table(f"{X}@400,300&passivesensors#2-straight=x", foe, LATER).until("action", "x").a("upgrade:passivesensors")
    assert t.charges("x", "passivesensors") == 0
    t.until("ability").a(use("passivesensors"), "lock", TIE)
    assert t.locks("x") == [TIE]
    assert f"{use('passivesensors')}" not in duel("&passivesensors").asked


def test_nobody_coordinates_a_ship_on_passive_sensors() -> None:
    shuttle = "a.omicrongrouppilot@300,150#1-straight=shuttle"
    for charges, offered in (("", [X]), (":0", [])):
        t = table(shuttle, f"{X}@400,300&passivesensors{charges}#2-straight", LATER).until("action", "shuttle")
        t.a("coordinate")
        assert bool(t.events("coordinated")) is bool(offered)


def test_collision_detector_flies_through_obstacles() -> None:
    t = flying("&collisiondetector", "asteroid@400,360").a(use("collisiondetector"))
    assert (t.asked, t.events("rolled")) == ("a action", [])
    assert t.charges("x", "collisiondetector") == 1
    careless = flying("&collisiondetector", "asteroid@400,360").faces("blank").a("pass")
    assert careless.asked == "b action"
    roll = flying("&collisiondetector", "asteroid@320,420").a("barrelroll", "left", "middle")
    assert roll.options("a") == [use("collisiondetector"), "pass"]


def test_collision_detector_shoots_from_the_obstacle_it_avoids() -> None:
    foe, rock = f"{TIE}@400,620,180#2-straight+disarm+3stress=b", "asteroid@400,440"
    t = flying("&collisiondetector", foe, rock).a(use("collisiondetector"), "pass").until_phase("engagement")
    assert (t.asked, t.round, t.shots("x")) == ("a attack", 1, [f"front>{TIE}"])
    t.attack("front>b")
    assert "obstructed" not in t.terms("defense")
    careless = flying("&collisiondetector", foe, rock).faces("blank").a("pass").until_phase("engagement")
    assert careless.shots("x") == []


SHUTTLE = "a.starkillerbasepilot"


def test_biohexacrypt_codes_reach_whom_they_lock() -> None:
    shuttle = f"{SHUTTLE}@400,100#1-straight&biohexacryptcodes"
    t = table(f"{shuttle}>b=s", f"{TIE}@400,800,180#2-straight=b", LATER).until("action", "s")
    t.a("jam")
    assert (t.token("b", "jam"), t.locks("s")) == (1, [])
    t = table(f"{shuttle}>x=s", f"{X}@800,500#2-straight=x", LATER).until("action", "s").a("coordinate", "focus")
    assert (t.token("x", "focus"), t.locks("s")) == (1, [])


def test_biohexacrypt_codes_keep_the_lock_on_whom_is_near_anyway() -> None:
    shuttle = f"{SHUTTLE}@400,100#1-straight&biohexacryptcodes>x=s"
    t = table(shuttle, f"{X}@560,100#2-straight=x", LATER).until("action", "s").a("coordinate", "focus")
    assert (t.token("x", "focus"), t.locks("s")) == (1, [t.ship("x").id])
