"""General Obi-Wan Kenobi and Commander Cody."""

from __future__ import annotations

from battlemat.games.shatterpoint.engagement import after_movement
from battlemat.games.shatterpoint.pools import defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack
from battlemat.games.shatterpoint.values import keyword
from tests.rule_marks import rule

OBI, CODY = "general-obi-wan-kenobi", "cc-2224-clone-commander-cody"
BO, REX, TROOPERS, DROIDS = "bo-katan-kryze", "cc-7567-captain-rex", "501st-clone-troopers", "b1-battle-droids"


def test_hello_there() -> None:
    t = table(a=side(f"{OBI} at 400,370"), b=side(f"{BO} at 400,450"))
    t.picks("a", "hello-there").moves("obi-wan", "jump", 400, 380).a("action:combat")
    t.dice_of("F" * 8, "F" * 4).a(f"melee:a.{OBI}.1>b.{BO}.1")
    assert (t.last("rolled")["attack"], "hello-there-dice" in t.unit("obi-wan").used) == ({"failure": 8}, False)
    still = table(a=side(f"{OBI} at 400,370"), b=side(f"{BO} at 400,450")).picks("a", "hello-there").passes("a")
    still.a("action:combat").attacks("obi-wan", "bo-katan")
    assert still.last("rolled")["attack"] == {"failure": 5}


def test_so_uncivilized() -> None:
    for attack, damage in (("F" * 7, 3), ("S" * 7, 0)):
        t = table(a=side(f"{REX} at 400,600"), b=side(f"{OBI} at 400,400")).a("action:combat")
        t.dice_of(attack, "F" * 6).a(f"ranged:a.{REX}.1>b.{OBI}.1").picks("b", "uncivilized")
        if t.asked == "a tree":
            t.takes("stop")
        else:
            t.picks("b", "so-uncivilized")  # before hunker tokens are turned into heals
        assert (t.damage("rex"), t.unit("obi-wan").hunker) == (damage, 1)


def patient(deck: str, tokens: str = " with 4 damage") -> ShatterScenario:
    units = f"{OBI} at 400,400{tokens}", f"{REX} at 600,400", f"{TROOPERS} at 60,60 and 120,60"
    t = table(a=side(*units, deck=deck, reserve=REX, force=1), step="orders")
    return t.a("reveal")


def test_patience_puts_the_reserved_card_on_top() -> None:
    t = patient(f"{OBI} {TROOPERS}").a("choose:top", *[f"damage:a.{OBI}"] * 3).moves("obi-wan", "jump", 400, 430)
    assert (t.state.players[0].reserve, t.damage("obi-wan"), t.force("a")) == (f"a.{OBI}", 1, 1)
    assert t.last("activated")["unit"] == f"a.{REX}"


def test_patience_puts_the_reserved_card_under_the_deck() -> None:
    t = patient(f"{OBI} {TROOPERS}").a("choose:bottom").passes("a", "a")
    assert (t.last("activated")["unit"], t.state.players[0].deck) == (f"a.{TROOPERS}", [f"a.{REX}"])


def test_patience_may_be_declined_and_not_be_had_for_a_redrawn_card() -> None:
    t = patient(f"{OBI} {TROOPERS}").passes("a")
    assert (t.last("activated")["unit"], t.state.players[0].reserve) == (f"a.{OBI}", f"a.{REX}")
    t = patient(f"shatterpoint {OBI}").a("redraw")
    assert (t.last("activated")["unit"], t.state.players[0].reserve) == (f"a.{OBI}", f"a.{REX}")


@rule("SP-ORD-12")
def test_patience_when_reserved() -> None:
    t = table(a=side(f"{OBI} at 400,400 with 4 damage", f"{REX} at 600,400", deck=f"{OBI} {REX}"), step="orders")
    t.a(f"reserve:a.{OBI}", *[f"damage:a.{OBI}"] * 3).moves("obi-wan", "jump", 400, 430)
    assert (t.damage("obi-wan"), t.at("obi-wan")) == (1, (400, 430, 0))
    t = table(a=side(f"{OBI} at 400,400 with 4 damage", f"{REX} at 600,400", deck=f"{REX} {OBI}"), step="orders")
    assert t.a(f"reserve:a.{REX}").asked == "a act"


