"""Pilots of carriers, shuttles and the ships that fly with them."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.scenario import XWingScenario, table
from battlemat.games.xwing.ships import damage
from tests.rules.xwing.test_setup import begin, squad, until

LATE = "b.soontirfel@800,850,180#3-straight=late"
FOE = "b.academypilot@400,500,180+disarm=foe"


def fights(
    *things: str, shooter: str = "", shot: str = "front>foe", attack: str = "", defense: str = ""
) -> XWingScenario:
    """An attack in the Engagement Phase."""
    t = table(*things, phase="engagement")
    if shooter:
        t.until("attack", shooter)
    return t.attack(shot, attack=attack, defense=defense)


def test_hera_syndulla_flies_another_maneuver_of_that_colour() -> None:
    t = table("a.herasyndulla@400,300#1-turn-left=hera", LATE)
    t.a("a.herasyndulla/pilot:herasyndulla")
    assert set(t.options("a")) == {"1-turn-right", "3-turn-left", "3-turn-right", "4-koiogran"}
    t.a("3-turn-right")
    assert t.events("maneuvered")[0]["maneuver"] == "3-turn-right"
    white = table("a.herasyndulla-vcx100lightfreighter@400,300#3-straight^front=hera", LATE)
    assert white.asked == "a action"


def test_kanan_jarrus_takes_a_die_from_an_attacker() -> None:
    kanan = "a.kananjarrus@400,100^front+disarm=kanan"
    friend = "a.redsquadronveteran@400,300+disarm=x"
    t = fights(kanan, friend, "b.soontirfel@400,500,180=foe", shot="front>x").a("a.kananjarrus/pilot:kananjarrus")
    assert t.terms() == {"weapon": 3, "pilot:kananjarrus": -1}
    behind = fights("a.kananjarrus@400,100,180^front+disarm", friend, "b.soontirfel@400,500,180", shot="front>x")
    assert "ability" not in behind.asked


def test_ap_5_coordinates_ships_with_one_stress_token() -> None:
    def helped(stress: int) -> bool:
        t = table(
            "a.ap5@400,300#2-straight=ap5", f"a.redsquadronveteran@500,420+{stress}stress#2-straight=x", LATE
        ).until("action", "ap5")
        t.a("coordinate")
        return t.asked == "a action" and not t.ship("x").revealed  # before it flies itself

    assert helped(1)
    assert not helped(2)


def test_outer_rim_pioneer_lets_friends_fire_from_asteroids() -> None:
    x = "a.redsquadronveteran@400,300=x"
    t = table(x, "asteroid@400,310", "a.outerrimpioneer@460,300", FOE, phase="engagement")
    assert t.shots("x") == ["front>b.academypilot"]
    assert table(x, "asteroid@400,310", "a.outerrimpioneer@700,300", FOE, phase="engagement").shots("x") == []


def test_miranda_doni_trades_shields_for_dice() -> None:
    t = fights("a.mirandadoni@400,300^front!2=miranda", FOE, shot="double_turret>foe").a(
        "a.mirandadoni/pilot:mirandadoni"
    )
    assert (t.terms()["pilot:mirandadoni"], t.shields("miranda")) == (1, 1)
    t = fights("a.mirandadoni@400,300^front!0=miranda", FOE, shot="double_turret>foe").a(
        "a.mirandadoni/pilot:mirandadoni/2"
    )
    assert (t.terms()["pilot:mirandadoni"], t.shields("miranda")) == (-1, 1)


def test_dengar_fires_back() -> None:
    t = fights(
        "a.dengar@400,300^front+disarm=dengar",
        "b.soontirfel@400,500,180=foe",
        shot="front>dengar",
        attack="blank blank blank",
    )
    assert "a ability" not in t.asked  # disarmed
    t = table("a.dengar@400,300^front=dengar", "b.soontirfel@400,500,180=foe", phase="engagement")
    t.until("attack", "dengar").a("pass").until("attack", "foe").attack("front>dengar", attack="blank blank blank")
    t.no_modifying().a("a.dengar/pilot:dengar")
    assert all(option.endswith(">b.soontirfel") for option in t.options("a")[:-1])
    assert t.charges("dengar") == 0


def test_manaroo_hands_over_her_green_tokens() -> None:
    t = table("a.manaroo@400,300^front+focus+2evade=manaroo", "a.academypilot@460,300=tie", FOE, phase="engagement")
    t.a("a.manaroo/pilot:manaroo")
    assert (t.tokens("manaroo"), t.tokens("tie")) == ({}, {"evade": 2, "focus": 1})


def test_tel_trevura_gets_away_once() -> None:
    t = table("a.teltrevura@400,300#2-straight^front!0*5=tel", "b:connernet@400,390", LATE)
    assert t.asked == "a replace"
    t.a("a.teltrevura/pilot:teltrevura")
    assert (t.place("tel"), t.damage("tel"), t.charges("tel")) == ("reserve", 5, 0)
    t.until("place-ship").a([300.0, 50.0, 0.0])
    assert (t.place("tel"), t.round) == ("in play", 2)
    assert damage.remaining_hull(t.state, t.ship("tel")) == 1


def test_bossk_turns_a_crit_into_two_hits() -> None:
    t = fights(
        "a.bossk@400,300",
        "b.chopper@400,540,180+disarm!4=foe",
        shot="full_front>foe",
        attack="crit blank blank",
        defense="",
    )
    t.until("ability").a("a.bossk/pilot:bossk")
    assert t.shields("foe") == 2


def test_latts_razzi_snares_a_locked_ship() -> None:
    t = table("a.lattsrazzi@400,300>foe=latts", "b.academypilot@400,420,180+disarm=foe", LATE, phase="engagement")
    t.a("a.lattsrazzi/pilot:lattsrazzi")
    assert (t.locks("latts"), t.last("gained")["token"]) == ([], "tractor")


def test_redline_keeps_two_locks_and_locks_after_actions() -> None:
    t = table("a.redline@400,300#2-straight>late=red", LATE, "b.academypilot@520,700,180#2-straight=tie")
    t.until("action", "red").a("focus", "a.redline/pilot:redline", "b.academypilot")
    assert t.locks("red") == ["b.soontirfel", "b.academypilot"]


def test_redline_chooses_which_lock_breaks() -> None:
    t = table(
        "a.redline@400,300#2-straight>late>tie=red",
        LATE,
        "b.academypilot@520,700,180#2-straight=tie",
        "asteroid@400,600",
    )
    t.until("action", "red").a("lock", "obstacle-1")
    assert t.options("a") == t.locks("red")
    t.a(t.ship("tie").id)
    assert t.locks("red") == [t.ship("late").id, "obstacle-1"]


def test_tomax_bren_reloads_a_talent() -> None:
    t = table("a.tomaxbren@400,300#2-straight&crackshot:0&protonbombs:0=tomax", LATE).until("action", "tomax")
    t.a("reload:red", "a.tomaxbren/pilot:tomaxbren")
    assert (t.charges("tomax", "crackshot"), t.charges("tomax", "protonbombs")) == (1, 1)


def test_talonbane_cobra_likes_the_extremes() -> None:
    close = fights("a.talonbanecobra@400,300", "b.academypilot@400,420,180+disarm=foe")
    assert close.terms()["pilot:talonbanecobra"] == 1
    far = fights("a.talonbanecobra@400,300+disarm=cobra", "b.soontirfel@400,600,180", shot="front>cobra")
    assert far.terms("defense")["pilot:talonbanecobra"] == 1
    assert "pilot:talonbanecobra" not in fights("a.talonbanecobra@400,300", FOE).terms()


def test_captain_jostero_fires_at_whoever_is_hurt() -> None:
    t = table(
        "a.captainjostero@400,300#2-straight=jostero", "b.soontirfel@400,700,180#3-straight=foe", "a:connernet@400,600"
    )
    t.until("ability").a("a.captainjostero/pilot:captainjostero")
    assert t.options("a") == ["front>b.soontirfel", "pass"]


def test_sarco_plank_is_as_agile_as_he_is_fast() -> None:
    t = table("a.sarcoplank@400,300+disarm=sarco", "b.soontirfel@400,500,180", phase="engagement")
    t.ship("sarco").executed = "3-straight/white"
    t.attack("front>sarco", attack="hit hit hit").a("a.sarcoplank/pilot:sarcoplank")
    assert t.terms("defense") == {"agility": 2, "pilot:sarcoplank": 1}


def test_sarco_plank_need_not_dodge_as_he_flies() -> None:
    t = table("a.sarcoplank@400,300+disarm=sarco", "b.soontirfel@400,500,180", phase="engagement")
    t.ship("sarco").executed = "1-straight/white"
    t.attack("front>sarco", attack="hit hit hit").passes("a")
    assert t.terms("defense") == {"agility": 2}


def test_unkar_plutt_holds_whom_he_touches() -> None:
    t = table(
        "a.unkarplutt@400,300=unkar", "b.academypilot@440,300=tie", "b.academypilot@600,300=far", phase="engagement"
    )
    assert (t.asked, t.options("a")) == ("a next-ship", ["a.unkarplutt", "b.academypilot"])
    t.a("b.academypilot").until_phase("planning", 2)
    assert [event["ship"] for event in t.events("gained")] == ["b.academypilot", "a.unkarplutt"]


WINGMAN = "a.redsquadronveteran@440,470+disarm"


def test_lieutenant_blount_counts_on_friends_near_the_defender() -> None:
    t = fights("a.lieutenantblount@400,300", WINGMAN, FOE).a("a.lieutenantblount/pilot:lieutenantblount")
    assert t.terms()["pilot:lieutenantblount"] == 1
    assert "ability" not in fights("a.lieutenantblount@400,300", FOE).asked


def test_ndru_suhlak_hunts_alone() -> None:
    assert fights("a.ndrusuhlak@400,300", FOE).terms()["pilot:ndrusuhlak"] == 1
    assert "pilot:ndrusuhlak" not in fights("a.ndrusuhlak@400,300", WINGMAN, FOE).terms()


def test_kaato_leeachos_takes_a_token() -> None:
    t = table("a.kaatoleeachos@400,300=kaato", "a.academypilot@460,300+focus+evade=tie", FOE, phase="engagement")
    t.a("a.kaatoleeachos/pilot:kaatoleeachos", "evade")
    assert (t.tokens("kaato"), t.tokens("tie")) == ({"evade": 1}, {"focus": 1})


def test_captain_seevor_jams_the_other_ship() -> None:
    t = fights("a.captainseevor@400,300", "b.academypilot@400,500+disarm+evade=foe").a(
        "a.captainseevor/pilot:captainseevor"
    )
    t.a("evade")
    assert t.token("foe", "evade") == 0
    seen = fights("a.captainseevor@400,300", FOE)
    assert "ability" not in seen.asked


def test_ben_teene_rattles_whom_he_attacks() -> None:
    t = fights("a.benteene@400,300^front", "b.chopper@400,560,180+disarm=foe", attack="blank blank blank", defense="")
    assert [condition.id for condition in t.ship("foe").conditions] == ["rattled"]


def test_vennie_is_covered_by_turrets() -> None:
    t = fights(
        "a.vennie@400,300^front+disarm=vennie",
        "b.soontirfel@400,500,180",
        shot="front>vennie",
        attack="hit blank blank",
        defense="blank",
    )
    t.a("a.vennie/pilot:vennie")
    assert t.last("dice-changed")["results"] == ["blank", "focus"]


def test_bb_8_moves_in_the_system_phase() -> None:
    t = table("a.bb8@400,300#2-straight=bb", "b.academypilot@800,850,180#3-straight", phase="system")
    t.a("pilot:bb8", "boost:red", "1-straight")
    assert (t.at("bb"), t.token("bb", "stress")) == ((400.0, 380.0), 1)


def test_rose_tico_rerolls_for_friends_in_the_attack_arc() -> None:
    t = fights(
        "a.rosetico@400,300", "a.redsquadronveteran@450,400+disarm", FOE, shooter="a.rosetico", attack="blank blank"
    )
    t.faces("hit").a("a.rosetico/pilot:rosetico", ["die-1"])
    assert t.last("dice-changed")["results"] == ["hit", "blank"]


def test_finn_adds_a_result() -> None:
    t = fights("a.finn@400,300=finn", FOE, attack="blank blank")
    assert t.options("a") == ["a.finn/pilot:finn", "a.finn/pilot:finn/2", "pass"]
    t.a("a.finn/pilot:finn/2")
    assert (t.last("dice-changed")["results"], t.token("finn", "strain")) == (["blank", "blank", "focus"], 1)
    assert "a.finn/pilot:finn" not in t.options("a")


@pytest.mark.parametrize(("option", "added"), [("a.finn/pilot:finn", "blank"), ("a.finn/pilot:finn/2", "focus")])
def test_finn_adds_a_result_when_he_defends(option: str, added: str) -> None:
    t = fights(
        "a.finn@400,300+disarm=finn",
        "b.soontirfel@400,500,180",
        shot="front>finn",
        attack="hit hit hit",
        defense="evade evade",
    )
    t.until("modify-defense").a(option)
    assert t.last("dice-changed")["results"] == ["evade", "evade", added]


def test_vi_moradi_leaks_the_plans_of_an_enemy() -> None:
    t = until(begin(squad("vimoradi"), squad("academypilot")), "dial")
    assert [condition.id for condition in t.ship("b.academypilot").conditions] == ["compromisingintel"]


def test_a_naboo_handmaiden_is_a_decoy() -> None:
    t = until(begin(squad("naboohandmaiden", "ricolie"), squad("academypilot")), "dial")
    assert [condition.id for condition in t.ship("a.ricolie").conditions] == ["decoyed"]


def test_anakin_skywalker_calms_down_near_an_enemy() -> None:
    anakin = "a.anakinskywalker-btlbywing@400,300#2-straight^front+2stress=ani"
    t = table(anakin, "b.soontirfel@400,560,180#3-straight=late")
    t.until("ability").a("a.anakinskywalker-btlbywing/pilot:anakinskywalker-btlbywing")
    assert t.last("removed")["token"] == "stress"
    alone = table(anakin, LATE).until("action", "late")
    assert not alone.events("force-spent")
    bumped = table(anakin, "b.soontirfel@400,420,180#3-straight=late").until("action", "late")
    assert not bumped.events("force-spent")


def test_matchstick_rerolls_for_red_tokens() -> None:
    t = fights("a.matchstick@400,300^front+stress+ion=m", FOE, attack="blank blank")
    t.faces("hit hit").a("a.matchstick/pilot:matchstick")
    assert t.last("dice-changed")["results"] == ["hit", "hit"]


def test_broadside_fires_to_the_side() -> None:
    side = "b.academypilot@600,300,180+disarm=foe"
    t = fights("a.broadside@400,300^right&ioncannonturret", side, shot="ioncannonturret>foe", attack="blank hit hit")
    t.a("a.broadside/pilot:broadside")
    assert t.last("dice-changed")["results"][0] == "focus"


def test_r2_d2_calculates_when_followed() -> None:
    t = table("a.r2d2@400,300^front=r2", "b.academypilot@400,150=foe", LATE, phase="engagement").until("attack")
    assert t.last("gained")["token"] == "calculate"


def dial(t: XWingScenario, own: str, other: str) -> XWingScenario:
    """What the two ships have revealed."""
    for name, maneuver in (("n1", own), ("foe", other)):
        t.ship(name).dial, t.ship(name).revealed = maneuver, True
    return t


def test_ric_olie_is_better_when_faster() -> None:
    t = dial(table("a.ricolie@400,300=n1", FOE, phase="engagement"), "4-straight", "3-straight").attack("front>foe")
    assert t.terms()["pilot:ricolie"] == 1
    t = dial(table("a.ricolie@400,300=n1", FOE, phase="engagement"), "3-straight", "3-straight").attack("front>foe")
    assert "pilot:ricolie" not in t.terms()
    for speed, more in ((4, {"pilot:ricolie": 1}), (3, {})):
        t = table("a.ricolie@400,300+disarm=n1", "b.academypilot@400,500,180=foe", phase="engagement")
        dial(t.until("attack", "foe"), f"{speed}-straight", "3-straight").attack("front>n1")
        assert t.terms("defense") == {"agility": 2} | more


def test_dinee_ellberger_keeps_up_with_her_prey() -> None:
    foe = f"{FOE}+evade"
    t = dial(table("a.dineeellberger@400,300=n1", foe, phase="engagement"), "3-straight", "3-straight")
    assert "b modify-defense" not in t.attack("front>foe", attack="hit hit hit", defense="blank blank blank").asked
    t = dial(table("a.dineeellberger@400,300=n1", foe, phase="engagement"), "4-straight", "3-straight")
    assert "b modify-defense" in t.attack("front>foe", attack="hit hit hit", defense="blank blank blank").asked


def test_wat_tambor_rerolls_for_calculating_friends() -> None:
    drone = "a.tradefederationdrone@450,400+calculate+disarm"
    t = fights("a.wattambor@400,300", drone, FOE, attack="blank blank blank")
    t.faces("hit").a("a.wattambor/pilot:wattambor", "die-1")
    assert t.last("dice-changed")["results"][0] == "hit"


def test_captain_sear_cancels_an_evade() -> None:
    sear = "a.captainsear@500,300+disarm"
    t = fights(
        sear,
        "a.generalgrievous@400,300+calculate=g",
        FOE,
        attack="hit hit hit",
        defense="evade blank blank",
        shooter="g",
    )
    t.until("ability").a("a.captainsear/pilot:captainsear")
    assert t.last("cancelled")["result"] == "evade"


def test_dbs_404_rams_its_shots_home() -> None:
    t = fights("a.dbs404@400,300=d", "b.chopper@400,360,180+disarm=foe", attack="hit blank blank blank", defense="")
    assert t.terms() == {"weapon": 2, "range": 1, "pilot:dbs404": 1}
    assert [(event["ship"], event["damage"]) for event in t.events("damaged")][:1] == [("a.dbs404", "crit")]
    assert t.events("damaged")[-1]["ship"] == "b.chopper"  # dealt after that
    missed = fights("a.dbs404@400,300=d", "b.chopper@400,360,180+disarm=foe", attack="blank blank blank blank")
    assert missed.events("damaged") == []
    for y, hurt in ((420, ["a.dbs404", "b.chopper"]), (500, ["b.chopper"])):
        t = fights("a.dbs404@400,300=d", f"b.chopper@400,{y},180+disarm=foe", attack="hit hit blank blank")
        assert list(dict.fromkeys(event["ship"] for event in t.events("damaged"))) == hurt


def test_dbs_32c_coordinates_its_network() -> None:
    things = ("a.dbs32c@400,300+calculate=d", "a.tradefederationdrone@500,300=v", "a.generalgrievous@400,150", LATE)
    t = table(*things, phase="engagement").a("a.dbs32c/pilot:dbs32c")
    assert t.question("a").about["ship"] == "a.tradefederationdrone"
