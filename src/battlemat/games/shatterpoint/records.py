"""What the content files hold: one record per card, mission or terrain piece, immutable and strict."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from battlemat.games.shatterpoint.ops import Op

UnitType = Literal["primary", "secondary", "supporting"]
Era = Literal["fall-of-the-jedi", "reign-of-the-empire", "age-of-rebellion", "new-republic"]
PrintedEra = Era | Literal["clone-wars", "galactic-civil-war"]
"""Older cards have an older name for two of the eras (SP-BLD-13)."""
AbilityKind = Literal["active", "reactive", "innate", "tactic", "identity"]
Condition = Literal["strained", "disarmed", "exposed", "pinned"]
Symbol = Literal["block", "expertise", "failure"]
Effect = Literal[
    "crit",
    "strike",
    "block",
    "crit>strike",
    "crit>failure",
    "strike>failure",
    "failure>strike",
    "failure>crit",
    "failure>block",
    "block>failure",
    "strike>crit",
    "damage",
    "shove",
    "strained",
    "disarmed",
    "exposed",
    "pinned",
    "advance",
    "dash",
    "jump",
    "climb",
    "reposition",
    "heal",
    "hunker",
    "active-ability",
]
Count = Annotated[int, Meta(ge=0, le=99)]


class Record(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`source` says where the figures come from; content of our own is `house`."""

    source: str


class UnitCard(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit card (SP-UNI-12, SP-UNI-13). A card printed anew in a later year is a record of its own."""

    id: str
    name: str
    unique_names: tuple[str, ...]
    type: UnitType
    squad_points: Count | None = None
    point_cost: Count | None = None
    force: Count
    stamina: Count
    durability: Count
    eras: tuple[PrintedEra, ...]
    tags: frozenset[str]
    characters: Annotated[int, Meta(ge=1, le=9)]
    base: Literal[40, 50]
    set: str
    abilities: tuple[str, ...]
    stances: tuple[str, ...]
    edition: str
    base_source: str


class Row(Struct, frozen=True, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """A row of an expertise chart: the band of results it covers and what it gives (SP-STA-17)."""

    first: Count
    effects: tuple[Effect, ...]
    last: Count = 99


class Chart(Struct, frozen=True, forbid_unknown_fields=True):
    weapon: str
    rows: tuple[Row, ...]

    def selected(self, expertise: int) -> Row | None:
        """The row that so many results select; nothing where none fits (SP-STA-17, SP-STA-18)."""
        return next((row for row in self.rows if row.first <= expertise <= row.last), None)

    def row(self, expertise: int) -> tuple[Effect, ...]:
        """What so many results give."""
        row = self.selected(expertise)
        return () if row is None else row.effects


class Ranged(Struct, frozen=True, forbid_unknown_fields=True):
    defense: Count
    attack: Count | None = None
    range: Annotated[int, Meta(ge=1, le=5)] | None = None


class Melee(Struct, frozen=True, forbid_unknown_fields=True):
    defense: Count
    attack: Count | None = None


class TreeOption(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of a combat tree and the options a line leads to from it (SP-STA-29 to SP-STA-36)."""

    id: str
    effects: tuple[Effect, ...]
    start: bool = False
    next: tuple[str, ...] = ()


class Stance(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a stance card (SP-STA-10)."""

    id: str
    name: str
    ranged: Ranged
    melee: Melee
    ranged_chart: Chart | None = None
    melee_chart: Chart | None = None
    defense_chart: Chart
    tree: tuple[TreeOption, ...]
    edition: str
    note: str = ""

    def option(self, option: str) -> TreeOption:
        return next(found for found in self.tree if found.id == option)


class AbilityCard(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ability. `trigger` and `effect` say in our words what it does, for whoever writes it in code.

    `ops` are operations that say all of it (`abilities/operations.py`), `like` names an ability that does the same (a
    card printed again in other words); with neither the ability has a function. How we play what the card
    leaves open is said in `words/<language>/notes.ftl`.
    """

    id: str
    name: str
    kind: AbilityKind
    cost: Count = 0
    action: bool = False
    uses_per_activation: Annotated[int, Meta(ge=1, le=9)] = 1
    trigger: str = ""
    effect: str
    ops: tuple[Op, ...] = ()
    like: str = ""
    edition: str

    @property
    def innate(self) -> bool:
        """Tactic and Identity abilities are kinds of Innate ability (SP-ABL-01)."""
        return self.kind in ("innate", "tactic", "identity")


TacticsFamily = Literal["grand-strategy", "primitive-artifice"]


class TacticsCard(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card that some units bring into the order deck (SP-HSE-04); `effect` says in our words what it does."""

    id: str
    name: str
    family: TacticsFamily
    effect: str


class Priority(Struct, frozen=True, forbid_unknown_fields=True):
    """In which phases so many dice mark the priority objectives at the start of a turn; whether the token stays."""

    phases: tuple[int, ...]
    dice: Literal[1, 2]
    stays: bool


class ObjectiveSpot(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    x: float
    y: float


class StruggleMap(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    active: tuple[str, ...]
    symbols: dict[str, Symbol] = {}


class Struggle(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A struggle card (SP-MIS-06). `special` are the ids of its special rules."""

    id: str
    name: str
    phase: Literal[1, 2, 3]
    maps: Annotated[tuple[StruggleMap, ...], Meta(min_length=1)]
    map_choice: Literal["", "first-player"] = ""
    special: tuple[str, ...] = ()


class MissionCard(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission card (SP-MIS-05). `tolerance` is how exactly its positions are known, in millimetres."""

    id: str
    name: str
    set: str
    rules: tuple[str, ...]
    tolerance: float
    priority: Priority | None = None


class Mission(Struct, frozen=True):
    """A mission set: the card, where its objectives lie, and its struggle cards (SP-MIS-02)."""

    card: MissionCard
    objectives: tuple[ObjectiveSpot, ...]
    struggles: dict[str, Struggle]


class PiecePart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a terrain piece: its outline around the piece's middle, between two heights (SP-TER-01, SP-TER-02)."""

    id: str
    outline: Annotated[tuple[tuple[float, float], ...], Meta(min_length=3, max_length=60)]
    bottom: Annotated[float, Meta(ge=0, lt=350)]
    top: Annotated[float, Meta(gt=0, lt=350)]
    opaque: bool
    passable: bool
    standable: bool


class Piece(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    parts: Annotated[tuple[PiecePart, ...], Meta(min_length=1, max_length=40)]


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a piece stands, turned anticlockwise by so many degrees."""

    id: str
    piece: str
    x: float
    y: float
    turn: float = 0.0


class Transition(Struct, frozen=True, forbid_unknown_fields=True):
    """Linked transition points, each as x, y and height (SP-TER-19, SP-TER-20)."""

    id: str
    points: Annotated[tuple[tuple[float, float, float], ...], Meta(min_length=2)]


class BattlefieldPlan(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battlefield file: pieces from the common set, pieces of its own, and linked transition points."""

    id: str
    name: str
    placements: Annotated[tuple[Placement, ...], Meta(max_length=100)]
    transitions: Annotated[tuple[Transition, ...], Meta(max_length=100)] = ()
    pieces: Annotated[tuple[Piece, ...], Meta(max_length=100)] = ()


class Squad(Struct, frozen=True, forbid_unknown_fields=True):
    """Three units; the era is needed only where the primary unit could choose (SP-BLD-16)."""

    primary: str
    secondary: str
    supporting: str
    era: str = ""


class ForceCard(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ready-made strike force."""

    id: str
    name: str
    squads: tuple[Squad, ...]
    mission: str
