"""Illicit upgrades, one test per card."""

from __future__ import annotations

import pytest

from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import TIE, X, duel, flying, use


def test_cloaking_device_cloaks_for_a_charge() -> None:
    t = flying("&cloakingdevice").a("upgrade:cloakingdevice")
    assert (t.token("x", "cloak"), t.charges("x", "cloakingdevice")) == (1, 1)


@rule("XW-FAQ-63")
def test_a_failed_decloak_of_the_cloaking_device_keeps_the_token() -> None:
    t = duel("&cloakingdevice+cloak", "", "b.academypilot@400,420=wall", at="800,800").faces("focus")
    t.until("lose-cloak")
    t.a("decloak:boost:2-straight")
    assert (t.token("x", "cloak"), t.last("failed")["what"]) == (1, "decloak")


@pytest.mark.parametrize(("face", "kept"), [("focus", 0), ("hit", 1)])
def test_the_cloaking_device_flickers_on_a_focus_result(face: str, kept: int) -> None:
    t = duel("&cloakingdevice+cloak", at="800,800").faces(face)
    if not kept:
        t.until("lose-cloak").a("discard-cloak")
    t.until("dial")
    assert t.token("x", "cloak") == kept


def test_contraband_cybernetics_shrug_off_stress_for_a_round() -> None:
    t = flying("&contrabandcybernetics+stress", dial="4-koiogran").a(use("contrabandcybernetics"))
    assert t.last("maneuvered")["maneuver"] == "4-koiogran"
    assert t.asked == "a action"
    assert t.charges("x", "contrabandcybernetics") == 0


def test_dead_mans_switch_takes_everybody_near_along() -> None:
    t = duel("", "&deadmansswitch*2", "b.academypilot@450,500,180=mate", "b.academypilot@700,500,180=far")
    t.attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert (t.damage("mate"), t.damage("far"), t.shields("x")) == (1, 0, 2)
    crowd = duel("", "&deadmansswitch*2", "b.academypilot@450,500,180=one", "b.academypilot@350,500,180=two")
    crowd.attack("front>b", attack="hit blank blank", defense="blank blank blank")
    assert (crowd.asked, crowd.options("b")) == ("b next-ship", ["b.academypilot-2", "b.academypilot-3"])
    crowd.b("b.academypilot-3")
    assert [event["ship"] for event in crowd.events("damaged")][-2:] == ["b.academypilot-3", "b.academypilot-2"]


def test_feedback_array_hurts_everybody_at_range_0() -> None:
    t = duel("&feedbackarray", "", "b.academypilot@400,500,180", at="400,340,180").a(use("feedbackarray"))
    assert t.options("a") == [X, TIE]  # in the order its player likes
    t.a(TIE)
    assert (t.damage("b"), t.shields("x")) == (1, 1)
    assert t.tokens("x") == {"disarm": 1, "ion": 1}
    assert duel("&feedbackarray").asked == "a attack"


def test_inertial_dampeners_stand_still_for_a_shield() -> None:
    t = flying("&inertialdampeners", dial="3-straight").a(use("inertialdampeners"))
    assert (t.at("x"), t.shields("x"), t.token("x", "stress")) == ((400.0, 300.0), 1, 1)
    assert flying("&inertialdampeners!0").asked == "a action"


def test_rigged_cargo_chute_drops_debris() -> None:
    t = flying("&riggedcargochute").a("upgrade:riggedcargochute")
    assert [thing.outline for thing in t.state.obstacles] == ["loosecargo"]
    assert t.charges("x", "riggedcargochute") == 0
    edge = flying("&riggedcargochute", at="400,30", dial="1-straight").a("upgrade:riggedcargochute")
    assert (edge.state.obstacles, edge.charges("x", "riggedcargochute")) == ([], 1)  # it would lie outside
