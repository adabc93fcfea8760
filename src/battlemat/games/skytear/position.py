"""The table of a Skytear match: heroes, minions, tokens, cards, the stack, what lasts for a while."""

# ruff: noqa: RUF012 - msgspec gives every record lists and dicts of its own

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from battlemat.core.game import State
from battlemat.core.match import Match
from battlemat.games.skytear.board import Board, Cell, Side, board
from battlemat.games.skytear.content import HEROES, OUTSIDERS, HeroKind, OutsiderKind
from battlemat.games.skytear.ops import Condition, Until

NOWHERE: Final = -1
"""The cell of what is not on the battlefield."""
NOBODY: Final = -1
"""The owner of heroes that belong to a whole team (SK-MUL-05)."""
SHARED_FROM: Final = 5
"""From so many players on teams share heroes and decks (SK-MUL-05, SK-MUL-22)."""

Readiness = Literal["ready", "exhausted", "defeated"]
Phase = Literal["set-up", "heroes", "minions", "upkeep"]


class Lead(Struct, array_like=True, gc=False):
    """A Lead card under a hero. `known_to` is who laid it from the hand, `NOBODY` if it came from the deck."""

    card: str
    known_to: int
    face_up: bool = False


class Hero(Struct, array_like=True, gc=False):
    """A hero of the match. `owner` is the player who drafted it, or `NOBODY` where the whole team commands it.

    `cards` lie on it (its spent mana), `mana` is how much larger or smaller its pool is this turn, `returns` the row of
    the mana track that holds its token, `activated` the turn of its last activation, `illusion` the cell of its token.
    """

    id: str
    kind: str
    side: Side
    owner: int
    hp: int
    cell: Cell = NOWHERE
    readiness: Readiness = "ready"
    conditions: list[Condition] = []
    cards: list[str] = []
    leads: list[Lead] = []
    mana: int = 0
    returns: int = 0
    activated: int = 0
    illusion: Cell = NOWHERE

    @property
    def printed(self) -> HeroKind:
        return HEROES[self.kind]


class Minion(Struct, array_like=True, gc=False):
    """A minion; in the reserve it has neither cell nor lane (SK-MIN-07, SK-MIN-30)."""

    id: str
    side: Side
    cell: Cell = NOWHERE
    lane: str = ""


class Outsider(Struct, array_like=True, gc=False):
    """The Outsider of a dome. `side` is who activates it right now, None at all other times (SK-OVR-02)."""

    id: str
    kind: str
    dome: str
    cell: Cell = NOWHERE
    side: Side | None = None

    @property
    def printed(self) -> OutsiderKind:
        return OUTSIDERS[self.kind]


class Pillar(Struct, array_like=True, gc=False):
    """A pillar on the battlefield. `owner` is whose limit it counts against (SK-WOR-27, SK-MUL-29)."""

    id: str
    side: Side
    owner: int
    cell: Cell


class Illusion(Struct, frozen=True, array_like=True, gc=False):
    """An illusion seen as something that can be attacked; where it is, its owner knows."""

    id: str
    side: Side
    cell: Cell
    hero: str


Acting: TypeAlias = Hero | Outsider
"""Who can generate effects."""
Figure: TypeAlias = Hero | Minion | Outsider
"""Miniatures: what stands on hexes."""
Target: TypeAlias = Hero | Minion | Pillar | Illusion
"""What an Attack can be aimed at (SK-TGT-17)."""


class Token(Struct, array_like=True, gc=False):
    """The control token of a lane."""

    number: int
    cell: Cell


class Pile(Struct, array_like=True, gc=False):
    """A deck, which ends with its top card, and its discard pile. Five or more players share them (SK-MUL-22)."""

    deck: list[str] = []
    discard: list[str] = []


class Player(Struct, array_like=True, gc=False):
    side: Side
    pile: int
    hand: list[str] = []


class Effect(Struct, array_like=True, gc=False):
    """Something on the stack. `targets` are ids of figures and names of hexes, `about` is a figure it refers to without
    targeting it (whom the Worship marked, what was attacked), `count` a number (how many pillars were removed).
    """

    number: int
    kind: Literal["action", "card", "skill"]
    name: str
    caster: str
    player: int
    targets: list[str] = []
    about: str = ""
    count: int = 0


class Looking(Struct, array_like=True, gc=False):
    """A player looks at so many top cards of the deck (SK-EFX-22)."""

    player: int
    count: int


class Lasting(Struct, array_like=True, gc=False):
    """An effect with a duration. `op` says what it does (the words of the content), to a hero or to some cells.

    `of` is the hero whose next activation ends it; `side` whose heroes a cover area hides; `source` the card or skill.
    """

    op: str
    source: str
    until: Until
    hero: str = ""
    n: int = 0
    vs: str = ""
    of: str = ""
    side: Side | None = None
    cells: list[Cell] = []


class Progress(Struct, array_like=True, gc=False):
    """What a side has brought about, for the victory cards (SK-OVR-10, SK-CNT-14)."""

    heroes: int = 0
    heroes_this_turn: int = 0
    minions_this_turn: int = 0
    lanes: int = 0
    domes: int = 0
    lanes_this_phase: int = 0
    domes_this_phase: int = 0
    structure_hp: int = 0
    towers: list[str] = []


class Table(State, dict=True):
    """The state of a Skytear match. Players sit clockwise; sides are teams of every other seat, south is first.

    `acting` is the active player, `active` the hero or Outsider in activation, `taken` the actions it has paid for.
    `triggers` wait to be put on the stack; `resolving` has left it and is being carried out; `flipped` are the cards
    turned over for + icons that await a choice; `settled` are the lanes already resolved in this Minions Phase.
    """

    battlefield: str
    variant: str
    simplified: bool
    players: list[Player]
    piles: list[Pile]
    first: int = 0
    flux: bool = False
    turn: int = 1
    phase: Phase = "set-up"
    heroes: list[Hero] = []
    minions: list[Minion] = []
    outsiders: list[Outsider] = []
    pillars: list[Pillar] = []
    tokens: dict[str, Token] = {}
    towers: dict[Side, dict[str, int]] = {}
    nexus: dict[Side, int] = {}
    victory: list[str] = []
    progress: dict[Side, Progress] = {}
    factions: dict[Side, list[str]] = {}
    acting: int = 0
    active: str = ""
    ap: int = 0
    taken: list[str] = []
    stack: list[Effect] = []
    triggers: list[Effect] = []
    resolving: Effect | None = None
    effects: int = 0
    lasting: list[Lasting] = []
    flipped: list[str] = []
    looking: Looking | None = None
    settled: list[str] = []
    pillars_made: int = 0

    @property
    def board(self) -> Board:
        return board(self.battlefield)

    @property
    def shared(self) -> bool:
        """Do teams command all their heroes and share a deck?"""
        return len(self.players) >= SHARED_FROM


SkyMatch = Match[Table]
