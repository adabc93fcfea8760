"""Terrain parts, elevations and surfaces (SP-TER-01 to SP-TER-10, SP-TER-45, SP-TER-46, SP-MOV-29)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlemat.core.errors import BadSetup
from battlemat.games.shatterpoint.battlefield import battlefield, read_battlefield
from battlemat.games.shatterpoint.content import PIECES, UNITS
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.movement import Movement
from battlemat.games.shatterpoint.records import Piece, PiecePart
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, flat_ground, side, table
from battlemat.games.shatterpoint.terrain import Field, Spot, higher, same_elevation
from tests.rule_marks import rule

BLOCK = [[-60.0, -60.0], [60.0, -60.0], [60.0, 60.0], [-60.0, 60.0]]
BALCONY = [[-60.0, 60.0], [60.0, 60.0], [60.0, 110.0], [-60.0, 110.0]]
TRAITS = {"opaque": True, "passable": False, "standable": True}


def plan(*parts: dict[str, Any], x: float = 457.2, y: float = 300.0) -> dict[str, Any]:
    """A battlefield with one piece of these parts."""
    piece = {"id": "thing", "name": "Thing", "source": "test", "parts": list(parts)}
    placements = [{"id": "thing", "piece": "thing", "x": x, "y": y}]
    return {"id": "one", "name": "One", "source": "test", "pieces": [piece], "placements": placements}


def part(name: str, outline: list[list[float]], top: float, **more: Any) -> dict[str, Any]:
    return {"id": name, "outline": outline, "bottom": 0.0, "top": top, **TRAITS, **more}


def house() -> Field:
    """A building 160 mm high with a balcony at half its height that one can walk under and see through."""
    balcony = part("balcony", BALCONY, 80.0, bottom=70.0, opaque=False, passable=True)
    return battlefield(read_battlefield(plan(part("block", BLOCK, 160.0), balcony, x=120.0, y=440.0))).field


def on_heights(low: float, high: float) -> ShatterScenario:
    """Bo-Katan and Maul 10 mm apart on two platforms."""
    platforms = [box(400, 400, 44, 60, low), box(450, 400, 44, 60, high)] if low else [box(450, 400, 44, 60, high)]
    return table(a=side(f"bo-katan-kryze at 400,400,{low}"), b=side(f"lord-maul at 450,400,{high}"), terrain=platforms)


def engaged(t: ShatterScenario) -> bool:
    return are_engaged(t.state, t.character("bo-katan"), t.character("maul"))


@rule("SP-TER-01")
def test_each_part_of_a_piece_has_its_own_characteristics() -> None:
    block, balcony = house().parts
    assert (block.top, block.opaque, block.passable) == (160.0, True, False)
    assert (balcony.top, balcony.opaque, balcony.passable) == (80.0, False, True)


@rule("SP-TER-46")
def test_one_piece_has_surfaces_on_several_elevations() -> None:
    field = house()
    assert field.heights == (0.0, 80.0, 160.0)
    assert field.fault(Spot(120.0, 525.0, 80.0), 20.0) is None
    assert field.fault(Spot(120.0, 440.0, 160.0), 20.0) is None
    assert field.fault(Spot(120.0, 440.0, 80.0), 20.0) is not None


@rule("SP-TER-02")
@pytest.mark.parametrize("missing", ["top", "opaque", "passable"])
def test_a_part_without_a_characteristic_is_refused(missing: str) -> None:
    broken = part("block", BLOCK, 80.0)
    del broken[missing]
    with pytest.raises(BadSetup, match=missing):
        read_battlefield(plan(broken))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(broken, PiecePart)


@rule("SP-TER-02")
def test_a_part_without_height_is_refused() -> None:
    with pytest.raises(BadSetup, match="not above its bottom") as refused:
        read_battlefield(plan(part("block", BLOCK, 50.0, bottom=50.0)))
    assert [refusal.rule for refusal in refused.value.refusals] == ["SP-TER-02"]


@rule("SP-TER-03")
@pytest.mark.parametrize(("height", "level"), [(76.2, True), (76.3, False)])
def test_two_things_not_more_than_range_2_apart_are_level(height: float, level: bool) -> None:
    assert same_elevation(0.0, height) is same_elevation(height, 0.0) is level
    assert engaged(on_heights(0, height)) is level


@rule("SP-TER-04")
def test_the_surface_counts_and_not_the_size() -> None:
    """A large base and a small one on one roof are level, whatever figures stand on them."""
    t = table(
        a=side("b1-battle-droids at 400,400,70 and 60,60"),
        b=side("lord-maul at 460,400,70"),
        terrain=[box(430, 400, 200, 100, 70)],
    )
    assert are_engaged(t.state, t.character("b1.1"), t.character("maul"))
    assert UNITS["b1-battle-droids"].base > UNITS["lord-maul"].base


@rule("SP-TER-05")
@pytest.mark.parametrize(("top", "crossed"), [(70.0, True), (76.2, True), (76.3, False), (100.0, False)])
def test_terrain_is_compared_with_the_surface_of_an_object(top: float, crossed: bool) -> None:
    t = table(a=side("bo-katan-kryze at 400,400"), b=side(), terrain=[box(400, 460, 300, 20, top)])
    movement = Movement(t.state, t.character("bo-katan"), "advance")
    assert (movement.check((400, 520, 0)) is None) is crossed


@rule("SP-TER-06")
@pytest.mark.parametrize(("one", "other", "level"), [(60.0, 130.0, True), (60.0, 136.3, False)])
def test_terrain_is_compared_by_its_tops(one: float, other: float, level: bool) -> None:
    """From the roof of one part to the roof of another: the bottoms play no part."""
    deck = box(400, 480, 80, 80, other, bottom=other - 10, opaque=False, passable=True)
    t = table(a=side(f"bo-katan-kryze at 400,400,{one}"), b=side(), terrain=[box(400, 400, 60, 60, one), deck])
    movement = Movement(t.state, t.character("bo-katan"), "dash")
    assert (movement.check((400, 480, other)) is None) is level


@rule("SP-TER-07")
def test_elevation_is_a_relation_between_two_things() -> None:
    assert same_elevation(0.0, 70.0)
    assert same_elevation(70.0, 140.0)
    assert not same_elevation(0.0, 140.0)
    assert engaged(on_heights(0, 70))
    assert engaged(on_heights(70, 140))
    assert not engaged(on_heights(0, 140))


@rule("SP-TER-08")
@pytest.mark.parametrize("height", [100.0, 340.0])
def test_how_much_higher_does_not_matter(height: float) -> None:
    assert higher(height, 0.0)
    t = table(a=side("bo-katan-kryze at 400,400"), b=side(), terrain=[box(400, 480, 80, 80, height)])
    bo = t.character("bo-katan")
    assert Movement(t.state, bo, "climb").check((400, 480, height)) is None
    refusal = Movement(t.state, bo, "dash").check((400, 480, height))
    assert refusal is not None
    assert refusal.rule == "SP-MOV-17"


@rule("SP-TER-10")
def test_impassable_terrain_is_passed_over_or_around_and_never_ended_in() -> None:
    wall = box(400, 460, 300, 40, 60, standable=False)
    t = table(a=side("bo-katan-kryze at 400,400"), b=side(), terrain=[wall])
    advance = Movement(t.state, t.character("bo-katan"), "advance")
    assert advance.check((400, 520, 0)) is None
    inside = advance.check((400, 460, 0))
    assert inside is not None
    assert inside.rule == "SP-MOV-25"


@rule("SP-TER-10")
@pytest.mark.parametrize("passable", [True, False])
def test_passable_terrain_is_passed_through(passable: bool) -> None:
    curtain = box(400, 460, 300, 20, 120, passable=passable, standable=False)
    t = table(a=side("bo-katan-kryze at 400,400"), b=side(), terrain=[curtain])
    advance = Movement(t.state, t.character("bo-katan"), "advance")
    assert (advance.check((400, 520, 0)) is None) is passable


def traits(piece: Piece) -> set[tuple[bool, bool]]:
    return {(part.opaque, part.passable) for part in piece.parts}


@rule("SP-TER-45")
def test_typical_characteristics() -> None:
    see_through, solid = False, True
    assert traits(PIECES["gantry"]) == traits(PIECES["connector"]) == {(see_through, True)}
    assert traits(PIECES["ladder"]) == traits(PIECES["tower-ladder"]) == {(see_through, False)}
    assert traits(PIECES["building"]) == {(solid, False)}
    tops = sorted(part.top for part in PIECES["comms-tower"].parts)
    assert len(tops) > 1
    assert higher(tops[-1], tops[0])


@rule("SP-MOV-29")
def test_terrain_may_lie_over_terrain() -> None:
    """A walkway that rests on two buildings is legal, and one can stand on it where it lies over a roof."""
    block = part("block", [[-40.0, -40.0], [40.0, -40.0], [40.0, 40.0], [-40.0, 40.0]], 80.0)
    deck = [[-120.0, -25.0], [120.0, -25.0], [120.0, 25.0], [-120.0, 25.0]]
    walkway = part("deck", deck, 90.0, bottom=80.0, opaque=False, passable=True)
    wanted = plan(block, walkway, x=200.0, y=340.0)
    wanted["placements"].append({"id": "again", "piece": "thing", "x": 230.0, "y": 350.0})
    field = battlefield(read_battlefield(wanted)).field
    assert len(field.parts) == 4
    assert field.fault(Spot(200.0, 340.0, 90.0), 20.0) is None
    assert battlefield(flat_ground([box(400, 400, 60, 60, 50), box(420, 400, 60, 60, 50)])).field.heights == (0.0, 50.0)
