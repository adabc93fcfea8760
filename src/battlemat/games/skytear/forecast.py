"""What the Minions Phase will bring as the table stands now: control of every token, and what winning it is worth.

Made from a view, for bots and evaluation. Heroes who still have to act may change a margin, so that what a margin is
worth is the mean over those around it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from battlemat.games.skytear.board import OTHER_SIDE, REACH, Board, Cell, Side, board
from battlemat.games.skytear.content import (
    CARDS,
    VICTORY_CARDS,
    ControlWins,
    MinionsDefeated,
    StructureDamage,
    TokensAtTheGates,
    TowerDestroyed,
    VictoryCondition,
    WinsInOnePhase,
)
from battlemat.games.skytear.sight import sightlines
from battlemat.games.skytear.victory import tower_lane

View = Mapping[str, Any]

MATCH: Final = 40.0
"""What winning the match is worth, in the points all of this is reckoned in."""
CARD: Final = 14.0
"""A victory card that is all but fulfilled; half of one is worth a quarter."""
TOWER: Final = 2.0
"""A hit point of a tower, and of a Nexus."""
NEXUS: Final = 4.0
OPENED: Final = 5.0
"""The first tower that falls: the Nexus can be damaged."""
MINION: Final = 1.0
"""A minion of the lane that is defeated."""
STEP: Final = 0.8
"""A step of the token, and the one that brings a structure into its reach."""
REACHED: Final = 2.5
WANTED: Final = 2.5
"""How many times as much both are worth in the lane of a tower that wins the match."""
OUTSIDER: Final = 2.5
"""Activating an Outsider."""
FROM_DECK: Final = 1.6
"""The mana cost to expect of a Lead card nobody has seen."""
FROM_HAND: Final = 2.0
"""The same of one that an enemy chose from the hand."""
SPREADS: Final[Mapping[int, Sequence[tuple[int, float]]]] = {
    reach: [(by, (reach + 1 - abs(by)) / (reach + 1) ** 2) for by in range(-reach, reach + 1)] for reach in range(4)
}
"""By how much a margin may still change, and how likely that is."""


class Challenge:
    """The token of a lane or the control point of a dome, seen by one side."""

    def __init__(self, forecast: Forecast, name: str, cell: Cell, *, dome: bool) -> None:
        self.forecast = forecast
        self.name = name
        self.cell = cell
        self.dome = dome
        self._worths: dict[float, float] = {}

    @cached_property
    def margin(self) -> float:
        """Control of the side less that of the enemy, the best Lead card of each included."""
        side, enemy = self.forecast.side, self.forecast.enemy
        return self.heads(side) - self.heads(enemy) + self.lead(side) - self.lead(enemy)

    def heads(self, side: Side) -> int:
        """Heroes and minions of a side who see it."""
        near = self.forecast.near[self.cell]
        return sum(figure["side"] == side and near[cell] <= REACH for figure, cell in self.forecast.figures)

    def lead(self, side: Side, but: str = "") -> float:
        """The best Lead card that a side has here, perhaps without that of one hero."""
        near = self.forecast.near[self.cell]
        return max(
            (
                lead_cost(lead, public=self.forecast.public)
                for hero, cell in self.forecast.leaders
                if hero["side"] == side and hero["id"] != but and near[cell] <= REACH
                for lead in hero["leads"]
            ),
            default=0.0,
        )

    def shift(self, by: float) -> float:
        """What it is worth to the side that the margin becomes so much better."""
        return self.worth(self.margin + by) - self.worth(self.margin)

    def worth(self, margin: float) -> float:
        """What a margin is worth to the side, less what it would be worth to the enemy."""
        found = self._worths.get(margin)
        if found is None:
            found = self._worths[margin] = sum(
                weight * self._settled(margin + by) for by, weight in self.forecast.spread
            )
        return found

    def _settled(self, margin: float) -> float:
        if margin > 0:
            return self.own_spoils(margin)
        return -self.enemy_spoils(-margin) if margin < 0 else 0.0

    @cached_property
    def own_spoils(self) -> Callable[[float], float]:
        """What the side gains if it wins by a margin."""
        return self._spoils(self.forecast.side)

    @cached_property
    def enemy_spoils(self) -> Callable[[float], float]:
        """What the enemy gains if that wins by a margin."""
        return self._spoils(self.forecast.enemy)

    def _spoils(self, side: Side) -> Callable[[float], float]:
        """What a side gains that wins it, by the margin."""
        forecast = self.forecast
        won = forecast.nearer(side, ControlWins, 1.0, "dome" if self.dome else "lane")
        won += forecast.nearer(side, WinsInOnePhase, 1.0)
        return Spoils(self, side, OUTSIDER + won) if self.dome else LaneSpoils(self, side, won)


class Spoils:
    """What a side gains that wins a dome."""

    def __init__(self, challenge: Challenge, side: Side, won: float) -> None:
        self.challenge = challenge
        self.forecast = challenge.forecast
        self.side = side
        self.won = won

    def __call__(self, margin: float) -> float:
        return self.won * min(1.0, margin)


class LaneSpoils(Spoils):
    """What a side gains that wins a lane: minions fall, then a structure suffers, and the token goes on."""

    def __init__(self, challenge: Challenge, side: Side, won: float) -> None:
        super().__init__(challenge, side, won)
        forecast = self.forecast
        self.enemy = OTHER_SIDE[side]
        self.minions = forecast.lane_minions[self.enemy].get(challenge.name, 0)
        self.far = forecast.board.distance[challenge.cell]
        self.towers, self.nexus = forecast.standing(self.enemy)
        places = [*self.towers.values(), *(() if self.nexus is None else (self.nexus,))]
        self.way: int = min(self.far[cell] for cell in places)
        self.weight = WANTED if self.towers.keys() & forecast.wanted_towers(side) & {challenge.name} else 1.0
        self.counts_minions = bool(forecast.conditions(MinionsDefeated))
        self.at_the_gate = forecast.nearer(side, TokensAtTheGates, 1.0) if self.way > 1 else 0.0

    def __call__(self, margin: float) -> float:
        killed = min(margin, self.minions)
        worth = self.won * min(1.0, margin) + MINION * killed + self._advanced(margin)
        if self.counts_minions:
            worth += self.forecast.nearer(self.side, MinionsDefeated, killed)
        return worth + self._razed(margin - killed) if margin > killed and self.way <= REACH else worth

    def _razed(self, damage: float) -> float:
        """The structure that it is best to damage."""
        found = [
            self.forecast.tower(self.enemy, lane, damage)
            for lane, cell in self.towers.items()
            if self.far[cell] <= REACH
        ]
        if self.nexus is not None and self.far[self.nexus] <= REACH:
            found.append(self.forecast.nexus(self.enemy, damage))
        return max(found, default=0.0)

    def _advanced(self, margin: float) -> float:
        """The token goes on towards the nearest structure."""
        steps = min(margin, self.way - 1)
        worth = STEP * steps
        if self.way > REACH >= self.way - steps:
            worth += REACHED * min(1.0, steps - (self.way - REACH) + 1)
        worth *= self.weight
        return worth + self.at_the_gate if steps >= self.way - 1 else worth


class Forecast:
    """All challenges, as they stand for one side; `public` if by what everybody may know."""

    def __init__(self, view: View, side: Side, *, public: bool = False) -> None:
        self.view = view
        self.public = public
        self.side = side
        self.enemy = OTHER_SIDE[side]
        self.board: Board = board(view["battlefield"])
        self.near = sightlines(self.board).steps
        named = self.board.named
        heroes = [(hero, named[hero["hex"]]) for hero in view["heroes"] if hero["hex"]]
        self.leaders = [(hero, cell) for hero, cell in heroes if hero["leads"]]
        self.figures = heroes + [(minion, named[minion["hex"]]) for minion in view["minions"]]

    @cached_property
    def challenges(self) -> list[Challenge]:
        """Lanes and domes; none before the tokens are there."""
        if not self.view["tokens"]:
            return []
        lanes = [
            Challenge(self, lane, self.board.named[token["hex"]], dome=False)
            for lane, token in self.view["tokens"].items()
        ]
        return lanes + [Challenge(self, dome, cell, dome=True) for dome, cell in self.board.control_point.items()]

    @cached_property
    def spread(self) -> Sequence[tuple[int, float]]:
        """How much may still change: nearly nothing when all heroes have acted."""
        if self.view["phase"] == "minions":
            return SPREADS[0]
        waiting = sum(hero["readiness"] == "ready" and hero["hex"] is not None for hero in self.view["heroes"])
        return SPREADS[3 if waiting > 4 else 2 if waiting > 1 else 1]

    @cached_property
    def lane_minions(self) -> dict[Side, dict[str, int]]:
        """How many minions a side has in each lane."""
        found: dict[Side, dict[str, int]] = {"south": {}, "north": {}}
        for minion in self.view["minions"]:
            lanes = found[minion["side"]]
            lanes[minion["lane"]] = lanes.get(minion["lane"], 0) + 1
        return found

    def standing(self, side: Side) -> tuple[dict[str, Cell], Cell | None]:
        """Where the structures of a side are that can be damaged: towers by lane, and the Nexus."""
        seen = self.view["sides"][side]
        towers = {lane: self.board.tower[side][lane] for lane, hp in seen["towers"].items() if hp > 0}
        return towers, self.board.nexus[side] if seen["nexus"] > 0 else None

    def tower(self, enemy: Side, lane: str, damage: float) -> float:
        """What it is worth to damage a tower of the enemy."""
        seen = self.view["sides"][enemy]
        hp: int = seen["towers"][lane]
        lost = min(damage, hp)
        worth = TOWER * lost + self.nearer(OTHER_SIDE[enemy], StructureDamage, lost)
        if damage >= hp:
            worth += (
                MATCH
                if lane in self.wanted_towers(OTHER_SIDE[enemy])
                else OPENED
                if all(seen["towers"].values())
                else 0.0
            )
        return worth

    def wanted_towers(self, side: Side) -> set[str]:
        """The lanes in which the fall of the enemy's tower wins the match for a side."""
        return {tower_lane(side, card) for card in self.conditions(TowerDestroyed)}

    def nexus(self, enemy: Side, damage: float) -> float:
        """What it is worth to damage the Nexus of the enemy."""
        hp: int = self.view["sides"][enemy]["nexus"]
        if damage >= hp:
            return MATCH
        return NEXUS * damage + self.nearer(OTHER_SIDE[enemy], StructureDamage, damage)

    def conditions(self, kind: type[VictoryCondition]) -> list[Any]:
        """The conditions of this kind on the revealed victory cards."""
        found = [VICTORY_CARDS[card["id"]].condition for card in self.view["victory"]]
        return [condition for condition in found if isinstance(condition, kind)]

    def nearer(self, side: Side, kind: type[VictoryCondition], more: float, where: str = "") -> float:
        """What it is worth to have done so much more for the victory cards of this kind."""
        worth = 0.0
        for card in self.view["victory"]:
            condition = VICTORY_CARDS[card["id"]].condition
            if isinstance(condition, kind) and where in getattr(condition, "where", (where,)):
                done, needed = card[side]
                worth += progress(done + more, needed) - progress(done, needed)
        return worth


def progress(done: float, needed: int) -> float:
    """What it is worth to have fulfilled so much of a victory card."""
    return MATCH if done >= needed > 0 else CARD * (done / max(1, needed)) ** 2


def lead_cost(lead: View, *, public: bool = False) -> float:
    """What a Lead card adds, or may add for all that everybody knows."""
    if lead["card"] is not None and (lead["face_up"] or not public):
        return float(CARDS[lead["card"]].cost)
    return FROM_DECK if lead["origin"] == "deck" else FROM_HAND
