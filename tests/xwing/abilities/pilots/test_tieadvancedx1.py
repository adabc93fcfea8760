"""TIE Advanced x1 pilots and their ship ability."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

VADER = "a.darthvader/pilot:darthvader"


def test_darth_vader_spends_force_to_act_again() -> None:
    t = table("a.darthvader@400,300#2-straight=vader", "b.academypilot@400,800,180#2-straight")
    t.until("action", "vader").a("focus", VADER, "lock")
    assert t.asked == "a lock"
    assert t.force("vader") == 2
    assert t.actions("vader") == ["focus", "lock"]


def test_darth_vader_without_force_acts_once() -> None:
    t = table("a.darthvader@400,300#2-straight?0=vader", "b.soontirfel@800,850,180#2-straight")
    t.until("action", "vader").a("focus")
    assert t.options("a") == ["a.darthvader/rule:linked", "pass"]


def test_advanced_targeting_computer_needs_a_lock_on_the_defender() -> None:
    t = table("a.darthvader@400,300>foe", "b.redsquadronveteran@400,500,180+disarm=foe", phase="engagement")
    t.attack("front>foe", attack="hit hit blank")
    assert t.terms() == {"weapon": 2, "ship:advancedtargetingcomputer": 1}
    assert t.last("dice-changed")["results"] == ["crit", "hit", "blank"]
    unlocked = table("a.darthvader@400,300", "b.redsquadronveteran@400,500,180+disarm=foe", phase="engagement")
    unlocked.attack("front>foe", attack="hit hit")
    assert unlocked.terms() == {"weapon": 2}
