"""Scurrg H-6 bomber."""

from __future__ import annotations

from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, instead
from battlemat.games.xwing.state import XMatch, device_of
from battlemat.games.xwing.table.devices import PAYLOAD, record_of
from battlemat.games.xwing.timing.moments import DEFENSE_DICE, DEVICE_WAYS, WOULD_DETONATE


@changes("pilot:solsixxa", DEVICE_WAYS, what=("drop:1-straight",))
def sol_sixxa(x: Use) -> tuple[str, ...]:
    return ("drop:1-turn-left", "drop:1-bank-left", "drop:1-bank-right", "drop:1-turn-right")


@instead(
    "pilot:captainnym",
    WOULD_DETONATE,
    when=lambda x: device_of(x.s, x.moment.other).owner == x.ship.owner and record_of(x.what).type in PAYLOAD,
    may=True,
    cost=payment.charge(),
)
def captain_nym(m: XMatch, x: Use) -> None:
    """The device stays where it is."""


def behind_ordnance(x: Use) -> bool:
    """The attack is obstructed by a bomb or mine."""
    across = [thing for thing in x.s.devices if thing.id in x.attack.obstructed]
    return any(record_of(thing.kind).type in PAYLOAD for thing in across)


@changes("pilot:captainnym", DEFENSE_DICE, when=behind_ordnance)
def captain_nym_defends(x: Use) -> int:
    return 1
