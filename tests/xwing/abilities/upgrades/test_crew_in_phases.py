"""Crew that acts in the System Phase, or at the start or end of a phase, one test per card."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.xwing.abilities.upgrades.tables import LATER, TIE, X, duel, flying, use

ACE = "a.sabersquadronace"


def systems(mine: str, *others: str) -> XWingScenario:
    return table(f"{X}@400,300#2-straight{mine}=x", *others, LATER, phase="system")


def test_cassian_andor_guesses_a_dial() -> None:
    enemy = f"{TIE}@400,480,180#3-straight"
    right = systems("&cassianandor", enemy).a("upgrade:cassianandor", "3-straight")
    assert right.question("a").about["ship"] == X
    right.a("3-turn-left")
    assert right.ship("x").dial == "3-turn-left"
    wrong = systems("&cassianandor", enemy).a("upgrade:cassianandor", "2-straight")
    assert wrong.ship("x").dial == "2-straight"
    seen = next(event for event in wrong.match.events if event.kind == "dial-seen")
    assert seen.seen_by(0).data["maneuver"] == "3-straight"


def test_grand_moff_tarkin_shares_his_locks() -> None:
    t = systems(f"&grandmofftarkin>{TIE}", f"{ACE}@300,200#2-straight=ace", f"{TIE}@400,480,180#3-straight")
    t.a("upgrade:grandmofftarkin")
    assert t.options("a") == [ACE, "pass"]
    t.a(ACE)
    assert (t.locks("ace"), t.charges("x", "grandmofftarkin")) == ([TIE], 0)
    two = (f"{ACE}@300,200#2-straight=ace", f"{ACE}@500,200#2-straight=other", f"{TIE}@400,480,180#3-straight")
    t = systems(f"&grandmofftarkin>{TIE}", *two).a("upgrade:grandmofftarkin", f"{ACE}-2")
    assert t.options("a") == [ACE, "pass"]
    t.a("pass")
    assert (t.locks("ace"), t.locks("other")) == ([], [TIE])


def test_of_grand_moff_tarkins_locks_each_friend_chooses_one() -> None:
    foes = (f"{TIE}@400,480,180#3-straight=one", f"{TIE}@300,480,180#3-straight=two")
    t = systems(f"&grandmofftarkin&r3astromech>{TIE}>{TIE}-2", f"{ACE}@350,200#2-straight=ace", *foes)
    t.a("upgrade:grandmofftarkin", ACE)
    assert t.options("a") == [TIE, f"{TIE}-2"]
    assert t.a(f"{TIE}-2").locks("ace") == [f"{TIE}-2"]


def test_moff_jerjerrod_orders_a_boost() -> None:
    t = systems("&moffjerjerrod", f"{ACE}@200,300#2-straight=ace").a("upgrade:moffjerjerrod", "1-straight", X)
    assert t.options("a") == ["1-straight"]
    t.a("1-straight")
    assert (t.at("x"), t.token("x", "stress")) == ((400.0, 380.0), 1)
    assert t.options("a") == [ACE, "pass"]
    t.a("pass")
    assert (t.at("ace"), t.token("ace", "stress")) == ((200.0, 300.0), 0)


def test_moff_jerjerrods_player_chooses_who_boosts_first() -> None:
    ahead = f"{ACE}@400,345#2-straight=ace"  # in the way of the X-wing
    t = systems("&moffjerjerrod", ahead).a("upgrade:moffjerjerrod", "1-straight")
    assert t.options("a") == [X, ACE, "pass"]
    t.a(ACE, "1-straight", X, "1-straight")
    boosts = t.events("moved")
    assert (boosts[0]["end"][:2], boosts[1]["end"][:2]) == ([400.0, 425.0], [400.0, 380.0])


def test_supreme_leader_snoke_reads_dials() -> None:
    near, far = f"{TIE}@400,350,180#3-straight=near", f"{TIE}@400,700,180#2-straight=far"
    t = systems("&supremeleadersnoke", near, far).a("upgrade:supremeleadersnoke")
    assert t.options("a") == ["b.academypilot-2", "b.soontirfel"]
    t.a("b.academypilot-2")
    assert (t.ship("far").revealed, t.force("x")) == (True, 0)


def test_leia_organa_inspires_everybody() -> None:
    t = flying("", f"{ACE}@100,100&leiaorgana#2-straight=leia", dial="4-koiogran").a(use("leiaorgana", ACE))
    assert t.events("maneuvered")[0]["colour"] == "white"
    assert t.charges("leia", "leiaorgana") == 0
    declined = flying("", f"{ACE}@100,100&leiaorgana#2-straight", dial="4-koiogran").a("pass")
    assert declined.events("maneuvered")[0]["colour"] == "red"


def test_pz_4co_hands_over_a_token() -> None:
    friend = f"{ACE}@500,420,180#2-straight=ace"
    for dial, gifts in (("2-straight", ["token:calculate", "token:focus"]), ("3-straight", [])):
        t = flying("&pz4co+calculate+focus", friend, dial=dial, at="400,200").until("action", "b.soontirfel").b("pass")
        t.until("ability")
        assert t.view("a")["initiative"] == -1  # nobody's turn any more
        t.a(use("pz4co"))
        if gifts:  # a blue maneuver was revealed
            assert t.options("a") == gifts
            t.a("token:focus")
        assert t.last("gained") == {"ship": ACE, "token": "focus" if gifts else "calculate"}


def test_0_0_0_asks_for_stress() -> None:
    for answer, stress, calculate in (("yes", 1, 0), ("pass", 0, 1)):
        t = duel("&000", at="400,400,180").a(use("000")).b(answer)
        assert (t.token("b", "stress"), t.token("x", "calculate")) == (stress, calculate)


def test_chewbacca_repairs_before_the_fight() -> None:
    t = duel("&chewbacca*fuelleak").a(use("chewbacca"))
    assert (t.faceup("x"), t.charges("x", "chewbacca")) == ([], 0)


def test_darth_vader_hurts_who_keeps_its_tokens() -> None:
    t = duel("&darthvader", "+evade").a(use("darthvader"))
    assert t.asked == "b lose-green"
    assert t.b("yes").tokens("b") == {}
    assert t.damage("b") == 0
    brave = duel("&darthvader", "+evade").a(use("darthvader")).b("pass")
    assert (brave.damage("b"), brave.force("x")) == (1, 0)


def test_minister_tua_reinforces_when_damaged() -> None:
    t = duel("&ministertua*1").a(use("ministertua"), "fore")
    assert t.tokens("x") == {"fore": 1, "stress": 1}
    assert duel("&ministertua").asked == "a attack"


def test_amilyn_holdo_exchanges_tokens() -> None:
    t = duel("&amilynholdo+focus", "", f"{ACE}@500,300,180+evade+disarm=ace").a(use("amilynholdo"))
    t.a("token:focus", "token:evade")
    assert (t.tokens("x"), t.tokens("ace")) == ({"evade": 1}, {"disarm": 1, "focus": 1})


def test_captain_phasma_stresses_who_is_near() -> None:
    t = duel("&captainphasma&electronicbaffle+strain", "", f"{TIE}@600,600=far", at="400,400,180")
    t.until("ability")  # the End Phase
    assert (t.token("b", "stress"), t.token("far", "stress")) == (1, 0)
    t = duel("&captainphasma&electronicbaffle+strain", "", f"{TIE}@400,540=two", at="400,340,180").until("ability")
    assert (t.token("b", "stress"), t.token("two", "stress")) == (1, 0)  # at range 0, and at range 2


def test_chancellor_palpatine_turns_in_the_end_phase() -> None:
    t = duel("&chancellorpalpatine", at="800,800").a(use("chancellorpalpatine"))
    assert t.ship("x").upgrades[0].back


def test_chewbacca_of_the_resistance_repairs_with_focus() -> None:
    t = duel("&chewbacca-crew*fuelleak+focus", at="800,800").a(use("chewbacca-crew"))
    assert (t.faceup("x"), t.token("x", "focus")) == ([], 0)


def test_isb_slicer_keeps_enemies_jammed() -> None:
    t = duel("&isbslicer", "+jam+disarm", f"{TIE}@800,800+jam=far").until_phase("planning", 2)
    assert (t.tokens("b"), t.tokens("far")) == ({"jam": 1}, {})


def test_ketsu_onyo_keeps_an_enemy_tractored() -> None:
    t = duel("&ketsuonyo", "+tractor+disarm").until("ability").a(use("ketsuonyo")).until_phase("planning", 2)
    assert t.tokens("b") == {"tractor": 1}
    declined = duel("&ketsuonyo", "+tractor+disarm").until_phase("planning", 2)
    assert declined.tokens("b") == {}


def test_jabba_the_hutt_restocks_contraband() -> None:
    t = duel("&jabbathehutt", "", f"{ACE}@500,300&contrabandcybernetics:0=ace", at="800,800").a(use("jabbathehutt"))
    assert (t.charges("ace", "contrabandcybernetics"), t.charges("x", "jabbathehutt")) == (1, 3)


def test_novice_technician_repairs_and_may_break_something() -> None:
    t = duel("&novicetechnician*fuelleak", at="800,800").faces("blank").a(use("novicetechnician"))
    assert t.faceup("x") == []
    t = duel("&novicetechnician*fuelleak", at="800,800").faces("hit").a(use("novicetechnician"))
    assert t.faceup("x") == ["fuelleak"]  # the only card is exposed again


def test_r2_d2_restores_a_shield_and_may_expose_damage() -> None:
    t = duel("&r2d2-crew*1!0", at="800,800").faces("hit").a(use("r2d2-crew"))
    assert (t.shields("x"), len(t.faceup("x"))) == (1, 1)
    assert "ability" not in duel("&r2d2-crew*1", at="800,800").asked
