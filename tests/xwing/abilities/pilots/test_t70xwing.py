"""T-70 X-wing pilots."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table

TIE = "b.academypilot"
X = "b.redsquadronveteran"
LATE = "b.darthvader@800,850,180#2-straight"


def test_poe_dameron_spends_his_charge_for_a_red_action() -> None:
    t = table("a.poedameron@400,300#2-straight=poe", "b.darthvader@800,850,180#2-straight", first="a")
    t.until("action", "poe").a("focus", "a.poedameron/pilot:poedameron")
    assert "focus:red" not in t.options("a")
    t.a("boost:red", "1-straight")
    assert t.tokens("poe") == {"focus": 1, "stress": 1}
    assert t.charges("poe") == 0


def test_ello_asty_flies_tallon_rolls_in_white() -> None:
    t = table("a.elloasty@400,300+2stress#3-tallon-left=ello", LATE)
    t.until("position")
    t.a("middle")
    assert t.events("maneuvered")[0]["colour"] == "white"
    tense = table("a.elloasty@400,300+3stress#3-tallon-left=ello", LATE)
    assert tense.events("maneuvered")[0]["maneuver"] == "2-straight"


def test_nien_nunb_loses_stress_in_the_face_of_an_enemy() -> None:
    t = table("a.niennunb@400,300#4-koiogran=nien", "b.darthvader@400,400,180#2-straight")
    t.until("ability").a("a.niennunb/pilot:niennunb")
    assert t.token("nien", "stress") == 0


def test_nien_nunb_keeps_stress_alone() -> None:
    t = table("a.niennunb@400,300#4-koiogran=nien", LATE)
    assert t.asked == "b action"
    assert t.token("nien", "stress") == 1


def test_temmin_wexley_boosts_after_a_middling_maneuver() -> None:
    t = table("a.temminwexley@400,300#2-straight=snap", LATE)
    t.a("a.temminwexley/pilot:temminwexley", "1-straight")
    assert t.actions("snap") == ["boost"]
    slow = table("a.temminwexley@400,300#1-straight=snap", LATE)
    assert slow.asked == "a action"


def test_kare_kun_boosts_around_corners() -> None:
    t = table("a.karekun@400,300#2-straight=kare", LATE)
    t.until("action", "kare").a("boost")
    assert t.options("a") == ["1-straight", "1-bank-left", "1-bank-right", "1-turn-left", "1-turn-right"]
    t.a("1-turn-left")
    assert t.pose("kare")[2] == 270.0


def test_jessika_pava_rerolls_a_die_for_each_friend() -> None:
    t = table("a.jessikapava@400,300=jess", "a.poedameron@470,300+disarm", f"{TIE}@400,500,180=tie", phase="engagement")
    t.attack("front>tie", attack="blank blank blank")
    t.faces("hit").a("a.jessikapava/pilot:jessikapava", "die-1")
    assert t.last("dice-changed")["results"] == ["hit", "blank", "blank"]
    assert t.last("charges-spent")["card"] == "pilot:jessikapava"


def test_jessika_pava_may_spend_a_charge_of_her_astromech() -> None:
    t = table(
        "a.jessikapava@400,300&r2astromech=jess", "a.poedameron@470,300+disarm", f"{TIE}@400,500,180=tie",
        phase="engagement",
    )  # fmt: skip
    t.attack("front>tie", attack="blank blank blank", defense="blank blank blank").a("a.jessikapava/pilot:jessikapava")
    assert t.options("a") == ["pilot:jessikapava", "upgrade:r2astromech"]
    t.a("upgrade:r2astromech")
    assert t.charges("jess", "r2astromech") == 1


def test_joph_seastriker_evades_when_she_loses_a_shield() -> None:
    t = table(
        "a.jophseastriker@400,300+disarm=joph", "b.redsquadronveteran@400,500,180", f"{TIE}@100,100", phase="engagement"
    )
    t.until("attack", "b.redsquadronveteran").attack("front>joph", attack="hit blank blank", defense="blank blank")
    assert t.last("gained") == {"ship": "a.jophseastriker", "token": "evade"}


def test_lieutenant_bastian_locks_a_ship_that_is_hurt() -> None:
    t = table(
        "a.lieutenantbastian@300,400+disarm=bastian", "a.poedameron@400,300", f"{TIE}@400,480,180+disarm=tie",
        phase="engagement",
    )  # fmt: skip
    t.until("attack", "a.poedameron").attack("front>tie", attack="hit blank blank", defense="blank blank blank")
    t.no_modifying().a("a.lieutenantbastian/pilot:lieutenantbastian")
    assert t.locks("bastian") == [TIE]


def test_jaycris_tubbs_calms_a_friend_after_a_blue_maneuver() -> None:
    t = table("a.jaycristubbs@400,300#1-straight", "a.poedameron@460,350+stress#1-straight=poe", LATE)
    t.a("a.jaycristubbs/pilot:jaycristubbs")
    assert t.token("poe", "stress") == 0


def test_jessika_pava_rerolls_in_defense_too() -> None:
    t = table("a.jessikapava@400,300+disarm=me", "a.poedameron@470,300+disarm", f"{X}@400,500,180", phase="engagement")
    t.until("attack", X).attack("front>me", attack="hit blank blank", defense="blank blank")
    t.faces("evade").a("a.jessikapava/pilot:jessikapava", ["die-1"])
    assert t.last("dice-changed")["results"][0] == "evade"
