"""Bonus attacks that an attack triggers before its Aftermath are performed there (XW-ATK-92)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table

BLANKS = "blank blank blank"
QUICKDRAW, TURR = "a.quickdraw/pilot:quickdraw", "b.turrphennir/pilot:turrphennir"


def shot_at_quickdraw(attack: str) -> XWingScenario:
    """Turr Phennir, who moves after his attacks, fires at "Quickdraw"."""
    t = table("a.quickdraw@400,300^front=q", "b.turrphennir@400,500,180=turr", phase="engagement")
    return t.until("attack", "turr").attack("front>q", attack=attack, defense="blank blank").no_modifying()


def test_quickdraw_fires_back_after_the_attacker_has_moved() -> None:
    t = shot_at_quickdraw("hit hit blank")
    assert (t.asked, t.options("b")) == ("b ability", [TURR, "pass"])
    assert t.shields("q") == 1  # all damage has been dealt
    t.b(TURR, "boost", "1-straight", "pass")  # no autothrusters
    assert (t.asked, t.options("a")) == ("a ability", [QUICKDRAW, "pass"])
    t.a(QUICKDRAW)
    assert t.question("a").about == {"ship": "a.quickdraw", "bonus": True}


def test_a_bonus_attack_that_was_triggered_twice_is_offered_twice_and_performed_once() -> None:
    t = shot_at_quickdraw("hit hit blank").b("pass").a("pass")  # two shields were lost
    assert (t.asked, t.options("a")) == ("a ability", [QUICKDRAW, "pass"])
    t = shot_at_quickdraw("hit hit blank").b("pass").a(QUICKDRAW).attack("front>turr", attack=BLANKS, defense=BLANKS)
    t.no_modifying()
    assert (len(t.events("charges-spent")), len(t.events("attack"))) == (1, 2)
    assert "ability" not in t.asked  # one bonus attack a round


def test_quickdraw_fires_at_once_where_no_attack_is_going_on() -> None:
    foe = "b.soontirfel@400,700,180#2-straight=foe"
    t = table("a.quickdraw@400,300^front#3-straight=q", foe, "asteroid@400,380").faces("hit").until("ability")
    assert (t.phase, t.options("a")) == ("activation", [QUICKDRAW, "pass"])
    t.a(QUICKDRAW)
    assert (t.asked, t.question("a").about["bonus"]) == ("a attack", True)


def test_a_player_chooses_among_the_bonus_attacks_of_one_sub_step() -> None:
    """XW-ATK-91: Dengar's crew takes a shield from "Quickdraw" after her attack; she has a gunner as well."""
    foe = "b.redsquadronveteran@400,500,180&dengar+disarm=foe"
    t = table("a.quickdraw@400,300^rear&specialforcesgunner=q", foe, "b.academypilot@400,100=b", phase="engagement")
    t.attack("front>foe", attack="blank blank", defense="blank blank").no_modifying()
    t.faces("hit").b("b.redsquadronveteran/upgrade:dengar")
    assert t.options("a") == ["a.quickdraw/upgrade:specialforcesgunner", QUICKDRAW, "pass"]


def test_captain_jostero_waits_for_the_aftermath() -> None:
    """Dengar's crew hurts the attacker in sub-step 1; the attacker's own abilities come before any bonus attack."""
    jostero = "a.captainjostero@330,300^front=jostero"
    victim = "a.redsquadronveteran@400,300&dengar+disarm=x"
    t = table(
        jostero, victim, "b.turrphennir@400,500,180=turr", "b.academypilot@450,480,180+disarm", phase="engagement"
    )
    t.until("attack", "turr").attack("front>x", attack=BLANKS, defense="blank blank").no_modifying()
    t.faces("hit").a("a.redsquadronveteran/upgrade:dengar")
    assert (t.asked, t.options("b")) == ("b ability", [TURR, "pass"])
    t.b("pass")
    assert (t.asked, t.options("a")) == ("a ability", ["a.captainjostero/pilot:captainjostero", "pass"])


def test_chewbacca_acts_at_once_and_attacks_in_the_aftermath() -> None:
    pilot = "a.chewbacca-scavengedyt1300"
    friend, turr = "a.redsquadronveteran@500,300!0*3=x", "b.turrphennir@500,500,180=turr"
    t = table(f"{pilot}@400,300^front+disarm=chewie", friend, turr, "b.academypilot@600,800", phase="engagement")
    t.until("attack", "turr").attack("front>x", attack="hit hit hit", defense="blank blank").no_modifying()
    t.a(f"{pilot}/pilot:chewbacca-scavengedyt1300", "focus")
    assert (t.asked, t.options("b")) == ("b ability", [TURR, "pass"])
    t.ship("chewie").tokens.clear()
    t.b("pass")
    assert (t.asked, t.question("a").about) == ("a attack", {"ship": pilot, "bonus": True})


def test_deathfire_drops_a_device_at_once_and_attacks_in_the_aftermath() -> None:
    bomber, turr = "a.deathfire@400,300*5&protonbombs=fire", "b.turrphennir@400,500,180=turr"
    t = table(bomber, turr, phase="engagement").until("attack", "turr")
    t.attack("front>fire", attack="hit hit hit", defense="blank blank").no_modifying()
    assert t.options("a") == ["a.deathfire/pilot:deathfire", "pass"]
    t.a("a.deathfire/pilot:deathfire", "drop:protonbombs>1-straight").b("pass")
    assert (t.asked, t.options("a")) == ("a ability", ["a.deathfire/pilot:deathfire/2", "pass"])
    t.a("a.deathfire/pilot:deathfire/2")
    assert (t.asked, t.options("a")) == ("a attack", ["front>b.turrphennir", "pass"])
