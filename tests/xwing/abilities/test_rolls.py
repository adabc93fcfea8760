"""Cards that speak of any dice a ship rolls have their say outside attacks, too (XW-ATK-48)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import XWingScenario, table
from tests.rule_marks import rule
from tests.xwing.abilities.upgrades.tables import LATER, X, flying, use

ROCK = "asteroid@400,360"
DOOKU = "a.darkcourier@500,300,90&countdooku#1-straight+5stress=dooku"


def rolls(words: str, *others: str, faces: str) -> XWingScenario:
    """An X-wing (x) flies through an asteroid and rolls this."""
    t = table(f"{X}@400,300#3-straight{words}=x", ROCK, *others, LATER, phase="planning")
    t.faces(faces).ready()
    return t


@rule("XW-ATK-48")
def test_lando_calrissian_rerolls_what_an_obstacle_asks_for() -> None:
    t = rolls("&landocalrissian-crew+focus+evade", faces="hit")
    assert (t.asked, t.options("a")) == ("a modify-rolled", [use("landocalrissian-crew"), "pass"])
    t.faces("blank").a(use("landocalrissian-crew"), "token:evade")
    assert (t.tokens("x"), t.shields("x")) == ({"focus": 1}, 2)
    assert rolls("&landocalrissian-crew", faces="hit").shields("x") == 1, "he has nothing to spend"


@rule("XW-ATK-48")
def test_both_landos_aboard_one_ship_work_together() -> None:
    t = flying("&landocalrissian&landocalrissian-crew+calculate").faces("blank blank").a("upgrade:landocalrissian")
    assert (t.asked, t.question("a").about["results"]) == ("a modify-rolled", ["blank", "blank"])
    t.faces("evade focus").a(use("landocalrissian-crew"), ["die-1", "die-2"])
    assert t.tokens("x") == {"evade": 1, "focus": 1}


def test_han_solo_rolls_landos_dice_anew() -> None:
    han = "hansolo-modifiedyt1300lightfreighter"
    t = table(f"a.{han}@400,300#1-straight^front&landocalrissian=h", "asteroid@500,400", LATER).until("action", "h")
    t.faces("blank blank").a("upgrade:landocalrissian").faces("evade evade").a(f"a.{han}/pilot:{han}")
    assert t.tokens("h") == {"evade": 2}


def test_count_dooku_foresees_a_roll_outside_attacks() -> None:
    t = rolls("", DOOKU, faces="hit")
    assert (t.asked, t.options("a")) == ("a ability", ["a.darkcourier/upgrade:countdooku", "pass"])
    t.a("a.darkcourier/upgrade:countdooku")
    assert t.options("a") == ["hit", "crit", "focus", "blank"]
    t.a("blank")
    assert (t.last("dice-changed")["results"], t.shields("x"), t.force("dooku")) == (["blank"], 2, 0)
    right = rolls("", DOOKU, faces="blank").a("a.darkcourier/upgrade:countdooku", "blank")
    assert not right.events("dice-changed")
    assert rolls("", DOOKU, faces="hit").a("pass").shields("x") == 1


def test_count_dooku_foresees_defense_dice_outside_attacks() -> None:
    t = flying("&landocalrissian", DOOKU).until("action", "x").faces("blank blank").a("upgrade:landocalrissian")
    t.a("a.darkcourier/upgrade:countdooku")
    assert sorted(t.options("a")) == ["blank", "evade", "focus"]
    t.a("evade", "die-2")
    assert t.tokens("x") == {"evade": 1}


def test_count_dooku_foresees_nothing_far_away_or_without_all_his_force() -> None:
    far = DOOKU.replace("500,300", "850,300").replace(",90", "")
    assert rolls("", far, faces="blank").events("ability") == []
    assert rolls("", DOOKU.replace("=dooku", "?0=dooku"), faces="blank").events("ability") == []


def test_count_dooku_changes_no_dice_that_cannot_be_modified() -> None:
    midnight = "b.midnight@400,500,180+disarm>x=m"
    courier = DOOKU.replace("#1-straight+5stress", "+disarm")
    t = table(f"{X}@400,300=x", courier, midnight, phase="engagement").until("attack", "x")
    t.faces("hit hit hit", "blank blank blank").a("front>b.midnight", "a.darkcourier/upgrade:countdooku", "crit")
    assert "change-die" not in t.asked
    assert not t.events("dice-changed")
