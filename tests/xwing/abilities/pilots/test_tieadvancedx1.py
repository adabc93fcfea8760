"""TIE Advanced x1 pilots and their ship ability."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule

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
    t.a("pass")  # it must be used, if not before then now
    assert t.last("dice-changed")["results"] == ["crit", "hit", "blank"]
    unlocked = table("a.darthvader@400,300", "b.redsquadronveteran@400,500,180+disarm=foe", phase="engagement")
    unlocked.attack("front>foe", attack="hit hit")
    assert unlocked.terms() == {"weapon": 2}


TIE = "b.academypilot"


@rule("XW-FAQ-71", "XW-FAQ-72")
def test_the_targeting_computer_works_before_the_lock_is_spent() -> None:
    t = table("a.darthvader@400,300?0>foe", "b.redsquadronveteran@400,500,180+disarm=foe", phase="engagement")
    t.attack("front>foe", attack="hit blank blank")
    assert (t.terms(), len(t.rolled())) == ({"weapon": 2, "ship:advancedtargetingcomputer": 1}, 3)
    t.a("a.darthvader/ship:advancedtargetingcomputer")
    assert t.last("dice-changed")["results"] == ["crit", "blank", "blank"]
    t.faces("hit hit").a("lock", ["die-2", "die-3"])
    assert t.last("dice-changed")["results"] == ["crit", "hit", "hit"]  # no second hit is turned: the lock is gone
    assert t.locks("a.darthvader") == []
    first = table("a.darthvader@400,300?0+focus>foe", "b.redsquadronveteran@400,500,180+disarm=foe", phase="engagement")
    first.attack("front>foe", attack="hit blank blank").faces("hit focus").a("lock", ["die-2", "die-3"])
    assert first.options("a") == ["focus", "pass"]  # no lock, no crit
    first.a("pass")
    assert first.last("dice-changed")["results"] == ["hit", "hit", "focus"]


def test_maarek_stele_chooses_the_crit_of_three() -> None:
    t = table(
        "a.maarekstele@400,300=maarek", f"{TIE}@400,500,180=tie", phase="engagement",
        decks={"b": "fuelleak directhit blindedpilot"},
    )  # fmt: skip
    t.attack("front>tie", attack="crit blank", defense="blank blank blank")
    assert t.options("a") == ["damage:fuelleak", "damage:directhit", "damage:blindedpilot"]
    t.a("damage:blindedpilot")
    assert t.faceup("tie") == ["blindedpilot"]
    assert sorted(t.state.players[1].discard) == ["directhit", "fuelleak"]


def test_ved_foslo_flies_one_speed_more_or_less() -> None:
    t = table("a.vedfoslo@400,300#2-straight=ved", "b.darthvader@800,850,180#2-straight")
    t.a("a.vedfoslo/pilot:vedfoslo", "3-straight")
    assert t.at("ved") == (400.0, 460.0)


def test_zertik_strom_spends_a_lock_to_expose_a_card() -> None:
    t = table(f"a.zertikstrom@400,300>{TIE}=zertik", f"{TIE}@400,700,180*1=tie", phase="end")
    t.a("a.zertikstrom/pilot:zertikstrom")
    assert t.locks("zertik") == []
    assert t.faceup("tie") == ["structuraldamage"]
