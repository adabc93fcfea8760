"""Titles of ships that carry others."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes
from battlemat.games.xwing.abilities.phrases import chassis, opponent, primary
from battlemat.games.xwing.flight.docking import room
from battlemat.games.xwing.ships.tokens import stressed
from battlemat.games.xwing.state import aboard
from battlemat.games.xwing.timing.moments import ATTACK_DICE, CAN, DOCKS, LENDS_SHIELDS

SHUTTLES = ("attackshuttle", "sheathipedeclassshuttle")


def takes(x: Use, *ships: str) -> bool:
    """Whether the ship in question is of a type that can dock here, and there is room for it (XW-DOC-02)."""
    return x.about is not None and chassis(x, x.about) in ships and room(x.s, x.ship, x.about)


@changes("upgrade:ghost", DOCKS, of="other friend", when=lambda x: takes(x, *SHUTTLES))
def ghost(x: Use) -> tuple[str, ...]:
    return ("rear",)


@changes("upgrade:houndstooth", DOCKS, of="other friend", when=lambda x: takes(x, "z95af4headhunter"))
@changes("upgrade:landosmillenniumfalcon", DOCKS, of="other friend", when=lambda x: takes(x, "escapecraft"))
def docks(x: Use) -> tuple[str, ...]:
    return ("front", "rear")


@changes("upgrade:phantom", CAN, what=("dock-at-range-1",))
def phantom(x: Use) -> bool:
    return True


@changes("upgrade:landosmillenniumfalcon", LENDS_SHIELDS)
def landos_falcon_borrows_shields(x: Use) -> tuple[str, ...]:
    """Those of the docked escape craft; what takes them is damage the Falcon suffers all the same (XW-DMG-14)."""
    return tuple(ship.id for ship in aboard(x.s, x.ship) if chassis(x, ship) == "escapecraft")


@changes("upgrade:landosmillenniumfalcon", ATTACK_DICE, when=primary)
def landos_falcon(x: Use) -> int:
    defender = opponent(x)
    return int(defender is not None and stressed(defender))
