"""What is printed on X-Wing's cards, as immutable records. `content.py` reads them from the content files.

A card's facts are data and its ability is code. What an upgrade adds to a ship without any decision or timing (an
action, a stat, a slot) is written down as `Grants`, and the ship that equips it simply has it; whatever else a card
does is marked with `ability` and written in `abilities/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from battlemat.games.xwing.table.figures import BaseSize
from battlemat.games.xwing.table.measures import ShipArc, StandardArc

FactionId = Literal[
    "rebelalliance",
    "galacticempire",
    "scumandvillainy",
    "resistance",
    "firstorder",
    "galacticrepublic",
    "separatistalliance",
]
Size = Literal[BaseSize, "huge"]
Difficulty = Literal["blue", "white", "red", "purple"]
DialBearing = Literal[
    "turn_left",
    "bank_left",
    "straight",
    "bank_right",
    "turn_right",
    "koiogran",
    "segnor_left",
    "segnor_right",
    "tallon_left",
    "tallon_right",
    "stationary",
    "reverse_bank_left",
    "reverse_straight",
    "reverse_bank_right",
]
Bearing = Literal[DialBearing, "segnor_turn_left", "segnor_turn_right"]
"""What is on dials, and what only a card knows: a Segnor's loop along a turn template."""
Turret = Literal["single_turret", "double_turret"]
Arc = Literal[StandardArc, "bullseye", "full_front", Turret]
ActionId = Literal[
    "barrelroll",
    "boost",
    "calculate",
    "cloak",
    "coordinate",
    "evade",
    "focus",
    "jam",
    "lock",
    "reinforce",
    "reload",
    "rotatearc",
    "slam",
]
TokenId = Literal[
    "focus",
    "evade",
    "calculate",
    "fore",
    "aft",
    "disarm",
    "tractor",
    "jam",
    "stress",
    "strain",
    "ion",
    "lock",
    "cloak",
]
"""`fore` and `aft` are the two sides of a reinforce token (XW-TOK-36)."""
StandardSlot = Literal[
    "astromech",
    "cannon",
    "configuration",
    "crew",
    "device",
    "force-power",
    "gunner",
    "illicit",
    "missile",
    "modification",
    "sensor",
    "tactical-relay",
    "talent",
    "tech",
    "title",
    "torpedo",
    "turret",
]
HugeSlot = Literal["cargo", "command", "hardpoint", "team"]
Slot = StandardSlot | HugeSlot
ForceSide = Literal["light", "dark"]

FACTIONS: tuple[FactionId, ...] = get_args(FactionId)
STANDARD_SLOTS: tuple[StandardSlot, ...] = get_args(StandardSlot)
HUGE_SLOTS: tuple[HugeSlot, ...] = get_args(HugeSlot)
SIZES: tuple[Size, ...] = get_args(Size)
BEARINGS: tuple[Bearing, ...] = get_args(Bearing)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Base of everything in the content files: a typo in a field name is an error.

    Written out, a record leaves out what is as usual, as the files do: a white action has no difficulty.
    """


# Parts of cards -------------------------------------------------------------------------------------------------------


class ActionIcon(Record, frozen=True, kw_only=True):
    """An action on an action bar, and the action linked to it, if there is one."""

    action: ActionId
    difficulty: Difficulty = "white"
    linked: ActionIcon | None = None


class Maneuver(Record, frozen=True, kw_only=True):
    """One entry of a dial."""

    speed: int
    bearing: DialBearing
    difficulty: Difficulty


class Attack(Record, frozen=True, kw_only=True):
    """A primary weapon: where it points and how many dice it rolls."""

    arc: Arc
    value: int


class Weapon(Attack, frozen=True, kw_only=True):
    """A special weapon. `requires` names the token or lock an attack with it needs; `charges` are spent to attack."""

    range: tuple[int, int]
    ordnance: bool = False
    requires: Literal["lock", "focus", "calculate"] | None = None
    charges: int = 0


class BonusAttack(Record, frozen=True, kw_only=True):
    """One header "Bonus Attack:" of a huge ship's card: resolved once a round at most (XW-HUG-06), for so much energy.

    `slots` are the types of upgrades it may attack with; without any, it is the weapon of the card itself.
    """

    energy: int = 0
    slots: tuple[Slot, ...] = ()


class Charges(Record, frozen=True, kw_only=True):
    """A card's charge limit and what it recovers each round; without `recoverable`, nothing else recovers any."""

    value: int
    recovers: int = 0
    recoverable: bool = True


