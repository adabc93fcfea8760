"""Astromechs, one test per card."""

from __future__ import annotations

import pytest

from tests.xwing.abilities.upgrades.tables import defend, duel, faces, flying, use


@pytest.mark.parametrize(("card", "ways"), [("bb8", ["barrelroll", "boost"]), ("bbastromech", ["barrelroll"])])
def test_bb_droids_move_before_a_blue_maneuver(card: str, ways: list[str]) -> None:
    t = flying(f"&{card}", dial="1-straight")
    t.a(use(card))
    if len(ways) > 1:
        assert t.options("a") == ways
        t.a("barrelroll")
    t.a("left", "middle")
    assert t.charges("x", card) == 1
    assert t.story().index("moved") < t.story().index("maneuvered")
    assert flying(f"&{card}", dial="3-straight").asked == "a action"  # white


def test_c1_10p_evades_and_then_turns_erratic() -> None:
    t = flying("&c110p+stress", dial="3-straight").until("ability").a(use("c110p"))
    assert t.tokens("x") == {"evade": 1, "stress": 2}
    assert t.charges("x", "c110p") == 1
    fresh = flying("&c110p").until_phase("planning", 2)
    assert not fresh.ship("x").upgrades[0].back
    spent = flying("&c110p:0", "b.academypilot@420,460=near#2-straight").until_phase("planning", 2)
    assert spent.ship("x").upgrades[0].back
    spent.dials(x="2-straight", near="1-turn-left", b_soontirfel="3-straight").until("ship").a("b.academypilot")
    assert spent.token("near", "jam") == 1


def test_chopper_trades_charges_for_shields() -> None:
    t = flying("&chopper&protontorpedoes!1").a("upgrade:chopper")
    assert (t.shields("x"), t.charges("x", "protontorpedoes")) == (2, 1)
    back = flying("&chopper&protontorpedoes:1").a("upgrade:chopper/recharge")
    assert (back.shields("x"), back.charges("x", "protontorpedoes")) == (0, 2)
    assert "upgrade:chopper" not in flying("&chopper!1").options("a")  # no charge to spend


def test_m9_g8_rerolls_a_die_of_the_ship_it_locks() -> None:
    t = defend("&m9g8>b.sigmasquadronace").attack("front>x", attack="hit hit hit")
    t.faces("blank").a(use("m9g8"), "die-1")
    assert faces(t) == ["blank", "hit", "hit"]
    friend = "a.academypilot@100,100&m9g8>a.redsquadronveteran"
    t = duel("", "", friend).until("attack", "x").attack("front>b", attack="blank hit hit")
    t.faces("hit").a(use("m9g8", "a.academypilot"), "die-1")
    assert faces(t) == ["hit", "hit", "hit"]
    assert "modify-attack" not in defend("&m9g8").attack("front>x", attack="hit hit hit", defense="blank blank").asked


@pytest.mark.parametrize("card", ["r2d2", "r2astromech"])
def test_r2_restores_a_shield_for_a_charge_and_a_disarm_token(card: str) -> None:
    t = flying(f"&{card}!0")
    before = t.charges("x", card)
    t.until("ability").a(use(card))
    assert (t.shields("x"), t.charges("x", card), t.token("x", "disarm")) == (1, before - 1, 1)
    assert flying(f"&{card}").asked == "a action"  # nothing to restore


def test_r2_a6_changes_the_speed() -> None:
    t = flying("&r2a6").a(use("r2a6"))
    assert t.options("a") == ["1-straight", "3-straight"]
    t.a("3-straight")
    assert t.last("maneuvered")["maneuver"] == "3-straight"


def test_r2_c4_spends_an_evade_token_for_a_hit() -> None:
    t = duel("&r2c4+evade").attack("front>b", attack="focus blank blank").a(use("r2c4"))
    assert faces(t) == ["hit", "blank", "blank"]
    assert t.token("x", "evade") == 0


def test_r2_ha_spends_its_lock_to_reroll_defense_dice() -> None:
    t = defend("&r2ha>b.sigmasquadronace").attack("front>x", attack="hit hit hit", defense="blank blank")
    t.faces("evade evade").a(use("r2ha"), ["die-1", "die-2"])
    assert faces(t) == ["evade", "evade"]
    assert t.locks("x") == []


def test_r3_astromech_keeps_two_locks() -> None:
    t = flying("&r3astromech", "asteroid@300,400", "asteroid@500,400").a("lock", "obstacle-1")
    t.a(use("r3astromech"), "obstacle-2")
    assert t.locks("x") == ["obstacle-1", "obstacle-2"]


def test_r4_p_astromech_makes_a_basic_maneuver_easier() -> None:
    t = flying("&r4pastromech", dial="3-straight").a(use("r4pastromech"))
    assert (t.last("maneuvered")["colour"], t.charges("x", "r4pastromech")) == ("blue", 1)
    assert flying("&r4pastromech", dial="4-koiogran").asked != "a ability"


def test_r4_p17_acts_after_a_red_maneuver() -> None:
    t = flying("&r4p17", dial="4-koiogran").a(use("r4p17"), "focus")
    assert t.tokens("x") == {"focus": 1, "stress": 1}


def test_r4_p44_calculates_with_an_enemy_in_the_bullseye_arc() -> None:
    ahead = "b.academypilot@400,100=b#2-straight"
    t = flying("&r4p44", ahead, dial="4-koiogran")
    t.until("action", "b.soontirfel")
    assert t.token("x", "calculate") == 1
    alone = flying("&r4p44", dial="4-koiogran")
    assert alone.token("x", "calculate") == 0


@pytest.mark.parametrize("card", ["r5astromech", "r5d8"])
def test_r5_repairs(card: str) -> None:
    t = flying(f"&{card}*1").a(f"upgrade:{card}")
    assert t.damage("x") == 0
    t = flying(f"&{card}*fuelleak*blindedpilot").a(f"upgrade:{card}/repair")
    assert t.faceup("x") == ["blindedpilot"]  # a pilot card is beyond it
    assert f"upgrade:{card}" not in flying(f"&{card}:0*1").options("a")


def test_r5_p8_may_hurt_its_own_ship() -> None:
    t = duel("&r5p8").attack("front>b", attack="hit blank blank")
    t.faces("crit", "blank blank blank").a(use("r5p8"), "die-2")
    assert (faces(t), t.shields("x")) == (["hit", "crit", "blank"], 1)
    safe = duel("&r5p8").attack("front>b", attack="hit blank blank")
    safe.faces("hit", "blank blank blank").a(use("r5p8"), "die-2")
    assert safe.shields("x") == 2


def test_r5_x3_ignores_obstacles_for_a_phase() -> None:
    t = flying("&r5x3", "asteroid@400,380").a(use("r5x3"))
    assert t.asked == "a action"  # no die, no lost action
    assert not t.events("rolled")
    on_rock = duel("&r5x3", "", "asteroid@400,300").a(use("r5x3"))
    assert on_rock.options("a") == ["front>b.academypilot", "pass"]
    through = duel("&r5x3", "", "asteroid@400,400").a(use("r5x3")).attack("front>b")
    assert through.terms("defense") == {"agility": 3}


def test_r5_tk_lets_its_ship_shoot_friends() -> None:
    friend = "a.academypilot@400,500=friend"
    t = duel("&r5tk", "", friend, at="800,800").until("attack", "x")
    assert t.options("a") == ["front>a.academypilot", "pass"]
    t.attack("front>friend", attack="hit hit blank", defense="blank blank blank")
    assert t.damage("friend") == 2
    assert "attack" not in duel("", "", friend, at="800,800").asked
