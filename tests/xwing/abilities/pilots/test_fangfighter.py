"""Fang fighter pilots and their ship ability."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

X = "b.redsquadronveteran"


def test_fenn_rau_may_roll_one_more_die_at_range_1() -> None:
    t = table("a.fennrau@400,300", f"{X}@400,420,180+disarm=foe", phase="engagement")
    t.a("front>b.redsquadronveteran", "a.fennrau/pilot:fennrau")
    assert t.terms() == {"weapon": 3, "range": 1, "pilot:fennrau": 1}
    t = table("a.fennrau@400,300+disarm", f"{X}@400,420,180", phase="engagement")
    t.until("attack", X).b("front>a.fennrau").a("a.fennrau/pilot:fennrau")
    assert t.terms("defense") == {"agility": 3, "pilot:fennrau": 1}


def test_fenn_rau_at_range_2_is_not_asked() -> None:
    t = table("a.fennrau@400,300", f"{X}@400,500,180+disarm=foe", phase="engagement").attack("front>foe")
    assert t.terms() == {"weapon": 3}


def test_old_teroch_takes_green_tokens_of_a_ship_that_looks_at_him() -> None:
    t = table("a.oldteroch@400,300", f"{X}@400,420,180+focus+evade=foe", phase="engagement")
    t.a("a.oldteroch/pilot:oldteroch")
    assert t.tokens("foe") == {}
    away = table("a.oldteroch@400,300", f"{X}@400,420+focus=foe", phase="engagement")
    away.a("a.oldteroch/pilot:oldteroch")
    assert away.tokens("foe") == {"focus": 1}


def test_kad_solus_gains_focus_after_a_red_maneuver() -> None:
    t = table("a.kadsolus@400,300#4-koiogran=kad", "b.darthvader@800,850,180#2-straight")
    assert t.tokens("kad") == {"focus": 2, "stress": 1}


def test_joy_rekkoff_spends_a_torpedo_charge_against_the_defender() -> None:
    t = table("a.joyrekkoff@400,300&protontorpedoes=joy", f"{X}@400,500,180+disarm=foe", phase="engagement")
    t.attack("front>foe", attack="hit blank blank").a("a.joyrekkoff/pilot:joyrekkoff")
    assert t.terms("defense") == {"agility": 2, "pilot:joyrekkoff": -1}
    assert t.charges("joy", "protontorpedoes") == 1


def test_concordia_faceoff_needs_the_fang_in_the_front_arc_of_the_attacker() -> None:
    t = table("a.zealousrecruit@400,300,90+disarm=fang", f"{X}@400,420,180", phase="engagement")
    t.until("attack", X).attack("front>fang", attack="hit blank blank blank", defense="blank blank blank")
    assert t.last("dice-changed")["results"] == ["evade", "blank", "blank"]


def test_concordia_faceoff_does_not_reach_range_2() -> None:
    t = table("a.zealousrecruit@400,300+disarm=fang", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>fang", attack="hit blank blank", defense="blank blank blank")
    assert t.shields("fang") + t.damage("fang") == 1
