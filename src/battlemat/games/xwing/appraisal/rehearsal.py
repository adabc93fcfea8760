"""A round's movement and fire in the mind: where everybody ends who has set these dials, and what that costs whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from battlemat.core.decision import Pose, on_grid
from battlemat.games.xwing.appraisal.edges import Step, stops
from battlemat.games.xwing.appraisal.exchange import Gunner, Target, fire, punch
from battlemat.games.xwing.appraisal.flying import landing, met_things, stuck
from battlemat.games.xwing.appraisal.forces import Fighter, Spot, spot
from battlemat.games.xwing.appraisal.forecast import forecast, turn, will_move
from battlemat.games.xwing.appraisal.situation import Situation, bare
from battlemat.games.xwing.appraisal.worth import ACTION
from battlemat.games.xwing.flight import templates
from battlemat.games.xwing.flight.templates import Move
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.state import Ship, Table, in_play, placed
from battlemat.games.xwing.table.figures import obstacle_outline
from battlemat.games.xwing.table.measures import Base, base
from battlemat.games.xwing.table.objects import base_of
from battlemat.geometry import overlaps, shifted

WORST: Final = 10.0
"""No more is hoped for from what a place costs an enemy: nobody waits for ever for a ship to leave the table."""
STOPS: Final = (0.85, 0.7, 0.55, 0.4, 0.2)
"""Parts of a way after which a ship may be stopped by others."""
COVER: Final = 0.8
"""The part of an obstacle's radius that is taken to be in the way of shots."""


class Place(NamedTuple):
    """Where a ship ends, with what it may fight there, and what that is worth beside the fight.

    `number` is another one for every place; `flight` is how it comes there, if it still has to.
    """

    number: int
    dial: str
    flight: tuple[Step, Move] | None
    base: Base
    spot: Spot
    me: Fighter
    worth: float


class Rehearsal:
    """Ships in the order in which they move, and where each can go; a plan has a place for every ship."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.ships: list[Ship] = sorted(in_play(s), key=lambda ship: turn(s, ship))
        self.owners = [ship.owner for ship in self.ships]
        foes = {owner: forecast(s, owner) for owner in set(self.owners)}
        self.arounds = [Situation(s, ship, foes[ship.owner]) for ship in self.ships]
        self._things = [met_things(s, ship) for ship in self.ships]
        self._starts = [base_of(s, ship) for ship in self.ships]
        self._rocks = [(*rock.pose[:2], COVER * obstacle_outline(rock.outline).radius) for rock in placed(s)]
        self._numbers = iter(range(len(self.ships), 1_000_000))
        self._stops: dict[int, list[Place]] = {}
        self._punches: dict[tuple[int, int], float] = {}
        self.places = [[*self._places(number)] for number in range(len(self.ships))]
        self._targets = [Target(a.me.cost, a.me.left, a.me.full) for a in self.arounds]
        self._gunners = self._by_initiative()

    def _by_initiative(self) -> list[Gunner]:
        found = []
        for number, owner in enumerate(self.owners):
            enemies = [other for other, its in enumerate(self.owners) if its != owner]
            found.append(Gunner(number, order.initiative(self.s, self.ships[number]), enemies))
        return sorted(found, key=lambda gunner: -gunner.initiative)

    # Moving -----------------------------------------------------------------------------------------------------------

    def _places(self, number: int) -> Iterator[Place]:
        around = self.arounds[number]
        if not will_move(self.s, around.ship):
            yield self.standing(number, around.ship.pose, around.me)
            return
        for way in around.room.ways:
            start = on_grid(shifted(around.ship.pose, *way.before))
            for move in templates.fly(around.me.size, start, way.maneuver.bearing, way.maneuver.speed):
                yield self._place(number, way, move)

    def _place(self, number: int, way: Step, move: Move) -> Place:
        around = self.arounds[number]
        there = landing(around, way.maneuver, move, self._things[number])
        here = spot(move.end)
        me = there.me if there.armed else there.me._replace(guns=())
        worth = there.worth + around.lure(here)
        return Place(next(self._numbers), way.dial, (way, move), move.base, here, me, worth)

    def standing(self, number: int, pose: Pose, me: Fighter) -> Place:
        """The place of a ship that has moved already."""
        here = base(me.size, pose)
        return Place(next(self._numbers), self.ships[number].dial, None, here, spot(pose), me, 0.0)

    def flown(self, plan: Sequence[Place]) -> list[Place]:
        """Where everybody ends, one after the other: who is in the way stops others."""
        standing, ended = list(self._starts), list(plan)
        for number, place in enumerate(plan):
            if self._is_blocked(number, place, standing):
                place = ended[number] = self._stopped(number, place, standing)
            standing[number] = place.base
        return ended

    def _is_blocked(self, number: int, place: Place, standing: Sequence[Base]) -> bool:
        if place.flight is None or place.flight[1].strip is None:
            return False
        own = place.base
        x, y, radius = own.x, own.y, own.radius
        for other, shape in enumerate(standing):
            reach = radius + shape.radius
            dx, dy = shape.x - x, shape.y - y
            if dx * dx + dy * dy < reach * reach and other != number and overlaps(own, shape):
                return True
        return False

    def _stopped(self, number: int, place: Place, standing: Sequence[Base]) -> Place:
        """The last place on the way that is free, or where the ship came from."""
        found = self._stops.get(place.number)
        if found is None:
            found = self._stops[place.number] = [*self._stops_of(place)]
        return next((stop for stop in found if not self._is_blocked(number, stop, standing)), found[-1])

    def _stops_of(self, place: Place) -> Iterator[Place]:
        """The places without an action; how safe they are was asked when the whole way was judged."""
        assert place.flight is not None
        way, move = place.flight
        worth = place.worth - (ACTION if place.me.focus else 0.0)
        for end in (*stops(move, STOPS), move.start):
            there = move._replace(end=end, full=False)
            price = stuck(self.s, there)
            me = bare(place.me)
            yield Place(next(self._numbers), place.dial, (way, there), there.base, spot(end), me, worth - price)

    # Shooting ---------------------------------------------------------------------------------------------------------

    def punch(self, one: Place, other: Place) -> float:
        key = (one.number, other.number)
        found = self._punches.get(key)
        if found is None:
            found = punch(one.me, one.spot, other.me, other.spot)
            if found and self._covered(one.spot, other.spot):
                found = punch(one.me, one.spot, other.me, other.spot, 1)
            self._punches[key] = found
        return found

    def _covered(self, here: Spot, there: Spot) -> bool:
        """Whether an obstacle lies between, judged by the middles."""
        dx, dy = there.x - here.x, there.y - here.y
        apart = dx * dx + dy * dy or 1.0
        for x, y, radius in self._rocks:
            part = ((x - here.x) * dx + (y - here.y) * dy) / apart
            if 0.0 < part < 1.0 and hypot(here.x + part * dx - x, here.y + part * dy - y) < radius:
                return True
        return False

    def value(self, plan: Sequence[Place], player: int, caution: float) -> float:
        """The points that this plan of everybody's is worth for a player."""
        ended = self.flown(plan)
        damage = [
            [self.punch(one, other) if owner != its else 0.0 for other, its in zip(ended, self.owners, strict=True)]
            for one, owner in zip(ended, self.owners, strict=True)
        ]
        value = 0.0
        lost = fire(self._gunners, self._targets, damage)
        for place, owner, points in zip(ended, self.owners, lost, strict=True):
            value += place.worth - caution * points if owner == player else points - max(place.worth, -WORST)
        return value
