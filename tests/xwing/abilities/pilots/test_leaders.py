"""Pilots who help others, or whom others help; one short test each."""

from __future__ import annotations

from battlemat.games.xwing.cards.content import SHIPS
from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.pilots.tables import BLANKS, FOE, ROGUE, TIE, attacks, defends, flies, use
from tests.xwing.abilities.upgrades.tables import LATER, faces
from tests.xwing.abilities.upgrades.test_crew import after_setup

X = "a.redsquadronveteran"


def with_shooter(leader: str, foe: str = FOE, mine: str = "") -> XWingScenario:
    """Somebody who cannot fire, and an X-wing (x) that is about to."""
    return table(leader, f"{X}@400,300{mine}=x", foe, phase="engagement").until("attack", "x")


def test_gavin_darklighter_sharpens_the_hits_of_friends() -> None:
    t = with_shooter("a.gavindarklighter@300,300,10+disarm").attack("front>b", attack="hit blank blank")
    assert faces(t.a(use("gavindarklighter"))) == ["crit", "blank", "blank"]
    away = with_shooter("a.gavindarklighter@300,300,180+disarm")
    assert "modify-attack" not in away.attack("front>b", attack="hit blank blank", defense=BLANKS).asked


def test_saw_gerrera_helps_the_damaged() -> None:
    t = with_shooter("a.sawgerrera@300,300+disarm", mine="*1").attack("front>b", attack=BLANKS)
    t.faces("hit").a(use("sawgerrera"), ["die-1"])
    assert faces(t) == ["hit", "blank", "blank"]
    assert (
        "modify"
        not in with_shooter("a.sawgerrera@300,300+disarm").attack("front>b", attack=BLANKS, defense=BLANKS).asked
    )


def test_cassian_andor_calms_a_friend() -> None:
    t = table("a.cassianandor@300,300#2-straight", f"{X}@400,500+stress#3-straight=x", LATER).a(use("cassianandor"))
    assert t.token("x", "stress") == 0


def test_benthic_two_tubes_passes_focus_on() -> None:
    t = flies("benthictwotubes", "2-straight", "", "a.sabersquadronace@520,420#2-straight=ace").a("focus")
    t.a(use("benthictwotubes"))
    assert (t.tokens("p"), t.token("ace", "focus")) == ({}, 1)


def test_heff_tobber_acts_when_he_is_hit() -> None:
    rammer = f"{TIE}@400,440,180#2-straight"
    t = table("a.hefftobber@400,300#1-straight=p", rammer, LATER).until("ability").a(use("hefftobber"), "focus")
    assert t.token("p", "focus") == 1


def test_4_lom_calculates_and_unloads_his_stress() -> None:
    red = next(f"{m.speed}-{m.bearing}" for m in SHIPS["g1astarfighter"].dial if m.difficulty == "red")
    t = flies("4lom", red.replace("_", "-"))
    assert t.tokens("p") == {"calculate": 1, "stress": 1}
    t = table("a.4lom@400,300+stress=p", f"{TIE}@400,370,180+disarm=b", phase="engagement").until("ability")
    t.a(use("4lom"))
    assert t.last("gained") == {"ship": TIE, "token": "stress"}


def test_zuckuss_gives_a_die_to_both() -> None:
    t = attacks("zuckuss").a(f"front>{TIE}", use("zuckuss"))
    assert (t.terms(), t.terms("defense")) == (
        {"weapon": 3, "pilot:zuckuss": 1},
        {"agility": 3, "pilot:zuckuss": 1},
    )


def test_ketsu_onyo_tractors_what_is_close() -> None:
    near = f"{TIE}@400,440,180=b"
    t = table("a.ketsuonyo@400,300^front=p", near, phase="engagement").a(use("ketsuonyo"))
    assert t.token("b", "tractor") == 1
    assert table("a.ketsuonyo@400,300^left=p", near, phase="engagement").asked == "a attack"


def test_asajj_ventress_stresses_who_keeps_its_tokens() -> None:
    t = table("a.asajjventress@400,300^front=p", FOE, phase="engagement").a(use("asajjventress"))
    assert (t.token("b", "stress"), t.force("p")) == (1, 1)
    t = table("a.asajjventress@400,300^front=p", f"{TIE}@400,500,180+evade=b", phase="engagement")
    t.a(use("asajjventress")).b("yes")
    assert t.tokens("b") == {}


def test_sabine_wren_adds_a_focus_result_in_her_turret_arc() -> None:
    pilot = "sabinewren-lancerclasspursuitcraft"
    t = defends(pilot, "^front+disarm", foe="b.sigmasquadronace@400,520,180=b")
    t.attack("front>p", attack="hit hit hit", defense="blank blank").a(use(pilot))
    assert faces(t) == ["blank", "blank", "focus"]


def test_lulo_lampar_lives_dangerously() -> None:
    t = attacks("lulolampar", "+stress^front").attack("single_turret>b")
    assert t.terms() == {"weapon": 2, "pilot:lulolampar": 1}
    t = defends("lulolampar", "+stress+disarm^left").attack("front>p")
    assert t.terms("defense") == {"agility": 3, "pilot:lulolampar": -1}


