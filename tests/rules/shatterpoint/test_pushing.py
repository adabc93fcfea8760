"""Push, pull and place (SP-MOV-33 to SP-MOV-48, SP-MOV-56, SP-MOV-57)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, pi, sqrt

import pytest

from battlemat.core.decision import GRID
from battlemat.games.shatterpoint.invariants import broken_invariants
from battlemat.games.shatterpoint.pushing import pushed_to
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from tests.rule_marks import rule

NORTH = pi / 2


def scene(
    at: str = "400,400", *others: str, terrain: Sequence[tuple[Piece, Placement]] = (), objectives: str = ""
) -> ShatterScenario:
    return table(a=side(f"lord-maul at {at}"), b=side(*others), terrain=terrain, objectives=objectives)


def pushed(t: ShatterScenario, length: float, turn: float = NORTH) -> tuple[float, float]:
    """How far Maul is pushed, and on which height he ends."""
    maul = t.character("maul")
    end = pushed_to(t.state, maul, turn, length)
    return round(hypot(end.x - maul.x, end.y - maul.y), 2), end.height


@rule("SP-MOV-33", "SP-MOV-34")
@pytest.mark.parametrize("length", [25.4, 76.2, 152.4])
def test_a_free_push_goes_the_whole_length(length: float) -> None:
    assert pushed(scene(), length) == (length, 0)


def test_a_push_ends_on_the_grid_so_that_whoever_was_pushed_can_stay_there() -> None:
    end = pushed_to(scene().state, scene().character("maul"), 0.3, 76.2)
    assert (end.x, end.y) == (round(end.x, GRID), round(end.y, GRID))
    t = scene()
    t.character("maul").x += 1e-6
    assert any("off the grid" in fault for fault in broken_invariants(t.state))


@rule("SP-MOV-35", "SP-MOV-37", "SP-MOV-48")
def test_a_push_goes_away_from_its_source_and_whoever_pushes_aims() -> None:
    t = table(a=side("asajj-ventress-sith-assassin at 300,400"), b=side("lord-maul at 400,400"))
    t.picks("a", "force-push")
    assert t.asked == "a push"
    assert t.no_way("a", 400, 500) == "SP-MOV-48"
    assert t.no_way("a", 469, 472) == "SP-MOV-48"
    t.goes("a", 472, 469)
    assert t.at("maul")[0] > 500


@rule("SP-MOV-36")
def test_a_pull_goes_toward_its_source() -> None:
    t = table(a=side("lord-maul at 300,400"), b=side("bo-katan-kryze at 480,400"))
    t.picks("a", "no-place-to-run").a("pay:force")
    assert t.no_way("a", 480, 300) == "SP-MOV-48"
    t.goes("a", 400, 400)
    assert t.at("bo-katan") == (403.8, 400, 0)


@rule("SP-MOV-38")
def test_a_base_on_the_same_elevation_stops_a_push() -> None:
    assert pushed(scene("400,400", "bo-katan-kryze at 400,470"), 76.2) == (30, 0)


@rule("SP-MOV-38")
@pytest.mark.parametrize(("x", "far"), [(400, 20.0), (424, 28.0), (440, 152.4)])
def test_nobody_is_pushed_through_a_base(x: float, far: float) -> None:
    """Beyond it there would be room; who is met slantwise stops at the touch, who is only grazed does not stop."""
    assert pushed(scene("400,400", f"bo-katan-kryze at {x},460"), 152.4) == (far, 0)


@rule("SP-MOV-38")
def test_a_base_overhead_does_not() -> None:
    walkway = box(400, 460, 300, 60, 120, bottom=110, opaque=False, passable=True)
    assert pushed(scene("400,400", "bo-katan-kryze at 400,460,120", terrain=[walkway]), 152.4) == (152.4, 0)


@rule("SP-MOV-39", "SP-MOV-45")
@pytest.mark.parametrize("height", [10.0, 100.0])
def test_a_wall_or_a_kerb_stops_a_push(height: float) -> None:
    assert pushed(scene(terrain=[box(400, 480, 300, 20, height)]), 152.4) == (50, 0)


@rule("SP-MOV-39")
def test_a_wall_is_met_at_its_corner() -> None:
    far, _ = pushed(scene(terrain=[box(430, 480, 28, 20, 100)]), 152.4)
    assert far == round(70 - (20**2 - 16**2) ** 0.5, 2)


@rule("SP-MOV-39")
def test_what_is_passable_overhead_or_underfoot_stops_nobody() -> None:
    hedge = box(400, 480, 300, 20, 100, passable=True, standable=False)
    walkway = box(400, 480, 300, 60, 120, bottom=110, opaque=False, passable=True)
    bridge = box(400, 480, 300, 60, 120, bottom=50)  # impassable, but higher than the figure
    for above in (hedge, walkway, bridge):
        assert pushed(scene(terrain=[above]), 152.4) == (152.4, 0)


@rule("SP-MOV-40")
def test_the_roof_one_stands_on_is_no_obstacle() -> None:
    assert pushed(scene("400,400,100", terrain=[box(400, 450, 200, 400, 100)]), 76.2) == (76.2, 100)


@rule("SP-MOV-41")
def test_a_push_that_would_overhang_stops_on_the_platform() -> None:
    assert pushed(scene("400,400,100", terrain=[box(400, 345.4, 200, 180, 100)]), 25.4) == (15.4, 100)


@rule("SP-MOV-42")
def test_a_push_beyond_the_edge_drops() -> None:
    platform = box(400, 345, 200, 180, 100)
    assert pushed(scene("400,400,100", terrain=[platform]), 152.4) == (152.4, 0)
    lower = box(400, 560, 200, 100, 40, bottom=30, opaque=False, passable=True)
    assert pushed(scene("400,400,100", terrain=[platform, lower]), 152.4) == (152.4, 40)


@rule("SP-MOV-43")
def test_a_drop_onto_somebody_goes_back_along_the_path() -> None:
    platform = box(400, 340, 200, 180, 100)
    assert pushed(scene("400,400,100", "bo-katan-kryze at 400,530", terrain=[platform]), 152.4) == (90, 0)


@rule("SP-MOV-43")
def test_a_drop_onto_a_token_goes_back_too_but_on_ones_own_level_tokens_do_not_matter() -> None:
    platform = box(400, 340, 200, 180, 100)
    t = scene("400,400,100", terrain=[platform], objectives="X at 400,540")
    assert pushed(t, 152.4) == (round(140 - 20 - 12.7, 2), 0)
    t = scene("400,400,100", terrain=[platform], objectives="X at 408,540")
    assert pushed(t, 152.4) == (round(140 - sqrt(32.7**2 - 8**2), 2), 0)
    assert pushed(scene("400,400", objectives="X at 400,540"), 152.4) == (152.4, 0)


@rule("SP-MOV-43")
def test_without_a_landing_it_stays_on_its_terrain() -> None:
    platform = box(400, 340, 200, 180, 100)
    assert pushed(scene("400,400,100", "bo-katan-kryze at 400,480", terrain=[platform]), 76.2) == (10, 100)


@rule("SP-MOV-44")
def test_the_edge_of_the_battlefield() -> None:
    assert pushed(scene("400,874.4"), 76.2) == (20, 0)
    assert pushed(scene("400,893.9"), 76.2) == (0.5, 0)
    assert pushed(scene("400,894.4"), 76.2) == (0, 0)


@rule("SP-MOV-56")
def test_a_push_minds_neither_pinned_nor_strained() -> None:
    t = table(
        a=side("asajj-ventress-sith-assassin at 400,300"), b=side("bo-katan-kryze at 400,400 with pinned, strained")
    )
    t.picks("a", "force-push").goes("a", 400, 500)
    assert t.at("bo-katan") == (400, 552.4, 0)
    assert (t.conditions("bo-katan"), t.damage("bo-katan")) == (["pinned", "strained"], 0)


@rule("SP-MOV-57")
def test_a_follow_up_stops_at_the_target() -> None:
    t = table(a=side("general-anakin-skywalker at 400,400 with flipped"), b=side("bo-katan-kryze at 400,450"))
    t.a("action:combat").attacks("anakin", "bo-katan", attack="C", path="a")
    t.passes("a").goes("a", 400, 500)
    assert t.at("anakin") == (400, 410, 0)
