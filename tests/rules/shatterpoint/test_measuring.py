"""Measuring (SP-MEA)."""

from __future__ import annotations

import pytest

from battlemat.games.shatterpoint.abilities.verbs import allies
from battlemat.games.shatterpoint.content import UNITS
from battlemat.games.shatterpoint.damage import removals
from battlemat.games.shatterpoint.engagement import are_engaged
from battlemat.games.shatterpoint.measuring import (
    ADVANCE,
    DASH,
    MOVEMENT_TOOLS,
    RANGE_TOOLS,
    RANGES,
    TOKEN_RADIUS,
    TOOL_WIDTH,
    measure,
    near_token,
    within,
    within_unit,
)
from battlemat.games.shatterpoint.movement import Movement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.targets import targets
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect

BO, MAUL, REX = "a.bo-katan-kryze.1", "b.lord-maul.1", "cc-7567-captain-rex"


def pair(x: float, height: float = 0.0, **more: object) -> ShatterScenario:
    """Bo-Katan at 400,400 on the ground, Maul east of her."""
    if height:
        more["terrain"] = [box(x, 400, 60, 60, height)]
    return table(a=side("bo-katan-kryze at 400,400"), b=side(f"lord-maul at {x},400,{height}"), **more)  # type: ignore[arg-type]


@rule("SP-MEA-01", "SP-MEA-06", "SP-MEA-09")
def test_two_kinds_of_tools() -> None:
    assert list(RANGE_TOOLS) == ["shove", "range-2", "range-3", "range-4", "range-5"]
    assert set(MOVEMENT_TOOLS) == {"advance", "reposition", "dash", "climb", "jump"}
    assert set(MOVEMENT_TOOLS.values()) == {ADVANCE, DASH}
    assert set(RANGE_TOOLS).isdisjoint(MOVEMENT_TOOLS)


@rule("SP-MEA-09")
@pytest.mark.parametrize(
    ("kind", "far"), [("advance", 190), ("reposition", 190), ("dash", 125), ("climb", 125), ("jump", 125)]
)
def test_the_movement_tool_of_each_movement(kind: str, far: float) -> None:
    t = pair(800)
    movement = Movement(t.state, t.character("bo-katan"), kind)
    assert movement.check((400 - far, 400, 0)) is None
    assert movement.check((400 - far - 0.1, 400, 0)) is not None


@rule("SP-MEA-07", "SP-MEA-16")
def test_the_lengths_of_the_tools() -> None:
    assert RANGES[1:] == (25.4, 76.2, 152.4, 203.2, 254.0)
    assert RANGES[1] == TOOL_WIDTH == 2 * ADVANCE.half_width == 2 * DASH.half_width
    assert (2 * ADVANCE.half_length, 2 * DASH.half_length) == (150.0, 85.0)


@rule("SP-MEA-02")
def test_distance_is_horizontal() -> None:
    t = pair(490, 150.0)
    assert measure(t.view("a"), BO, MAUL) == (50.0, 2, False)
    assert within(t.character("bo-katan"), t.character("maul"), 2)


@rule("SP-MEA-03")
def test_height_plays_no_part_in_the_range_of_an_attack() -> None:
    t = table(a=side(f"{REX} at 400,400"), b=side("lord-maul at 694,400,200"), terrain=[box(694, 400, 60, 60, 200)])
    assert targets(t.state, t.character("rex"), "ranged") == [t.character("maul")]
    for height in (0, 200):
        roof = [box(694.1, 400, 60, 60, 200)] if height else []
        t = table(a=side(f"{REX} at 400,400"), b=side(f"lord-maul at 694.1,400,{height}"), terrain=roof)
        assert targets(t.state, t.character("rex"), "ranged") == []


@rule("SP-MEA-04")
@pytest.mark.parametrize("viewer", ["a", "b", None])
def test_everybody_may_measure_at_any_time(viewer: str | None) -> None:
    t = pair(600, objectives="X at 400,500").a("action:move")
    assert t.asked == "a movement"
    assert measure(t.view(viewer), MAUL, BO) == (160.0, 4, True)
    assert measure(t.view(viewer), BO, "X")[1] == 2
    t.moves("bo-katan", "advance")
    assert measure(t.view(viewer), BO, MAUL).distance == 160.0
    with pytest.raises(KeyError, match="nothing on the battlefield"):
        measure(t.view(viewer), BO, "Y")


@rule("SP-MEA-05")
def test_tools_are_not_added_end_to_end() -> None:
    """76.2 + 152.4 is 228.6: within range 5 by its own tool, and not beyond it by two tools."""
    assert not within(pair(694.1).character("bo-katan"), pair(694.1).character("maul"), 5)
    assert measure(pair(694.1).view("a"), BO, MAUL).range is None
    assert measure(pair(665).view("a"), BO, MAUL).range == 5


