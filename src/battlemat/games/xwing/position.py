"""The table of an X-Wing match: ships, obstacles, devices, decks, the attack being resolved, the ability queue."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, field

from battlemat.core.decision import Pose
from battlemat.core.game import State
from battlemat.core.match import Match
from battlemat.games.xwing.table.measures import ShipArc, StandardArc
from battlemat.games.xwing.timing.moments import Moment
from battlemat.geometry import Point

Pointing = Literal[StandardArc, ""]
"""Where a turret indicator points; nowhere on a ship without one."""
Phase = Literal["setup", "planning", "system", "activation", "engagement", "end"]
AttackStep = Literal["declare", "attack-dice", "defense-dice", "neutralize", "damage", "aftermath"]

WAITING: Final = 0
"""Not placed yet."""
IN_PLAY: Final = 1
RESERVE: Final = 2
"""Docked (XW-DOC-01)."""
REMOVED: Final = 3
"""Destroyed or fled, and gone (XW-DMG-60)."""


class Card(Struct, array_like=True, gc=False):
    """An upgrade a ship has. `back` says that the other side of a double-sided card is up.

    `spent` are the tokens taken from a card that has some lying on it (Sabine Wren).
    """

    id: str
    charges: int = 0
    back: bool = False
    spent: list[str] = []


class DamageCard(Struct, array_like=True, gc=False):
    """A damage card on a ship. `number` tells copies apart (XW-ACT-20, XW-DMG-68)."""

    kind: str
    number: int
    faceup: bool = False


class Condition(Struct, array_like=True, gc=False):
    """A condition assigned to a ship by a card of player `owner`; `source` is the ship that has that card.

    `card` is the damage card that lies on it, if one does.
    """

    id: str
    owner: int
    source: str = ""
    card: str = ""


class InitiativeChange(Struct, array_like=True, gc=False):
    """A ship's initiative while an effect lasts; the last one counts (XW-PHA-42)."""

    value: int
    until: str


class Ship(Struct, array_like=True, gc=False):
    """A ship of the match.

    `dial` is the maneuver set this round, `executing` the one it is about to execute, with its colour (abilities may
    change it); `executed` the one executed in the Execute Maneuver step. `actions` are the actions performed this
    round, `did` what else may happen only once a round or is asked for later in it (`deeds.py`). `heir_to` is the
    pilot whose name, initiative, ability and charges it has taken over. `flight` is what is noted of one maneuver, the
    one it executes or executed last.
    """

    id: str
    owner: int
    number: int
    pilot: str
    upgrades: list[Card] = []
    shields: int = 0
    charges: int = 0
    force: int = 0
    place: int = WAITING
    pose: Pose = (0.0, 0.0, 0.0)
    carrier: str = ""
    turret: Pointing = ""
    tokens: dict[str, int] = {}
    locks: list[str] = []
    damage: list[DamageCard] = []
    conditions: list[Condition] = []
    dial: str = ""
    revealed: bool = False
    executing: str = ""
    executed: str = ""
    initiatives: list[InitiativeChange] = []
    actions: list[str] = []
    did: list[str] = []
    destroyed: bool = False
    heir_to: str = ""
    flight: list[str] = []


class Obstacle(Struct, array_like=True, gc=False):
    """`outline` names its shape and type in the content; it lies at `pose` once it is placed.

    One that has left the play area is not placed any more, but stays known: people still read what happened to it.
    """

    id: str
    outline: str
    owner: int
    placed: bool = False
    pose: Pose = (0.0, 0.0, 0.0)


class Device(Struct, array_like=True, gc=False):
    """A bomb, mine or remote. `damage` are the damage cards of a remote, all facedown (XW-DEV-56)."""

    id: str
    kind: str
    owner: int
    pose: Pose
    fuses: int = 0
    damage: list[str] = []
    did: list[str] = []


class Die(Struct, array_like=True, gc=False):
    """A die of the attack. Each is rerolled once at most (XW-ABL-04)."""

    face: str
    rerolled: bool = False


