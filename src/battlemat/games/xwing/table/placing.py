"""Where obstacles and ships may be placed: the check, a sampler, an outline to draw (XW-SET-16 to XW-SET-25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import cos, hypot, radians, sin
from random import Random
from typing import Final

from battlemat.core.decision import GRID as DECIMALS
from battlemat.core.decision import Place, Pose, on_grid
from battlemat.core.errors import Refusal
from battlemat.games.xwing.flight.templates import free_of
from battlemat.games.xwing.state import Obstacle, Ship, Table, in_play
from battlemat.games.xwing.table.figures import FIGURES, BaseSize, device_outline, obstacle_outline
from battlemat.games.xwing.table.measures import BAND, Base, base, device, in_play_area, obstacle, wholly_within
from battlemat.games.xwing.table.objects import base_of, obstacle_shapes, other_bases, size_of
from battlemat.games.xwing.timing.listeners import values
from battlemat.games.xwing.timing.moments import STARTS
from battlemat.geometry import SLACK, Box, Outline, overlaps, touches, within
from battlemat.geometry.convex import closest_points
from battlemat.geometry.polygons import contains

EDGES: Final = ("south", "north", "west", "east")
FACING: Final = {"south": 0.0, "north": 180.0, "west": 90.0, "east": 270.0}
"""Away from one's own edge."""
EXAMPLES: Final = 2
"""So many legal places are offered as options."""
TRIES: Final = 200
GRID: Final = 10.0

Check = Callable[[Pose], Refusal | None]
Sampler = Callable[[Random], Pose]
Ring = list[tuple[float, float]]


def obstacle_place(s: Table, player: int, thing: Obstacle, *, beyond_ships: int = 0) -> Place | None:
    """The question where an obstacle goes; None if there is no legal place left (XW-SET-19).

    A card that moves one later names the range beyond which all ships have to be.
    """
    ships = [base_of(s, ship) for ship in in_play(s)] if beyond_ships else []
    others = list(obstacle_shapes(s).values())
    margin = 2 * BAND
    outline = obstacle_outline(thing.outline)
    radius = outline.radius
    core = core_radius(thing.outline)
    too_near = [(o.pose[0], o.pose[1], (BAND + core + core_radius(o.outline)) ** 2) for o in s.obstacles if o.placed]

    def check(pose: Pose) -> Refusal | None:
        x, y, _ = pose
        for other_x, other_y, square in too_near:  # most places are refused without a look at the outlines
            if (x - other_x) ** 2 + (y - other_y) ** 2 <= square:
                return Refusal("xwing-obstacle-near-obstacle", "XW-SET-16")
        west, south, east, north = outline.bounds_at(pose)
        if min(west, south, s.width - east, s.length - north) <= margin + SLACK:
            return Refusal("xwing-obstacle-near-edge", "XW-SET-17")
        if not others and not ships:
            return None
        shape = obstacle(thing.outline, pose)
        if any(within(shape, other, BAND) for other in others):
            return Refusal("xwing-obstacle-near-obstacle", "XW-SET-16")
        if any(within(shape, ship, beyond_ships * BAND) for ship in ships):
            return Refusal("xwing-obstacle-near-ship", "XW-ABL-15", {"range": beyond_ships})
        return None

    def sample(rng: Random) -> Pose:
        low = margin + radius * 0.5
        return (rng.uniform(low, s.width - low), rng.uniform(low, s.length - low), rng.uniform(0.0, 360.0))

    region = [
        (margin, margin),
        (s.width - margin, margin),
        (s.width - margin, s.length - margin),
        (margin, s.length - margin),
    ]

    @cache
    def poses() -> Sequence[Pose]:
        return examples(check, sample) or first_on_grid(check, region)

    if not (examples(check, sample, 1) or poses()):
        return None
    about = {"object": thing.id, "outline": thing.outline}
    found = or_one_of(poses, sample)
    return Place(player, "place-obstacle", "XW-SET-15", poses, check, found, about, region=[region])


