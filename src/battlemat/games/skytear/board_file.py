"""Board files: what they say, and what a battlefield must be like to be played on.

A board that is loaded needs no further doubt: lanes are fair, domes closed, and there is room for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from battlemat.core.content import read_toml, to_record
from battlemat.core.errors import ContentError
from battlemat.games.skytear.hexes import Hex, distance, half_turned, hex_name, mirrored, neighbours

Side = Literal["south", "north"]
SIDES: tuple[Side, Side] = ("south", "north")
OTHER_SIDE: dict[Side, Side] = {"south": "north", "north": "south"}


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything in the content files: a typo in a field name is an error."""


class Sheet(Record, frozen=True, kw_only=True):
    """The `[board]` table."""

    id: str
    source: str
    symmetry: tuple[Literal["half-turn", "mirror"], ...]
    heroes_per_side: int
    mana_track_rows: int
    victory_cards: int
    hex_count: int
    hexes: tuple[Hex, ...]


class Home(Record, frozen=True, kw_only=True):
    nexus: Hex
    hero_start: tuple[Hex, ...]


class Lane(Record, frozen=True, kw_only=True):
    id: str
    control_start: Hex
    tower_south: Hex
    tower_north: Hex
    start_to_tower: int
    minion_start_south: tuple[Hex, ...]
    minion_start_north: tuple[Hex, ...]

    def tower(self, side: Side) -> Hex:
        return self.tower_south if side == "south" else self.tower_north

    def minion_start(self, side: Side) -> tuple[Hex, ...]:
        return self.minion_start_south if side == "south" else self.minion_start_north


class Dome(Record, frozen=True, kw_only=True):
    id: str
    number: int
    control_point: Hex
    hexes: tuple[Hex, ...]


class Terrain(Record, frozen=True, kw_only=True):
    cover_count: int
    cover: tuple[Hex, ...]
    white_line_count: int
    white_line: tuple[tuple[Hex, Hex], ...]


class BoardFile(Record, frozen=True, kw_only=True):
    """A whole board file."""

    board: Sheet
    side: dict[Side, Home]
    lane: tuple[Lane, ...]
    dome: tuple[Dome, ...]
    terrain: Terrain

    @property
    def structures(self) -> dict[Hex, str]:
        """Every tower and Nexus with what an error calls it."""
        found = {home.nexus: f"the {side} Nexus" for side, home in self.side.items()}
        for lane in self.lane:
            found |= {lane.tower(side): f"the {side} tower of lane {lane.id}" for side in SIDES}
        return found

    @property
    def dome_hexes(self) -> frozenset[Hex]:
        return frozenset(point for dome in self.dome for point in dome.hexes)


Fault = tuple[str, str]
"""The record of a board file that is wrong, and what is wrong with it."""


def read_board_file(file: Traversable) -> BoardFile:
    plan = to_record(file.name, "file", read_toml(file), BoardFile)
    for record, problem in faults(plan):
        raise ContentError(file.name, record, problem)
    return plan


def faults(plan: BoardFile) -> Iterator[Fault]:
    """Everything wrong with a board, the causes before their consequences."""
    yield from _grid_faults(plan)
    yield from _count_faults(plan)
    yield from _lane_faults(plan)
    yield from _dome_faults(plan)
    yield from _terrain_faults(plan)
    yield from _home_faults(plan)
    yield from _way_faults(plan)
    yield from _symmetry_faults(plan)


def _grid_faults(plan: BoardFile) -> Iterator[Fault]:
    grid = set(plan.board.hexes)
    for field, points in _places(plan):
        for point in points:
            if point not in grid:
                record, _, name = field.partition(": ")
                yield record, f"field {name}: {hex_name(point)} is not on the board"


def _places(plan: BoardFile) -> Iterator[tuple[str, tuple[Hex, ...]]]:
    for side in SIDES:
        if side not in plan.side:
            continue
        yield f"side {side}: nexus", (plan.side[side].nexus,)
        yield f"side {side}: hero_start", plan.side[side].hero_start
    for lane in plan.lane:
        yield f"lane {lane.id}: control_start", (lane.control_start,)
        for side in SIDES:
            yield f"lane {lane.id}: tower_{side}", (lane.tower(side),)
            yield f"lane {lane.id}: minion_start_{side}", lane.minion_start(side)
    for dome in plan.dome:
        yield f"dome {dome.id}: hexes", dome.hexes
        yield f"dome {dome.id}: control_point", (dome.control_point,)
    yield "terrain: cover", plan.terrain.cover
    for edge in plan.terrain.white_line:
        yield "terrain: white_line", edge


