"""Ion tokens and ionized ships (XW-TOK-75 to XW-TOK-85)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import (
    AFTER_MANEUVER,
    AFTER_REVEALS,
    BEFORE_MANEUVER,
    DIFFICULTY,
    PHASE_STARTS,
    SPEED,
)
from tests.rule_marks import rule
from tests.rules.xwing.texts import HUNTER, HUNTERTEXT, TIE, XTEXT, X, does, gains, hears
from tests.rules.xwing.texts import texts as texts

LATER = "b.soontirfel@860,860,180#2-straight=later"
"""Activates last and is asked for an action."""


@rule("XW-TOK-75")
def test_a_large_ship_with_two_ion_tokens_is_not_ionized() -> None:
    t = table("b.patrolleader@400,300+2ion#2-straight=ship", f"{X}@860,100", LATER).until("action", "ship")
    assert t.options("b") == ["focus", "lock", "reinforce", "rotatearc", "coordinate:red", "pass"]
    t.happens(tokens.gain(t.match, t.ship("ship"), "ion"))
    t.b("focus")
    t.until_phase("planning")
    assert (t.tokens("ship"), any(option.startswith("b.patrolleader") for option in t.options("b"))) == (
        {"ion": 3},
        False,
    )


@rule("XW-TOK-76")
def test_too_few_ion_tokens_wait() -> None:
    t = table(f"{HUNTER}@400,300+ion#2-straight=ship", f"{X}@700,300#2-straight", LATER)
    t.until("action", "ship")
    assert "lock" in t.options("b")
    t.until_phase("planning")
    assert (t.tokens("ship"), f"{HUNTER}:4-straight" in t.options("b")) == ({"ion": 1}, True)


@rule("XW-TOK-76", "XW-TOK-85")
def test_what_is_left_of_the_ion_tokens_of_a_ship_without_a_dial_waits(texts: None) -> None:
    does(HUNTERTEXT, PHASE_STARTS, lambda m, x: lose_ion(m, x), what=("system",))
    t = table(f"{HUNTER}@400,300+2ion=ship", f"{X}@400,800,180", phase="planning")
    t.b("ready").a(f"{X}:2-straight", "ready")
    t.until_phase("engagement")
    assert t.events("maneuvered")[0]["maneuver"] == "1-straight"
    assert t.tokens("ship") == {"ion": 1}  # it was not ionized when it activated


def lose_ion(m: XMatch, x: Use) -> None:
    tokens.remove(m, x.ship, "ion")


@rule("XW-TOK-77")
def test_an_ionized_ship_is_not_assigned_a_dial() -> None:
    t = table(f"{X}@400,100+ion=x", "a.bluesquadronescort@500,100=y", f"{TIE}@400,800,180=b", phase="planning")
    assert all(option.startswith("a.bluesquadronescort:") for option in t.options("a"))
    t.dials(y="2-straight", b="2-straight")
    assert (t.ship("x").dial, t.phase) == ("", "activation")


@rule("XW-TOK-79")
def test_nothing_changes_the_ion_maneuver(texts: None) -> None:
    @changes(XTEXT, DIFFICULTY)
    def harder(x: Use) -> int:
        return 2

    @changes(XTEXT, SPEED)
    def faster(x: Use) -> int:
        return 2

    def turn(m: XMatch, x: Use) -> None:
        x.ship.executing = "2-turn-left/red"

    does(XTEXT, BEFORE_MANEUVER, turn)
    t = table(f"{X}@400,300+ion=x", LATER)
    first = t.events("maneuvered")[0]
    assert (first["maneuver"], first["colour"], t.at("x")) == ("1-straight", "blue", (400.0, 380.0))
    assert t.token("x", "stress") == 0


@rule("XW-TOK-80")
def test_the_ion_maneuver_takes_stress_and_strain_away() -> None:
    t = table(f"{X}@400,300+ion+stress+2strain=x", LATER)
    assert (t.asked, t.options("a")) == ("a action", ["focus", "pass"])
    assert t.tokens("x") == {"ion": 1, "strain": 1}


@rule("XW-TOK-82")
def test_a_ship_ionized_after_planning_flies_its_dial_first(texts: None) -> None:
    gains(XTEXT, PHASE_STARTS, "ion", what=("system",), when=lambda x: x.s.round == 1)
    t = table(f"{X}@400,100=x", f"{TIE}@400,800,180=b", phase="planning")
    t.dials(x="3-straight", b="2-straight")
    t.until_phase("planning", 2)
    assert [flight["maneuver"] for flight in t.events("maneuvered") if flight["ship"] == X] == ["3-straight"]
    assert (t.tokens("x"), t.options("a")) == ({"ion": 1}, ["ready"])
    t.a("ready").dials(b="2-straight")
    t.until_phase("planning", 3)
    assert [flight["maneuver"] for flight in t.events("maneuvered") if flight["ship"] == X][1:] == ["1-straight"]
    assert t.tokens("x") == {}


@rule("XW-TOK-83")
def test_an_ionized_ship_performs_nothing_but_focus_whoever_lets_it() -> None:
    t = table("a.benthictwotubes@300,300#2-straight=u", f"{X}@400,420#4-straight+ion=x", LATER)
    t.until("action", "u").a("coordinate:red")
    assert (t.question("a").about["ship"], t.options("a")) == (X, ["focus", "pass"])
    assert t.refused("a", "barrelroll") == "XW-ACT-27"
    t.a("focus")
    assert (t.actions("x"), t.ship("x").executed) == (["focus"], "4-straight/white")
    assert (t.asked, t.question("b").about["ship"]) == ("b action", t.ship("later").id)  # nothing was left to do for it


@rule("XW-TOK-83")
@pytest.mark.parametrize("dial", ["", "#2-straight"])
def test_an_ionized_ship_performs_no_action_of_a_card(texts: None, dial: str) -> None:
    does(XTEXT, AFTER_MANEUVER, lambda m, x: actions.granted(m, x.ship, "boost", "focus"))
    wounded = f"{X}@400,300*woundedpilot{dial}=x"
    t = table(f"{wounded}+ion", LATER)
    assert t.options("a") == ["focus", "pass"]  # granted after the maneuver
    t.a("pass")
    assert t.options("a") == ["focus", "pass"]
    assert t.refused("a", "damage:woundedpilot#1/repair") == "XW-ACT-27"
    if dial:
        calm = table(wounded, LATER)
        assert calm.options("a") == ["boost", "focus", "pass"]
        calm.a("pass")
        assert "damage:woundedpilot#1/repair" in calm.options("a")


@rule("XW-TOK-84")
def test_without_a_dial_nothing_is_revealed(texts: None) -> None:
    heard: list[str] = []
    hears(XTEXT, AFTER_REVEALS, heard)
    table(f"{X}@400,300+ion=x", LATER)
    assert heard == []
    table(f"{X}@400,300#2-straight=x", LATER)
    assert heard == ["2-straight"]


@rule("XW-TOK-85")
def test_a_ship_that_lost_its_ion_tokens_still_flies_the_ion_maneuver(texts: None) -> None:
    does(XTEXT, PHASE_STARTS, lose_ion, what=("system",))
    t = table(f"{X}@400,100+ion=x", f"{TIE}@400,800,180=b", phase="planning")
    t.a("ready").dials(b="2-straight")
    t.until("action", "x")
    assert (t.last("maneuvered")["maneuver"], t.last("maneuvered")["colour"]) == ("1-straight", "blue")
    assert t.options("a") == ["focus", "lock", "barrelroll", "pass"]
