"""Titles of ships that carry others."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import charges, damage
from battlemat.games.xwing.abilities.declare import Use, changes, instead
from battlemat.games.xwing.abilities.phrases import chassis, opponent, primary
from battlemat.games.xwing.docking import aboard, room
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.tokens import stressed
from battlemat.games.xwing.windows import ATTACK_DICE, CAN, DOCKS, WOULD_SUFFER

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


def shielding_craft(x: Use) -> list[Ship]:
    """The docked escape craft, if it has an active shield."""
    return [ship for ship in aboard(x.s, x.ship) if ship.shields and chassis(x, ship) == "escapecraft"]


@instead("upgrade:landosmillenniumfalcon", WOULD_SUFFER, when=lambda x: bool(shielding_craft(x)), may=True)
def landos_falcon_borrows_a_shield(m: XMatch, x: Use) -> Flow[bool]:
    """A shield of the docked craft takes one damage; the rest is suffered as usual."""
    charges.lose_shields(m, shielding_craft(x)[0], 1, "XW-DMG-14")
    left = x.moment.amount - 1
    hits, crits = (left, 0) if x.what == "hit" else (0, left)
    yield from damage.suffer(m, x.ship, hits, crits, by=x.moment.other)
    return True


@changes("upgrade:landosmillenniumfalcon", ATTACK_DICE, when=primary)
def landos_falcon(x: Use) -> int:
    defender = opponent(x)
    return int(defender is not None and stressed(defender))
