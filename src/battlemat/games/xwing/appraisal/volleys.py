"""What an attack means to the rest of the round: friends finish what it leaves, and the dead do not shoot back."""

from __future__ import annotations

from typing import Final

from battlemat.games.xwing.appraisal.exchange import Gunner, Target, fire, punch
from battlemat.games.xwing.appraisal.forces import fighter, spot
from battlemat.games.xwing.appraisal.worth import BY_DAMAGE, CRIT
from battlemat.games.xwing.combat.odds import Damage
from battlemat.games.xwing.deeds import ENGAGED
from battlemat.games.xwing.phases import order
from battlemat.games.xwing.state import Ship, Table, in_play
from battlemat.odds import Spread

OWN: Final = 0.75
"""How much harm to oneself counts against harm done."""
NOTHING: Final = Target(0.0, 1, 1)
"""Whoever is gone is worth no shot."""


class Volleys:
    """The fire that is still to come in this round, beginning with an attack of one ship."""

    def __init__(self, s: Table, ship: Ship) -> None:
        self.ships = in_play(s)
        self.ship = ship
        self._initiative = {other.id: order.initiative(s, other) for other in self.ships}
        self._number = {other.id: number for number, other in enumerate(self.ships)}
        known = [(fighter(s, other), spot(other.pose)) for other in self.ships]
        self._targets = [Target(one.cost, one.left, one.full) for one, _ in known]
        self._waiting = [
            number for number, other in enumerate(self.ships) if other is not ship and ENGAGED not in other.did
        ]
        self._damage = [[0.0] * len(known) for _ in known]
        for number in self._waiting:
            one, here = known[number]
            for enemy, (other, there) in enumerate(known):
                if other.ship.owner != one.ship.owner:
                    self._damage[number][enemy] = punch(one, here, other, there)
        self._without = self._rest(self._targets, "")

    def gain(self, target: Ship, odds: Spread[Damage]) -> float:
        """The points that an attack with these odds is worth, beside making none."""
        worths = {damage: self._after(target, damage) for damage in odds.weights}
        mean = sum([weight * worths[damage] for damage, weight in odds.weights.items()]) / odds.total
        return mean - self._without

    def _after(self, target: Ship, damage: Damage) -> float:
        """What an attack takes, and what comes of all the rest."""
        number, total = self._number[target.id], damage.total()
        cost, left, full = self._targets[number]
        targets = list(self._targets)
        if total < left:
            targets[number] = Target(cost, left - total, full)
            return cost * (BY_DAMAGE * total / full + CRIT * damage.crits) + self._rest(targets, "")
        targets[number] = NOTHING
        return cost * (BY_DAMAGE * left / full + 1.0 - BY_DAMAGE) + self._rest(targets, target.id)

    def _rest(self, targets: list[Target], dead: str) -> float:
        lost = fire(self._gunners(dead), targets, self._damage)
        return sum(
            points if other.owner != self.ship.owner else -OWN * points
            for other, points in zip(self.ships, lost, strict=True)
        )

    def _gunners(self, dead: str) -> list[Gunner]:
        """Who still fires: not who is destroyed before its initiative comes."""
        found = []
        now = self._initiative[self.ship.id]
        for number in self._waiting:
            other = self.ships[number]
            if other.id != dead or self._initiative[dead] >= now:
                enemies = [n for n, its in enumerate(self.ships) if its.owner != other.owner]
                found.append(Gunner(number, self._initiative[other.id], enemies))
        return sorted(found, key=lambda gunner: -gunner.initiative)
