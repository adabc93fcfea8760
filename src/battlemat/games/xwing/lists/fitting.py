"""A ship card with its upgrades: what it costs, which slots and actions it has, which restrictions it meets.

Squads are built with this, and effects that move upgrades during the game ask it, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.content import PILOTS, SHIPS, UPGRADES, Card
from battlemat.games.xwing.cards.records import (
    SIZES,
    ActionIcon,
    ActionNeeded,
    BuiltShip,
    Format,
    Pilot,
    PointsBy,
    Restriction,
    Slot,
    Upgrade,
)


class Fitted(NamedTuple):
    """A pilot with upgrades."""

    pilot: Pilot
    upgrades: tuple[Upgrade, ...] = ()


def fitted(ship: BuiltShip) -> Fitted:
    return Fitted(PILOTS[ship.pilot], tuple(UPGRADES[upgrade] for upgrade in ship.upgrades))


def card_key(card: Card) -> str:
    """The name of a card among all cards: pilots and upgrades may share ids."""
    return f"{'pilot' if isinstance(card, Pilot) else 'upgrade'}:{card.id}"


# Points ---------------------------------------------------------------------------------------------------------------


def points(card: Card, pilot: Pilot, format_: Format) -> int:
    """What a card costs on a ship: in this format (XW-BLD-05), by the printed values of the ship (XW-BLD-38)."""
    if (other := format_.points.get(card_key(card))) is not None:
        return other
    return _points_by(card.points, pilot) if isinstance(card.points, PointsBy) else card.points


def _points_by(cost: PointsBy, pilot: Pilot) -> int:
    ship = SHIPS[pilot.ship]
    steps = {"agility": ship.agility, "initiative": pilot.initiative, "size": SIZES.index(ship.size)}
    return cost.values[min(steps[cost.by], len(cost.values) - 1)]


def ship_points(ship: Fitted, format_: Format) -> int:
    cards: list[Card] = [ship.pilot, *ship.upgrades]
    return sum(points(card, ship.pilot, format_) for card in cards)


# Bars -----------------------------------------------------------------------------------------------------------------


HARDPOINT: Final[tuple[Slot, ...]] = ("cannon", "torpedo", "missile")
"""What Weapon Hardpoint can carry."""


def upgrade_bar(ship: Fitted, format_: Format | None = None) -> Counter[Slot]:
    """The slots of a ship with what its upgrades add and remove (XW-BLD-13).

    In epic battles every standard ship has one for a command, too (XW-EPC-03).
    """
    bar = Counter(ship.pilot.slots)
    if format_ is not None and format_.huge and not SHIPS[ship.pilot.ship].huge:
        bar["command"] += 1
    if ship.pilot.ship_ability == "weaponhardpoint":  # one of them, whichever is used first
        mounted = [upgrade.type for upgrade in ship.upgrades if upgrade.type in HARDPOINT]
        bar.update(mounted[:1] or HARDPOINT)
    for upgrade in ship.upgrades:
        bar.update(upgrade.grants.slots)
    bar.subtract(slot for upgrade in ship.upgrades for slot in upgrade.grants.slots_removed)
    return +bar


def action_bar(ship: Fitted, without: Upgrade | None = None) -> list[ActionIcon]:
    """The actions of a ship card and those its upgrades add (XW-ACT-03). `without` leaves one upgrade out."""
    bar = list(content.action_bar(ship.pilot))
    for upgrade in ship.upgrades:
        if upgrade is not without:
            bar.extend(upgrade.grants.actions)
    return bar


# Restrictions ---------------------------------------------------------------------------------------------------------

RULES: Final = {
    "factions": "XW-BLD-16",
    "sizes": "XW-BLD-17",
    "ships": "XW-BLD-18",
    "action": "XW-BLD-19",
}
"""Which rule a line of a restriction box follows; all others follow the rule that every line counts."""


def unmet(upgrade: Upgrade, ship: Fitted, squad: Sequence[Fitted]) -> list[Restriction]:
    """The lines of an upgrade's restriction box that a ship of a squad does not meet (XW-BLD-16 to XW-BLD-20).

    Slots do not matter here: an effect may equip an upgrade without a slot for it, but not against its restrictions
    (XW-BLD-28, XW-BLD-29).
    """
    return [line for line in upgrade.restrictions if not _met(line, upgrade, ship, squad)]


def unmet_by_ship(ship: Fitted, squad: Sequence[Fitted]) -> list[Restriction]:
    """What a ship card itself requires, and a squad does not have."""
    ability = content.SHIP_ABILITIES.get(ship.pilot.ship_ability or "")
    return [] if ability is None else [line for line in ability.restrictions if not _met(line, None, ship, squad)]


def _met(line: Restriction, upgrade: Upgrade | None, ship: Fitted, squad: Sequence[Fitted]) -> bool:
    pilot, kind = ship.pilot, SHIPS[ship.pilot.ship]
    others = [other for other in ship.upgrades if other is not upgrade]
    return (
        line.solitary  # says nothing about the ship, see XW-BLD-27
        or pilot.faction in line.factions
        or kind.size in line.sizes
        or kind.id in line.ships
        or any(name in line.names for name in _names(squad, upgrade))
        or (line.action is not None and _has_action(line.action, action_bar(ship, without=upgrade)))
        or any(attack.arc in line.arcs for attack in kind.attacks)
        or any(side in line.force_sides for side in _force_sides(ship))
        or any(other.type in line.equipped for other in others)
        or (line.initiative_min is not None and pilot.initiative >= line.initiative_min)
        or (line.energy_min is not None and kind.energy >= line.energy_min)
        or (line.shields_min is not None and kind.shields >= line.shields_min)
        or (line.non_limited and not pilot.limited)
    )


def _names(squad: Iterable[Fitted], upgrade: Upgrade | None) -> Iterable[str]:
    for ship in squad:
        yield ship.pilot.name
        yield from (other.name for other in ship.upgrades if other is not upgrade)


def _has_action(needed: ActionNeeded, bar: Iterable[ActionIcon]) -> bool:
    """Only the action bar itself counts, not what is linked to it (XW-BLD-19)."""
    return any(icon.action == needed.action and needed.difficulty in (None, icon.difficulty) for icon in bar)


def _force_sides(ship: Fitted) -> set[str]:
    own = set(ship.pilot.force.side) if ship.pilot.force else set()
    return own.union(*(upgrade.grants.force_sides for upgrade in ship.upgrades))


def restriction_rule(line: Restriction, upgrade: Upgrade) -> str:
    """The rule behind one line of a restriction box."""
    if line.ships and upgrade.type == "title":
        return "XW-BLD-35"
    named = [field for field in line.__struct_fields__ if getattr(line, field)]
    return RULES.get(named[0], "XW-BLD-20") if len(named) == 1 else "XW-BLD-20"
