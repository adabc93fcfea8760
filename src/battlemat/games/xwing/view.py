"""What each player may see (XW-PHA-13, XW-DMG-34), and what can be dealt anew.

Dials are known to their owners until they are revealed; facedown damage cards and the decks to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec import UNSET

from battlemat.core.described import as_list
from battlemat.core.game import SEATS
from battlemat.games.xwing.cards.sheet import Sheet, Weapon, sheet
from battlemat.games.xwing.combat import targets
from battlemat.games.xwing.combat.attack import agility
from battlemat.games.xwing.combat.dice import faces_of
from battlemat.games.xwing.deeds import ACTIVATED, ENGAGED
from battlemat.games.xwing.flight.maneuver import code, whole_dial
from battlemat.games.xwing.phases.order import initiative
from battlemat.games.xwing.ships import charges
from battlemat.games.xwing.ships.damage import card_key
from battlemat.games.xwing.ships.tokens import locks_on
from battlemat.games.xwing.ships.turrets import COLOURS
from battlemat.games.xwing.state import Attack, Card, Device, Obstacle, Ship, Table, huge_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.table.figures import OBSTACLES
from battlemat.games.xwing.view_types import (
    AttackView,
    DeviceView,
    Face,
    HugeDeckView,
    HugePart,
    ObstacleView,
    PlaceOfShip,
    PlayerView,
    ShipView,
    UpgradeView,
    ValuesView,
    WeaponView,
    XWingView,
)

_PLACES: Final[tuple[PlaceOfShip, ...]] = ("waiting", "in play", "reserve", "removed")


def view(s: Table, viewer: int | None) -> XWingView:
    return with_own_dials(s, public_view(s), viewer)


def views(s: Table, viewers: Sequence[int | None]) -> list[XWingView]:
    """Nothing but the dials looks different from another seat."""
    public = public_view(s)
    return [with_own_dials(s, public, viewer) for viewer in viewers]


def with_own_dials(s: Table, public: XWingView, viewer: int | None) -> XWingView:
    """The table as a player sees it who knows what is set on their own dials."""
    ships = [
        shown | {"dial": ship.dial} if ship.owner == viewer and not ship.revealed else shown
        for ship, shown in zip(s.ships, public["ships"], strict=True)
    ]
    return public | {"ships": ships}


def public_view(s: Table) -> XWingView:
    """What everybody sees."""
    return {
        "round": s.round,
        "phase": s.phase,
        "initiative": s.initiative,
        "active": s.active,
        "area": as_list((s.width, s.length)),
        "order": list(s.order),
        "players": [player_view(s, number) for number in range(len(s.players))],
        "ships": [ship_view(s, ship) for ship in s.ships],
        "obstacles": [obstacle_view(s, obstacle) for obstacle in s.obstacles],
        "devices": [device_view(s, device) for device in s.devices],
        "attack": attack_view(s.attacks[-1]) if s.attacks else None,
        "queue": [{"ship": w.ship, "card": w.card} for queue in reversed(s.queues) for w in queue.waiting],
    }


def attack_view(attack: Attack) -> AttackView:
    """The attack as everybody sees it."""
    return {
        "attacker": attack.attacker,
        "defender": attack.defender,
        "weapon": attack.weapon,
        "arc": attack.arc,
        "range": attack.range,
        "obstructed": attack.obstructed,
        "line": attack.line,
        "bonus": attack.bonus,
        "step": attack.step,
        "attack_dice": cast("list[Face]", faces_of(attack.attack_dice)),
        "attack_rerolled": [die.rerolled for die in attack.attack_dice],
        "defense_dice": cast("list[Face]", faces_of(attack.defense_dice)),
        "defense_rerolled": [die.rerolled for die in attack.defense_dice],
        "hits": attack.hits,
        "crits": attack.crits,
    }


def player_view(s: Table, number: int) -> PlayerView:
    player = s.players[number]
    return {
        "player": number,
        "seat": SEATS[number],
        "list": player.squad,
        "points": player.points,
        "out": player.out,
        "edge": player.edge,
        "ready": player.ready,
        "deck_size": len(player.deck),
        "discard_size": len(player.discard),
        **huge_deck_view(s, number),
    }


def huge_deck_view(s: Table, number: int) -> HugeDeckView:
    if s.huge is UNSET:
        return {}
    pile = s.huge.decks[number]
    return {"huge_deck_size": len(pile.deck), "huge_discard_size": len(pile.discard)}


def ship_view(s: Table, ship: Ship) -> ShipView:
    cards = sheet(s, ship)
    return {
        "id": ship.id,
        "owner": ship.owner,
        "number": ship.number,
        "pilot": ship.pilot,
        "heir_to": ship.heir_to,
        "chassis": cards.chassis.id,
        "size": cards.size,
        "place": _PLACES[ship.place],
        "pose": as_list(ship.pose),
        "carrier": ship.carrier,
        "turret": ship.turret,
        "initiative": initiative(s, ship),
        **values_view(s, ship, cards),
        **huge_view(s, ship, cards),
        "upgrades": [upgrade_view(ship, card) for card in ship.upgrades],
        "tokens": dict(sorted(ship.tokens.items())),
        "locks": list(ship.locks),
        "locked_by": [other.id for other in locks_on(s, ship.id)],
        "damage": [card_key(card) if card.faceup else "" for card in ship.damage],
        "conditions": [condition.id for condition in ship.conditions],
        "dial": ship.dial if ship.revealed else None,
        "has_dial": bool(ship.dial),
        "changed": changed_maneuvers(s, ship, cards),
        "revealed": ship.revealed,
        "executed": ship.executed,
        "actions": list(ship.actions),
        "activated": ACTIVATED in ship.did,
        "engaged": ENGAGED in ship.did,
        "destroyed": ship.destroyed,
    }


def changed_maneuvers(s: Table, ship: Ship, cards: Sheet) -> dict[str, str]:
    """What some maneuvers on a dial are executed as now (`3-straight/blue`): cards or stress change them."""
    executed = zip(cards.dial.values(), whole_dial(s, ship), strict=True)
    return {printed.id: code(flown) for printed, flown in executed if flown is not printed and flown != printed}


def values_view(s: Table, ship: Ship, cards: Sheet) -> ValuesView:
    return {
        "agility": agility(s, ship),
        "hull": cards.hull,
        "shields": ship.shields,
        "shields_limit": cards.shields,
        "force": ship.force,
        "force_limit": cards.force,
        "charges": ship.charges,
        "charges_limit": cards.charges,
        "weapons": [cast("WeaponView", weapon._asdict()) for weapon in weapons_shown(s, ship, cards)],
    }


def weapons_shown(s: Table, ship: Ship, cards: Sheet) -> Sequence[Weapon]:
    """As printed; those of huge ships as far as their abilities let them reach (XW-HUG-08)."""
    return targets.weapons(s, ship) if huge_of(s, ship) else cards.weapons


def huge_view(s: Table, ship: Ship, cards: Sheet) -> HugePart:
    """What only huge ships have; nothing for all others."""
    huge = huge_of(s, ship)
    if huge is None:
        return {}
    pointed = zip(COLOURS, huge.turrets.items(), strict=False)
    return {
        "huge": {
            "energy": huge.energy,
            "energy_limit": cards.energy,
            "engagement": cards.engagement,
            "turrets": [{"weapon": weapon, "arc": arc, "colour": colour} for colour, (weapon, arc) in pointed],
        }
    }


def upgrade_view(ship: Ship, card: Card) -> UpgradeView:
    return {"id": card.id, "charges": card.charges, "limit": charges.limit(ship, card).value, "back": card.back}


def obstacle_view(s: Table, obstacle: Obstacle) -> ObstacleView:
    return {
        "id": obstacle.id,
        "outline": obstacle.outline,
        "kind": OBSTACLES[obstacle.outline].kind,
        "owner": obstacle.owner,
        "placed": obstacle.placed,
        "pose": as_list(obstacle.pose),
        "locked_by": [ship.id for ship in locks_on(s, obstacle.id)],
    }


def device_view(s: Table, device: Device) -> DeviceView:
    return {
        "id": device.id,
        "kind": device.kind,
        "type": devices.record_of(device.kind).type,
        "owner": device.owner,
        "pose": as_list(device.pose),
        "fuses": device.fuses,
        "damage": len(device.damage),
        "locked_by": [ship.id for ship in locks_on(s, device.id)],
    }
