"""Movement with the movement tools (SP-MOV-01 to SP-MOV-32, SP-MOV-49, SP-MOV-58 to SP-MOV-60)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from battlemat.games.shatterpoint.movement import move_kinds
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from tests.rule_marks import rule

BO = "bo-katan-kryze"


def moving(
    kind: str, at: str = "400,400", *foes: str, terrain: Sequence[tuple[Piece, Placement]] = (), objectives: str = ""
) -> ShatterScenario:
    """Bo-Katan takes a Move action and has chosen the kind of her movement."""
    t = table(a=side(f"{BO} at {at}"), b=side(*foes), terrain=terrain, objectives=objectives)
    return t.a("action:move").moves("bo-katan", kind)


@rule("SP-MOV-05", "SP-MOV-08")
def test_a_straight_advance_goes_190_mm() -> None:
    t = moving("advance")
    assert t.no_way("a", 400, 590.1) == "SP-MOV-05"
    t.goes("a", 400, 590)


@rule("SP-MOV-05")
def test_a_larger_base_goes_200_mm() -> None:
    t = table(a=side("b1-battle-droids at 400,400 and 800,800"), b=side())
    t.a("action:move").moves("b1.1", "advance", 400, 600)
    assert t.at("b1.1") == (400, 600, 0)


@rule("SP-MOV-05")
def test_the_base_touches_the_middle_line_of_the_tool() -> None:
    """Between two walls the tool lies straight; beyond them a base stands as far aside as it reaches that line."""
    walls = [box(400 + aside, 500, 40, 120, 100) for aside in (-33, 33)]
    t = moving("advance", "400,400", terrain=walls)
    assert t.no_way("a", 424, 580) == "SP-MOV-11"
    assert t.no_way("a", 376, 580) == "SP-MOV-11"
    t.goes("a", 415, 580)


@rule("SP-MOV-06")
def test_the_tool_may_lie_over_bases() -> None:
    moving("advance", "400,400", "lord-maul at 400,490 with wounded").goes("a", 400, 560)


@rule("SP-MOV-07")
def test_a_movement_may_end_where_it_began() -> None:
    t = moving("advance").goes("a", 400, 400)
    assert t.last("moved")["to"] == [400, 400, 0]


@rule("SP-MOV-04", "SP-MOV-11")
def test_the_tool_bends_around_a_wall_but_not_through_it() -> None:
    wall = box(400, 480, 120, 20, 100)
    t = moving("advance", "400,400", terrain=[wall])
    assert t.no_way("a", 400, 560) == "SP-MOV-11"
    t.goes("a", 480, 520)


@rule("SP-MOV-10", "SP-MOV-59")
def test_low_terrain_may_be_crossed_and_stood_on() -> None:
    crate = box(400, 480, 80, 60, 70)
    moving("advance", "400,400", terrain=[crate]).goes("a", 400, 560)
    moving("advance", "400,400", terrain=[crate]).goes("a", 400, 480, 70)


@rule("SP-MOV-02")
def test_elevation_is_that_of_the_start() -> None:
    wall = box(400, 480, 300, 20, 120)
    t = moving("dash", "400,400", terrain=[wall])
    assert t.no_way("a", 400, 515) == "SP-MOV-17"
    moving("dash", "400,400,70", terrain=[wall, box(400, 400, 60, 60, 70)]).goes("a", 400, 515)


@rule("SP-MOV-09", "SP-MOV-23")
def test_an_advance_goes_down_but_not_up() -> None:
    platform = box(400, 500, 100, 100, 100)
    assert moving("advance", "400,400", terrain=[platform]).no_way("a", 400, 500, 100) == "SP-MOV-09"
    t = moving("advance", "400,500,100", terrain=[platform]).goes("a", 400, 400)
    assert t.damage("bo-katan") == 0


@rule("SP-MOV-12", "SP-MOV-16", "SP-MOV-32")
def test_an_engaged_character_dashes_and_cannot_climb() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("lord-maul at 400,450"))
    t.a("action:move")
    assert t.refused("a", "climb:a.bo-katan-kryze.1") == "SP-MOV-16"
    t.moves("bo-katan", "advance")
    assert t.question("a").about["movement"] == "dash"
    assert t.no_way("a", 400, 270) == "SP-MOV-05"


@rule("SP-MOV-13")
def test_wounded_enemies_do_not_hinder() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("lord-maul at 400,450 with wounded"))
    t.a("action:move").moves("bo-katan", "advance", 400, 210)


@rule("SP-MOV-14", "SP-MOV-15", "SP-MOV-22")
@pytest.mark.parametrize("height", [100.0, 300.0])
def test_a_climb_goes_over_and_onto_anything(height: float) -> None:
    wall, roof = box(400, 440, 200, 20, 320, standable=False), box(400, 510, 100, 100, height)
    moving("climb", "400,400", terrain=[wall, roof]).goes("a", 400, 500, height)


@rule("SP-MOV-19", "SP-MOV-20")
def test_a_jump_leaves_an_engagement_for_a_roof() -> None:
    t = table(
        a=side("general-anakin-skywalker at 400,400"),
        b=side("lord-maul at 400,350"),
        terrain=[box(400, 490, 100, 100, 230)],
    )
    t.picks("a", "force-jump").moves("anakin", "jump", 400, 480, 230)
    assert t.at("anakin") == (400, 480, 230)


@rule("SP-MOV-18")
def test_a_dash_leaves_an_engagement() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("lord-maul at 400,450"))
    t.a("action:move").moves("bo-katan", "dash", 400, 280)
    assert t.asked == "a act"


@rule("SP-MOV-21")
def test_reposition_ignores_engagement() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side("lord-maul at 400,450"))
    character = t.character("bo-katan")
    assert move_kinds(t.state, character, "reposition") == ["reposition"]
    assert move_kinds(t.state, character, "advance") == ["dash"]


@rule("SP-MOV-21")
@pytest.mark.parametrize("pinned", [True, False])
def test_pinned_cancels_a_reposition_as_it_does_an_advance(pinned: bool) -> None:
    """Without it the engaged character goes as far as by an advance."""
    thrawn = "grand-admiral-thrawn"
    t = table(a=side(f"{thrawn} at 400,400{' with pinned' * pinned}"), b=side("lord-maul at 400,450"))
    t.picks("a", "utter-defeat").a(f"reposition:a.{thrawn}.1")
    if pinned:
        assert (t.asked, t.at(thrawn), t.conditions(thrawn)) == ("a act", (400, 400, 0), [])
        assert t.last("pinned-down") == {"character": f"a.{thrawn}.1", "movement": "reposition"}
    else:
        assert t.no_way("a", 400, 209) == "SP-MOV-05"
        assert t.goes("a", 400, 210).at(thrawn) == (400, 210, 0)


@rule("SP-MOV-24")
def test_the_figure_must_fit() -> None:
    low = box(400, 480, 200, 100, 40, bottom=30, opaque=False, passable=True)
    assert moving("dash", "400,400", terrain=[low]).no_way("a", 400, 480) == "SP-MOV-24"


@rule("SP-MOV-25")
def test_no_overhang_but_a_seam_and_a_walkway_above() -> None:
    roofs = [box(380, 480, 60, 100, 60), box(440, 480, 60, 100, 60)]
    t = moving("dash", "400,400", terrain=roofs)
    assert t.no_way("a", 365, 480, 60) == "SP-MOV-25"
    t.goes("a", 410, 480, 60)
    walkway = box(400, 480, 200, 40, 120, bottom=110, opaque=False, passable=True)
    moving("dash", "400,400", terrain=[walkway]).goes("a", 400, 465)


@rule("SP-MOV-26", "SP-MOV-27")
def test_bases_do_not_overlap() -> None:
    t = moving("advance", "400,400", "lord-maul at 400,520")
    assert t.no_way("a", 400, 480.5) == "SP-MOV-27"
    t.goes("a", 400, 480)


@rule("SP-MOV-28")
def test_above_somebody_is_not_on_somebody() -> None:
    walkway = box(400, 480, 200, 60, 120, bottom=110, opaque=False, passable=True)
    moving("climb", "400,400", "lord-maul at 400,480 with wounded", terrain=[walkway]).goes("a", 400, 480, 120)


@rule("SP-MOV-30")
def test_nobody_leaves_the_battlefield() -> None:
    t = moving("dash", "400,100")
    assert t.no_way("a", 400, 18) == "SP-MOV-30"
    t.goes("a", 400, 20)


@rule("SP-MOV-60")
def test_tokens_are_no_obstacle() -> None:
    moving("dash", "400,400", objectives="(X) at 400,480").goes("a", 400, 480)


@rule("SP-MOV-03")
def test_a_tool_that_cannot_be_laid_leads_nowhere() -> None:
    walls = [box(400, 450, 140, 20, 100), box(400, 350, 140, 20, 100), box(460, 400, 20, 80, 100)]
    t = moving("dash", "400,400", terrain=walls)
    assert t.no_way("a", 500, 400) == "SP-MOV-17"
    t.goes("a", 310, 400)
