"""Laying out a Skytear table for tests and puzzles.

    t = table(south("yami@4,0"), north("cotlic@4,-1"), active="yami", turn=3)
    t.acts("attack:north.cotlic")
    assert t.hp("north.cotlic") == 17 - (4 + 1 - 1)

Heroes are words `kind@hex*hp+condition+condition~`: `*6` has 6 HP left, `~` is Exhausted, without a hex it is Defeated
(`yami^3` returns in turn 3).
With more than two players `c:yami@4,0` belongs to player c. Minions are `hex` or `hex/lane` (the lane of the nearer
token if not said). Decks are written top card first; every card of the usual deck has modifier 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, get_args

import msgspec

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.game import SEATS, Step
from battlemat.core.match import start_from
from battlemat.core.met import met
from battlemat.core.scenario import Scenario
from battlemat.games.skytear import GAME
from battlemat.games.skytear.actions import ACTION_POINTS
from battlemat.games.skytear.board import SIDES, Board, Cell, Side
from battlemat.games.skytear.content import HEROES, VICTORY_CARDS, PowerCard
from battlemat.games.skytear.ops import Condition
from battlemat.games.skytear.setup import TOWER_HP, new_table
from battlemat.games.skytear.state import (
    NOBODY,
    NOWHERE,
    Hero,
    Lead,
    Minion,
    Outsider,
    Pillar,
    Progress,
    Table,
    Token,
    figure_of,
    hero_of,
    pile_of,
    reserve_of,
)
from battlemat.games.skytear.targeting import sees
from battlemat.games.skytear.values import armor_terms, mana_left, total

_HERO = re.compile(
    r"((?P<seat>[a-h]):)?(?P<kind>[a-z-]+)(@(?P<hex>-?\d+,-?\d+))?(\*(?P<hp>\d+))?(?P<conditions>(\+[a-z]+)*)(?P<out>~)?"
    r"(\^(?P<returns>\d))?"
)
DECK = "ignite " * 12
"""Cards with modifier 1."""


class side(msgspec.Struct):  # noqa: N801 - reads like a word in a scenario
    """What one side has. `hand` and `deck` are those of its first player; `hands` those of others, by seat.

    `on` are cards lying on heroes, `leads` Lead cards under them (`?card` came from the deck, `card!` lies face up).
    """

    heroes: str = ""
    minions: str = ""
    reserve: int = 0
    hand: str = ""
    deck: str = DECK
    discard: str = ""
    hands: Mapping[str, str] = {}
    on: Mapping[str, str] = {}
    leads: Mapping[str, str] = {}
    illusions: str = ""
    pillars: str = ""
    towers: Mapping[str, int] = {}
    nexus: int = 0


south = north = side
"""So that a table can name its sides."""


class SkyScenario(Scenario[Table]):
    """A Skytear match in the scenario language. Two players: a is south, b is north."""

    @property
    def state(self) -> Table:
        return self.match.state

    # Playing

    def settle(self) -> SkyScenario:
        """Everybody passes priority until somebody is asked something else."""
        while self.match.pending and self.match.pending[0].kind == "priority":
            self.match.submit(self.match.pending[0].player, "pass")
        return self

    def resolves(self) -> SkyScenario:
        """Everybody passes, and the top effect of the stack resolves (as far as it asks nothing)."""
        top = self.state.stack[-1].number
        while any(effect.number == top for effect in self.state.stack):
            self.match.submit(self.match.pending[0].player, "pass")
        return self

    def acts(self, *answers: Any) -> SkyScenario:
        """Whoever is asked answers, one answer after another; priority is passed before each of them and at the end."""
        for answer in answers:
            self.settle()
            self.match.submit(self.match.pending[0].player, answer)
        return self.settle()

    def ends(self) -> SkyScenario:
        """The active hero ends its activation."""
        return self.acts("end")

    def runs_to(self, kind: str) -> SkyScenario:
        """Play on without doing anything (passing, ending, declining, else the first option) until a question comes."""
        for _ in range(5000):
            if self.match.over or self.match.pending[0].kind == kind:
                return self
            self.idles()
        raise AssertionError(f"nobody is asked {kind!r}")

    # Looking

    def hero(self, name: str) -> Hero:
        return hero_of(self.state, name)

    def at(self, name: str) -> str | None:
        """The hex of a figure; None off the battlefield."""
        cell = figure_of(self.state, name).cell
        return self.state.board.names[cell] if cell >= 0 else None

    def hp(self, name: str) -> int:
        return self.hero(name).hp

    def armor(self, name: str) -> int:
        return total(armor_terms(self.state, self.hero(name)))

    def mana(self, name: str) -> int:
        return mana_left(self.state, self.hero(name))

    def conditions(self, name: str) -> list[str]:
        return sorted(self.hero(name).conditions)

    def illusion(self, name: str) -> str | None:
        """Where a hero's illusion is."""
        cell = self.hero(name).illusion
        return self.state.board.names[cell] if cell >= 0 else None

    def sees(self, observer: str, other: str) -> bool:
        figure = figure_of(self.state, other)
        assert not isinstance(figure, Outsider)
        return sees(self.state, self.hero(observer), figure)

    def hand(self, seat: str) -> list[str]:
        return sorted(self.state.players[SEATS.index(seat)].hand)

    def deck(self, seat: str) -> list[str]:
        """Top card first."""
        return pile_of(self.state, SEATS.index(seat)).deck[::-1]

    def discard(self, seat: str) -> list[str]:
        return list(pile_of(self.state, SEATS.index(seat)).discard)

    @property
    def stack(self) -> list[str]:
        """What is on the stack, from bottom to top."""
        return [effect.name for effect in self.state.stack]

    def token(self, lane: str) -> str:
        return self.state.board.names[self.state.tokens[lane].cell]

    def tower(self, side: Side, lane: str) -> int:
        return self.state.towers[side][lane]

    def nexus(self, side: Side) -> int:
        return self.state.nexus[side]

    def minions(self, side: Side) -> list[str]:
        """The hexes of a side's minions."""
        return sorted(self.state.board.names[m.cell] for m in self.state.minions if m.side == side and m.cell >= 0)

    def reserve(self, side: Side) -> int:
        return len(reserve_of(self.state, side))

    def pillars(self, side: Side) -> list[str]:
        return sorted(self.state.board.names[p.cell] for p in self.state.pillars if p.side == side)


