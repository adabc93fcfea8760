"""Luke, Boushh, Lando and R2-D2."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

BOUSHH, LUKE, LANDO = "boushh-leia-organa", "jedi-knight-luke-skywalker", "lando-and-r2-d2-inside-job"
BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def test_low_blow() -> None:
    t = table(a=side(f"{BOUSHH} at 400,400"), b=side(f"{MAUL} at 400,450"))
    t.picks("a", "low-blow").goes("a", 400, 600).goes("a", 400, 600).a("choose:yes")
    assert (t.at("maul"), t.at(BOUSHH)) == ((400, 526.2, 0), (400, 476.2, 0))
    assert (t.character(BOUSHH).focus, t.force("a")) == (1, 7)


def test_fearless_and_inventive() -> None:
    """Maul is attacked, Bo-Katan adds two dice, Rex is Wounded and counts for nothing."""
    t = table(
        a=side(f"{BOUSHH} at 400,400"),
        b=side(f"{MAUL} at 400,460", f"{BO} at 460,400", f"{REX} at 340,400 with wounded"),
    )
    t.a("action:combat", f"melee:a.{BOUSHH}.1>b.{MAUL}.1").picks("a", "fearless")
    assert sum(t.last("rolled")["attack"].values()) == 6 + 2


@pytest.mark.parametrize(("answer", "momentum", "force"), [("choose:yes", 2, 8), ("pass", 3, 9)])
def test_i_want_fifty_thousand_no_less(answer: str, momentum: int, force: int) -> None:
    t = table(a=side(f"{BOUSHH} at 400,400"), b=side(f"{MAUL} at 400,460 with 10 damage"))
    t.a("action:combat").attacks(BOUSHH, "maul", attack="C", path="a").passes_until("b prevent").b(answer)
    assert (t.momentum("a"), t.force("b")) == (momentum, force)


def test_you_can_either_profit_by_this_or_be_destroyed() -> None:
    t = table(a=side(f"{LUKE} at 400,380"), b=side(f"{BO} at 400,560", f"{MAUL} at 480,470"), objectives="X at 400,470")
    t.picks("a", "profit").moves("bo-katan", "dash", 400, 660).passes("b")
    t.a(f"dash:a.{LUKE}.1")
    assert t.no_way("a", 400, 360) == "SP-MOV-49"
    t.goes("a", 400, 400).attacks("luke", "maul", dice=5)
    assert (t.last("rolled")["attack"], t.at("bo-katan")) == ({"failure": 5}, (400, 660, 0))


def test_i_will_not_fight_you() -> None:
    t = table(a=side(f"{BO} at 400,460"), b=side(f"{LUKE} at 400,400 with 3 damage"))
    t.dice_of("F" * 7, "F" * 5).a("action:combat", f"melee:a.{BO}.1>b.{LUKE}.1").picks("b", "not-fight")
    t.picks("b", "damage:").picks("b", "damage:").moves("luke", "jump", 400, 300)
    assert (t.damage("luke"), t.at("luke"), t.asked) == (1, (400, 300, 0), "a act")
    t = table(a=side(f"{BO} at 400,460"), b=side(f"{LUKE} at 400,400 with 3 damage"))
    t.dice_of("S" * 7, "F" * 5).a("action:combat", f"melee:a.{BO}.1>b.{LUKE}.1").picks("b", "not-fight").takes("stop")
    assert t.asked == "a act"


@pytest.mark.parametrize(("pile", "left"), [("deck", "pinned"), ("discard", "exposed")])
def test_i_am_a_jedi_like_my_father_before_me(pile: str, left: str) -> None:
    cards = {"deck": f"{LUKE} shatterpoint"} if pile == "deck" else {"deck": "shatterpoint", "discard": LUKE}
    t = table(
        a=side(f"{LUKE} at 400,400", f"{BOUSHH} at 400,680", f"{LANDO} at 800,800 and 800,700", **cards),  # type: ignore[arg-type]
        b=side(),
    )
    for name in ("luke", "boushh", "lando"):
        for condition in ("exposed", "pinned"):
            gain_condition(t.match, t.unit(name), condition, None)
    assert [t.conditions(name) for name in ("luke", "boushh", "lando")] == [[left], [left], ["exposed", "pinned"]]


def test_luke_sheds_what_he_has_become_immune_to() -> None:
    """His card goes to the discard pile as he is activated."""
    t = table(a=side(f"{LUKE} at 400,400 with pinned", deck=f"{LUKE} shatterpoint"), b=side(), step="orders")
    t.picks("a", "activate")
    assert t.conditions("luke") == []


def test_mingle() -> None:
    for foe, kinds in (("300,480", {"dash"}), ("300,700", {"dash", "advance"})):
        t = table(a=side(f"{LANDO} at 300,300 and 600,300"), b=side(f"{BO} at {foe}"))
        t.picks("a", "mingle")
        assert {option.partition(":")[0] for option in t.options("a")} - {"pass"} == kinds


def surprises(dice: str) -> ShatterScenario:
    t = table(a=side(f"{LANDO} at 400,400 and 800,100"), b=side(f"{BO} at 400,460"))
    t.dice_of(dice, "F" * 4).a("action:combat").picks("a", "surprise")
    return t.a(f"melee:a.{LANDO}.1>b.{BO}.1")


def test_element_of_surprise() -> None:
    t = surprises("F" * 8)
    assert (t.last("rolled")["attack"], t.conditions("lando"), t.force("a")) == ({"failure": 8}, ["exposed"], 8)
    assert surprises("SSSSSSSF").takes("stop").conditions("lando") == []


def test_forward_planning() -> None:
    for place, asked in (("400,400", "a react"), ("700,400", "a act")):
        t = table(
            a=side(f"{BOUSHH} at {place} with exposed", f"{LANDO} at 400,560 and 60,60"), b=side(), step="activate"
        )
        assert t.passes_until(asked).asked == asked
        if asked == "a react":
            t.picks("a", "forward-planning")
            assert t.conditions("boushh") == []


def test_clever_disguise() -> None:
    for cards, targets in (({"deck": f"{LANDO} shatterpoint"}, 0), ({"deck": "shatterpoint", "discard": LANDO}, 2)):
        t = table(a=side(f"{REX} at 400,400"), b=side(f"{LANDO} at 400,550 and 450,550", **cards))  # type: ignore[arg-type]
        if targets:
            assert len(t.a("action:combat").options("a")) == targets + 1
        else:
            assert t.a("action:combat").asked == "a act"
    t = table(a=side(f"{REX} at 400,400"), b=side(f"{LANDO} at 400,450 and 800,800"))
    assert t.a("action:combat").options("a") == [f"melee:a.{REX}.1>b.{LANDO}.1", "pass"]


def test_boushh_is_paid_for_primary_units_only() -> None:
    t = table(a=side(f"{BOUSHH} at 400,400"), b=side(f"{BO} at 400,460 with 7 damage"))
    t.a("action:combat").attacks(BOUSHH, "bo-katan", attack="C", path="a").passes_all()
    assert (t.asked, t.momentum("a")) == ("a act", 2)


def test_luke_does_fight_those_who_shoot() -> None:
    t = table(a=side(f"{BO} at 400,600"), b=side(f"{LUKE} at 400,400"))
    t.dice_of("F" * 6, "F" * 5).a("action:combat", f"ranged:a.{BO}.1>b.{LUKE}.1")
    assert t.options("b") == [f"use:b.{LUKE}>deflect--exp", "pass"]


def test_no_surprise_without_the_reaction() -> None:
    t = table(a=side(f"{LANDO} at 400,400 and 800,100"), b=side(f"{BO} at 400,460")).a("action:combat", "pass")
    assert t.attacks("lando.1", "bo-katan").last("rolled")["attack"] == {"failure": 6}


def test_nobody_plans_for_a_supporting_unit_or_the_enemy() -> None:
    for active, unit in (("a", "weequay-pirates at 400,400 and 340,400"), ("b", f"{BO} at 400,400")):
        lando = f"{LANDO} at 400,520 and 60,60"
        sides = (
            (side(f"{unit} with exposed", lando), side())
            if active == "a"
            else (side(lando), side(f"{unit} with exposed"))
        )
        t = table(*sides, active=active, step="activate")
        assert t.asked == f"{active} act"
