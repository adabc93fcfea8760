"""TIE/ln fighter pilots."""

from __future__ import annotations

import pytest

from battlemat.games.xwing.abilities.pilots.tielnfighter import EZRAS, ZEBS
from battlemat.games.xwing.scenario import table
from tests.rule_marks import rule


def test_howlrunner_lets_a_friend_at_range_1_reroll_a_die() -> None:
    t = table(
        "a.howlrunner@300,300=howl+disarm",
        "a.academypilot@380,300",
        "b.redsquadronveteran@400,480,180+disarm",
        phase="engagement",
    )
    t.until("attack", "a.academypilot").attack("front>b.redsquadronveteran", attack="hit blank")
    assert t.options("a") == ["a.howlrunner/pilot:howlrunner", "pass"]
    t.faces("crit").a("a.howlrunner/pilot:howlrunner", "die-2")
    assert t.last("dice-changed")["results"] == ["hit", "crit"]


def test_howlrunner_does_not_reach_range_2() -> None:
    t = table(
        "a.howlrunner@200,300+disarm",
        "a.academypilot@380,300",
        "b.redsquadronveteran@400,480,180+disarm",
        phase="engagement",
    )
    t.until("attack", "a.academypilot").attack("front>b.redsquadronveteran", attack="hit blank")
    assert "modify-attack" not in t.asked


def test_mauler_mithel_rolls_one_more_die_at_range_1() -> None:
    t = table("a.maulermithel@400,300", "b.redsquadronveteran@400,420,180+disarm", phase="engagement")
    t.attack("front>b.redsquadronveteran")
    assert t.terms() == {"weapon": 2, "range": 1, "pilot:maulermithel": 1}


X = "b.redsquadronveteran"
FOE = f"{X}@400,480,180+disarm=foe"
LATE = "b.darthvader@800,850,180#2-straight"


def test_scourge_skutu_rolls_more_in_his_bullseye_arc() -> None:
    t = table("a.scourgeskutu@400,300", FOE, phase="engagement").attack("front>foe")
    assert t.terms() == {"weapon": 2, "pilot:scourgeskutu": 1}
    aside = table("a.scourgeskutu@460,300", FOE, phase="engagement").attack("front>foe")
    assert aside.terms() == {"weapon": 2}


def test_gideon_hask_rolls_more_against_a_damaged_ship() -> None:
    t = table("a.gideonhask@400,300", f"{FOE}*1", phase="engagement").attack("front>foe")
    assert t.terms() == {"weapon": 2, "pilot:gideonhask": 1}
    whole = table("a.gideonhask@400,300", FOE, phase="engagement").attack("front>foe")
    assert whole.terms() == {"weapon": 2}


def test_iden_versio_prevents_all_damage_of_an_attack() -> None:
    t = table("a.idenversio@300,300+disarm=iden", "a.academypilot@380,300=tie", f"{X}@380,480,180", phase="engagement")
    t.until("attack", X).attack("front>tie", attack="hit crit blank", defense="blank blank blank").no_modifying()
    t.a("a.idenversio/pilot:idenversio")
    assert (t.damage("tie"), t.charges("iden")) == (0, 0)


@rule("XW-FAQ-59", "XW-FAQ-60")
def test_iden_versio_prevents_the_damage_of_an_ion_cannon_but_not_its_tokens() -> None:
    t = table(
        "a.idenversio@300,300+disarm", "a.academypilot@380,300+disarm=tie", "b.bluesquadronpilot@380,480,180&ioncannon",
        phase="engagement",
    )  # fmt: skip
    t.until("attack", "b.bluesquadronpilot").attack(
        "ioncannon>tie", attack="hit hit hit", defense="blank blank blank"
    ).no_modifying()
    t.a("a.idenversio/pilot:idenversio")
    assert t.damage("tie") == 0
    assert t.last("gained")["token"] == "ion"
    assert t.token("tie", "ion") == 2


@rule("XW-FAQ-59")
def test_iden_versio_has_nothing_to_prevent_against_a_tractor_beam() -> None:
    t = table(
        "a.idenversio@300,300+disarm=iden", "a.academypilot@380,300+disarm=tie",
        "b.bluesquadronpilot@380,480,180&tractorbeam", phase="engagement",
    )  # fmt: skip
    t.until("attack", "b.bluesquadronpilot")
    t.attack("tractorbeam>tie", attack="hit crit blank", defense="blank blank blank").no_modifying()
    assert t.asked == "b tractor"  # she was not asked
    t.b("pass")
    assert [(event["ship"], event["token"]) for event in t.events("gained")] == [("a.academypilot", "tractor")] * 2
    assert [event["card"] for event in t.events("ability")] == ["upgrade:tractorbeam"]


def test_iden_versio_helps_no_other_type_of_ship() -> None:
    t = table(
        "a.idenversio@300,300+disarm", "a.darthvader@380,300+disarm=vader", f"{X}@380,480,180", phase="engagement"
    )
    t.attack("front>vader", attack="hit hit blank", defense="blank blank blank").no_modifying()
    assert t.shields("vader") == 0


def test_del_meeko_helps_against_damaged_attackers() -> None:
    t = table("a.delmeeko@250,300+disarm", "a.academypilot@380,300=tie", f"{X}@380,480,180*1", phase="engagement")
    t.until("attack", X).attack("front>tie", attack="hit blank blank", defense="blank blank blank")
    t.faces("evade").a("a.delmeeko/pilot:delmeeko", "die-1")
    assert t.damage("tie") == 0
    whole = table("a.delmeeko@250,300+disarm", "a.academypilot@380,300=tie", f"{X}@380,480,180", phase="engagement")
    whole.until("attack", X).attack("front>tie", attack="hit blank blank", defense="blank blank blank")
    assert "modify-defense" not in whole.asked


