"""Attack (XW-ATK)."""

from __future__ import annotations

from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.table.measures import attack_range
from battlemat.games.xwing.table.objects import base_of
from battlemat.games.xwing.timing.moments import (
    AFTER_ATTACKS,
    AFTER_DAMAGE,
    AFTER_DECLARES,
    AFTER_ENGAGES,
    AFTER_NEUTRALIZE,
    ROLLED_ATTACK,
    ROLLED_DEFENSE,
)
from tests.rule_marks import rule
from tests.rules.xwing.texts import TIE, TIETEXT, XTEXT, X, hears
from tests.rules.xwing.texts import texts as texts


@rule("XW-ATK-01", "XW-ATK-104")
def test_a_complete_attack(texts: None) -> None:
    heard: list[str] = []
    for window in (AFTER_DECLARES, ROLLED_ATTACK, ROLLED_DEFENSE, AFTER_NEUTRALIZE, AFTER_DAMAGE, AFTER_ATTACKS):
        hears(XTEXT, window, heard, lambda x: x.attack.step)
    t = table(f"{X}@400,300+focus=x", "b.redsquadronveteran@400,400,180+focus=y", phase="engagement")
    t.attack("front>y", attack="hit crit focus blank", defense="focus blank")
    t.a("focus").b("focus")
    assert t.last("hit") == {"ship": t.ship("x").id, "defender": t.ship("y").id, "hits": 1, "crits": 1}
    assert (t.shields("y"), t.damage("y")) == (0, 0)
    steps = ("attack", "attack-rolled", "defense-rolled", "hit", "damaged")
    assert [kind for kind in t.story() if kind in steps] == [*steps, "damaged"]
    assert list(dict.fromkeys(heard)) == [
        "declare", "attack-dice", "defense-dice", "neutralize", "damage", "aftermath",
    ]  # fmt: skip


@rule("XW-ATK-60", "XW-ATK-63", "XW-DMG-68")
def test_a_negative_number_of_dice_is_none() -> None:
    hurt = "*structuraldamage*structuraldamage+strain+tractor"
    t = table(f"{X}@400,300", f"{TIE}@400,500,180{hurt}", phase="engagement")
    t.attack(f"front>{TIE}")
    assert [amount for _, amount in t.last("defense-rolled")["terms"]] == [3, -1, -1, -1, -1]
    assert t.rolled("defense") == []


@rule("XW-ATK-43", "XW-ABL-04")
def test_a_die_is_rerolled_once() -> None:
    t = table(f"{X}@400,300>{TIE}&predator", f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="blank blank blank")
    t.faces("blank").a(f"{X}/upgrade:predator", "die-1")
    t.a("lock")
    assert t.options("a") == ["die-2", "die-3"]


@rule("XW-ATK-16")
def test_no_attack_at_range_0() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,340,180", phase="engagement")
    assert t.shots(X) == []
    beside = table(f"{X}@400,300", f"{TIE}@360,320", phase="engagement")  # what is in the arc is further away
    assert attack_range(base_of(beside.state, beside.ship(X)), "front", base_of(beside.state, beside.ship(TIE))) == 1
    assert (beside.range(X, TIE), beside.shots(X)) == (0, [])


@rule("XW-ATK-72", "XW-ATK-67", "XW-ATK-69")
def test_the_attacker_chooses_among_equally_short_lines() -> None:
    t = table(f"{X}@400,300", f"{TIE}@400,490,180", "asteroid@380,395", phase="engagement")
    t.attack(f"front>{TIE}")
    assert t.asked == "a line"
    free, across = t.question("a").about["across"].items()
    assert (free[1], across[1]) == ([], ["obstacle-1"])
    t.a(across[0])
    assert t.terms("defense") == {"agility": 3, "obstructed": 1}
    t = table(f"{X}@400,300", f"{TIE}@400,490,180", "asteroid@380,395", phase="engagement")
    t.attack(f"front>{TIE}").a(free[0])
    assert (t.terms("defense"), t.last("attack")["obstructed"]) == ({"agility": 3}, [])


@rule("XW-ATK-99", "XW-ATK-100")
def test_simultaneous_fire(texts: None) -> None:
    hears(TIETEXT, AFTER_ENGAGES, [])  # a resolved ability is no reason to remove ships either
    t = table(f"{TIE}@400,500,180*2=b", "a.academypilot@400,300=a", phase="engagement")
    t.attack("front>b", attack="hit hit", defense="blank blank blank").no_modifying()
    assert t.ship("b").destroyed
    assert (t.asked, t.place("b")) == ("b attack", "in play")
    t.attack("front>a", attack="hit hit", defense="blank blank blank").no_modifying()
    assert (t.damage("a"), t.place("b"), t.last("left")["ship"]) == (2, "removed", TIE)


@rule("XW-ATK-101", "XW-PHA-32")
def test_a_destroyed_ship_of_lower_initiative_does_not_engage() -> None:
    t = table(f"{TIE}@400,500,180*2=b", f"{X}@400,300=a", phase="engagement")
    t.attack("front>b", attack="hit hit blank", defense="blank blank blank").no_modifying()
    assert t.place("b") == "removed"
    assert t.over
    assert t.winner == "a"


@rule("XW-ATK-79", "XW-TOK-39")
def test_reinforce_spares_the_last_result() -> None:
    t = table("b.patrolleader@400,500,180+fore=deci", "a.darthvader@400,300", phase="engagement")
    t.attack("front>deci", attack="hit hit").no_modifying()
    assert t.last("hit")["hits"] == 1
