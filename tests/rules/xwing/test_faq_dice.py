"""Frequently asked questions about the number of dice, and about Debris Gambit (XW-FAQ)."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.declare import ABILITIES, changes
from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.timing.moments import DEFENSE_DICE
from tests.rule_marks import rule

X, TIE = "a.redsquadronveteran", "b.academypilot"
XTEXT, TIETEXT = "pilot:redsquadronveteran", "pilot:academypilot"
LATER = "b.soontirfel@800,850,180#3-straight"


@pytest.fixture(autouse=True)
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    for pilot in (XTEXT, TIETEXT):
        monkeypatch.setitem(ABILITIES, pilot, [])


@rule("XW-FAQ-48")
def test_debris_gambit_makes_linked_evades_white_too() -> None:
    shuttle = "a.zeborrelios@400,300&debrisgambit#2-straight=s"
    t = table(shuttle, "asteroid@330,520", LATER).a("barrelroll", "left", "middle", "a.zeborrelios/rule:linked")
    assert t.tokens("s") == {"evade": 1}
    far = table(shuttle, "asteroid@800,440", LATER).a("barrelroll", "left", "middle", "a.zeborrelios/rule:linked")
    assert far.tokens("s") == {"evade": 1, "stress": 1}


def decimated(*amounts: int) -> XWingScenario:
    """A Decimator (agility 0) is attacked while a friend's text changes the number of its defense dice."""
    for amount in amounts:
        changes(TIETEXT, DEFENSE_DICE, of="any")(lambda x, amount=amount: amount)
    ships = (f"{X}@400,300=x", "b.patrolleader@400,520,180^front=d", f"{TIE}@800,800")
    return table(*ships, phase="engagement").until("attack", "x").attack("front>d")


@rule("XW-FAQ-85")
@pytest.mark.parametrize("first", [1, -1])
def test_more_and_fewer_dice_are_added_up_in_any_order(first: int) -> None:
    assert decimated(first, -first).rolled("defense") == []


@rule("XW-FAQ-85")
def test_one_die_more_is_one_die() -> None:
    assert len(decimated(1).rolled("defense")) == 1


@rule("XW-FAQ-86")
def test_fewer_dice_than_none_are_none() -> None:
    t = decimated(-1)
    assert (t.terms("defense"), t.rolled("defense")) == ({"agility": 0, TIETEXT: -1}, [])
