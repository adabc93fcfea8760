"""Configurations, one test per card."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import table
from tests.xwing.abilities.upgrades.tables import LATER, X, duel, faces, flying, use

ROCK = "asteroid@400,420"


@pytest.mark.parametrize("card", ["integratedsfoils", "pivotwing", "servomotorsfoils"])
def test_wings_may_be_flipped_before_activating(card: str) -> None:
    t = flying(f"&{card}")
    assert t.asked == "a ability"
    t.a(use(card))
    assert t.ship("x").upgrades[0].back


def test_integrated_s_foils_take_a_die_outside_the_bullseye_arc() -> None:
    aside = duel("&integratedsfoils", at="450,500,180").attack("front>b")
    assert aside.terms() == {"weapon": 3, "upgrade:integratedsfoils": -1}
    assert duel("&integratedsfoils").attack("front>b").terms() == {"weapon": 3}
    aside = duel("&integratedsfoils", at="450,500,180")
    aside.ship("x").upgrades[0].back = True
    assert aside.attack("front>b").terms() == {"weapon": 3}


def test_calibrated_laser_targeting_adds_a_focus_result() -> None:
    t = duel("&calibratedlasertargeting").attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert faces(t) == ["hit", "blank", "blank", "focus"]
    aside = duel("&calibratedlasertargeting", at="450,500,180")
    aside.attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert not aside.events("dice-changed")


def test_pivot_wing_costs_a_die_and_pivots_on_the_spot() -> None:
    t = duel("", "&pivotwing").attack("front>b")
    assert t.terms("defense") == {"agility": 3, "upgrade:pivotwing": -1}
    u_wing = table("a.bluesquadronscout@400,300#0-stationary&pivotwing=u", LATER).a("pass").until("ability")
    u_wing.a("a.bluesquadronscout/upgrade:pivotwing", "turn:180")
    assert u_wing.pose("u") == (400.0, 300.0, 180.0)


@pytest.mark.parametrize("card", ["grapplingstruts", "landingstruts"])
def test_struts_land_on_an_obstacle_and_stay_there(card: str) -> None:
    t = flying(f"&{card}", ROCK).a(use(card))
    assert t.asked == "a action"
    assert not t.events("rolled")  # it ignores the asteroid
    assert t.ship("x").upgrades[0].back
    declined = flying(f"&{card}", ROCK).faces("blank").a("pass")
    assert declined.events("rolled")
    assert not declined.ship("x").upgrades[0].back


@pytest.mark.parametrize("card", ["grapplingstruts", "landingstruts"])
@pytest.mark.parametrize(("dial", "heading"), [("2-turn-left", 270.0), ("2-bank-right", 90.0), ("3-straight", 0.0)])
def test_open_struts_turn_on_the_spot(card: str, dial: str, heading: float) -> None:
    t = duel(f"&{card}+stress", "", "asteroid@400,300")
    t.ship("x").upgrades[0].back = True
    t.until_phase("planning", 2)
    t.dials(x=dial, b="2-turn-left").until("action", "x")
    assert t.pose("x") == (400.0, 300.0, heading)
    assert t.token("x", "stress") == 0
    assert t.ship("x").upgrades[0].back


@pytest.mark.parametrize("card", ["grapplingstruts", "landingstruts"])
def test_open_struts_take_off_with_2_straight_and_let_their_ship_shoot(card: str) -> None:
    t = duel(f"&{card}", "", "asteroid@400,300")
    t.ship("x").upgrades[0].back = True
    assert t.shots("x") == ["front>b.academypilot"]
    t.until_phase("planning", 2)
    t.dials(x="2-straight", b="2-turn-left").until("action", "x")
    assert t.at("x") == (400.0, 420.0)
    assert not t.ship("x").upgrades[0].back


@pytest.mark.parametrize("card", ["grapplingstruts", "landingstruts"])
def test_the_obstacle_under_open_struts_covers_nobody(card: str) -> None:
    foe, perch = "b.academypilot@400,600,180#2-straight+3stress+disarm=b", "asteroid@400,320"
    for others, covers in (((), {}), (("asteroid@400,400",), {"obstructed": 1})):
        t = table(f"{X}@400,300#3-straight&{card}=x", foe, perch, *others, phase="planning")
        t.ship("x").upgrades[0].back = True
        t.ready().until("attack", "x").attack("front>b")
        assert "obstacle-1" in t.last("attack")["obstructed"]
        assert t.terms("defense") == {"agility": 3, **covers}


def test_two_friends_leave_no_room_for_a_third() -> None:
    rock, friends = "coreasteroid5@400,420", ("a.skullsquadronpilot@352,420", "a.skullsquadronpilot@448,420")
    crowded = flying("&grapplingstruts", rock, *(f"{friend}#2-straight" for friend in friends))
    assert crowded.asked == "a order"  # the asteroid has had its effect
    one = flying("&grapplingstruts", rock, f"{friends[0]}#2-straight")
    assert one.options("a") == [use("grapplingstruts"), "pass"]


def test_os_1_fires_missiles_while_disarmed_and_keeps_the_lock() -> None:
    t = duel("&os1arsenalloadout&ionmissiles+disarm>b.academypilot")
    assert t.options("a") == ["ionmissiles>b.academypilot", "pass"]
    t.attack("ionmissiles>b", attack="blank blank blank", defense="blank blank blank")
    assert t.asked == "b attack"  # the lock cannot be spent
    assert t.locks("x") == ["b.academypilot"]
    assert duel("&os1arsenalloadout&ionmissiles+2disarm>b.academypilot").asked == "b attack"


def test_xg_1_fires_cannons_while_disarmed_with_three_dice_at_most() -> None:
    t = duel("&xg1assaultconfiguration&heavylasercannon+disarm").attack("heavylasercannon>b")
    assert len(t.rolled()) == 3
    assert len(duel("&xg1assaultconfiguration&heavylasercannon").attack("heavylasercannon>b").rolled()) == 4
    assert X not in duel("&heavylasercannon+disarm").asked
