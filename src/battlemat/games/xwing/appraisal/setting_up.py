"""Before the first round: who is first, where obstacles and ships go."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from battlemat.core.decision import Pick, Place, Pose, on_grid
from battlemat.core.game import SEATS, Appraisal
from battlemat.games.xwing.appraisal.forces import half_of
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.state import Ship, Table, in_play, placed, ship_of
from battlemat.games.xwing.table.measures import BAND
from battlemat.games.xwing.table.placing import FACING

PLACES: Final = 24
"""So many places along the edge are compared."""
ELBOW_ROOM: Final = 30.0
"""Millimetres between neighbours of a formation, enough for banks and turns."""
LANE: Final = 350.0
"""So far ahead a ship likes its way free of rocks."""


def first_player(view: View, decision: Pick) -> list[Appraisal]:
    """Whoever is first moves first, and whoever moves later sees more."""
    own = f"player:{SEATS[view['viewer']]}"
    return [Appraisal(option, 0.0 if option == own else 1.0) for option in decision.ids]


def start_docked(view: View, decision: Pick) -> list[Appraisal]:
    """A docked ship does not fight: better to be on the table."""
    return [Appraisal(option, float(option == PASS)) for option in decision.ids]


def obstacle_places(view: View, decision: Place) -> list[Appraisal]:
    """Into the middle third of the table, not crowded: something to fly around for both."""
    s = imagined(view)
    others = [rock.pose for rock in placed(s)]
    found = []
    for pose in [*decision.poses, *_grid(s)]:
        if decision.check(pose) is None:
            nearest = min((hypot(pose[0] - x, pose[1] - y) for x, y, _ in others), default=200.0)
            off = hypot(pose[0] - s.width / 2, pose[1] - s.length / 2)
            found.append(Appraisal(pose, -abs(nearest - 200.0) - 0.3 * abs(off - 150.0)))
    return found


def _grid(s: Table) -> Iterator[Pose]:
    for across in range(3, 8):
        for along in range(3, 8):
            yield on_grid((s.width * across / 10, s.length * along / 10, 36.0 * (across + along)))


def ship_places(view: View, decision: Place) -> list[Appraisal]:
    """At the front of the own zone, looking ahead, side by side with the others and with a free way."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    edge = s.players[ship.owner].edge
    friends = [other for other in in_play(s) if other.owner == ship.owner]
    found = [
        Appraisal(pose, _place_worth(s, ship, edge, pose, friends))
        for pose in _front_line(s, ship, edge)
        if decision.check(pose) is None
    ]
    return found or [Appraisal(pose, 0.0) for pose in decision.poses]


def _front_line(s: Table, ship: Ship, edge: str) -> Iterator[Pose]:
    """Poses along the own edge, as far ahead as the zone allows."""
    half = half_of(sheet(s, ship).size)
    deep = max(half, BAND - half)
    width = s.width if edge in ("south", "north") else s.length
    for number in range(PLACES + 1):
        along = half + 40.0 + (width - 2 * half - 80.0) * number / PLACES
        x, y = {
            "south": (along, deep),
            "north": (along, s.length - deep),
            "west": (deep, along),
            "east": (s.width - deep, along),
        }[edge]
        yield on_grid((x, y, FACING[edge]))


def _place_worth(s: Table, ship: Ship, edge: str, pose: Pose, friends: list[Ship]) -> float:
    axis = 0 if edge in ("south", "north") else 1
    half = half_of(sheet(s, ship).size)
    value = -abs(pose[axis] - (s.width, s.length)[axis] / 2) / 400.0
    gaps = [abs(pose[axis] - other.pose[axis]) - half - half_of(sheet(s, other).size) for other in friends]
    if gaps:
        value -= abs(min(gaps) - ELBOW_ROOM) / 40.0
    for rock in placed(s):
        aside = abs(rock.pose[axis] - pose[axis])
        ahead = abs(rock.pose[1 - axis] - pose[1 - axis])
        if aside < half + 30.0 and ahead < LANE:
            value -= 0.5
    return value
