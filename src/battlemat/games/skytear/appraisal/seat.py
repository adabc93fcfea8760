"""The table as the asked player sees it: where figures stand, and which places are worth being at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, TypeVar

from msgspec import Struct

from battlemat.core.decision import Decision
from battlemat.games.skytear.board import OTHER_SIDE, REACH, Board, Cell, Side, board
from battlemat.games.skytear.content import (
    CARDS,
    HEROES,
    VICTORY_CARDS,
    ControlWins,
    HeroesDefeated,
    MinionsDefeated,
    TowerDestroyed,
    VictoryCondition,
    WinsInOnePhase,
)
from battlemat.games.skytear.setup import TOWER_HP
from battlemat.games.skytear.sight import Sightlines, sightlines
from battlemat.games.skytear.victory import tower_lane

View = Mapping[str, Any]

MAIN: Final = (6.0, 5.0, 4.0, 3.0)
"""What the first, second … hero is worth where the side breaks through: all damage goes to one structure."""
OTHER: Final = (3.0, 1.2, 0.6, 0.4)
HELD: Final = (5.5, 3.5, 2.0, 0.8)
"""The same in a lane where the side would lose the match with its tower."""
CLOSE: Final = 4
"""A token so few steps from a tower, in the middle or nearer, and its lane has to be defended."""
DOME: Final = (2.0, 0.6, 0.3, 0.2)
SWEEP: Final = 4.5
"""What the first hero anywhere else is worth when all lanes and domes together win the game."""
STEP: Final = 0.7
"""What a step nearer to a place is worth."""
FLIPPED: Final = (0.0, 1.8, 2.3, 2.6)
"""The modifier to expect of so many flipped cards, the best of which is taken."""


STRUCK: Final = (0.4, 0.6, 0.8)
"""What an enemy hero within reach is worth, each HP it loses, and that it is wounded already."""
HUNTED: Final = (0.8, 0.8, 2.5)
"""The same where defeated heroes win the game: all blows at one victim, until it falls."""

FROM_DECK: Final = 1.6
"""The mana cost to expect of a Lead card from the deck."""

C = TypeVar("C", bound=VictoryCondition)


class Front(Struct, frozen=True):
    """A place where control is contested: the token of a lane, or the point of a dome.

    `worths` are those of the first, second … hero there; `main` is where the side means to break through.
    """

    name: str
    cell: Cell
    worths: tuple[float, ...]
    main: bool = False


class Seat:
    """What one player knows when asked."""

    def __init__(self, view: View, decision: Decision[Any]) -> None:
        self.view = view
        self.about = decision.about
        self.player = decision.player
        self.side: Side = view["players"][decision.player]["side"]
        self.enemy = OTHER_SIDE[self.side]
        self.board: Board = board(view["battlefield"])
        self.lines: Sightlines = sightlines(self.board)
        self._posts: dict[str, list[tuple[Front, float]]] = {}

    # Figures ----------------------------------------------------------------------------------------------------------

    @cached_property
    def heroes(self) -> dict[str, View]:
        """All heroes by id."""
        return {hero["id"]: hero for hero in self.view["heroes"]}

    @cached_property
    def minions(self) -> dict[str, View]:
        """The minions on the battlefield by id."""
        return {minion["id"]: minion for minion in self.view["minions"]}

    def heroes_of(self, side: Side) -> list[View]:
        """Those on the battlefield."""
        return [hero for hero in self.view["heroes"] if hero["side"] == side and hero["hex"]]

    def cell_of(self, figure: str) -> Cell | None:
        """Where a hero, a minion or an Outsider stands."""
        found = self.heroes.get(figure) or self.minions.get(figure)
        if found is None:
            found = next((one for one in self.view["outsiders"] if one["id"] == figure), None)
        return None if found is None or found["hex"] is None else self.board.named[found["hex"]]

    @cached_property
    def taken(self) -> frozenset[Cell]:
        """Cells where nobody else can stand, for all that matters here."""
        figures = (*self.view["heroes"], *self.view["minions"], *self.view["outsiders"])
        return frozenset(self.board.named[one["hex"]] for one in figures if one["hex"])

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.view["players"][self.player]["hand"] or []
        return hand

    # Victory ----------------------------------------------------------------------------------------------------------

    def wanted(self, kind: type[C]) -> list[C]:
        """The conditions of this kind on the revealed victory cards."""
        conditions = [VICTORY_CARDS[card["id"]].condition for card in self.view["victory"]]
        return [condition for condition in conditions if isinstance(condition, kind)]

    @cached_property
    def wanted_towers(self) -> set[str]:
        """The lanes whose enemy tower wins the game by itself."""
        return {tower_lane(self.side, condition) for condition in self.wanted(TowerDestroyed)}

    @cached_property
    def feared_towers(self) -> set[str]:
        """The lanes whose own tower loses it."""
        return {tower_lane(self.enemy, condition) for condition in self.wanted(TowerDestroyed)}

    @cached_property
    def hero_worth(self) -> float:
        """Of a defeated enemy hero: it is out of the way for a turn or two, and may count for a victory card."""
        return 9.0 if self.hunting else 5.0

    @cached_property
    def hunting(self) -> bool:
        """Whether defeated heroes win the game by themselves."""
        return bool(self.wanted(HeroesDefeated))

    @cached_property
    def minion_worth(self) -> float:
        return 3.5 if self.wanted(MinionsDefeated) else 2.5

    # Fronts -----------------------------------------------------------------------------------------------------------

    @cached_property
    def fronts(self) -> list[Front]:
        """Lanes and domes with what they are worth; none before the tokens are there."""
        if not self.view["tokens"]:
            return []
        tokens = {lane: self.board.named[token["hex"]] for lane, token in self.view["tokens"].items()}
        main = max(tokens, key=lambda lane: (self._promise(lane, tokens[lane]), lane))
        sweep = bool(self.wanted(WinsInOnePhase))
        beside = (SWEEP, *OTHER[1:]) if sweep else OTHER
        lanes = [
            Front(lane, cell, MAIN if lane == main else HELD if self._in_danger(lane, cell) else beside, lane == main)
            for lane, cell in tokens.items()
        ]
        inside = (self._dome_worth(sweep), *DOME[1:])
        return lanes + [Front(dome, cell, inside) for dome, cell in self.board.control_point.items()]

    def _in_danger(self, lane: str, token: Cell) -> bool:
        """Whether the enemy is about to reach an own tower that decides the match."""
        steps = self.board.distance[token][self.board.tower[self.side][lane]]
        return lane in self.feared_towers and steps <= CLOSE

    def _dome_worth(self, sweep: bool) -> float:
        """Of the first hero in a dome."""
        wins = self.wanted(ControlWins)
        if any("lane" not in condition.where for condition in wins):
            return 7.0
        return SWEEP if sweep else 4.0 if wins else DOME[0]

    def _promise(self, lane: str, token: Cell) -> float:
        """How near a side is to breaking through in a lane."""
        towers, nexus = (self.view["sides"][self.enemy][part] for part in ("towers", "nexus"))
        goals = [self.board.tower[self.enemy][name] for name, hp in towers.items() if hp > 0]
        if nexus > 0:
            goals.append(self.board.nexus[self.enemy])
        steps = min(self.board.distance[token][goal] for goal in goals)
        hurt: int = TOWER_HP - towers[lane]
        return 0.5 * self.margin(token) - steps + 0.6 * hurt + 2.0 * (lane in self.wanted_towers)

    def margin(self, cell: Cell) -> int:
        """Control of the side less that of the enemy, without Lead cards."""
        total = 0
        for figure in (*self.view["heroes"], *self.view["minions"]):
            if figure["hex"] and self.sees(self.board.named[figure["hex"]], cell):
                total += 1 if figure["side"] == self.side else -1
        return total

    def sees(self, here: Cell, there: Cell) -> bool:
        return self.lines.steps[here][there] <= REACH

    def friends_at(self, front: Front, but: str) -> int:
        """How many other heroes of the side are there."""
        return sum(
            self.sees(self.board.named[hero["hex"]], front.cell)
            for hero in self.heroes_of(self.side)
            if hero["id"] != but
        )

    def stand(self, figure: str, cell: Cell) -> float:
        """What it is worth that a hero of the side stands there."""
        best = seen = 0.0
        for front, worth in self._worths(figure):
            if self.sees(cell, front.cell):
                seen += worth
            else:
                best = max(best, worth - STEP * max(1, self.board.distance[cell][front.cell] - REACH))
        return max(best, seen) + self._in_reach(figure, cell)

    def _worths(self, figure: str) -> list[tuple[Front, float]]:
        """What each front is worth to a hero, with those of the side who are there already."""
        found = self._posts.get(figure)
        if found is None:
            found = [(front, front.worths[min(3, self.friends_at(front, figure))]) for front in self.fronts]
            self._posts[figure] = found
        return found

    def _in_reach(self, figure: str, cell: Cell) -> float:
        """A little for an enemy hero to strike at."""
        hero = self.heroes.get(figure)
        reach = HEROES[hero["kind"]].reach if hero is not None else REACH
        row = self.board.distance[cell]
        near = any(row[self.board.named[foe["hex"]]] <= reach for foe in self.heroes_of(self.enemy))
        return (HUNTED if self.hunting else STRUCK)[0] if near else 0.0

    def gain_of_moving(self, figure: str, steps: int) -> float:
        """How much better a place within so many steps is than where a hero of the side is now."""
        here = self.cell_of(figure)
        if here is None:
            return 0.0
        near = [cell for cell, far in enumerate(self.board.distance[here]) if 0 < far <= steps]
        best = max((self.stand(figure, cell) for cell in near if cell not in self.taken), default=0.0)
        return best - self.stand(figure, here)

    # Blows ------------------------------------------------------------------------------------------------------------

    def blow(self, victim: str, amount: float, *, pierce: bool = False) -> float:
        """What so much damage to a hero or minion is worth, less for one's own."""
        if victim in self.minions:
            minion = self.minions[victim]
            ours = minion["side"] == self.side
            return (-1.0 if ours else 1.0) * (self.minion_worth + 1.5 * self._at_front(minion)) if amount > 0 else 0.0
        hero = self.heroes.get(victim)
        if hero is None:
            return 0.4  # a pillar or an illusion
        armor = 0 if pierce else sum(amount for _, amount in hero["armor"])
        lost = max(0.0, amount - armor)
        _, per_hp, wounded = HUNTED if self.hunting else STRUCK
        value: float = per_hp * min(lost, hero["hp"]) + wounded * (1 - hero["hp"] / hero["health"]) * (lost > 0)
        if lost >= hero["hp"]:
            value += self.hero_worth + 2.0 * self._at_front(hero)
        return -value if hero["side"] == self.side else value

    def _at_front(self, figure: View) -> bool:
        """Does it count where the side breaks through?"""
        cell = self.board.named[figure["hex"]] if figure["hex"] else None
        return cell is not None and any(front.main and self.sees(cell, front.cell) for front in self.fronts)

    def attack_of(self, figure: str) -> tuple[float, bool]:
        """The damage to expect of an Attack, and whether it pierces."""
        hero = self.heroes.get(figure)
        if hero is None:
            return 4.0, False
        kind = HEROES[hero["kind"]]
        amount = sum(n for _, n in hero["attack"]) + FLIPPED[min(3, kind.flips)]
        return (amount / 2 if "disarmed" in hero["conditions"] else amount), kind.pierce

    # Lead cards -------------------------------------------------------------------------------------------------------

    def lead_at(self, front: Front) -> float:
        """The best Lead card the side has at a front already; one from the deck counts with what to expect."""
        return max(
            (
                FROM_DECK if lead["card"] is None else float(CARDS[lead["card"]].cost)
                for hero in self.heroes_of(self.side)
                if self.sees(self.board.named[hero["hex"]], front.cell)
                for lead in hero["leads"]
            ),
            default=0.0,
        )

    def lead_needed(self, hero: str) -> float:
        """What a Lead card of the hero has to beat to count; where nothing is contested no card does."""
        here = self.cell_of(hero)
        seen = [front for front in self.fronts if here is not None and self.sees(here, front.cell)]
        return min((self.lead_at(front) for front in seen), default=3.0)