def table(
    south: side | str = "",
    north: side | str = "",
    *,
    active: str = "",
    phase: str = "heroes",
    turn: int = 1,
    players: int = 2,
    battlefield: str = "two-lane",
    tokens: Mapping[str, str] = {},
    numbers: Mapping[str, int] = {},
    outsiders: Mapping[str, str] = {},
    victory: str = "",
    flux: bool = False,
    simplified: bool = False,
    progress: Mapping[Side, Mapping[str, Any]] = {},
) -> SkyScenario:
    """A match in the middle: in the activation of `active` (a hero's kind or id), when a hero is chosen, or at the
    start of the Minions Phase or the upkeep (`phase="minions"`, `"upkeep"`). `outsiders` are `kind@hex` by dome.
    """
    setup = {
        "variant": "first-game",
        "battlefield": battlefield,
        "simplified": simplified,
        "players": [{} for _ in range(players)],
    }
    state = new_table(setup, Chance(key_from_seed("scenario")))
    state.turn = turn
    state.flux = flux
    state.victory = victory.split()
    assert all(card in VICTORY_CARDS for card in state.victory), f"no such victory cards: {victory}"
    plan = state.board
    for number, lane in enumerate(plan.lanes, 1):
        cell = plan.named[tokens[lane]] if lane in tokens else plan.control_start[lane]
        state.tokens[lane] = Token(numbers.get(lane, number), cell)
    for name, entry in zip(SIDES, (south, north), strict=True):
        _lay_out(state, name, entry if isinstance(entry, side) else side(entry))
    for dome, word in outsiders.items():
        kind, _, place = word.partition("@")
        cell = plan.named[place] if place else NOWHERE
        state.outsiders.append(Outsider(f"outsider.{kind}", kind, dome, cell))
    for name, done in progress.items():
        state.progress[name] = Progress(**done)
    state.agenda = _agenda(state, active, phase)
    return SkyScenario(start_from(GAME, setup, state))


def _agenda(s: Table, active: str, phase: str) -> list[Step]:
    if phase != "heroes":
        s.phase = "minions"
        for hero in s.heroes:
            hero.readiness = "defeated" if hero.cell < 0 else "exhausted"
        return [Step("minions-phase")] if phase == "minions" else [Step("upkeep")]
    s.phase = "heroes"
    if not active:
        return [Step("choose-hero", ("south",)), Step("minions-phase")]
    hero = next(hero for hero in s.heroes if active in (hero.id, hero.kind))
    s.acting = next(p for p in range(len(s.players)) if s.players[p].side == hero.side and hero.owner in (p, NOBODY))
    s.active, s.ap, hero.activated = hero.id, ACTION_POINTS, s.turn
    return [Step("act"), Step("minions-phase")]


