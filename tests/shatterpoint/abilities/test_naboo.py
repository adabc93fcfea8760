"""Queen Amidala, Sabé and the Handmaidens."""

from __future__ import annotations

from battlemat.games.shatterpoint.objectives import majority
from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import NOBODY, Attack
from battlemat.games.shatterpoint.values import keyword

QUEEN, SABE, MAIDENS = "queen-padme-amidala", "sabe-royal-bodyguard", "naboo-royal-handmaidens"
REX, TROOPERS, BO, MAUL = "cc-7567-captain-rex", "501st-clone-troopers", "bo-katan-kryze", "lord-maul"


def test_expose_flank() -> None:
    for end, aims in (((400, 480, 80), 1), ((400, 380, 0), 0)):
        t = table(a=side(f"{MAIDENS} at 400,400 and 860,860"), b=side(), terrain=[box(400, 520, 150, 150, 80)])
        t.picks("a", "expose-flank").moves("maidens.1", "climb", *end).passes("a")
        one = t.character("maidens.1")
        assert (keyword(t.state, one, "sharpshooter"), one.focus) == (aims, aims)


def test_queens_gambit() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450 with 8 damage", f"{QUEEN} at 800,800"))
    t.a("action:combat").attacks("bo-katan", "rex", attack="C", path="a").picks("b", "queens-gambit")
    assert t.moves("padme", "advance", 800, 700).at("padme") == (800, 700, 0)
    own = table(a=side(f"{REX} at 400,400", f"{QUEEN} at 800,800"), b=side(f"{BO} at 400,450 with 7 damage"))
    assert own.a("action:combat").attacks("rex", "bo-katan", attack="C", path="a").asked == "a act"


def test_servant_of_the_people() -> None:
    units = f"{TROOPERS} at 60,60 and 120,60", f"{REX} at 60,200"
    for tokens, winner, dice in (("", NOBODY, 8), (" with flipped", 0, 7), (" with wounded", NOBODY, 7)):
        queen = f"{QUEEN} at 400,400{tokens}"
        foe = f"{BO} at 400,500" if "wounded" not in tokens else f"{BO} at 860,860"
        t = table(a=side(queen, *units), b=side(foe), objectives="MC at 400,450")
        assert majority(t.state, t.objective("MC")) == winner
        attacks = [Attack(0, f"a.{name}.1", f"b.{BO}.1", "ranged", True) for name in (TROOPERS, REX)]
        assert [attack_pool(t.state, attack) for attack in attacks] == [dice, 7]


def test_loyal_protectors() -> None:
    units = f"{SABE} at 400,400", f"{QUEEN} at 600,400", f"{REX} at 700,700"
    t = table(a=side(*units), b=side(), step="activate").a(f"choose:a.{QUEEN}")
    t.moves("padme", "dash", 600, 420).moves("sabe", "dash", 400, 420)
    assert t.at("sabe") == (400, 420, 0)
    rex = table(a=side(*units), b=side(), step="activate").a(f"choose:a.{REX}").moves("rex", "dash", 700, 720)
    assert rex.asked == "a act"


def guarded(sabe: str) -> ShatterScenario:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{QUEEN} at 400,450", f"{SABE} at {sabe}")).a("action:combat")
    return t.a(f"melee:a.{BO}.1>b.{QUEEN}.1").picks("b", "staunch-bodyguard").dice_of("F" * 7, "F" * 7)


def test_staunch_bodyguard() -> None:
    t = guarded("400,700").moves("sabe", "reposition")
    assert t.no_way("b", 400, 760) == "SP-MOV-49"
    assert t.goes("b", 400, 550).last("rolled")["defense"] == {"failure": 7}
    far = table(a=side(f"{BO} at 400,400"), b=side(f"{QUEEN} at 400,450", f"{SABE} at 400,700")).a("action:combat")
    far.a(f"melee:a.{BO}.1>b.{QUEEN}.1").picks("b", "staunch-bodyguard").dice_of("F" * 7, "F" * 5).passes("b")
    assert far.last("rolled")["defense"] == {"failure": 5}
    rex = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450", f"{SABE} at 460,500")).a("action:combat")
    assert rex.a(f"melee:a.{BO}.1>b.{REX}.1").asked != "b react"


def joker(objective: str) -> ShatterScenario:
    units = f"{SABE} at 400,400", f"{QUEEN} at 700,700"
    cards = side(*units, deck="shatterpoint", force=0)
    return table(a=cards, b=side(), objectives=f"MC at {objective}", step="orders")


def test_decoy() -> None:
    t = joker("400,450").a("choose:yes").goes("a", 700, 745).goes("a", 400, 490)
    assert (t.at("sabe"), t.at("padme"), t.asked) == ((700, 745, 0), (400, 490, 0), "a joker-unit")
    assert joker("60,60").asked == "a joker-unit"
    declined = joker("400,450").passes("a")
    assert (declined.at("sabe"), declined.asked) == ((400, 400, 0), "a joker-unit")
