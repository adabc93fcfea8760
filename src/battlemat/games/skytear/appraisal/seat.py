"""The table as the asked player sees it: where figures stand, and which places are worth being at."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cached_property
from typing import Any, Final, TypeVar

from battlemat.core.decision import Decision
from battlemat.games.skytear.board import OTHER_SIDE, REACH, Board, Cell, Cells, Side, board
from battlemat.games.skytear.content import (
    HEROES,
    VICTORY_CARDS,
    HeroesDefeated,
    MinionsDefeated,
    TowerDestroyed,
    VictoryCondition,
)
from battlemat.games.skytear.forecast import Challenge, Forecast, lead_cost
from battlemat.games.skytear.sight import Sightlines, sightlines
from battlemat.games.skytear.victory import tower_lane

View = Mapping[str, Any]

STEP: Final = 0.7
"""What a step nearer to a place is worth."""
FLIPPED: Final = (0.0, 1.8, 2.3, 2.6)
"""The modifier to expect of so many flipped cards, the best of which is taken."""


STRUCK: Final = (0.4, 0.6, 0.8)
"""What an enemy hero within reach is worth, each HP it loses, and that it is wounded already."""
HUNTED: Final = (0.8, 0.8, 2.5)
"""The same where defeated heroes win the game: all blows at one victim, until it falls."""

C = TypeVar("C", bound=VictoryCondition)


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
        self._strikes: dict[str, Cells] = {}
        self._stands: dict[tuple[str, Cell], float] = {}
        self._posts: dict[str, list[tuple[Challenge, float]]] = {}

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
    def hero_worth(self) -> float:
        """Of a defeated enemy hero: it is out of the way for a turn or two, and may count for a victory card."""
        return 9.0 if self.hunting else 5.0

    @cached_property
    def hunting(self) -> bool:
        """Whether defeated heroes win the game by themselves."""
        return bool(self.wanted(HeroesDefeated))

    @cached_property
    def minion_worth(self) -> float:
        return 2.0 if self.wanted(MinionsDefeated) else 1.0

    # Places -----------------------------------------------------------------------------------------------------------

    @cached_property
    def forecast(self) -> Forecast:
        """What the Minions Phase will bring."""
        return Forecast(self.view, self.side)

    def sees(self, here: Cell, there: Cell) -> bool:
        return self.lines.steps[here][there] <= REACH

    def stand(self, figure: str, cell: Cell) -> float:
        """What it is worth that a hero of the side stands there."""
        found = self._stands.get((figure, cell))
        if found is None:
            found = self._stands[figure, cell] = self._at_tokens(figure, cell) + self._in_reach(figure, cell)
        return found

    def _at_tokens(self, figure: str, cell: Cell) -> float:
        """All tokens that are seen from there, or the way to the one most worth going to."""
        best = seen = 0.0
        seen_from, far_from = self.lines.steps[cell], self.board.distance[cell]
        for challenge, worth in self._posts_of(figure):
            if seen_from[challenge.cell] <= REACH:
                seen += worth
            else:
                best = max(best, worth - STEP * max(1, far_from[challenge.cell] - REACH))
        return max(best, seen)

    def _posts_of(self, figure: str) -> list[tuple[Challenge, float]]:
        """What each token is worth to a hero of the side: the difference that its being there makes."""
        found = self._posts.get(figure)
        if found is None:
            here = self.cell_of(figure)
            challenges = self.forecast.challenges
            found = self._posts[figure] = [(one, self._difference(figure, here, one)) for one in challenges]
        return found

    def _difference(self, figure: str, here: Cell | None, challenge: Challenge) -> float:
        """By how much a hero's head and its Lead card help in a challenge."""
        others = challenge.lead(self.side, but=figure)
        own = max((lead_cost(lead) for lead in self.heroes[figure]["leads"]), default=0.0)
        with_it = 1.0 + max(0.0, own - others)
        there = here is not None and self.sees(here, challenge.cell)
        without = challenge.margin - (with_it if there else 0.0)
        return challenge.worth(without + with_it) - challenge.worth(without)

    def presence(self, side: Side, cell: Cell) -> float:
        """What one head more of a side there would be worth to the asked player."""
        by = 1.0 if side == self.side else -1.0
        return sum(one.shift(by) for one in self.forecast.challenges if self.sees(cell, one.cell))

    def absence(self, figure: View) -> float:
        """What it would be worth to the asked player if a hero or minion were gone."""
        if figure["hex"] is None:
            return 0.0
        by = -1.0 if figure["side"] == self.side else 1.0
        cell = self.board.named[figure["hex"]]
        return sum(one.shift(by) for one in self.forecast.challenges if self.sees(cell, one.cell))

    def sort_of_place(self, name: str) -> tuple[Hashable, ...]:
        """What a hex is good for: the tokens seen from there, and whether an enemy hero is adjacent."""
        cell = self.board.named.get(name)
        if cell is None:
            return (name,)
        seen = [one.name for one in self.forecast.challenges if self.sees(cell, one.cell)]
        beside = any(self.board.distance[cell][self.board.named[foe["hex"]]] <= 1 for foe in self.heroes_of(self.enemy))
        return (*seen, beside)

    def _in_reach(self, figure: str, cell: Cell) -> float:
        """A little for an enemy hero to strike at."""
        near = self._strikes.get(figure)
        if near is None:
            hero = self.heroes.get(figure)
            within = self.board.within[HEROES[hero["kind"]].reach if hero is not None else REACH]
            near = 0
            for foe in self.heroes_of(self.enemy):
                near |= within[self.board.named[foe["hex"]]]
            self._strikes[figure] = near
        return (HUNTED if self.hunting else STRUCK)[0] if near >> cell & 1 else 0.0

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
            return self._fallen_minion(self.minions[victim]) if amount > 0 else 0.0
        hero = self.heroes.get(victim)
        if hero is None:
            return 0.4  # a pillar or an illusion
        armor = 0 if pierce else sum(amount for _, amount in hero["armor"])
        lost = max(0.0, amount - armor)
        _, per_hp, wounded = HUNTED if self.hunting else STRUCK
        value: float = per_hp * min(lost, hero["hp"]) + wounded * (1 - hero["hp"] / hero["health"]) * (lost > 0)
        ours = hero["side"] == self.side
        if lost >= hero["hp"]:
            value += self.hero_worth
            return (-value if ours else value) + self.absence(hero)
        return -value if ours else value

    def _fallen_minion(self, minion: View) -> float:
        """One head less, and one less to shield the structures."""
        ours = minion["side"] == self.side
        return (-self.minion_worth if ours else self.minion_worth) + self.absence(minion)

    def attack_of(self, figure: str) -> tuple[float, bool]:
        """The damage to expect of an Attack, and whether it pierces."""
        hero = self.heroes.get(figure)
        if hero is None:
            return 4.0, False
        kind = HEROES[hero["kind"]]
        amount = sum(n for _, n in hero["attack"]) + FLIPPED[min(3, kind.flips)]
        return (amount / 2 if "disarmed" in hero["conditions"] else amount), kind.pierce

    # Lead cards -------------------------------------------------------------------------------------------------------

    def lead_gain(self, hero: str, cost: float) -> float:
        """What a Lead card of this cost under a hero of the side would be worth."""
        here = self.cell_of(hero)
        if here is None:
            return 0.0
        return sum(
            one.shift(max(0.0, cost - one.lead(self.side)))
            for one in self.forecast.challenges
            if self.sees(here, one.cell)
        )