@rule("SP-MEA-08")
def test_range_tools_measure_attacks_actions_abilities_and_pushes() -> None:
    rex = table(a=side(f"{REX} at 400,400"), b=side("lord-maul at 694,400"))
    assert targets(rex.state, rex.character("rex"), "ranged")  # 254 between the bases
    cover = table(a=side(f"{REX} at 400,400"), b=side()).a("action:take-cover").goes("a", 500, 400)
    assert cover.at("rex") == (425.4, 400, 0)
    asajj = "asajj-ventress-sith-assassin"
    push = table(a=side(f"{asajj} at 400,400"), b=side("lord-maul at 592.4,400")).picks("a", "force-push")
    assert push.goes("a", 700, 400).at("maul") == (744.8, 400, 0)
    far = table(a=side(f"{asajj} at 400,400"), b=side("lord-maul at 592.5,400")).picks("a", "force-push")
    assert far.asked == "a act"


@rule("SP-MEA-10", "SP-MEA-17")
def test_measurements_start_at_the_base() -> None:
    t = table(a=side("b1-battle-droids at 400,400 and 60,60"), b=side("lord-maul at 500,400"))
    droid, maul = t.character("b1.1"), t.character("maul")
    assert (droid.radius, maul.radius, TOKEN_RADIUS) == (25.0, 20.0, 12.7)
    assert measure(t.view("a"), droid.id, maul.id).distance == 55.0
    assert {unit.base for unit in UNITS.values()} == {40, 50}


@rule("SP-MEA-11", "SP-MEA-14", "SP-MEA-17")
@pytest.mark.parametrize(("x", "inside"), [(516.2, True), (516.3, False)])
def test_one_edge_is_enough_and_touching_counts(x: float, inside: bool) -> None:
    t = pair(x)
    one, other = t.character("bo-katan"), t.character("maul")
    assert within(one, other, 2) is within(other, one, 2) is inside
    assert are_engaged(t.state, one, other) is inside
    assert (measure(t.view("a"), BO, MAUL).range == 2) is inside


@rule("SP-MEA-11")
@pytest.mark.parametrize(("x", "inside"), [(521.2, True), (521.3, False)])
def test_the_edge_of_a_large_base_is_enough(x: float, inside: bool) -> None:
    t = table(a=side("bo-katan-kryze at 400,400"), b=side(f"b1-battle-droids at {x},400 and 60,60"))
    one, droid = t.character("bo-katan"), t.character("b1.1")
    assert within(one, droid, 2) is within(droid, one, 2) is inside
    assert (measure(t.view("a"), BO, droid.id).range == 2) is inside


@rule("SP-MEA-17")
@pytest.mark.parametrize(("x", "inside"), [(508.9, True), (509.0, False)])
def test_a_token_is_a_circle_too(x: float, inside: bool) -> None:
    t = pair(800, objectives=f"X at {x},400")
    assert near_token(t.character("bo-katan"), t.objective("X"), 2) is inside


@rule("SP-MEA-12")
def test_a_unit_is_within_range_if_one_of_its_characters_is() -> None:
    t = table(a=side("bo-katan-kryze at 400,400", "clan-kryze-mandalorians at 500,400 and 800,800"), b=side())
    bo, kryze = t.character("bo-katan"), t.unit("kryze-mand")
    assert within_unit(bo, kryze, 3)
    kryze.characters[0].x = 700
    assert not within_unit(bo, kryze, 3)


@rule("SP-MEA-13")
def test_everything_is_within_range_of_itself() -> None:
    t = table(a=side("bo-katan-kryze at 400,400 with 2 damage"), b=side())
    bo = t.character("bo-katan")
    assert all(within(bo, bo, range_) for range_ in range(1, 6))
    assert removals(t.state, bo) == ["damage:a.bo-katan-kryze"]
    assert measure(t.view("a"), BO, BO) == (0.0, 1, True)


@rule("SP-MEA-13")
@pytest.mark.parametrize("other", [False, True])
def test_allies_within_a_range_include_the_character_unless_another_is_written(
    monkeypatch: pytest.MonkeyPatch, other: bool
) -> None:
    found: list[str] = []
    give_effect(
        monkeypatch, "jet-pack", lambda use: found.extend(ally.id for ally in allies(use, within=2, other=other))
    )
    near, far = "clan-kryze-mandalorians at 500,400 and 800,800", f"{REX} at 600,400"
    table(a=side("bo-katan-kryze at 400,400", near, far), b=side("lord-maul at 400,460")).picks("a", "jet-pack")
    assert found == [BO, "a.clan-kryze-mandalorians.1"][other:]


@rule("SP-MEA-15")
def test_a_wall_does_not_change_the_distance() -> None:
    wall = [box(458, 400, 10, 300, 200)]
    assert measure(pair(516.2, terrain=wall).view("a"), BO, MAUL) == measure(pair(516.2).view("a"), BO, MAUL)
    t = pair(516.2, terrain=wall)
    assert within(t.character("bo-katan"), t.character("maul"), 2)


@rule("SP-MEA-18")
@pytest.mark.parametrize(("x", "far"), [(440.0, 0.0), (430.0, 0.0), (441.5, 1.5)])
def test_the_distance_between_circles(x: float, far: float) -> None:
    found = measure(pair(x).view("a"), BO, MAUL)
    assert (found.distance, found.range) == (far, 1)


@rule("SP-MEA-18")
@pytest.mark.parametrize(("x", "close"), [(440.0, True), (465.4, True), (465.5, False)])
def test_range_1_begins_at_both_bases(x: float, close: bool) -> None:
    t = pair(x)
    assert within(t.character("bo-katan"), t.character("maul"), 1) is close