def _count_faults(plan: BoardFile) -> Iterator[Fault]:
    for record, field, points, count in (
        ("board", "hexes", plan.board.hexes, plan.board.hex_count),
        ("terrain", "cover", plan.terrain.cover, plan.terrain.cover_count),
    ):
        if (twice := _repeated(points)) is not None:
            yield record, f"field {field}: {hex_name(twice)} is listed twice"
        if len(points) != count:
            yield record, f"field {field}: {len(points)} hexes, but {count} are announced"
    lines = plan.terrain.white_line
    if len({frozenset(edge) for edge in lines}) != len(lines):
        yield "terrain", "field white_line: an edge is listed twice"
    if len(lines) != plan.terrain.white_line_count:
        yield "terrain", f"field white_line: {len(lines)} edges, but {plan.terrain.white_line_count} are announced"
    for record, ids in (("lane", [lane.id for lane in plan.lane]), ("dome", [dome.id for dome in plan.dome])):
        if not ids:
            yield record, "there is none"
        if len(set(ids)) != len(ids):
            yield record, "an id is used twice"
    for side in SIDES:
        if side not in plan.side:
            yield "side", f"there is no {side}"


def _repeated(points: Iterable[Hex]) -> Hex | None:
    seen: set[Hex] = set()
    for point in points:
        if point in seen:
            return point
        seen.add(point)
    return None


def _lane_faults(plan: BoardFile) -> Iterator[Fault]:
    places = [*plan.structures, *(lane.control_start for lane in plan.lane)]
    if len(plan.structures) != 2 + 2 * len(plan.lane) or _repeated(places) is not None:
        yield "lane", "towers, Nexus and control tokens must each have a hex of their own"
    for lane in plan.lane:
        if lane.control_start in plan.dome_hexes:
            yield f"lane {lane.id}", "field control_start: a control token may not be in a dome"
        for side in SIDES:
            far = distance(lane.control_start, lane.tower(side))
            if far != lane.start_to_tower:
                yield f"lane {lane.id}", f"field tower_{side}: {far} hexes from the token, not {lane.start_to_tower}"
            for point in lane.minion_start(side):
                if point in plan.dome_hexes or point in plan.structures:
                    yield f"lane {lane.id}", f"field minion_start_{side}: no minion may stand on {hex_name(point)}"
                if distance(point, lane.control_start) != 1:
                    yield (
                        f"lane {lane.id}",
                        f"field minion_start_{side}: {hex_name(point)} is not next to the control token",
                    )


def _dome_faults(plan: BoardFile) -> Iterator[Fault]:
    if _repeated(point for dome in plan.dome for point in dome.hexes) is not None:
        yield "dome", "field hexes: a hex belongs to two domes or is listed twice"
    numbers = [dome.number for dome in plan.dome]
    due = list(range(len(plan.lane) + 1, len(plan.lane) + len(plan.dome) + 1))
    if numbers != due:
        yield "dome", f"field number: {numbers}, but domes are resolved after the lanes, as {due}"
    for dome in plan.dome:
        if dome.control_point not in dome.hexes:
            yield f"dome {dome.id}", "field control_point: it is not in its dome"
        if not set(dome.hexes) <= _walk(dome.control_point, set(dome.hexes), 3):
            yield f"dome {dome.id}", "field hexes: a hex in it is more than 3 steps from the control point"
        for point in dome.hexes:
            if point in plan.structures:
                yield f"dome {dome.id}", f"field hexes: {hex_name(point)} has {plan.structures[point]} on it"


