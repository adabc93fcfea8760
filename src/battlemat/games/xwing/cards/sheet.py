"""What a ship is by its cards: chassis, pilot and upgrades put together.

A sheet is derived from the cards in play and kept as long as they stay the same; changes by abilities that come and
go are no part of it (see `listeners.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.records import ActionIcon, Arc, Bearing, Pilot, Side, Size, Turret
from battlemat.games.xwing.cards.records import Ship as Chassis
from battlemat.games.xwing.state import Card, Ship, Table

WHITE: Final = "white"
TURRETS: Final[tuple[Turret, ...]] = ("single_turret", "double_turret")


class Maneuver(NamedTuple):
    """A maneuver by its id (`2-bank-left`), with its parts (XW-MAN-01)."""

    id: str
    speed: int
    bearing: Bearing
    difficulty: str


class Action(NamedTuple):
    """An action a ship may perform, in a colour. `card` is the card whose header it is; else it is on the bar."""

    name: str
    colour: str = WHITE
    card: str = ""


class Weapon(NamedTuple):
    """A primary or special weapon. `id` is its arc or, for a special one, the id of its upgrade card."""

    id: str
    arc: Arc
    dice: int
    low: int = 1
    high: int = 3
    ordnance: bool = False
    requires: str = ""
    charges: int = 0
    special: bool = False
    bonus_only: bool = False


class BonusHeader(NamedTuple):
    """A printed "Bonus Attack:" of a huge ship, by its card and its number there (XW-HUG-06); `weapons` by id."""

    card: str
    number: int
    energy: int
    weapons: tuple[str, ...]


class Sheet(NamedTuple):
    """All that the cards of a ship say without looking at the table."""

    pilot: Pilot
    chassis: Chassis
    size: Size
    initiative: int
    agility: int
    hull: int
    shields: int
    force: int
    charges: int
    weapons: tuple[Weapon, ...]
    bar: tuple[Action, ...]
    links: tuple[tuple[str, Action], ...]
    dial: dict[str, Maneuver]
    turret: Literal[Turret, ""]
    cards: tuple[str, ...]
    engagement: int
    energy: int
    bonus_attacks: tuple[BonusHeader, ...]
    turrets: tuple[tuple[str, Turret], ...]
    """The indicators of a huge ship by the id of the upgrade each belongs to (XW-HUG-83, XW-HUG-84)."""


def sheet(s: Table, ship: Ship) -> Sheet:
    """The sheet of a ship, made once until `state.forget`."""
    try:
        return s.__dict__["sheets"][ship.id]  # type: ignore[no-any-return]
    except KeyError:
        made = make_sheet(ship.pilot, ship.upgrades, ship.heir_to)
        s.__dict__.setdefault("sheets", {})[ship.id] = made
        return made


def make_sheet(pilot_id: str, upgrades: list[Card], heir_to: str = "") -> Sheet:
    """`heir_to`: initiative, ability and charges are those of another pilot. The same cards make the same sheet."""
    return _put_together(pilot_id, tuple([(card.id, card.back) for card in upgrades]), heir_to)


@content.derived
@lru_cache(maxsize=1024)
def _put_together(pilot_id: str, cards: tuple[tuple[str, bool], ...], heir_to: str) -> Sheet:
    upgrades = [Card(name, back=back) for name, back in cards]
    pilot = content.PILOTS[pilot_id]
    person = content.PILOTS[heir_to] if heir_to else pilot
    chassis = content.SHIPS[pilot.ship]
    sides = [side_of(card) for card in upgrades]
    bar, links = _actions(pilot, sides)
    weapons = _weapons(chassis, upgrades)
    return Sheet(
        pilot,
        chassis,
        chassis.size,
        person.initiative,
        chassis.agility + sum(side.grants.agility for side in sides),
        chassis.hull + sum(side.grants.hull for side in sides),
        chassis.shields + sum(side.grants.shields for side in sides),  # XW-DMG-06
        sum(force.value for force in (pilot.force, *(side.force for side in sides)) if force),  # XW-CHG-22
        person.charges.value if person.charges else 0,
        weapons,
        bar,
        links,
        dial_of(chassis),
        next((weapon.arc for weapon in weapons if weapon.arc in TURRETS), ""),
        _cards(pilot, person, upgrades, links),
        person.initiative if pilot.engagement is None else pilot.engagement,  # XW-HUG-78
        chassis.energy + sum(side.grants.energy for side in sides),  # XW-HUG-26
        _bonus_headers(upgrades),
        _indicators(chassis, upgrades),
    )


def side_of(card: Card) -> Side:
    """The side of an upgrade that is up."""
    record = content.UPGRADES[card.id]
    return record.back if card.back and record.back is not None else record


def maneuver_id(speed: int, bearing: str) -> str:
    """
    >>> maneuver_id(2, "bank_left")
    '2-bank-left'
    """
    return f"{speed}-{bearing.replace('_', '-')}"


def dial_of(chassis: Chassis) -> dict[str, Maneuver]:
    """The maneuvers on the dial of a ship type (XW-MAN-03), by id."""
    found = [Maneuver(maneuver_id(m.speed, m.bearing), m.speed, m.bearing, m.difficulty) for m in chassis.dial]
    return {maneuver.id: maneuver for maneuver in found}


def _actions(pilot: Pilot, sides: list[Side]) -> tuple[tuple[Action, ...], tuple[tuple[str, Action], ...]]:
    """The action bar and its links: each linked action with the action it is attached to (XW-ACT-03, XW-ACT-28)."""
    icons: list[ActionIcon] = list(content.action_bar(pilot))
    for side in sides:
        icons += side.grants.actions
    bar = dict.fromkeys(Action(icon.action, icon.difficulty) for icon in icons)
    links = dict.fromkeys(
        (icon.action, Action(icon.linked.action, icon.linked.difficulty)) for icon in icons if icon.linked
    )
    return tuple(bar), tuple(links)


def _weapons(chassis: Chassis, upgrades: list[Card]) -> tuple[Weapon, ...]:
    """Primary weapons, those of upgrades included, then special ones (XW-ATK-20, XW-ATK-23, XW-ATK-24)."""
    primary = {attack.arc: attack.value for attack in chassis.attacks}
    sides = [side_of(card) for card in upgrades]
    for side in sides:
        for attack in side.grants.attacks:
            primary.setdefault(attack.arc, attack.value)
        if side.grants.attack and side.grants.attack.arc in primary:
            primary[side.grants.attack.arc] += side.grants.attack.value
    special = [_special(card, sides) for card in upgrades if side_of(card).weapon is not None]
    return (*(Weapon(arc, arc, value) for arc, value in primary.items()), *special)


def _special(card: Card, sides: list[Side]) -> Weapon:
    """The weapon of an upgrade, as the sides that are up let the ship use it."""
    side, slot = side_of(card), content.UPGRADES[card.id].type
    weapon = side.weapon
    assert weapon is not None
    low, high = weapon.range
    arc = weapon.arc
    if slot in ("torpedo", "missile") and arc == "front":
        arc = next((other.grants.ordnance_arc for other in sides if other.grants.ordnance_arc), arc)
    only = bool(side.bonus_attacks) or any(
        slot in header.slots for other in sides if other.bonus_only for header in other.bonus_attacks
    )
    return Weapon(
        card.id, arc, weapon.value, low, high, weapon.ordnance, weapon.requires or "", weapon.charges, True, only
    )  # fmt: skip


def _bonus_headers(upgrades: list[Card]) -> tuple[BonusHeader, ...]:
    """Every "Bonus Attack:" on the upgrades of a huge ship, with the weapons it is for (XW-HUG-03, XW-HUG-06)."""
    headers = []
    for card in upgrades:
        for number, header in enumerate(side_of(card).bonus_attacks, 1):
            weapons = [other.id for other in upgrades if content.UPGRADES[other.id].type in header.slots]
            headers.append(BonusHeader(card.id, number, header.energy, tuple(weapons) if header.slots else (card.id,)))
    return tuple(headers)


def _indicators(chassis: Chassis, upgrades: list[Card]) -> tuple[tuple[str, Turret], ...]:
    if not chassis.huge:
        return ()
    return tuple((card.id, turret) for card in upgrades if (turret := content.UPGRADES[card.id].turret))


def _cards(pilot: Pilot, person: Pilot, upgrades: list[Card], links: tuple[tuple[str, Action], ...]) -> tuple[str, ...]:
    """The cards whose abilities a ship has, as `abilities/` names them."""
    cards = [f"pilot:{person.id}"]
    if pilot.ship_ability:
        cards.append(f"ship:{pilot.ship_ability}")
    cards += [f"upgrade:{card.id}" for card in upgrades]
    if links:
        cards.append("rule:linked")
    return tuple(cards)


def harder(difficulty: str, steps: int) -> str:
    """A difficulty so many steps up or down, blue and red being the ends (XW-MAN-48 to XW-MAN-50)."""
    scale = ("blue", "white", "red")
    return scale[min(max(scale.index(difficulty) + steps, 0), 2)]


HARDNESS: Final = {"white": 0, "red": 1, "purple": 2}
"""How hard actions are (XW-ACT-05)."""
