"""How huge ships fly: the huge template, energy for red maneuvers, ion, what does not move them (XW-HUG)."""

from __future__ import annotations

from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.effects import choose_turn
from battlemat.games.xwing.cards.sheet import Maneuver
from battlemat.games.xwing.flight import huge_template, maneuver, moves
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table.figures import FIGURES
from battlemat.games.xwing.table.objects import base_of
from tests.rule_marks import rule
from tests.rules.xwing.huge import CR90, OTHERS, RAIDER, flies
from tests.rules.xwing.made_up import does, performs, without_text

AHEAD = f"a.{CR90}@400,200"


def flown(dial: str, more: str = "") -> tuple[float, float, float]:
    return flies(f"{AHEAD}#{dial}{more}=cr90", *OTHERS).pose("cr90")


# The template ---------------------------------------------------------------------------------------------------------


@rule("XW-HUG-67")
def test_a_straight_maneuver_slides_along_the_template() -> None:
    assert flown("3-straight") == (400.0, 320.0, 0.0)
    assert flown("1-straight") == (400.0, 240.0, 0.0)
    assert flown("5-straight") == (400.0, 400.0, 0.0)


@rule("XW-HUG-68")
def test_there_are_six_straight_lines() -> None:
    lines = [FIGURES.huge.step * speed for speed in range(FIGURES.huge.straights + 1)]
    assert lines == [0.0, 40.0, 80.0, 120.0, 160.0, 200.0]
    assert [huge_template.end((0.0, 0.0, 0.0), "straight", speed)[1] for speed in range(1, 6)] == lines[1:]
    assert (list(huge_template.speeds("turn_left")), list(huge_template.speeds("stationary"))) == ([], [0])


@rule("XW-HUG-70", "XW-HUG-88")
def test_a_bank_ends_with_the_corner_in_the_notch() -> None:
    t = flies(f"{AHEAD}#2-bank-right$0+stress=cr90", *OTHERS)
    assert t.pose("cr90") == (427.98, 298.69, 45.0)
    assert t.tokens("cr90") == {}  # that maneuver is blue on its dial
    assert flown("2-bank-left") == (372.02, 298.69, 315.0)


@rule("XW-HUG-71")
def test_there_are_four_bank_positions_to_each_side() -> None:
    for side, sign in (("bank_left", -1), ("bank_right", 1)):
        ends = [huge_template.end((0.0, 0.0, 0.0), side, speed) for speed in huge_template.speeds(side)]  # type: ignore[arg-type]
        assert [(sign * x, y) for x, y, _ in ends] == [(-16.57, 40.0), (6.77, 63.34), (27.98, 98.69), (49.19, 134.05)]
        with pytest.raises(ValueError, match="no bank"):
            huge_template.end((0.0, 0.0, 0.0), side, 4)  # type: ignore[arg-type]


@rule("XW-HUG-72")
def test_a_bank_at_speed_0_turns_the_ship() -> None:
    t = flies(f"{AHEAD}#0-bank-right=cr90", *OTHERS)
    assert t.pose("cr90") == (383.43, 240.0, 45.0)
    assert t.ship("cr90").executed == "0-bank-right/red"
    assert t.last("maneuvered")["maneuver"] == "0-bank-right"  # and no stationary one


@rule("XW-HUG-74")
def test_a_stationary_maneuver_is_fully_executed_where_the_ship_is() -> None:
    t = flies(f"{AHEAD}#0-stationary=cr90", *OTHERS)
    assert t.pose("cr90") == (400.0, 200.0, 0.0)
    assert t.last("maneuvered")["full"] is True
    assert "focus" in t.options("a")


@rule("XW-HUG-66")
def test_a_huge_ship_cannot_execute_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turn = Maneuver("1-turn-left", 1, "turn_left", "white")
    without_text(monkeypatch, CR90)

    def turns(m: XMatch, ship: Ship) -> Flow[Any]:
        return maneuver.execute(m, ship, turn)

    does(CR90, turns)
    t = table(f"{AHEAD}#1-straight=cr90", *OTHERS).stops_after("failed")
    assert t.last("failed") == {"ship": f"a.{CR90}", "what": "maneuver"}
    assert t.until("action", "cr90").pose("cr90") == (400.0, 240.0, 0.0)  # only its own maneuver
    assert [event["maneuver"] for event in t.events("maneuvered") if event["ship"] == f"a.{CR90}"] == ["1-straight"]


@rule("XW-HUG-43")
def test_only_the_final_position_counts() -> None:
    beside = "asteroid@337,260"  # the template lies along the left side of the base, and on this one
    t = flies(f"{AHEAD}#3-straight=cr90", beside, *OTHERS)
    assert (t.shields("cr90"), t.energy("cr90"), t.state.obstacles[0].placed) == (7, 7, True)
    over = flies(f"{AHEAD}#5-straight=cr90", "asteroid@400,160", "b:proximitymine@400,150", *OTHERS)
    assert over.pose("cr90") == (400.0, 400.0, 0.0)  # it flew over both, and ends beyond
    assert (over.shields("cr90"), over.state.obstacles[0].placed, len(over.state.devices)) == (7, True, 1)


# Red maneuvers and stress ---------------------------------------------------------------------------------------------


@rule("XW-HUG-13")
def test_a_red_maneuver_costs_energy_instead_of_stress() -> None:
    t = flies(f"{AHEAD}#3-bank-left$3=cr90", *OTHERS)
    assert (t.energy("cr90"), t.tokens("cr90")) == (2, {})
    assert "gained" not in t.story()  # not even for a moment


