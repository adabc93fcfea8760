"""Abilities of the core set that were printed again with another effect: Anakin, Ahsoka, Ventress, the B1s."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.scenario import ShatterScenario, side, table

ANAKIN = "general-anakin-skywalker--2026"
AHSOKA = "ahsoka-tano-jedi-no-more--2026"
ASAJJ = "asajj-ventress-sith-assassin--2026"
DROIDS = "b1-battle-droids--2026"
BO, MAUL, REX, TROOPERS = "bo-katan-kryze", "lord-maul", "cc-7567-captain-rex", "501st-clone-troopers"


# Anakin


@pytest.mark.parametrize(("flips", "dice"), [("flip", 7), ("pass", 8)])
def test_im_going_to_end_this(flips: str, dice: int) -> None:
    """After his Combat action he may flip his stance card, then attack in melee, whomever he likes."""
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450", f"{BO} at 340,400"))
    t.a("action:combat").attacks("anakin", "maul").picks("a", "end-this")
    assert t.options("a") == ["choose:flip", "pass"]
    t.picks("a", flips)
    assert t.options("a") == [f"melee:a.{ANAKIN}.1>b.{foe}.1" for foe in (MAUL, BO)] + ["pass"]
    t.attacks("anakin", "bo-katan")
    assert (t.last("rolled")["attack"], t.force("a")) == ({"failure": dice}, 7)
    assert t.unit("anakin").side == (1 if flips == "flip" else 0)


def test_im_going_to_end_this_is_for_the_combat_action() -> None:
    t = table(a=side(f"{ANAKIN} at 400,400"), b=side(f"{MAUL} at 400,450"))
    assert t.a("action:focus").asked == "a act"


def anakin_wounds(foe: str, damage: int) -> ShatterScenario:
    """He wounds a foe; his friends stand aside."""
    t = table(
        a=side(
            f"{ANAKIN} at 400,400", f"{REX} at 700,400", f"{TROOPERS} at 700,500 and 700,600", f"{BO} at 60,60", force=3
        ),
        b=side(f"{foe} at 400,450 with {damage} damage"),
    )
    t.a("action:combat").attacks("anakin", foe, attack="C", path="a").passes_all()
    assert t.unit(f"b.{foe}").wounded
    return t


@pytest.mark.parametrize(
    ("foe", "damage", "dashes", "token"),
    [(MAUL, 10, True, "a1"), ("gar-saxon-merciless-commander", 8, True, "0")],
)
def test_this_is_where_the_fun_begins(foe: str, damage: int, dashes: bool, token: str) -> None:
    """A Force at once; at the end of the activation allies of the Republic dash, and a Primary moves the token."""
    t = anakin_wounds(foe, damage)
    assert (t.force("a"), t.token, t.asked) == (4, "0", "a act")
    t.ends_activation()
    assert t.options("a") == [*(f"dash:a.{name}" for name in (f"{REX}.1", f"{TROOPERS}.1", f"{TROOPERS}.2")), "pass"]
    t.moves("rex", "dash", 700, 430)
    assert t.at("rex") == (700, 430, 0)
    t.passes("a")
    assert t.token == token


def test_the_fun_of_a_supporting_unit_is_a_force_only() -> None:
    t = table(
        a=side(f"{ANAKIN} at 400,400", f"{REX} at 700,400", force=3),
        b=side(f"{TROOPERS} at 400,450 and 60,60 with 6 damage"),
    )
    t.a("action:combat").attacks("anakin", "501st.1", attack="C", path="a").passes_all()
    assert (t.unit("501st").wounded, t.force("a"), t.asked) == (True, 4, "a act")
    t.ends_activation()
    assert t.events("ability")[-1]["ability"] == "this-is-where-the-fun-begins--2026"
    assert (t.token, t.asked.endswith("movement")) == ("0", False)


def test_the_fun_is_his_own() -> None:
    """Neither the wound that Bo-Katan makes nor the end of her activation is his."""
    t = table(a=side(f"{BO} at 400,400", f"{ANAKIN} at 700,400", force=3), b=side(f"{MAUL} at 400,450 with 10 damage"))
    t.a("action:combat").attacks("bo-katan", "maul", attack="C", path="a").passes_all()
    assert (t.unit("maul").wounded, t.force("a"), t.asked) == (True, 3, "a act")
    t.unit("anakin").used["wounded-primary"] = 1
    t.ends_activation()
    used = [event["ability"] for event in t.events("ability")]
    assert (t.token, used) == ("0", ["revenge-i-must-have-revenge"])


# Ahsoka


def maul_wounds_rex() -> ShatterScenario:
    t = table(
        a=side(f"{MAUL} at 400,460"),
        b=side(f"{REX} at 400,520 with 8 damage", f"{AHSOKA} at 400,620 with 4 damage"),
    )
    return t.a("action:combat").attacks("maul", "rex", attack="C", path="a")


def test_fierce_protector() -> None:
    """Three heals, then an advance or a jump, then an attack on the culprit with all her dice."""
    t = maul_wounds_rex()
    assert t.options("b") == [f"choose:b.{AHSOKA}.1", "pass"]
    t.picks("b", "ahsoka").b(*[f"damage:b.{AHSOKA}"] * 3)
    assert t.damage("ahsoka") == 1
    assert t.options("b") == [f"{kind}:b.{AHSOKA}.1" for kind in ("advance", "jump")] + ["pass"]
    t.moves("ahsoka", "advance", 460, 480)
    assert t.options("b") == [f"melee:b.{AHSOKA}.1>a.{MAUL}.1", "pass"]
    t.attacks("ahsoka", "maul")
    assert t.last("rolled")["attack"] == {"failure": 6}


def test_fierce_protector_may_be_left_out() -> None:
    t = maul_wounds_rex().passes("b")
    assert (t.damage("ahsoka"), t.asked) == (4, "a act")


def test_fierce_protector_answers_attacks_on_others() -> None:
    """Not a wound of her own, nor one that no attack has made."""
    t = table(a=side(f"{MAUL} at 400,460"), b=side(f"{AHSOKA} at 400,520 with 8 damage", f"{REX} at 60,60"))
    t.a("action:combat").attacks("maul", "ahsoka", attack="CCC", path="a").takes("stop").passes("b")
    assert (t.unit("ahsoka").wounded, t.asked) == (True, "a act")
    t = table(
        a=side("boba-fett-on-contract at 400,400"), b=side(f"{REX} at 400,500 with 8 damage", f"{AHSOKA} at 60,60")
    )
    t.picks("a", "knee-rockets")
    assert (t.unit("rex").wounded, t.asked) == (True, "a act")


@pytest.mark.parametrize(
    ("unit", "at", "tokens", "expertise"),
    [
        ("rex", "400,500", "", 1),
        ("ahsoka", "", "", 1),
        ("rex", "400,500", " with wounded", 0),
        ("rex", "700,400", "", 0),
    ],
)
def test_youll_find_i_have_many_qualities(unit: str, at: str, tokens: str, expertise: int) -> None:
    """She and allies within 2 of her, while she is not Wounded."""
    t = table(
        a=side(
            "gar-saxon-merciless-commander at 400,250"
            if at != "700,400"
            else "gar-saxon-merciless-commander at 700,250"
        ),
        b=side(f"{AHSOKA} at 400,400{tokens}", *([f"{REX} at {at}"] if at else [])),
    )
    t.a("action:combat").attacks("gar-saxon", unit, type="ranged")
    assert t.last("results")["defense"].get("expertise", 0) == expertise


# Ventress


@pytest.mark.parametrize(
    ("foe", "force", "moves"),
    [
        (f"{MAUL} at 400,450 with 10 damage", 3, True),
        ("gar-saxon-merciless-commander at 400,450 with 8 damage", 2, True),
        (f"{TROOPERS} at 400,450 and 60,60 with 6 damage", 2, False),
    ],
)
def test_sith_assassin(foe: str, force: int, moves: bool) -> None:
    """A Force for each wound, a second one for a Primary; a reposition or a jump for all but Supporting units."""
    t = table(a=side(f"{ASAJJ} at 400,400 with 3 damage", force=1), b=side(foe))
    t.a("action:combat").attacks("asajj", f"{foe.split()[0]}.1", attack="C", path="a")
    t.stops_after("ability", ability="sith-assassin--2026")
    assert (t.asked == "a movement") is moves
    if moves:
        assert t.options("a") == [f"{kind}:a.{ASAJJ}.1" for kind in ("reposition", "jump")] + ["pass"]
        t.moves("asajj", "reposition", 400, 300)
        assert t.at("asajj") == (400, 300, 0)
    assert (t.force("a"), t.damage("asajj")) == (force, 3)


def test_sith_assassin_is_for_her_own_wounds() -> None:
    t = table(a=side(f"{BO} at 400,400", f"{ASAJJ} at 700,400", force=1), b=side(f"{MAUL} at 400,450 with 10 damage"))
    t.a("action:combat").attacks("bo-katan", "maul", attack="C", path="a").passes_all()
    assert (t.unit("maul").wounded, t.force("a"), t.asked) == (True, 1, "a act")


def test_swift_retreat() -> None:
    """Her advance may be a reposition where it would shrink to a dash, and she leaves the engagement."""
    t = table(a=side(f"{ASAJJ} at 400,400"), b=side(f"{MAUL} at 400,450")).a("action:move").moves("asajj", "advance")
    assert t.options("a") == [f"{kind}:a.{ASAJJ}.1" for kind in ("dash", "reposition")]
    t.picks("a", "reposition").goes("a", 400, 220)
    assert t.at("asajj") == (400, 220, 0)


# B1 Battle Droids


@pytest.mark.parametrize("uses", [True, False])
def test_countless(uses: bool) -> None:
    """Instead of being Wounded they are Injured, without damage and with a condition less."""
    t = table(a=side(f"{MAUL} at 400,450"), b=side(f"{DROIDS} at 400,400 and 60,60 with 7 damage, pinned, disarmed"))
    t.a("action:combat").attacks("maul", "b1.1", attack="C", path="a")
    assert t.unit("b1").wounded
    if uses:
        t.picks("b", "countless").picks("b", "pinned")
    else:
        t.passes("b")
    unit = t.unit("b1")
    found = unit.wounded, unit.injured, unit.damage, t.conditions("b1")
    assert found == ((False, 1, 0, ["disarmed"]) if uses else (True, 0, 9, ["disarmed", "pinned"]))


def test_countless_is_for_their_own_wounds() -> None:
    """Another unit is wounded beside them."""
    t = table(a=side(f"{BO} at 400,450"), b=side(f"{MAUL} at 400,400 with 10 damage", f"{DROIDS} at 460,400 and 60,60"))
    t.a("action:combat").attacks("bo-katan", "maul", attack="C", path="a")
    assert (t.unit("maul").wounded, "countless" in str(t.options(t.asked[0]))) == (True, False)
