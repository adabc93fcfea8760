"""Dashes over terrain, moving past enemies, toward and away (SP-MOV-17, SP-MOV-31, SP-MOV-46 to SP-MOV-49)."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

import pytest

from battlemat.core.decision import Flow
from battlemat.games.shatterpoint.abilities.registry import Use
from battlemat.games.shatterpoint.footing import axis_between, in_wedge
from battlemat.games.shatterpoint.movement import Movement, move
from battlemat.games.shatterpoint.scenario import ShatterScenario, box, side, table
from battlemat.games.shatterpoint.state import character_of
from tests.rule_marks import rule
from tests.rules.shatterpoint.arranged import give_effect

BO, MAUL, ASAJJ = "bo-katan-kryze", "lord-maul", "asajj-ventress-sith-assassin"


@rule("SP-MOV-17")
def test_a_dash_goes_no_farther_than_its_tool() -> None:
    t = table(a=side(f"{BO} at 400,400"), b=side()).a("action:move").moves("bo-katan", "dash")
    assert t.no_way("a", 400, 525.1) == "SP-MOV-05"
    t.goes("a", 400, 525)


@rule("SP-MOV-17")
@pytest.mark.parametrize(("top", "passable", "free"), [(70.0, False, True), (100.0, False, False), (100.0, True, True)])
def test_a_dash_crosses_what_an_advance_crosses(top: float, passable: bool, free: bool) -> None:
    wall = [box(400, 460, 300, 10, top, passable=passable, standable=False)]
    t = table(a=side(f"{BO} at 400,400"), b=side(), terrain=wall).a("action:move").moves("bo-katan", "dash")
    if free:
        assert t.goes("a", 400, 500).at("bo-katan") == (400, 500, 0)
    else:
        assert t.no_way("a", 400, 500) == "SP-MOV-17"


@rule("SP-MOV-17")
def test_a_dash_ends_level_or_lower() -> None:
    platform = [box(400, 480, 80, 80, 100)]
    t = table(a=side(f"{BO} at 400,400"), b=side(), terrain=platform).a("action:move").moves("bo-katan", "dash")
    assert t.no_way("a", 400, 480, 100) == "SP-MOV-17"
    t = table(a=side(f"{BO} at 400,480,100"), b=side(), terrain=platform).a("action:move").moves("bo-katan", "dash")
    assert t.goes("a", 400, 400).at("bo-katan") == (400, 400, 0)


@rule("SP-MOV-31")
def test_engagement_is_looked_at_again_at_the_end() -> None:
    """Two foes shorten nothing; where the advance ends engaged the hunker token is lost."""
    foes = "mandalorian-super-commandos at 340,500 and 460,500"
    t = table(a=side(f"{BO} at 400,330 with 1 hunker"), b=side(foes)).a("action:move")
    t.moves("bo-katan", "advance").goes("a", 400, 330 + 190)
    assert (t.at("bo-katan"), t.unit("bo-katan").hunker) == ((400, 520, 0), 0)


@rule("SP-MOV-31")
def test_engagement_at_the_start_counts() -> None:
    """Starting in an engagement and ending out of it: a dash, and No Mercy of the foe that is left."""
    t = table(a=side(f"{BO} at 400,430"), b=side("mandalorian-super-commandos at 400,500 and 60,800"))
    t.a("action:move").moves("bo-katan", "advance")
    assert t.no_way("a", 400, 430 - 126) == "SP-MOV-05"
    t.goes("a", 400, 430 - 125)
    assert t.damage("bo-katan") == 2


# Toward and away


@rule("SP-MOV-46")
@pytest.mark.parametrize(("at", "east"), [("500,400", 0.0), ("400,500", 90.0), ("500,500", 45.0), ("300,400", 180.0)])
def test_the_line_through_both_centres(at: str, east: float) -> None:
    t = table(a=side("b1-battle-droids at 400,400 and 60,60"), b=side(f"{MAUL} at {at}"))
    source, moved = t.character("b1.1"), t.character("maul")
    x, y = axis_between(moved, source, away=True)
    assert degrees(atan2(y, x)) % 360 == pytest.approx(east)
    x, y = axis_between(moved, source, away=False)
    assert degrees(atan2(y, x)) % 360 == pytest.approx((east + 180) % 360)


@rule("SP-MOV-47")
@pytest.mark.parametrize(
    ("turn", "inside"), [(0, True), (44, True), (-44, True), (46, False), (-46, False), (180, False)]
)
@pytest.mark.parametrize("line", [0, 30, 90, 160, 255])
def test_the_right_angle_opens_along_the_line(line: float, turn: float, inside: bool) -> None:
    """Both arms touch the base, so the base can leave the axis by 45 degrees on either side."""
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 500,400"))
    bo, maul = t.character("bo-katan"), t.character("maul")
    maul.x, maul.y = 400 + 100 * cos(radians(line)), 400 + 100 * sin(radians(line))
    dx, dy = 60 * cos(radians(line + turn)), 60 * sin(radians(line + turn))
    assert in_wedge(maul, maul.x + dx, maul.y + dy, axis_between(maul, bo, away=True)) is inside
    assert in_wedge(maul, maul.x - dx, maul.y - dy, axis_between(maul, bo, away=False)) is inside


def retreat(monkeypatch: pytest.MonkeyPatch, *, away: bool, wall: bool = False) -> ShatterScenario:
    """Bo-Katan's jet pack makes her dash toward or away from Maul, who stands 150 mm east of her."""

    def resolve(use: Use) -> Flow[None]:
        yield from move(use.m, use.members[0], "dash", character_of(use.s, f"b.{MAUL}.1"), away=away)

    give_effect(monkeypatch, "jet-pack", resolve)
    terrain = [box(345, 380, 10, 60, 200, standable=False)] if wall else []
    t = table(a=side(f"{BO} at 400,400"), b=side(f"{MAUL} at 550,400"), terrain=terrain)
    return t.picks("a", "jet-pack")


@rule("SP-MOV-49")
def test_a_dash_away_ends_wholly_inside_the_wedge(monkeypatch: pytest.MonkeyPatch) -> None:
    t = retreat(monkeypatch, away=True)
    assert t.no_way("a", 340, 461) == "SP-MOV-49"
    assert t.no_way("a", 420, 400) == "SP-MOV-49"
    assert t.goes("a", 340, 459).at("bo-katan") == (340, 459, 0)


@rule("SP-MOV-49")
def test_a_dash_toward_is_the_same_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    t = retreat(monkeypatch, away=False)
    assert t.no_way("a", 460, 461) == "SP-MOV-49"
    assert t.no_way("a", 380, 400) == "SP-MOV-49"
    assert t.goes("a", 460, 459).at("bo-katan") == (460, 459, 0)


@rule("SP-MOV-49")
def test_the_tool_may_be_bent_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Straight ahead is a wall; the tool leads around it to a place inside the wedge."""
    t = retreat(monkeypatch, away=True, wall=True)
    straight = Movement(t.state, t.character("bo-katan"), "dash").reach
    way = straight.way_to(300, 400)
    assert way is not None
    assert way.first != way.second
    assert t.goes("a", 300, 400).at("bo-katan") == (300, 400, 0)
