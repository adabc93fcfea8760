"""Setting up: first player, sides, mission, decks, deployment, stances (SP-SET)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

from battlemat.core.chance import Chance
from battlemat.core.decision import Flow, Pick, Place, Pose, choose
from battlemat.core.errors import Refusal
from battlemat.core.game import SEATS, Step
from battlemat.games.shatterpoint.battlefield import battlefield, objective_height
from battlemat.games.shatterpoint.content import MISSIONS, UNITS
from battlemat.games.shatterpoint.dice import roll_attack
from battlemat.games.shatterpoint.measuring import RANGES, within
from battlemat.games.shatterpoint.standing import cannot_stand, end_fault, put_down
from battlemat.games.shatterpoint.state import (
    SHATTERPOINT,
    Character,
    Moment,
    Objective,
    Player,
    ShatterMatch,
    Table,
    Unit,
    characters_of,
    unit_of,
)
from battlemat.games.shatterpoint.struggle import reveal_struggle
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from battlemat.games.shatterpoint.values import credit, total
from battlemat.games.shatterpoint.windows import window

FIRST_PLAYER_DICE = 5
KNOWN_SHARE = 0.1
"""How often a sampled deployment is the place known to be free: where there is little room, others are hard to find."""


def new_table(setup: Mapping[str, Any], chance: Chance) -> Table:
    """The table before anything is rolled."""
    return Table(
        agenda=[Step("set-up")],
        chance=chance,
        result=None,
        offers=[],
        players=[new_player(number, entry) for number, entry in enumerate(setup["players"])],
        battlefield=setup["battlefield"],
    )


def new_player(number: int, entry: Mapping[str, Any]) -> Player:
    units = [
        new_unit(number, kind, squad)
        for squad, members in enumerate(entry["squads"])
        for kind in (members["primary"], members["secondary"], members["supporting"])
    ]
    force = sum(unit.card.force for unit in units)  # SP-UNI-21
    return Player(entry["name"], entry["mission"], units, pool=force, force=force)


def new_unit(owner: int, kind: str, squad: int) -> Unit:
    """A unit is `a.lord-maul`, its characters are `a.lord-maul.1` and so on."""
    card = UNITS[kind]
    name = f"{SEATS[owner]}.{kind}"
    members = [Character(f"{name}.{n}", name, owner, card.base / 2) for n in range(1, card.characters + 1)]
    return Unit(name, kind, owner, squad, members)


def set_up(m: ShatterMatch) -> Flow[None]:
    """Steps 1 to 6 of the set-up; deployment and the first struggle follow (SP-SET-01)."""
    s = m.state
    s.first = s.active = roll_for_first(m)
    yield from _choose_edge(m)
    yield from _choose_mission(m)
    lay_objectives(m)
    deal_mission(m)
    for number, player in enumerate(s.players):
        player.deck = sorted([SHATTERPOINT, *(unit.id for unit in player.units)])
        s.chance.shuffle(player.deck)
        m.note("order-deck", "SP-SET-16", player=number, cards=len(player.deck))
    order = (s.first, 1 - s.first)
    m.next_steps(
        *(Step("deploy", (player,)) for _ in range(2) for player in order),  # SP-SET-19
        *(Step("stances", (player,)) for player in order),
        Step("first-struggle"),
        Step("turn"),
    )


def roll_for_first(m: ShatterMatch) -> int:
    """More crits, then strikes, then expertise; else both roll again (SP-SET-02, SP-SET-03)."""
    while True:
        rolls = [roll_attack(m.state.chance, FIRST_PLAYER_DICE) for _ in m.state.players]
        results = [[roll.crit, roll.strike, roll.expertise] for roll in rolls]
        m.note("rolled-for-first", "SP-SET-02", rolls=results)
        if results[0] != results[1]:
            first = 0 if results[0] > results[1] else 1
            m.note("first-player", "SP-SET-02", player=first)
            return first


def _choose_edge(m: ShatterMatch) -> Flow[None]:
    s = m.state
    answer = yield from choose(lambda: Pick(s.first, "edge", "SP-SET-04", ["edge:south", "edge:north"]))
    edge = int(answer == "edge:north")
    s.players[s.first].edge, s.players[1 - s.first].edge = edge, 1 - edge
    m.note("edge", "SP-SET-04", player=s.first, edge="north" if edge else "south")


def _choose_mission(m: ShatterMatch) -> Flow[None]:
    """The first player chooses one of the two sets brought (SP-SET-05)."""
    s = m.state
    ids = [f"mission:{name}" for name in dict.fromkeys(player.mission for player in s.players)]
    answer = yield from choose(lambda: Pick(s.first, "mission", "SP-SET-05", ids), forced=True)
    s.mission = (answer or ids[0]).partition(":")[2]
    m.note("mission", "SP-SET-05", mission=s.mission)


def lay_objectives(m: ShatterMatch) -> None:
    """As the mission card shows them, its bottom at the first player's edge; terrain lifts them.

    SP-SET-06, SP-SET-13, SP-SET-27.
    """
    s = m.state
    north = s.players[s.first].edge == 1
    field = battlefield(s.battlefield).field
    for spot in MISSIONS[s.mission].objectives:
        x, y = (SIDE - spot.x, SIDE - spot.y) if north else (spot.x, spot.y)
        s.objectives.append(Objective(spot.id, round(x, 4), round(y, 4), objective_height(field, x, y) or 0.0))
    m.note("objectives-laid", "SP-SET-06", objectives=[[o.id, o.x, o.y, o.height] for o in s.objectives])


def deal_mission(m: ShatterMatch) -> None:
    """One card of each phase, the first phase on top; the others are put away unseen (SP-SET-07 to SP-SET-09)."""
    s = m.state
    for phase in (3, 2, 1):
        cards = [card.id for card in MISSIONS[s.mission].struggles.values() if card.phase == phase]
        s.chance.shuffle(cards)
        s.mission_deck.append(cards.pop())
        s.set_aside += cards
    m.note("mission-deck", "SP-SET-08", cards=len(s.mission_deck))


# Deployment (SP-SET-19 to SP-SET-24)


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


class Deployment:
    """Where a character may be deployed so that the rest of its squad still finds room (SP-SET-20 to SP-SET-23)."""

    def __init__(
        self, s: Table, character: Character, rest: Sequence[Character], leader: Character | None = None
    ) -> None:
        self.s, self.character, self.rest, self.leader = s, character, rest, leader
        self.north = s.players[character.owner].edge == 1
        self.reach = RANGES[1 + total(s, "deploy-range", character)]
        squad = unit_of(s, character.unit).squad
        self.also = [
            other
            for other in characters_of(s, character.owner)
            if unit_of(s, other.unit).squad == squad and total(s, "deploys-beside", (character, other))
        ]

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
            return None if gap <= RANGES[2] + 1e-6 else Refusal("shatterpoint-far-from-edge", "SP-SET-20", facts)
        if any(hypot(spot.x - c.x, spot.y - c.y) - radius - c.radius <= RANGES[1] + 1e-6 for c in self.also):
            return None
        gap = hypot(spot.x - self.leader.x, spot.y - self.leader.y) - radius - self.leader.radius
        return None if gap <= self.reach + 1e-6 else Refusal("shatterpoint-far-from-leader", "SP-SET-21", facts)

    def thank(self, m: ShatterMatch, rule: str) -> None:
        """Tell which ability let the character stand farther from its leader than others may."""
        character, leader = self.character, self.leader
        if leader is None or within(character, leader, 1):
            return
        if near := [other for other in self.also if within(character, other, 1)]:
            credit(m, rule, (character, near[0]), "deploys-beside")
        else:
            credit(m, rule, character, "deploy-range")

    def leaves_room(self, spot: Spot) -> bool:
        """Whether everybody still to come can stand beside the leader, tried one after another."""
        leader = (spot.x, spot.y, self.character.radius) if self.leader is None else None
        if self.leader is not None:
            leader = (self.leader.x, self.leader.y, self.leader.radius)
        assert leader is not None
        taken = [(spot.x, spot.y, self.character.radius)]
        for other in self.rest:
            for x, y, height in beside(leader, other.radius):
                if all(hypot(x - tx, y - ty) >= other.radius + tr for tx, ty, tr in taken) and (
                    end_fault(self.s, other, Spot(x, y, height)) is None
                ):
                    taken.append((x, y, other.radius))
                    break
            else:
                return False
        return True

    def sample(self, rng: Random) -> Pose:
        radius = self.character.radius
        if self.leader is None:
            x = radius + rng.random() * (SIDE - 2 * radius)
            y = radius + rng.random() * RANGES[2]
            return x, SIDE - y if self.north else y, 0.0
        if rng.random() < KNOWN_SHARE:
            return self.some
        turn = rng.random() * 2 * pi
        leader = rng.choice([self.leader, *self.also])
        reach = self.reach if leader is self.leader else RANGES[1]
        far = radius + leader.radius + 0.01 + rng.random() * (reach - 0.02)
        return leader.x + far * cos(turn), leader.y + far * sin(turn), 0.0

    @cached_property
    def some(self) -> Pose:
        """A legal place to show as an option: beside the leader there is one, or the leader would not stand there."""
        for pose in self._tries():
            rounded = (round(pose[0], 3), round(pose[1], 3), 0.0)
            if self.check(rounded) is None:
                return rounded
        raise ValueError(f"there is no room to deploy {self.character.id}")

    def _tries(self) -> Iterator[Pose]:
        if self.leader is not None:
            yield from beside((self.leader.x, self.leader.y, self.leader.radius), self.character.radius)
        rng = Random(self.character.id)
        yield from (self.sample(rng) for _ in range(5000 if self.leader is None else 0))


def beside(leader: tuple[float, float, float], radius: float) -> Iterator[Spot]:
    """Places on the ground around a base, close and a little farther."""
    x, y, leader_radius = leader
    for gap in (0.01, RANGES[1] / 2, RANGES[1] - 0.01):
        far = radius + leader_radius + gap
        for number in range(24):
            yield Spot(x + far * cos(number * pi / 12), y + far * sin(number * pi / 12))


def _place(m: ShatterMatch, character: Character, where: Deployment) -> Flow[None]:
    rule = "SP-SET-20" if where.leader is None else "SP-SET-21"

    def ask() -> Place:
        about = {"character": character.id, "leader": where.leader.id if where.leader else None}
        return Place(character.owner, "deploy", rule, [where.some], where.check, where.sample, about)

    pose = yield from choose(ask)
    if isinstance(pose, tuple):
        character.on_field = True
        put_down(m, character, Spot(*pose), "deployed", rule)
        where.thank(m, rule)


def choose_stances(m: ShatterMatch, player: int) -> Flow[None]:
    """The active side of every double-sided stance card (SP-SET-25)."""
    for unit in m.state.players[player].units:
        if len(unit.card.stances) == 2:
            ids = [f"stance:{stance}" for stance in unit.card.stances]
            about = {"unit": unit.id}
            answer = yield from choose(partial(Pick, player, "stance", "SP-SET-25", ids, about))
            unit.side = ids.index(answer) if answer is not None else 0
            m.note("stance", "SP-SET-25", unit=unit.id, stance=unit.stance.id)


def first_struggle(m: ShatterMatch) -> Flow[None]:
    """Reveal the first card; a map is chosen by whoever is not the first player (SP-SET-26, SP-MIS-07).

    Then abilities that wait for the end of the set-up.
    """
    yield from window(m, [Moment("first-struggle")], m.state.first)
    yield from reveal_struggle(m, 1 - m.state.first)
    yield from window(m, [Moment("set-up")], m.state.first)
