"""Lando Calrissian and Lobot."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from tests.rule_marks import rule

LANDO, LOBOT, GUARD = "lando-calrissian-galactic-entrepreneur", "lobot-computer-liaison-officer", "wing-guard"
MAUL, AURRA, BO, ELITE = "lord-maul", "aurra-sing", "bo-katan-kryze", "elite-squad-troopers"


def test_how_you_doin_ya_old_pirate() -> None:
    """An ally may dash and may be handed the conditions; a foe is just handed them."""
    a = side(f"{LANDO} at 400,400 with pinned, exposed", f"{GUARD} at 500,400 and 560,400")
    t = table(a=a, b=side(f"{AURRA} at 300,400", f"{BO} at 400,550"), step="activate")
    assert t.options("a") == [f"choose:a.{GUARD}", f"choose:b.{AURRA}", "pass"]
    t.a(f"choose:b.{AURRA}", "choose:yes")
    assert (t.conditions(LANDO), t.conditions(AURRA)) == ([], ["exposed", "pinned"])
    t = table(a=a, b=side(), step="activate").a(f"choose:a.{GUARD}").moves("wing-guard.1", "dash", 500, 440)
    assert (t.at("wing-guard.1"), t.asked) == ((500, 440, 0), "a agree")


def test_hedged_bets() -> None:
    """As many bets as Force is left before the deck is refreshed."""
    a = side(
        f"{LANDO} at 400,400 with pinned",
        f"{GUARD} at 500,400 and 560,400",
        deck="",
        discard=f"{LANDO} {GUARD}",
        force=2,
    )
    t = table(a=a, b=side(f"{MAUL} at 800,800"), step="end-turn")
    assert t.options("a") == [f"choose:a.{LANDO}", f"choose:b.{MAUL}", "pass"]
    t.a(f"choose:a.{LANDO}", f"choose:b.{MAUL}", "choose:disarmed")
    assert (t.conditions(LANDO), t.conditions(MAUL), t.asked[:1]) == ([], ["disarmed"], "b")
    assert (t.force("a"), len(t.state.players[0].deck)) == (9, 2)


def test_no_bets_without_force_or_on_the_deck_of_the_opponent() -> None:
    units = f"{LANDO} at 400,400 with pinned", f"{GUARD} at 500,400 and 560,400"
    broke = table(a=side(*units, deck="", discard=f"{LANDO} {GUARD}", force=0), b=side(), step="end-turn")
    other = table(a=side(*units), b=side(f"{MAUL} at 800,800", deck="", discard=MAUL), active="b", step="end-turn")
    assert not [t for t in (broke, other) if t.asked == "a target"]


def orders(deck: str = f"{LANDO} {GUARD}") -> ShatterScenario:
    a = side(f"{LANDO} at 400,400", f"{GUARD} at 500,400 and 560,400", deck=deck, force=3)
    return table(a=a, b=side(f"{MAUL} at 800,800"), step="orders")


def test_sabacc_shift() -> None:
    """Another card for a condition; it must be played."""
    t = orders()
    t.shuffles([f"a.{LANDO}", f"a.{GUARD}"])
    t.picks("a", "sabacc-shift").a("choose:exposed", "pass", "pass")
    assert (t.conditions(LANDO), t.force("a")) == (["exposed"], 5)
    assert t.last("activated") == {"unit": f"a.{GUARD}"}
    assert t.state.players[0].deck == [f"a.{LANDO}"]
    kept = orders().picks("a", "sabacc-shift").passes("a").passes_until("a order-card")
    assert f"reserve:a.{LANDO}" in kept.options("a")


def test_conflicting_responsibilities() -> None:
    """One of two sides for the game; a Scoundrel counts as one of his own for a turn."""
    t = table(a=side(f"{LANDO} at 400,400", f"{GUARD} at 500,400 and 560,400"), b=side(), step="first-struggle")
    t.b("map:A").a("choose:Rebel Alliance")
    assert t.unit(LANDO).tags == {"Bespin", "Scoundrel", "Rebel Alliance"}
    t = orders(f"{GUARD} {LANDO}").a(f"choose:a.{GUARD}", "choose:Rebel Alliance")
    assert "Rebel Alliance" in t.unit(GUARD).tags
    t.unit(GUARD).turn_tags.clear()
    assert "Rebel Alliance" not in t.unit(GUARD).tags


def test_detain() -> None:
    a = side(f"{LOBOT} at 100,100", f"{GUARD} at 400,400 and 860,860")
    t = table(a=a, b=side(f"{MAUL} at 560,400", f"{AURRA} at 800,400"), step="activate")
    t.a(f"choose:a.{GUARD}.1").passes("a").a("choose:disarmed")
    assert (t.conditions(MAUL), t.conditions(AURRA)) == (["disarmed"], [])


def test_security_network() -> None:
    """Only foes at an objective are targets."""
    a = side(f"{LOBOT} at 400,300", f"{GUARD} at 400,400 and 860,860")
    t = table(a=a, b=side(f"{MAUL} at 400,600", f"{AURRA} at 250,500"), objectives="X at 400,650")
    t.picks("a", "security-network").passes("a")
    assert t.options("a") == [f"ranged:a.{GUARD}.1>b.{MAUL}.1", "pass"]
    t.attacks("wing-guard.1", MAUL, type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_no_guard_within_reach_of_the_network() -> None:
    t = table(a=side(f"{LOBOT} at 400,300", f"{GUARD} at 800,800 and 860,860"))
    assert "security-network" not in str(t.options("a"))


def test_battlefield_calculations() -> None:
    def moved(*to: float) -> ShatterScenario:
        t = table(a=side(f"{BO} at 400,400", f"{LOBOT} at 400,560")).a("action:move")
        return t.moves(BO, "dash", *to)

    t = moved(400, 450).picks("a", "battlefield-calculations")
    assert t.character(BO).focus == 1
    assert moved(400, 330).asked == "a act"


@rule("SP-MOV-21")
def test_battlefield_calculations_after_a_reposition() -> None:
    """It is an advance in every respect."""
    t = table(a=side("boushh-leia-organa at 400,400", f"{LOBOT} at 400,580"), b=side(), step="activate")
    t.moves("boushh", "reposition", 400, 480).picks("a", "battlefield-calculations")
    assert t.character("boushh").focus == 1
