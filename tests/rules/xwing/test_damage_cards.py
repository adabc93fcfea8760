"""The damage deck and its fourteen cards (XW-DMG-36 to XW-DMG-51, XW-DMG-68)."""

from __future__ import annotations

from collections import Counter

import pytest

from battlemat.games.xwing.cards import content
from battlemat.games.xwing.scenario import table
from battlemat.games.xwing.ships import damage
from tests.rule_marks import rule
from tests.rules.xwing.hurting import FANG, LATER, TIE, X, calm, deal, hurt


@rule("XW-DMG-36", "XW-DMG-37")
def test_the_damage_deck() -> None:
    deck = Counter(content.damage_deck())
    assert (len(deck), deck.total()) == (14, 33)
    assert deck == {
        "panickedpilot": 2, "blindedpilot": 2, "woundedpilot": 2, "stunnedpilot": 2, "consolefire": 2,
        "damagedengine": 2, "weaponsfailure": 2, "hullbreach": 2, "structuraldamage": 2, "damagedsensorarray": 2,
        "loosestabilizer": 2, "disabledpowerregulator": 2, "fuelleak": 4, "directhit": 5,
    }  # fmt: skip
    traits = Counter(content.DAMAGE_CARDS[kind].trait for kind in deck.elements())
    assert traits == {"pilot": 8, "ship": 25}
    assert {kind for kind in deck if content.DAMAGE_CARDS[kind].trait == "pilot"} == {
        "panickedpilot", "blindedpilot", "woundedpilot", "stunnedpilot",
    }  # fmt: skip


# The fourteen cards ---------------------------------------------------------------------------------------------------

REPAIRABLE = (
    "blindedpilot",
    "woundedpilot",
    "consolefire",
    "weaponsfailure",
    "hullbreach",
    "damagedsensorarray",
    "loosestabilizer",
    "fuelleak",
)


@rule("XW-DMG-39", "XW-DMG-40", "XW-DMG-42", "XW-DMG-44", "XW-DMG-45", "XW-DMG-47", "XW-DMG-48", "XW-DMG-50")
@pytest.mark.parametrize("kind", sorted(content.DAMAGE_CARDS))
def test_damage_cards_with_an_action_that_repairs_them(kind: str) -> None:
    t = table(f"{X}@400,100#2-straight*{kind}=x", LATER)
    repair = f"damage:{kind}#1/repair"
    assert (repair in t.options("a")) == (kind in REPAIRABLE)
    if kind in REPAIRABLE:
        t.a(repair)
        assert (t.faceup("x"), t.damage("x"), t.actions("x")) == ([], 1, [repair])


@rule("XW-DMG-38")
def test_panicked_pilot() -> None:
    t = calm(f"{FANG}@400,300=x", a="panickedpilot")
    deal(t, "x", faceup=True)
    assert (t.tokens("x"), t.faceup("x"), t.damage("x")) == ({"stress": 2}, [], 1)


@rule("XW-DMG-38", "XW-DMG-51", "XW-DMG-26")
@pytest.mark.parametrize(("kind", "stress", "cards"), [("panickedpilot", 2, 1), ("directhit", 0, 2)])
def test_cards_that_work_once_work_when_they_are_exposed(kind: str, stress: int, cards: int) -> None:
    t = calm(f"{FANG}@400,300=x", a=kind)
    deal(t, "x")
    t.happens(damage.expose(t.match, t.ship("x")))
    assert (t.token("x", "stress"), t.damage("x"), t.faceup("x")) == (stress, cards, [])


@rule("XW-DMG-39")
def test_blinded_pilot_leaves_force_only() -> None:
    t = table("a.lukeskywalker@400,300*blindedpilot+focus>b.academypilot&predator=x", f"{TIE}@400,500,180",
              phase="engagement")  # fmt: skip
    t.attack(f"front>{TIE}", attack="focus blank blank")
    assert t.options("a") == ["force", "pass"]


@rule("XW-DMG-40")
@pytest.mark.parametrize(("face", "stress"), [("hit", 1), ("crit", 1), ("focus", 0), ("blank", 0)])
def test_wounded_pilot(face: str, stress: int) -> None:
    t = table(f"{X}@400,100#2-straight*woundedpilot=x", LATER)
    t.faces(face).a("focus")
    assert (t.token("x", "focus"), t.token("x", "stress")) == (1, stress)


@rule("XW-DMG-41")
def test_stunned_pilot() -> None:
    for obstacle, cards in (("gas@400,200", 2), ("gas@400,275", 2), ("gas@100,500", 1)):
        t = table(f"{FANG}@400,100#3-straight*stunnedpilot=x", obstacle, LATER, phase="planning")
        t.ready()
        assert (t.damage("x"), t.faceup("x")) == (cards, ["stunnedpilot"])


