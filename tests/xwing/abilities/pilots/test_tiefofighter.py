"""TIE/fo fighter pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

X = "b.redsquadronveteran"


def test_nobody_modifies_the_dice_of_a_ship_that_midnight_locked() -> None:
    t = table(f"a.midnight@400,300>{X}=mid", f"{X}@400,480,180+2focus=foe", phase="engagement")
    t.attack("front>foe", attack="blank hit", defense="focus focus")
    t.passes("a")
    assert t.asked == "b attack"
    t.until("attack", X).attack("front>mid", attack="focus focus focus", defense="blank blank blank")
    assert "modify-attack" not in t.asked


def test_midnight_without_a_lock_changes_nothing() -> None:
    t = table("a.midnight@400,300", f"{X}@400,480,180+2focus=foe", phase="engagement")
    t.attack("front>foe", attack="blank hit", defense="focus focus")
    assert t.asked == "b modify-defense"


def test_commander_malarus_drives_herself_for_a_round() -> None:
    t = table("a.commandermalarus@400,300=malarus", f"{X}@400,480,180+disarm=foe", phase="engagement")
    t.a("a.commandermalarus/pilot:commandermalarus").attack("front>foe", attack="focus focus", defense="")
    assert (t.charges("malarus"), t.token("malarus", "stress")) == (1, 1)
    t.a("a.commandermalarus/pilot:commandermalarus")
    assert t.last("dice-changed")["results"] == ["hit", "hit"]


def test_commander_malarus_defends_the_same_way() -> None:
    t = table("a.commandermalarus@400,300+disarm=malarus", f"{X}@400,480,180", phase="engagement")
    t.a("a.commandermalarus/pilot:commandermalarus").until("attack", X)
    t.attack("front>malarus", attack="hit hit blank", defense="focus focus blank")
    t.a("a.commandermalarus/pilot:commandermalarus")
    assert t.last("dice-changed")["results"] == ["evade", "evade", "blank"]


def test_scorch_takes_stress_for_a_die() -> None:
    t = table("a.scorch@400,300=scorch", f"{X}@400,480,180+disarm=foe", phase="engagement")
    t.a("front>b.redsquadronveteran", "a.scorch/pilot:scorch")
    assert t.terms() == {"weapon": 2, "pilot:scorch": 1}
    assert t.token("scorch", "stress") == 1
    tense = table("a.scorch@400,300+stress", f"{X}@400,480,180+disarm=foe", phase="engagement").attack("front>foe")
    assert tense.terms() == {"weapon": 2}


def test_static_makes_everything_a_crit() -> None:
    t = table(f"a.static@400,300+focus>{X}=static", f"{X}@400,480,180+disarm=foe", phase="engagement")
    t.attack("front>foe", attack="blank hit").a("a.static/pilot:static")
    assert t.last("dice-changed")["results"] == ["crit", "crit"]
    assert (t.locks("static"), t.token("static", "focus")) == ([], 0)


def test_longshot_rolls_more_at_range_3() -> None:
    t = table("a.longshot@400,300", f"{X}@400,600,180+disarm=foe", phase="engagement").attack("front>foe")
    assert t.terms() == {"weapon": 2, "pilot:longshot": 1}
    close = table("a.longshot@400,300", f"{X}@400,500,180+disarm=foe", phase="engagement").attack("front>foe")
    assert close.terms() == {"weapon": 2}


def test_muse_takes_stress_off_a_friend() -> None:
    t = table("a.muse@400,300", "a.scorch@460,300+stress=scorch", f"{X}@400,480,180", phase="engagement")
    t.a("a.muse/pilot:muse")
    assert t.token("scorch", "stress") == 0


def test_tn_3465_suffers_a_crit_to_make_one() -> None:
    t = table("a.tn3465@480,480+disarm=tn", "a.longshot@400,300", f"{X}@400,500,180+disarm=foe", phase="engagement")
    t.until("attack", "a.longshot").attack("front>foe", attack="blank blank").a("a.tn3465/pilot:tn3465")
    assert t.last("dice-changed")["results"] == ["crit", "blank"]
    assert t.shields("tn") == 0


def test_lieutenant_rivas_locks_whoever_gains_a_red_token() -> None:
    t = table(
        "a.lieutenantrivas@400,300#2-straight=rivas",
        f"{X}@400,700,180#4-koiogran=foe",
        "b.darthvader@800,850,180#2-straight",
    )
    t.until("ability").a("a.lieutenantrivas/pilot:lieutenantrivas")
    assert t.locks("rivas") == [X]


def test_null_has_initiative_7_until_he_is_damaged() -> None:
    t = table("a.null@400,300=null", f"{X}@400,480,180", phase="engagement")
    assert t.state.initiative == 7
    assert t.asked == "a attack"
    hurt = table("a.null@400,300*1=null", f"{X}@400,480,180", phase="engagement")
    assert (hurt.state.initiative, hurt.asked) == (3, "b attack")
