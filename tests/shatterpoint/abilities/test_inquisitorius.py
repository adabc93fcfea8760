"""The Grand Inquisitor, the Third Sister, the Fourth Sister and the Fifth Brother."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table
from battlemat.games.shatterpoint.values import keyword

BROTHER, FOURTH, GRAND, THIRD = "fifth-brother", "fourth-sister", "grand-inquisitor-fallen-jedi", "third-sister"
BO, MAUL, ANAKIN = "bo-katan-kryze", "lord-maul", "general-anakin-skywalker"


def test_force_repulse() -> None:
    t = table(a=side(f"{BROTHER} at 400,400", f"{THIRD} at 340,400"), b=side(f"{BO} at 460,400", f"{MAUL} at 400,600"))
    t.picks("a", "force-repulse").picks("a", "bo-katan").goes("a", 500, 400).goes("a", 300, 400)
    assert (t.at("bo-katan"), t.at("third"), t.at("maul")) == ((536.2, 400, 0), (263.8, 400, 0), (400, 600, 0))


def test_resolve() -> None:
    t = table(a=side(f"{BROTHER} at 400,400"), b=side(), objectives="X at 400,450")
    brother = t.character(BROTHER)
    assert [keyword(t.state, brother, name) for name in ("protection", "steadfast")] == [1, 1]
    t.objective("X").active = False
    assert [keyword(t.state, brother, name) for name in ("protection", "steadfast")] == [0, 0]


def test_force_pull() -> None:
    t = table(a=side(f"{FOURTH} at 400,400"), b=side(f"{BO} at 400,580", f"{MAUL} at 400,700"))
    t.picks("a", "force-pull").goes("a", 400, 450)
    assert t.at("bo-katan") == (400, 503.8, 0)


def test_you_know_who_we_are() -> None:
    t = table(a=side(f"{GRAND} at 400,400", f"{THIRD} at 600,400"), b=side(), step="activate")
    t.moves("grand", "dash", 400, 450).moves("third", "dash", 600, 450)
    assert (t.at("grand")[1], t.at("third")[1], t.asked) == (450, 450, "a act")


def test_secrets_uncovered() -> None:
    t = table(a=side(f"{GRAND} at 400,400"), b=side(), objectives="X at 100,100 b; Y at 200,100 a")
    t.picks("a", "secrets-uncovered")
    assert (t.controls("X"), t.controls("Y"), t.force("a")) == ("", "a", 7)
    t = table(a=side(f"{GRAND} at 400,400"), b=side(), objectives="Y at 200,100 a")
    assert t.refused("a", f"use:a.{GRAND}>secrets-uncovered") == "SP-ABL-02"


def test_the_temple_records_are_quite_complete() -> None:
    """The dice are those of the stance turned to; a Force User meets two more."""
    for attacker, dice in ((MAUL, 5 + 2), (BO, 5)):
        t = table(a=side(f"{attacker} at 400,460"), b=side(f"{GRAND} at 400,400"))
        t.a("action:combat", f"melee:a.{attacker}.1>b.{GRAND}.1").picks("b", "temple-records").b("choose:flip")
        assert sum(t.last("rolled")["defense"].values()) == dice
        assert t.unit("grand").side == 1


def test_clearly_you_were_a_poor_student() -> None:
    for foe, heals in ((f"{MAUL} at 400,460 with 10 damage", 2), (f"{BO} at 400,460 with 7 damage", 1)):
        t = table(
            a=side(f"{BROTHER} at 400,400", f"{GRAND} at 100,100 with 3 damage", force=1),
            b=side(foe),
            activates=BROTHER,
        )
        t.a("action:combat").attacks(BROTHER, foe.split()[0], attack="CC", path="a").takes("stop")
        while t.asked != "a act":
            if t.asked == "a heal":
                t.picks("a", "damage:")
            else:
                t.passes_all()
        assert (t.damage("grand"), t.force("a")) == (3 - heals, 1 + heals)


def test_call_the_hunt() -> None:
    t = table(a=side(f"{THIRD} at 100,100", f"{FOURTH} at 400,400"), b=side(f"{MAUL} at 400,520"))
    t.picks("a", "call-the-hunt").moves("fourth", "dash", 400, 450).attacks("fourth", "maul", dice=5)
    assert t.last("rolled")["attack"] == {"failure": 5}


def fears(objectives: str) -> ShatterScenario:
    t = table(a=side(f"{THIRD} at 400,400"), b=side(f"{BO} at 400,460"), objectives=objectives)
    t.dice_of("F" * 7, "F" * 4)
    return t.a("action:combat", f"melee:a.{THIRD}.1>b.{BO}.1")


def test_your_fear_betrays_you() -> None:
    t = fears("X at 100,100 b; Y at 700,100 b; Z at 300,800 a").picks("a", "your-fear")
    t.dice_of("CC").a("choose:failure", "choose:failure")
    assert t.last("results")["attack"] == {"crit": 2, "failure": 5}
    assert fears("X at 100,100 a").asked != "a react"


def test_neither_records_nor_lessons_without_a_reason() -> None:
    """A ranged attack does not open the temple records; an ally outside the Empire teaches nothing."""
    t = table(a=side(f"{BO} at 400,600"), b=side(f"{GRAND} at 400,400"))
    t.a("action:combat", f"ranged:a.{BO}.1>b.{GRAND}.1")
    assert t.asked != "b react"
    t = table(a=side(f"{MAUL} at 400,400", f"{GRAND} at 100,100", force=1), b=side(f"{BO} at 400,460 with 7 damage"))
    t.a("action:combat").attacks("maul", "bo-katan", attack="C", path="a").passes_all()
    assert (t.unit("bo-katan").wounded, t.force("a")) == (True, 1)
