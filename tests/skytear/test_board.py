"""The battlefields: what is looked up in them, and what is said about a broken board file."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest
from msgspec import structs

from battlemat.core.content import content_folder
from battlemat.core.errors import ContentError
from battlemat.games.skytear.board import BOARDS, Board, board, cells, each, load_board
from battlemat.games.skytear.board_file import Dome, faults
from battlemat.games.skytear.hexes import Hex, distance, half_turned, mirrored, neighbours, turned
from battlemat.games.skytear.sight import UNSEEN, sightlines

TWO = board("two-lane")


def at(name: str, of: Board = TWO) -> int:
    return of.named[name]


# Hexes ----------------------------------------------------------------------------------------------------------------


def test_six_turns_are_none_and_mirroring_twice_too() -> None:
    for point in TWO.hexes:
        assert turned(point, 6) == point
        assert turned(point, 3) == half_turned(point)
        assert mirrored(mirrored(point)) == point
        assert {distance(point, other) for other in neighbours(point)} == {1}


# Tables against a plain search ----------------------------------------------------------------------------------------


def walked(of: Board, start: Hex, *, lines: bool, walls: frozenset[Hex] = frozenset()) -> dict[Hex, int]:
    """Steps from a hex to every other, found the slow way from the plan alone."""
    grid = set(of.file.board.hexes)
    white = {frozenset(edge) for edge in of.file.terrain.white_line} if lines else set()
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here in walls and here != start:
            continue
        for point in neighbours(here):
            if point in grid and point not in steps and frozenset((here, point)) not in white:
                steps[point] = steps[here] + 1
                queue.append(point)
    return steps


@pytest.mark.parametrize("name", BOARDS)
def test_distances_are_those_of_a_walk_and_sight_those_of_a_walk_that_crosses_no_line(name: str) -> None:
    of = board(name)
    lines = sightlines(of)
    for cell, start in enumerate(of.hexes):
        far, sight = walked(of, start, lines=False), walked(of, start, lines=True)
        for other, point in enumerate(of.hexes):
            assert of.distance[cell][other] == far[point]
            seen = sight.get(point, UNSEEN)
            assert lines.steps[cell][other] == (seen if seen <= 3 else UNSEEN)
            for reach in range(4):
                assert bool(of.within[reach][cell] >> other & 1) == (far[point] <= reach)
                assert bool(lines.seen[reach][cell] >> other & 1) == lines.sees(cell, other, reach) == (seen <= reach)


@pytest.mark.parametrize("walls", [("4,-1", "4,0", "4,1"), ("3,0", "3,-1", "3,-2"), ("0,-1", "0,0", "0,1")])
def test_sight_ends_on_walls_and_passes_none(walls: tuple[str, ...]) -> None:
    lines = sightlines(TWO, cells(at(name) for name in walls))
    blocked = frozenset(TWO.hexes[at(name)] for name in walls)
    for cell, start in enumerate(TWO.hexes):
        sight = walked(TWO, start, lines=True, walls=blocked)
        for other, point in enumerate(TWO.hexes):
            assert lines.sees(cell, other) == (sight.get(point, UNSEEN) <= 3)


def test_cells_and_names_belong_together() -> None:
    for cell, name in enumerate(TWO.names):
        assert TWO.named[name] == cell == TWO.cell[TWO.hexes[cell]]
    assert list(each(cells([5, 0, 162]))) == [0, 5, 162]
    assert cells(each(TWO.cover)) == TWO.cover
    assert TWO.outside | TWO.in_domes == TWO.all
    assert TWO.outside & TWO.in_domes == 0


def test_boards_are_read_once() -> None:
    assert board("two-lane") is TWO


# Broken files ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("right", "wrong", "record", "problem"),
    [
        ("[board]", "[board", "file", "not TOML"),
        ("heroes_per_side = 4", "heroes_per_side = 'four'", "file", "board.heroes_per_side.*Expected `int`"),
        ("victory_cards = 3", "victory_card = 3", "file", "board.*unknown field `victory_card`"),
        ("hex_count = 163", "hex_count = 162", "board", "hexes: 163 hexes, but 162"),
        ("  [-6, -3], [-4, -4]", "  [-6, -3], [-6, -3], [-4, -4]", "board", "-6,-3 is listed twice"),
        ("nexus = [0, 5]", "nexus = [0, 55]", "side south", "field nexus: 0,55 is not on the board"),
        ("[side.north]", "[side.east]", "file", "'east'.*side"),
        ("number = 3 ", "number = 1 ", "dome", "number.*after the lanes"),
        ("control_point = [0, 0]", "control_point = [4, 4]", "dome centre", "control_point: it is not in its dome"),
        ("  [1, 0], [-2, 2],", "  [4, 4], [-2, 2],", "dome centre", "more than 3 steps"),
        ("  [1, 0], [-2, 2],", "  [0, 0], [-2, 2],", "dome", "listed twice"),
        ("cover_count = 14", "cover_count = 15", "terrain", "cover: 14 hexes, but 15"),
        ("[2, 2], [6, 0],\n]", "[2, 2], [4, -2],\n]", "terrain", "cover: 4,-2 is a start, a structure"),
        ("white_line_count = 30", "white_line_count = 29", "terrain", "white_line: 30 edges, but 29"),
        ("[[0, -2], [0, -3]]", "[[0, -2], [1, -3]]", "terrain", "an edge is listed twice"),
        ("[[0, -2], [0, -3]]", "[[0, -2], [0, -4]]", "terrain", "0,-2 and 0,-4 are not neighbours"),
        ("[[0, -2], [0, -3]]", "[[4, 0], [4, 1]]", "terrain", r"dome centre is open at 0,-3 \| 0,-2"),
        ('id = "east"', 'id = "west"', "lane", "an id is used twice"),
        ("tower_north = [4, -6]", "tower_north = [4, -5]", "lane east", "tower_north: 3 hexes from the token, not 4"),
        ("tower_south = [4, 2]", "tower_south = [0, 5]", "lane", "hex of their own"),
        ("control_start = [4, -2]", "control_start = [0, 0]", "lane east", "may not be in a dome"),
        ("control_start = [4, -2]", "control_start = [9, -2]", "lane east", "control_start: 9,-2 is not on the board"),
        ("[[3, -1], [5, -2]]", "[[3, -1], [6, -2]]", "lane east", "minion_start_south: 6,-2 is not next to"),
        ("[[3, -1], [5, -2]]", "[[3, -1], [9, -2]]", "lane east", "minion_start_south: 9,-2 is not on the board"),
        ("[[3, -1], [5, -2]]", "[[4, -6], [5, -2]]", "lane east", "minion_start_south: no minion may stand on 4,-6"),
        ("[[3, -1], [5, -2]]", "[[0, 0], [5, -2]]", "lane east", "minion_start_south: no minion may stand on 0,0"),
        ("[[3, -1], [5, -2]]", "[[3, -2], [5, -2]]", "lane", "minion_start_south: not the same after a half-turn"),
        ("[0, 4], [-1, 5],", "[0, 4],", "side south", "hero_start: not the free hexes next to the Nexus"),
        ("heroes_per_side = 4", "heroes_per_side = 7", "side south", "no room for 7 heroes"),
        ("[-6, 0], [-2, -2]", "[-6, 1], [-2, -2]", "terrain", "cover: not the same after a half-turn"),
    ],
)
def test_a_broken_board_is_named_with_its_place(
    tmp_path: Path, right: str, wrong: str, record: str, problem: str
) -> None:
    text = (content_folder("skytear") / "board-two-lane.toml").read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "board.toml"
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=problem) as caught:
        load_board(file)
    assert (caught.value.file, caught.value.record) == ("board.toml", record)


def test_a_dome_in_the_way_of_a_token_is_refused() -> None:
    dome = Dome(id="more", number=4, control_point=(4, 0), hexes=((4, 0),))
    plan = structs.replace(TWO.file, dome=(*TWO.file.dome, dome))
    assert ("lane east", "field tower_south: the way of the token around the domes is longer") in list(faults(plan))


def test_a_dome_around_a_tower_is_refused() -> None:
    dome = Dome(id="more", number=4, control_point=(4, 2), hexes=((4, 2),))
    plan = structs.replace(TWO.file, dome=(*TWO.file.dome, dome))
    assert any(where == "dome more" and "4,2 has" in problem for where, problem in faults(plan))


def test_a_tower_of_another_lane_nearer_than_its_own_is_refused() -> None:
    west, east = TWO.file.lane
    plan = structs.replace(TWO.file, lane=(structs.replace(west, tower_south=(4, 1)), east))
    assert ("lane east", "field tower_south: the tower of another lane is as near to the token") in list(faults(plan))


def test_a_hex_nobody_can_walk_to_is_refused() -> None:
    sheet = structs.replace(TWO.file.board, hexes=(*TWO.hexes, (60, 60)), hex_count=164)
    plan = structs.replace(TWO.file, board=sheet)
    assert ("board", "field hexes: nobody can walk to 60,60") in list(faults(plan))


def test_the_boards_have_no_fault() -> None:
    for name in BOARDS:
        assert list(faults(board(name).file)) == []
