"""Transition points (SP-TER-19 to SP-TER-25, SP-MOV-58, SP-CON-26)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from battlemat.core.decision import Place
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.content import battlefield_plans
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.transitions import ways_out
from tests.rule_marks import rule

Point = tuple[float, float, float]
DECK = box(400, 600, 200, 100, 100, bottom=90, opaque=False, passable=True)
LOFT = box(400, 600, 200, 100, 200, bottom=190, opaque=False, passable=True)
FOOT, TOP, LIFT = (400.0, 540.0, 0.0), (400.0, 560.0, 100.0), (400.0, 570.0, 200.0)


def climber(
    *foes: str, points: Sequence[Sequence[Point]] = ((FOOT, TOP),), tokens: str = "", at: str = "400,450"
) -> ShatterScenario:
    """Bo-Katan 90 mm south of the foot of a ladder to a deck 100 mm up; a loft is above it."""
    return table(a=side(f"bo-katan-kryze at {at}{tokens}"), b=side(*foes), terrain=[DECK, LOFT], ladders=points)


def dashes(t: ShatterScenario, y: float = 500.0) -> ShatterScenario:
    return t.a("action:move").moves("bo-katan", "dash", 400, y)


@rule("SP-TER-19")
def test_a_ladder_links_its_top_and_its_bottom() -> None:
    for name in battlefield_plans():
        ground = battlefield(name)
        assert ground.transitions
        for group in ground.transitions:
            assert len({point.height for point in group}) == len(group) >= 2
    t = dashes(climber())
    assert (t.asked, t.question("a").about["exits"]) == ("a transition", [list(TOP)])
    t = climber(at="400,600,100").a("action:move")
    t.moves("bo-katan", "advance", 400, 600, 100)
    assert t.question("a").about["exits"] == [list(FOOT)]


@rule("SP-TER-20")
@pytest.mark.parametrize("stop", [(400.0, 600.0, 100.0), (400.0, 600.0, 200.0)])
def test_of_three_linked_stops_either_of_the_others_may_be_chosen(stop: Point) -> None:
    t = dashes(climber(points=[[FOOT, TOP, LIFT]]))
    assert t.goes("a", *stop).at("bo-katan") == stop


@rule("SP-TER-20")
def test_points_that_are_not_linked_lead_nowhere() -> None:
    t = dashes(climber(points=[[FOOT, TOP], [(700.0, 600.0, 0.0), LIFT]]))
    assert t.no_way("a", 400, 600, 200) == "SP-TER-22"


@rule("SP-TER-21")
@pytest.mark.parametrize(("y", "offered"), [(494.6, True), (494.5, False)])
def test_a_transition_point_must_be_within_range_1(y: float, offered: bool) -> None:
    """The edge of the base is 20 mm nearer to the point than its middle: 540 - 20 - 25.4."""
    assert dashes(climber(), y).asked == ("a transition" if offered else "a act")


@rule("SP-TER-21")
@pytest.mark.parametrize(("gap", "offered"), [(20, True), (30, False)])
def test_20_mm_from_a_ladder_it_is_offered_and_30_mm_from_it_not(gap: float, offered: bool) -> None:
    t = dashes(climber(), 540 - 20 - gap)
    assert (t.at("bo-katan"), t.asked) == ((400, 520 - gap, 0), "a transition" if offered else "a act")


@rule("SP-TER-21")
@pytest.mark.parametrize("kind", ["advance", "climb", "dash"])
def test_every_movement_may_be_continued(kind: str) -> None:
    t = climber().a("action:move").moves("bo-katan", kind, 400, 500)
    assert t.asked == "a transition"


@rule("SP-TER-21")
def test_a_jump_may_be_continued() -> None:
    t = climber().picks("a", "jet-pack").moves("bo-katan", "jump", 400, 500)
    assert t.asked == "a transition"


@rule("SP-TER-21")
def test_a_transition_point_must_be_on_the_elevation_of_the_character() -> None:
    """Bo-Katan ends under the top of a ladder whose foot is far away."""
    t = dashes(climber(points=[[(700.0, 600.0, 0.0), (400.0, 540.0, 100.0)]]))
    assert ways_out(t.state, t.character("bo-katan")) == []
    assert t.asked == "a act"


@rule("SP-TER-22")
def test_the_character_is_placed_at_the_other_end() -> None:
    t = dashes(climber())
    assert t.no_way("a", 400, 605.5, 100) == "SP-TER-22"  # 25.5 mm from the top
    assert t.no_way("a", 400, 600, 200) == "SP-TER-22"  # the loft above it
    assert t.no_way("a", 400, 565, 100) == "SP-MOV-25"  # over the edge of the deck
    t.goes("a", 400, 605.4, 100)
    assert (t.at("bo-katan"), t.last("moved")["how"]) == ((400, 605.4, 100), "transition")


@rule("SP-TER-22")
def test_the_place_at_the_other_end_must_be_free() -> None:
    t = dashes(climber("lord-maul at 400,600,100"))
    assert t.no_way("a", 420, 600, 100) == "SP-MOV-27"


@rule("SP-TER-22")
def test_a_narrow_landing_is_found() -> None:
    """The roof at the top of the ladder is hardly wider than a base, and lies to one side."""
    roof, top = box(427, 579, 41, 41, 100), (410.0, 562.0, 100.0)
    t = table(a=side("bo-katan-kryze at 400,450"), b=side(), terrain=[roof], ladders=[[FOOT, top]])
    assert dashes(t).asked == "a transition"
    assert t.goes("a", 427, 579, 100).at("bo-katan") == (427, 579, 100)


@rule("SP-TER-23")
def test_it_must_lead_to_another_elevation() -> None:
    level = (460.0, 480.0, 0.0)
    t = dashes(climber(points=[[FOOT, TOP, level]]))
    assert t.no_way("a", 480, 470, 0) == "SP-TER-23"
    assert dashes(climber(points=[[FOOT, level]])).asked == "a act"


@rule("SP-TER-24")
def test_an_engaged_character_reaches_the_deck_by_a_dash() -> None:
    t = climber("lord-maul at 400,400").a("action:move")
    assert t.refused("a", "climb:a.bo-katan-kryze.1") == "SP-MOV-16"
    t.moves("bo-katan", "dash", 400, 500).goes("a", 400, 600, 100)
    assert t.at("bo-katan") == (400, 600, 100)


@rule("SP-TER-24")
def test_an_advance_reaches_the_deck_too() -> None:
    t = climber().a("action:move").moves("bo-katan", "advance")
    assert t.no_way("a", 400, 600, 100) == "SP-MOV-09"
    assert t.goes("a", 400, 500).goes("a", 400, 600, 100).at("bo-katan") == (400, 600, 100)
    assert t.asked == "a act"


@rule("SP-TER-25")
def test_it_may_be_declined() -> None:
    t = dashes(climber()).passes("a")
    assert (t.at("bo-katan"), t.asked) == ((400, 500, 0), "a act")


@rule("SP-TER-25")
def test_only_one_is_used_in_a_movement() -> None:
    second = [(400.0, 580.0, 100.0), LIFT]
    t = dashes(climber(points=[[FOOT, TOP], second])).goes("a", 400, 600, 100)
    assert ways_out(t.state, t.character("bo-katan"))
    assert t.asked == "a act"


@rule("SP-MOV-58")
def test_a_push_is_not_continued() -> None:
    t = climber().a("action:take-cover").goes("a", 400, 480)
    assert t.at("bo-katan") == (400, 475.4, 0)
    t = climber(at="400,490").a("action:take-cover").goes("a", 400, 500)
    assert ways_out(t.state, t.character("bo-katan"))
    assert t.asked == "a act"


@rule("SP-CON-26")
def test_a_movement_that_pinned_cancels_leads_nowhere() -> None:
    t = climber(at="400,500", tokens=" with pinned").a("action:move").moves("bo-katan", "dash")
    assert ways_out(t.state, t.character("bo-katan"))
    assert (t.asked, t.conditions("bo-katan")) == ("a act", [])


def test_of_many_places_beside_an_exit_four_are_shown() -> None:
    question = dashes(climber()).question("a")
    assert isinstance(question, Place)
    assert len(question.poses) == 4
