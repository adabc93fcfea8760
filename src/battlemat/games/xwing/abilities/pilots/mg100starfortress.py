"""MG-100 StarFortress."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import devices
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import fully
from battlemat.games.xwing.asking import pick
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_MANEUVER


def drops(x: Use) -> list[str]:
    return [option for option in devices.placeable(x.s, x.ship) if option.startswith("drop:")]


@triggered(
    "pilot:edonkappehl",
    AFTER_MANEUVER,
    when=lambda x: fully(x, "blue", "white") and devices.PLACED not in x.ship.did,
    able=lambda x: bool(drops(x)),
    may=True,
)
def edon_kappehl(m: XMatch, x: Use) -> Flow[None]:
    """XW-FAQ-75."""
    option = yield from pick(m, x.ship.owner, "system", "XW-FAQ-75", lambda: drops(x), about={"ship": x.ship.id})
    if option is not None:
        yield from devices.place(m, x.ship, option)
