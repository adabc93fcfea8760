"""General Veers, his Snowtroopers and ES-04 Firebrand."""

from __future__ import annotations

from battlemat.games.shatterpoint.conditions import gain_condition
from battlemat.games.shatterpoint.engagement import gain_hunker
from battlemat.games.shatterpoint.pools import defense_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack

VEERS, LIEUTENANT, SNOW = "general-veers-tactical-genius", "snowtrooper-lieutenant", "snowtroopers"
DEATH, ELITE, FIRE, MAUL = "death-troopers", "elite-squad-troopers", "es-04-firebrand", "lord-maul"


def test_you_have_your_orders() -> None:
    """Stormtroopers or an Imperial Secondary, not other Supporting units."""
    units = f"{DEATH} at 600,600 and 660,600", f"{ELITE} at 100,600 and 160,600", f"{FIRE} at 700,100"
    t = table(a=side(f"{VEERS} at 400,400", *units), step="activate")
    assert t.options("a") == [f"choose:a.{DEATH}", f"choose:a.{FIRE}", "pass"]
    t.a(f"choose:a.{DEATH}").moves("a.death-troopers.1", "dash", 600, 640).moves("a.death-troopers.2", "dash", 660, 640)
    assert (t.at("a.death-troopers.2"), t.asked) == ((660, 640, 0), "a act")


def test_i_will_have_results() -> None:
    t = table(a=side(f"{VEERS} at 400,400", f"{DEATH} at 600,400 and 860,860 with pinned"))
    t.picks("a", "i-will-have-results").passes("a").a("choose:condition")
    assert (t.conditions("a.death"), t.asked) == ([], "a act")
    far = table(a=side(f"{VEERS} at 400,400", f"{DEATH} at 800,400 and 860,860"))
    assert "i-will-have-results" not in str(far.options("a"))


def test_prepare_for_a_surface_attack() -> None:
    troops = f"{DEATH} at 600,600 and 660,600"
    t = table(a=side(f"{VEERS} at 400,400", troops), b=side(f"{MAUL} at 100,100"), step="first-struggle")
    t.b("map:A")
    assert t.state.players[0].reserve == f"a.{DEATH}"
    assert f"a.{DEATH}" not in t.state.players[0].deck
    pools = [defense_pool(t.state, Attack(0, f"b.{MAUL}.1", f"a.{name}.1", "melee", False)) for name in (DEATH, VEERS)]
    assert pools == [4 + 1, 6]


def test_no_stormtroopers_to_prepare() -> None:
    units = f"{VEERS} at 400,400", f"{ELITE} at 600,600 and 660,600"
    t = table(a=side(*units), b=side(f"{MAUL} at 100,100"), step="first-struggle").b("map:A")
    assert "ability" not in t.story()


def test_the_storm_comes_with_veers_alone() -> None:
    t = table(
        a=side(f"{ELITE} at 560,640 and 860,860", f"{VEERS} at 400,400"), objectives="X at 600,600", step="activate"
    )
    assert "ability" not in t.story()


def test_we_are_the_storm() -> None:
    """Foes at the objective may flee before it is struck; whoever is left suffers."""
    foes = side(f"{MAUL} at 640,600", "aurra-sing at 600,560")
    t = table(
        a=side(f"{VEERS} at 400,400", f"{ELITE} at 560,640 and 860,860"),
        b=foes,
        objectives="X at 600,600 b; Y at 100,100",
        step="activate",
    )
    t.a("choose:X").moves("aurra", "dash", 600, 450).passes("b")
    assert [t.damage(name) for name in ("maul", "aurra", "elite")] == [3, 0, 1]
    assert t.controls("X") == ""


def test_press_on() -> None:
    t = table(a=side(f"{LIEUTENANT} at 400,400", f"{ELITE} at 600,600 and 660,600 with pinned"), step="activate")
    t.a(f"choose:a.{ELITE}", f"pinned:a.{ELITE}").moves("elite-squad-troopers.1", "dash", 600, 640)
    assert (t.conditions("elite"), t.at("elite-squad-troopers.1"), t.asked) == ([], (600, 640, 0), "a act")


def test_dogged_assault() -> None:
    def fought(at: str) -> ShatterScenario:
        units = f"{DEATH} at 400,400 and 860,860", f"{LIEUTENANT} at {at}"
        return table(a=side(*units), b=side(f"{MAUL} at 400,640")).a("action:combat").passes("a")

    t = fought("500,300").picks("a", "dogged-assault").passes("a")
    assert t.unit("a.death").hunker == 1
    assert fought("800,100").asked == "a act"


def test_imperial_discipline() -> None:
    """1 damage in place of the condition, for Imperial Troopers within 3."""

    def pinned(at: str) -> ShatterScenario:
        t = table(a=side(f"{LIEUTENANT} at 400,400", f"{ELITE} at {at} and 860,860"))
        gain_condition(t.match, t.unit("elite"), "pinned", None)
        return t.ends_activation()

    t = pinned("500,400")
    assert t.asked == "a agree"
    t.a("choose:yes")
    assert (t.conditions("elite"), t.damage("elite")) == ([], 1)
    assert pinned("800,400").asked != "a agree"


def test_imperial_discipline_under_fire() -> None:
    """Stormtroopers gain and keep hunker tokens while engaged, others do not."""
    troops = f"{DEATH} at 600,600 and 860,860", f"{ELITE} at 200,600 and 860,100"
    foes = side(f"{MAUL} at 650,600", "aurra-sing at 250,600")
    t = table(a=side(f"{LIEUTENANT} at 400,400", *troops), b=foes)
    assert [gain_hunker(t.match, t.unit(name)) for name in (f"a.{DEATH}", "elite")] == [True, False]
    t.a("action:move").moves("lieutenant", "dash", 400, 440)
    assert t.unit(f"a.{DEATH}").hunker == 1


def test_forced_march() -> None:
    t = table(a=side(f"{SNOW} at 400,400 and 460,400 with pinned"), step="activate")
    t.a("choose:yes")
    assert (t.conditions("snow"), t.damage("snow")) == ([], 1)
    assert table(a=side(f"{SNOW} at 400,400 and 460,400"), step="activate").asked == "a act"


def test_prescribed_fire() -> None:
    """Friend and foe may flee; the rest suffers and is driven from its hiding place."""
    foes = side(f"{MAUL} at 560,440", "aurra-sing at 560,360 with 2 hunker")
    t = table(a=side(f"{FIRE} at 400,400"), b=foes, objectives="X at 520,400")
    t.picks("a", "prescribed-fire").moves("maul", "dash", 680, 440).passes("b")
    assert [t.damage(name) for name in (FIRE, "maul", "aurra")] == [0, 0, 2]
    assert t.unit("aurra").hunker == 0


def test_no_objective_to_burn() -> None:
    t = table(a=side(f"{FIRE} at 400,400"), b=side(), objectives="X at 800,800")
    assert "prescribed-fire" not in str(t.options("a"))


def test_cant_stand_the_heat() -> None:
    def moved(tokens: str = "") -> ShatterScenario:
        t = table(a=side(f"{MAUL} at 400,540"), b=side(f"{FIRE} at 400,400{tokens}"))
        return t.a("action:move").moves(MAUL, "advance", 400, 460)

    t = moved().picks("b", "cant-stand")
    assert t.conditions("maul") == ["disarmed", "strained"]
    assert moved(" with wounded").asked == "a act"
