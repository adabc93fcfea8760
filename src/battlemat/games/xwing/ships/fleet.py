"""The huge ships of a match at its start: energy, turret indicators, damage decks (XW-HUG-62, XW-HUG-65)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from battlemat.games.xwing.cards.sheet import make_sheet
from battlemat.games.xwing.ships.turrets import COLOURS
from battlemat.games.xwing.state import Fleet, HugeDeck, HugeShip, Ship


def new_fleet(ships: Sequence[Ship], players: int) -> Fleet | UnsetType:
    """What the huge ships among these have; nothing at all where there are none."""
    found = {ship.id: _tracker(ship) for ship in ships if make_sheet(ship.pilot, ship.upgrades).size == "huge"}
    return Fleet(found, [HugeDeck() for _ in range(players)]) if found else UNSET


def _tracker(ship: Ship) -> HugeShip:
    """Its energy, all active, and its indicators."""
    cards = make_sheet(ship.pilot, ship.upgrades)
    return HugeShip(cards.energy, {weapon: "front" for weapon, _ in cards.turrets[: len(COLOURS)]})
