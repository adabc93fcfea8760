"""Lines of sight (SP-TER-09, SP-TER-11 to SP-TER-18)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from battlemat.games.shatterpoint.engagement import sees
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import box, side, table
from tests.rule_marks import rule

Terrain = Sequence[tuple[Piece, Placement]]


def seen(
    *terrain: tuple[Piece, Placement], viewer: str = "400,400", target: str = "400,600", between: str = ""
) -> bool:
    """Whether Bo-Katan sees Maul; sight is always mutual (SP-TER-18)."""
    others = [f"asajj-ventress-sith-assassin at {between}"] if between else []
    t = table(a=side(f"bo-katan-kryze at {viewer}"), b=side(f"lord-maul at {target}", *others), terrain=terrain)
    found = sees(t.state, t.character("bo-katan"), t.character("maul"))
    assert found is sees(t.state, t.character("maul"), t.character("bo-katan"))
    return found


@rule("SP-TER-09", "SP-TER-13")
@pytest.mark.parametrize("height", [100.0, 300.0])
def test_transparent_parts_never_block(height: float) -> None:
    assert seen(box(400, 500, 300, 20, height, opaque=False))
    assert not seen(box(400, 500, 300, 20, height))


@rule("SP-TER-11")
def test_one_unbroken_line_from_any_part_of_the_base_is_enough() -> None:
    """Walls hide all but the last millimetre of both bases; a line along their western edges is free."""
    assert seen(box(481, 500, 200, 20, 100))
    assert not seen(box(479, 500, 200, 20, 100))
    assert seen(box(400, 450, 38, 10, 100), box(400, 550, 38, 10, 100))


@rule("SP-TER-12")
def test_characters_do_not_block() -> None:
    assert seen(between="400,500")


@rule("SP-TER-14")
@pytest.mark.parametrize("height", [70.0, 100.0, 300.0])
def test_the_terrain_one_stands_on_does_not_block(height: float) -> None:
    roof = box(400, 430, 300, 140, height)
    assert seen(roof, viewer=f"400,400,{height}")
    assert seen(roof, viewer=f"400,400,{height}", target=f"400,470,{height}")


@rule("SP-TER-15")
@pytest.mark.parametrize(("top", "free"), [(70.0, True), (76.2, True), (76.3, False)])
def test_opaque_terrain_level_with_the_viewer_does_not_block(top: float, free: bool) -> None:
    assert seen(box(400, 500, 300, 20, top)) is free
    platform = box(400, 400, 60, 60, 100)
    assert seen(platform, box(400, 500, 300, 20, 100 + top), viewer="400,400,100") is free


@rule("SP-TER-15")
def test_opaque_terrain_below_the_viewer_does_not_block() -> None:
    assert seen(box(400, 400, 60, 60, 200), box(400, 500, 300, 20, 100), viewer="400,400,200")


@rule("SP-TER-17")
@pytest.mark.parametrize(("top", "free"), [(100.0, True), (226.2, True), (226.3, False)])
def test_a_target_on_terrain_is_seen_over_what_is_not_higher(top: float, free: bool) -> None:
    roof = box(400, 600, 60, 60, 150)
    assert seen(roof, box(400, 500, 300, 20, top), target="400,600,150") is free


@rule("SP-TER-17")
def test_a_target_on_the_ground_is_not() -> None:
    assert not seen(box(400, 500, 300, 20, 100))


@rule("SP-TER-18")
def test_a_part_blocks_if_it_is_opaque_and_higher_than_both() -> None:
    platform = box(400, 600, 60, 60, 100)
    tower = box(400, 500, 300, 20, 300)
    glass = box(400, 500, 300, 20, 300, opaque=False)
    low = box(400, 500, 300, 20, 170)
    assert not seen(platform, tower, target="400,600,100")
    assert seen(platform, glass, target="400,600,100")
    assert seen(platform, low, target="400,600,100")
    pedestal = box(400, 400, 60, 60, 230)
    assert seen(platform, pedestal, tower, viewer="400,400,230", target="400,600,100")
