"""General Grievous and Kraken."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.values import keyword

GRIEVOUS, KRAKEN, DROIDS = "general-grievous", "kraken-super-tactical-droid", "b1-battle-droids"
BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def test_scuttle() -> None:
    t = table(a=side(f"{GRIEVOUS} at 400,400"), b=side(), terrain=[box(400, 520, 150, 150, 60)])
    t.picks("a", "scuttle").moves("grievous", "advance").a(f"climb:a.{GRIEVOUS}.1").goes("a", 400, 480, 60)
    assert (t.at("grievous"), keyword(t.state, t.character("grievous"), "scale")) == ((400, 480, 60), 1)


def test_i_have_been_trained_in_your_jedi_arts() -> None:
    foes = f"{BO} at 400,450", f"{REX} at 460,400", f"{MAUL} at 700,400"
    t = table(a=side(f"{GRIEVOUS} at 400,390"), b=side(*foes)).a("action:combat")
    t.attacks("grievous", "bo-katan").picks("a", "jedi-arts")
    assert [t.damage(name) for name in ("bo-katan", "rex", "maul")] == [0, 2, 0]


def test_appetite_for_destruction() -> None:
    def hungry(place: str) -> ShatterScenario:
        t = table(a=side(f"{GRIEVOUS} at 400,390", f"{DROIDS} at {place} and 860,860"), b=side(f"{BO} at 400,450"))
        return t.a("action:combat").attacks("grievous", "bo-katan")

    t = hungry("400,250").moves("b1.1", "dash", 400, 240).attacks("b1.1", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert hungry("60,60").asked == "a act"
    units = f"{GRIEVOUS} at 400,390", f"{DROIDS} at 400,250 and 860,860"
    assert table(a=side(*units), b=side(f"{BO} at 400,450")).a("action:focus").asked == "a act"


def test_another_fine_addition_to_my_collection() -> None:
    def collect(foe: str) -> ShatterScenario:
        t = table(a=side(f"{GRIEVOUS} at 400,390 with 3 damage", force=0), b=side(foe)).a("action:combat")
        t.attacks("grievous", foe.split(" ")[0], attack="C", path="a").passes_until("a heal")
        return t.a(*[f"damage:a.{GRIEVOUS}"] * 2)

    t = collect(f"{BO} at 400,450 with 7 damage")
    assert (t.damage("grievous"), t.force("a")) == (1, 0)
    ally = table(
        a=side(f"{REX} at 400,400 with 3 damage", f"{GRIEVOUS} at 60,60"), b=side(f"{BO} at 400,450 with 7 damage")
    )
    assert ally.a("action:combat").attacks("rex", "bo-katan", attack="C", path="a").asked == "a act"
    assert collect("asajj-ventress-sith-assassin at 400,450 with 8 damage").force("a") == 2


def test_do_not_let_them_escape() -> None:
    units = f"{KRAKEN} at 400,400", f"{DROIDS} at 600,400 and 660,400", f"{MAUL} at 800,800"
    t = table(a=side(*units), b=side(), step="activate")
    assert t.options("a") == [f"choose:a.{KRAKEN}", f"choose:a.{DROIDS}", "pass"]
    t.a(f"choose:a.{DROIDS}").moves("b1.1", "dash", 600, 420).moves("b1.2", "dash", 660, 420)
    assert (t.at("b1.2"), t.asked) == ((660, 420, 0), "a act")


def test_conquerors_resolve() -> None:
    for place, has in (("100,100", 0), ("400,450", 1)):
        t = table(a=side(f"{KRAKEN} at 400,400"), b=side(), objectives=f"MC at {place}")
        kraken = t.character("kraken")
        assert [keyword(t.state, kraken, name) for name in ("protection", "steadfast")] == [has, has]
