"""Hyena-class droid bomber."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import hits
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.ships import actions, damage
from battlemat.games.xwing.state import XMatch, find_ship, in_play
from battlemat.games.xwing.timing.moments import AFTER_NEUTRALIZE, ATTACK_DICE, CAN, CANNOT, DEVICE_WAYS, PHASE_STARTS


@changes("pilot:bombardmentdrone", DEVICE_WAYS, when=lambda x: x.what.startswith("drop:"))
def bombardment_drone(x: Use) -> tuple[str, ...]:
    return (x.what.replace("drop:", "launch:"),)


@changes("pilot:dbs404", CAN, what=("attack-range-0",))
def dbs_404(x: Use) -> bool:
    return True


@changes("pilot:dbs404", ATTACK_DICE, when=lambda x: x.attack.range <= 1)
def dbs_404_rolls_more(x: Use) -> int:
    return 1


@triggered("pilot:dbs404", AFTER_NEUTRALIZE, when=lambda x: hits(x) and x.attack.range <= 1)
def dbs_404_is_hurt(m: XMatch, x: Use) -> Flow[None]:
    """When the attack hits, before its damage is dealt (XW-ATK-78)."""
    yield from damage.suffer(m, x.ship, crits=1)


@triggered(
    "pilot:dbs32c",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: actions.can_perform(x.s, x.ship, "coordinate"),
    may=True,
    cost=payment.spend("calculate"),
)
def dbs_32c(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "coordinate", may=False)


def not_networked(x: Use) -> bool:
    """The ship to be coordinated (`coordinate:a.dfs081`) is no part of the network."""
    ship = find_ship(x.s, x.what.removeprefix("coordinate:")) if x.what.startswith("coordinate:") else None
    return ship is not None and sheet(x.s, ship).pilot.ship_ability != "networkedcalculations"


@changes("pilot:dbs32c", CANNOT, when=not_networked)
def dbs_32c_knows_the_network_only(x: Use) -> bool:
    return True


def locked_by_the_network(x: Use) -> bool:
    """The target (`ignore-requirement:lock:b.academypilot`) is locked by a friend in the network."""
    if not x.what.startswith("ignore-requirement:") or x.what.count(":") < 2:
        return False
    target = x.what.split(":")[2]
    friends = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and target in ship.locks]
    return any(sheet(x.s, ship).pilot.ship_ability == "networkedcalculations" for ship in friends)


@changes("pilot:baktoidprototype", CAN, when=locked_by_the_network)
def baktoid_prototype(x: Use) -> bool:
    return True
