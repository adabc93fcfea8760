"""Answers of the FAQ about actions, devices, dice and squads that need no card of their own (XW-FAQ)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.cards.content import FORMATS, PILOTS
from battlemat.games.xwing.lists.build import ShipList, SquadList, violations
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing.moments import AFTER_GAINS
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, does, hears, performs, without_text

X, HWK, JEDI = "redsquadronveteran", "rebelscout", "jediknight"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X, HWK, JEDI)


@rule("XW-FAQ-12")
def test_landos_falcon_is_a_customized_freighter() -> None:
    def broken(pilot: str) -> list[str]:
        squad = SquadList("A squad", PILOTS[pilot].faction, [ShipList(pilot, ["landosmillenniumfalcon"])])
        return [refusal.rule for refusal in violations(squad, FORMATS["standard"])]

    assert broken("freightercaptain") == []
    assert "XW-BLD-35" in broken("outerrimsmuggler")


@rule("XW-FAQ-20")
def test_the_dial_of_the_alpha_class_star_wing() -> None:
    t = table("a.nusquadronpilot@400,100=star", LATER, phase="planning")
    assert [option.partition(":")[2] for option in t.options("a")] == [
        "1-bank-left", "1-straight", "1-bank-right",
        "2-turn-left", "2-bank-left", "2-straight", "2-bank-right", "2-turn-right",
        "3-turn-left", "3-bank-left", "3-straight", "3-bank-right", "3-turn-right", "4-straight",
    ]  # fmt: skip


@rule("XW-FAQ-30")
def test_the_only_object_must_be_locked() -> None:
    t = table(f"a.{X}@400,100#2-straight=x", "asteroid@400,520", LATER)
    t.a("lock")
    assert t.options("a") == ["obstacle-1"]
    alone = table(f"a.{X}@400,100#2-straight=x", "asteroid@400,620", LATER)
    alone.a("lock")
    assert alone.last("failed")["what"] == "lock"


@rule("XW-FAQ-38", "XW-FAQ-39")
def test_a_fused_mine_loses_its_fuse_and_detonates_the_next_time() -> None:
    t = table(f"a.{X}@400,100=x", "b:proximitymine@400,240", LATER, phase="planning")
    devices.fuse(t.match, t.state.devices[0])
    t.dials(x="2-straight").until("action", "x")
    assert (t.state.devices[0].fuses, t.shields("x"), t.events("detonated")) == (0, 2, [])
    t.until_phase("planning", 2)
    t.dials(x="2-straight", b_soontirfel="2-straight").until("action", "x")
    assert t.last("detonated")["ship"] == f"a.{X}"
    assert t.state.devices == []


@rule("XW-FAQ-45")
def test_a_repaired_wounded_pilot_rolls_no_die() -> None:
    t = table(f"a.{X}@400,100#3-straight*woundedpilot=x", LATER)
    t.a("damage:woundedpilot#1/repair")
    assert (t.asked, t.events("rolled"), t.tokens("x")) == ("b action", [], {})
    other = table(f"a.{X}@400,100#3-straight*woundedpilot=x", LATER, phase="planning")
    other.ready().faces("hit").a("focus")
    assert (len(other.events("rolled")), other.tokens("x")) == (1, {"focus": 1, "stress": 1})


@rule("XW-FAQ-47")
def test_an_action_on_the_bar_has_the_colour_of_the_bar() -> None:
    def from_the_bar(m: XMatch, ship: Ship) -> Flow[Any]:
        return actions.perform(m, ship, actions.bar(m.state, ship))

    does(HWK, from_the_bar)
    t = table(f"a.{HWK}@400,100#3-bank-left=x", LATER)
    t.a("boost:red", "1-straight")
    assert t.tokens("x") == {"stress": 1}


@rule("XW-FAQ-49")
def test_an_ionized_ship_has_no_link_after_focus() -> None:
    calm = table(f"a.{HWK}@400,100#2-bank-left^front=x", LATER)
    calm.a("focus")
    assert calm.options("a") == [f"a.{HWK}/rule:linked", "pass"]
    ionized = table(f"a.{HWK}@400,100#2-bank-left^front+ion=x", LATER)
    ionized.a("focus")
    assert ionized.asked == "b action"


@rule("XW-FAQ-51")
def test_a_failed_purple_roll_costs_force() -> None:
    performs(JEDI, "barrelroll", colour="purple")
    t = table(f"a.{JEDI}@400,100#3-bank-left=x", "debris@465,100", LATER)
    t.a("barrelroll:purple", "right")
    assert (t.last("failed")["what"], t.force("x")) == ("barrelroll", 0)


@rule("XW-FAQ-54")
def test_a_ship_destroyed_before_it_engages_engages() -> None:
    t = table(f"a.{X}@400,300!0*2*consolefire=x", "b.darthvader@400,500,180=b", phase="engagement")
    t.faces("hit").passes("b")
    assert (t.asked, t.ship("x").destroyed) == ("a attack", True)
    assert t.options("a") == ["front>b.darthvader", "pass"]
    t.passes("a")
    assert t.place("x") == "removed"


@rule("XW-FAQ-78")
def test_a_replaced_token_was_never_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, "cartelspacer")
    heard: list[Any] = []
    hears("cartelspacer", AFTER_GAINS, heard, of="any")
    quinn, spacer = "a.quinnjast&protontorpedoes:0@400,300=quinn", "a.cartelspacer@100,300"
    t = table(quinn, spacer, "a.overseeryushyn@480,300=boss", "b.academypilot@400,700", phase="engagement")
    t.a("a.quinnjast/pilot:quinnjast", "a.overseeryushyn/pilot:overseeryushyn")
    assert heard == ["stress"]


@pytest.mark.parametrize(
    ("rock", "terms"),
    [
        pytest.param("asteroid@400,390", {"agility": 0, "obstructed": 1, "strain": -1}, marks=rule("XW-FAQ-85")),
        pytest.param("asteroid@700,390", {"agility": 0, "strain": -1}, marks=rule("XW-FAQ-86")),
    ],
)
def test_less_than_no_agility(rock: str, terms: dict[str, int]) -> None:
    t = table(f"a.{X}@400,300=x", rock, "b.patrolleader@400,520,180+strain=y", phase="engagement", first="b")
    t.until("attack", "x").attack("front>y", attack="hit hit hit")
    assert (t.terms("defense"), t.rolled("defense")) == (terms, [])