class Force(Record, frozen=True, kw_only=True):
    """Force charges. On an upgrade they are added to those of the ship; recovery does not add up."""

    value: int
    recovers: int = 1
    side: tuple[ForceSide, ...] = ()


DeviceLook = Literal["core", "rings", "cluster", "bolt", "spikes", "net", "swarm", "probe"]


class Device(Record, frozen=True, kw_only=True):
    """What an upgrade drops or launches. A remote has no arcs and no midline but those printed on it.

    `reach` is the range at which a bomb still does something; `look` is the emblem on its token.
    """

    id: str
    name: str
    type: Literal["bomb", "mine", "remote", "obstacle"]
    look: DeviceLook = "core"
    initiative: int = 0
    agility: int = 0
    hull: int = 0
    reach: int = 1
    arcs: tuple[ShipArc, ...] = ()
    midline: bool = False


class Grants(Record, frozen=True, kw_only=True):
    """What a ship has as long as this side of an upgrade is up, without anybody deciding anything.

    `actions` come onto the action bar beside those the ship has. An icon with `linked` is on it as such a pair, even
    if the same action is there unlinked. `hull`, `shields`, `agility` and `energy` are added to the printed values;
    `attack` is added to the primary weapon of its arc; `attacks` are further primary weapons. `slots` and
    `slots_removed` change the upgrade bar while a squad is built. `force_sides` lets the ship equip upgrades that are
    restricted to them. `ordnance_arc` takes the place of the front arc that torpedoes and missiles require.
    """

    actions: tuple[ActionIcon, ...] = ()
    hull: int = 0
    shields: int = 0
    agility: int = 0
    energy: int = 0
    attack: Attack | None = None
    attacks: tuple[Attack, ...] = ()
    slots: tuple[Slot, ...] = ()
    slots_removed: tuple[Slot, ...] = ()
    force_sides: tuple[ForceSide, ...] = ()
    ordnance_arc: Arc | None = None


NOTHING = Grants()


class ActionNeeded(Record, frozen=True, kw_only=True):
    """An action that must be on the action bar, in this colour if one is named."""

    action: ActionId
    difficulty: Difficulty | None = None


class Restriction(Record, frozen=True, kw_only=True):
    """One line of a restriction box. Each thing named in it is an alternative; one of them suffices."""

    factions: tuple[FactionId, ...] = ()
    names: tuple[str, ...] = ()
    """A card of this name in the squad."""
    sizes: tuple[Size, ...] = ()
    ships: tuple[str, ...] = ()
    action: ActionNeeded | None = None
    arcs: tuple[Arc, ...] = ()
    """A primary weapon with this arc."""
    force_sides: tuple[ForceSide, ...] = ()
    equipped: tuple[Slot, ...] = ()
    """Another upgrade of this type on the ship."""
    initiative_min: int | None = None
    energy_min: int | None = None
    shields_min: int | None = None
    non_limited: bool = False
    solitary: bool = False
    """At most one solitary upgrade of this type in the squad."""


class PointsBy(Record, frozen=True, kw_only=True):
    """Points that depend on a printed value of the ship: one for each step, from 0 or from small."""

    by: Literal["agility", "initiative", "size"]
    values: tuple[int, ...]


# Cards ----------------------------------------------------------------------------------------------------------------


class Ship(Record, frozen=True, kw_only=True):
    """A ship type: what all its cards share."""

    id: str
    name: str
    size: Size
    factions: tuple[FactionId, ...]
    attacks: tuple[Attack, ...]
    agility: int
    hull: int
    shields: int
    actions: tuple[ActionIcon, ...]
    dial: tuple[Maneuver, ...]
    aliases: tuple[str, ...] = ()
    shields_recovers: int = 0
    energy: int = 0
    energy_recovers: int = 0

    @property
    def huge(self) -> bool:
        return self.size == "huge"


class Pilot(Record, frozen=True, kw_only=True):
    """A ship card. `actions` replaces the action bar of the ship type; `ship_ability` is the id of a `ShipAbility`."""

    id: str
    name: str
    ship: str
    faction: FactionId
    initiative: int
    points: int
    slots: tuple[Slot, ...]
    subtitle: str = ""
    engagement: int | None = None
    limited: int = 0
    force: Force | None = None
    charges: Charges | None = None
    actions: tuple[ActionIcon, ...] | None = None
    ability: bool = False
    ship_ability: str | None = None
    conditions: tuple[str, ...] = ()
    hyperspace: bool = False