def test_tallissan_lintra_watches_who_attacks() -> None:
    t = table("a.tallissanlintra@400,220^left+disarm=p", f"{X}@450,300+disarm=x", ROGUE, phase="engagement")
    t.until("attack", "b").attack("front>x", attack="hit hit hit").a(use("tallissanlintra"))
    assert t.terms("defense") == {"agility": 2, "pilot:tallissanlintra": 1}


def test_greer_sonnel_turns_her_turret_after_flying() -> None:
    t = flies("greersonnel", "2-straight", "^front").a(use("greersonnel"))
    assert (t.last("rotated")["arc"], t.asked) == ("rear", "a action")


def test_zari_bangel_acts_after_a_partial_maneuver() -> None:
    wall = "b.sabersquadronace@400,430#2-straight"
    assert flies("zaribangel", "2-straight", "^front", wall).asked == "a action"


def test_kickback_locks_after_rolling() -> None:
    t = flies("kickback", "2-straight", "", "asteroid@500,600").a("barrelroll", "left", "middle").until("ability")
    t.a(use("kickback"), "obstacle-1")
    assert (t.locks("p"), t.token("p", "stress")) == (["obstacle-1"], 1)


def test_axe_passes_a_green_token_on() -> None:
    t = attacks("axe", "+focus+evade", "a.academypilot@250,300=mate").attack("front>b", attack=BLANKS, defense=BLANKS)
    t.a(use("axe"), "token:evade")
    assert (t.tokens("p"), t.tokens("mate")) == ({"focus": 1}, {"evade": 1})
    t = defends("axe", "+evade+disarm", "a.academypilot@250,300=mate").attack(
        "front>p", attack=BLANKS, defense="blank blank"
    )
    t.no_modifying().a(use("axe"))
    assert t.tokens("mate") == {"evade": 1}


def test_swoop_spurs_a_quick_friend_on() -> None:
    t = table(f"{X}@400,300#3-straight=x", "a.swoop@460,480#2-straight+disarm", LATER).until("ability").a(use("swoop"))
    assert t.asked == "a boost"


def test_tucker_focuses_when_a_friend_attacks_ahead_of_him() -> None:
    t = with_shooter("a.tucker@300,300,15+disarm=t").attack("front>b", attack=BLANKS, defense=BLANKS).a(use("tucker"))
    assert t.token("t", "focus") == 1


def test_darth_maul_strikes_twice() -> None:
    other = "b.academypilot@450,520,180=c"
    t = (
        attacks("darthmaul", "", other)
        .attack("front>b", attack="hit hit hit", defense="blank blank blank")
        .no_modifying()
    )
    t.until("ability").a(use("darthmaul"))
    assert t.options("a") == [f"front>{TIE}-2", "pass"]
    t = attacks("darthmaul").attack("front>b", attack=BLANKS, defense=BLANKS).no_modifying().a(use("darthmaul"))
    assert t.options("a") == [f"front>{TIE}", "pass"]


def test_count_dooku_sheds_burdens_and_goes_on() -> None:
    t = defends("countdooku", "+stress+disarm").attack("front>p", attack=BLANKS, defense="blank").no_modifying()
    t.a(use("countdooku"))
    assert (t.token("p", "stress"), t.last("force-spent")["left"]) == (0, 2)
    t = attacks("countdooku").attack("front>b", attack="hit hit hit", defense="evade evade blank").no_modifying()
    t.a(use("countdooku"), "focus")
    assert t.token("p", "focus") == 1


def test_o_66_acts_after_defending() -> None:
    t = defends("066", "+calculate+disarm").attack("front>p", attack=BLANKS, defense="blank").a(use("066"), "lock")
    assert t.last("spent")["token"] == "calculate"


def test_bb_8_moves_in_the_system_phase() -> None:
    t = table("a.bb8@400,300#2-straight=p", LATER, phase="system").a("pilot:bb8", "boost:red", "1-straight")
    assert t.events("moved")[0]["end"][:2] == [400.0, 380.0]
    assert t.events("gained")[0]["token"] == "stress"


def test_rose_tico_rerolls_for_each_friend_in_the_attack_arc() -> None:
    t = attacks("rosetico", "", f"{X}@470,420+disarm").attack("front>b", attack="blank blank")
    t.faces("hit").a(use("rosetico"), ["die-1"])
    assert faces(t) == ["hit", "blank"]
    t = defends("rosetico", "+disarm", f"{X}@330,400+disarm").attack("front>p", attack="hit hit hit", defense="blank")
    assert t.options("a") == [use("rosetico"), "pass"]


def test_vi_moradi_spies_on_an_enemy() -> None:
    t = after_setup(pilot="vimoradi", faction="resistance")
    assert [c.id for ship in t.state.ships if ship.owner == 1 for c in ship.conditions] == ["compromisingintel"]