def test_knowledge_and_defense_hunkers_while_engaged() -> None:
    for units, hunker in (((f"{TROOPERS} at 400,400 and 860,860", f"{OBI} at 60,60"), 1), ((f"{OBI} at 400,400",), 1)):
        t = table(a=side(*units), b=side(f"{BO} at 400,450")).a("action:take-cover").passes_all()
        assert t.state.players[0].units[0].hunker == hunker
    rex = table(a=side(f"{REX} at 400,400"), b=side(f"{BO} at 400,450")).a("action:take-cover").passes_all()
    assert rex.unit("rex").hunker == 0


def test_knowledge_and_defense_is_told_once_a_turn() -> None:
    t = table(a=side(f"{BO} at 400,450"), b=side(f"{OBI} at 400,400 with 1 hunker"))
    for _ in range(3):
        after_movement(t.match)
    assert (t.unit("obi-wan").hunker, t.events("helped")) == (1, [{"by": ["knowledge-and-defense"]}])


def test_knowledge_and_defense_in_melee() -> None:
    t = table(a=side(f"{BO} at 400,450"), b=side(f"{REX} at 400,400 with 1 hunker", f"{OBI} at 60,60"))
    attack = Attack(0, f"a.{BO}.1", f"b.{REX}.1", "melee", True)
    assert defense_pool(t.state, attack) == 6
    t.unit("rex").hunker = 0
    assert defense_pool(t.state, attack) == 5


def test_knowledge_and_defense_after_an_attack() -> None:
    units = f"{TROOPERS} at 400,450 and 860,860 with 1 hunker, 2 damage", f"{OBI} at 60,60"
    t = table(a=side(f"{BO} at 400,400"), b=side(*units)).a("action:combat").attacks("bo-katan", "501st.1")
    t.b("choose:yes", f"choose:b.{TROOPERS}.2", f"damage:b.{TROOPERS}").moves("501st.2", "dash", 860, 840)
    assert (t.damage("501st"), t.unit("501st").hunker, t.at("501st.2")) == (1, 0, (860, 840, 0))
    bare = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450", f"{OBI} at 60,60")).a("action:combat")
    assert bare.attacks("bo-katan", "rex").asked == "a act"


# Cody


def test_a_big_problem() -> None:
    t = table(a=side(f"{CODY} at 400,400"), b=side(f"{BO} at 400,520"), objectives="MC at 400,600", step="activate")
    t.moves("cody", "jump")
    assert t.no_way("a", 400, 350) == "SP-MOV-49"
    assert t.goes("a", 400, 430).conditions("bo-katan") == ["exposed"]
    far = table(a=side(f"{CODY} at 400,400"), b=side(f"{BO} at 60,60"), objectives="MC at 400,600", step="activate")
    assert far.passes("a").conditions("bo-katan") == []


def shot(tokens: str, cody: float) -> ShatterScenario:
    units = f"{TROOPERS} at 400,400 and 60,60{tokens}", f"{CODY} at {cody},400"
    t = table(a=side(*units), b=side(f"{BO} at 400,600"), activates=TROOPERS).a("action:combat")
    t.dice_of("SSSSSFF", "FFFF").dice_of("CC")
    return t.a(f"ranged:a.{TROOPERS}.1>b.{BO}.1")


def test_bring_it_down() -> None:
    t = shot(" with 1 hunker", 500).a("choose:failure", "choose:failure")
    assert t.last("results")["attack"] == {"crit": 2, "strike": 5}
    assert shot("", 500).asked == "a tree"
    assert shot(" with 1 hunker", 800).asked == "a tree"


def test_say_goodnight_clanker() -> None:
    t = table(a=side(f"{CODY} at 400,400"), b=side(f"{BO} at 400,600 with 2 hunker"))
    attack = Attack(0, f"a.{CODY}.1", f"b.{BO}.1", "ranged", True)
    assert (keyword(t.state, t.character("cody"), "sharpshooter"), defense_pool(t.state, attack)) == (2, 4)
