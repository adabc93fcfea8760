"""The table of a Shatterpoint match: units and their characters, objectives, order decks, the struggle."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from battlemat.core.game import State
from battlemat.core.match import Match
from battlemat.games.shatterpoint.content import ABILITIES, STANCES, UNITS
from battlemat.games.shatterpoint.deeds import known
from battlemat.games.shatterpoint.names import MomentName
from battlemat.games.shatterpoint.records import AbilityCard, Stance, UnitCard
from battlemat.games.shatterpoint.terrain import Spot

NOBODY: Final = -1
SHATTERPOINT: Final = "shatterpoint"
"""The joker among the order cards (SP-ORD-02); every other order card is named like its unit."""

AttackType = Literal["melee", "ranged"]
Phase = Literal["setup", "deployment", "turn-start", "orders", "activation", "turn-end"]


class Character(Struct, array_like=True, gc=False):
    """A character: where its base is, and the attack dice that wait for its next attacks (SP-TRN-19, SP-KEY-05).

    `aims_from` is an ally from whom its next ranged attack is measured.
    """

    id: str
    unit: str
    owner: int
    radius: float
    x: float = 0.0
    y: float = 0.0
    height: float = 0.0
    on_field: bool = False
    focus: int = 0
    impact: int = 0
    sharpshooter: int = 0
    aims_from: str = ""

    @property
    def spot(self) -> Spot:
        return Spot(self.x, self.y, self.height)


class Unit(Struct, array_like=True, gc=False):
    """A unit: its characters and all that lies on its card (SP-UNI-20).

    `conditions` tell the serial number under which each was gained, so that one gained anew is another one.
    `used` counts the uses of each ability this turn, and holds its other deeds (`deeds.py`). Tags are lent by abilities
    for the game or the turn, and lost for the game; `marks` are the abilities that have put a token on the card.
    """

    id: str
    kind: str
    owner: int
    squad: int
    characters: list[Character]
    side: int = 0
    damage: int = 0
    wounded: bool = False
    injured: int = 0
    hunker: int = 0
    conditions: dict[str, int] = {}
    used: dict[str, int] = {}
    defeated: bool = False
    lent_tags: list[str] = []
    turn_tags: list[str] = []
    lost_tags: list[str] = []
    marks: list[str] = []

    @property
    def card(self) -> UnitCard:
        return UNITS[self.kind]

    @property
    def tags(self) -> frozenset[str]:
        """Those of its card, and what abilities have lent it or taken from it."""
        tags = UNITS[self.kind].tags
        if self.lost_tags:
            tags = tags.difference(self.lost_tags)
        return tags.union(self.lent_tags, self.turn_tags) if self.lent_tags or self.turn_tags else tags

    @property
    def stance(self) -> Stance:
        """The active stance (SP-STA-03, SP-STA-04)."""
        return STANCES[UNITS[self.kind].stances[self.side]]

    @property
    def abilities(self) -> list[AbilityCard]:
        return [ABILITIES[ability] for ability in UNITS[self.kind].abilities]

    def remember(self, deed: str, number: int = 1) -> None:
        """Note, for the rest of the turn, that something was done; `deeds.py` has the words for it."""
        if not known(deed):
            raise ValueError(f"there is no deed {deed!r}")
        self.used[deed] = number


class Player(Struct, array_like=True, gc=False):
    """`deck` ends with its top card; `edge` is 0 in the south (y = 0) and 1 in the north; `won` are struggle cards.

    `known` is the top card after its player has looked at it, as long as it lies there.
    """

    list_name: str
    mission: str
    units: list[Unit]
    pool: int = 0
    force: int = 0
    deck: list[str] = []
    discard: list[str] = []
    reserve: str | None = None
    edge: int = 0
    won: list[str] = []
    known: str = ""


class Objective(Struct, array_like=True, gc=False):
    """An objective token. Only active ones can be contested and controlled (SP-MIS-20)."""

    id: str
    x: float
    y: float
    height: float
    active: bool = False
    controller: int = NOBODY
    priority: bool = False

    @property
    def spot(self) -> Spot:
        return Spot(self.x, self.y, self.height)


class Tracker(Struct, array_like=True, gc=False):
    """The struggle tracker (SP-MIS-12). `token` is below 0 on the side of player a, above it on that of b.

    `momentum` counts each player's tokens: they fill that player's side from space 8 inwards (SP-MIS-38).
    `won_by` closes a struggle until it is reset at the end of the turn (SP-MIS-48).
    """

    token: int = 0
    momentum: list[int] = field(default_factory=lambda: [1, 1])
    won_by: int = NOBODY


class Roll(Struct, array_like=True, gc=False):
    """Results of attack or defense dice, counted."""

    crit: int = 0
    strike: int = 0
    block: int = 0
    expertise: int = 0
    failure: int = 0


class Attack(Struct, array_like=True, gc=False):
    """An attack being made, step by step (SP-ATK). `noted` are the effects each side's chart keeps for step 10.

    `bonus` are attack dice and `guard` defense dice that abilities added; `mirrored`: the attacker reads the defender's
    chart; `advisor`: the unit whose chart the defender reads. `path` are the options taken from the combat tree,
    `damage` is the damage pool, `dealt` what of it was suffered, `blocked` are the strikes that blocks removed.
    """

    number: int
    attacker: str
    defender: str
    type: AttackType
    in_action: bool
    step: int = 3
    bonus: int = 0
    attack: Roll = field(default_factory=Roll)
    defense: Roll = field(default_factory=Roll)
    disarmed: bool = False
    exposed: bool = False
    path: list[str] = []
    successes: int = 0
    damage: int = 0
    noted: list[list[str]] = field(default_factory=lambda: [[], []])
    free_ability: int = 0
    shoves: int = 0
    blocked: int = 0
    guard: int = 0
    advisor: str = ""
    dealt: int = 0
    mirrored: bool = False


class Activation(Struct, array_like=True, gc=False):
    """The unit being activated and what it has done so far (SP-TRN-11, SP-TRN-13, SP-STA-05).

    `actions` are all actions taken, also granted ones; `left` is how many of its own two the unit still has.
    """

    unit: str
    by_shatterpoint: bool = False
    left: int = 2
    actions: list[str] = []
    flipped: bool = False
    over: bool = False


class Moment(Struct, array_like=True, gc=False, frozen=True):
    """Something that abilities may wait for (`names.py`). Every field holds ids and may be empty.

    `unit` and `character` are what it happened to or who did it, `by` and `by_character` who caused it, `detail` says
    which kind (of action, movement, attack), `others` who else took part.
    """

    kind: MomentName | Literal[""]
    unit: str = ""
    character: str = ""
    by: str = ""
    by_character: str = ""
    detail: str = ""
    others: tuple[str, ...] = ()


class Table(State, dict=True):
    """The state of a Shatterpoint match.

    `battlefield` is the id of a ready battlefield or a whole one as JSON. `mission_deck` ends with its top card;
    `set_aside` are the struggle cards not dealt into it, `seen` those that were in play and lie there again.
    `waiting` are moments whose window is still to come, `lasting` keywords given for the turn (unit, keyword, value),
    `barred` units that may not be activated this turn. `spared`: the wound at hand brings no momentum. `reserved` and
    `odds_used` mark what is done once per turn.
    """

    players: list[Player]
    battlefield: str
    mission: str = ""
    first: int = 0
    active: int = 0
    turn: int = 0
    phase: Phase = "setup"
    objectives: list[Objective] = field(default_factory=list)
    mission_deck: list[str] = field(default_factory=list)
    set_aside: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    struggle: str = ""
    map: int = 0
    tracker: Tracker = field(default_factory=Tracker)
    activation: Activation | None = None
    attacks: list[Attack] = field(default_factory=list)
    waiting: list[Moment] = field(default_factory=list)
    lasting: list[tuple[str, str, int]] = field(default_factory=list)
    serial: int = 0
    reserved: bool = False
    barred: list[str] = field(default_factory=list)
    odds_used: bool = False
    spared: bool = False


ShatterMatch = Match[Table]
