"""The place effect (SP-MOV-50 to SP-MOV-55), and the kinds of movement (SP-MOV-01)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.abilities.verbs import place_within, pull_closer
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.placing import _ever_denser
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import character_of
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect

BO, MAUL = "bo-katan-kryze", "lord-maul"
Terrain = Sequence[tuple[Piece, Placement]]


def placing(
    monkeypatch: pytest.MonkeyPatch,
    range_: int = 2,
    *foes: str,
    near: str = "",
    at: str = "400,400",
    terrain: Terrain = (),
    ladders: Sequence[Sequence[tuple[float, float, float]]] = (),
    objectives: str = "",
) -> ShatterScenario:
    """Bo-Katan's jet pack places her within a range of where she stands, or of a character or objective."""

    def resolve(use: Use) -> Flow[None]:
        there = None
        if near:
            found = [objective for objective in use.s.objectives if objective.id == near]
            there = found[0] if found else character_of(use.s, near)
        yield from place_within(use, use.members[0], range_, there)

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at {at}"), b=side(*foes), terrain=terrain, ladders=ladders, objectives=objectives)
    return t.picks("a", "jet-pack")


@rule("SP-MOV-01", "SP-MOV-50", "SP-MEA-08")
def test_the_range_is_measured_from_where_the_object_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """From edge to edge: 76.2 mm between the base where it was and the base where it is."""
    t = placing(monkeypatch, 2)
    assert (t.asked, t.no_way("a", 516.3, 400)) == ("a place", "SP-MOV-50")
    t.goes("a", 516.2, 400)
    assert (t.at("bo-katan"), t.last("moved")["how"]) == ((516.2, 400, 0), "placed")


@rule("SP-MOV-51")
@pytest.mark.parametrize("x", [400.0, 410.0, 480.0, 592.4])
def test_any_distance_within_the_range(monkeypatch: pytest.MonkeyPatch, x: float) -> None:
    assert placing(monkeypatch, 3).goes("a", x, 400).at("bo-katan") == (x, 400, 0)


@rule("SP-MOV-52")
@pytest.mark.parametrize(("near", "far"), [(f"b.{MAUL}.1", 65.4), ("X", 58.1)])
def test_within_a_range_of_something_else(monkeypatch: pytest.MonkeyPatch, near: str, far: float) -> None:
    """Maul and the token are half a battlefield away: only the distance from them counts."""
    t = placing(monkeypatch, 1, f"{MAUL} at 800,800", near=near, objectives="X at 800,800")
    assert t.no_way("a", 800 - far - 0.1, 800) == "SP-MOV-52"
    assert t.no_way("a", 400, 400) == "SP-MOV-52"
    assert t.goes("a", 800 - far, 800).at("bo-katan") == (round(800 - far, 2), 800, 0)


@rule("SP-MOV-53")
def test_on_a_higher_and_on_a_lower_elevation(monkeypatch: pytest.MonkeyPatch) -> None:
    roof = [box(500, 400, 100, 100, 230)]
    assert placing(monkeypatch, terrain=roof).goes("a", 500, 400, 230).at("bo-katan") == (500, 400, 230)
    t = placing(monkeypatch, terrain=roof, at="500,400,230")
    assert t.goes("a", 400, 400).at("bo-katan") == (400, 400, 0)


@rule("SP-MOV-54")
def test_the_object_must_fit_and_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    slope = box(480, 400, 80, 80, 60, standable=False)
    low = box(400, 480, 60, 60, 40, bottom=30, opaque=False, passable=True)
    platform = box(320, 400, 80, 80, 100)
    t = placing(monkeypatch, 2, f"{MAUL} at 400,320 with wounded", terrain=[slope, low, platform])
    assert t.no_way("a", 480, 400, 60) == "SP-MOV-25"
    assert t.no_way("a", 480, 400) == "SP-MOV-25"
    assert t.no_way("a", 400, 480) == "SP-MOV-24"
    assert t.no_way("a", 345, 400, 100) == "SP-MOV-25"
    assert t.no_way("a", 400, 340) == "SP-MOV-27"
    assert placing(monkeypatch, at="60,60").no_way("a", 19, 60) == "SP-MOV-30"


