"""How good it is to stand somewhere: whom one can shoot, who can shoot back, and where one can go from there."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, hypot, pi
from typing import Final

from battlemat.core.decision import Pose
from battlemat.games.xwing.appraisal.edges import Room, forced_way, rounds_left, to_come
from battlemat.games.xwing.appraisal.forces import Fighter, Spot, fighter, spot, threat
from battlemat.games.xwing.appraisal.forecast import Foe, forecast
from battlemat.games.xwing.appraisal.huge_ships import dangers, in_danger
from battlemat.games.xwing.appraisal.worth import BY_DAMAGE
from battlemat.games.xwing.combat.targets import weapons
from battlemat.games.xwing.state import Ship, Table, squad
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.measures import at_range, base
from battlemat.games.xwing.table.objects import device_shape
from battlemat.geometry import shifted

OFF_THE_TABLE: Final = 1000.0
NO_WAY_ON: Final = 300.0
ONLY_RED: Final = 10.0
"""Points for a place that only a red maneuver leads away from: any stress token, and the ship is lost."""
ION_DANGER: Final = 0.35
"""The chance to be ionized where there are ion tokens or weapons about: the ion maneuver must not end outside."""
NO_ION: Final = 0.5
"""Points for the same where there are none: perhaps a damage card does it."""
CRAMPED: Final = 1.0
"""Points for each safe way fewer than `AMPLE`."""
AMPLE: Final = 4
SECOND_TARGET: Final = 0.3
CAUTION: Final = 0.75
"""How much harm to oneself counts against harm done: bold enough that fights end."""
BOLDER_AFTER: Final = 12
"""The round from which caution fades: somebody must win."""


class Situation:
    """What one player sees around one of the own ships, gathered once for many poses that are to be compared."""

    def __init__(self, s: Table, ship: Ship, foes: Sequence[Foe] | None = None) -> None:
        self.s = s
        self.ship = ship
        self.me = fighter(s, ship)
        self.room = Room(s, ship)
        self.coming = to_come(s, ship)
        self.foes = forecast(s, ship.owner) if foes is None else foes
        comrades = len(squad(s, ship.owner))
        fading = 1.0 / (1.0 + 0.1 * max(0, s.round - BOLDER_AFTER))
        self.caution = CAUTION * (0.5 + 0.5 / max(1, comrades)) * fading
        self.forced = forced_way(self.me.size)
        ions = ship.tokens.get("ion") or any("ion" in w.id for foe in self.foes for w in weapons(s, foe.fighter.ship))
        self.ion_danger = ION_DANGER * self.me.cost if ions else NO_ION
        self.bombs = [device_shape(d) for d in s.devices if devices.record_of(d.kind).type == "bomb"]
        self.huge = dangers(s, ship, self.foes)

    @property
    def per_damage(self) -> float:
        """The points that one damage costs this ship."""
        return self.me.cost * max(BY_DAMAGE / self.me.full, 0.5 / self.me.left)

    def value(self, pose: Pose, me: Fighter | None = None, *, stressed: bool = False, armed: bool = True) -> float:
        """The points that being here (with other tokens) is worth: after the maneuver, if that is still to come."""
        me = self.me if me is None else me
        if self.coming is not None:
            if not self.room.takes(self.coming, pose):
                return -OFF_THE_TABLE
            pose = self.coming.end(pose)
        return self.fight(pose, me, armed=armed) + self.safety(pose, stressed=stressed)

    def fight(self, pose: Pose, me: Fighter, *, armed: bool = True) -> float:
        """Harm done minus harm suffered, and whether one gets nearer to whom one wants to shoot."""
        here = spot(pose)
        first = second = loss = 0.0
        for foe in self.foes:
            gain = 0.0
            for there, chance in foe.places:
                if armed:
                    gain += chance * threat(me, here, foe.fighter, there)
                loss += chance * threat(foe.fighter, there, me, here)
            if gain > first:
                first, second = gain, first
            elif gain > second:
                second = gain
        return first + SECOND_TARGET * second - self.caution * loss + self.lure(here)

    def lure(self, here: Spot) -> float:
        """Whether one looks at somebody, and is near enough."""
        best = -20.0 if self.foes else 0.0
        for foe in self.foes:
            there = foe.places[0][0]
            dx, dy = there.x - here.x, there.y - here.y
            off = abs(atan2(dx * here.cos - dy * here.sin, dx * here.sin + dy * here.cos)) / pi
            best = max(best, -2.0 * off - 0.012 * max(0.0, hypot(dx, dy) - 200.0))
        return best

    def safety(self, pose: Pose, *, stressed: bool = False) -> float:
        """The edge of the table, and bombs about to go off. A ship that cannot stay puts leaving off."""
        if not self.room.holds(pose):
            return -OFF_THE_TABLE
        ways = self.room.ways_on(pose, stressed, enough=AMPLE)
        if not ways:
            return -NO_WAY_ON + 50.0 * rounds_left(self.room, pose, stressed)
        value = -CRAMPED * max(0, AMPLE - ways) - in_danger(self.me, pose, self.huge)
        if not stressed and ways < AMPLE and not self.room.ways_on(pose, stressed=True):
            value -= ONLY_RED
        if not self.room.holds(shifted(pose, *self.forced)):
            value -= self.ion_danger
        own = base(self.me.size, pose)
        return value - sum(self.per_damage for bomb in self.bombs if at_range(own, bomb, 0, 1))


def bare(me: Fighter) -> Fighter:
    """The fighter without the tokens of an action."""
    return me._replace(focus=0, calculate=0, evade=0, reinforced=False)
