"""The System Phase: dropping devices, decloaking, deploying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from battlemat.core.decision import Pick, Pose
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal.edges import step
from battlemat.games.xwing.appraisal.flying import ends_of
from battlemat.games.xwing.appraisal.forces import Fighter, fighter
from battlemat.games.xwing.appraisal.forecast import Foe, forecast, planned
from battlemat.games.xwing.appraisal.situation import Situation
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.appraisal.worth import BY_DAMAGE
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import sheet, side_of
from battlemat.games.xwing.flight import moves, templates
from battlemat.games.xwing.state import Ship, Table, in_play, ship_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.measures import at_range, base, device, in_play_area
from battlemat.games.xwing.table.objects import other_bases, size_of

CHARGE: Final = 1.0
"""Points a charge of a device is worth."""
DAMAGE: Final = {"bomb": 1.2, "mine": 2.0, "remote": 0.0}
"""The damage a device does to whom it reaches, roughly."""
REMOTE: Final = 3.0
CARD: Final = 0.5
DOCKED: Final = 8.0
"""Points a ship in reserve misses: it does not fight."""


def system_turn(view: View, decision: Pick) -> list[Appraisal]:
    """What a ship does before everybody moves; passing is worth nothing."""
    s = imagined(view)
    ship = ship_of(s, decision.about["ship"])
    foes = forecast(s, ship.owner)
    found = []
    for option in decision.ids:
        verb, _, rest = option.partition(":")
        if option == PASS:
            value = 0.0
        elif verb in ("drop", "launch"):
            value = device_worth(s, ship, verb, rest, foes)
        elif verb == "decloak":
            value = _decloak(s, ship, rest, foes)
        elif verb == "deploy":
            value = _deploy(s, ship, rest, foes)
        else:
            value = -1.0 if verb == "dock" else CARD
        found.append(Appraisal(option, value))
    return found


def device_worth(s: Table, ship: Ship, verb: str, rest: str, foes: Sequence[Foe]) -> float:
    """The harm a device is expected to do to the others, less what it does to the own ships."""
    card, _, way = rest.partition(">")
    record = side_of(next(c for c in ship.upgrades if c.id == card)).device
    if record is None:
        return 0.0
    pose = devices.pose_of(s, ship, verb, record.id, way)
    if record.type == "remote":
        return REMOTE - CHARGE if foes else 0.0
    value = -CHARGE
    for foe in foes:
        for end, (_, chance) in zip(foe.poses, foe.places, strict=True):
            if _reached(record.id, record.type, pose, foe.fighter, end):
                value += chance * _harm(foe.fighter, record.type)
    for friend in in_play(s):
        if friend.owner == ship.owner:
            mine = fighter(s, friend)
            if _reached(record.id, record.type, pose, mine, planned(s, friend)):
                value -= _harm(mine, record.type)
    return value


def _reached(kind: str, type_: str, pose: Pose, who: Fighter, end: Pose) -> bool:
    """Whether a device gets a ship that ends there: a bomb at range 1, a mine in its way."""
    reach = 1 if type_ == "bomb" else 0
    return at_range(device(kind, pose), base(who.size, end), 0, reach)


def _harm(who: Fighter, type_: str) -> float:
    return who.cost * DAMAGE[type_] * max(BY_DAMAGE / who.full, 0.6 / who.left)


def _decloak(s: Table, ship: Ship, rest: str, foes: Sequence[Foe]) -> float:
    """A cloaked ship cannot attack: decloak where the fight is, and only to a free place."""
    around = Situation(s, ship, foes)
    way = rest.partition(":")[2]
    ends = moves.legal(s, ship, ends_of(s, ship, way))
    armed = fighter(s, _uncloaked(ship))
    best = max((around.value(move.end, armed) for move in ends), default=-50.0)
    return best - around.value(ship.pose) + CARD


def _uncloaked(ship: Ship) -> Ship:
    shown = Ship(ship.id, ship.owner, ship.number, ship.pilot, ship.upgrades, ship.shields)
    shown.damage, shown.turret, shown.locks, shown.force = ship.damage, ship.turret, ship.locks, ship.force
    return shown


def _deploy(s: Table, ship: Ship, rest: str, foes: Sequence[Foe]) -> float:
    """Out of the carrier where that is good; never into somebody or off the table."""
    guides, _, name = rest.partition(">")
    carrier = ship_of(s, ship.carrier)
    assert guides in templates.GUIDES
    start = templates.deploy_start(size_of(s, carrier), carrier.pose, size_of(s, ship), guides)
    way = step(s, ship, sheet(s, ship).dial[name]).maneuver
    end = templates.execute(size_of(s, ship), start, way.bearing, way.speed, other_bases(s, ship))[0]
    if not end.full or not in_play_area(end.base, s.width, s.length):
        return -50.0
    return Situation(s, ship, foes).value(end.end, stressed=way.difficulty == "red") + DOCKED


def emergency(view: View, decision: Pick) -> list[Appraisal]:
    """A destroyed carrier: getting away beats going down with it."""
    return [Appraisal(option, float(option != PASS)) for option in decision.ids]