@rule("SP-MOV-54")
def test_without_room_nobody_is_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small base in a shaft between walls too high and narrow to stand on: nothing within range 1 is free."""
    walls = [
        *(box(800 + dx, 800, 60, 200, 300, standable=False) for dx in (-50.5, 50.5)),
        *(box(800, 800 + dy, 41, 60, 300, standable=False) for dy in (-50.5, 50.5)),
    ]
    t = placing(monkeypatch, 1, f"{MAUL} at 800,800", near=f"b.{MAUL}.1", terrain=walls)
    assert (t.asked, t.at("bo-katan"), t.last("no-place")["character"]) == ("a act", (400, 400, 0), f"a.{BO}.1")


@rule("SP-MOV-55")
def test_what_lies_between_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wall that hides the place, and behind it Maul on the straight way there."""
    wall = [box(430, 400, 18, 800, 300, standable=False)]
    t = placing(monkeypatch, 2, f"{MAUL} at 460,400", terrain=wall)
    assert t.goes("a", 510, 400).at("bo-katan") == (510, 400, 0)


@rule("SP-MOV-56", "SP-CON-11", "SP-CON-25")
def test_being_placed_minds_no_condition_and_no_engagement(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bo-Katan's jet pack places Maul, who is Pinned, Strained and engaged with her."""

    def resolve(use: Use) -> Flow[None]:
        yield from place_within(use, character_of(use.s, f"b.{MAUL}.1"), 3)

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 450,400 with pinned, strained")).picks("a", "jet-pack")
    t.goes("a", 600, 400)
    assert (t.at("maul"), t.conditions("maul"), t.damage("maul")) == ((600, 400, 0), ["pinned", "strained"], 0)


@rule("SP-TER-42")
def test_a_placement_into_engagement_takes_hunker_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    t = placing(monkeypatch, 2, f"{MAUL} at 560,400 with 1 hunker").goes("a", 500, 400)
    assert t.unit("maul").hunker == 0


@rule("SP-MOV-58")
def test_a_placement_is_not_continued_by_a_transition_point(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = [box(500, 470, 100, 60, 100, bottom=90, opaque=False, passable=True)]
    t = placing(monkeypatch, 2, terrain=deck, ladders=[[(500.0, 430.0, 0.0), (500.0, 450.0, 100.0)]])
    assert t.goes("a", 500, 400).asked == "a act"


@rule("SP-MOV-01")
@pytest.mark.parametrize("kind", ["advance", "climb", "dash"])
def test_movements_of_a_move_action(kind: str) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side()).a("action:move").moves("bo-katan", kind, 400, 480)
    assert t.last("moved")["how"] == kind


@rule("SP-MOV-01")
def test_jump_push_and_pull(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side()).picks("a", "jet-pack").moves("bo-katan", "jump", 400, 480)
    assert t.last("moved")["how"] == "jump"
    asajj = "asajj-ventress-sith-assassin at 400,400"
    t = table(a=side(asajj), b=side(f"{MAUL} at 400,480")).picks("a", "force-push").goes("a", 400, 600)
    assert t.last("moved")["how"] == "pushed"

    def resolve(use: Use) -> Flow[None]:
        yield from pull_closer(use, character_of(use.s, f"b.{MAUL}.1"), use.members[0], 2)

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,600")).picks("a", "jet-pack").goes("a", 400, 400)
    assert t.last("moved")["how"] == "pulled"


@rule("SP-MOV-01")
def test_a_reposition_is_an_advance_that_ignores_engagement() -> None:
    """Asajj, printed again, may reposition in place of an advance: 190 mm although she is engaged."""
    t = table(a=side("asajj-ventress-sith-assassin--2026 at 400,400"), b=side(f"{MAUL} at 400,450"))
    t.a("action:move").moves("asajj", "advance").moves("asajj", "reposition", 400, 210)
    assert (t.at("asajj"), t.last("moved")["how"]) == ((400, 210, 0), "reposition")


def test_places_are_looked_for_ever_more_closely_and_at_last_in_the_middles_of_surfaces() -> None:
    t = table(a=side(f"{BO} at 400,400"), terrain=[box(450, 400, 100, 60, 50), box(800, 800, 100, 60, 50)])
    *rounds, middles = _ever_denser(battlefield(t.state.battlefield).field, 400, 400, 100)
    assert [len(points) for points in rounds] == [8 * 2, 16 * 4, 32 * 8]
    assert middles == [(450, 400)]
