"""Abilities that many units share: Coordinated Fire, Enfeeble, Supporting Fire, Pack Hunter; each with its own ally."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

BO, MAUL, REX = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex"
ANAKIN = "general-anakin-skywalker"


def spread(kind: str, first: str) -> str:
    """A unit with its first character at a place and the others far from everybody."""
    others = ["60,60", "130,60"][: UNITS[kind].characters - 1]
    return f"{kind} at {' and '.join([first, *others])}"


COORDINATED = [
    # who has it, an ally it helps, the reach, what becomes of the target
    ("501st-clone-troopers", ANAKIN, 5, "strained"),
    ("104th-wolfpack-troopers", ANAKIN, 5, "strained"),
    ("212th-clone-troopers", ANAKIN, 5, "pinned"),
    ("republic-clone-commandos", ANAKIN, 5, "damage"),
    ("naboo-royal-handmaidens", ANAKIN, 5, "disarmed"),
    ("nightsister-acolytes", "savage-opress", 5, "exposed"),
    ("leia-organa-freedom-fighter", "chewie", 5, "exposed"),
    ("rebel-commandos", "chewie", 5, "damage"),
    ("ewok-hunters", "chief-chirpa", 5, "pinned"),
    ("dark-troopers", "moff-gideon", 5, "strained"),
    ("fifth-brother", "third-sister", 4, "exposed"),
    ("fourth-sister", "third-sister", 4, "pinned"),
]
FAR = {4: 243.2, 5: 294.0}
"""From middle to middle of two small bases at the end of a range."""


def attacked_by(ally: str, helper: str, distance: float) -> ShatterScenario:
    """The ally attacks Rex, the helper stands so far from him; what is asked before the dice is open."""
    t = table(a=side(spread(ally, "400,450"), spread(helper, f"{400 + distance},400")), b=side(f"{REX} at 400,400"))
    return t.a("action:combat", f"melee:a.{ally}.1>b.{REX}.1")


def fire(t: ShatterScenario) -> list[str]:
    """The abilities of this kind that can be used now."""
    words = ("coordinated-fire", "enfeeble", "supporting-")
    return [option for option in (t.options("a") if t.asked == "a react" else []) if any(w in option for w in words)]


@pytest.mark.parametrize(("helper", "ally", "reach", "effect"), COORDINATED)
def test_coordinated_fire(helper: str, ally: str, reach: int, effect: str) -> None:
    """The target's unit suffers it before the dice, and only a target within reach of the helper."""
    t = attacked_by(ally, helper, FAR[reach] - 1)
    (use,) = fire(t)
    assert t.events("rolled") == []
    t.a(use)
    if effect == "damage":
        assert (t.damage("rex"), t.events("condition")) == (1, [])
    else:
        assert (t.damage("rex"), t.events("condition")) == (0, [{"unit": f"b.{REX}", "condition": effect}])
    assert fire(attacked_by(ally, helper, FAR[reach] + 1)) == []


@pytest.mark.parametrize("helper", [helper for helper, *_ in COORDINATED if helper != "leia-organa-freedom-fighter"])
def test_coordinated_fire_is_for_allies_with_a_tag(helper: str) -> None:
    """Bo-Katan belongs to none of them."""
    assert fire(attacked_by(BO, helper, 100)) == []


@pytest.mark.parametrize("helper", ["501st-clone-troopers", "dark-troopers"])
def test_coordinated_fire_is_for_other_units(helper: str) -> None:
    t = table(a=side(f"{helper} at 400,450 and 500,400"), b=side(f"{REX} at 400,400"))
    t.a("action:combat", f"melee:a.{helper}.1>b.{REX}.1")
    assert fire(t) == []


# Supporting Fire


SUPPORTING = [
    ("arf-clone-troopers", ANAKIN, "dash"),
    ("death-troopers", "moff-gideon", "dash"),
    ("fils-clones", ANAKIN, "heal"),
]


def supported(helper: str, ally: str, distance: float) -> ShatterScenario:
    """The ally, with 2 damage, has attacked Rex; the helper stands so far from it."""
    t = table(
        a=side(spread(ally, "400,450") + " with 2 damage", spread(helper, f"400,{450 + distance}"), force=0),
        b=side(f"{REX} at 400,400"),
    )
    return t.a("action:combat").attacks(f"a.{ally}.1", "rex")


@pytest.mark.parametrize(("helper", "ally", "effect"), SUPPORTING)
def test_supporting_fire(helper: str, ally: str, effect: str) -> None:
    t = supported(helper, ally, FAR[5] - 1)
    (use,) = fire(t)
    t.a(use)
    if effect == "dash":
        assert t.options("a") == [f"dash:a.{ally}.1", "pass"]
        t.moves(f"a.{ally}.1", "dash", 400, 480)
    else:
        t.a(f"damage:a.{ally}")
    assert (t.at(f"a.{ally}.1"), t.damage(f"a.{ally}")) == (
        ((400, 480, 0), 2) if effect == "dash" else ((400, 450, 0), 1)
    )
    assert fire(supported(helper, ally, FAR[5] + 1)) == []
    assert fire(supported(helper, BO, 100)) == []


def test_supporting_assault() -> None:
    """Kit Fisto himself may dash."""
    t = supported("jedi-master-kit-fisto", ANAKIN, 200)
    t.a(*fire(t))
    assert t.options("a") == ["dash:a.jedi-master-kit-fisto.1", "pass"]
    t.moves("kit-fisto", "dash", 400, 620)
    assert t.at("kit-fisto") == (400, 620, 0)


# Pack Hunter


@pytest.mark.parametrize(
    ("hunter", "ally", "at", "dice"),
    [
        ("cc-3636-commander-wolffe", REX, "340,400", 6 + 2),
        ("cc-3636-commander-wolffe", REX, "800,800", 6),
        ("cc-3636-commander-wolffe", BO, "340,400", 6),
        ("gwarm", "weequay-pirates", "340,400", 6 + 2),
        ("gwarm", "weequay-pirates", "800,800", 6),
        ("gwarm", BO, "340,400", 6),
    ],
)
def test_pack_hunter(hunter: str, ally: str, at: str, dice: int) -> None:
    """Two dice more in melee while another ally with the tag is engaged with the target."""
    t = table(a=side(spread(hunter, "400,450"), spread(ally, at)), b=side(f"{MAUL} at 400,400"))
    t.a("action:combat").attacks(f"a.{hunter}.1", "maul")
    assert t.last("rolled")["attack"] == {"failure": dice}
