"""Dice that ships roll outside attacks, and what may be done to them (XW-ATK-48, XW-ATK-49)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.declare import Use, modifies
from battlemat.games.xwing.combat.dice import Change, Modification, Reroll
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rule_marks import rule
from tests.rules.xwing.made_up import LATER, text_of, without_text

X = "redsquadronveteran"
FIRST, SECOND = f"a.{X}/pilot:{X}", f"a.{X}/pilot:{X}/2"
HAN = "hansolo-modifiedyt1300lightfreighter"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    without_text(monkeypatch, X)


def may(change: Modification) -> None:
    @modifies(text_of(X), "other", "roller")
    def modify(x: Use) -> Modification:
        return change


def through(thing: str, faces: str, ship: str = f"a.{X}@400,100#3-straight=x") -> XWingScenario:
    """A ship at 400,100 flies through something and rolls this."""
    t = table(ship, thing, LATER, phase="planning")
    t.faces(faces).ready()
    return t


@rule("XW-ATK-48")
def test_a_roll_for_an_obstacle_may_be_changed() -> None:
    may(Change(("hit",), "blank"))
    t = through("asteroid@400,180", "hit")
    assert (t.asked, t.options("a")) == ("a modify-rolled", [FIRST, "pass"])
    assert t.question("a").about == {"ship": f"a.{X}", "why": "asteroid", "results": ["hit"]}
    t.a(FIRST)
    assert t.shields("x") == 2
    assert through("asteroid@400,180", "hit").a("pass").shields("x") == 1
    assert through("asteroid@400,180", "crit").shields("x") == 1  # nothing to change, nothing asked


@rule("XW-ABL-04", "XW-ATK-49")
def test_a_die_is_rerolled_once_outside_attacks_too() -> None:
    may(Reroll(1))
    may(Reroll(1))
    t = through("asteroid@400,180", "hit")
    assert t.options("a") == [FIRST, SECOND, "pass"]
    t.faces("crit").a(FIRST)
    assert (t.asked, t.shields("x")) == ("b action", 1)


@rule("XW-ATK-49")
def test_a_rerolled_die_may_still_be_changed() -> None:
    may(Reroll(1))
    may(Change(("crit",), "blank"))
    t = through("asteroid@400,180", "hit")
    t.faces("crit").a(FIRST)
    assert t.options("a") == [SECOND, "pass"]
    t.a(SECOND)
    assert (t.last("dice-changed")["results"], t.shields("x")) == (["blank"], 2)


@rule("XW-ATK-51")
def test_an_ability_changes_a_roll_once() -> None:
    may(Change(("hit",), "blank"))
    t = through("b:proximitymine@400,180", "hit hit")
    t.a(FIRST)
    assert (t.asked, t.last("dice-changed")["results"]) == ("a action", ["blank", "hit"])
    assert (t.shields("x"), t.damage("x")) == (0, 0)


def test_han_solo_rolls_the_die_for_an_asteroid_again() -> None:
    t = through("asteroid@400,200", "crit", f"a.{HAN}@400,100#2-straight^front=x")
    t.faces("blank").a(f"a.{HAN}/pilot:{HAN}")
    assert t.shields("x") == 5


def test_lando_rerolls_the_blanks_of_a_mine() -> None:
    t = through("b:proximitymine@400,200", "blank hit", "a.landocalrissian@400,100#2-straight^front=x")
    t.faces("hit").a("a.landocalrissian/pilot:landocalrissian")
    assert (t.last("dice-changed")["results"], t.token("x", "stress")) == (["hit", "hit"], 1)
