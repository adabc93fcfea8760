"""Deploying squads (SP-SET-19 to SP-SET-24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from battlemat.core.asking import choose
from battlemat.core.decision import Flow, Pick, Place, Pose
from battlemat.core.errors import Refusal
from battlemat.core.plain import plain
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.berths import (
    HAIR,
    Base,
    Found,
    are_clear,
    around,
    arrange,
    berths,
    distances_beside,
)
from battlemat.games.shatterpoint.footing import cannot_stand, put_down
from battlemat.games.shatterpoint.measuring import RANGES, within
from battlemat.games.shatterpoint.state import Character, ShatterMatch, Table, characters, characters_of, unit_of
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from battlemat.games.shatterpoint.values import credit, total
from battlemat.geometry.shapes import SLACK

KNOWN_SHARE = 0.1
"""How often a sampled deployment is the place known to be free: where there is little room, others are hard to find."""


def deploy(m: ShatterMatch, player: int) -> Flow[None]:
    """A squad: one character of its Primary near the own edge, all others beside that one."""
    s = m.state
    s.phase = "deployment"
    units = s.players[player].units
    waiting = sorted({unit.squad for unit in units if not unit.characters[0].on_field})
    ids = [f"squad:{squad + 1}" for squad in waiting]
    answer = yield from choose(lambda: Pick(player, "squad", "SP-SET-24", ids), forced=True)
    squad = waiting[ids.index(answer)] if answer is not None else waiting[0]
    members = [c for unit in units if unit.squad == squad for c in unit.characters]
    leader, rest = members[0], members[1:]
    yield from _place(m, leader, Deployment(s, leader, rest))
    while rest:
        character = rest.pop(0)
        yield from _place(m, character, Deployment(s, character, rest, leader))


def _place(m: ShatterMatch, character: Character, where: Deployment) -> Flow[None]:
    rule = "SP-SET-20" if where.leader is None else "SP-SET-21"

    def ask() -> Place:
        about = {"character": character.id, "leader": where.leader.id if where.leader else None, **where.told()}
        return Place(character.owner, "deploy", rule, lambda: [where.some], where.check, where.sample, about)

    pose = yield from choose(ask)
    if isinstance(pose, tuple):
        character.on_field = True
        put_down(m, character, Spot(*pose), "deployed", rule)
        where.thank(m, rule)


@plain
class Deployment:
    """Where a character may be deployed so that everybody still to come finds room (SP-SET-20 to SP-SET-23).

    Those still to come are the rest of its squad, and its player's other squad at a berth.
    """

    def __init__(
        self, s: Table, character: Character, rest: Sequence[Character], leader: Character | None = None
    ) -> None:
        self.s, self.character, self.rest, self.leader = s, character, rest, leader
        self.north = s.players[character.owner].edge == 1
        self.field = battlefield(s.battlefield).field
        self.reach = self._reach(character)
        self.also = self._also(character)
        self._leaving_room: dict[Spot, bool] = {}

    @cached_property
    def taken(self) -> list[Base]:
        return [_base(other) for other in characters(self.s)]

    @cached_property
    def last_squad(self) -> bool:
        squad = unit_of(self.s, self.character.unit).squad
        units = self.s.players[self.character.owner].units
        return all(unit.squad == squad or unit.characters[0].on_field for unit in units)

    def _reach(self, character: Character) -> float:
        return RANGES[1 + total(self.s, "deploy-range", character)]

    def _also(self, character: Character) -> list[Character]:
        """Those of the squad beside whom it may stand as well as beside the leader."""
        squad = unit_of(self.s, character.unit).squad
        return [
            other
            for other in characters_of(self.s, character.owner)
            if unit_of(self.s, other.unit).squad == squad and total(self.s, "deploys-beside", (character, other))
        ]

    def told(self) -> dict[str, Any]:
        """How far from the leader it may stand, and beside whom else, for whoever shows the places."""
        return {"reach": self.reach, "beside": [other.id for other in self.also]}

    # Whether a place is allowed

    def check(self, pose: Pose) -> Refusal | None:
        spot = Spot(*pose)
        refusal = self.reach_refusal(spot) or cannot_stand(self.s, self.character, spot)
        if refusal is None and not self.leaves_room(spot):
            return Refusal("shatterpoint-no-room", "SP-SET-23", {"character": self.character.id})
        return refusal

    def reach_refusal(self, spot: Spot) -> Refusal | None:
        radius = self.character.radius
        facts = {"character": self.character.id}
        if self.leader is None:
            gap = (SIDE - spot.y if self.north else spot.y) - radius
            return None if gap <= RANGES[2] + SLACK else Refusal("shatterpoint-far-from-edge", "SP-SET-20", facts)
        if any(hypot(spot.x - c.x, spot.y - c.y) - radius - c.radius <= RANGES[1] + SLACK for c in self.also):
            return None
        gap = hypot(spot.x - self.leader.x, spot.y - self.leader.y) - radius - self.leader.radius
        return None if gap <= self.reach + SLACK else Refusal("shatterpoint-far-from-leader", "SP-SET-21", facts)

    def leaves_room(self, spot: Spot) -> bool:
        """Found out once for each spot: whoever samples places asks before answering."""
        leaves = self._leaving_room.get(spot)
        if leaves is None:
            leaves = self._leaving_room[spot] = self._looks_for_room(spot)
        return leaves

    def _looks_for_room(self, spot: Spot) -> bool:
        here = Base(spot, self.character.radius)
        leader = here if self.leader is None else _base(self.leader)
        return self._room(leader, self.rest, [*self.taken, here]) is not None

    def _room(self, leader: Base, waiting: Sequence[Character], taken: Sequence[Base]) -> list[Base] | None:
        """How those waiting can stand around a leader; another squad of their player finds a berth besides."""
        places = {character.unit: Found(self._places(leader, character)) for character in waiting}
        choices = [places[character.unit] for character in waiting]
        first = arrange(choices, taken)
        if first is None or self.last_squad:
            return first
        for berth in berths(self.field, north=self.north):
            if are_clear(berth.bases, taken):
                found = first if are_clear(berth.bases, first) else arrange(choices, [*taken, *berth.bases])
                if found is not None:
                    return found
        return None

    def _places(self, leader: Base, character: Character) -> Iterator[Base]:
        """Where a character may stand beside a leader, within range 1 first, and beside others of its squad."""
        radius = character.radius
        reaches = sorted({RANGES[1], self._reach(character)})
        rings = [distances_beside(leader.radius, radius, reach) for reach in reaches]
        beside = [around(self.field, leader.spot[:2], ring, radius) for ring in rings]
        others = [
            around(self.field, (c.x, c.y), distances_beside(c.radius, radius, RANGES[1]), radius)
            for c in self._also(character)
        ]
        return chain(*beside, *others)

    def thank(self, m: ShatterMatch, rule: str) -> None:
        """Tell which ability let the character stand farther from its leader than others may."""
        character, leader = self.character, self.leader
        if leader is None or within(character, leader, 1):
            return
        if near := [other for other in self.also if within(character, other, 1)]:
            credit(m, rule, (character, near[0]), "deploys-beside")
        else:
            credit(m, rule, character, "deploy-range")

    # Some places

    def sample(self, rng: Random) -> Pose:
        if rng.random() < KNOWN_SHARE:
            return self.some
        x, y = self._anywhere(rng)
        return rng.choice(self.field.surfaces(x, y, self.character.radius) or [Spot(x, y)])

    def _anywhere(self, rng: Random) -> tuple[float, float]:
        radius = self.character.radius
        if self.leader is None:
            x = radius + rng.random() * (SIDE - 2 * radius)
            y = radius + rng.random() * RANGES[2]
            return x, SIDE - y if self.north else y
        turn = rng.random() * 2 * pi
        leader = rng.choice([self.leader, *self.also])
        reach = self.reach if leader is self.leader else RANGES[1]
        far = radius + leader.radius + HAIR + rng.random() * (reach - 2 * HAIR)
        return leader.x + far * cos(turn), leader.y + far * sin(turn)

    @cached_property
    def some(self) -> Pose:
        """A place to show as an option: there is always one, or nobody would have been put where they are."""
        for pose in self._tries():
            if self.check(pose) is None:
                return pose
        raise ValueError(f"there is no room to deploy {self.character.id}")

    def _tries(self) -> Iterator[Pose]:
        if self.leader is None:
            for berth in berths(self.field, north=self.north):
                yield berth.leader.spot
        else:
            room = self._room(_base(self.leader), [self.character, *self.rest], self.taken)
            if room:
                yield room[0].spot


def _base(character: Character) -> Base:
    return Base(character.spot, character.radius)
