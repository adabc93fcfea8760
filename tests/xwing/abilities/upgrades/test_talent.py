"""Talents, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, MISS, TIE, X, defend, duel, faces, flying, use

BLANKS = "blank blank blank"


def test_fanatical_turns_a_focus_result_into_a_hit_without_shields() -> None:
    t = duel("&fanatical!0").attack("front>b", attack="focus blank blank").a(use("fanatical"))
    assert faces(t) == ["hit", "blank", "blank"]
    shielded = duel("&fanatical").attack("front>b", attack="focus blank blank", defense=BLANKS)
    assert "modify-attack" not in shielded.asked


def test_juke_turns_an_evade_into_a_focus_result() -> None:
    t = duel("&juke+evade").attack("front>b", attack="hit hit hit", defense="evade evade blank").a(use("juke"))
    assert faces(t) == ["focus", "evade", "blank"]
    still = duel("&juke").attack("front>b", attack="hit hit hit", defense="evade evade blank")
    assert "modify-defense" not in still.asked


@rule("XW-FAQ-24")
def test_outmaneuver_needs_a_front_arc_attack_from_out_of_sight() -> None:
    behind = duel("&outmaneuver", at="400,500").attack("front>b")
    assert behind.terms("defense") == {"agility": 3, "upgrade:outmaneuver": -1}
    assert duel("&outmaneuver").attack("front>b").terms("defense") == {"agility": 3}
    turret = duel("&outmaneuver&dorsalturret^front", at="400,500").attack("dorsalturret>b")
    assert turret.terms("defense") == {"agility": 3}
    scout = "a.contractedscout@400,300^front&outmaneuver&fearless"
    turret = table(scout, f"{TIE}@400,520=b", phase="engagement").attack("single_turret>b")
    assert turret.terms("defense") == {"agility": 3}
    eye_to_eye = table(scout, f"{TIE}@400,400,180=b", phase="engagement")
    eye_to_eye.attack("single_turret>b", attack="blank blank blank", defense=BLANKS)
    assert "modify-attack" not in eye_to_eye.asked  # nor is it a front arc attack for Fearless


def test_trick_shot_rolls_more_through_an_obstacle() -> None:
    rock = "asteroid@400,400"
    assert duel("&trickshot", "", rock).attack("front>b").terms() == {"weapon": 3, "upgrade:trickshot": 1}
    ship = "a.academypilot@400,400,90"
    assert duel("&trickshot", "", ship).attack("front>b").terms() == {"weapon": 3}


def test_ruthless_hurts_a_friend_for_a_hit() -> None:
    t = duel("&ruthless", "", "a.academypilot@460,500=friend").attack("front>b", attack="focus blank crit")
    t.a(use("ruthless"), "blank")
    assert (faces(t), t.damage("friend")) == (["focus", "hit", "crit"], 1)
    for place in ("700,700", "590,500"):  # beyond, and at range 2 of the defender
        far = duel("&ruthless", "", f"a.academypilot@{place}").attack(
            "front>b", attack="focus blank crit", defense=BLANKS
        )
        assert "modify-attack" not in far.asked
    touching = duel("&ruthless", "", "a.academypilot@440,500").attack("front>b", attack="focus blank crit")
    assert "modify-attack" in touching.asked


@rule("XW-FAQ-42", "XW-FAQ-43")
def test_saturation_salvo_rerolls_two_defense_dice_or_as_many_as_there_are() -> None:
    t = duel("&saturationsalvo&barragerockets+focus", at="450,500,180")
    t.attack("barragerockets>b", attack="hit hit hit", defense="evade focus blank")
    assert t.charges("x", "barragerockets") == 4
    t.a(use("saturationsalvo"), "die-1")
    assert t.options("a") == ["die-2", "die-3"]  # one is not enough
    t.faces("blank blank").a("die-2")
    assert (faces(t), t.charges("x", "barragerockets")) == (["blank", "blank", "blank"], 3)
    gunship = "b.kashyyykdefender@450,520,180"
    slow = table(f"{X}@400,300&saturationsalvo&barragerockets+focus=x", gunship, phase="engagement")
    slow.attack("barragerockets>b.kashyyykdefender", attack="hit hit hit", defense="evade")
    slow.until("modify-defense").faces("blank").a(use("saturationsalvo"))
    assert faces(slow) == ["blank"]


def test_snap_shot_fires_at_who_has_just_moved_and_at_nobody_else() -> None:
    t = table(f"{X}@400,300&snapshot+focus#2-straight=x", "b.academypilot@400,640,180#2-straight=b", LATER)
    t.a(use("snapshot")).faces("focus focus", BLANKS).a("snapshot>b.academypilot")
    assert t.rolled() == ["focus", "focus"]
    assert (t.asked, t.token("x", "focus")) != ("a modify-attack", 1)
    assert "snapshot>b.academypilot" not in duel("&snapshot").options("a")


def test_heroic_rerolls_a_roll_of_blanks() -> None:
    t = duel("&heroic").attack("front>b", attack=BLANKS).faces("hit hit").a(use("heroic"), ["die-1", "die-3"])
    assert faces(t) == ["hit", "blank", "hit"]
    t = defend("&heroic").attack("front>x", attack="hit hit hit", defense="blank blank")
    t.faces("evade").a(use("heroic"), ["die-1"])
    assert faces(t) == ["evade", "blank"]
    lucky = duel("&heroic").attack("front>b", attack="blank blank hit", defense=BLANKS)
    assert "modify-attack" not in lucky.asked


def test_lone_wolf_rerolls_a_die_when_nobody_is_near() -> None:
    t = duel("&lonewolf").attack("front>b", attack="hit blank blank").faces("hit").a(use("lonewolf"), ["die-2"])
    assert (faces(t), t.charges("x", "lonewolf")) == (["hit", "hit", "blank"], 0)
    t = defend("&lonewolf").attack("front>x", attack="hit hit hit", defense="blank blank")
    t.faces("evade").a(use("lonewolf"), ["die-1"])
    assert faces(t) == ["evade", "blank"]
    near = duel("&lonewolf", "", "a.academypilot@450,300").attack("front>b", **MISS)
    assert "modify-attack" not in near.asked


def test_elusive_recovers_after_a_red_maneuver() -> None:
    t = flying("&elusive:0", dial="4-koiogran").until("action", "b.soontirfel")
    assert t.charges("x", "elusive") == 1


def test_intimidation_takes_a_die_at_range_0() -> None:
    t = duel("&intimidation", "", "a.redsquadronveteran@600,500,270=shooter", at="400,340,180")
    t.until("attack", "shooter").attack("front>b")
    assert t.terms("defense") == {"agility": 3, "range": 1, "upgrade:intimidation": -1}
    apart = duel("&intimidation", at="400,350,180").attack("front>b")
    assert apart.terms("defense") == {"agility": 3}


def test_dedicated_strains_itself_for_a_friend_beside_it() -> None:
    guard = "a.academypilot@300,300&dedicated=guard"
    hero = table("a.wedgeantilles@400,300+disarm=hero", guard, "b.sigmasquadronace@400,500,180=b", phase="engagement")
    hero.until("attack", "b").attack("front>hero", attack="hit hit hit", defense="blank focus")
    hero.faces("evade").a(use("dedicated", "a.academypilot"))
    assert (faces(hero), hero.token("guard", "strain")) == (["evade", "focus"], 1)
    nobody = table(f"{X}@400,300+disarm=x", guard, "b.sigmasquadronace@400,500,180=b", phase="engagement")
    nobody.until("attack", "b").attack("front>x", attack="hit hit hit", defense="blank focus")
    assert "modify-defense" not in nobody.asked


@rule("XW-FAQ-22")
def test_gravitic_deflection_counts_tractored_ships_in_the_attack_arc() -> None:
    caught = "a.academypilot@450,350+tractor"
    t = defend("&graviticdeflection", "", caught).until("attack", "b")
    t.attack("front>x", attack="hit hit hit", defense="blank blank")
    t.faces("evade").a(use("graviticdeflection"), "die-1")
    assert faces(t) == ["evade", "blank"]
    aside = defend("&graviticdeflection", "", "a.academypilot@700,500+tractor").until("attack", "b")
    aside.attack("front>x", attack="hit hit hit", defense="blank blank")
    assert "modify-defense" not in aside.asked  # not in the attack arc
    large = defend("&graviticdeflection", "", "a.lothalrebel@480,380+2tractor").until("attack", "b")
    large.attack("front>x", attack="hit hit hit", defense="blank blank")
    assert "modify-defense" not in large.asked


def test_selfless_takes_a_crit_for_a_friend() -> None:
    t = defend("&selfless", "", "a.academypilot@450,300,180=friend").until("attack", "b")
    t.attack("front>friend", attack="crit hit blank", defense=BLANKS).a(use("selfless"))
    assert (t.shields("x"), t.last("hit")["crits"]) == (1, 0)


def test_treacherous_hides_behind_a_ship() -> None:
    shield = "b.academypilot@400,400,90=shield"
    t = defend("&treacherous", "", shield).until("attack", "b").attack("front>x", attack="crit hit blank")
    t.faces("blank blank").a(use("treacherous"), "crit")
    assert (t.token("shield", "strain"), t.charges("x", "treacherous"), t.last("hit")["crits"]) == (1, 0, 0)
    t = duel("&treacherous:0", "*2", "b.academypilot@450,550,180=mate")
    t.attack("front>b", attack="hit hit hit", defense=BLANKS).until("attack", "mate")
    assert t.charges("x", "treacherous") == 1


def test_composure_focuses_after_a_failed_action() -> None:
    t = flying("&composure").a("lock", use("composure"))  # nothing is in range
    assert t.token("x", "focus") == 1
    assert flying("&composure+evade").a("lock").asked == "b action"


def test_debris_gambit_makes_red_evades_white_near_an_obstacle() -> None:
    assert "evade" in flying("&debrisgambit", "asteroid@500,420").options("a")
    assert "evade:red" in flying("&debrisgambit").options("a")


def test_squad_leader_passes_on_only_its_own_actions() -> None:
    t = flying("&squadleader", "a.sabersquadronace@400,560#2-straight=ace").a("coordinate:red")
    assert t.options("a") == ["focus", "barrelroll", "pass"]  # no evade, no boost
    assert {event["card"] for event in t.events("worked")} == {"upgrade:squadleader"}
    wing = "a.cavernangelszealot@400,440#2-straight=wing"
    alike = flying("&squadleader", wing).until("action", "x").a("coordinate:red")
    assert (alike.options("a"), alike.events("worked")) == (["focus", "lock", "barrelroll", "pass"], [])


def test_swarm_tactics_lends_its_initiative() -> None:
    t = duel("&swarmtactics", "", "a.academypilot@450,300=low")
    t.a(use("swarmtactics"))
    assert t.last("initiative") == {"ship": "a.academypilot", "initiative": 3}
    assert t.options("a") == [X, "a.academypilot"]


@rule("XW-FAQ-21")
def test_ensnare_passes_a_tractor_token_on() -> None:
    near = "b.academypilot@400,640,180#2-straight=near"
    t = flying("&ensnare&dorsalturret^front+tractor", near).until("action", "b.soontirfel").b("pass")
    t.a(use("ensnare"))
    assert t.asked == "a tractor"  # whoever gives the token may move the ship
    assert (t.token("x", "tractor"), t.token("near", "tractor")) == (0, 1)
    medium = "a.bountyhunter@400,300#2-straight&ensnare&dorsalturret^front"
    for other in (
        flying("&ensnare&dorsalturret^front", near),
        flying("&ensnare&dorsalturret^left+tractor", near),  # not in its turret arc
        flying("&ensnare&dorsalturret^front+tractor", "b.academypilot@400,740,180#2-straight=far"),  # range 2
        table(f"{medium}+tractor", near, LATER),  # a token, but not tractored
    ):
        other.until("action", "b.soontirfel").b("pass")
        assert (other.phase, "ability" in other.asked) == ("engagement", False)


def test_daredevil_turns_sharply_for_stress() -> None:
    wing = "a.greensquadronpilot@400,300#2-straight&daredevil=w"
    t = table(wing, LATER).until("action", "w").a("boost", use("daredevil", "a.greensquadronpilot"))
    assert t.options("a") == ["1-turn-left", "1-turn-right"]
    t.a("1-turn-left")
    assert (t.events("action")[0]["colour"], t.token("w", "stress")) == ("red", 1)
    plain = table(wing, LATER).until("action", "w").a("boost").passes("a")
    assert plain.options("a") == ["1-straight", "1-bank-left", "1-bank-right"]
    assert plain.a("1-straight").token("w", "stress") == 0
