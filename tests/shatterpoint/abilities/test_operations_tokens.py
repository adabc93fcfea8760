"""The operations `attack`, `heal`, `damage`, `shed`, `afflict`, `hunker` and `refresh-force`, ability by ability."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"


# Attack


def test_striking_distance() -> None:
    """A dash, then a melee attack with five dice: no ranged one is offered."""
    t = table(a=side("clone-sergeant-hunter at 400,400"), b=side(f"{MAUL} at 400,500", f"{BO} at 400,600"))
    t.picks("a", "striking-distance").moves("hunter", "dash", 400, 440)
    assert t.options("a") == ["melee:a.clone-sergeant-hunter.1>b.lord-maul.1", "pass"]
    t.attacks("hunter", "maul", dice=5)
    assert (t.last("rolled")["attack"], t.force("a"), t.at("hunter")) == ({"failure": 5}, 8, (400, 440, 0))


def test_hahahaha_yeah() -> None:
    """An action and two Force for a ranged attack with all its dice; whoever is engaged can make none."""
    t = table(a=side("wrecker-and-omega at 400,400"), b=side(f"{MAUL} at 400,550"))
    t.picks("a", "hahahaha-yeah")
    assert t.options("a") == ["ranged:a.wrecker-and-omega.1>b.lord-maul.1", "pass"]
    t.attacks("wrecker", "maul", type="ranged")
    assert (t.last("rolled")["attack"], t.force("a")) == ({"failure": 6}, 7)
    assert t.state.activation is not None
    assert t.state.activation.left == 1
    t = table(a=side("wrecker-and-omega at 400,400"), b=side(f"{MAUL} at 400,450"))
    t.picks("a", "hahahaha-yeah")
    assert t.asked == "a act"


# Heal


@pytest.mark.parametrize(("place", "damage"), [("400,500", 1), ("400,700", 3)])
def test_spotchka_rations(place: str, damage: int) -> None:
    """Two heals for a Scoundrel unit within 3, three for nobody."""
    t = table(
        a=side(
            "gwarm at 400,400 with 1 damage",
            f"hondo-honest-businessman at {place} with 3 damage",
            f"{REX} at 460,400 with 2 damage",
        ),
        b=side(),
    )
    t.picks("a", "spotchka")
    if damage == 1:
        assert t.options("a") == ["choose:a.gwarm.1", "choose:a.hondo-honest-businessman.1"]
        t.picks("a", "hondo").a(*["damage:a.hondo-honest-businessman"] * 2)
    assert (t.damage("hondo"), t.damage("rex")) == (damage, 2)


def test_lessons_learned() -> None:
    t = table(a=side("padawan-learners at 400,400 and 460,400 with 2 damage"), b=side(), step="activate")
    t.picks("a", "padawan-learners.1").a("damage:a.padawan-learners")
    assert (t.damage("padawan"), t.asked) == (1, "a act")


# Shed


def sheds(kind: str, tokens: str, places: str = "400,400") -> ShatterScenario:
    return table(a=side(f"{kind} at {places} with {tokens}"), b=side(), step="activate")


def test_full_recovery() -> None:
    """All of it, for one unit within 3, also her own."""
    hurt = "with 5 damage, pinned, exposed"
    t = table(
        a=side(f"jedi-master-luminara-unduli at 400,400 {hurt}", f"{REX} at 400,500 {hurt}", f"{BO} at 400,700 {hurt}"),
        b=side(),
    )
    t.picks("a", "full-recovery")
    assert t.options("a") == ["choose:a.jedi-master-luminara-unduli", f"choose:a.{REX}"]
    t.picks("a", "rex")
    assert [(t.damage(name), t.conditions(name)) for name in ("rex", "luminara")] == [
        (0, []),
        (5, ["exposed", "pinned"]),
    ]
    assert t.force("a") == 7


@pytest.mark.parametrize(("answer", "left"), [("pinned", ["exposed"]), ("pass", ["exposed", "pinned"])])
def test_on_the_hunt(answer: str, left: list[str]) -> None:
    """A condition if the player likes; then a dash, which ends where it began if Pinned was not the condition."""
    t = sheds("ig-11-assassin-droid", "3 damage, pinned, exposed").picks("a", answer)
    assert (t.damage("ig-11"), t.conditions("ig-11")) == (3, left)
    assert t.options("a") == ["dash:a.ig-11-assassin-droid.1", "pass"]
    t.moves("ig-11", "dash", *((400, 430) if answer == "pinned" else ()))
    assert (t.at("ig-11"), t.asked) == ((400, 430 if answer == "pinned" else 400, 0), "a act")


@pytest.mark.parametrize(("answer", "left"), [("pinned", ["exposed"]), ("pass", ["exposed", "pinned"])])
def test_special_forces_conditioning(answer: str, left: list[str]) -> None:
    t = sheds("imperial-special-forces", "3 damage, pinned, exposed", "400,400 and 460,400").picks("a", answer)
    assert (t.damage("special-forces"), t.conditions("special-forces"), t.asked) == (2, left, "a act")


@pytest.mark.parametrize(("tokens", "damage"), [("3 damage", 2), ("pinned", 0)])
def test_damage_or_a_condition_alone_is_shed(tokens: str, damage: int) -> None:
    t = sheds("imperial-special-forces", tokens, "400,400 and 460,400")
    if tokens == "pinned":
        t.picks("a", "pinned")
    assert (t.damage("special-forces"), t.conditions("special-forces"), t.asked) == (damage, [], "a act")


# Afflict


@pytest.mark.parametrize("condition", ["pinned", "exposed"])
def test_bola_toss(condition: str) -> None:
    t = table(a=side("chief-chirpa at 400,400"), b=side(f"{MAUL} at 400,550", f"{BO} at 400,620"))
    t.picks("a", "bola-toss")
    assert t.options("a") == ["choose:pinned", "choose:exposed"]
    t.picks("a", condition)
    assert (t.conditions("maul"), t.conditions("bo-katan"), t.force("a")) == ([condition], [], 8)


def test_whipcord_launcher() -> None:
    t = table(a=side("boba-fett-on-contract at 400,400"), b=side(f"{MAUL} at 400,550", f"{BO} at 400,620"))
    t.picks("a", "whipcord")
    assert (t.conditions("maul"), t.conditions("bo-katan"), t.force("a")) == (["disarmed", "pinned"], [], 8)


def test_oppression() -> None:
    """A dash first: the foe is within 3 only afterwards."""
    t = table(a=side("death-trooper-specialist at 400,400"), b=side(f"{MAUL} at 400,620"), step="activate")
    t.moves("specialist", "dash", 400, 440)
    assert t.options("a") == ["choose:strained", "choose:pinned"]
    t.picks("a", "strained")
    assert (t.at("specialist"), t.conditions("maul"), t.asked) == ((400, 440, 0), ["strained"], "a act")


# Damage, hunker


def test_knee_rockets() -> None:
    """One damage for each of two units within 3; the second may be left out."""
    foes = (f"{MAUL} at 400,550", f"{BO} at 460,550", f"{REX} at 400,620")
    for second, damage in ((f"choose:b.{BO}", (1, 1, 0)), ("pass", (1, 0, 0))):
        t = table(a=side("boba-fett-on-contract at 400,400"), b=side(*foes))
        t.picks("a", "knee-rockets")
        assert t.options("a") == [f"choose:b.{MAUL}", f"choose:b.{BO}"]
        t.picks("a", "maul").a(second)
        assert tuple(map(t.damage, ("maul", "bo-katan", "rex"))) == damage
        assert (t.force("a"), t.asked) == (8, "a act")


def test_obscuring_flames() -> None:
    t = table(a=side("es-04-firebrand at 400,400", f"{REX} at 400,500", f"{BO} at 400,700"), b=side())
    t.picks("a", "obscuring-flames")
    assert t.options("a") == ["choose:a.es-04-firebrand", f"choose:a.{REX}"]
    t.picks("a", "rex")
    assert [t.unit(name).hunker for name in ("rex", "firebrand", "bo-katan")] == [1, 0, 0]
