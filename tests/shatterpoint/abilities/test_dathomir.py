"""Mother Talzin, the Nightsister Acolytes and Savage Opress."""

from __future__ import annotations

from battlemat.games.shatterpoint.pools import attack_pool
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.state import Attack

TALZIN, ACOLYTES, SAVAGE = "mother-talzin", "nightsister-acolytes", "savage-opress"
BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


def drain(hero: str, attack: str, foe: str = f"{BO} at 400,450") -> ShatterScenario:
    t = table(a=side(f"{hero} at 400,400 with 2 damage", f"{TALZIN} at 800,800"), b=side(foe)).a("action:combat")
    return t.attacks(hero, foe.split(" ")[0], attack=attack, path="a" if attack else "")


def test_life_drain() -> None:
    t = drain(SAVAGE, "C").passes_until("a react").picks("a", "life-drain").a(f"damage:a.{SAVAGE}")
    assert t.damage("savage") == 1
    assert drain(SAVAGE, "").asked == "a act"
    assert drain(REX, "C").asked == "a act"
    assert drain(SAVAGE, "C", f"{BO} at 400,450 with wounded").asked == "a act"


def test_wrath_of_the_great_mother() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{REX} at 400,450 with 8 damage", f"{TALZIN} at 400,600"))
    t.a("action:combat").attacks("bo-katan", "rex", attack="C", path="a").moves("talzin", "dash", 400, 590)
    t.attacks("talzin", "bo-katan", type="ranged", dice=5)
    assert (t.last("rolled")["attack"], "wrath-of-the-great-mother" in t.unit("talzin").used) == ({"failure": 5}, True)
    own = table(a=side(f"{REX} at 400,400", f"{TALZIN} at 60,60"), b=side(f"{BO} at 400,450 with 7 damage"))
    assert own.a("action:combat").attacks("rex", "bo-katan", attack="C", path="a").asked == "a act"


def test_acrobatic_advance() -> None:
    t = table(a=side(f"{ACOLYTES} at 400,400 and 60,60"), b=side())
    t.picks("a", "acrobatic").moves("acolytes.1", "jump", 400, 430).passes("a")
    assert t.unit("acolytes").hunker == 1
    still = table(a=side(f"{ACOLYTES} at 400,400 and 60,60"), b=side()).picks("a", "acrobatic").passes("a")
    assert still.unit("acolytes").hunker == 0


def test_night_hunter() -> None:
    t = table(a=side(f"{ACOLYTES} at 400,400 and 350,450"), b=side(f"{BO} at 400,450"))
    one, foe = t.character("acolytes.1"), t.character("bo-katan")
    assert attack_pool(t.state, Attack(0, one.id, foe.id, "melee", True)) == 7
    assert attack_pool(t.state, Attack(0, one.id, foe.id, "melee", False)) == 5
    t.character("acolytes.2").x = 60
    assert attack_pool(t.state, Attack(0, one.id, foe.id, "melee", True)) == 5


def test_dark_fury() -> None:
    for foe, conditions in ((BO, []), (MAUL, ["exposed"])):
        t = table(a=side(f"{SAVAGE} at 400,400"), b=side(f"{foe} at 400,450"))
        t.dice_of("SCEEF").picks("a", "dark-fury")
        assert (t.damage(foe), t.conditions(foe)) == (2, conditions)
    miss = table(a=side(f"{SAVAGE} at 400,400"), b=side(f"{MAUL} at 400,450")).dice_of("EEEFF").picks("a", "dark-fury")
    assert (miss.damage(MAUL), miss.conditions(MAUL)) == (0, [])


def test_furious_rush() -> None:
    for tokens, kinds in (("", ["dash"]), (" with 1 injured", ["dash", "advance"])):
        t = table(a=side(f"{SAVAGE} at 400,400{tokens}"), b=side()).picks("a", "furious-rush")
        assert t.options("a") == [*(f"{kind}:a.{SAVAGE}.1" for kind in kinds), "pass"]


def test_unwitting_brute() -> None:
    for leader, place, asked in ((MAUL, 400, "a movement"), (MAUL, 60, "a act"), (REX, 400, "a act")):
        units = f"{leader} at 450,400", f"{SAVAGE} at {place},400"
        t = table(a=side(*units), b=side(), step="activate", activates=leader)
        while t.asked in ("a tactic", "a agree") or (t.asked == "a movement" and SAVAGE not in t.options("a")[0]):
            t.passes("a")
        assert t.asked == asked
