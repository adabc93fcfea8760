"""Where words on a board stand, asked of the page's own functions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import battlemat.server
from tests.web.conftest import OpenPage

BUILT = Path(battlemat.server.__file__).parent / "static" / "assets"
HEIGHT, HALF = 26.0, 20.0
CALL = """
([file, name, given]) => import(file).then((labels) => {
  const found = labels[name](...given);
  return found instanceof Map ? Object.fromEntries(found) : found;
})
"""

Box = dict[str, float]
Ask = Callable[..., Any]


@pytest.fixture
def ask(open_page: OpenPage) -> Ask:
    (file,) = BUILT.glob("label-places-*.js")
    page = open_page("/")
    return lambda name, *given: page.evaluate(CALL, [f"/assets/{file.name}", name, given])


def thing(number: int, x: float, y: float, *widths: float, **more: Any) -> dict[str, Any]:
    return {"id": str(number), "x": x, "y": y, "half": HALF, "widths": widths or (100.0, 40.0), "own": True, **more}


def piece(x: float, y: float, half: float = HALF) -> Box:
    return {"x": x - half, "y": y - half, "w": 2 * half, "h": 2 * half}


def place(ask: Ask, *things: dict[str, Any]) -> dict[str, Any]:
    spots: dict[str, Any] = ask("placeLabels", things, [piece(one["x"], one["y"]) for one in things], 1, HEIGHT)
    return spots


def box(spot: Box, height: float = HEIGHT) -> Box:
    return {"x": spot["x"] - spot["w"] / 2, "y": spot["y"] - height / 2, "w": spot["w"], "h": height}


def shared(a: Box, b: Box) -> float:
    """How much of the board lies in both."""
    sides = [min(a[at] + a[far], b[at] + b[far]) - max(a[at], b[at]) for at, far in (("x", "w"), ("y", "h"))]
    return max(0.0, sides[0]) * max(0.0, sides[1])


def test_a_lone_label_stands_in_full_below_its_own_and_above_another_piece(ask: Ask) -> None:
    spots = place(ask, thing(1, 100, 500), thing(2, 500, 500, own=False))
    assert [(spot["x"], spot["wording"]) for spot in spots.values()] == [(100, 0), (500, 0)]
    assert spots["1"]["y"] - HEIGHT / 2 >= 500 + HALF
    assert spots["2"]["y"] + HEIGHT / 2 <= 500 - HALF


@pytest.mark.parametrize("apart", [30.0, 44.0, 60.0])
def test_in_a_crowd_no_label_lies_on_another_or_hides_a_piece(apart: float, ask: Ask) -> None:
    crowd = [thing(4 * row + column, apart * column, apart * row) for row in range(4) for column in range(4)]
    spots = place(ask, *crowd)
    shown = [box(spot) for spot in spots.values() if spot["wording"] >= 0]
    assert 0 < len(shown) < len(crowd)
    assert [shared(one, other) for one, other in combinations(shown, 2) if shared(one, other)] == []
    for label in shown:
        hidden = sum(shared(label, piece(one["x"], one["y"])) for one in crowd)
        assert hidden <= 0.16 * label["w"] * label["h"] + 1e-6


def test_where_the_whole_name_has_no_room_a_shorter_one_may(ask: Ask) -> None:
    walls = [piece(-75, 0, 50), piece(75, 0, 50), piece(0, -130, 100), piece(0, 150, 100)]
    (spot,) = ask("placeLabels", [thing(1, 0, 0)], [piece(0, 0), *walls], 1, HEIGHT).values()
    assert spot["wording"] == 1
    assert spot["w"] == 40


def test_what_is_talked_about_chooses_first(ask: Ask) -> None:
    left, right = thing(1, 0, 0, 100.0), thing(2, 50, 0, 100.0)
    assert place(ask, left, right)["1"]["x"] == 0
    spots = place(ask, left, {**right, "first": True})
    assert (spots["2"]["x"], spots["2"]["wording"]) == (50, 0)
    assert shared(box(spots["1"]), box(spots["2"])) == 0


def test_lines_say_their_ranges_beside_names_and_each_other(ask: Ask) -> None:
    fan = [{"from": {"x": 0, "y": 0}, "to": {"x": x, "y": 200}, "widths": [90, 30]} for x in (-40, 0, 40)]
    name = {"x": -50, "y": 87, "w": 100, "h": HEIGHT}
    spots = ask("placeMarks", fan, [name], [], 1, 22)
    taken = [name, *(box(spot, 22) for spot in spots)]
    assert [shared(one, other) for one, other in combinations(taken, 2) if shared(one, other)] == []
    (beside,) = ask("placeMarks", [{**fan[1], "beside": True}], [], [], 1, 22)
    assert beside["x"] - beside["w"] / 2 > 0


def test_the_deciding_line_stays_free_of_names(ask: Ask) -> None:
    line = ask("beads", {"x": 0, "y": 0}, {"x": 0, "y": 300}, 8)
    assert (line[0]["y"], line[-1]["y"]) == (-4, 296)
    spots = ask("placeLabels", [thing(1, 0, 0, first=True), thing(2, 0, 300, own=False)], [], 1, HEIGHT, line)
    assert [spot["wording"] for spot in spots.values()] == [0, 0]
    assert [shared(box(spot), bead) for spot in spots.values() for bead in line if shared(box(spot), bead)] == []
