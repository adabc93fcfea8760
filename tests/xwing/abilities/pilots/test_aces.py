"""Pilots of many ships, one short test each."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.cards.content import PILOTS, SHIPS
from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule
from tests.xwing.abilities.pilots.tables import BLANKS, FOE, ROGUE, TIE, attacks, defends, flies, use
from tests.xwing.abilities.upgrades.tables import faces


def test_braylen_stramm_rerolls_while_stressed() -> None:
    t = attacks("braylenstramm", "+stress").attack("front>b", attack=BLANKS)
    t.faces("hit hit").a(use("braylenstramm"), ["die-1", "die-2"])
    assert faces(t) == ["hit", "hit", "blank"]
    t = defends("braylenstramm", "+stress+disarm").attack("front>p", attack="hit hit hit", defense="blank")
    assert t.options("a") == [use("braylenstramm"), "pass"]
    assert "modify" not in attacks("braylenstramm").attack("front>b", attack=BLANKS, defense=BLANKS).asked


def test_ten_numb_spends_his_stress() -> None:
    t = attacks("tennumb", "+stress").attack("front>b", attack="focus focus hit").a(use("tennumb"))
    assert (faces(t), t.token("p", "stress")) == (["hit", "hit", "hit"], 0)
    t = defends("tennumb", "+stress+disarm").attack("front>p", attack="hit hit hit", defense="focus").a(use("tennumb"))
    assert faces(t) == ["evade"]


@pytest.mark.parametrize("pilot", ["herasyndulla", "herasyndulla-vcx100lightfreighter"])
def test_hera_syndulla_changes_a_blue_or_red_maneuver(pilot: str) -> None:
    t = flies(pilot, "2-straight").a(use(pilot))
    assert all(t.ship("p").dial != option for option in t.options("a"))
    t.a(t.options("a")[0])
    assert t.events("maneuvered")[0]["colour"] == "blue"


def test_ig_88a_passes_on_a_calculate_token() -> None:
    t = table("a.ig88a@400,300+calculate=p", "a.separatistdrone@500,300=d", FOE, phase="engagement").a(use("ig88a"))
    assert (t.tokens("p"), t.tokens("d")) == ({}, {"calculate": 1})


def test_ig_88b_follows_a_miss_with_a_cannon() -> None:
    t = attacks("ig88b", "&ioncannon").attack("front>b", attack=BLANKS, defense=BLANKS).a(use("ig88b"))
    assert t.options("a") == [f"ioncannon>{TIE}", "pass"]
    hit = attacks("ig88b", "&ioncannon").attack("front>b", attack="hit hit hit", defense="evade evade blank")
    assert hit.asked == "b attack"


def test_ig_88c_evades_after_boosting() -> None:
    t = flies("ig88c", "2-straight").a("boost", "1-straight").until("ability").a(use("ig88c"))
    assert t.token("p", "evade") == 1


def test_soontir_fel_focuses_on_who_is_dead_ahead() -> None:
    assert attacks("soontirfel").token("p", "focus") == 1
    assert attacks("soontirfel", foe=f"{TIE}@460,500,180=b").token("p", "focus") == 0


def test_turr_phennir_moves_after_attacking() -> None:
    t = attacks("turrphennir", "+stress").attack("front>b", attack=BLANKS, defense=BLANKS).a(use("turrphennir"))
    assert t.options("a") == ["barrelroll", "boost"]


def test_rexler_brath_exposes_a_card_while_evading() -> None:
    hurt = f"{TIE}@400,500,180*1=b"
    t = attacks("rexlerbrath", "+evade", foe=hurt).attack("front>b", attack="hit blank blank", defense=BLANKS)
    assert len(t.faceup("b")) == 1
    plain = attacks("rexlerbrath", foe=hurt).attack("front>b", attack="hit blank blank", defense=BLANKS)
    assert plain.faceup("b") == []


@rule("XW-ATK-88")
def test_rexler_brath_exposes_after_the_damage_is_dealt() -> None:
    t = table("a.rexlerbrath@400,300+evade=p", FOE, phase="engagement", decks={"b": "structuraldamage"})
    t.until("attack", "p").attack("front>b", attack="hit blank blank", defense=BLANKS)
    assert [kind for kind in t.story() if kind in ("dealt", "exposed")] == ["dealt", "exposed"]
    assert (t.damage("b"), t.faceup("b")) == (1, ["structuraldamage"])


def test_colonel_vessery_locks_what_others_have_locked() -> None:
    spotter = f"a.academypilot@100,100>{TIE}"
    t = attacks("colonelvessery", "", spotter).attack("front>b", attack=BLANKS).a(use("colonelvessery"))
    assert t.locks("p") == [TIE]
    assert t.options("a") == ["lock", "pass"]
    alone = attacks("colonelvessery").attack("front>b", attack=BLANKS, defense=BLANKS)
    assert alone.asked == "b attack"


def test_major_vermeil_punishes_the_unprepared() -> None:
    t = attacks("majorvermeil").attack("front>b", attack="blank hit hit").a(use("majorvermeil"))
    assert faces(t) == ["hit", "hit", "hit"]
    ready = attacks("majorvermeil", foe=f"{TIE}@400,500,180+evade=b").attack("front>b", attack="blank hit hit")
    assert "modify-attack" not in ready.asked


def test_captain_feroph_evades_the_unprepared() -> None:
    t = defends("captainferoph", "+disarm").attack("front>p", attack="hit hit hit", defense="focus")
    assert faces(t.a(use("captainferoph"))) == ["evade"]


def test_shara_bey_spends_her_lock_for_a_focus_result() -> None:
    t = attacks("sharabey", f">{TIE}").attack("front>b", attack=BLANKS).a(use("sharabey"))
    assert (faces(t), t.locks("p")) == (["blank", "blank", "blank", "focus"], [])
    t = defends("sharabey", "+disarm>b.sigmasquadronace").attack("front>p", attack="hit hit hit", defense="blank")
    assert faces(t.a(use("sharabey"))) == ["blank", "focus"]


def test_ibtisam_may_calm_down() -> None:
    for face, calmed in (("hit", [{"ship": "a.ibtisam", "token": "stress", "amount": 1}]), ("blank", [])):
        t = flies("ibtisam", "3-straight", "+stress").faces(face).a(use("ibtisam"))
        assert t.events("removed") == calmed


@pytest.mark.parametrize("pilot", ["oddball-arc170starfighter", "oddball-btlbywing", "oddball"])
def test_odd_ball_locks_ahead_after_a_red_action(pilot: str) -> None:
    ahead = "b.wedgeantilles@400,600,180#1-straight"
    t = flies(pilot, "1-straight", "&debrisgambit", ahead).until("action", "p").a("evade:red", use(pilot))
    assert t.locks("p") == ["b.wedgeantilles"]
    white = flies(pilot, "1-straight", "", ahead).until("action", "p").a("focus")
    assert not [event for event in white.events("ability") if event["card"] == f"pilot:{pilot}"]
    assert "ability" not in white.asked


@pytest.mark.parametrize("pilot", ["oddball-arc170starfighter", "oddball-btlbywing", "oddball"])
def test_odd_ball_locks_ahead_after_a_red_maneuver(pilot: str) -> None:
    ship = SHIPS[PILOTS[pilot].ship]
    red = next(m for m in ship.dial if m.difficulty == "red" and m.bearing in ("straight", "koiogran"))
    # whether it flies on or turns round, somebody is ahead
    targets = ("b.wedgeantilles@400,800,180#1-straight", "b.soontirfel@400,200#2-straight")
    t = table(f"a.{pilot}@400,300#{red.speed}-{red.bearing}=p", *targets).until("ability").a(use(pilot))
    assert len(t.locks("p")) == 1


def test_wolffe_saves_for_the_front_what_he_earns_behind() -> None:
    t = attacks("wolffe").attack("front>b", attack=BLANKS).faces("hit").a(use("wolffe"), ["die-1"])
    assert (faces(t), t.charges("p")) == (["hit", "blank", "blank"], 0)
    t = attacks("wolffe").attack("front>b", attack=BLANKS).a(use("wolffe"))
    assert t.question("a").most == 1
    t = table("a.wolffe@400,300=p", f"{TIE}@400,100=b", phase="engagement")
    t.ship("p").charges = 0
    t.a(f"rear>{TIE}", use("wolffe"))
    assert (t.terms(), t.charges("p")) == ({"weapon": 2, "pilot:wolffe": 1}, 1)


def test_sinker_helps_beside_him() -> None:
    t = table("a.sinker@200,300+disarm", "a.redsquadronveteran@400,300=x", FOE, phase="engagement").until("attack", "x")
    t.attack("front>b", attack=BLANKS).faces("hit").a(use("sinker"), ["die-1"])
    assert faces(t) == ["hit", "blank", "blank"]


def test_jag_locks_who_attacked_beside_him() -> None:
    t = table("a.jag@250,300+disarm=j", "a.redsquadronveteran@400,300+disarm=x", ROGUE, phase="engagement")
    t.until("attack", "b").attack("front>x", attack=BLANKS, defense="blank blank").a(use("jag"))
    assert t.locks("j") == ["b.sigmasquadronace"]


def test_wullffwarro_fights_harder_when_hurt() -> None:
    t = attacks("wullffwarro", "*1").a(f"full_front>{TIE}", use("wullffwarro"))
    assert t.terms() == {"weapon": 3, "pilot:wullffwarro": 1}
    assert attacks("wullffwarro").attack("full_front>b").terms() == {"weapon": 3}


def test_lowhhrick_shares_his_reinforcement() -> None:
    t = table("a.lowhhrick@460,300+fore+disarm=l", "a.redsquadronveteran@400,300+disarm=x", ROGUE, phase="engagement")
    t.until("attack", "b").b("front>a.redsquadronveteran").a(use("lowhhrick"))
    assert (t.tokens("l"), t.token("x", "evade")) == ({"disarm": 1}, 1)


def test_major_vynder_is_hard_to_hit_while_disarmed() -> None:
    t = defends("majorvynder", "+disarm").attack("front>p")
    assert t.terms("defense") == {"agility": 2, "pilot:majorvynder": 1}
    assert defends("majorvynder").attack("front>p").terms("defense") == {"agility": 2}


def test_lieutenant_karsabi_trades_disarm_for_stress() -> None:
    t = flies("lieutenantkarsabi", "3-straight", "&protontorpedoes:0").a("reload", use("lieutenantkarsabi"))
    assert t.tokens("p") == {"stress": 1}


def test_lieutenant_kestal_wipes_out_what_is_no_evade() -> None:
    t = attacks("lieutenantkestal", "+focus").attack("front>b", attack="hit hit", defense="evade focus blank")
    t.until("ability").a(use("lieutenantkestal"))
    assert (faces(t), t.token("p", "focus")) == (["evade"], 0)
    nothing = attacks("lieutenantkestal", "+focus").attack("front>b", attack="hit hit", defense="evade evade evade")
    assert "ability" not in nothing.asked


def test_double_edge_tries_another_weapon() -> None:
    t = attacks("doubleedge", "&dorsalturret^front").attack("dorsalturret>b", attack="blank blank", defense=BLANKS)
    t.a(use("doubleedge"))
    assert t.options("a") == [f"front>{TIE}", "pass"]


def test_countdown_takes_one_hit_instead_of_many() -> None:
    t = defends("countdown", "+disarm").attack("front>p", attack="hit crit crit", defense="blank blank")
    t.a(use("countdown"))
    assert (t.damage("p"), t.token("p", "stress")) == (1, 1)


def test_pure_sabacc_rolls_more_while_hardly_damaged() -> None:
    t = attacks("puresabacc", "*1").a(f"front>{TIE}", use("puresabacc"))
    assert t.terms() == {"weapon": 3, "pilot:puresabacc": 1}
    assert attacks("puresabacc", "*2").attack("front>b").terms() == {"weapon": 3}


def test_rear_admiral_chiraneau_fires_from_his_reinforced_side() -> None:
    t = attacks("rearadmiralchiraneau", "+fore^front").attack("double_turret>b", attack="focus hit hit")
    assert faces(t.a(use("rearadmiralchiraneau"))) == ["crit", "hit", "hit"]
    other = attacks("rearadmiralchiraneau", "+aft^front").attack(
        "double_turret>b", attack="focus hit hit", defense=BLANKS
    )
    assert other.asked == "b attack"


@rule("XW-ABL-02")
def test_captain_oicunn_fires_at_range_0() -> None:
    t = table("a.captainoicunn@400,300^front", f"{TIE}@400,358,180=b", phase="engagement")
    assert (t.round, t.options("a")) == (1, [f"double_turret>{TIE}", "pass"])


def test_quickdraw_draws_when_she_loses_a_shield() -> None:
    t = defends("quickdraw").attack("front>p", attack="hit blank blank", defense="blank blank")
    t.until("ability").a(use("quickdraw"))
    assert "front>b.sigmasquadronace" in t.options("a")


def test_backdraft_is_deadly_behind() -> None:
    t = table("a.backdraft@400,300^rear=p", f"{TIE}@400,100=b", phase="engagement").attack("single_turret>b")
    assert t.terms() == {"weapon": 2, "pilot:backdraft": 1}
    assert attacks("backdraft", "^front").attack("single_turret>b").terms() == {"weapon": 2}


def test_kylo_ren_shows_who_attacked_him_the_dark_side() -> None:
    t = defends("kyloren", "+disarm").attack("front>p", attack=BLANKS, defense=BLANKS).a(use("kyloren"))
    assert [c.id for c in t.ship("b").conditions] == ["illshowyouthedarkside"]


def test_blackout_strikes_through_obstacles() -> None:
    t = attacks("blackout", "", "asteroid@400,400").attack("front>b")
    assert t.terms("defense") == {"agility": 3, "obstructed": 1, "pilot:blackout": -2}
    assert attacks("blackout").attack("front>b").terms("defense") == {"agility": 3}


def test_avenger_acts_when_a_friend_falls() -> None:
    t = defends("avenger", "+stress+disarm", "a.academypilot@450,300,180*2=mate")
    t.attack("front>a.academypilot", attack="hit hit hit", defense=BLANKS).a(use("avenger"), "focus")
    assert t.last("gained") == {"ship": "a.avenger", "token": "focus"}