class Side(Record, frozen=True, kw_only=True):
    """One side of an upgrade card. Only double-sided cards have a `title` that differs from the card's name.

    A weapon on a side with `bonus_attacks` is for these alone; with `bonus_only` so are those of the slots they name.
    `offline` is the word on the back of a hardpoint.
    """

    title: str = ""
    charges: Charges | None = None
    force: Force | None = None
    weapon: Weapon | None = None
    bonus_attacks: tuple[BonusAttack, ...] = ()
    bonus_only: bool = False
    offline: bool = False
    device: Device | None = None
    grants: Grants = NOTHING
    conditions: tuple[str, ...] = ()
    ability: bool = False


class Wing(Record, frozen=True, kw_only=True):
    """What a wing leader may lead: so many ships of these types, or of its own where none is named (XW-EPC-07)."""

    ships: tuple[str, ...] = ()
    least: int
    most: int


class Upgrade(Side, frozen=True, kw_only=True):
    """An upgrade card. Its own values are the front, the side that is up when the game begins."""

    id: str
    name: str
    type: Slot
    slots: tuple[Slot, ...]
    points: int | PointsBy
    limited: int = 0
    restrictions: tuple[Restriction, ...] = ()
    huge: bool = False
    hyperspace: bool = False
    wing: Wing | None = None
    back: Side | None = None

    @property
    def sides(self) -> tuple[Side, ...]:
        return (self,) if self.back is None else (self, self.back)

    @property
    def solitary(self) -> bool:
        return any(line.solitary for line in self.restrictions)

    @property
    def turret(self) -> Turret | None:
        """The indicator it brings; it stays on the ship while the weapon is offline."""
        arc = self.weapon.arc if self.weapon else None
        return arc if arc == "single_turret" or arc == "double_turret" else None


class ShipAbility(Record, frozen=True, kw_only=True):
    """`restrictions` are what its ships require of the squad they are in."""

    id: str
    name: str
    restrictions: tuple[Restriction, ...] = ()


class Condition(Record, frozen=True, kw_only=True):
    id: str
    name: str


PrecisionArc = Literal["bullseye", "side", "full_front", "full_rear"]
"""Where an attacker is for a precision shot; `side` is the left or the right arc."""


class DamageCard(Record, frozen=True, kw_only=True):
    """A kind of damage card. Those of huge ships name the arc of their precision shot effect (XW-HUG-33)."""

    id: str
    name: str
    trait: Literal["pilot", "ship", "crew"]
    count: int
    precision: PrecisionArc | None = None


class Faction(Record, frozen=True, kw_only=True):
    id: FactionId
    name: str


class Action(Record, frozen=True, kw_only=True):
    id: ActionId
    name: str


class Format(Record, frozen=True, kw_only=True):
    """Which cards may be used and how much they may cost together (XW-BLD-04, XW-BLD-05).

    `threat` formats are played with whole quick builds, and `limit` counts their threat. `points` are costs that
    differ from the printed list, by the name of the card (`pilot:lukeskywalker`, `upgrade:r2d2`).
    """

    id: str
    limit: int
    hyperspace: bool = False
    """Only cards that were in the hyperspace format."""
    huge: bool = False
    """An epic battle: huge ships and their cards, commands for everybody else (XW-EPC-02, XW-EPC-03)."""
    threat: bool = False
    points: Mapping[str, int] = {}


# Ready-made lists -----------------------------------------------------------------------------------------------------


class BuiltShip(Record, frozen=True, kw_only=True):
    """A pilot with upgrades."""

    pilot: str
    upgrades: tuple[str, ...] = ()


class QuickBuild(Record, frozen=True, kw_only=True):
    """One or two ready-made ships that count as so much threat instead of points."""

    id: str
    faction: FactionId
    threat: int
    ships: tuple[BuiltShip, ...]


class Squad(Record, frozen=True, kw_only=True):
    """A ready-to-play squad of a format: ships, or quick builds where these are what is played with."""

    id: str
    name: str
    faction: FactionId
    source: str
    obstacles: tuple[str, ...]
    format: str = "standard"
    ships: tuple[BuiltShip, ...] = ()
    builds: tuple[str, ...] = ()
