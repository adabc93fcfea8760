"""Devices as upgrades; what they do in play is in `abilities/devices.py`."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.ships import charges
from battlemat.games.xwing.state import XMatch, device_of
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing.moments import AFTER_PLACES, PHASE_STARTS

BEARINGS = ("straight", "bank-left", "bank-right", "turn-left", "turn-right")
PROBE_WAYS = tuple(f"{verb}:3-{bearing}" for verb in ("drop", "launch") for bearing in BEARINGS)


@triggered(
    "upgrade:bombletgenerator",
    PHASE_STARTS,
    what=("activation",),
    may=True,
    cost=payment.shield(),
    able=lambda x: charges.can_recover(x.ship, x.card),
)
def bomblet_generator(m: XMatch, x: Use) -> None:
    charges.recover(m, x.ship, x.card, 2)


@triggered("upgrade:electroprotonbomb", AFTER_PLACES, what=("electroprotonbomb",))
def electro_proton_bomb(m: XMatch, x: Use) -> None:
    devices.fuse(m, device_of(m.state, x.moment.other))


@triggered(
    "upgrade:drk1probedroids",
    PHASE_STARTS,
    what=("end",),
    able=lambda x: bool(devices.placeable_from(x.s, x.ship, x.upgrade, PROBE_WAYS)),
    may=True,
)
def drk1_probe_droids(m: XMatch, x: Use) -> Flow[None]:
    yield from devices.place_from(m, x.ship, x.upgrade, PROBE_WAYS, "XW-DEV-08")
