"""Gunners that deal with devices."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import primary
from battlemat.games.xwing.ships import other_actions
from battlemat.games.xwing.state import Table, XMatch
from battlemat.games.xwing.table import devices
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, AFTER_DESTROYED, CAN

BOMB = ("bomb",)


@changes("upgrade:skilledbombardier", CAN, what=("vary-device-speed",))
def skilled_bombardier(x: Use) -> bool:
    return True


def bomb_or_rotate(s: Table, x: Use) -> list[str]:
    turn = ["rotate"] if other_actions.rotations(s, x.ship) else []
    return [*devices.placeable(s, x.ship, BOMB), *turn]


@triggered("upgrade:paigetico", AFTER_ATTACKS, when=primary, able=lambda x: bool(bomb_or_rotate(x.s, x)), may=True)
def paige_tico(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick(
        m, x.ship.owner, "device", "XW-ABL-15", lambda: bomb_or_rotate(m.state, x), about={"ship": x.ship.id}
    )
    if chosen == "rotate":
        yield from other_actions.rotate(m, x.ship)
    elif chosen is not None:
        yield from devices.place(m, x.ship, chosen)


@triggered(
    "upgrade:paigetico", AFTER_DESTROYED, able=lambda x: bool(devices.placeable(x.s, x.ship, BOMB)), may=True
)  # fmt: skip
def paige_ticos_last_bomb(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-74."""
    yield from devices.drop_one(m, x.ship, "XW-FAQ-74", BOMB)
