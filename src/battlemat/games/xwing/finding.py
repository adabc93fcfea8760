"""Finding things among the records of a X-Wing match. (A file of its own: records stay interpreted.)"""

from __future__ import annotations

from msgspec import UNSET

from battlemat.core.game import SEATS
from battlemat.games.xwing.position import IN_PLAY, REMOVED, RESERVE, Device, HugeShip, Obstacle, Ship, Table


def forget(s: Table, ship: Ship | None = None) -> None:
    """A card came into play or left it: who waits for what is found out anew, and what is on the sheet of this ship."""
    s.__dict__.pop("listeners", None)
    if ship is not None:
        s.__dict__.get("sheets", {}).pop(ship.id, None)


def find_ship(s: Table, ship_id: str) -> Ship | None:
    """The ship with this id; None for any other object. Squads never change, so an index is made once per copy."""
    ships = s.__dict__.get("ships_by_id")
    if ships is None:
        ships = s.__dict__["ships_by_id"] = {ship.id: ship for ship in s.ships}
    found: Ship | None = ships.get(ship_id)
    return found


def ship_of(s: Table, ship_id: str) -> Ship:
    ship = find_ship(s, ship_id)
    if ship is None:
        raise KeyError(ship_id)
    return ship


def huge_of(s: Table, ship: Ship) -> HugeShip | None:
    """What a ship has as a huge ship; None for all others."""
    return None if s.huge is UNSET else s.huge.ships.get(ship.id)


def obstacle_of(s: Table, obstacle_id: str) -> Obstacle:
    return next(obstacle for obstacle in s.obstacles if obstacle.id == obstacle_id)


def device_of(s: Table, device_id: str) -> Device:
    return next(device for device in s.devices if device.id == device_id)


def in_play(s: Table) -> list[Ship]:
    return [ship for ship in s.ships if ship.place == IN_PLAY]


def squad(s: Table, player: int) -> list[Ship]:
    """The ships of a player that have not been removed."""
    return [ship for ship in s.ships if ship.owner == player and ship.place != REMOVED]


def aboard(s: Table, carrier: Ship) -> list[Ship]:
    """The ships docked with a carrier."""
    return [ship for ship in s.ships if ship.place == RESERVE and ship.carrier == carrier.id]


def placed(s: Table) -> list[Obstacle]:
    return [obstacle for obstacle in s.obstacles if obstacle.placed]


def still_in(s: Table) -> list[int]:
    return [number for number, player in enumerate(s.players) if not player.out]


def seat(player: int) -> str:
    return SEATS[player]


def once(ship: Ship, deed: str) -> bool:
    """Notes that a ship did something this round; False if it had done it before."""
    if deed in ship.did:
        return False
    ship.did.append(deed)
    return True
