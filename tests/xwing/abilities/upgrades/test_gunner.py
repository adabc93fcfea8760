"""Gunners, one test per card."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, MISS, TIE, X, defend, duel, faces, use

BLANKS = "blank blank blank"
LANCER = "a.shadowporthunter"
MATE = "b.academypilot@450,520,180=mate"


def lancer(card: str, *others: str, turret: str = "front", mine: str = "") -> XWingScenario:
    """A ship with a front weapon and a turret, and a TIE fighter (b) ahead."""
    own = f"{LANCER}@400,300&{card}^{turret}{mine}=l"
    return table(own, f"{TIE}@400,520,180=b", *others, phase="engagement")


@rule("XW-FAQ-25")
def test_veteran_turret_gunner_fires_the_turret_after_the_front_weapon() -> None:
    t = lancer("veteranturretgunner").attack("front>b", **MISS).a(use("veteranturretgunner", LANCER))
    assert t.options("a") == [f"single_turret>{TIE}", "pass"]  # the turret points ahead and is another weapon
    after = lancer("veteranturretgunner").attack("single_turret>b", attack="blank blank", defense=BLANKS)
    assert after.asked == "b attack"  # that turret arc has been attacked from


def test_bistan_fires_at_somebody_else_while_focused() -> None:
    t = lancer("bistan", MATE, mine="+focus").attack("front>b", **MISS).a(use("bistan", LANCER))
    assert t.options("a") == [f"single_turret>{TIE}-2", "pass"]
    plain = lancer("bistan", MATE).attack("front>b", **MISS)
    assert plain.asked == "b order"


def test_bossk_tries_again_and_is_stressed() -> None:
    t = duel("&bossk").attack("front>b", **MISS)
    assert t.token("x", "stress") == 1
    assert t.options("a") == [f"front>{TIE}", "pass"]
    hit = duel("&bossk").attack("front>b", attack="hit blank blank", defense=BLANKS)
    assert hit.token("x", "stress") == 0
    stressed = duel("&bossk+stress").attack("front>b", **MISS)
    assert stressed.asked == "b attack"


def test_ezra_fires_a_turret_for_force_and_rerolls_while_stressed() -> None:
    t = lancer("ezrabridger", mine="+stress").attack("front>b", **MISS).a(use("ezrabridger", LANCER))
    t.faces("blank blank").a(f"single_turret>{TIE}")
    assert t.options("a") == [use("ezrabridger", LANCER), "pass"]
    assert t.force("l") == 0
    declined = lancer("ezrabridger").attack("front>b", **MISS).a(use("ezrabridger", LANCER), "pass")
    assert declined.force("l") == 1  # nothing came of it


def test_veteran_tail_gunner_fires_back_after_the_front_weapon() -> None:
    arc, behind = "a.104thbattalionpilot", "b.academypilot@400,100=behind"
    t = table(f"{arc}@400,300&veterantailgunner", f"{TIE}@400,500,180=b", behind, phase="engagement")
    t.attack("front>b", **MISS).a(use("veterantailgunner", arc))
    assert t.options("a") == [f"rear>{TIE}-2", "pass"]
    back = table(f"{arc}@400,300&veterantailgunner", f"{TIE}@400,500,180=b", behind, phase="engagement")
    back.attack("rear>behind", attack="blank blank", defense=BLANKS)
    assert back.asked == "b order"


def test_special_forces_gunner_depends_on_where_the_turret_points() -> None:
    sf, behind = "a.zetasquadronsurvivor", "b.academypilot@400,100=behind"
    ahead = table(f"{sf}@400,300&specialforcesgunner^front", f"{TIE}@400,500,180=b", behind, phase="engagement")
    ahead.a(f"front>{TIE}", use("specialforcesgunner", sf))
    assert ahead.terms() == {"weapon": 2, "upgrade:specialforcesgunner": 1}
    back = table(f"{sf}@400,300&specialforcesgunner^rear", f"{TIE}@400,500,180=b", behind, phase="engagement")
    back.attack("front>b", attack="blank blank", defense=BLANKS).a(use("specialforcesgunner", sf))
    assert back.options("a") == [f"single_turret>{TIE}-2", "pass"]


@rule("XW-FAQ-57", "XW-FAQ-58")
def test_han_solo_fires_first_of_all_and_his_turret_is_done() -> None:
    t = lancer("hansolo&veteranturretgunner&heightenedperception", mine="?1")
    t.a(use("heightenedperception", LANCER))
    assert t.asked == "a ability"  # at initiative 7, before anybody engages
    t.a(use("hansolo", LANCER)).faces("blank blank", BLANKS).a(f"single_turret>{TIE}")
    assert t.options("a") == [f"front>{TIE}", "pass"]  # the turret arc is barred
    t.attack("front>b", **MISS)
    assert t.asked == "b attack"  # no second bonus attack


@pytest.mark.parametrize(("card", "phase"), [("agilegunner", "end"), ("lukeskywalker", "engagement")])
def test_gunners_turn_the_turret(card: str, phase: str) -> None:
    t = lancer(card).until("ability")
    t.a(use(card, LANCER))
    assert t.phase == phase
    assert t.options("a") == ["right", "rear", "left"]
    t.a("left")
    assert t.last("rotated")["arc"] == "left"
    assert t.force("l") == 0


@pytest.mark.parametrize(("card", "phase"), [("agilegunner", "end"), ("lukeskywalker", "engagement")])
def test_gunners_turn_a_double_turret(card: str, phase: str) -> None:
    ship = "a.outerrimsmuggler"
    t = table(f"{ship}@400,300^front&{card}=s", f"{TIE}@800,800,180", phase="engagement").until("ability")
    assert (t.phase, t.options("a")) == (phase, [use(card, ship), "pass"])
    t.a(use(card, ship))
    assert t.last("rotated") == {"ship": ship, "arc": "left"}
    without = table(f"{X}@400,300&{card}", f"{TIE}@800,800,180", phase="engagement").until_phase("planning", 2)
    assert not without.events("ability")


def test_han_solo_of_the_resistance_focuses_before_engaging() -> None:
    t = duel("&hansolo-gunner").a(use("hansolo-gunner"))
    assert t.tokens("x") == {"focus": 1, "stress": 1}


def test_ahsoka_tano_steadies_a_friend_in_her_firing_arc() -> None:
    friend = "a.sabersquadronace@400,600+stress#2-straight=friend"
    t = table(f"{X}@400,300&ahsokatano#2-straight=x", friend, LATER).a(use("ahsokatano"), "focus:red")
    assert t.tokens("friend") == {"focus": 1, "stress": 2}
    behind = table(f"{X}@400,300&ahsokatano#2-straight=x", "a.sabersquadronace@400,200#2-straight", LATER)
    assert behind.asked == "a action"


def test_bt_1_sharpens_a_hit_for_each_stress_token() -> None:
    t = duel("&bt1", "+2stress").attack("front>b", attack="hit hit hit").a(use("bt1"))
    assert faces(t) == ["crit", "crit", "hit"]
    assert "modify" not in duel("&bt1").attack("front>b", attack="hit hit hit", defense=BLANKS).asked


def test_fifth_brother_makes_a_crit_of_a_focus_result() -> None:
    t = duel("&fifthbrother").attack("front>b", attack="focus focus hit").a(use("fifthbrother"))
    assert (faces(t), t.force("x")) == (["crit", "focus", "hit"], 0)


def test_finn_adds_a_blank() -> None:
    t = duel("&finn").attack("front>b", attack="hit hit hit").a(use("finn"))
    assert faces(t) == ["hit", "hit", "hit", "blank"]
    t = defend("&finn").attack("front>x", attack="hit hit hit", defense="blank blank").a(use("finn"))
    assert faces(t) == ["blank", "blank", "blank"]


def test_rey_turns_a_blank_where_her_turret_points() -> None:
    t = duel("&rey-gunner&dorsalturret^front").attack("front>b", attack="blank hit hit").a(use("rey-gunner"))
    assert faces(t) == ["hit", "hit", "hit"]
    t = defend("&rey-gunner&dorsalturret^front").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert faces(t.a(use("rey-gunner"))) == ["evade", "blank"]
    aside = duel("&rey-gunner&dorsalturret^left").attack("front>b", attack="blank hit hit", defense=BLANKS)
    assert aside.asked == "b attack"


def test_rey_needs_a_turret() -> None:
    bare = duel("&rey-gunner?1").attack("front>b", attack="blank hit hit", defense=BLANKS)
    assert bare.asked == "b attack"
    ship = "a.resistancesympathizer"
    double = table(f"{ship}@400,300^front&rey-gunner=s", f"{TIE}@400,100=b", phase="engagement").until("attack", "s")
    double.attack("double_turret>b", attack="blank hit hit")
    assert double.options("a") == [use("rey-gunner", ship), "pass"]


def test_greedo_shoots_first_but_may_be_shot() -> None:
    t = duel("&greedo").attack("front>b", attack="hit hit hit").a(use("greedo"))
    assert (faces(t), t.charges("x", "greedo")) == (["crit", "hit", "hit"], 0)
    shot = defend("&greedo").attack("front>x", attack="hit hit hit").b(f"{use('greedo')}/2")
    assert (faces(shot), shot.charges("x", "greedo")) == (["crit", "hit", "hit"], 1)
    safe = defend("&greedo:0").attack("front>x", attack="hit hit hit", defense="blank blank")
    assert "modify-attack" not in safe.asked


def test_hotshot_gunner_takes_a_focus_token_after_defense_dice() -> None:
    t = duel("&hotshotgunner&dorsalturret^front", "+focus").attack("dorsalturret>b", attack="hit hit", defense=BLANKS)
    assert t.token("b", "focus") == 0
    front = duel("&hotshotgunner&dorsalturret^front", "+focus").attack("front>b", **MISS)
    assert front.token("b", "focus") == 1


@rule("XW-FAQ-83")
def test_seventh_fleet_gunner_adds_a_die_to_a_maximum_of_4() -> None:
    helper = "a.academypilot@300,300,20&seventhfleetgunner=helper"
    t = table(f"{X}@400,300=x", f"{TIE}@400,400,180=b", helper, phase="engagement").until("attack", "x")
    t.a(f"front>{TIE}", use("seventhfleetgunner", "a.academypilot"))
    assert t.terms() == {"weapon": 3, "range": 1, "upgrade:seventhfleetgunner": 1}
    assert len(t.rolled()) == 4
    t = table(f"{X}@400,300=x", f"{TIE}@400,500,180=b", helper, phase="engagement").until("attack", "x")
    t.a(f"front>{TIE}", use("seventhfleetgunner", "a.academypilot"))
    assert len(t.rolled()) == 4


def test_seventh_fleet_gunner_recovers_for_a_disarm_token() -> None:
    t = table(f"{X}@400,300&seventhfleetgunner:0#2-straight=x", LATER, phase="system").a("upgrade:seventhfleetgunner")
    assert (t.charges("x", "seventhfleetgunner"), t.token("x", "disarm")) == (1, 1)


def test_clone_commander_cody_strains_who_got_away() -> None:
    t = duel("&clonecommandercody").attack("front>b", attack="hit blank blank", defense="evade blank blank")
    assert t.token("b", "strain") == 1
    assert duel("&clonecommandercody").attack("front>b", **MISS).token("b", "strain") == 0


def test_dengar_returns_fire_unless_a_green_token_is_given_up() -> None:
    t = defend("&dengar").attack("front>x", attack=BLANKS, defense="blank blank").faces("hit").a(use("dengar"))
    assert (t.shields("b"), t.charges("x", "dengar")) == (1, 0)
    assert t.last("rolled")["ship"] == X  # who defended rolls the die
    t = defend("&dengar", "+evade").attack("front>x", attack=BLANKS, defense="blank blank").a(use("dengar"))
    t.b("yes")
    assert (t.shields("b"), t.token("b", "evade")) == (2, 0)
