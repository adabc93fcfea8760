"""Boss, Fixer, Sev and Scorch."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.values import keyword

BOSS, FIXER, SEV = "rc-1138-boss", "rc-1140-fixer", "sev-and-scorch"
REX, TROOPERS, BO, MAUL = "cc-7567-captain-rex", "501st-clone-troopers", "bo-katan-kryze", "lord-maul"


def test_an_explosive_solution() -> None:
    foes = f"{BO} at 400,600 with 1 hunker", f"{MAUL} at 800,800"
    t = table(a=side(f"{BOSS} at 400,400"), b=side(*foes), objectives="MC at 400,550")
    t.picks("a", "explosive-solution").dice_of("SCE").passes("a")
    assert [t.damage(name) for name in ("bo-katan", "maul", "boss")] == [2, 0, 0]
    assert t.unit("bo-katan").hunker == 0
    far = table(a=side(f"{BOSS} at 400,400"), b=side(*foes), objectives="MC at 60,60")
    assert far.refused("a", f"use:a.{BOSS}>delta-give-me-an-explosive-solution") == "SP-ABL-02"


def test_an_explosive_solution_that_fails() -> None:
    t = table(a=side(f"{BOSS} at 400,400"), b=side(f"{BO} at 400,600 with 1 hunker"), objectives="MC at 400,550")
    t.picks("a", "explosive-solution").dice_of("EFF").passes("a")
    assert (t.damage("bo-katan"), t.unit("bo-katan").hunker) == (0, 1)


def test_start_breaking_things() -> None:
    t = table(a=side(f"{BOSS} at 400,400"), b=side()).a("action:move")
    t.moves("boss", "dash").a(f"advance:a.{BOSS}.1").goes("a", 400, 580)
    assert (t.at("boss"), t.damage("boss")) == ((400, 580, 0), 1)
    t = table(a=side(f"{BOSS} at 400,400"), b=side(f"{BO} at 400,450")).a("action:move")
    t.moves("boss", "advance").a(f"reposition:a.{BOSS}.1").goes("a", 400, 220)
    assert (t.at("boss"), t.damage("boss")) == ((400, 220, 0), 2)
    t = table(a=side(f"{BOSS} at 400,400"), b=side()).a("action:move").moves("boss", "dash")
    assert t.a(f"dash:a.{BOSS}.1").goes("a", 400, 420).damage("boss") == 0


def test_a_lot_scarier() -> None:
    t = table(a=side(f"{BOSS} at 400,400 with 7 damage, 1 injured"), b=side(f"{BO} at 400,450"))
    attacks = [Attack(0, f"a.{BOSS}.1", f"b.{BO}.1", type_, True) for type_ in ("melee", "ranged")]
    assert [attack_pool(t.state, attack) for attack in attacks] == [11, 12]
    t = table(a=side(f"{BOSS} at 400,400", force=0), b=side(f"{BO} at 400,450 with 7 damage")).a("action:combat")
    assert t.attacks("boss", "bo-katan", attack="C", path="a").force("a") == 2
    ally = table(a=side(f"{REX} at 400,400", f"{BOSS} at 60,60", force=0), b=side(f"{BO} at 400,450 with 7 damage"))
    assert ally.a("action:combat").attacks("rex", "bo-katan", attack="C", path="a").force("a") == 0


def test_grab_yourself_some_bacta() -> None:
    units = f"{FIXER} at 400,400", f"{REX} at 700,400 with 2 damage", f"{MAUL} at 60,60"
    t = table(a=side(*units), b=side(), step="activate")
    assert t.options("a") == [f"choose:a.{FIXER}.1", f"choose:a.{REX}.1", "pass"]
    t.a(f"choose:a.{REX}.1", f"damage:a.{REX}").moves("rex", "dash", 700, 420)
    assert (t.damage("rex"), t.at("rex")) == (1, (700, 420, 0))


def test_forming_up_sir() -> None:
    def moved(x: float, unit: str = REX) -> ShatterScenario:
        t = table(a=side(f"{unit} at 400,400", f"{FIXER} at {x},400"), b=side()).a("action:move")
        return t.moves(unit, "advance", 400, 450)

    assert moved(500).picks("a", "forming-up").unit("rex").hunker == 1
    assert moved(800).asked == "a act"
    assert moved(500, MAUL).asked == "a act"


def test_string_em_along() -> None:
    units = f"{REX} at 400,400", f"{FIXER} at 500,450", f"{SEV} at 300,450 and 860,860", f"{BOSS} at 860,60"
    t = table(a=side(*units), b=side(f"{BO} at 400,450")).a("action:combat")
    t.dice_of("F" * 9, "F" * 4).a(f"melee:a.{REX}.1>b.{BO}.1").picks("a", "string-em-along")
    assert t.last("rolled")["attack"] == {"failure": 9}
    alone = table(a=side(f"{REX} at 400,400", f"{FIXER} at 860,860"), b=side(f"{BO} at 400,450")).a("action:combat")
    assert alone.a(f"melee:a.{REX}.1>b.{BO}.1").asked != "a react"


def test_more_explosives() -> None:
    for dice, damage, conditions in (("EESSF", 2, ["strained"]), ("SSSSC", 0, [])):
        t = table(a=side(f"{SEV} at 400,400 and 860,860"), b=side(f"{BO} at 400,550"))
        t.dice_of(dice).picks("a", "more-explosives")
        assert (t.damage("bo-katan"), t.conditions("bo-katan")) == (damage, conditions)


def fight(x: float) -> ShatterScenario:
    units = f"{REX} at 400,400", f"{SEV} at {x},400 and 860,860"
    return table(a=side(*units), b=side(f"{BO} at 400,450")).a("action:combat").attacks("rex", "bo-katan")


def test_rule_17() -> None:
    t = fight(530).picks("a", "rule-17").a(f"choose:a.{SEV}.1").moves("scorch.1", "dash", 560, 400)
    t.attacks("scorch.1", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert fight(530).picks("a", "rule-17").a(f"choose:a.{SEV}.1").passes("a").asked == "a act"
    assert fight(800).asked == "a act"


def test_i_love_my_job() -> None:
    t = table(a=side(f"{SEV} at 400,400 and 860,860"), b=side(), objectives="MC at 400,450")
    for word in ("protection", "steadfast"):
        assert [keyword(t.state, c, word) for c in t.unit("sev").characters] == [1, 0]