@cache
def core_radius(outline: str) -> float:
    """How far around its middle an obstacle surely reaches."""
    points = obstacle_outline(outline).points
    edges = zip(points, points[1:] + points[:1], strict=True)
    return min(closest_points(((0.0, 0.0),), edge)[0] for edge in edges) if contains(points, (0.0, 0.0)) else 0.0


def ship_place(
    s: Table, ship: Ship, edges: Sequence[str] = (), *, rule: str = "XW-SET-20", beyond_enemies: int = 0
) -> Place:
    """The question where a ship goes: within range 1 of its player's own edge (XW-SET-20 to XW-SET-25).

    Cards that bring a ship back from reserve name other edges, or a range beyond which the enemies have to be.
    """
    size = size_of(s, ship)
    edges = edges or (s.players[ship.owner].edge,)
    others = other_bases(s, ship)
    foes = [base_of(s, other) for other in in_play(s) if other.owner != ship.owner] if beyond_enemies else []
    elsewhere = values(s, STARTS, ship) if rule == "XW-SET-20" else []

    def check(pose: Pose) -> Refusal | None:
        shape = base(size, pose)
        if not in_play_area(shape, s.width, s.length):
            return Refusal("xwing-outside", "XW-SET-24", {"ship": ship.id})
        if not any(in_zone(s, size, edge, pose) for edge in edges) and not any(test(shape) for test in elsewhere):
            if rule != "XW-SET-20":
                return Refusal("xwing-outside-zones", rule, {"ship": ship.id})
            return Refusal("xwing-outside-zone", "XW-SET-21", {"ship": ship.id})
        if not free_of(shape, others):
            return Refusal("xwing-on-a-ship", "XW-SET-25", {"ship": ship.id})
        if any(within(shape, foe, beyond_enemies * BAND) for foe in foes):
            return Refusal("xwing-enemy-too-near", rule, {"ship": ship.id, "range": beyond_enemies})
        return None

    samplers = [zone_sampler(s, size, edge) for edge in edges]
    regions = [zone(s, edge) for edge in edges]
    if elsewhere:
        samplers.append(lambda rng: (rng.uniform(0.0, s.width), rng.uniform(0.0, s.length), rng.uniform(0.0, 360.0)))
        regions = [zone(s, "south", s.length)]

    def sample(rng: Random) -> Pose:
        return (samplers[0] if len(samplers) == 1 else rng.choice(samplers))(rng)

    @cache
    def poses() -> Sequence[Pose]:
        return examples(check, sample)

    found = or_one_of(poses, sample) if (foes or elsewhere) and poses() else sample
    return Place(ship.owner, "place-ship", rule, poses, check, found, {"ship": ship.id}, region=regions)


def obstacle_side_place(s: Table, ship: Ship, rule: str, beyond_enemies: int = 3) -> Place | None:
    """The question where a ship goes that starts at range 0 of an obstacle, far from all enemies; None: nowhere."""
    size = size_of(s, ship)
    rocks = obstacle_shapes(s)
    others = other_bases(s, ship)
    foes = [base_of(s, other) for other in in_play(s) if other.owner != ship.owner]

    def check(pose: Pose) -> Refusal | None:
        shape = base(size, pose)
        if not in_play_area(shape, s.width, s.length):
            return Refusal("xwing-outside", "XW-SET-24", {"ship": ship.id})
        if not any(touches(shape, rock) for rock in rocks.values()):
            return Refusal("xwing-not-at-obstacle", rule, {"ship": ship.id})
        if not free_of(shape, others):
            return Refusal("xwing-on-a-ship", "XW-SET-25", {"ship": ship.id})
        if any(within(shape, foe, beyond_enemies * BAND) for foe in foes):
            return Refusal("xwing-enemy-too-near", rule, {"ship": ship.id, "range": beyond_enemies})
        return None

    def sample(rng: Random) -> Pose:
        rock = rng.choice([thing.pose for thing in s.obstacles if thing.placed])
        return (rock[0] + rng.uniform(-60.0, 60.0), rock[1] + rng.uniform(-60.0, 60.0), rng.uniform(0.0, 360.0))

    poses = examples(check, sample) if rocks else ()
    if not poses:
        return None
    whole = [(0.0, 0.0), (s.width, 0.0), (s.width, s.length), (0.0, s.length)]
    about = {"ship": ship.id}
    found = or_one_of(lambda: poses, sample)
    return Place(ship.owner, "place-ship", rule, poses, check, found, about, region=[whole])


