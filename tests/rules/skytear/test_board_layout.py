"""The layout of the two battlefields: SK-SET-36 to SK-SET-44, SK-TLN-24 to SK-TLN-31, and what boards consist of."""

from __future__ import annotations

from battlemat.games.skytear.board import Board, Cells, board, cells, each
from battlemat.games.skytear.board_file import SIDES
from battlemat.games.skytear.hexes import Hex
from battlemat.games.skytear.paths import path_lengths
from battlemat.games.skytear.sight import sightlines
from tests.rule_marks import rule

TWO, THREE = board("two-lane"), board("three-lane")


def hexes(of: Board, members: Cells) -> set[Hex]:
    return {of.hexes[cell] for cell in each(members)}


def far(of: Board, a: Hex, b: Hex) -> int:
    return of.distance[of.cell[a]][of.cell[b]]


@rule("SK-SET-36")
def test_the_two_lane_grid() -> None:
    assert TWO.size == 163
    assert set(TWO.hexes) == {(q, r) for q in range(-6, 7) for r in range(-20, 21) if abs(2 * r + q) <= 12}
    assert (6, 3) in TWO.cell
    assert (6, 4) not in TWO.cell


@rule("SK-SET-37")
def test_the_two_lane_nexus() -> None:
    assert {side: TWO.hexes[TWO.nexus[side]] for side in SIDES} == {"south": (0, 5), "north": (0, -5)}
    around = {(1, 5), (1, 4), (0, 4), (-1, 5), (-1, 6), (0, 6)}
    assert hexes(TWO, cells(TWO.hero_start["south"])) == around
    assert hexes(TWO, cells(TWO.hero_start["north"])) == {(-q, -r) for q, r in around}


@rule("SK-SET-38")
def test_the_two_lane_towers() -> None:
    towers = {side: {lane: TWO.hexes[cell] for lane, cell in TWO.tower[side].items()} for side in SIDES}
    assert towers == {
        "south": {"west": (-4, 6), "east": (4, 2)},
        "north": {"west": (-4, -2), "east": (4, -6)},
    }
    for side in SIDES:
        assert [far(TWO, (4, -2), towers[side]["east"]), far(TWO, (-4, 2), towers[side]["west"])] == [4, 4]


@rule("SK-SET-39")
def test_the_two_lane_control_tokens() -> None:
    assert {lane: TWO.hexes[cell] for lane, cell in TWO.control_start.items()} == {"west": (-4, 2), "east": (4, -2)}


@rule("SK-SET-40")
def test_the_two_lane_dome() -> None:
    (dome,) = TWO.domes
    point = TWO.cell[0, 0]
    assert TWO.control_point[dome] == point
    assert TWO.dome_cells[dome] == TWO.within[2][point] == TWO.in_domes
    assert TWO.in_domes.bit_count() == 19
    assert len(TWO.white_lines) == 30
    assert sightlines(TWO).seen[3][point] == TWO.in_domes


@rule("SK-SET-41")
def test_the_two_lane_minion_starts() -> None:
    starts = {side: {TWO.hexes[c] for around in TWO.minion_start[side].values() for c in around} for side in SIDES}
    assert starts["south"] == {(-5, 3), (-3, 2), (3, -1), (5, -2)}
    assert starts["north"] == {(-5, 2), (-3, 1), (3, -2), (5, -3)}
    lines = sightlines(TWO)
    for side in SIDES:
        for lane, around in TWO.minion_start[side].items():
            assert [lines.steps[cell][TWO.control_start[lane]] for cell in around] == [1, 1]


@rule("SK-SET-42", "SK-LOS-13")
def test_the_two_lane_cover() -> None:
    assert TWO.cover.bit_count() == 14
    assert hexes(TWO, TWO.cover) == {
        *((3, 0), (3, -3), (-3, 3), (-3, 0)),
        *((6, -3), (-6, 3)),
        *((2, 2), (-2, 4), (2, -4), (-2, -2)),
        *((6, 0), (-6, 6), (6, -6), (-6, 0)),
    }


