"""Staying on the table: where maneuvers lead, and whether a ship can still turn away from the edge afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from battlemat.core.decision import Pose
from battlemat.games.xwing import maneuver, templates, tokens
from battlemat.games.xwing.sheet import Maneuver, sheet
from battlemat.games.xwing.state import Ship, Table
from battlemat.games.xwing.tactics.forces import half_of
from battlemat.geometry import direction

AHEAD: Final = 3
"""So many further rounds a ship must be able to stay on the table."""
MARGIN: Final = 0.5
"""Millimetres to spare: poses are judged without rounding here."""


class Step(NamedTuple):
    """A maneuver as it would be executed, with the way it goes: to the right, ahead, and how it turns."""

    dial: str
    maneuver: Maneuver
    right: float
    ahead: float
    turn: float

    def end(self, pose: Pose) -> Pose:
        x, y, heading = pose
        s, c = direction(heading)
        return (
            x + self.right * c + self.ahead * s,
            y - self.right * s + self.ahead * c,
            (heading + self.turn) % 360.0,
        )


@cache
def _way(size: str, bearing: str, speed: int) -> tuple[float, float, float]:
    ends = templates.fly(size, (0.0, 0.0, 0.0), bearing, speed)  # type: ignore[arg-type]
    return ends[len(ends) // 2].end


def step(s: Table, ship: Ship, chosen: Maneuver) -> Step:
    """What comes of a maneuver on the dial: its colour now, and what stress makes of a red one (XW-MAN-16)."""
    executed = maneuver.as_executed(s, ship, chosen)
    return Step(chosen.id, executed, *_way(sheet(s, ship).size, executed.bearing, executed.speed))


def steps(s: Table, ship: Ship) -> list[Step]:
    """Everything on the dial of a ship; an ionized one can only do the ion maneuver (XW-MAN-52)."""
    if ship.tokens.get("ion") and tokens.ionized(s, ship):
        return [Step("", maneuver.ION, *_way(sheet(s, ship).size, "straight", 1))]
    return [step(s, ship, chosen) for chosen in sheet(s, ship).dial.values()]


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
    """How much room a ship has: which maneuvers keep it on the table, this round and in the rounds to come."""

    def __init__(self, s: Table, ship: Ship, ways: Sequence[Step]) -> None:
        self.half = half_of(sheet(s, ship).size)
        self.area = (s.width, s.length)
        self.easy = [way for way in ways if way.maneuver.difficulty != "red"]
        self.all = list(ways)

    def holds(self, pose: Pose) -> bool:
        return inside(pose, self.half, *self.area)

    def ways_on(self, pose: Pose, stressed: bool, ahead: int = AHEAD) -> int:
        """How many maneuvers lead from here to a place from which the ship can stay for the rounds to come.

        Only the first of them may be a red one: whoever counts on two in a row is stressed for the second.
        """
        found = 0
        for way in self.easy if stressed else self.all:
            end = way.end(pose)
            if self.holds(end) and self._stays(end, ahead - 1):
                found += 1
        return found

    def _stays(self, pose: Pose, ahead: int) -> bool:
        if not ahead:
            return True
        for way in self.easy:
            end = way.end(pose)
            if self.holds(end) and self._stays(end, ahead - 1):
                return True
        return False


def rounds_left(room: Room, pose: Pose, stressed: bool) -> int:
    """For a ship with nowhere to go: how many rounds it can put off leaving the table."""
    return max((ahead for ahead in range(AHEAD + 1) if not ahead or room.ways_on(pose, stressed, ahead)), default=0)
