"""Huge ships crush what they end on: what that is worth to them, and how others keep out of their way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from battlemat.core.decision import Pose
from battlemat.games.xwing.appraisal.edges import Room
from battlemat.games.xwing.appraisal.forces import Fighter, fighter
from battlemat.games.xwing.appraisal.forecast import Foe, planned, turn, will_move
from battlemat.games.xwing.appraisal.worth import BY_DAMAGE
from battlemat.games.xwing.flight.running_over import DICE, Run
from battlemat.games.xwing.state import Ship, Table, in_play
from battlemat.games.xwing.table.measures import Base, base
from battlemat.games.xwing.table.objects import size_of
from battlemat.geometry import overlaps

OWN_SHIP: Final = 40.0
"""Points for running over an own ship, beside the damage: it is put back somewhere behind, turned as others like."""
GUESSED: Final = 0.5
"""How far one trusts in an enemy being where it is foreseen."""
PER_DIE: Final = 0.125
"""The damage that each die costs the huge ship on average (XW-HUG-56)."""

USUAL_SPEED: Final = 2

Danger = tuple[Base, float]
"""Where a huge ship may end, and how likely."""


def collisions(s: Table, me: Fighter, run: Run) -> float:
    """What a huge ship gains by all it runs over and into; harm to the own side counts against it."""
    owner = me.ship.owner
    value = -PER_DIE * crushed(me, 1) * sum(DICE[size_of(s, other)] for other in run.under)
    for other in run.under:
        harm = crushed(fighter(s, other), run.speed)
        value += -OWN_SHIP - harm if other.owner == owner else GUESSED * harm
    for other in run.struck:
        harm = crushed(fighter(s, other), run.speed)
        value += -crushed(me, run.speed) + (-harm if other.owner == owner else GUESSED * harm)
    return value


def crushed(one: Fighter, damage: int) -> float:
    """The points that so much damage takes from a ship."""
    if damage >= one.left:
        return one.cost * (1.0 - BY_DAMAGE + BY_DAMAGE * one.left / one.full)
    return one.cost * BY_DAMAGE * damage / one.full


# For all others -------------------------------------------------------------------------------------------------------


def dangers(s: Table, ship: Ship, foes: Sequence[Foe]) -> list[Danger]:
    """Where huge ships may end that move after this standard ship."""
    if not s.huge or ship.id in s.huge.ships:
        return []
    likely = {foe.fighter.ship.id: foe for foe in foes}
    coming = [other for other in in_play(s) if other.id in s.huge.ships and will_move(s, other)]
    return [
        danger
        for other in coming
        if turn(s, other) > turn(s, ship)
        for danger in (_of_foe(likely[other.id]) if other.id in likely else _of_friend(s, other, ship))
    ]


def _of_foe(foe: Foe) -> Iterator[Danger]:
    for pose, (_, chance) in zip(foe.poses, foe.places, strict=True):
        yield base("huge", pose), chance


def _of_friend(s: Table, huge: Ship, ship: Ship) -> Iterator[Danger]:
    """Its dial if that is set; else whichever way is free of the friends whose dials are."""
    if huge.dial:
        yield base("huge", planned(s, huge)), 1.0
        return
    room = Room(s, huge)
    ends = [base("huge", end) for way in room.ways if room.holds(end := way.end(huge.pose))]
    friends = [base(size_of(s, other), planned(s, other)) for other in _fixed(s, huge, ship)]
    free = [end for end in ends if not any(overlaps(end, friend) for friend in friends)] or ends
    yield from ((end, 1.0 / len(free)) for end in free)


def _fixed(s: Table, huge: Ship, ship: Ship) -> list[Ship]:
    """The friends of both of whom one knows where they will be."""
    own = [other for other in in_play(s) if other.owner == huge.owner and other not in (huge, ship)]
    return [other for other in own if other.dial or not will_move(s, other)]


def in_danger(me: Fighter, pose: Pose, huge: Sequence[Danger]) -> float:
    """The points that standing here is expected to cost a standard ship."""
    if not huge:
        return 0.0
    own = base(me.size, pose)
    return (OWN_SHIP + crushed(me, USUAL_SPEED)) * sum(chance for end, chance in huge if overlaps(own, end))
