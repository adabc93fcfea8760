"""Ahsoka Tano as Fulcrum and her fallen master."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

AHSOKA, VADER, MAUL, AURRA = "ahsoka-tano-fulcrum", "darth-vader-fallen-master", "lord-maul", "aurra-sing"


def test_then_i_will_avenge_his_death() -> None:
    foes = side(f"{MAUL} at 400,450", f"{AURRA} at 450,400")
    t = table(a=side(f"{AHSOKA} at 400,400"), b=foes).a("action:combat").attacks(AHSOKA, MAUL).picks("a", "avenge")
    assert t.options("a") == [f"melee:a.{AHSOKA}.1>b.{MAUL}.1", "pass"]


def wounds(words: str) -> ShatterScenario:
    t = table(a=side(f"{AHSOKA} at 400,400", force=0), b=side(words)).a("action:combat")
    name = t.state.players[1].units[0].characters[0].id
    return t.attacks(AHSOKA, name, attack="C", path="a").passes_until("a movement")


def test_i_am_no_jedi() -> None:
    """A Force and a jump; for Primary and Secondary units one thing more."""
    t = wounds(f"{AURRA} at 400,450 with 7 damage")
    assert t.force("a") == 1
    t.moves(AHSOKA, "jump", 400, 340)
    assert t.options("a") == ["choose:force", "choose:attack"]
    assert t.a("choose:force").force("a") == 2
    t = wounds("b1-battle-droids at 400,450 and 800,800 with 8 damage").passes("a")
    assert (t.asked, t.force("a")) == ("a act", 1)


def test_i_am_no_jedi_once_and_for_her_own_wounds() -> None:
    again = table(a=side(f"{AHSOKA} at 400,400", force=0), b=side(f"{AURRA} at 400,450 with 7 damage"))
    again.unit(AHSOKA).used["i-am-no-jedi"] = 1
    again.a("action:combat").attacks(AHSOKA, AURRA, attack="C", path="a")
    a = side("bo-katan-kryze at 400,400", f"{AHSOKA} at 800,800", force=0)
    other = table(a=a, b=side(f"{AURRA} at 400,450 with 7 damage")).a("action:combat")
    other.attacks("bo-katan", AURRA, attack="C", path="a")
    assert (again.force("a"), other.force("a")) == (0, 0)


def test_anakin_skywalker_was_weak() -> None:
    t = table(a=side(f"{VADER} at 400,400 with 3 damage, pinned", force=1), step="activate")
    t.moves(VADER, "dash", 400, 440)
    assert (t.force("a"), t.damage(VADER), t.conditions(VADER)) == (2, 2, [])
    t = table(a=side(f"{VADER} at 400,400 with pinned, exposed", force=1), step="activate")
    assert t.asked == "a condition"
    t.a(f"pinned:a.{VADER}")
    assert t.conditions(VADER) == ["exposed"]
    strained = table(a=side(f"{VADER} at 400,400 with strained", force=1), step="activate")
    assert strained.force("a") == 1


def test_then_you_will_die_braver_than_most() -> None:
    t = table(a=side(f"{VADER} at 400,400"), b=side(f"{MAUL} at 400,580")).picks("a", "die-braver").goes("a", 400, 400)
    assert (t.at(MAUL), t.conditions(MAUL)) == ((400, 503.8, 0), ["exposed"])


def test_the_power_within_will_soon_serve_the_emperor() -> None:
    """He holds an objective out of his reach for this turn."""
    t = table(a=side(f"{VADER} at 400,400"), b=side(), objectives="X at 400,560").ends_activation()
    t.picks("a", "power-within")
    assert (t.controls("X"), t.conditions(VADER)) == ("a", ["strained"])
    declined = table(a=side(f"{VADER} at 400,400"), b=side(), objectives="X at 400,560").ends_activation()
    assert declined.passes("a").controls("X") == ""
    near = table(a=side(f"{VADER} at 400,400"), b=side(), objectives="X at 400,450").ends_activation()
    other = table(a=side(f"{AHSOKA} at 800,800", f"{VADER} at 400,400"), b=side(), objectives="X at 400,560")
    assert "a react" not in (near.asked, other.ends_activation().asked)
