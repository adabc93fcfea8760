"""Count Dooku and the MagnaGuards."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.targets import targets
from battlemat.games.shatterpoint.values import keyword

DOOKU = "count-dooku-separatist-leader"
BO, MAUL, ASAJJ = "bo-katan-kryze", "lord-maul", "asajj-ventress-sith-assassin"
GUARDS, DROIDS = "magnaguard", "b1-battle-droids"


def test_leader_of_the_separatist_army() -> None:
    """An ally within 2 may dash, not one farther away, and Dooku himself, too."""
    droids = f"{DROIDS} at 460,400 and 860,860"
    t = table(a=side(f"{DOOKU} at 400,400", droids), b=side(), step="activate")
    assert t.options("a") == [f"dash:a.{DROIDS}.1", "pass"]
    t.moves("b1.1", "dash", 500, 400).moves("dooku", "dash", 400, 420)
    assert (t.at("b1.1"), t.at("dooku"), t.asked) == ((500, 400, 0), (400, 420, 0), "a act")


def test_surely_you_can_do_better() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{DOOKU} at 400,450", force=5)).a("action:combat")
    t.dice_of("SSSSFFF", "F" * 7).a(f"melee:a.{BO}.1>b.{DOOKU}.1").picks("b", "surely").b("choose:3")
    assert (t.last("results")["attack"], t.force("b")) == ({"strike": 1, "failure": 6}, 2)
    crits = table(a=side(f"{BO} at 400,400"), b=side(f"{DOOKU} at 400,450")).a("action:combat")
    crits.dice_of("CCFFFFF", "F" * 7).a(f"melee:a.{BO}.1>b.{DOOKU}.1")
    assert crits.asked == "a tree"


def fall(attack: str, defense: str = "", at: str = "450,480") -> ShatterScenario:
    """Bo-Katan attacks Maul; Dooku stands near him."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450", f"{DOOKU} at {at}")).a("action:combat")
    return t.attacks("bo-katan", "maul", attack=attack, defense=defense)


def test_twice_the_pride_double_the_fall() -> None:
    t = fall("").picks("b", "twice-the-pride").passes("b")
    assert t.options("b") == [f"melee:b.{DOOKU}.1>a.{BO}.1", "pass"]
    t.attacks("dooku", "bo-katan", attack="CCCCC", dice=5)
    assert t.last("rolled")["attack"] == {"crit": 5}
    assert fall("S", "B").asked == "a act"  # the roll had a strike, though it was blocked
    assert fall("", at="800,800").asked == "a act"


def test_brave_but_foolish() -> None:
    def wounded() -> ShatterScenario:
        asajj = f"{ASAJJ} at 400,450 with 8 damage"
        droids = f"{DROIDS} at 60,60 and 120,60"
        t = table(a=side(f"{BO} at 400,400"), b=side(asajj, f"{DOOKU} at 800,800", droids, force=0))
        return t.a("action:combat").attacks("bo-katan", "asajj", attack="C", path="a").passes_until("b target")

    t = wounded()
    assert t.force("b") == 2
    t.b(f"choose:b.{DROIDS}.1", "choose:dash").moves("b1.1", "dash", 70, 100)
    assert t.at("b1.1") == (70, 100, 0)
    t = wounded()
    t.character("b1.1").x, t.character("b1.1").y = 400, 250
    t.b(f"choose:b.{DROIDS}.1", "choose:attack").attacks("b1.1", "bo-katan", type="ranged", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}
    assert t.unit("dooku").used["brave-but-foolish"] == 1


def test_brave_but_foolish_is_for_leaders_once_a_turn() -> None:
    """Not for a Supporting unit, not twice, and not where nobody dealt the damage."""

    def force(unit: str, at: str, used: bool = False) -> int:
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{unit} at {at}", f"{DOOKU} at 800,800", force=0))
        t.unit("dooku").used.update({"brave-but-foolish": 1} if used else {})
        t.a("action:combat").attacks("bo-katan", f"b.{unit}.1", attack="C", path="a").passes_all()
        assert t.unit(f"b.{unit}").wounded
        return t.force("b")

    asajj = "400,450 with 8 damage"
    assert force(ASAJJ, asajj) == 2
    assert force(ASAJJ, asajj, used=True) == 0
    assert force(DROIDS, "400,450 and 60,60 with 7 damage") == 0
    t = table(
        a=side(), b=side(f"{ASAJJ} at 400,450 with 6 damage, strained", f"{DOOKU} at 800,800", force=0), active="b"
    )
    t.b("action:focus")
    assert (t.unit("asajj").wounded, t.force("b")) == (True, 0)


def test_protection_protocols() -> None:
    t = table(a=side(f"{ASAJJ} at 400,400", f"{GUARDS} at 200,400 and 860,860"), b=side()).a("action:move")
    t.moves("asajj", "advance", 400, 450).picks("a", "protection-protocols").moves("magnaguard.1", "advance")
    assert t.no_way("a", 150, 400) == "SP-MOV-49"
    t.goes("a", 300, 430)
    assert (t.at("magnaguard.1"), t.asked) == ((300, 430, 0), "a act")
    other = table(a=side(f"{MAUL} at 400,400", f"{GUARDS} at 200,400 and 860,860"), b=side()).a("action:move")
    assert other.moves("maul", "advance", 400, 450).asked == "a act"


def test_bodyguard() -> None:
    droids, guards = f"{DROIDS} at 400,460 and 860,60", f"{GUARDS} at 440,440 and 860,860"
    t = table(a=side(f"{MAUL} at 400,400", droids, guards), b=side())
    assert [keyword(t.state, t.character(name), "cover") for name in ("maul", "b1.1")] == [1, 0]
    t.character("magnaguard.1").x = 700
    assert keyword(t.state, t.character("maul"), "cover") == 0


def test_intercede() -> None:
    def open_to(guard: str) -> list[str]:
        t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450", f"{DROIDS} at 350,450 and 60,60", guard))
        return [target.unit for target in targets(t.state, t.character("bo-katan"), "melee")]

    assert open_to(f"{GUARDS} at 450,450 and 860,860") == [f"b.{DROIDS}", f"b.{GUARDS}"]
    assert len(open_to(f"{GUARDS} at 450,450 and 860,860 with wounded")) == 3
    assert open_to(f"{GUARDS} at 700,450 and 860,860") == [f"b.{MAUL}", f"b.{DROIDS}"]