def test_seyn_marana_deals_one_sure_card() -> None:
    t = table("a.seynmarana@400,300", "b.redsquadronveteran@400,480,180=foe", phase="engagement")
    t.attack("front>foe", attack="crit hit", defense="blank blank").a("a.seynmarana/pilot:seynmarana")
    assert (t.shields("foe"), t.damage("foe"), t.faceup("foe")) == (2, 1, [])


def test_valen_rudor_acts_after_a_friend_defended() -> None:
    t = table(
        "a.valenrudor@300,300+disarm=valen", "a.academypilot@380,300+disarm=tie", f"{X}@380,480,180", phase="engagement"
    )
    t.until("attack", X).attack("front>tie", attack="blank blank blank", defense="blank blank blank")
    t.a("a.valenrudor/pilot:valenrudor", "evade")
    assert (t.last("action")["ship"], t.last("action")["action"]) == ("a.valenrudor", "evade")


def test_night_beast_focuses_after_a_blue_maneuver() -> None:
    t = table("a.nightbeast@400,300#2-straight=beast", LATE)
    t.a("a.nightbeast/pilot:nightbeast")
    assert t.token("beast", "focus") == 1
    white = table("a.nightbeast@400,300#4-straight=beast", LATE)
    assert white.asked == "a action"


def test_wampa_spends_his_charge_for_a_die_and_loses_it_when_attacked() -> None:
    t = table("a.wampa@400,300", "b.redsquadronveteran@400,480,180+disarm=foe", phase="engagement")
    t.until("attack", "a.wampa").a("front>b.redsquadronveteran", "a.wampa/pilot:wampa")
    assert t.terms() == {"weapon": 2, "pilot:wampa": 1}
    t = table("a.wampa@400,300+disarm", f"{X}@400,480,180", "b.academypilot@800,800", phase="engagement")
    t.until("attack", X).attack("front>a.wampa", attack="blank blank blank", defense="blank blank blank")
    assert t.last("charges-lost")["card"] == "pilot:wampa"


def test_captain_rex_suppresses_whom_he_attacked() -> None:
    t = table("a.captainrex@400,300", "b.academypilot@400,480,180=tie", phase="engagement")
    t.until("attack", "a.captainrex").attack("front>tie", attack="blank blank", defense="blank blank blank")
    assert t.last("condition-assigned")["ship"] == "b.academypilot"


def test_ezra_bridger_uses_the_force_while_stressed() -> None:
    ezra = "a.ezrabridger-tielnfighter"
    t = table(f"{ezra}@400,300+stress=ezra", FOE, phase="engagement").attack("front>foe", attack="focus focus")
    t.a(f"{ezra}/pilot:ezrabridger-tielnfighter")
    assert t.last("dice-changed")["results"] == ["hit", "hit"]
    assert t.last("force-spent")["left"] == 0
    calm = table(f"{ezra}@400,300", FOE, phase="engagement").attack("front>foe", attack="focus focus")
    assert calm.options("a") == ["force", "pass"]


def test_sabine_wren_boosts_before_she_activates() -> None:
    t = table("a.sabinewren-tielnfighter@400,300#2-straight=sabine", LATE)
    t.a("a.sabinewren-tielnfighter/pilot:sabinewren-tielnfighter", "boost", "1-straight")
    assert t.last("moved")["start"] == [400.0, 300.0, 0.0]
    assert t.actions("sabine") == ["boost"]


def test_zeb_orrelios_cancels_crits_first() -> None:
    t = table("a.zeborrelios-tielnfighter@400,300+disarm=zeb", f"{X}@400,480,180", phase="engagement")
    t.until("attack", X).attack("front>zeb", attack="hit crit blank", defense="evade blank blank")
    assert (t.damage("zeb"), t.faceup("zeb")) == (1, [])


@pytest.mark.parametrize("pilot", EZRAS)
def test_ezra_bridger_does_the_same_in_every_ship(pilot: str) -> None:
    t = table(f"a.{pilot}@400,300+stress=ezra", FOE, phase="engagement")
    t.attack("front>foe", attack="focus focus").a(f"a.{pilot}/pilot:{pilot}")
    assert t.last("dice-changed")["results"][:2] == ["hit", "hit"]
    t = table(f"a.{pilot}@400,300+stress+disarm=ezra", f"{X}@400,480,180", phase="engagement")
    t.until("attack", X).attack("front>ezra", attack="hit hit blank", defense="focus focus")
    t.a(f"a.{pilot}/pilot:{pilot}")
    assert t.last("dice-changed")["results"][:2] == ["evade", "evade"]


def test_sabine_wren_boosts_in_the_attack_shuttle_too() -> None:
    t = table("a.sabinewren@400,300#2-straight=sabine", LATE)
    t.a("a.sabinewren/pilot:sabinewren", "boost", "1-straight")
    assert t.actions("sabine") == ["boost"]


@pytest.mark.parametrize("pilot", ZEBS)
def test_zeb_orrelios_does_the_same_in_every_ship(pilot: str) -> None:
    t = table(f"a.{pilot}@400,300+disarm!0=zeb", f"{X}@400,480,180", phase="engagement")
    t.until("attack", X).attack("front>zeb", attack="hit crit blank", defense="evade blank blank")
    assert (t.damage("zeb"), t.faceup("zeb")) == (1, [])
