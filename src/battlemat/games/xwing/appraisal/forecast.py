"""Where the ships of the others will be: their dials are no secret, only what they set on them is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, hypot
from typing import Final, NamedTuple

from battlemat.core.decision import Pose
from battlemat.games.xwing.appraisal.edges import Room, Step, step
from battlemat.games.xwing.appraisal.forces import Fighter, Spot, fighters, spot, threat
from battlemat.games.xwing.appraisal.worth import STRESS
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.deeds import ACTIVATED
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, Table, placed
from battlemat.games.xwing.table.figures import obstacle_outline

PLACES: Final = 4
"""So many likely places of each ship are weighed."""
SOFTNESS: Final = 4.0
"""Points by which a place must be better to be about three times as likely."""
ON_A_ROCK: Final = 5.0


class Foe(NamedTuple):
    """A ship of somebody else: what it can do, where it may be and how likely; the likeliest pose first."""

    fighter: Fighter
    places: tuple[tuple[Spot, float], ...]
    poses: tuple[Pose, ...]


def will_move(s: Table, ship: Ship) -> bool:
    """Whether a ship has its maneuver of this round still before it."""
    return ACTIVATED not in ship.did and s.phase in ("setup", "planning", "system", "activation")


def turn(s: Table, ship: Ship) -> tuple[int, int, int]:
    """When a ship is activated: initiative, player order, then as it is numbered."""
    return (order.initiative(s, ship), s.order.index(ship.owner) if s.order else 0, ship.number)


def planned(s: Table, ship: Ship) -> Pose:
    """Where an own ship with its dial set will be."""
    if not ship.dial or not will_move(s, ship):
        return ship.pose
    return step(s, ship, sheet(s, ship).dial[ship.dial]).end(ship.pose)


def forecast(s: Table, player: int) -> list[Foe]:
    """The ships of the others."""
    own = [(mine, spot(_about(s, mine.ship))) for mine in fighters(s, player, foes=False)]
    return [_foe(s, fighter, own) for fighter in fighters(s, player, foes=True)]


def _foe(s: Table, fighter: Fighter, own: Sequence[tuple[Fighter, Spot]]) -> Foe:
    ship = fighter.ship
    if not will_move(s, ship):
        return Foe(fighter, ((spot(ship.pose), 1.0),), (ship.pose,))
    if not tokens.stressed(ship):
        fighter = fighter._replace(focus=max(1, fighter.focus))
    room = Room(s, ship)
    found: list[tuple[float, Pose, Spot]] = []
    for way in room.ways:
        end = way.end(ship.pose)
        if room.holds(end):
            there = spot(end)
            found.append((_liking(s, fighter, way, end, there, own), end, there))
    if not found:
        return Foe(fighter, ((spot(ship.pose), 1.0),), (ship.pose,))
    found.sort(key=lambda entry: -entry[0])
    best = found[:PLACES]
    odds = [exp((liking - best[0][0]) / SOFTNESS) for liking, _, _ in best]
    places = tuple((there, chance / sum(odds)) for (_, _, there), chance in zip(best, odds, strict=True))
    return Foe(fighter, places, tuple(end for _, end, _ in best))


def _about(s: Table, ship: Ship) -> Pose:
    """Where a ship is about to be, if nobody knows better: a little ahead."""
    if not will_move(s, ship):
        return ship.pose
    x, y, heading = ship.pose
    here = spot(ship.pose)
    return (x + 100.0 * here.sin, y + 100.0 * here.cos, heading)


def _liking(
    s: Table, fighter: Fighter, way: Step, end: Pose, there: Spot, own: Sequence[tuple[Fighter, Spot]]
) -> float:
    """How much a player would like a ship to be there, at a glance."""
    gain = max((threat(fighter, there, mine, here) for mine, here in own), default=0.0)
    loss = max((threat(mine, here, fighter, there) for mine, here in own), default=0.0)
    near = min((hypot(end[0] - here.x, end[1] - here.y) for _, here in own), default=0.0)
    liking = gain - 0.5 * loss - 0.01 * near
    if way.maneuver.difficulty == "red":
        liking -= STRESS
    for rock in placed(s):
        reach = 0.8 * obstacle_outline(rock.outline).radius + fighter.half
        if hypot(end[0] - rock.pose[0], end[1] - rock.pose[1]) < reach:
            liking -= ON_A_ROCK
    return liking
