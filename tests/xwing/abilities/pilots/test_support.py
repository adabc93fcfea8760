"""Pilots who help their friends or hinder their enemies, one short test each."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Lasting
from tests.xwing.abilities.pilots.tables import FOE, ROGUE, TIE, use
from tests.xwing.abilities.upgrades.tables import LATER

X = "a.redsquadronveteran"
LANDO = "landocalrissian-modifiedyt1300lightfreighter"


def fights(pilot: str, words: str = "", *others: str, at: str = "400,300") -> XWingScenario:
    """The Engagement Phase has just begun for a pilot (p)."""
    return table(f"a.{pilot}@{at}{words}=p", *others, phase="engagement")


def test_dutch_vander_shares_his_lock() -> None:
    t = table("a.dutchvander@400,300#1-straight=p", f"{X}@400,100#1-straight=x", f"{TIE}@400,640,180=b", LATER)
    t.until("action", "p").a("lock", "b.academypilot", use("dutchvander"))
    assert t.locks("x") == ["b.academypilot"]
    assert t.range("x", "b") == 4


def test_evaan_verlaine_protects_a_friend() -> None:
    far = "a.academypilot@250,200+disarm=far"
    t = fights("evaanverlaine", "+focus", f"{X}@460,300+disarm=x", far, ROGUE).a(use("evaanverlaine"))
    assert (t.range("p", "far"), t.options("a")) == (2, ["a.evaanverlaine", "a.redsquadronveteran"])
    t.a("a.redsquadronveteran")
    assert (t.token("p", "focus"), t.state.lasting) == (
        0,
        [Lasting("defense-dice", t.ship("x").id, 1, "round", "pilot:evaanverlaine")],
    )
    t.until("attack", "b").attack("front>x", attack="blank blank blank", defense="blank blank blank")
    assert t.terms("defense")["pilot:evaanverlaine"] == 1


def test_jan_ors_takes_stress_for_a_die() -> None:
    t = fights("janors", "^front+disarm", f"{X}@400,400=x", f"{TIE}@400,560,180=b").until("attack", "x")
    t.attack("front>b").a(use("janors"))
    assert (t.terms()["pilot:janors"], t.token("p", "stress")) == (1, 1)
    for words in ("^front+disarm+stress", "^rear+disarm"):
        t = fights("janors", words, f"{X}@400,400=x", f"{TIE}@400,560,180=b").until("attack", "x")
        assert "ability" not in t.attack("front>b").asked


@pytest.mark.parametrize(
    ("pilot", "other", "rival", "first"),
    [("roarkgarnet", "bluesquadronescort", "wedgeantilles", "x"), ("torkilmux", "soontirfel", "academypilot", "w")],
)
def test_who_is_chosen_engages_sooner_or_later(pilot: str, other: str, rival: str, first: str) -> None:
    """A rookie goes before everybody, an ace after everybody, cadets too."""
    t = fights(pilot, "^front+disarm", f"a.{other}@400,400=x", f"{FOE}+disarm", f"b.{rival}@460,560,180=w")
    assert t.ship("p").id not in t.a(use(pilot)).options("a")
    t.a(t.ship("x").id).until("attack")
    assert t.match.pending[0].about["ship"] == t.ship(first).id
    behind = fights(pilot, "^rear+disarm", f"a.{other}@400,400=x", f"{FOE}+disarm")
    assert "ability" not in behind.asked


def test_dace_bonearm_adds_ions() -> None:
    t = fights("dacebonearm", "+disarm", f"{FOE}", f"{X}@600,500,270&ioncannonturret^front=x").until("attack", "x")
    t.attack("ioncannonturret>b", attack="hit hit blank", defense="blank blank blank").a(use("dacebonearm"))
    assert (t.token("b", "ion"), t.charges("p")) == (3, 0)


def test_palob_godalhi_steals() -> None:
    t = fights("palobgodalhi", "^front", f"{FOE}+focus+evade").a(use("palobgodalhi"), "token:evade")
    assert (t.tokens("p"), t.tokens("b")) == ({"evade": 1}, {"focus": 1})
    assert "ability" not in fights("palobgodalhi", "^rear", f"{FOE}+focus").asked


def test_lando_calrissian_lets_a_friend_act() -> None:
    t = table(f"a.{LANDO}@400,300#1-straight^front=p", f"{X}@500,300#1-straight=x", LATER)
    t.until("ability").a(use(LANDO), t.ship("x").id, "focus")
    assert (t.token("x", "focus"), t.actions("x")) == (1, ["focus"])
    white = table(f"a.{LANDO}@400,300#3-straight^front=p", f"{X}@500,300#1-straight=x", LATER)
    assert "ability" not in white.until("action", "p").asked


def test_serissu_helps_those_close_by() -> None:
    t = fights("serissu", "+disarm", f"{X}@470,300+disarm=x", ROGUE).until("attack", "b")
    t.attack("front>x", attack="hit hit hit", defense="blank blank").faces("evade")
    t.a(use("serissu"), ["die-1"])
    assert t.last("dice-changed")["results"] == ["evade", "blank"]
    far = fights("serissu", "+disarm", f"{X}@600,300+disarm=x", "b.sigmasquadronace@600,500,180=b").until("attack", "b")
    assert "modify-defense" not in far.attack("front>x", attack="hit hit hit", defense="blank blank").asked


def test_captain_cardinal_leads_while_he_has_charges() -> None:
    t = fights("captaincardinal", "+disarm", f"{X}@520,300=x", f"{TIE}@520,500,180*2=b").until("attack", "x")
    t.attack("front>b", attack="focus focus hit").a(use("captaincardinal"))
    t.faces("hit", "blank blank blank").a(["die-1"])
    assert t.last("dice-changed")["results"] == ["hit", "focus", "hit"]
    assert t.charges("p") == 1
    ace = fights("captaincardinal", "+disarm", "a.wedgeantilles@520,300=x", f"{TIE}@520,500,180=b").until("attack", "x")
    assert "modify-attack" not in ace.attack("front>b", attack="focus focus hit").asked
    spent = fights("captaincardinal", "+disarm", f"{X}@520,300=x", f"{TIE}@520,500,180=b").until("attack", "x")
    spent.ship("p").charges = 0
    assert "modify-attack" not in spent.attack("front>b", attack="focus focus hit").asked


def test_petty_officer_thanisson_catches_the_shaken() -> None:
    t = table("a.pettyofficerthanisson@400,300#1-straight=p", f"{TIE}@400,640,180#3-koiogran=b", LATER)
    t.until("ability").a(use("pettyofficerthanisson"))
    assert (t.token("b", "tractor"), t.charges("p")) == (1, 0)
    behind = table("a.pettyofficerthanisson@400,300,180#1-straight=p", f"{TIE}@400,640,180#3-koiogran=b", LATER)
    assert "ability" not in behind.until("action", "p").asked


def test_berwer_kret_keeps_the_network_busy() -> None:
    t = fights("berwerkret", "^front", "a.tradefederationdrone@500,300>b+disarm=d", FOE).until("attack", "p")
    t.attack("bullseye>b", attack="hit hit hit hit", defense="blank blank blank").no_modifying()
    assert t.options("a") == ["a.tradefederationdrone", "pass"]
    t.a("a.tradefederationdrone")
    assert t.tokens("d") == {"calculate": 1, "disarm": 1, "stress": 1}
    t = fights("berwerkret", "^front", "a.tradefederationdrone@500,300+disarm=d", FOE).until("attack", "p")
    t.attack("bullseye>b", attack="hit hit hit hit", defense="blank blank blank").no_modifying()
    assert "ship" not in t.asked


def test_gorgol_tows_and_repairs() -> None:
    t = table(
        "a.gorgol@400,300#2-straight=p",
        "a.berwerkret@540,300#2-straight*weaponsfailure*woundedpilot=x",
        LATER,
        phase="system",
    )
    t.a("pilot:gorgol").passes("a")
    assert (t.token("p", "disarm"), t.token("x", "tractor"), t.faceup("x")) == (1, 1, ["woundedpilot"])


def test_torani_kulda_hurts_all_ahead() -> None:
    t = fights("toranikulda", "", f"{FOE}+focus", f"{TIE}@400,400,180+disarm=c", f"{TIE}@300,500,180+disarm=d")
    t.until("attack", "p").attack("front>c", attack="blank blank blank blank", defense="blank blank blank")
    t.no_modifying()
    assert (t.asked, t.options("a")) == ("a next-ship", ["b.academypilot", "b.academypilot-2"])
    t.a("b.academypilot-2")
    assert t.damage("c") == 1
    t.b("yes")
    assert ([t.damage(name) for name in "bcd"], t.token("b", "focus")) == ([0, 1, 0], 0)
    near = fights("toranikulda", "", f"{FOE}+disarm", "b.academypilot@400,340,180+disarm=touching")
    near.until("attack", "p").attack("front>b", attack="blank blank blank blank", defense="blank blank blank")
    near.a("line-1")
    assert near.options("a") == ["b.academypilot", "b.academypilot-2"]


def test_dalan_oberos_drains_shields() -> None:
    t = fights("dalanoberos", "!1", "b.redsquadronveteran@400,500,180=b").a(use("dalanoberos"))
    assert (t.shields("p"), t.shields("b"), t.charges("p")) == (2, 1, 1)
    assert "ability" not in fights("dalanoberos", "!1", FOE).asked


def test_chewbacca_rages_for_a_fallen_friend() -> None:
    pilot = "chewbacca-scavengedyt1300"
    t = fights(pilot, "^front", f"{X}@500,300!0*3=x", "b.soontirfel@500,500,180=s", f"{FOE}").until("attack", "s")
    t.attack("front>x", attack="hit hit hit", defense="blank blank").no_modifying().until("ability").a(use(pilot))
    t.a("focus")
    assert t.token("p", "focus") == 1
    t.attack("double_turret>s", attack="hit hit blank", defense="blank blank blank").no_modifying()
    assert t.events("attack")[-1]["bonus"]
    assert not tokens.disarmed(t.ship("p"))


def test_captain_cardinal_leads_defenders_too() -> None:
    foe = "b.sigmasquadronace@520,500,180=b"
    t = fights("captaincardinal", "+disarm", f"{X}@520,300+disarm=x", foe).until("attack", "b")
    t.attack("front>x", attack="hit hit hit", defense="focus blank").faces("evade").a(use("captaincardinal"))
    assert t.last("dice-changed")["results"] == ["evade", "blank"]