def _terrain_faults(plan: BoardFile) -> Iterator[Fault]:
    grid, domes = set(plan.board.hexes), plan.dome_hexes
    edges = {frozenset(edge) for edge in plan.terrain.white_line}
    for a, b in plan.terrain.white_line:
        if distance(a, b) != 1:
            yield "terrain", f"field white_line: {hex_name(a)} and {hex_name(b)} are not neighbours"
    border = {
        frozenset((inside, point)): dome.id
        for dome in plan.dome
        for inside in dome.hexes
        for point in neighbours(inside)
        if point in grid and point not in dome.hexes
    }
    for edge in border.keys() - edges:
        yield "terrain", f"field white_line: the border of dome {border[edge]} is open at {_edge_name(edge)}"
    for edge in edges - border.keys():
        yield "terrain", f"field white_line: {_edge_name(edge)} is not on the border of a dome"
    starts = {point for home in plan.side.values() for point in home.hero_start}
    starts |= {point for lane in plan.lane for side in SIDES for point in lane.minion_start(side)}
    taken = {*plan.structures, *(lane.control_start for lane in plan.lane), *starts, *domes}
    for point in plan.terrain.cover:
        if point in taken:
            yield "terrain", f"field cover: {hex_name(point)} is a start, a structure, a control token or in a dome"


def _edge_name(edge: frozenset[Hex]) -> str:
    return " | ".join(hex_name(point) for point in sorted(edge))


def _home_faults(plan: BoardFile) -> Iterator[Fault]:
    grid = set(plan.board.hexes)
    for side, home in plan.side.items():
        around = {point for point in neighbours(home.nexus) if point in grid and point not in plan.structures}
        if set(home.hero_start) != around:
            yield f"side {side}", "field hero_start: not the free hexes next to the Nexus"
        if len(around) < plan.board.heroes_per_side:
            yield f"side {side}", f"field nexus: no room for {plan.board.heroes_per_side} heroes next to it"


def _way_faults(plan: BoardFile) -> Iterator[Fault]:
    grid = set(plan.board.hexes)
    walkable = grid - plan.structures.keys()
    start = plan.side["south"].hero_start[0]
    if unreachable := walkable - _walk(start, walkable, len(grid)):
        yield "board", f"field hexes: nobody can walk to {hex_name(min(unreachable))}"
    outside = grid - plan.dome_hexes
    for lane in plan.lane:
        for side in SIDES:
            tower = lane.tower(side)
            nearer = _walk(lane.control_start, outside, lane.start_to_tower)
            if tower not in nearer:
                yield f"lane {lane.id}", f"field tower_{side}: the way of the token around the domes is longer"
            if any(other.tower(side) in nearer for other in plan.lane if other is not lane):
                yield f"lane {lane.id}", f"field tower_{side}: the tower of another lane is as near to the token"


def _walk(start: Hex, ground: set[Hex], steps: int) -> set[Hex]:
    found = edge = {start}
    for _ in range(steps):
        edge = {point for here in edge for point in neighbours(here) if point in ground} - found
        if not edge:
            break
        found = found | edge
    return found


def _symmetry_faults(plan: BoardFile) -> Iterator[Fault]:
    for name in plan.board.symmetry:
        turn, opposite = (
            (half_turned, OTHER_SIDE) if name == "half-turn" else (mirrored, dict(zip(SIDES, SIDES, strict=True)))
        )
        yield from _asymmetries(plan, name, turn, opposite)


def _asymmetries(plan: BoardFile, name: str, turn: Callable[[Hex], Hex], opposite: dict[Side, Side]) -> Iterator[Fault]:
    def differ(points: Iterable[Hex], images: Iterable[Hex]) -> bool:
        return {turn(point) for point in points} != set(images)

    for record, field, points in (
        ("board", "hexes", plan.board.hexes),
        ("terrain", "cover", plan.terrain.cover),
        ("dome", "hexes", plan.dome_hexes),
        ("lane", "control_start", [lane.control_start for lane in plan.lane]),
    ):
        if differ(points, points):
            yield record, f"field {field}: not the same after a {name}"
    for side in SIDES:
        home, image = plan.side[side], plan.side[opposite[side]]
        if differ([home.nexus], [image.nexus]):
            yield f"side {side}", f"field nexus: not the same after a {name}"
        for field, here, there in (
            ("tower", [ln.tower(side) for ln in plan.lane], [ln.tower(opposite[side]) for ln in plan.lane]),
            (
                "minion_start",
                [point for ln in plan.lane for point in ln.minion_start(side)],
                [point for ln in plan.lane for point in ln.minion_start(opposite[side])],
            ),
        ):
            if differ(here, there):
                yield "lane", f"field {field}_{side}: not the same after a {name}"
