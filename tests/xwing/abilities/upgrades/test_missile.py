"""Missiles, one test per card."""

from __future__ import annotations

from tests.xwing.abilities.upgrades.tables import duel, faces, flying, use

LOCK = ">b.academypilot"
BLANKS = "blank blank blank"
MATE = "b.academypilot@460,500,180*1=mate"


def test_cluster_missiles_are_not_offered_after_the_bonus_attack_of_the_round() -> None:
    """XW-ATK-94."""
    t = duel(f"&clustermissiles{LOCK}", "*1", "b.academypilot@480,480,180=other")
    t.ship("x").did.append("bonus-attack")
    t.attack("clustermissiles>b", attack="blank blank blank", defense=BLANKS).no_modifying()
    assert t.asked == "b order"


def test_concussion_missiles_expose_cards_around_the_defender() -> None:
    t = duel(f"&concussionmissiles{LOCK}", "*1", MATE, decks={"b": "fuelleak"})
    t.attack("concussionmissiles>b", attack="hit blank blank", defense=BLANKS).no_modifying()
    assert t.options("a") == ["b.academypilot", "b.academypilot-2"]
    t.a("b.academypilot-2")
    assert [event["ship"] for event in t.events("exposed")] == ["b.academypilot-2", "b.academypilot"]
    assert (len(t.faceup("b")), len(t.faceup("mate"))) == (1, 1)
    missed = duel(f"&concussionmissiles{LOCK}", "*1", MATE)
    missed.attack("concussionmissiles>b", attack="blank blank blank", defense=BLANKS).no_modifying()
    assert (missed.faceup("b"), missed.faceup("mate")) == ([], [])


def test_diamond_boron_missiles_roll_for_ships_that_are_no_more_agile() -> None:
    slow = "b.redsquadronveteran@460,500,180=slow"
    t = duel(f"&diamondboronmissiles{LOCK}", "", slow)
    t.attack("diamondboronmissiles>b", attack="hit blank blank", defense=BLANKS).no_modifying()
    t.faces("hit", "blank").a(use("diamondboronmissiles"), "b.redsquadronveteran")
    assert (t.damage("b"), t.shields("slow"), t.charges("x", "diamondboronmissiles")) == (1, 1, 1)
    agile = duel("&diamondboronmissiles>b.redsquadronveteran", "", slow)
    agile.attack("diamondboronmissiles>slow", attack="hit hit hit", defense="blank blank").no_modifying()
    agile.faces("blank").a(use("diamondboronmissiles"))
    assert len(agile.events("rolled")) == 1  # the TIE fighter is too quick


def test_barrage_rockets_reroll_a_die_for_each_charge() -> None:
    t = duel("&barragerockets+focus").attack("barragerockets>b", attack="blank blank hit")
    assert t.charges("x", "barragerockets") == 4
    t.faces("hit hit").a(use("barragerockets"), ["die-1", "die-2"])
    assert (faces(t), t.charges("x", "barragerockets")) == (["hit", "hit", "hit"], 2)
    last = duel("&barragerockets:2+focus").attack("barragerockets>b", attack="blank blank hit")
    last.faces("hit").a(use("barragerockets"), ["die-1"])
    assert (faces(last), last.charges("x", "barragerockets")) == (["hit", "blank", "hit"], 0)
    few = duel("&barragerockets+focus", "", "b.magvayarro@500,500,180").attack("barragerockets>b", attack=BLANKS)
    few.faces("hit").a(use("barragerockets"))
    assert few.options("a") == ["die-1", "die-2", "die-3"]
    assert few.refused("a", ["die-1", "die-2"]) != ""
    assert few.a(["die-1"]).charges("x", "barragerockets") == 3
    aside = duel("&barragerockets+focus", at="450,500,180").attack("barragerockets>b", attack=BLANKS, defense=BLANKS)
    assert "modify-attack" not in aside.asked
    assert "barragerockets>b.academypilot" not in duel("&barragerockets").options("a")


def test_energy_shell_charges_make_a_crit_and_reload_themselves() -> None:
    t = duel("&energyshellcharges+2calculate").attack("energyshellcharges>b", attack="focus hit blank")
    t.a(use("energyshellcharges"))
    assert (faces(t), t.token("x", "calculate")) == (["crit", "hit", "blank"], 1)
    empty = flying("&energyshellcharges:0").a("upgrade:energyshellcharges/reload")
    assert (empty.charges("x", "energyshellcharges"), empty.token("x", "disarm")) == (1, 1)
    assert "upgrade:energyshellcharges/reload" not in flying("&energyshellcharges").options("a")


def test_homing_missiles_let_the_defender_take_one_damage() -> None:
    t = duel(f"&homingmissiles{LOCK}").attack("homingmissiles>b")
    assert t.asked == "b take-hit"
    t.b("yes")
    assert (t.damage("b"), t.events("attack-rolled")) == (1, [])
    braver = duel(f"&homingmissiles{LOCK}").attack("homingmissiles>b", attack="hit hit blank blank", defense=BLANKS)
    braver.b("pass").no_modifying()
    assert braver.damage("b") == 2


def test_ion_missiles_deal_one_damage_and_ion_tokens() -> None:
    t = duel(f"&ionmissiles{LOCK}").attack("ionmissiles>b", attack="hit crit blank", defense=BLANKS).no_modifying()
    assert (t.damage("b"), t.token("b", "ion")) == (1, 1)
