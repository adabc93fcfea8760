"""Standard ships that a huge ship ran over come back behind it (XW-HUG-52 to XW-HUG-55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from random import Random

from battlemat.core.asking import choose, pick
from battlemat.core.decision import Flow, Place, Pose, on_grid
from battlemat.core.errors import Refusal
from battlemat.core.game import SEATS
from battlemat.games.xwing.asking import PASS, pick_ship
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.flight.templates import comes_across, free_of
from battlemat.games.xwing.flight.templates import fly as place_of
from battlemat.games.xwing.ships import removal
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch, forget, still_in
from battlemat.games.xwing.table import devices, obstacles, placing
from battlemat.games.xwing.table.measures import BAND, Base, at_range, base, in_arc, in_play_area
from battlemat.games.xwing.table.objects import base_of, device_shapes, obstacle_shapes, other_bases, size_of
from battlemat.geometry import from_pose
from battlemat.geometry.convex import clip


def put_back(m: XMatch, huge: Ship, aside: Sequence[Ship]) -> Flow[None]:
    """The players take turns, ship by ship, the first player first (XW-HUG-52)."""
    waiting = list(aside)
    while waiting:
        for player in m.state.order:
            own = [ship for ship in waiting if ship.owner == player]
            if own:
                ship = yield from _next(m, player, own)
                waiting.remove(ship)
                yield from _one(m, huge, ship)


def _next(m: XMatch, player: int, own: Sequence[Ship]) -> Flow[Ship]:
    chosen = yield from pick_ship(m, player, "XW-HUG-52", lambda: own, kind="put-back-ship")
    return chosen or own[0]


def _one(m: XMatch, huge: Ship, ship: Ship) -> Flow[None]:
    """Its owner places it anywhere behind the huge ship, or it is destroyed (XW-HUG-53)."""
    s = m.state

    def ask() -> Place | None:
        return None if s.players[ship.owner].out else place(s, huge, ship)

    pose = yield from choose(ask)
    if pose is None or isinstance(pose, str):
        if not s.players[ship.owner].out:
            m.note("no-room", "XW-HUG-53", ship=ship.id)
            yield from removal.destroy(m, ship, huge.id)
        return
    ship.place, ship.pose = IN_PLAY, pose
    forget(s)
    m.note("put-back", "XW-HUG-52", ship=ship.id, pose=list(pose))
    yield from _turn(m, ship)
    yield from _lands_on(m, ship)


def _turn(m: XMatch, ship: Ship) -> Flow[None]:
    """An opponent whom the owner chooses may turn it where it stands (XW-HUG-55)."""
    s = m.state
    about = {"ship": ship.id}
    opponents = [f"player:{SEATS[player]}" for player in still_in(s) if player != ship.owner]
    chosen = yield from pick(m, ship.owner, "opponent", "XW-HUG-55", opponents, about=about)
    if chosen is None:
        return
    by = SEATS.index(chosen.removeprefix("player:"))
    way = yield from pick(m, by, "turn-ship", "XW-HUG-55", moves.QUARTERS, may=PASS, about=about)
    if way is not None:
        moves.turn(m, ship, int(way.removeprefix("turn:")), "XW-HUG-55")


def _lands_on(m: XMatch, ship: Ship) -> Flow[None]:
    """Obstacles and mines under it do what they do to whoever overlaps them (XW-HUG-54)."""
    s = m.state
    stands = place_of(size_of(s, ship), ship.pose, "stationary", 0)[0]
    met = obstacles.affected(s, ship, comes_across(stands, obstacle_shapes(s)))
    yield from obstacles.after_other_move(m, ship, met)
    if s.devices and ship.place == IN_PLAY:
        yield from devices.moved_through(m, ship, comes_across(stands, device_shapes(s)), maneuver=False)


# Where ----------------------------------------------------------------------------------------------------------------


def place(s: Table, huge: Ship, ship: Ship) -> Place | None:
    """The question where it goes; None if there is no room (XW-HUG-53)."""
    size, own = size_of(s, ship), base_of(s, huge)
    others = other_bases(s, ship)

    def check(pose: Pose) -> Refusal | None:
        return _why_not(s, ship, own, others, base(size, pose))

    def sample(rng: Random) -> Pose:
        reach = BAND + base(size, (0.0, 0.0, 0.0)).half_length
        x = rng.uniform(-own.half_width - reach, own.half_width + reach)
        y = rng.uniform(-own.half_length - reach, reach - BAND)
        ((east, north),) = from_pose(own.pose, ((x, y),))
        return (east, north, rng.uniform(0.0, 360.0))

    poses = placing.examples(check, sample) or _first(check, own, base(size, own.pose).half_length)
    if not poses:
        return None
    found = placing.or_one_of(lambda: poses, sample)
    about = {"ship": ship.id, "carrier": huge.id}
    return Place(ship.owner, "put-back", "XW-HUG-52", poses, check, found, about, region=[_behind(s, own)])


def _why_not(s: Table, ship: Ship, own: Base, others: Sequence[Base], shape: Base) -> Refusal | None:
    facts = {"ship": ship.id}
    if not free_of(shape, others):
        return Refusal("xwing-on-a-ship", "XW-HUG-54", facts)
    if not at_range(own, shape, 0, 1) or not in_arc(own, "full_rear", shape):
        return Refusal("xwing-not-behind", "XW-HUG-54", facts)
    if not in_play_area(shape, s.width, s.length):
        return Refusal("xwing-outside", "XW-HUG-54", facts)
    return None


def _first(check: placing.Check, own: Base, half: float) -> Sequence[Pose]:
    """The first legal place of a fine grid, for when there is hardly any room left."""
    return next(([pose] for pose in _grid(own, half) if check(pose) is None), [])


def _grid(own: Base, half: float) -> Iterator[Pose]:
    """Places around the rear half of a base, those flush with it included, each square turned in six ways."""
    step, reach = placing.GRID, BAND + 1.5 * half
    across, flush = int((own.half_width + reach) / step), -own.half_length - half
    rows = [flush + step * row for row in range(-int(reach / step), int((own.half_length + 2 * half) / step) + 1)]
    spots = [(step * column, y) for y in rows for column in range(-across, across + 1)]
    for turn in (0.0, 45.0, 15.0, 30.0, 60.0, 75.0):
        for east, north in from_pose(own.pose, spots):
            yield on_grid((east, north, (own.pose[2] + turn) % 360.0))


def _behind(s: Table, own: Base) -> list[tuple[float, float]]:
    """The area at range 0-1 behind a base, without the base itself and what is off the table; to be shown."""
    side, end = own.half_width, own.half_length
    around = [*_corner(side, end, 90.0), *_corner(-side, end, 180.0)]
    ring = ((side, 0.0), (side + BAND, 0.0), *around, (-side - BAND, 0.0), (-side, 0.0), (-side, -end), (side, -end))
    table = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (-1.0, 0.0, -s.width), (0.0, -1.0, -s.length))
    return list(clip(from_pose(own.pose, ring), table))


def _corner(x: float, end: float, start: float) -> Iterator[tuple[float, float]]:
    """The quarter of a circle at range 1 of a rear corner, clockwise."""
    for turned in range(0, 91, 10):
        angle = radians(start + turned)
        yield x + BAND * sin(angle), -end + BAND * cos(angle)