def _lay_out(s: Table, name: Side, entry: side) -> None:
    plan = s.board
    first = SIDES.index(name)
    for word in entry.heroes.split():
        s.heroes.append(_hero(s, name, first, word))
    own = {hero.kind: hero for hero in s.heroes if hero.side == name}
    for kind, cards in entry.on.items():
        own[kind].cards = cards.split()
    for kind, cards in entry.leads.items():
        own[kind].leads = [_lead(first, word) for word in cards.split()]
    for word in entry.illusions.split():
        kind, _, place = word.partition("@")
        own[kind].illusion = plan.named[place]
    for place in entry.pillars.split():
        s.pillars_made += 1
        s.pillars.append(Pillar(f"{name}.pillar-{s.pillars_made}", name, first, plan.named[place]))
    places = entry.minions.split()
    for number, word in enumerate([*places, *["-"] * entry.reserve], 1):
        s.minions.append(_minion(s, plan, f"{name}.minion-{number}", name, word))
    s.towers[name] = {lane: entry.towers.get(lane, TOWER_HP) for lane in plan.lanes}
    s.nexus[name] = entry.nexus
    s.factions[name] = list(dict.fromkeys(hero.printed.faction for hero in own.values()))
    pile = s.piles[s.players[first].pile]
    pile.deck, pile.discard = entry.deck.split()[::-1], entry.discard.split()
    for number, player in enumerate(s.players):
        if player.side == name:
            player.hand = (entry.hand if number == first else entry.hands.get(SEATS[number], "")).split()
            if player.pile != s.players[first].pile:
                s.piles[player.pile].deck = DECK.split()


def _hero(s: Table, name: Side, first: int, word: str) -> Hero:
    match = _HERO.fullmatch(word)
    assert match, f"{word!r} does not describe a hero"
    kind = match["kind"]
    assert kind in HEROES, f"there is no hero {kind!r}"
    conditions: list[Condition] = [c for c in get_args(Condition) if f"+{c}" in match["conditions"]]
    assert len(conditions) == match["conditions"].count("+"), f"{word!r} has a condition that does not exist"
    hero = Hero(
        f"{name}.{kind}",
        kind,
        name,
        NOBODY if s.shared else SEATS.index(match["seat"]) if match["seat"] else first,
        int(match["hp"]) if match["hp"] else HEROES[kind].health if match["hex"] else 0,
        s.board.named[match["hex"]] if match["hex"] else NOWHERE,
        "exhausted" if match["out"] else "ready" if match["hex"] else "defeated",
        conditions,
    )
    hero.returns = int(match["returns"] or 0)
    return hero


def _lead(owner: int, word: str) -> Lead:
    return Lead(word.strip("?!"), NOBODY if word.startswith("?") else owner, word.endswith("!"))


def _minion(s: Table, plan: Board, name: str, of: Side, word: str) -> Minion:
    if word == "-":
        return Minion(name, of)
    place, _, lane = word.partition("/")
    cell: Cell = plan.named[place]
    nearest = min(s.tokens, key=lambda one: plan.distance[cell][s.tokens[one].cell])
    return Minion(name, of, cell, lane or nearest)


def set_up(
    *entries: Any,
    players: int = 2,
    first: str = "a",
    variant: str = "first-game",
    battlefield: str = "two-lane",
    simplified: bool = False,
    outsiders: int | None = None,
    victory: Sequence[str] = (),
) -> SkyScenario:
    """A match from its set-up on. `first` wins the toss, `victory` are the cards drawn; `t.shuffles` does the rest."""
    setup = GAME.normal_setup(
        {
            "variant": variant,
            "battlefield": battlefield,
            "simplified": simplified,
            "outsiders": outsiders,
            "players": list(entries) or [None] * players,
        }
    )
    state = GAME.begin(setup, Chance(key_from_seed("scenario"), dice=[SEATS.index(first) + 1]))
    if victory:
        state.chance.orders.append([*victory, *(card for card in VICTORY_CARDS if card not in victory)])
    return SkyScenario(start_from(GAME, setup, state))


def new_card(card_id: str, **values: Any) -> PowerCard:
    """A power card for a test, ordinary where nothing is said; put it into play with `extra_content`."""
    usual: dict[str, Any] = {
        "type": "action",
        "runes": ["fire"],
        "modifier": 1,
        "ops": [],
        "source": "test",
        "name_source": "test",
        "copies": 3,
    }
    return msgspec.convert(usual | values | {"id": card_id}, met(PowerCard))


def laid_out(position: Mapping[str, Any]) -> SkyScenario:
    """A table as a lesson writes it down: what `table` takes, the sides as tables of their own."""
    sides: dict[str, Any] = {name: side(**position[name]) for name in SIDES if name in position}
    return table(**{**position, **sides})
