"""Moff Gideon and his escort, and Agent Kallus."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack

ESCORT, GIDEON, KALLUS = "death-trooper-escort", "moff-gideon", "agent-kallus-inside-man"
TROOPERS, BO, MAUL, REX = "stormtroopers", "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def test_imperial_efficiency() -> None:
    for tokens, kinds in (("", {"dash"}), (" with 1 damage", {"dash", "reposition"})):
        units = f"{ESCORT} at 400,400", f"{TROOPERS} at 300,300 and 500,300{tokens}"
        t = table(a=side(*units), b=side(f"{BO} at 800,800"), step="activate").picks("a", TROOPERS)
        assert {option.partition(":")[0] for option in t.options("a")} - {"pass"} == kinds
        t.moves(f"{TROOPERS}.1", "dash", 300, 350).moves(f"{TROOPERS}.2", "dash", 500, 350)
        assert (t.at(f"{TROOPERS}.2"), t.asked) == ((500, 350, 0), "a act")


def test_disciplined() -> None:
    t = table(a=side(f"{BO} at 400,460"), b=side(f"{ESCORT} at 400,400"), objectives="X at 400,100")
    t.a("action:combat").attacks("bo-katan", ESCORT).picks("b", "disciplined").b(f"reposition:b.{ESCORT}.1")
    assert t.no_way("b", 500, 420) == "SP-MOV-49"
    t.goes("b", 400, 250)
    assert (t.at(ESCORT), t.unit(ESCORT).hunker, t.force("b")) == ((400, 250, 0), 1, 8)


def sends(damage: int) -> ShatterScenario:
    units = f"{GIDEON} at 100,100", f"{TROOPERS} at 400,400 and 500,400 with {damage} damage, exposed"
    t = table(a=side(*units), b=side(), objectives="X at 400,700").picks("a", "long-live")
    t.a(f"reposition:a.{TROOPERS}.1")
    assert t.no_way("a", 400, 350) == "SP-MOV-49"
    return t.goes("a", 400, 500)


def test_long_live_the_empire() -> None:
    t = sends(1)
    assert (t.damage(TROOPERS), t.asked) == (3, "a act")
    t = sends(7).a("choose:yes")
    unit = t.unit(TROOPERS)
    assert (unit.wounded, unit.injured, unit.damage, t.conditions(TROOPERS)) == (False, 1, 0, [])
    assert (t.momentum("b"), sends(7).passes("a").unit(TROOPERS).wounded) == (2, True)


def test_assume_that_i_know_everything() -> None:
    t = table(a=side(f"{BO} at 400,400", deck=f"{BO} shatterpoint"), b=side(f"{GIDEON} at 800,800"), step="orders")
    t.picks("a", "reserve:")
    assert t.force("a") == 7


def test_you_have_something_i_want() -> None:
    t = table(
        a=side(f"{GIDEON} at 800,800", f"{TROOPERS} at 400,400 and 700,100"),
        b=side(f"{BO} at 400,460"),
        objectives="X at 400,520",
    )
    attack = Attack(1, f"a.{TROOPERS}.1", f"b.{BO}.1", "melee", True)
    wanted = attack_pool(t.state, attack)
    t.objective("X").controller = 0
    assert (wanted, attack_pool(t.state, attack)) == (6, 5)


def test_gideon_wins_ties() -> None:
    for kind, controller in ((GIDEON, "a"), (MAUL, "")):
        t = table(a=side(f"{kind} at 400,400"), b=side(f"{BO} at 400,520"), objectives="X at 400,460")
        t.ends_activation().passes_all()
        assert t.controls("X") == controller


def test_prepared_for_any_encounter() -> None:
    t = table(a=side(f"{KALLUS} at 400,400"), b=side()).picks("a", "prepared")
    kallus = t.character("kallus")
    assert (kallus.focus, kallus.sharpshooter, kallus.impact) == (1, 2, 2)


def test_imperial_intelligence() -> None:
    """Stormtroopers share Galactic Empire and Trooper with him: two dice."""
    troopers = f"{TROOPERS} at 400,400 and 700,100"
    t = table(a=side(troopers, f"{KALLUS} at 800,800"), b=side(f"{BO} at 400,460"))
    t.dice_of("FFFFF", "F" * 4).a("action:combat", f"melee:a.{TROOPERS}.1>b.{BO}.1").picks("a", "intelligence")
    t.dice_of("CC").a("choose:failure", "choose:failure")
    assert t.last("results")["attack"] == {"crit": 2, "failure": 3}
    t = table(a=side(f"{BO} at 400,460"), b=side(troopers, f"{KALLUS} at 800,800"))
    t.dice_of("S" * 7, "F" * 4).a("action:combat", f"melee:a.{BO}.1>b.{TROOPERS}.1").picks("b", "intelligence")
    t.dice_of("", "BB").b("choose:failure", "choose:failure")
    assert t.last("results")["defense"] == {"block": 2, "failure": 2}


def test_uncertain_loyalties() -> None:
    t = table(a=side(f"{KALLUS} at 400,400"), b=side(), step="first-struggle")
    t.b(t.options("b")[0]).a("choose:Rebel Alliance")
    assert t.unit("kallus").tags == {"Rebel Alliance", "Scoundrel", "Spectre"}


def test_discipline_is_for_the_attacked() -> None:
    units = f"{TROOPERS} at 400,400 and 500,100", f"{ESCORT} at 800,800"
    t = table(a=side(f"{BO} at 400,460"), b=side(*units), objectives="X at 400,100")
    assert t.a("action:combat").attacks("bo-katan", f"{TROOPERS}.1").asked == "a act"


def test_no_intelligence_for_the_enemy() -> None:
    t = table(a=side(f"{KALLUS} at 400,400"), b=side(f"{BO} at 400,460"))
    t.dice_of("C" + "F" * 5, "F" * 4).a("action:combat", f"melee:a.{KALLUS}.1>b.{BO}.1", "pass")
    assert t.asked == "a tree"
