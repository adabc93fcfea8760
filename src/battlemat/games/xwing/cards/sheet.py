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
    special = []
    for card in upgrades:
        side = side_of(card)
        for attack in side.grants.attacks:
            primary.setdefault(attack.arc, attack.value)
        if side.grants.attack and side.grants.attack.arc in primary:
            primary[side.grants.attack.arc] += side.grants.attack.value
        weapon = side.weapon
        if weapon is not None:
            low, high = weapon.range
            special.append(
                Weapon(
                    card.id, weapon.arc, weapon.value, low, high, weapon.ordnance, weapon.requires or "",
                    weapon.charges, True,
                )
            )  # fmt: skip
    return (*(Weapon(arc, arc, value) for arc, value in primary.items()), *special)


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
