"""Devices: what they are, how they are placed (XW-DEV-01 to XW-DEV-22)."""

from __future__ import annotations

import pytest

from battlemat.core.decision import Place
from battlemat.games.xwing.deeds import PLACED
from battlemat.games.xwing.flight.templates import drop
from battlemat.games.xwing.phases import system
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import locking
from battlemat.games.xwing.table.figures import device_outline
from battlemat.games.xwing.table.measures import device, range_between
from battlemat.games.xwing.table.objects import base_of, device_shape
from battlemat.geometry import overlaps
from tests.rule_marks import rule

BOMBER = "a.scimitarsquadronpilot"
LATE = "b.soontirfel@800,850,180#3-straight=late"
"""Asked last in the Activation Phase, so that the round does not end by itself."""

HARMLESS = {"b": "structuraldamage"}
"""A faceup card that does not hurt by itself is dealt first."""
EARLY = "b.academypilot@800,850,180#3-straight"
"""Asked first there, so that nobody has moved yet."""


def range_of(t: XWingScenario, ship: str, number: int = 0) -> int:
    return range_between(base_of(t.state, t.ship(ship)), device_shape(t.state.devices[number]))


@rule("XW-DEV-01")
def test_a_device_is_an_object_and_no_obstacle() -> None:
    t = table(
        "a.redsquadronveteran@400,300=x", "b:protonbomb@400,440", "b.academypilot@400,560,225", phase="engagement"
    )
    assert range_of(t, "x") == 2
    assert "protonbomb-1" in locking.lockable(t.state, t.ship("x"))
    t.attack("front>b.academypilot")
    assert t.last("attack")["obstructed"] == ["protonbomb-1"]
    assert t.terms("defense") == {"agility": 3, "range": 1}
    on_it = table(
        "a.redsquadronveteran@400,300=x", "b:protonbomb@400,310", "b.academypilot@400,500,180", phase="engagement"
    )
    assert range_of(on_it, "x") == 0
    assert on_it.shots("x") == ["front>b.academypilot"]
    on_rock = table(
        "a.redsquadronveteran@400,300=x", "asteroid@400,310", "b.academypilot@400,500,180", phase="engagement"
    )
    assert on_rock.shots("x") == []
    for thing, evade in (("b:protonbomb", "evade:red"), ("asteroid", "evade")):  # is there an obstacle at range 0-1?
        near = table("a.redsquadronveteran@400,300&debrisgambit#2-straight=x", f"{thing}@450,420", LATE)
        assert near.options("a") == ["focus", "lock", "barrelroll", evade, "pass"]


@rule("XW-DEV-02", "XW-DEV-12")
def test_one_bomb_is_no_mine_and_costs_what_its_card_says() -> None:
    def after_maneuver(payload: str) -> XWingScenario:
        t = table(f"a.graysquadronbomber@400,300#2-straight^front&genius{payload}=y", LATE)
        return t if t.asked == "a ability" else t.until("action", "y")

    assert after_maneuver("&connernets").asked == "a action"
    assert after_maneuver("&drk1probedroids").asked == "a action"
    assert after_maneuver("&seismiccharges:0").asked == "a action"
    t = after_maneuver("&seismiccharges&connernets").a("a.graysquadronbomber/upgrade:genius")
    assert t.state.devices[0].kind == "seismiccharge"
    assert (t.charges("y", "seismiccharges"), t.charges("y", "connernets")) == (1, 1)


@rule("XW-DEV-03")
def test_a_device_belongs_to_whoever_placed_it() -> None:
    t = table(f"{BOMBER}@400,300&protonbombs", LATE, phase="system").a("drop:protonbombs>1-straight")
    assert [thing.owner for thing in t.state.devices] == [0]

    def dice(owner: str) -> dict[str, int]:
        t = table(
            "a.cat@400,300^front", f"{owner}:protonbomb@400,540", "b.academypilot@400,470,180", phase="engagement"
        )
        return t.attack("front>b.academypilot").terms()

    assert dice("a") == {"weapon": 3, "pilot:cat": 1}  # a friendly device
    assert dice("b") == {"weapon": 3}  # an enemy one


