"""Where cards of huge ships put things: ships near other ships, mines far from enemies, crates behind a ship."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from battlemat.core.decision import Place, Pose, on_grid
from battlemat.core.errors import Refusal
from battlemat.games.xwing.flight.templates import free_of
from battlemat.games.xwing.state import Ship, Table, in_play
from battlemat.games.xwing.table.figures import obstacle_outline
from battlemat.games.xwing.table.measures import BAND, at_range, base, beyond_range, device, in_arc, in_play_area
from battlemat.games.xwing.table.objects import base_of, device_shapes, other_bases, size_of
from battlemat.games.xwing.table.placing import FACING, Ring, against, examples, first_on_grid, or_one_of, zone
from battlemat.geometry import from_pose, overlaps, shifted


def near_ships(s: Table, ship: Ship, others: Sequence[Ship], last: int) -> Place | None:
    """The question where a ship goes at range 0 to `last` of one of these; None if there is no room."""
    size, anchors, bases = size_of(s, ship), [base_of(s, other) for other in others], other_bases(s, ship)

    def check(pose: Pose) -> Refusal | None:
        shape = base(size, pose)
        if not in_play_area(shape, s.width, s.length):
            return Refusal("xwing-outside", "XW-SET-24", {"ship": ship.id})
        if not any(at_range(anchor, shape, 0, last) for anchor in anchors):
            return Refusal("xwing-not-near", "XW-ABL-15", {"ship": ship.id, "range": last})
        if not free_of(shape, bases):
            return Refusal("xwing-on-a-ship", "XW-SET-25", {"ship": ship.id})
        return None

    def sample(rng: Random) -> Pose:
        anchor = rng.choice(anchors)
        reach = anchor.radius + last * BAND + base(size, (0.0, 0.0, 0.0)).half_length
        turn = rng.choice((0.0, 0.0, rng.uniform(0.0, 360.0)))
        return (*_around(rng, anchor.x, anchor.y, reach), FACING[s.players[ship.owner].edge] + turn)

    poses = (examples(check, sample) or first_on_grid(check, _everywhere(s))) if anchors else ()
    if not poses:
        return None
    found, about = or_one_of(lambda: poses, sample), {"ship": ship.id}
    return Place(ship.owner, "place-ship", "XW-ABL-15", poses, check, found, about, region=[_everywhere(s)])


def far_mine(s: Table, ship: Ship, kind: str, beyond: int = 2) -> Place | None:
    """The question where a mine lies in wait, beyond a range of all enemies and devices; None if there is no room."""
    foes = [base_of(s, other) for other in in_play(s) if other.owner != ship.owner]
    avoided = [*foes, *device_shapes(s).values()]

    def check(pose: Pose) -> Refusal | None:
        shape = device(kind, pose)
        if not in_play_area(shape, s.width, s.length):
            return Refusal("xwing-device-outside", "XW-DEV-21", {"ship": ship.id})
        if not all(beyond_range(thing, shape, beyond) for thing in avoided):
            return Refusal("xwing-mine-too-near", "XW-ABL-15", {"range": beyond})
        return None

    def sample(rng: Random) -> Pose:
        return (rng.uniform(0.0, s.width), rng.uniform(0.0, s.length), rng.uniform(0.0, 360.0))

    poses = examples(check, sample) or first_on_grid(check, _everywhere(s))
    if not poses:
        return None
    found = or_one_of(lambda: poses, sample)
    about = {"ship": ship.id, "device": kind}
    return Place(ship.owner, "place-mine", "XW-ABL-15", poses, check, found, about, region=[_everywhere(s)])


def crate_behind(s: Table, ship: Ship, kind: str) -> Place | None:
    """The question where a crate is let go: wherever it is aimed at, it slides up to the ship's rear; None: no room."""
    own, outline = base_of(s, ship), obstacle_outline(kind)
    others = [base_of(s, other) for other in in_play(s) if other is not ship]

    def check(pose: Pose) -> Refusal | None:
        shape = outline.at(against(own, outline, pose))
        if not in_play_area(shape, s.width, s.length):
            return Refusal("xwing-crate-outside", "XW-OBS-37")
        if any(overlaps(shape, other) for other in others):
            return Refusal("xwing-crate-on-a-ship", "XW-ABL-15")
        if not in_arc(own, "rear", shape):
            return Refusal("xwing-crate-not-behind", "XW-ABL-15", {"ship": ship.id})
        return None

    def sample(rng: Random) -> Pose:
        x, y, heading = shifted(own.pose, rng.uniform(-own.half_width, own.half_width), -own.half_length)
        return against(own, outline, on_grid((x, y, heading + rng.choice((0.0, 90.0, rng.uniform(0.0, 360.0))))))

    poses = examples(check, sample)
    if not poses:
        return None
    side, end = own.half_width + outline.radius, -own.half_length - 2 * outline.radius
    behind = list(from_pose(own.pose, ((-side, end), (side, end), (side, -own.half_length), (-side, -own.half_length))))
    about = {"ship": ship.id, "outline": kind}
    found = or_one_of(lambda: poses, sample)
    return Place(ship.owner, "place-crate", "XW-ABL-15", poses, check, found, about, region=[behind])


def _around(rng: Random, x: float, y: float, reach: float) -> tuple[float, float]:
    return (x + rng.uniform(-reach, reach), y + rng.uniform(-reach, reach))


def _everywhere(s: Table) -> Ring:
    return zone(s, "south", s.length)
