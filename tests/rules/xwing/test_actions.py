"""Actions (XW-ACT)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

X = "a.redsquadronveteran"
LATER = "b.soontirfel@800,850,180#3-straight"


@rule("XW-ACT-01", "XW-ACT-26")
def test_the_actions_on_the_bar_and_none() -> None:
    t = table(f"{X}@400,100#2-straight*consolefire", LATER)
    assert t.options("a") == ["focus", "lock", "barrelroll", "damage:consolefire#1/repair", "pass"]


@rule("XW-ACT-54", "XW-ACT-31")
def test_a_lock_without_an_object_fails() -> None:
    t = table(f"{X}@100,100#2-straight", LATER)
    t.a("lock")
    assert t.last("failed")["what"] == "lock"
    assert t.actions(X) == ["lock"]


@rule("XW-ACT-62", "XW-ACT-65", "XW-ACT-69")
def test_a_barrel_roll_into_ships_fails() -> None:
    t = table(f"{X}@100,100#2-straight", "b.academypilot@180,340,180#2-straight", LATER)
    t.until("action", X).a("barrelroll", "right")
    assert t.last("failed") == {"ship": X, "what": "barrelroll"}
    assert t.at(X) == (100.0, 220.0)


@rule("XW-ACT-63", "XW-ACT-73")
def test_three_places_of_a_barrel_roll() -> None:
    t = table("a.academypilot@400,280#2-straight", LATER)
    t.until("action", "a.academypilot").a("barrelroll", "right")
    assert t.options("a") == ["front", "middle", "rear"]
    t.a("front")
    assert t.at("a.academypilot") == (480.0, 410.0)


@rule("XW-ACT-85", "XW-ACT-90")
def test_coordinate_lets_a_friend_act() -> None:
    t = table("a.captainkagi@400,100#1-straight", f"{X}@400,320#1-straight+stress=x", LATER)
    t.until("action", "a.captainkagi")
    assert "coordinate" in t.options("a")
    t.a("coordinate")
    assert t.last("coordinated") == {"ship": X, "by": "a.captainkagi"}


@rule("XW-ACT-109", "XW-ACT-111")
def test_reload_recovers_a_charge_and_disarms() -> None:
    t = table("a.nusquadronpilot@400,100#1-straight&concussionmissiles:1=star", LATER)
    t.until("action", "star").a("reload")
    assert (t.charges("star", "concussionmissiles"), t.token("star", "disarm")) == (2, 1)


@rule("XW-ACT-117", "XW-ACT-120")
def test_slam() -> None:
    t = table("a.nusquadronpilot@400,100#2-straight=star", LATER)
    t.until("action", "star").a("slam", "2-bank-left")
    assert t.token("star", "disarm") == 1
    assert t.pose("star")[2] == 315.0


@rule("XW-ACT-94", "XW-ACT-95", "XW-ACT-99")
def test_decloaking_in_the_system_phase() -> None:
    t = table("a.sigmasquadronace@400,400+cloak#1-bank-left=phantom", LATER, phase="system")
    assert t.options("a") == ["decloak:boost:2-straight", "decloak:roll:left-2", "decloak:roll:right-2", "pass"]
    t.a("decloak:boost:2-straight")
    assert t.token("phantom", "cloak") == 0


@rule("XW-ACT-113")
def test_rotating_a_turret() -> None:
    t = table("a.rebelscout@400,100#1-straight^front=hwk", LATER)
    t.until("action", "hwk").a("rotatearc")
    assert t.options("a") == ["right", "rear", "left"]