@rule("SK-SET-44")
def test_a_token_at_a_tower_does_not_reach_the_two_lane_nexus_yet() -> None:
    for lane, side in ((lane, side) for lane in TWO.lanes for side in SIDES):
        token, tower = TWO.control_start[lane], TWO.tower[side][lane]
        ways = path_lengths(TWO, token, TWO.outside)
        first = [cell for cell in TWO.neighbours[tower] if ways.get(cell) == ways[tower] - 1]
        assert {TWO.distance[cell][TWO.nexus[side]] for cell in first} == {4}
    assert far(TWO, (4, -5), (0, -5)) == 4


@rule("SK-TLN-24")
def test_the_three_lane_grid() -> None:
    assert THREE.size == 305
    assert set(THREE.hexes) == {(q, r) for q in range(-10, 11) for r in range(-20, 21) if abs(2 * r + q) <= 14}


@rule("SK-TLN-25")
def test_the_three_lane_nexus() -> None:
    assert {side: THREE.hexes[THREE.nexus[side]] for side in SIDES} == {"south": (0, 6), "north": (0, -6)}
    for side in SIDES:
        assert cells(THREE.hero_start[side]) == THREE.beside[THREE.nexus[side]]
        assert len(THREE.hero_start[side]) == 6 == THREE.heroes_per_side


@rule("SK-TLN-26")
def test_the_three_lane_towers() -> None:
    assert {lane: THREE.hexes[cell] for lane, cell in THREE.tower["south"].items()} == {
        "west": (-6, 7),
        "middle": (0, 4),
        "east": (6, 1),
    }
    assert {lane: THREE.hexes[cell] for lane, cell in THREE.tower["north"].items()} == {
        "west": (-6, -1),
        "middle": (0, -4),
        "east": (6, -7),
    }
    for side in SIDES:
        ways = [THREE.distance[THREE.control_start[lane]][THREE.tower[side][lane]] for lane in THREE.lanes]
        assert dict(zip(THREE.lanes, ways, strict=True)) == {"west": 5, "middle": 4, "east": 5}


@rule("SK-TLN-27")
def test_the_three_lane_control_tokens() -> None:
    starts = {lane: THREE.hexes[cell] for lane, cell in THREE.control_start.items()}
    assert starts == {"west": (-8, 4), "middle": (0, 0), "east": (8, -4)}


@rule("SK-TLN-28")
def test_the_three_lane_domes() -> None:
    assert {dome: THREE.hexes[cell] for dome, cell in THREE.control_point.items()} == {"west": (-4, 2), "east": (4, -2)}
    for dome in THREE.domes:
        assert THREE.dome_cells[dome] == THREE.within[2][THREE.control_point[dome]]
    assert THREE.in_domes.bit_count() == 38
    assert len(THREE.white_lines) == 60
    border = {
        frozenset((inside, other))
        for inside in each(THREE.in_domes)
        for other in THREE.neighbours[inside]
        if not THREE.in_domes >> other & 1
    }
    assert border == THREE.white_lines


@rule("SK-TLN-29")
def test_the_three_lane_minion_starts() -> None:
    starts = {
        side: {lane: {THREE.hexes[c] for c in s} for lane, s in THREE.minion_start[side].items()} for side in SIDES
    }
    assert starts == {
        "south": {"west": set(), "middle": {(-1, 1), (0, 1), (1, 0)}, "east": set()},
        "north": {"west": set(), "middle": {(-1, 0), (0, -1), (1, -1)}, "east": set()},
    }
    assert all(far(THREE, point, (0, 0)) == 1 for side in SIDES for point in starts[side]["middle"])


@rule("SK-TLN-30")
def test_the_three_lane_cover() -> None:
    assert THREE.cover.bit_count() == 18
    assert hexes(THREE, THREE.cover) == {
        *((1, 1), (1, -2), (-1, 2), (-1, -1), (7, -2), (7, -5), (-7, 5), (-7, 2)),
        *((10, -5), (-10, 5)),
        *((3, 2), (-3, 5), (3, -5), (-3, -2)),
        *((9, -1), (-9, 8), (9, -8), (-9, 1)),
    }


@rule("SK-TLN-31")
def test_after_a_side_tower_nexus_and_middle_tower_are_equally_far() -> None:
    ways = path_lengths(THREE, THREE.cell[6, -6], THREE.outside)
    assert ways[THREE.cell[0, -6]] == ways[THREE.cell[0, -4]] == 6
