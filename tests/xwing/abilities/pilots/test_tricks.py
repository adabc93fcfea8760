"""Pilots with a trick of their own, one short test each."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.xwing.abilities.pilots.tables import BLANKS, FOE, TIE, attacks, defends, flies, use
from tests.xwing.abilities.upgrades.tables import faces


def test_seventh_sister_cancels_an_evade() -> None:
    t = attacks("seventhsister").attack("front>b", attack="hit blank", defense="evade blank blank")
    t.no_modifying().a(use("seventhsister"))
    assert (t.damage("b"), t.force("p")) == (1, 0)
    t = attacks("seventhsister").attack("front>b", attack="hit blank", defense=BLANKS).no_modifying()
    assert "ability" not in t.asked


def test_chewbacca_takes_crits_facedown() -> None:
    t = defends("chewbacca", "!0+disarm^front").attack("front>p", attack="crit hit blank", defense="blank")
    t.no_modifying().a(use("chewbacca"))
    assert (t.damage("p"), t.faceup("p"), len(t.events("charges-spent"))) == (2, [], 1)


def test_viktor_hel_shakes_his_attacker() -> None:
    t = defends("viktorhel", "+disarm").attack("front>p", attack=BLANKS, defense="blank blank").no_modifying()
    assert t.token("b", "stress") == 0
    t = defends("viktorhel", "+disarm+strain").attack("front>p", attack=BLANKS, defense="blank").no_modifying()
    assert t.last("gained") == {"ship": t.ship("b").id, "token": "stress"}


def test_laetin_ashera_evades_after_a_miss() -> None:
    t = attacks("laetinashera").attack("front>b", attack="blank blank", defense=BLANKS)
    assert t.last("gained") == {"ship": "a.laetinashera", "token": "evade"}
    t = defends("laetinashera", "+disarm").attack("front>p", attack=BLANKS, defense=BLANKS)
    assert t.last("gained") == {"ship": "a.laetinashera", "token": "evade"}
    t = attacks("laetinashera").attack("front>b", attack="hit hit", defense=BLANKS)
    assert not t.events("gained")


def test_inaldra_pays_with_blood() -> None:
    t = attacks("inaldra").attack("front>b", attack="blank blank").a(use("inaldra"))
    t.faces("hit hit").a(["die-1", "die-2"])
    assert (faces(t), t.shields("p")) == (["hit", "hit"], 0)
    t = defends("inaldra", "+disarm").attack("front>p", attack="hit hit hit", defense=BLANKS).a(use("inaldra"))
    t.faces("evade evade evade").a(["die-1", "die-2", "die-3"])
    assert faces(t) == ["evade", "evade", "evade"]


def test_genesis_red_copies_the_locked_ship() -> None:
    t = flies("genesisred", "2-straight", "+focus+2evade", f"{TIE}@400,600,180#2-straight+2focus=b")
    t.until("action", "p").a("lock", "b.academypilot")
    assert t.tokens("p") == {"focus": 2}
    t = flies("genesisred", "2-straight", "+focus", "asteroid@400,560").until("action", "p").a("lock", "obstacle-1")
    assert t.tokens("p") == {}


def test_guri_focuses_near_enemies() -> None:
    t = table("a.guri@400,300=g", "b.academypilot@400,420,180+disarm", phase="engagement").a(use("guri"))
    assert t.token("g", "focus") == 1
    assert "ability" not in table("a.guri@400,300=g", FOE, phase="engagement").asked


def test_dalan_oberos_turns_on_the_spot() -> None:
    pilot = "dalanoberos-starviperclassattackplatform"
    t = flies(pilot, "2-straight").a(use(pilot), "turn:90")
    assert (t.pose("p"), t.token("p", "stress")) == ((400.0, 420.0, 90.0), 1)


def test_rey_trusts_in_the_force() -> None:
    t = attacks("rey", "^front").attack("double_turret>b", attack=BLANKS).a(use("rey"))
    assert (faces(t)[0], t.force("p")) == ("hit", 1)
    t = defends("rey", "+disarm^front").attack("front>p", attack="hit hit hit", defense="blank").a(use("rey"))
    assert faces(t) == ["evade"]
    behind = defends("rey", "+disarm^front", foe="b.sigmasquadronace@400,100=b")
    assert "modify-defense" not in behind.attack("front>p", attack="hit hit hit", defense="blank").asked


def test_pammich_nerro_goode_flies_red_while_stressed() -> None:
    for stress, flown in ((2, "4-straight"), (3, "2-straight")):
        t = flies("pammichnerrogoode", "4-straight", f"+{stress}stress")
        assert t.events("maneuvered")[0]["maneuver"] == flown


def test_nodin_chavdri_acts_after_coordinating() -> None:
    t = flies("nodinchavdri", "1-straight", "", "a.bluesquadronescort@530,300#1-straight=x")
    t.until("action", "p").a("coordinate:red", "focus", use("nodinchavdri"), "focus:red")
    assert (t.token("p", "focus"), t.token("p", "stress")) == (1, 2)


def test_lieutenant_tavson_acts_when_hurt() -> None:
    t = defends("lieutenanttavson", "+disarm").attack("front>p", attack="hit blank blank", defense="blank")
    t.no_modifying().a(use("lieutenanttavson"), "focus")
    assert (t.last("action")["action"], t.last("charges-spent")["card"]) == ("focus", "pilot:lieutenanttavson")


def test_countess_ryad_loops() -> None:
    t = flies("countessryad", "2-straight").a(use("countessryad"))
    assert t.pose("p") == (400.0, 420.0, 180.0)
    assert t.last("maneuvered")["colour"] == "white"
    assert "ability" not in flies("countessryad", "2-bank-left").asked
