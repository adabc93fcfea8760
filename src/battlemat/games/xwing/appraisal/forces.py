"""Ships as fighters: guns, agility, what is left of them, and what they may do to each other from where they are.

Many poses are weighed for every dial, so arcs and ranges are judged by the middles of bases here: right but for a few
millimetres. Shots that are really declared are measured exactly (`firing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

from battlemat.core.decision import Pose
from battlemat.games.xwing.appraisal.worth import cost_of, harm
from battlemat.games.xwing.cards.sheet import Weapon, sheet
from battlemat.games.xwing.combat.attack import agility
from battlemat.games.xwing.combat.odds import Attacker, Defender
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.ships.damage import hull, remaining_hull
from battlemat.games.xwing.state import Ship, Table, in_play
from battlemat.games.xwing.table.figures import FIGURES, BaseSize
from battlemat.games.xwing.table.measures import ARC_RANGE, BAND, ShipArc
from battlemat.games.xwing.table.objects import size_of, weapon_arcs
from battlemat.geometry import direction

ORDNANCE_PRICE = 1.2
"""Points that a charge of a special weapon is worth: it is not used where the guns do as well."""
REACH = ARC_RANGE * BAND


class Gun(NamedTuple):
    """A weapon that could fire now if something were in front of it."""

    arcs: tuple[ShipArc, ...]
    dice: int
    low: int
    high: int
    ordnance: bool
    needs_lock: bool
    price: float


class Spot(NamedTuple):
    """A pose with the direction it looks along."""

    x: float
    y: float
    sin: float
    cos: float


class Fighter(NamedTuple):
    """A ship as friend and foe weigh it. `half` is half the length of its base, `left` its hull and shields left."""

    ship: Ship
    size: BaseSize
    half: float
    guns: tuple[Gun, ...]
    agility: int
    left: int
    full: int
    cost: float
    locks: tuple[str, ...] = ()
    focus: int = 0
    calculate: int = 0
    force: int = 0
    evade: int = 0
    reinforced: int = 0
    reach: float = REACH

    def attacking(self, dice: int, target: Fighter) -> Attacker:
        lock = target.ship.id in self.locks
        return Attacker(min(dice, 6), self.focus, self.calculate, self.force, lock)

    def defending(self, dice: int) -> Defender:
        return Defender(max(0, min(dice, 6)), self.focus, self.calculate, self.force, self.evade, self.reinforced)


def fighter(s: Table, ship: Ship) -> Fighter:
    """A ship with the tokens it has now."""
    cards, size = sheet(s, ship), size_of(s, ship)
    full = hull(s, ship) + cards.shields
    return Fighter(
        ship,
        size,
        half_of(size),
        ()
        if tokens.disarmed(ship)
        else tuple(_gun(s, ship, weapon) for weapon in cards.weapons if _loaded(ship, weapon)),
        agility(s, ship) - tokens.has(ship, "strain") - (tokens.has(ship, "tractor") and tokens.tractored(s, ship)),
        max(1, remaining_hull(s, ship) + ship.shields),
        max(1, full),
        cost_of(ship.pilot, tuple(card.id for card in ship.upgrades)),
        tuple(ship.locks),
        ship.tokens.get("focus", 0),
        ship.tokens.get("calculate", 0),
        ship.force,
        ship.tokens.get("evade", 0),
        max(ship.tokens.get("fore", 0), ship.tokens.get("aft", 0)),
        REACH if size != "huge" else max((weapon.high for weapon in cards.weapons), default=0) * BAND,
    )


def fighters(s: Table, player: int, *, foes: bool) -> list[Fighter]:
    """The ships in play of a player, or all the others."""
    return [fighter(s, ship) for ship in in_play(s) if (ship.owner != player) == foes]


@cache
def half_of(size: BaseSize) -> float:
    return FIGURES.base[size].length / 2


def _loaded(ship: Ship, weapon: Weapon) -> bool:
    return not weapon.charges or any(card.id == weapon.id and card.charges >= weapon.charges for card in ship.upgrades)


def _gun(s: Table, ship: Ship, weapon: Weapon) -> Gun:
    price = ORDNANCE_PRICE * weapon.charges
    lock = weapon.requires == "lock"
    return Gun(weapon_arcs(s, ship, weapon), weapon.dice, weapon.low, weapon.high, weapon.ordnance, lock, price)


# Where they are -------------------------------------------------------------------------------------------------------


def spot(pose: Pose) -> Spot:
    s, c = direction(pose[2])
    return Spot(pose[0], pose[1], s, c)


@cache
def _half_arc(size: BaseSize) -> tuple[float, float]:
    half = radians(FIGURES.base[size].front_arc / 2)
    return sin(half), cos(half)


def in_sight(arcs: Sequence[ShipArc], size: BaseSize, right: float, ahead: float, width: float) -> bool:
    """Whether something of a width, so far to the right and ahead, is in one of the arcs of a base, roughly.

    >>> in_sight(["front"], "small", 0.0, 200.0, 20.0), in_sight(["front"], "small", 0.0, -200.0, 20.0)
    (True, False)
    """
    s, c = _half_arc(size)
    for arc in arcs:
        if arc == "front":
            over = abs(right) * c - ahead * s
        elif arc == "rear":
            over = abs(right) * c + ahead * s
        elif arc == "right":
            over = abs(ahead) * s - right * c
        elif arc == "left":
            over = abs(ahead) * s + right * c
        elif arc == "full_front":
            over = -ahead
        elif arc == "full_rear":
            over = ahead
        else:
            over = max(abs(right) - FIGURES.ruler_width / 2, -ahead)
        if over <= width:
            return True
    return False


def bearing(one: Fighter, here: Spot, other: Fighter, there: Spot) -> list[tuple[Gun, int]]:
    """The guns that a fighter could fire at another, each being there, and the range."""
    if not one.guns:
        return []
    dx, dy = there.x - here.x, there.y - here.y
    apart = hypot(dx, dy) - 1.06 * (one.half + other.half)
    if apart > one.reach:
        return []
    band = max(1, int(-(-apart // BAND)))
    right, ahead = dx * here.cos - dy * here.sin, dx * here.sin + dy * here.cos
    return [
        (gun, band)
        for gun in one.guns
        if gun.low <= band <= gun.high
        and in_sight(gun.arcs, one.size, right, ahead, 1.1 * other.half)
        and (not gun.needs_lock or other.ship.id in one.locks)
    ]


def threat(one: Fighter, here: Spot, other: Fighter, there: Spot) -> float:
    """The points that a fighter's best attack, or all those of a huge ship, take on average, each being there."""
    best = total = 0.0
    for gun, band in bearing(one, here, other, there):
        worth = blow(one, other, gun, band) - gun.price
        best = max(best, worth)
        total += max(0.0, worth)
    return total if one.size == "huge" else best  # a huge ship fires all it has (XW-HUG-03)


def blow(one: Fighter, other: Fighter, gun: Gun, band: int) -> float:
    """The points an attack with a gun at a range takes."""
    dice, evading = gun.dice, other.agility
    if not gun.ordnance:
        dice += band <= 1
        evading += (band >= 3) + (band > 3)
    return other.cost * harm(one.attacking(dice, other), other.defending(evading), other.left, other.full)
