"""Staying on the table: where maneuvers lead, and whether a ship can still turn away from the edge afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import hypot, inf
from typing import Final, NamedTuple

from battlemat.core.decision import Pose
from battlemat.games.xwing.appraisal.forces import half_of
from battlemat.games.xwing.cards.records import Bearing
from battlemat.games.xwing.cards.sheet import Maneuver, sheet
from battlemat.games.xwing.deeds import ACTIVATED
from battlemat.games.xwing.flight import maneuver, templates
from battlemat.games.xwing.flight.templates import Move
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, Table
from battlemat.games.xwing.table.figures import BaseSize
from battlemat.geometry import direction, shifted

AHEAD: Final = 3
"""So many further rounds a ship must be able to stay on the table."""
BY_AILERONS: Final[tuple[Bearing, ...]] = ("straight", "bank_left", "bank_right")
STOPS: Final = (0.45, 0.7)
"""Parts of a bend at which a base sticks out farthest."""
MARGIN: Final = 0.5
"""Millimetres to spare: poses are judged without rounding here."""
DIAGONAL: Final = 1.4143
"""No corner of a square is farther from its middle than so many times half its length."""


class Step(NamedTuple):
    """A maneuver as it would be executed: where it ends, and where a ship may be stopped on the way there.

    Both as seen from the ship: to the right, ahead, and how it is turned. `before` is a way it goes before that.
    Nothing of the ship ever comes farther than `reach` from where it was.
    """

    dial: str
    maneuver: Maneuver
    last: Pose
    stops: tuple[Pose, ...]
    reach: float
    before: Pose = (0.0, 0.0, 0.0)

    def end(self, pose: Pose) -> Pose:
        return shifted(pose, *self.last)


@cache
def _way(size: BaseSize, bearing: Bearing, speed: int) -> tuple[Pose, tuple[Pose, ...], float]:
    ends = templates.fly(size, (0.0, 0.0, 0.0), bearing, speed)
    move = ends[len(ends) // 2]
    curved = not bearing.endswith(("straight", "koiogran"))
    stopped = tuple(stops(move, STOPS)) if curved else ()
    farthest = max(hypot(x, y) for x, y, _ in (move.end, *stopped))
    return move.end, stopped, farthest + move.base.radius + MARGIN


def stops(move: Move, parts: Sequence[float]) -> Iterator[Pose]:
    """Where a ship stands that others stop after these parts of its way."""
    if move.strip is not None:
        length = 2 * move.base.half_length
        turned = 180.0 if _backwards(move) else 0.0
        for part in parts:
            along = move.used * part - length * (1 - part)
            yield shifted(shifted(move.laid, *move.strip.chord(along, length)), 0.0, 0.0, turned)


def _backwards(move: Move) -> bool:
    """Whether a move was made from the rear guides."""
    return abs((move.laid[2] - move.start[2]) % 360.0 - 180.0) < 1.0


def step(s: Table, ship: Ship, chosen: Maneuver) -> Step:
    """What comes of a maneuver on the dial: its colour now, and what stress makes of a red one (XW-MAN-16)."""
    return _step(sheet(s, ship).size, chosen.id, maneuver.as_executed(s, ship, chosen))


@lru_cache(maxsize=4096)
def _step(size: BaseSize, dial: str, executed: Maneuver) -> Step:
    return Step(dial, executed, *_way(size, executed.bearing, executed.speed))


def dial_steps(s: Table, ship: Ship) -> list[Step]:
    """What comes of each maneuver on the dial."""
    cards = sheet(s, ship)
    executed = maneuver.whole_dial(s, ship)
    return [_step(cards.size, name, flown) for name, flown in zip(cards.dial, executed, strict=True)]


def forced_way(size: BaseSize) -> Pose:
    """Where an ionized ship goes, whatever its dial."""
    return _way(size, maneuver.ION.bearing, maneuver.ION.speed)[0]


def to_come(s: Table, ship: Ship) -> Step | None:
    """The maneuver a ship still has to execute this round, if its player has set it: boosts before it start there."""
    if ship.executed or s.phase not in ("system", "activation"):
        return None
    if ship.dial:
        return step(s, ship, sheet(s, ship).dial[ship.dial])
    drifts = ACTIVATED not in ship.did and ship.tokens.get("ion") and tokens.ionized(s, ship)
    return steps(s, ship, dial_steps(s, ship))[0] if drifts else None


def steps(s: Table, ship: Ship, dial: list[Step]) -> list[Step]:
    """Everything on the dial of a ship; an ionized one can only do the ion maneuver (XW-MAN-52)."""
    if ship.tokens.get("ion") and tokens.ionized(s, ship):
        return [Step("", maneuver.ION, *_way(sheet(s, ship).size, "straight", 1))]
    return dial if tokens.stressed(ship) else with_ailerons(s, ship, dial)


def with_ailerons(s: Table, ship: Ship, ways: Sequence[Step]) -> list[Step]:
    """What ailerons make of maneuvers: a ship that has them moves before it reveals its dial, if it is not stressed."""
    cards = sheet(s, ship)
    if "ship:adaptiveailerons" not in cards.cards:
        return list(ways)
    firsts = [_way(cards.size, bearing, 1)[0] for bearing in BY_AILERONS]
    return [after(first, way) for first in firsts for way in ways]


def after(first: Pose, way: Step) -> Step:
    """A maneuver after another move."""
    on_the_way = tuple(shifted(first, *stop) for stop in way.stops)
    return way._replace(
        last=shifted(first, *way.last), stops=(first, *on_the_way), reach=hypot(*first[:2]) + way.reach, before=first
    )


def inside(pose: Pose, half: float, width: float, length: float) -> bool:
    """Whether a base is on the table.

    >>> inside((20.0, 21.0, 0.0), 20.0, 900.0, 900.0), inside((23.0, 100.0, 45.0), 20.0, 900.0, 900.0)
    (False, False)
    """
    x, y, heading = pose
    s, c = direction(heading)
    out = half * (abs(s) + abs(c)) + MARGIN
    return out <= x <= width - out and out <= y <= length - out


class Room:
    """How much room a ship has: which maneuvers keep it on the table, this round and in the rounds to come.

    `ways` are those it can do now. Far from the edges nothing is worked out: no way is longer than its reach.
    """

    def __init__(self, s: Table, ship: Ship) -> None:
        self.half = half_of(sheet(s, ship).size)
        self.safe = DIAGONAL * self.half + MARGIN
        self.area = (s.width, s.length)
        dial = dial_steps(s, ship)
        self.ways = steps(s, ship, dial)
        self.stressed = [way for way in dial if way.maneuver.difficulty != "red"]
        self.all = with_ailerons(s, ship, dial)
        self.easy = sorted(with_ailerons(s, ship, self.stressed), key=lambda way: way.reach)
        self.shortest = self.easy[0].reach if self.easy else inf

    def margin(self, pose: Pose) -> float:
        """How far it is to the nearest edge."""
        x, y, _ = pose
        width, length = self.area
        return min(x, y, width - x, length - y)

    def holds(self, pose: Pose) -> bool:
        return self.margin(pose) >= self.safe or inside(pose, self.half, *self.area)

    def takes(self, way: Step, pose: Pose) -> bool:
        """Whether a way stays on the table, even if somebody stops the ship on it."""
        return any(True for _ in self._ends((way,), pose))

    def _ends(self, ways: Sequence[Step], pose: Pose) -> Iterator[Pose]:
        """Where those of the ways lead that stay on the table, even if somebody stops the ship on them."""
        margin = self.margin(pose)
        x, y, heading = pose
        s, c = direction(heading)
        for way in ways:
            if way.reach <= margin or self._holds_all(x, y, heading, s, c, way):
                right, forward, turn = way.last
                yield x + right * c + forward * s, y - right * s + forward * c, (heading + turn) % 360.0

    def _holds_all(self, x: float, y: float, heading: float, s: float, c: float, way: Step) -> bool:
        """`holds` for every place of a way, from a pose whose direction is known."""
        width, length = self.area
        for right, forward, turn in (way.last, *way.stops):
            px, py = x + right * c + forward * s, y - right * s + forward * c
            margin = min(px, py, width - px, length - py)
            if margin >= self.safe:
                continue
            if margin < self.half or not inside((px, py, (heading + turn) % 360.0), self.half, width, length):
                return False
        return True

    def ways_on(self, pose: Pose, stressed: bool, ahead: int = AHEAD, enough: int = 1) -> int:
        """How many maneuvers (up to `enough`) lead to a place from which the ship can stay for the rounds to come.

        Only the first of them may be a red one: whoever counts on two in a row is stressed for the second.
        """
        ways = self.stressed if stressed else self.all
        found = 0
        for end in self._ends(ways, pose):
            if self._stays(end, ahead - 1):
                found += 1
                if found == enough:
                    break
        return found

    def _stays(self, pose: Pose, ahead: int) -> bool:
        if not ahead or self.margin(pose) >= self.shortest * ahead:
            return True
        return any(self._stays(end, ahead - 1) for end in self._ends(self.easy, pose))


def rounds_left(room: Room, pose: Pose, stressed: bool) -> int:
    """For a ship with nowhere to go: how many rounds it can put off leaving the table."""
    return max((ahead for ahead in range(AHEAD + 1) if not ahead or room.ways_on(pose, stressed, ahead)), default=0)
