"""Pilots of many ships with one short ability each, faction by faction."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table

LATE = "b.soontirfel@800,850,180#3-straight=late"
FOE = "b.academypilot@400,500,180+disarm=foe"
BIG = "b.lothalrebel@400,540,180^front+disarm=foe"
"""A large ship without agility."""


def fights(
    *things: str, shooter: str = "", shot: str = "front>foe", attack: str = "", defense: str = ""
) -> XWingScenario:
    """An attack in the Engagement Phase."""
    t = table(*things, phase="engagement")
    if shooter:
        t.until("attack", shooter)
    return t.attack(shot, attack=attack, defense=defense)


def results(t: XWingScenario) -> list[str]:
    changed: list[str] = t.last("dice-changed")["results"]
    return changed


# Rebel Alliance -------------------------------------------------------------------------------------------------------


def test_shara_bey_spends_a_lock_for_a_focus_result() -> None:
    t = fights("a.sharabey@400,300>foe=s", FOE, attack="blank blank blank").a("a.sharabey/pilot:sharabey")
    assert (results(t), t.locks("s")) == (["blank", "blank", "blank", "focus"], [])
    t = fights("a.sharabey@400,300>foe+disarm=s", "b.soontirfel@400,500,180=foe", shot="front>s", defense="blank")
    t.until("modify-defense").a("a.sharabey/pilot:sharabey")
    assert (results(t)[-1], t.locks("s")) == ("focus", [])


def test_ibtisam_may_calm_down() -> None:
    t = table("a.ibtisam@400,300#3-straight+stress=i", LATE)
    t.faces("hit").a("a.ibtisam/pilot:ibtisam")
    assert t.last("removed")["token"] == "stress"
    t = table("a.ibtisam@400,300#3-straight+stress=i", LATE)
    t.faces("blank").a("a.ibtisam/pilot:ibtisam")
    assert t.token("i", "stress") == 1


def test_braylen_stramm_rerolls_while_stressed() -> None:
    t = fights("a.braylenstramm@400,300+stress", FOE, attack="blank blank blank")
    t.faces("hit hit").a("a.braylenstramm/pilot:braylenstramm", ["die-1", "die-2"])
    assert results(t) == ["hit", "hit", "blank"]
    assert "modify-attack" not in fights("a.braylenstramm@400,300", FOE, attack="blank blank blank").asked


def test_ten_numb_spends_stress() -> None:
    t = fights("a.tennumb@400,300+stress=ten", FOE, attack="focus focus blank").a("a.tennumb/pilot:tennumb")
    assert (results(t), t.token("ten", "stress")) == (["hit", "hit", "blank"], 0)


def test_wullffwarro_fights_harder_when_hurt() -> None:
    t = fights("a.wullffwarro@400,300*1", FOE, shot="full_front>foe").a("a.wullffwarro/pilot:wullffwarro")
    assert t.terms()["pilot:wullffwarro"] == 1
    assert "ability" not in fights("a.wullffwarro@400,300", FOE, shot="full_front>foe").asked


def test_lowhhrick_covers_his_friends() -> None:
    t = fights(
        "a.lowhhrick@480,300+fore+disarm=low",
        "a.redsquadronveteran@400,300+disarm=x",
        "b.soontirfel@400,500,180=foe",
        shot="front>x",
    )
    t.a("a.lowhhrick/pilot:lowhhrick")
    assert (t.token("x", "evade"), t.token("low", "fore")) == (1, 0)


def test_saw_gerrera_drives_the_damaged_on() -> None:
    t = fights(
        "a.sawgerrera@500,300+disarm", "a.academypilot@400,300*1", FOE, shooter="a.academypilot", attack="blank blank"
    )
    t.faces("hit").a("a.sawgerrera/pilot:sawgerrera", ["die-1"])
    assert results(t) == ["hit", "blank"]


def test_cassian_andor_calms_a_friend() -> None:
    t = table("a.cassianandor@400,300#2-straight", "a.redsquadronveteran@520,300+stress#2-straight=x", LATE)
    t.a("a.cassianandor/pilot:cassianandor")
    assert t.events("removed")[0] == {"ship": "a.redsquadronveteran", "token": "stress", "amount": 1}


def test_benthic_two_tubes_shares_his_focus() -> None:
    t = table("a.benthictwotubes@400,300#2-straight=b", "a.redsquadronveteran@520,420#2-straight=x", LATE)
    t.until("action", "b").a("focus", "a.benthictwotubes/pilot:benthictwotubes")
    assert (t.token("b", "focus"), t.token("x", "focus")) == (0, 1)


def test_heff_tobber_acts_when_somebody_bumps_into_him() -> None:
    t = table("a.hefftobber@400,400=heff", "b.academypilot@400,250#2-straight", LATE)
    t.a("a.hefftobber/pilot:hefftobber", "focus")
    assert t.actions("heff") == ["focus"]


def test_gavin_darklighter_points_out_weak_spots() -> None:
    t = fights(
        "a.gavindarklighter@440,300+disarm", "a.academypilot@400,300", FOE, shooter="a.academypilot", attack="hit hit"
    )
    t.a("a.gavindarklighter/pilot:gavindarklighter")
    assert results(t) == ["crit", "hit"]


# Galactic Empire and First Order --------------------------------------------------------------------------------------


def test_turr_phennir_rolls_away_even_stressed() -> None:
    t = fights("a.turrphennir@400,300+stress=turr", FOE, attack="blank blank blank", defense="blank blank blank")
    t.a("a.turrphennir/pilot:turrphennir", "boost", "1-straight")
    assert t.at("turr") == (400.0, 380.0)


def test_whisper_evades_after_a_hit() -> None:
    t = fights("a.whisper@400,300", BIG, attack="hit blank blank")
    assert t.last("gained") == {"ship": "a.whisper", "token": "evade"}
    assert not fights("a.whisper@400,300", BIG, attack="blank blank blank").events("gained")


def test_major_vermeil_preys_on_the_unprepared() -> None:
    t = fights("a.majorvermeil@400,300", FOE, attack="blank blank blank").a("a.majorvermeil/pilot:majorvermeil")
    assert results(t)[0] == "hit"
    ready = fights("a.majorvermeil@400,300", f"{FOE}+focus", attack="blank blank blank")
    assert "a modify-attack" not in ready.asked


def test_captain_feroph_dodges_the_unprepared() -> None:
    t = fights(
        "a.captainferoph@400,300+disarm=f",
        "b.soontirfel@400,500,180",
        shot="front>f",
        attack="hit hit hit",
        defense="blank",
    )
    t.until("modify-defense").a("a.captainferoph/pilot:captainferoph")
    assert results(t) == ["evade"]


def test_pure_sabacc_rolls_more_while_whole() -> None:
    t = fights("a.puresabacc@400,300*1", FOE).a("a.puresabacc/pilot:puresabacc")
    assert t.terms()["pilot:puresabacc"] == 1
    assert "ability" not in fights("a.puresabacc@400,300*2", FOE).asked


def test_countdown_takes_one_for_all() -> None:
    t = fights(
        "a.countdown@400,300+disarm=c",
        "b.soontirfel@400,500,180",
        shot="front>c",
        attack="hit crit crit",
        defense="blank blank",
    )
    t.until("ability").a("a.countdown/pilot:countdown")
    assert (t.damage("c"), t.faceup("c")) == (1, [])
    assert t.last("gained")["token"] == "stress"


def test_captain_oicunn_fires_at_range_0() -> None:
    t = table("a.captainoicunn@400,300^front=o", "b.academypilot@400,360,180+disarm", phase="engagement")
    assert any(shot.endswith(">b.academypilot") for shot in t.shots("o"))


def test_rexler_brath_exposes_damage() -> None:
    t = fights(
        "a.rexlerbrath@400,300+evade", "b.lothalrebel@400,540,180^front+disarm!0*1=foe", attack="hit blank blank"
    )
    t.no_modifying()
    assert len(t.faceup("foe")) == 1


def test_major_vynder_defends_better_disarmed() -> None:
    t = fights("a.majorvynder@400,300+disarm=v", "b.soontirfel@400,500,180", shot="front>v")
    assert t.terms("defense")["pilot:majorvynder"] == 1


def test_lieutenant_karsabi_trades_a_disarm_token_for_stress() -> None:
    t = table("a.lieutenantkarsabi@400,300#2-straight&protonbombs:0=k", LATE).until("action", "k")
    t.a("reload", "a.lieutenantkarsabi/pilot:lieutenantkarsabi")
    assert t.tokens("k") == {"stress": 1}


def test_blackout_fires_past_obstacles() -> None:
    t = fights("a.blackout@400,300", "asteroid@400,400", "b.academypilot@400,500,225+disarm=foe")
    assert t.terms("defense")["pilot:blackout"] == -2
    assert "pilot:blackout" not in fights("a.blackout@400,300", FOE).terms("defense")


def test_kylo_ren_shows_the_dark_side() -> None:
    t = fights("a.kyloren@400,300+disarm=k", "b.soontirfel@400,500,180=foe", shot="front>k", attack="blank blank blank")
    t.until("ability").a("a.kyloren/pilot:kyloren")
    assert [condition.id for condition in t.ship("foe").conditions] == ["illshowyouthedarkside"]


def test_avenger_acts_when_a_friend_falls() -> None:
    t = table("a.avenger@600,300+stress=v", "a.academypilot@400,300#2-straight*2", "b:connernet@400,380", LATE)
    t.until("ability").a("a.avenger/pilot:avenger", "focus")
    assert t.actions("v") == ["focus"]


def test_quickdraw_fires_back_when_shields_fail() -> None:
    t = fights(
        "a.quickdraw@400,300^front=q",
        "b.fennrau@400,500,180=foe",
        shot="front>q",
        attack="hit blank blank",
        defense="blank blank",
        shooter="foe",
    )
    t.until("ability").a("a.quickdraw/pilot:quickdraw")
    assert (t.asked, t.charges("q")) == ("a attack", 0)


def test_backdraft_watches_its_tail() -> None:
    t = fights("a.backdraft@400,300,180^rear", FOE, shot="single_turret>foe")
    assert t.terms()["pilot:backdraft"] == 1


# Scum and Villainy ----------------------------------------------------------------------------------------------------


def test_ig_88a_shares_its_calculations() -> None:
    t = table("a.ig88a@400,300+calculate=a", "a.ig88c@520,300=c", FOE, phase="engagement").a("a.ig88a/pilot:ig88a")
    assert (t.token("a", "calculate"), t.token("c", "calculate")) == (0, 1)


def test_ig_88b_fires_a_cannon_after_a_miss() -> None:
    t = fights("a.ig88b@400,300&ioncannon", FOE, attack="blank blank blank", defense="blank blank blank")
    t.a("a.ig88b/pilot:ig88b")
    assert t.options("a") == ["ioncannon>b.academypilot", "pass"]


def test_ig_88c_evades_after_a_boost() -> None:
    t = table("a.ig88c@400,300#2-straight=c", LATE).until("action", "c")
    t.a("boost", "1-straight", "a.ig88c/pilot:ig88c")
    assert t.token("c", "evade") == 1


def test_zuckuss_raises_the_stakes() -> None:
    t = fights("a.zuckuss@400,300", FOE).a("a.zuckuss/pilot:zuckuss")
    assert (t.terms()["pilot:zuckuss"], t.until("attack").terms("defense")["pilot:zuckuss"]) == (1, 1)


def test_4_lom_calculates_and_passes_stress_on() -> None:
    t = table("a.4lom@400,300+stress=lom", "b.academypilot@460,300=tie", phase="end").a("a.4lom/pilot:4lom")
    assert (t.token("lom", "stress"), t.token("tie", "stress")) == (0, 1)


def test_serissu_helps_those_close_by() -> None:
    t = fights(
        "a.serissu@480,300+disarm",
        "a.redsquadronveteran@400,300+disarm=x",
        "b.soontirfel@400,500,180",
        shot="front>x",
        attack="hit hit hit",
        defense="blank blank",
    )
    t.faces("evade").until("modify-defense").a("a.serissu/pilot:serissu", ["die-1"])
    assert results(t) == ["evade", "blank"]


def test_laetin_ashera_evades_after_a_miss() -> None:
    t = fights("a.laetinashera@400,300", BIG, attack="blank blank")
    assert t.last("gained") == {"ship": "a.laetinashera", "token": "evade"}


def test_inaldra_pays_with_blood() -> None:
    t = fights("a.inaldra@400,300=i", FOE, attack="blank blank")
    t.a("a.inaldra/pilot:inaldra").faces("hit hit").a(["die-1", "die-2"])
    assert (results(t), t.shields("i")) == (["hit", "hit"], 0)


def test_guri_focuses_near_enemies() -> None:
    t = table("a.guri@400,300=g", "b.academypilot@400,420,180+disarm", phase="engagement").a("a.guri/pilot:guri")
    assert t.token("g", "focus") == 1


# Resistance -----------------------------------------------------------------------------------------------------------


def test_lulo_lampar_is_reckless_when_stressed() -> None:
    assert fights("a.lulolampar@400,300+stress^front", FOE, shot="single_turret>foe").terms()["pilot:lulolampar"] == 1
    t = fights("a.lulolampar@400,300+stress+disarm^front=l", "b.soontirfel@400,500,180", shot="front>l")
    assert t.terms("defense")["pilot:lulolampar"] == -1


def test_greer_sonnel_turns_the_turret_while_flying() -> None:
    t = table("a.greersonnel@400,300#3-straight^front=g", LATE).a("a.greersonnel/pilot:greersonnel")
    assert t.ship("g").turret == "rear"


def test_rey_trusts_in_the_force() -> None:
    t = fights("a.rey@400,300^front=rey", FOE, shot="double_turret>foe", attack="blank blank blank").a(
        "a.rey/pilot:rey"
    )
    assert results(t)[0] == "hit"
    assert t.events("force-spent")


# Galactic Republic and Separatist Alliance ----------------------------------------------------------------------------


def test_wolffe_fires_ahead_and_behind() -> None:
    t = fights("a.wolffe@400,300=w", FOE, attack="blank blank blank")
    t.a("a.wolffe/pilot:wolffe").faces("hit")
    assert t.charges("w") == 0
    t = table("a.wolffe@400,300,180=w", FOE, phase="engagement")
    t.ship("w").charges = 0
    t.attack("rear>foe").a("a.wolffe/pilot:wolffe")
    assert (t.terms()["pilot:wolffe"], t.charges("w")) == (1, 1)


def test_sinker_directs_those_beside_him() -> None:
    t = fights("a.sinker@560,300+disarm", "a.academypilot@400,300", FOE, shooter="a.academypilot", attack="blank blank")
    t.faces("hit").a("a.sinker/pilot:sinker", ["die-1"])
    assert results(t) == ["hit", "blank"]
    behind = fights(
        "a.sinker@400,150+disarm", "a.academypilot@400,300", FOE, shooter="a.academypilot", attack="blank blank"
    )
    assert "modify-attack" not in behind.asked


def test_jag_locks_who_attacks_those_beside_him() -> None:
    t = fights(
        "a.jag@560,300+disarm=jag",
        "a.redsquadronveteran@400,300+disarm=x",
        "b.soontirfel@400,500,180=foe",
        shot="front>x",
        attack="blank blank blank",
    )
    t.until("ability").a("a.jag/pilot:jag")
    assert t.locks("jag") == ["b.soontirfel"]


def test_kickback_locks_after_a_roll() -> None:
    t = table("a.kickback@400,300#2-straight=k", "b.soontirfel@400,600,180#3-straight=late").until("action", "k")
    t.a("barrelroll", "left", "middle", "a.kickback/pilot:kickback", "b.soontirfel")
    assert (t.locks("k"), t.token("k", "stress")) == (["b.soontirfel"], 1)


def test_axe_hands_a_token_on() -> None:
    t = fights(
        "a.axe@400,300+focus=axe",
        "a.academypilot@520,300+disarm=tie",
        FOE,
        attack="blank blank",
        defense="blank blank blank",
    )
    t.until("ability").a("a.axe/pilot:axe")
    assert t.last("gained") == {"ship": "a.academypilot", "token": "focus"}


def test_swoop_lets_fast_friends_boost() -> None:
    t = table("a.swoop@400,300=s", "a.academypilot@460,120#3-straight=tie", LATE)
    t.until("ability").a("a.swoop/pilot:swoop", "1-straight")
    assert t.at("tie") == (460.0, 360.0)


def test_tucker_watches_and_focuses() -> None:
    t = fights(
        "a.tucker@400,180+disarm=t",
        "a.redsquadronveteran@400,300",
        FOE,
        shooter="a.redsquadronveteran",
        attack="blank blank blank",
        defense="blank blank blank",
    )
    t.until("ability").a("a.tucker/pilot:tucker")
    assert t.last("action")["ship"] == "a.tucker"


def test_darth_maul_strikes_twice() -> None:
    other = "b.academypilot@440,500,180+disarm=other"
    t = fights("a.darthmaul@400,300=maul", BIG.replace("400,540", "340,540"), other, attack="hit blank blank")
    t.until("ability").a("a.darthmaul/pilot:darthmaul")
    assert (t.options("a"), t.force("maul")) == (["front>b.academypilot", "pass"], 1)


def test_count_dooku_acts_after_a_hit() -> None:
    t = fights("a.countdooku@400,300=d", BIG, attack="hit blank blank").until("ability")
    t.a("a.countdooku/pilot:countdooku").until("action")
    assert (t.asked, t.force("d")) == ("a action", 2)


def test_count_dooku_shakes_a_token_off() -> None:
    t = fights(
        "a.countdooku@400,300+disarm+stress+ion=d",
        "b.soontirfel@400,500,180",
        shot="front>d",
        attack="blank blank blank",
    )
    t.until("ability").a("a.countdooku/pilot:countdooku", "stress")
    assert t.last("removed")["token"] == "stress"


def test_o_66_acts_after_defending() -> None:
    t = fights(
        "a.066@400,300+disarm+calculate=o", "b.soontirfel@400,500,180", shot="front>o", attack="blank blank blank"
    )
    t.until("ability").a("a.066/pilot:066")
    assert t.question("a").kind == "action"
