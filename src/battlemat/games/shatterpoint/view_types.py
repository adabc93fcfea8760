"""What a Shatterpoint view and catalogue look like. The page's types are made from this module."""

from __future__ import annotations

from typing import Final, TypedDict

from battlemat.games.shatterpoint.build import BATTLEFIELD, ERAS
from battlemat.games.shatterpoint.content import MISSIONS
from battlemat.games.shatterpoint.measuring import MOVEMENT_TOOLS, RANGES, TOKEN_RADIUS
from battlemat.games.shatterpoint.records import (
    AbilityKind,
    ForceCard,
    Mission,
    Stance,
    TacticsFamily,
    UnitCard,
    UnitType,
)
from battlemat.games.shatterpoint.state import AttackType, Phase
from battlemat.games.shatterpoint.terrain import SAME_ELEVATION, SIDE
from battlemat.geometry.shapes import SLACK

# The table ------------------------------------------------------------------------------------------------------------


class CharacterView(TypedDict):
    """`engaged` are the enemies this character is engaged with."""

    id: str
    x: float
    y: float
    height: float
    radius: float
    on_field: bool
    focus: int
    impact: int
    sharpshooter: int
    engaged: list[str]


class UnitView(TypedDict):
    """Tags it has or has not beside those of its card, and, as marks, abilities whose token lies on it."""

    id: str
    kind: str
    owner: int
    squad: int
    type: UnitType
    stamina: int
    durability: int
    damage: int
    wounded: bool
    injured: int
    hunker: int
    conditions: list[str]
    stance: str
    used: list[str]
    lent_tags: list[str]
    lost_tags: list[str]
    marks: list[str]
    defeated: bool
    characters: list[CharacterView]


class PlayerView(TypedDict):
    """Which cards are in the order deck is known, their order is not: they are sorted."""

    player: int
    seat: str
    list: str
    edge: int
    force: int
    pool: int
    deck: list[str]
    discard: list[str]
    reserve: str | None
    won: list[str]
    units: list[UnitView]


class ObjectiveView(TypedDict):
    id: str
    x: float
    y: float
    height: float
    active: bool
    controller: int
    priority: bool


class Roll(TypedDict, total=False):
    """Results that are there."""

    crit: int
    strike: int
    block: int
    expertise: int
    failure: int


class AttackView(TypedDict):
    """`charts` are the stances whose charts attacker and defender read; disarmed or exposed, theirs does not count."""

    attacker: str
    defender: str
    type: AttackType
    step: int
    attack: Roll
    defense: Roll
    charts: tuple[str, str]
    disarmed: bool
    exposed: bool
    successes: int
    path: list[str]
    damage: int
    noted: list[list[str]]


class AttackOutlook(TypedDict):
    """What is certain of an attack before dice are rolled, with what abilities and keywords do that hold all the time.

    The chances of 0, 1, 2 … `successes`, and of as much `damage` by the most damaging way through the tree; `left` is
    what wounds the defender. `counted` are abilities in it, `open` those that may still have a say.
    """

    attack: int
    defense: int
    cover: int
    successes: list[float]
    damage: list[float]
    left: int
    counted: list[str]
    open: list[str]


class TrackerView(TypedDict):
    token: int
    momentum: tuple[int, int]
    won_by: int


class ActivationView(TypedDict):
    unit: str
    left: int
    actions: list[str]
    flipped: bool


class TerrainPart(TypedDict):
    """`rings` are convex pieces of the outline."""

    id: str
    outline: list[tuple[float, float]]
    rings: list[list[tuple[float, float]]]
    bottom: float
    top: float
    opaque: bool
    passable: bool
    standable: bool


class Battlefield(TypedDict):
    """`source` says where it comes from; "house" for one of our own design."""

    name: str
    source: str
    parts: list[TerrainPart]
    transitions: list[list[tuple[float, float, float]]]


class ShatterView(TypedDict):
    """`battlefield` is the id of a ready one, or a whole one as JSON; `terrain` that of one not in the catalogue.

    `lasting` are keywords given for the turn: unit, keyword, value.
    """

    turn: int
    phase: Phase
    active: int
    first: int
    mission: str
    battlefield: str
    terrain: Battlefield | None
    struggle: str
    map: int
    mission_deck: int
    tracker: TrackerView
    objectives: list[ObjectiveView]
    players: list[PlayerView]
    activation: ActivationView | None
    attacks: list[AttackView]
    lasting: list[tuple[str, str, int]]


# The catalogue --------------------------------------------------------------------------------------------------------


class UnitEntry(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    playable: bool


class AbilityEntry(TypedDict):
    """`note` says how we play what the card leaves open; empty where it leaves nothing open."""

    id: str
    name: str
    kind: AbilityKind
    cost: int
    action: bool
    effect: str
    note: str


class TacticsEntry(TypedDict):
    """A card that some units bring into the order deck."""

    id: str
    name: str
    family: TacticsFamily
    effect: str
    source: str
    brought_by: list[str]


class MissionEntry(Mission, frozen=True, kw_only=True):
    name: str


class ShatterCatalogue(TypedDict):
    """`places` are what objectives are called by the first player, and by whoever sits across."""

    units: dict[str, UnitEntry]
    stances: dict[str, Stance]
    abilities: dict[str, AbilityEntry]
    tactics: dict[str, TacticsEntry]
    missions: dict[str, MissionEntry]
    specials: dict[str, str]
    places: tuple[dict[str, str], dict[str, str]]
    words: dict[str, str]
    battlefields: dict[str, Battlefield]
    forces: dict[str, ForceCard]


CONSTANTS: Final = {
    "RANGES": RANGES,
    "TOOLS": {name: 2 * tool.half_length for name, tool in MOVEMENT_TOOLS.items()},
    "TOKEN": TOKEN_RADIUS,
    "SIDE": SIDE,
    "SAME_ELEVATION": SAME_ELEVATION,
    "SLACK": SLACK,
    "ERAS": ERAS,
    "USUAL_BATTLEFIELD": BATTLEFIELD,
    "USUAL_MISSION": next(iter(MISSIONS)),
}
"""In millimetres: ranges by number, the lengths of the movement tools with both halves, and the rest of the table.

Then the eras in the order of time, and what a new strike force begins with.
"""
