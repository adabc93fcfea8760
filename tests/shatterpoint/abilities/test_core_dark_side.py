"""Lord Maul, Asajj Ventress, Kalani and the B1 Battle Droids."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

MAUL = "lord-maul at 400,400"
ASAJJ = "asajj-ventress-sith-assassin at 400,400"
KALANI = "kalani-super-tactical-droid"
DROIDS = "b1-battle-droids"


def test_there_is_no_place_to_run() -> None:
    t = table(a=side(MAUL), b=side("bo-katan-kryze at 400,550"))
    t.picks("a", "no-place-to-run").a("pay:force").goes("a", 400, 450)
    assert (t.at("bo-katan"), t.conditions("bo-katan"), t.force("a")) == ((400, 473.8, 0), ["exposed"], 7)


def test_maul_pays_with_damage() -> None:
    t = table(a=side(MAUL, force=0), b=side())
    t.picks("a", "force-speed").moves("maul", "advance", 400, 410)
    assert t.damage("maul") == 1
    t = table(a=side(MAUL + " with 1 injured", force=0), b=side())
    assert t.refused("a", "use:a.lord-maul>force-speed") == "SP-UNI-24"


def test_maul_rages() -> None:
    for tokens, dice in (("", 7), (" with 7 damage", 9), (" with 2 injured", 13)):
        t = table(a=side(MAUL + tokens), b=side("bo-katan-kryze at 400,450"))
        t.a("action:combat").attacks("maul", "bo-katan")
        assert t.last("rolled")["attack"] == {"failure": dice}


def test_revenge() -> None:
    t = table(a=side("bo-katan-kryze at 400,450"), b=side(MAUL + " with 10 damage"))
    t.a("action:combat").attacks("bo-katan", "maul", attack="C", path="a")
    assert t.unit("maul").wounded
    t.passes_until("b movement").passes("b")
    t.attacks("maul", "bo-katan", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5 + 12 // 3}


def test_dathomirian_dexterity_twice() -> None:
    t = table(a=side(ASAJJ, force=9), b=side())
    for y in (420, 440):
        t.picks("a", "dexterity").moves("asajj", "jump", 400, y)
    assert t.refused("a", "use:a.asajj-ventress-sith-assassin>dathomirian-dexterity") == "SP-ABL-22"


def test_force_push_chooses_a_foe_within_3() -> None:
    t = table(a=side(ASAJJ), b=side("lord-maul at 400,580", "bo-katan-kryze at 400,640"))
    t.picks("a", "force-push").goes("a", 400, 700)
    assert t.at("maul") == (400, 600, 0)


def test_riposte() -> None:
    t = table(a=side("bo-katan-kryze at 400,450"), b=side(ASAJJ))
    t.a("action:combat").attacks("bo-katan", "asajj").picks("b", "riposte")
    assert t.damage("bo-katan") == 2


def test_slip_away() -> None:
    t = table(a=side(f"{KALANI} at 400,620", ASAJJ), b=side("bo-katan-kryze at 400,460"))
    t.a("action:combat", "ranged:a.kalani-super-tactical-droid.1>b.bo-katan-kryze.1").picks("a", "slip-away")
    t.moves("asajj", "reposition", 400, 300)
    assert (t.at("asajj"), t.unit("asajj").hunker) == ((400, 300, 0), 1)


def test_slip_away_is_for_dathomirians_and_separatists() -> None:
    """Rex attacks the foe that Asajj is engaged with: she has no part in it; nor when her foe is another."""
    t = table(a=side("cc-7567-captain-rex at 400,620", ASAJJ), b=side("bo-katan-kryze at 400,460"))
    t.a("action:combat", "ranged:a.cc-7567-captain-rex.1>b.bo-katan-kryze.1")
    assert "slip-away" not in str(t.options("a"))
    t = table(a=side(f"{KALANI} at 400,620", ASAJJ), b=side("bo-katan-kryze at 600,460", "lord-maul at 400,460"))
    t.a("action:combat", "ranged:a.kalani-super-tactical-droid.1>b.bo-katan-kryze.1")
    assert "slip-away" not in str(t.options("a"))


def test_sith_assassin() -> None:
    t = table(a=side(ASAJJ + " with 3 damage", force=1, pool=9), b=side("lord-maul at 400,450 with 10 damage"))
    t.a("action:combat").attacks("asajj", "maul", attack="C", path="a").passes("a", "a")
    t.a(*["damage:a.asajj-ventress-sith-assassin"] * 3).moves("asajj", "jump", 400, 380)
    assert (t.damage("asajj"), t.force("a")) == (0, 3)


def test_roger_roger() -> None:
    t = table(
        a=side(f"{KALANI} at 400,400", f"{DROIDS} at 500,400 and 800,400"),
        b=side(),
        step="activate",
        activates="kalani",
    )
    t.moves("b1-battle-droids.1", "dash", 500, 450)
    assert t.asked == "a act"


def test_tactical_network() -> None:
    droids = f"{DROIDS} at 500,400 and 800,100"
    t = table(a=side(f"{KALANI} at 400,400", droids), b=side("lord-maul at 560,640"), activates="kalani")
    t.picks("a", "tactical-network").moves("b1-battle-droids.1", "dash", 500, 420).picks("a", "choose:attack")
    t.attacks("b1-battle-droids", "maul", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def test_target_concentrate_all_firepower() -> None:
    t = table(
        a=side(f"{KALANI} at 400,400", f"{DROIDS} at 500,400 and 800,800"),
        b=side("lord-maul at 500,570"),
        activates="b1",
    )
    t.a("action:combat").attacks("b1-battle-droids", "maul", type="ranged")
    assert t.last("rolled")["attack"] == {"failure": 8}


def reserves(unit: str) -> ShatterScenario:
    units = (f"{KALANI} at 400,400", f"{DROIDS} at 500,400 and 560,400")
    return table(a=side(*units, force=0 if unit == KALANI else 1, deck=f"{unit} shatterpoint"), b=side(), step="orders")


def test_complete_analysis() -> None:
    t = reserves(KALANI)
    t.picks("a", "reserve:")
    assert t.state.players[0].reserve == f"a.{KALANI}"


def test_well_i_guess_im_in_charge_now() -> None:
    t = reserves(DROIDS)
    t.picks("a", "under-deck")
    assert t.state.players[0].deck[0] == f"a.{DROIDS}"
    assert (t.state.players[0].reserve, t.force("a")) == (None, 0)


def test_combat_ai_protocols() -> None:
    for second, offered in (("560,400", True), ("800,800", False)):
        t = table(a=side(f"{DROIDS} at 500,400 and {second}"), b=side("lord-maul at 500,580"))
        t.a("action:combat").attacks("b1-battle-droids.1", "maul", type="ranged").passes_all()
        assert (t.asked == "a condition") is offered
        if offered:
            t.picks("a", "exposed")
            assert t.conditions("maul") == ["exposed"]


def test_i_hate_this_job() -> None:
    t = table(a=side(f"{DROIDS} at 500,400 and 800,800"), b=side(), objectives="X at 500,450")
    assert [keyword(t.state, c, "protection") for c in t.unit("b1-battle").characters] == [1, 0]