class Waiting(Struct, array_like=True, gc=False):
    """An ability in the queue; abilities triggered by one event share a `batch`."""

    ship: str
    card: str
    ability: int
    moment: Moment
    batch: int


class Attack(Struct, array_like=True, gc=False):
    """An attack in progress. `used` are the abilities used in it (XW-ATK-51), `hits` and `crits` what is left.

    `more_attack` and `more_defense` are dice that abilities added when they were used, each with its card;
    `rolled_defense` is how many defense dice were rolled, `spent` the tokens spent in it (`a.leebo:calculate`),
    `line` where range was measured (XW-ATK-72), `later` the bonus attacks it triggered, for its Aftermath (XW-ATK-92).
    """

    attacker: str
    defender: str
    weapon: str
    arc: ShipArc
    range: int
    bonus: bool = False
    obstructed: list[str] = []
    attack_dice: list[Die] = []
    defense_dice: list[Die] = []
    used: list[str] = []
    step: AttackStep = "declare"
    hits: int = 0
    crits: int = 0
    hit: bool = False
    more_attack: list[tuple[str, int]] = []
    more_defense: list[tuple[str, int]] = []
    rolled_defense: int = 0
    spent: list[str] = []
    line: tuple[Point, Point] | None = None
    later: list[Waiting] = []


class Queue(Struct, array_like=True, gc=False):
    """The ability queue (XW-ABL-16), front first. `busy`: one of its abilities is being resolved right now: `now`.

    Batches numbered above `since` were triggered after that ability began.
    """

    waiting: list[Waiting] = []
    busy: bool = False
    now: str = ""
    since: int = 0


class Lasting(Struct, array_like=True, gc=False):
    """An effect with an end of its own (XW-ABL-48): it changes a value of ship `about` until then."""

    value: str
    about: str
    amount: int
    until: str
    card: str


class Player(Struct, array_like=True, gc=False):
    """`deck` ends with its top card. `ready`: has agreed to end the Planning Phase (XW-PHA-08)."""

    squad: str
    points: int
    deck: list[str] = []
    discard: list[str] = []
    edge: str = ""
    ready: bool = False
    out: bool = False


class HugeShip(Struct, array_like=True):
    """What only huge ships have: active energy, and where the indicator of each turret points, by its upgrade."""

    energy: int = 0
    turrets: dict[str, StandardArc] = {}


class HugeDeck(Struct, array_like=True):
    """A player's damage deck for huge ships; it ends with its top card (XW-HUG-30)."""

    deck: list[str] = []
    discard: list[str] = []


class Fleet(Struct, array_like=True):
    """The huge ships by their ids, and the damage decks of all players, empty for those without one."""

    ships: dict[str, HugeShip]
    decks: list[HugeDeck]


class Table(State, dict=True):
    """The state of an X-Wing match. `order` is the player order (XW-PHA-45), `initiative` the value being resolved.

    `active` is the ship or remote whose turn it is; `counter` numbers damage cards, devices and what triggers together.
    `replacing` are the replacement effects that had their chance at what is just being replaced (XW-ABL-40). `rolls`
    are the rolls outside attacks that are going on: of each, only the dice and what was used on them count. `huge` is
    there only in matches with huge ships, so that all others are as if there were none.
    """

    players: list[Player]
    ships: list[Ship]
    obstacles: list[Obstacle]
    width: float
    length: float
    devices: list[Device]
    order: list[int]
    attacks: list[Attack]
    queues: list[Queue]
    lasting: list[Lasting]
    round: int = 0
    phase: Phase = "setup"
    initiative: int = -1
    active: str = ""
    counter: int = 0
    replacing: list[str] = field(default_factory=list)
    rolls: list[Attack] = field(default_factory=list)
    huge: Fleet | UnsetType = UNSET

    def next_number(self) -> int:
        """A number that nothing else has."""
        self.counter += 1
        return self.counter


XMatch = Match[Table]