@rule("XW-DEV-08")
def test_cards_with_their_own_way_to_place_a_device() -> None:
    t = table("a.finchdallow@400,400^front&protonbombs=finch", EARLY, phase="system")
    t.a("place:protonbombs>touching")
    assert t.asked == "a place-device"
    question = t.question("a")
    assert isinstance(question, Place)
    (around,) = question.region
    away = base_of(t.state, t.ship("finch")).radius + device_outline("protonbomb").radius
    corners = [(400 + dx * away, 400 + dy * away) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    assert all(spot == pytest.approx(corner) for spot, corner in zip(around, corners, strict=True))
    t.a([400.0, 500.0, 45.0])
    thing = t.state.devices[0]
    assert range_of(t, "finch") == 0
    assert thing.pose[0] == 400.0
    assert thing.pose[2] == 45.0
    assert not overlaps(device_shape(thing), base_of(t.state, t.ship("finch")))
    probe = table(f"{BOMBER}@400,400&drk1probedroids", LATE, phase="system")
    assert "a system" not in probe.asked  # no drop as usual: its card has its own time and templates


@rule("XW-DEV-09")
def test_one_device_in_a_system_phase() -> None:
    t = table(f"{BOMBER}@400,300#2-straight&protonbombs&seismiccharges", EARLY, phase="system")
    assert {"drop:protonbombs>1-straight", "drop:seismiccharges>1-straight"} < set(t.options("a"))
    t.a("drop:protonbombs>1-straight")
    assert t.asked == "b action"  # nothing more was offered
    assert len(t.state.devices) == 1


@rule("XW-DEV-10")
def test_a_second_device_only_by_a_card_that_grants_it() -> None:
    fire = "a.deathfire@400,300#2-straight*5&protonbombs=fire"
    t = table(fire, "b:proximitymine@400,380", LATE, phase="system").a("drop:protonbombs>1-straight")
    t.faces("blank blank").until("ability").a("a.deathfire/pilot:deathfire")
    assert t.asked == "a device"
    t.a("drop:protonbombs>1-straight")
    assert len(t.events("device-placed")) == 2
    genius = "a.graysquadronbomber@400,300#2-straight^front&genius&protonbombs=y"
    t = table(genius, LATE, phase="system").a("drop:protonbombs>1-straight")
    assert (t.phase, t.asked) == ("activation", "a action")  # it has moved, and was not asked for a second bomb
    free = table(genius, LATE)
    assert free.asked == "a ability"


@rule("XW-DEV-13")
def test_a_nimble_bomber_may_use_banks() -> None:
    t = table(f"{BOMBER}@400,300&protonbombs", LATE, phase="system")
    assert t.options("a") == [
        "drop:protonbombs>1-straight",
        "drop:protonbombs>1-bank-left",
        "drop:protonbombs>1-bank-right",
        "pass",
    ]
    other = table("a.graysquadronbomber@400,300^front&protonbombs", LATE, phase="system")
    assert other.options("a") == ["drop:protonbombs>1-straight", "pass"]


@rule("XW-ACT-99", "XW-DEV-14")
def test_no_device_in_the_phase_of_decloaking_in_either_order() -> None:
    whisper = "a.whisper@400,400#2-straight+cloak&protonbombs=whisper"
    t = table(whisper, EARLY, phase="system")
    assert any(option.startswith("drop:") for option in t.options("a"))
    t.a("decloak:boost:2-straight")
    assert t.options("a") == ["a.whisper/ship:stygiumarray", "pass"]  # what its decloak triggers
    t.a("pass")
    assert (t.token("whisper", "cloak"), t.asked) == (0, "b action")  # and then no device
    t = table(whisper, EARLY, phase="system").a("drop:protonbombs>1-straight")
    assert (t.token("whisper", "cloak"), t.asked) == (1, "b action")
    blocked = table(whisper, "asteroid@400,500", "asteroid@320,400", "asteroid@480,400", LATE, phase="system")
    blocked.a("decloak:boost:2-straight")  # fails, which is no decloak
    assert any(option.startswith("drop:") for option in blocked.options("a"))


@rule("XW-DEV-15")
def test_devices_are_placed_in_order_of_initiative() -> None:
    t = table(
        "a.captainjonus@200,400&connernets=four",
        "b.graysquadronbomber@600,400^front&proximitymines=two",
        phase="system",
    )
    assert t.asked == "b system"
    t.b("drop:proximitymines>1-straight")
    assert t.asked == "a system"
    tie = table("a.captainjonus@200,400&connernets", "b.captainjonus@600,400&connernets", phase="system", first="b")
    assert tie.asked == "b system"


@rule("XW-DEV-16", "XW-DEV-17")
def test_a_bomb_on_a_ship_lies_under_it_and_waits() -> None:
    bomber = f"{BOMBER}@400,400#3-straight&protonbombs=bomber"
    t = table(bomber, "b.soontirfel@400,320,90#5-straight=near", phase="system").a("drop:protonbombs>1-straight")
    assert t.pose("near") == (400.0, 320.0, 90.0)
    assert range_of(t, "near") == 0
    assert not t.events("detonated")
    t.until("action", "near").b("pass")
    assert t.last("detonated")["what"] == "protonbomb"
    assert (t.damage("near"), t.damage("bomber")) == (0, 0)
    stays = table(bomber, "b.soontirfel@400,320,90#1-turn-left=near", phase="system", decks=HARMLESS)
    stays.a("drop:protonbombs>1-straight").until("action", "near").b("pass")
    assert stays.damage("near") == 1


@rule("XW-DEV-18")
def test_a_mine_on_a_ship_detonates_at_once() -> None:
    t = table(f"{BOMBER}@400,400&connernets", "b.academypilot@400,320,90=near", LATE, phase="system")
    t.a("drop:connernets>1-straight")
    story = t.story()
    assert story.index("detonated") < [i for i, kind in enumerate(story) if kind == "phase"][1]
    assert (t.damage("near"), t.token("near", "ion"), t.state.devices) == (1, 3, [])


@rule("XW-DEV-19")
def test_a_mine_under_two_ships_affects_one_of_its_owners_choice() -> None:
    t = table(
        f"{BOMBER}@400,400&proximitymines",
        "b.academypilot@375,325=left",
        "b.academypilot@425,325=right",
        LATE,
        phase="system",
    )
    t.a("drop:proximitymines>1-straight")
    assert t.asked == "a mine"
    assert t.options("a") == ["b.academypilot", "b.academypilot-2"]
    t.faces("blank blank").a("b.academypilot-2")
    assert (t.damage("left"), t.damage("right"), t.state.devices) == (0, 1, [])


@rule("XW-DEV-21", "XW-DEV-22")
def test_no_device_outside_the_play_area_and_then_another_way_is_free() -> None:
    t = table(f"{BOMBER}@70,400,45&protonbombs=bomber", LATE, phase="system")
    offered = t.options("a")
    assert "drop:protonbombs>1-straight" not in offered
    assert t.refused("a", "drop:protonbombs>1-straight") == "XW-DEV-21"
    assert (t.charges("bomber", "protonbombs"), t.state.devices) == (2, [])
    t.a(next(option for option in offered if option.startswith("drop:")))
    assert (t.charges("bomber", "protonbombs"), len(t.state.devices)) == (1, 1)


@rule("XW-DEV-14", "XW-DEV-21")
def test_who_may_place_nothing_more_is_not_told_of_the_edge() -> None:
    t = table(f"{BOMBER}@70,400,45&protonbombs=bomber", LATE, phase="system")
    ship = t.ship("bomber")
    assert "drop:protonbombs>1-straight" in system.refused(t.state, ship)
    ship.did.append(PLACED)
    assert system.refused(t.state, ship) == {}


@rule("XW-DEV-18")
def test_a_mine_that_only_touches_a_ship_does_not_detonate() -> None:
    edge = device("connernet", drop("small", (400.0, 400.0, 0.0), "connernet", "straight")).bounds()[1]
    for y, left in ((edge - 20.0, 1), (edge - 19.0, 0)):
        t = table(f"{BOMBER}@400,400&connernets", f"b.academypilot@400,{y},90=near", LATE, phase="system")
        t.a("drop:connernets>1-straight")
        assert len(t.state.devices) == left