def device_place(s: Table, ship: Ship, kind: str) -> Place | None:
    """The question where a device is put that is to touch a ship: wherever it is aimed at, it slides up to the base."""
    own = base_of(s, ship)

    def check(pose: Pose) -> Refusal | None:
        if not in_play_area(device(kind, against(own, device_outline(kind), pose)), s.width, s.length):
            return Refusal("xwing-device-outside", "XW-DEV-21", {"ship": ship.id})
        return None

    def sample(rng: Random) -> Pose:
        angle = radians(rng.uniform(0.0, 360.0))
        x, y = own.x + 60.0 * sin(angle), own.y + 60.0 * cos(angle)
        return against(own, device_outline(kind), on_grid((x, y, rng.uniform(0.0, 360.0))))

    poses = examples(check, sample)
    if not poses or s.players[ship.owner].out:
        return None
    reach = own.radius + device_outline(kind).radius
    around = [(own.x + dx * reach, own.y + dy * reach) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    about = {"ship": ship.id, "device": kind}
    return Place(ship.owner, "place-device", "XW-DEV-08", poses, check, sample, about, region=[around])


def against(own: Base, thing: Outline, pose: Pose) -> Pose:
    """The pose on the line from a ship's middle through the one aimed at where a thing just touches the base."""
    dx, dy = pose[0] - own.x, pose[1] - own.y
    length = hypot(dx, dy) or 1.0
    if not dx and not dy:
        dy = 1.0
    near, far = 0.0, own.radius + thing.radius
    while far - near > 10.0**-DECIMALS:
        middle = (near + far) / 2
        if overlaps(thing.at(_along(own, dx / length, dy / length, middle, pose[2])), own):
            near = middle
        else:
            far = middle
    return on_grid(_along(own, dx / length, dy / length, far, pose[2]))


def _along(own: Base, dx: float, dy: float, way: float, heading: float) -> Pose:
    return (own.x + dx * way, own.y + dy * way, heading)


@cache
def beyond_edge(edge: str, width: float, length: float) -> Box:
    """The table beyond an edge of the play area: range to the edge is range to it."""
    half = BAND / 2
    x, y = {
        "south": (width / 2, -half),
        "north": (width / 2, length + half),
        "west": (-half, length / 2),
        "east": (width + half, length / 2),
    }[edge]
    lies_along = edge in ("south", "north")
    return Box((x, y, 0.0), width / 2 if lies_along else half, half if lies_along else length / 2)


def in_zone(s: Table, size: BaseSize, edge: str, pose: Pose, depth: int = 1) -> bool:
    """Wholly within range 1 of the edge; a large or huge base may stick out from there (XW-SET-21, -23, XW-HUG-64)."""
    shape, beyond = base(size, pose), beyond_edge(edge, s.width, s.length)
    return wholly_within(beyond, shape, depth) or (size in ("large", "huge") and touches(beyond, shape))


def zone(s: Table, edge: str, depth: float = BAND) -> Ring:
    """The deployment zone of an edge."""
    x0, y0, x1, y1 = 0.0, 0.0, s.width, s.length
    if edge == "south":
        y1 = depth
    elif edge == "north":
        y0 = s.length - depth
    elif edge == "west":
        x1 = depth
    else:
        x0 = s.width - depth
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def zone_sampler(s: Table, size: BaseSize, edge: str) -> Sampler:
    """Somewhere in the zone, looking more or less ahead."""
    if size == "huge":
        return _huge_sampler(s, edge)
    half = FIGURES.base[size].length / 2
    (x0, y0), _, (x1, y1), _ = zone(s, edge)

    def sample(rng: Random) -> Pose:
        turn = rng.choice((0.0, 0.0, rng.uniform(-15.0, 15.0)))
        x, y = rng.uniform(x0 + half, x1 - half), rng.uniform(y0 + half, y1 - half)
        return (x, y, FACING[edge] + turn)

    return sample


def _huge_sampler(s: Table, edge: str) -> Sampler:
    """A huge ship with its rear at the edge, sticking out of the zone (XW-HUG-64)."""
    away = FIGURES.base["huge"].length / 2
    along = s.width if edge in ("south", "north") else s.length
    x, y = {"south": (0.0, away), "north": (0.0, s.length - away), "west": (away, 0.0), "east": (s.width - away, 0.0)}[
        edge
    ]

    def sample(rng: Random) -> Pose:
        place = rng.uniform(0.0, along)
        return (place, y, FACING[edge]) if edge in ("south", "north") else (x, place, FACING[edge])

    return sample


_RNG: Final = Random("examples of places")
_START: Final = _RNG.getstate()


def examples(check: Check, sample: Callable[[Random], Sequence[float]], most: int = EXAMPLES) -> Sequence[Pose]:
    """A few legal places, the same ones whenever the question is made; none if hardly any place is legal."""
    rng = _RNG
    rng.setstate(_START)
    found: list[Pose] = []
    for _ in range(TRIES):
        pose = on_grid(sample(rng))
        if check(pose) is None and pose not in found:
            found.append(pose)
            if len(found) == most:
                break
    return found


def first_on_grid(check: Check, region: Sequence[tuple[float, float]], heading: float = 0.0) -> Sequence[Pose]:
    """Where places are so rare that trying finds none: the first one of a fine grid over the region."""
    (x0, y0), _, (x1, y1), _ = region
    for column in range(int((x1 - x0) / GRID) + 1):
        for row in range(int((y1 - y0) / GRID) + 1):
            for turn in range(8):
                pose = on_grid((x0 + column * GRID, y0 + row * GRID, (heading + turn * 45.0) % 360.0))
                if check(pose) is None:
                    return [pose]
    return []


def or_one_of(poses: Callable[[], Sequence[Pose]], sample: Sampler) -> Sampler:
    """A sampler that now and then gives one of the known places, so that it never looks in vain."""
    return lambda rng: rng.choice(poses()) if rng.random() < 0.05 else sample(rng)


def start_place(s: Table, ship: Ship) -> Place:
    """The question where a ship starts; among very many ships, the last gap, or as near to its edge as there is room.

    A squad fits along its edge (`build.crowded`), but its ships may stand so that none of the zone is left; then the
    zone is a range deeper (XW-SET-13).
    """
    place = ship_place(s, ship)
    if examples(place.check, place.sample, 1):
        return place
    depth = 1
    while not place.poses:
        place = _crowded_place(s, ship, depth)
        depth += 1
    return place


def _crowded_place(s: Table, ship: Ship, depth: int) -> Place:
    """A place in a zone so many ranges deep, looked for on a grid."""
    size = size_of(s, ship)
    edge = s.players[ship.owner].edge
    others = other_bases(s, ship)

    def check(pose: Pose) -> Refusal | None:
        shape = base(size, pose)
        if not in_play_area(shape, s.width, s.length):
            return Refusal("xwing-outside", "XW-SET-24", {"ship": ship.id})
        if not in_zone(s, size, edge, pose, depth):
            return Refusal("xwing-outside-zone", "XW-SET-21", {"ship": ship.id})
        if not free_of(shape, others):
            return Refusal("xwing-on-a-ship", "XW-SET-25", {"ship": ship.id})
        return None

    region = zone(s, edge, depth * BAND)
    poses = first_on_grid(check, region, FACING[edge])
    sample = or_one_of(lambda: poses, zone_sampler(s, size, edge))
    return Place(ship.owner, "place-ship", "XW-SET-20", poses, check, sample, {"ship": ship.id}, region=[region])
