"""The table of a PocketModel match: units, cards, zones, the battle being fought."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from battlemat.core.game import State
from battlemat.core.match import Match
from battlemat.games.pocketmodel.content import UNITS, Face, UnitKind
from battlemat.games.pocketmodel.effects import Stat

GONE: Final = -2
"""Removed from the game with its eliminated owner."""
RESERVES: Final = -1
CONTESTED: Final = 0
"""Zone 0 is the contested zone; the home zone of player p is p + 1."""

Step = Literal["setup", "objective", "action", "battle", "strike", "end"]


class Change(Struct, array_like=True, gc=False):
    """A change of a unit's value that outlasts the battle in which a card made it (PM-CRD-48)."""

    stat: Stat
    amount: int
    until: Literal["turn", "your_next_turn"]
    owner: int
    battle: int
    side: int
    card: str


class Unit(Struct, array_like=True, gc=False):
    """A unit of the match. `arrived` counts arrivals in play, so that a unit that left and came back is another one."""

    id: str
    kind: str
    owner: int
    stars: int
    zone: int = RESERVES
    damage: int = 0
    turned: bool = False
    arrived: int = 0
    changes: list[Change] = []

    @property
    def printed(self) -> UnitKind:
        return UNITS[self.kind]

    @property
    def face(self) -> Face:
        """The side of the base that is up."""
        printed = UNITS[self.kind]
        return printed.back if self.turned and printed.back is not None else printed

    @property
    def in_play(self) -> bool:
        return self.zone >= 0


class Objective(Struct, array_like=True, gc=False):
    """A place in a home zone where a card lies. `used` is the turn in which its once-a-turn ability was used."""

    card: str
    face_up: bool = False
    known_to: list[int] = []
    used: int = 0


class Player(Struct, array_like=True, gc=False):
    """`deck` ends with its top card. A destroyed objective leaves its place empty (None).

    `deploy` is the deployment the list proposes, by kind of unit; `idle` counts the turns without an action since
    anybody took one.
    """

    list_name: str
    units: list[Unit]
    deck: list[str]
    hand: list[str] = []
    discard: list[str] = []
    objectives: list[Objective | None] = []
    deploy: dict[str, int] = {}
    out: bool = False
    idle: int = 0


class Side(Struct, array_like=True, gc=False):
    """One side of a battle: its unit, the card played for it and what came of it.

    `ability` says whether the card's ability works for the unit, decided when the card is played; `counts` are the
    amounts of its counting effects, fixed at that moment.
    """

    unit: str
    player: int
    card: str | None = None
    ability: bool = False
    counts: list[int] = []
    dice: list[int] = []
    hit: bool = False
    killed: bool = False
    gone: bool = False
    when_destroyed_done: bool = False
    keeps_card: bool = False


class Battle(Struct, array_like=True, gc=False):
    """The battle being fought: attacker's side first."""

    number: int
    zone: int
    sides: list[Side]
    step: int = 1


class Strike(Struct, array_like=True, gc=False):
    """The Strike action being carried out: at which objective, by which unit now, and whether it has succeeded."""

    owner: int
    place: int
    unit: str = ""
    over: bool = False


class Table(State, dict=True):
    """The state of a PocketModel match. `lasting` says whether units may have changes that outlast battles."""

    players: list[Player]
    stars: int
    two_pack: bool
    first: int = 0
    active: int = 0
    turn: int = 0
    step: Step = "setup"
    lasting: bool = False
    arrivals: int = 0
    battles: int = 0
    battle: Battle | None = None
    strike: Strike | None = None


PocketMatch = Match[Table]