@rule("XW-HUG-14")
def test_with_energy_even_a_stressed_huge_ship_executes_a_red_maneuver() -> None:
    t = table(f"{AHEAD}#0-bank-right$1+stress=cr90", *OTHERS).stops_after("energy-lost")
    assert t.pose("cr90") == (383.43, 240.0, 45.0)
    assert (t.energy("cr90"), t.tokens("cr90")) == (0, {"stress": 1})


@rule("XW-HUG-15")
def test_without_energy_a_red_maneuver_gives_stress() -> None:
    t = table(f"{AHEAD}#3-bank-left$0=cr90", *OTHERS).stops_after("gained", token="stress")
    assert (t.energy("cr90"), t.tokens("cr90")) == (0, {"stress": 1})
    assert t.pose("cr90")[2] == 315.0


@rule("XW-HUG-16")
def test_without_energy_and_stressed_it_flies_a_white_two_straight() -> None:
    t = table(f"{AHEAD}#3-bank-left$0+stress=cr90", *OTHERS).stops_after("maneuvered", maneuver="2-straight")
    assert [event["colour"] for event in t.events("maneuvered") if event["ship"] == f"a.{CR90}"] == ["white"]
    assert (t.pose("cr90"), t.tokens("cr90")) == ((400.0, 280.0, 0.0), {"stress": 1})


@rule("XW-HUG-77")
def test_stress_is_otherwise_as_usual() -> None:
    t = flies(f"{AHEAD}#2-straight$0+stress=cr90", *OTHERS)
    assert t.tokens("cr90") == {}  # blue
    stressed = table(f"{AHEAD}#1-straight$0+stress=cr90", *OTHERS).until("action", "late")
    assert stressed.actions("cr90") == []
    assert (stressed.asked, stressed.pose("cr90")) == ("b action", (400.0, 240.0, 0.0))  # the next ship acts


# Ion and tractor ------------------------------------------------------------------------------------------------------


@rule("XW-HUG-29")
def test_six_ion_tokens_ionize() -> None:
    free = table(f"{AHEAD}+5ion=cr90", f"b.{RAIDER}@700,700,180=raider", phase="planning")
    assert f"a.{CR90}:2-straight" in free.options("a")
    assert not tokens.ionized(free.state, free.ship("cr90"))
    held = table(f"{AHEAD}+6ion=cr90", f"b.{RAIDER}@700,700,180=raider", phase="planning")
    assert held.options("a") == ["ready"]  # no dial
    held.ready().dials(raider="0-stationary").until("action", "cr90")
    assert held.pose("cr90") == (400.0, 240.0, 0.0)
    assert held.last("maneuvered")["colour"] == "blue"
    assert held.options("a") == ["focus", "pass"]
    held.a("focus")
    assert held.tokens("cr90") == {"focus": 1}


@rule("XW-HUG-82")
def test_a_tractored_huge_ship_is_not_moved() -> None:
    t = table(f"{AHEAD}#1-straight+5tractor=cr90", *OTHERS)
    t.happens(tokens.gain(t.match, t.ship("cr90"), "tractor", by=1))  # asks nobody anything
    assert tokens.tractored(t.state, t.ship("cr90"))
    assert t.pose("cr90") == (400.0, 200.0, 0.0)
    assert "moved" not in t.story()


# What does not move them ----------------------------------------------------------------------------------------------


@rule("XW-HUG-22")
@pytest.mark.parametrize("action", ["boost", "barrelroll", "slam", "cloak"])
def test_effects_that_move_a_ship_do_not_move_a_huge_one(monkeypatch: pytest.MonkeyPatch, action: str) -> None:
    without_text(monkeypatch, CR90)
    t = table(f"{AHEAD}#1-straight=cr90", *OTHERS)
    t.happens(actions.EFFECTS[action](t.match, t.ship("cr90")))  # asks nobody anything
    assert t.pose("cr90") == (400.0, 200.0, 0.0)
    assert t.token("cr90", "cloak") == 0
    assert base_of(t.state, t.ship("cr90")).half_length == 111.0


@rule("XW-HUG-23")
def test_effects_that_rotate_a_ship_do_not_rotate_a_huge_one() -> None:
    t = table(f"{AHEAD}#1-straight=cr90", *OTHERS)
    moves.turn(t.match, t.ship("cr90"), 180)
    t.happens(choose_turn(t.match, 0, t.ship("cr90"), moves.QUARTERS))
    assert t.pose("cr90") == (400.0, 200.0, 0.0)
    t = table("a.academypilot@400,400#2-straight=tie", *OTHERS)
    moves.turn(t.match, t.ship("tie"), 180)
    assert t.pose("tie")[2] == 180.0  # as usual


@rule("XW-HUG-24")
def test_the_rest_of_such_a_card_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, CR90)

    def boosts_and_focuses(m: XMatch, ship: Ship) -> Flow[None]:
        yield from moves.boost(m, ship)
        yield from tokens.gain(m, ship, "focus")

    does(CR90, boosts_and_focuses)
    t = table(f"{AHEAD}#1-straight=cr90", *OTHERS).stops_after("gained", token="focus")
    assert t.events("stays") == [{"ship": f"a.{CR90}", "what": "boost"}]
    assert t.token("cr90", "focus") == 1
    assert t.until("action", "cr90").pose("cr90") == (400.0, 240.0, 0.0)


@rule("XW-HUG-22", "XW-HUG-24")
def test_a_granted_boost_action_leaves_the_ship_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, CR90)
    performs(CR90, "boost", may=True)
    t = table(f"{AHEAD}#1-straight=cr90", *OTHERS).until("ability")
    t.a(t.options("a")[0]).a("boost")
    assert t.events("stays") == [{"ship": f"a.{CR90}", "what": "boost"}]
    assert t.actions("cr90") == ["boost"]
    assert t.until("action", "cr90").pose("cr90") == (400.0, 240.0, 0.0)
