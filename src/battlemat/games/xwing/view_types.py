"""What an X-Wing view and catalogue look like. The page's types are made from this module."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from battlemat.core.decision import Pose
from battlemat.games.xwing.cards.records import ActionIcon, Arc, Pilot, QuickBuild, Ship, Squad, Upgrade
from battlemat.games.xwing.state import AttackStep, Phase, Pointing
from battlemat.games.xwing.table.figures import BaseSize, Figures, ObstacleKind
from battlemat.games.xwing.table.measures import ShipArc, StandardArc

Face = Literal["hit", "crit", "focus", "blank", "evade"]
PlaceOfShip = Literal["waiting", "in play", "reserve", "removed"]
DeviceType = Literal["bomb", "mine", "remote", "obstacle"]

# The table ------------------------------------------------------------------------------------------------------------


class WeaponView(TypedDict):
    id: str
    arc: Arc
    dice: int
    low: int
    high: int
    ordnance: bool
    requires: str
    charges: int
    special: bool
    bonus_only: bool


class TurretView(TypedDict):
    """A turret indicator of a huge ship, of one colour with the marker on its upgrade."""

    weapon: str
    arc: StandardArc
    colour: Literal["black", "white"]


class HugeView(TypedDict):
    """The resource tracker of a huge ship, its engagement value and its turrets."""

    energy: int
    energy_limit: int
    engagement: int
    turrets: list[TurretView]


class HugePart(TypedDict):
    """What is in the view of a ship only if it is huge."""

    huge: NotRequired[HugeView]


class HugeDeckView(TypedDict):
    """What is in the view of a player only in matches with huge ships."""

    huge_deck_size: NotRequired[int]
    huge_discard_size: NotRequired[int]


class UpgradeView(TypedDict):
    id: str
    charges: int
    limit: int
    back: bool


class ValuesView(TypedDict):
    agility: int
    hull: int
    shields: int
    shields_limit: int
    force: int
    force_limit: int
    charges: int
    charges_limit: int
    weapons: list[WeaponView]


class ShipView(ValuesView, HugePart):
    """`heir_to` is the pilot whose name and ability it has taken over; `damage` names faceup cards, others are "".

    `changed` are maneuvers of the dial that are executed as something else now: `3-straight/blue`.
    """

    id: str
    owner: int
    number: int
    pilot: str
    heir_to: str
    chassis: str
    size: BaseSize
    place: PlaceOfShip
    pose: Pose
    carrier: str
    turret: Pointing
    initiative: int
    upgrades: list[UpgradeView]
    tokens: dict[str, int]
    locks: list[str]
    locked_by: list[str]
    damage: list[str]
    conditions: list[str]
    dial: str | None
    has_dial: bool
    changed: dict[str, str]
    revealed: bool
    executed: str
    actions: list[str]
    activated: bool
    engaged: bool
    destroyed: bool


class ObstacleView(TypedDict):
    id: str
    outline: str
    kind: ObstacleKind
    owner: int
    placed: bool
    pose: Pose
    locked_by: list[str]


class DeviceView(TypedDict):
    id: str
    kind: str
    type: DeviceType
    owner: int
    pose: Pose
    fuses: int
    damage: int
    locked_by: list[str]


class AttackView(TypedDict):
    """`line` is what range is measured along, once it is chosen."""

    attacker: str
    defender: str
    weapon: str
    arc: ShipArc
    range: int
    obstructed: list[str]
    line: tuple[tuple[float, float], tuple[float, float]] | None
    bonus: bool
    step: AttackStep
    attack_dice: list[Face]
    attack_rerolled: list[bool]
    defense_dice: list[Face]
    defense_rerolled: list[bool]
    hits: int
    crits: int


class AttackerOdds(TypedDict):
    """What the odds count for an attacker (`combat.odds.Attacker`)."""

    dice: int
    focus: int
    calculate: int
    force: int
    lock: bool
    rerolls: int


class DefenderOdds(TypedDict):
    """The same for a defender; `reinforced` counts the reinforce tokens on the attacker's side."""

    dice: int
    focus: int
    calculate: int
    force: int
    evade: int
    reinforced: int
    rerolls: int


class AttackOutlook(TypedDict):
    """What is certain of an attack before dice are rolled: what both sides have, and what their dice are made of.

    `damage` is the chance of 0 damage, of 1, of 2 …, as `battlemat odds` has it for these dice, tokens and cards.
    `counted` are cards whose work on the dice is in it, `open` those that may matter and are not.
    """

    attacker: AttackerOdds
    defender: DefenderOdds
    red: list[tuple[str, int]]
    green: list[tuple[str, int]]
    damage: list[float]
    counted: list[str]
    open: list[str]


class PlayerView(HugeDeckView):
    player: int
    seat: str
    list: str
    points: int
    out: bool
    edge: str
    ready: bool
    deck_size: int
    discard_size: int


class WaitingView(TypedDict):
    """An ability in the queue."""

    ship: str
    card: str


class XWingView(TypedDict):
    round: int
    phase: Phase
    initiative: int
    active: str
    area: tuple[float, float]
    order: list[int]
    players: list[PlayerView]
    ships: list[ShipView]
    obstacles: list[ObstacleView]
    devices: list[DeviceView]
    attack: AttackView | None
    queue: list[WaitingView]


# The catalogue --------------------------------------------------------------------------------------------------------


class FactionEntry(TypedDict):
    name: str
    ships: list[str]


class ChassisEntry(Ship, frozen=True, kw_only=True):
    size: BaseSize
    pilots: tuple[str, ...]


class PilotEntry(Pilot, frozen=True, kw_only=True):
    actions: tuple[ActionIcon, ...]
    text: str
    playable: bool
    formats: tuple[str, ...]


class Worded(TypedDict):
    name: str
    text: str


class UpgradeEntry(Upgrade, frozen=True, kw_only=True):
    """`needs` are its restrictions in words, `faces` both sides of a card that has two."""

    text: str
    playable: bool
    formats: tuple[str, ...]
    needs: tuple[str, ...]
    faces: tuple[Worded, ...]


class QuickBuildEntry(QuickBuild, frozen=True, kw_only=True):
    playable: bool


class SquadEntry(Squad, frozen=True, kw_only=True):
    about: str


class FormatEntry(TypedDict):
    name: str
    limit: int
    threat: bool
    huge: bool


class DamageEntry(Worded):
    """`precision` is what a precision shot does; `house` marks cards of our own making."""

    trait: Literal["pilot", "ship", "crew"]
    count: int
    precision: str
    house: bool


class XWingCatalogue(TypedDict):
    factions: dict[str, FactionEntry]
    ships: dict[str, ChassisEntry]
    pilots: dict[str, PilotEntry]
    upgrades: dict[str, UpgradeEntry]
    quick_builds: dict[str, QuickBuildEntry]
    squads: dict[str, SquadEntry]
    formats: dict[str, FormatEntry]
    slots: dict[str, str]
    sizes: dict[str, str]
    actions: dict[str, str]
    abilities: dict[str, Worded]
    conditions: dict[str, Worded]
    damage: dict[str, DamageEntry]
    tokens: dict[str, str]
    obstacles: dict[str, ObstacleKind]
    figures: Figures
