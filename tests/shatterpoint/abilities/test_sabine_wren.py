"""Sabine Wren of the Ghost's crew."""

from __future__ import annotations

from battlemat.games.shatterpoint.scenario import side, table
from battlemat.games.shatterpoint.values import keyword

SABINE, BODHI, BO = "sabine-wren-spectre-5", "bodhi-rook", "bo-katan-kryze"


def test_my_friends_make_the_impossible_possible() -> None:
    """Another rebel may dash, and only a Spectre is asked about a hunker token."""
    t = table(a=side(f"{SABINE} at 400,400", f"{BODHI} at 600,600"), step="activate")
    assert t.options("a") == [f"choose:a.{BODHI}.1", "pass"]
    t.unit("bodhi").lent_tags.append("Spectre")
    t.a(f"choose:a.{BODHI}.1").moves("bodhi", "dash", 600, 640).a("choose:yes")
    assert (t.at("bodhi"), t.unit("bodhi").hunker) == ((600, 640, 0), 1)
    plain = table(a=side(f"{SABINE} at 400,400", f"{BODHI} at 600,600"), step="activate")
    plain.a(f"choose:a.{BODHI}.1").moves("bodhi", "dash", 600, 640)
    assert plain.asked == "a act"


def test_fireworks() -> None:
    """Everybody at the objective suffers, herself included, nobody farther away."""
    foes = side("lord-maul at 540,400", "aurra-sing at 700,700")
    t = table(a=side(f"{SABINE} at 400,400"), b=foes, objectives="X at 480,400; Y at 900,900")
    t.dice_of("EESSF").picks("a", "fireworks")
    assert [t.damage(name) for name in (SABINE, "maul", "aurra")] == [2, 2, 0]
    t.moves(SABINE, "jump", 400, 330)
    assert t.at(SABINE) == (400, 330, 0)
    far = table(a=side(f"{SABINE} at 400,400"), objectives="Y at 900,900")
    assert "fireworks" not in str(far.options("a"))


def test_i_forged_this_armor_with_my_family() -> None:
    t = table(a=side(f"{SABINE} at 400,400", f"{BO} at 480,400")).a("action:move").passes("a").picks("a", "i-forged")
    assert t.character(SABINE).focus == 1
    alone = table(a=side(f"{SABINE} at 400,400", f"{BO} at 700,400")).a("action:move").passes("a")
    assert alone.asked == "a act"


def test_daughter_of_mandalore() -> None:
    t = table(a=side(f"{SABINE} at 400,400"), b=side("lord-maul at 400,450"))
    assert [keyword(t.state, t.character(SABINE), name) for name in ("protection", "sharpshooter")] == [1, 2]
    t.a("action:move", f"climb:a.{SABINE}.1").goes("a", 400, 340)  # held, she cannot climb, but jump
    assert t.last("moved")["how"] == "jump"
