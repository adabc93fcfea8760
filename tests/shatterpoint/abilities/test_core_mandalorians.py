"""Bo-Katan, Gar Saxon, Clan Kryze and the Super Commandos."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

BO = "bo-katan-kryze at 400,400"
GAR = "gar-saxon-merciless-commander at 400,400"
KRYZE = "clan-kryze-mandalorians"
COMMANDOS = "mandalorian-super-commandos"


def test_pride_of_the_mandalore() -> None:
    t = table(a=side(BO, f"{KRYZE} at 700,400 and 760,400"), b=side(), step="activate")
    assert not [option for option in t.options("a") if "bo-katan" in option]
    t.moves("mandalorians.1", "jump", 700, 450)
    assert t.at("mandalorians.1") == (700, 450, 0)


def test_jet_pack() -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400", force=1), b=side("lord-maul at 400,450"))
    t.picks("a", "jet-pack").moves("mandalorians.2", "jump", 500, 420).passes("a")
    assert (t.at("mandalorians.2"), t.force("a")) == ((500, 420, 0), 0)


def test_stronger_together_counts_the_other_member() -> None:
    for apart, offered in ((60, True), (200, False)):
        t = table(a=side(f"{KRYZE} at 400,400 and {400 + apart},400"), b=side())
        t.a("action:move").passes("a")
        assert (t.asked == "a react") is offered


def test_mandalore_will_survive() -> None:
    t = table(a=side(BO + " with 3 damage"), b=side())
    t.a("action:focus").passes("a").a("damage:a.bo-katan-kryze", "damage:a.bo-katan-kryze")
    assert t.damage("bo-katan") == 1


def test_helmet_visor_and_victory_or_death() -> None:
    t = table(a=side(f"{KRYZE} at 400,400 and 460,400", f"{COMMANDOS} at 700,400 and 760,400"), b=side())
    assert keyword(t.state, t.character("kryze.1"), "sharpshooter") == 1
    assert keyword(t.state, t.character("commandos.2"), "impact") == 1


def test_ive_got_you_in_my_sights() -> None:
    t = table(a=side(GAR), b=side("lord-maul at 400,580 with 2 hunker"))
    t.a("action:focus")
    assert t.unit("gar").hunker == 1
    t.a("action:combat").attacks("gar", "maul", type="ranged")
    assert t.last("rolled") == {"attack": {"failure": 9}, "defense": {"failure": 5}}


def test_ive_got_you_in_my_sights_is_for_his_own_focus() -> None:
    t = table(a=side(BO, "gar-saxon-merciless-commander at 700,400"), b=side()).a("action:focus")
    assert t.unit("gar").hunker == 0
    t = table(a=side(GAR), b=side()).a("action:recover")
    assert t.unit("gar").hunker == 0


def test_pack_hunter() -> None:
    for partner, dice in (("400,520", 9), ("700,700", 7)):
        t = table(a=side(GAR, f"{KRYZE} at {partner} and 800,800"), b=side("lord-maul at 400,460"))
        t.a("action:combat").attacks("gar", "maul")
        assert t.last("rolled")["attack"] == {"failure": dice}


def dashes_to(y: float) -> ShatterScenario:
    t = table(a=side("lord-maul at 400,460"), b=side(f"{COMMANDOS} at 400,400 and 800,800"))
    return t.a("action:move").moves("maul", "dash", 400, y)


def test_no_mercy() -> None:
    assert dashes_to(560).damage("maul") == 2
    assert dashes_to(470).damage("maul") == 0


def test_no_mercy_spares_those_who_jump() -> None:
    t = table(a=side("asajj-ventress-sith-assassin at 400,460"), b=side(f"{COMMANDOS} at 400,400 and 800,800"))
    t.picks("a", "dexterity").moves("asajj", "jump", 400, 560)
    assert t.damage("asajj") == 0


def test_some_of_us_serve_a_higher_purpose() -> None:
    for x, protected in ((540, 1), (600, 0)):
        t = table(a=side(BO, f"{KRYZE} at {x},400 and 800,800"), b=side(), objectives=f"X at {x},450")
        for word in ("protection", "steadfast"):
            assert keyword(t.state, t.character("mandalorians.1"), word) == protected
            assert keyword(t.state, t.character("bo-katan"), word) == 0


@pytest.mark.parametrize(("ally", "offered"), [("400,500 and 800,800", True), ("400,700 and 800,800", False)])
def test_mandalorians_are_stronger_together(ally: str, offered: bool) -> None:
    """A Focus action after the Move action, with another Mandalorian within 2."""
    t = table(a=side("bo-katan-kryze at 400,400", f"clan-kryze-mandalorians at {ally}"), b=side())
    t.a("action:move").moves("bo-katan", "advance", 400, 440)
    assert (t.asked == "a react") is offered
    if offered:
        t.picks("a", "stronger-together")
        assert (t.character("bo-katan").focus, "action:focus" in t.options("a")) == (1, False)
