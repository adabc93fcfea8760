"""What rules of movement say beside their first case: also, only, not, and the numbers (SP-MOV)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.measuring import within
from battlemat.games.shatterpoint.movement import Movement, move
from battlemat.games.shatterpoint.records import Piece, Placement
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import character_of
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect, give_trigger, give_value

BO, MAUL, CLONES = "bo-katan-kryze", "lord-maul", "501st-clone-troopers"
Terrain = Sequence[tuple[Piece, Placement]]


def moving(kind: str, at: str = "400,400", *foes: str, terrain: Terrain = (), objectives: str = "") -> ShatterScenario:
    """Bo-Katan takes a Move action, or uses her jet pack to jump, and has chosen her movement."""
    t = table(a=side(f"{BO} at {at}"), b=side(*foes), terrain=terrain, objectives=objectives)
    return (t.picks("a", "jet-pack") if kind == "jump" else t.a("action:move")).moves("bo-katan", kind)


def refusal(kind: str, to: tuple[float, float, float], *, at: str = "400,400", terrain: Terrain = ()) -> str | None:
    """The rule by which Bo-Katan cannot go there by a movement."""
    t = table(a=side(f"{BO} at {at}"), b=side(), terrain=terrain)
    found = Movement(t.state, t.character("bo-katan"), kind).check(to)
    return found.rule if found else None


# The tool


@rule("SP-MOV-03")
@pytest.mark.parametrize(("kind", "far"), [("advance", 190), ("dash", 125)])
@pytest.mark.parametrize("turn", [0, 50, 135, 270])
def test_the_tool_begins_at_the_edge_of_the_base(kind: str, far: float, turn: float) -> None:
    dx, dy = cos(radians(turn)), sin(radians(turn))
    assert refusal(kind, (400 + far * dx, 400 + far * dy, 0)) is None
    assert refusal(kind, (400 + (far + 0.1) * dx, 400 + (far + 0.1) * dy, 0)) == "SP-MOV-05"


def corridor(*walls: tuple[float, float, float, float]) -> list[tuple[Piece, Placement]]:
    return [box(x, y, wide, deep, 100, standable=False) for x, y, wide, deep in walls]


@rule("SP-MOV-04")
def test_a_bend_of_60_degrees_at_the_middle_is_legal() -> None:
    """The first half of the tool lies north between two walls, its hinge at 400,495; the second turns by 60 degrees."""
    walls = corridor((370, 450, 30, 60), (430, 430, 30, 60))
    x, y = 400 + 95 * sin(radians(60)), 495 + 95 * cos(radians(60))
    t = moving("advance", terrain=walls)
    way = Movement(t.state, t.character("bo-katan"), "advance").reach.way_to(x, y)
    assert way is not None
    assert abs(way.first - way.second) == pytest.approx(radians(60), abs=0.12)
    assert t.goes("a", round(x, 2), round(y, 2)).at("bo-katan") == (round(x, 2), round(y, 2), 0)


@rule("SP-MOV-04")
def test_the_tool_does_not_bend_twice() -> None:
    """A strip of 150 mm bent at both eastern corners of a long block would reach there; one bent in the middle not."""
    long, short = box(400, 480, 20, 100, 100, standable=False), box(400, 455, 20, 50, 100, standable=False)
    assert refusal("advance", (400, 565, 0), terrain=[long]) == "SP-MOV-11"
    assert refusal("advance", (400, 565, 0)) is None
    assert refusal("advance", (400, 520, 0), terrain=[short]) is None


@rule("SP-MOV-05")
@pytest.mark.parametrize("far", [0.5, 20, 85, 150, 189.9, 190])
def test_any_shorter_distance_along_the_tool(far: float) -> None:
    assert moving("advance").goes("a", 400, 400 + far).at("bo-katan") == (400, 400 + far, 0)


@rule("SP-MOV-05")
def test_a_larger_base_goes_no_farther_than_200_mm() -> None:
    t = table(a=side("b1-battle-droids at 400,400 and 800,800"), b=side()).a("action:move").moves("b1.1", "advance")
    assert t.no_way("a", 400, 600.1) == "SP-MOV-05"
    assert t.goes("a", 400, 600).at("b1.1") == (400, 600, 0)


@rule("SP-MOV-07")
def test_a_dash_to_where_it_stood_counts_and_one_declined_does_not() -> None:
    """Defensive Maneuver: if any trooper dashed, the unit gains a hunker token."""

    def maneuver() -> ShatterScenario:
        return table(a=side(f"{CLONES} at 400,400 and 460,400"), b=side()).picks("a", "defensive-maneuver")

    t = maneuver().moves("501st.1", "dash", 400, 400).passes("a")
    assert (t.at("501st.1"), t.unit("501st").hunker, len(t.events("moved"))) == ((400, 400, 0), 1, 1)
    t = maneuver().passes("a")
    assert (t.asked, t.unit("501st").hunker, t.events("moved")) == ("a act", 0, [])


# Terrain under the tool, and where a movement ends


@rule("SP-MOV-10", "SP-MOV-17")
@pytest.mark.parametrize("kind", ["advance", "dash", "reposition"])
def test_what_the_tool_may_lie_over(kind: str) -> None:
    def crossing(top: float, *, passable: bool = False, at: str = "400,400") -> str | None:
        pedestal = [box(400, 400, 60, 60, 200)] if at.endswith("200") else []
        wall = box(400, 460, 300, 20, top, passable=passable, standable=False)
        return refusal(kind, (400, 510, 0), at=at, terrain=[wall, *pedestal])

    assert crossing(60) is None
    assert crossing(300, passable=True) is None
    assert crossing(60, at="400,400,200") is None  # lower than the character
    assert crossing(270, at="400,400,200") is None  # level with it
    assert crossing(280, at="400,400,200") == crossing(100) == ("SP-MOV-17" if kind == "dash" else "SP-MOV-11")


@rule("SP-MOV-21")
def test_a_reposition_goes_down_but_not_up() -> None:
    platform = [box(400, 500, 100, 100, 100)]
    assert refusal("reposition", (400, 500, 100), terrain=platform) == "SP-MOV-09"
    assert refusal("reposition", (400, 400, 0), at="400,500,100", terrain=platform) is None


@rule("SP-MOV-14", "SP-MOV-15", "SP-MOV-19", "SP-MOV-22")
@pytest.mark.parametrize("kind", ["climb", "jump"])
@pytest.mark.parametrize("height", [0.0, 100.0, 230.0, 300.0])
def test_climbs_and_jumps_end_on_any_elevation(kind: str, height: float) -> None:
    """Over a wall to a roof, back from it to the ground, and on the ground, with the dash tool."""
    wall, roof = box(400, 445, 200, 20, 320, standable=False), box(400, 520, 100, 100, height)
    terrain = [wall, roof] if height else [wall]
    t = moving(kind, "400,400", terrain=terrain)
    assert t.no_way("a", 400, 525.1, height) == "SP-MOV-05"
    assert t.goes("a", 400, 525, height).at("bo-katan") == (400, 525, height)
    t = moving(kind, f"400,525,{height}", terrain=terrain).goes("a", 400, 400)
    assert (t.at("bo-katan"), t.damage("bo-katan")) == ((400, 400, 0), 0)


@rule("SP-MOV-23")
def test_a_dash_off_a_high_roof_costs_nothing() -> None:
    t = moving("dash", "400,500,300", terrain=[box(400, 500, 100, 100, 300)]).goes("a", 400, 400)
    assert (t.at("bo-katan"), t.asked) == ((400, 400, 0), "a act")
    assert (t.damage("bo-katan"), t.conditions("bo-katan")) == (0, [])


@rule("SP-MOV-24")
@pytest.mark.parametrize(("gap", "fault"), [(30.0, "SP-MOV-24"), (44.9, "SP-MOV-24"), (45.0, None)])
def test_the_figure_needs_45_mm(gap: float, fault: str | None) -> None:
    """Under a walkway on the ground, partly under it, and on a crate under it."""
    walkway = box(400, 480, 200, 100, gap + 10, bottom=gap, opaque=False, passable=True)
    assert refusal("dash", (400, 480, 0), terrain=[walkway]) == fault
    assert refusal("dash", (400, 430, 0), terrain=[walkway]) == fault
    above = box(400, 480, 200, 100, gap + 40, bottom=gap + 30, opaque=False, passable=True)
    assert refusal("dash", (400, 480, 30), terrain=[above, box(400, 480, 60, 60, 30)]) == fault


@rule("SP-MOV-25")
def test_no_base_stands_half_on_a_crate_or_on_two_heights() -> None:
    low = [box(400, 480, 60, 60, 10)]
    assert refusal("dash", (400, 440, 0), terrain=low) == "SP-MOV-25"
    assert refusal("dash", (400, 440, 10), terrain=low) == "SP-MOV-25"
    steps = [box(380, 480, 60, 100, 60), box(440, 480, 60, 100, 61)]
    assert {refusal("dash", (410, 480, height), terrain=steps) for height in (60, 61)} == {"SP-MOV-25"}


@rule("SP-MOV-26", "SP-MOV-27")
def test_35_mm_apart_two_bases_overlap() -> None:
    t = moving("advance", "400,400", f"{MAUL} at 400,520")
    assert (t.no_way("a", 400, 485), t.no_way("a", 435, 520)) == ("SP-MOV-27", "SP-MOV-27")
    assert t.goes("a", 440, 520).at("bo-katan") == (440, 520, 0)


@rule("SP-MOV-28")
@pytest.mark.parametrize(("height", "fault"), [(76.2, "SP-MOV-27"), (76.3, None), (120.0, None)])
def test_right_above_somebody_on_the_same_elevation_is_an_overlap(height: float, fault: str | None) -> None:
    deck = box(400, 480, 200, 60, height, bottom=height - 5, opaque=False, passable=True)
    t = moving("climb", "400,400", f"{MAUL} at 400,480 with wounded", terrain=[deck])
    if fault:
        assert t.no_way("a", 400, 480, height) == fault
    else:
        assert t.goes("a", 400, 480, height).at("bo-katan") == (400, 480, height)


@rule("SP-MOV-30")
@pytest.mark.parametrize(("x", "y"), [(60, 18), (18, 60), (854.4, 896.4), (896.4, 854.4)])
def test_every_edge_of_the_battlefield_holds(x: float, y: float) -> None:
    at = "60,60" if x < 400 else "854.4,854.4"
    assert refusal("dash", (x, y, 0), at=at) == "SP-MOV-30"
    inward = 2 if x < 400 else -2
    edge = (x + inward, y, 0) if x in (18, 896.4) else (x, y + inward, 0)
    assert refusal("dash", edge, at=at) is None


@rule("SP-MOV-59")
@pytest.mark.parametrize("kind", ["advance", "dash"])
def test_low_terrain_is_level(kind: str) -> None:
    for top, free in ((70.0, True), (76.2, True), (76.3, False)):
        crate = [box(400, 480, 60, 60, top)]
        assert (refusal(kind, (400, 480, top), terrain=crate) is None) is free
    lid = box(400, 480, 100, 100, 110, bottom=100, opaque=False, passable=True)
    assert refusal(kind, (400, 480, 70), terrain=[box(400, 480, 60, 60, 70), lid]) == "SP-MOV-24"


@rule("SP-MOV-60")
@pytest.mark.parametrize("objective", ["X at 400,480", "(X) at 400,480"])
@pytest.mark.parametrize("y", [460, 480, 525])
def test_a_dash_goes_over_and_onto_tokens(objective: str, y: float) -> None:
    assert moving("dash", objectives=objective).goes("a", 400, y).at("bo-katan") == (400, y, 0)


# Engaged


@rule("SP-MOV-12", "SP-MOV-13", "SP-MOV-16")
@pytest.mark.parametrize("hale", [True, False])
def test_one_enemy_that_is_not_wounded_is_enough(hale: bool) -> None:
    """Maul is Wounded, Asajj may be; both are engaged with Bo-Katan."""
    asajj = f"asajj-ventress-sith-assassin at 450,400{'' if hale else ' with wounded'}"
    roof = [box(400, 300, 100, 100, 100)]
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,450 with wounded", asajj), terrain=roof)
    t.a("action:move")
    assert (f"climb:a.{BO}.1" in t.options("a")) is not hale
    if not hale:
        assert t.moves("bo-katan", "climb", 400, 300, 100).at("bo-katan") == (400, 300, 100)
        return
    assert t.moves("bo-katan", "advance").question("a").about["movement"] == "dash"
    assert t.no_way("a", 274.9, 400) == "SP-MOV-05"
    assert t.goes("a", 275, 400).at("bo-katan") == (275, 400, 0)


@rule("SP-MOV-18")
def test_a_dash_out_of_an_engagement_is_as_long_and_as_free_as_any() -> None:
    t = moving("dash", "400,400", f"{MAUL} at 400,450").goes("a", 400, 275)
    assert (t.at("bo-katan"), t.asked) == ((400, 275, 0), "a act")
    assert (t.damage("bo-katan"), t.conditions("bo-katan"), t.force("a")) == (0, [], moving("dash").force("a"))


@rule("SP-MOV-31")
def test_an_advance_between_two_enemies_is_left_alone() -> None:
    """Halfway Bo-Katan is within range 2 of both; where she starts and where she ends she is of neither."""
    foes = "mandalorian-super-commandos at 300,495 and 500,495"
    t = table(a=side(f"{BO} at 400,400 with 1 hunker"), b=side(foes))
    bo = t.character("bo-katan")

    def near() -> list[bool]:
        return [within(bo, foe, 2) for foe in t.unit("super-commandos").characters]

    bo.y = 495
    assert near() == [True, True]
    bo.y = 400
    assert near() == [False, False]
    t.a("action:move").moves("bo-katan", "advance", 400, 590)
    assert (near(), t.at("bo-katan"), t.asked) == ([False, False], (400, 590, 0), "a act")
    assert (t.unit("bo-katan").hunker, t.damage("bo-katan"), t.conditions("bo-katan")) == (1, 0, [])


@rule("SP-MOV-32")
@pytest.mark.parametrize(("foe", "chosen", "made"), [("400,450", "", "dash"), ("800,800", "climb", "climb")])
def test_what_waits_for_a_movement_sees_the_one_that_was_made(
    monkeypatch: pytest.MonkeyPatch, foe: str, chosen: str, made: str
) -> None:
    """An advance becomes a dash because she is engaged, or a climb by Scale."""
    told: list[str] = []
    give_trigger(monkeypatch, "jet-pack", "moved", lambda use: told.append(use.moment.detail))
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at {foe}"))
    if chosen:
        give_value(t, "bo-katan", "keyword:scale", 1)
    t.a("action:move").moves("bo-katan", "advance")
    if chosen:
        t.moves("bo-katan", chosen)
    t.goes("a", 400, 300).picks("a", "jet-pack")
    assert (told, t.last("moved")["how"]) == ([made], made)


# Toward and away


@rule("SP-MOV-49")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize("kind", ["advance", "dash", "climb", "jump"])
def test_every_movement_keeps_its_direction(monkeypatch: pytest.MonkeyPatch, kind: str, away: bool) -> None:
    def resolve(use: Use) -> Flow[None]:
        yield from move(use.m, use.members[0], kind, character_of(use.s, f"b.{MAUL}.1"), away=away)

    give_effect(monkeypatch, "jet-pack", resolve)
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 650,400")).picks("a", "jet-pack")
    ahead = -60 if away else 60
    assert t.no_way("a", 400 + ahead, 461) == t.no_way("a", 400 + ahead, 339) == "SP-MOV-49"
    assert t.no_way("a", 400 - ahead, 400) == "SP-MOV-49"
    assert t.goes("a", 400 + ahead, 341).at("bo-katan") == (400 + ahead, 341, 0)


def test_a_movement_may_end_engaged_where_nobody_forbids_it() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 400,540"))
    bo, close = t.character("bo-katan"), (400.0, 490.0, 0.0)
    assert Movement(t.state, bo, "advance").check(close) is None
    forbidden = Movement(t.state, bo, "advance", unengaged=True).check(close)
    assert forbidden is not None
    assert forbidden.rule == "SP-ABL-34"


@rule("SP-MOV-16")
def test_who_can_make_no_movement_has_not_moved() -> None:
    t = table(a=side(f"{CLONES} at 400,400 and 700,400"), b=side(f"{MAUL} at 400,450"))
    with pytest.raises(StopIteration) as ended:
        next(move(t.match, t.character("501st.1"), "climb"))
    assert ended.value.value is False
