"""Maneuvers (XW-MAN), and what moving does (XW-MOV, XW-OBS)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

X = "a.redsquadronveteran"
LATER = "b.soontirfel@800,850,180#3-straight"
"""Activates last: what a test looks at stays as it is while this ship is asked for its action."""


@rule("XW-MAN-10", "XW-MAN-14")
def test_a_red_maneuver_stresses_and_there_is_no_action() -> None:
    t = table(f"{X}@400,100#4-koiogran", LATER)
    assert t.asked == "b action"
    assert t.tokens(X) == {"stress": 1}
    assert t.pose(X) == (400.0, 300.0, 180.0)


@rule("XW-MAN-11", "XW-MAN-13", "XW-TOK-72")
def test_a_blue_maneuver_takes_stress_and_strain() -> None:
    t = table(f"{X}@400,100#1-straight+stress+2strain", LATER)
    assert t.asked == "a action"
    assert t.tokens(X) == {"strain": 1}


@rule("XW-MAN-16", "XW-TOK-63")
def test_a_stressed_ship_flies_a_white_two_straight_instead_of_a_red_maneuver() -> None:
    t = table(f"{X}@100,100#4-koiogran+stress", LATER)
    assert t.pose(X) == (100.0, 220.0, 0.0)
    assert t.tokens(X) == {"stress": 1}


@rule("XW-MAN-52", "XW-PHA-28", "XW-TOK-78", "XW-TOK-81")
def test_the_ion_maneuver() -> None:
    t = table(f"{X}@100,100+2ion+stress", LATER)
    assert t.options("a") == ["focus", "pass"]
    t.a("focus")
    assert t.pose(X) == (100.0, 180.0, 0.0)
    assert t.tokens(X) == {"focus": 1}


@rule("XW-MOV-17", "XW-MOV-21")
def test_a_partial_maneuver_skips_the_action() -> None:
    t = table(f"{X}@100,100#3-straight", "b.soontirfel@100,270#3-straight")
    assert t.pose(X) == (100.0, 230.0, 0.0)
    assert t.asked == "b action"


@rule("XW-MOV-32", "XW-VIC-07")
def test_a_ship_that_leaves_the_table_flees() -> None:
    t = table("a.academypilot@100,860#2-straight", LATER)
    assert t.place("a.academypilot") == "removed"


@rule("XW-OBS-07", "XW-OBS-08")
def test_an_asteroid_rolls_a_die_and_takes_the_action() -> None:
    t = table(f"{X}@400,300#2-straight", "asteroid@400,360", LATER, phase="planning")
    t.faces("crit").ready()
    assert t.shields(X) == 1
    assert t.asked == "b action"


@rule("XW-OBS-09")
def test_debris_stresses_after_the_difficulty_was_checked() -> None:
    t = table(f"{X}@400,300#1-straight+stress", "debris@400,360", LATER, phase="planning")
    t.faces("hit").ready()
    assert t.tokens(X) == {"stress": 1}
    assert t.shields(X) == 2