@rule("XW-DMG-42")
@pytest.mark.parametrize(("face", "cards"), [("hit", 2), ("crit", 1), ("focus", 1), ("blank", 1)])
def test_console_fire(face: str, cards: int) -> None:
    t = table("a.wedgeantilles@400,100*consolefire!0#1-straight=x", f"{TIE}@400,500,180#2-straight")
    t.faces(face).until("attack", "x")
    assert t.last("rolled")["results"] == [face]
    assert (t.damage("x"), t.faceup("x")) == (cards, ["consolefire"])


@rule("XW-DMG-43")
@pytest.mark.parametrize(
    ("maneuver", "stress"), [("2-turn-left", 1), ("2-turn-right", 1), ("3-bank-left", 0), ("4-straight", 0)]
)
def test_damaged_engine(maneuver: str, stress: int) -> None:
    t = table(f"a.academypilot@400,300#{maneuver}*damagedengine=x", LATER)
    assert t.token("x", "stress") == stress


@rule("XW-DMG-44", "XW-DMG-68")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_weapons_failure(copies: int) -> None:
    t = table(f"{X}@400,300=x" + "*weaponsfailure" * copies, f"{TIE}@400,500,180", phase="engagement")
    t.attack(f"front>{TIE}", attack="blank " * (3 - copies))
    assert len(t.rolled("attack")) == 3 - copies


@rule("XW-DMG-68")
def test_two_damaged_engines_make_a_blue_turn_red() -> None:
    for copies, stress in ((1, 0), (2, 1)):
        t = table(f"{FANG}@400,300#2-turn-left=x" + "*damagedengine" * copies, LATER)
        assert t.token("x", "stress") == stress


@rule("XW-DMG-45")
def test_hull_breach() -> None:
    t = calm(f"{FANG}@400,300*hullbreach=x", a="structuraldamage stunnedpilot")
    hurt(t, "x", hits=2)
    assert t.faceup("x") == ["hullbreach", "structuraldamage", "stunnedpilot"]


@rule("XW-DMG-46")
def test_structural_damage() -> None:
    t = table(f"{TIE}@400,500,180", f"{X}@400,300*structuraldamage=x", phase="engagement")
    t.until("attack", TIE).attack("front>x", attack="blank blank", defense="blank")
    assert len(t.rolled("defense")) == 1


@rule("XW-DMG-47")
def test_damaged_sensor_array() -> None:
    t = table(f"{X}@400,100#2-straight*damagedsensorarray*fuelleak=x", LATER)
    repairs = ["damage:damagedsensorarray#1/repair", "damage:fuelleak#2/repair"]
    assert t.options("a") == ["focus", *repairs, "pass"]


@rule("XW-DMG-48")
@pytest.mark.parametrize(("maneuver", "faceup"), [("2-bank-left", []), ("2-straight", ["loosestabilizer"])])
def test_loose_stabilizer(maneuver: str, faceup: list[str]) -> None:
    t = table(f"{FANG}@400,300#{maneuver}*loosestabilizer=x", LATER)
    assert (t.faceup("x"), t.damage("x")) == (faceup, 1 if faceup else 2)


@rule("XW-DMG-49")
def test_disabled_power_regulator() -> None:
    t = table("a.wedgeantilles@400,300*disabledpowerregulator=x", f"{TIE}@400,500,180", phase="engagement")
    assert t.tokens("x") == {"ion": 1}
    t.until_phase("planning")
    assert t.options("a") == ["ready"]
    t.until("action", "x")
    assert (t.pose("x"), t.faceup("x")) == ((400.0, 380.0, 0.0), [])
    own = table(f"{X}@400,300#2-straight*disabledpowerregulator=x", LATER)
    assert own.faceup("x") == ["disabledpowerregulator"]  # that was no ion maneuver


@rule("XW-DMG-50")
def test_fuel_leak() -> None:
    t = calm(f"{X}@400,300!1*fuelleak=x")
    hurt(t, "x", hits=1)
    assert (t.shields("x"), t.damage("x"), t.faceup("x")) == (0, 1, ["fuelleak"])
    t.ship("x").shields = 1
    hurt(t, "x", crits=1)
    assert (t.shields("x"), t.damage("x"), t.faceup("x")) == (0, 2, [])


@rule("XW-DMG-50")
def test_fuel_leak_does_not_leak_by_the_crit_that_dealt_it() -> None:
    t = calm(f"{FANG}@400,300=x", a="fuelleak structuraldamage fuelleak")
    hurt(t, "x", crits=1)
    assert t.faceup("x") == ["fuelleak"]


@rule("XW-DMG-51")
def test_direct_hit() -> None:
    t = calm(f"{FANG}@400,300=x", a="directhit")
    deal(t, "x", faceup=True)
    assert (t.damage("x"), t.faceup("x")) == (2, [])
