"""BTL-B Y-wing."""

from __future__ import annotations

from battlemat.games.xwing import attack
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import near
from battlemat.games.xwing.devices import PAYLOAD, record_of
from battlemat.games.xwing.measures import at_range
from battlemat.games.xwing.objects import base_of, device_shape
from battlemat.games.xwing.state import Device, XMatch
from battlemat.games.xwing.windows import ROLLS_DEFENSE


def cover(x: Use) -> list[Device]:
    """The friendly bombs and mines at range 0-1 of the defender."""
    if x.about is None:
        return []
    own = [thing for thing in x.s.devices if thing.owner == x.ship.owner and record_of(thing.kind).type in PAYLOAD]
    base = base_of(x.s, x.about)
    return [thing for thing in own if at_range(device_shape(thing), base, 0, 1)]


@triggered("pilot:goji", ROLLS_DEFENSE, of="friend", when=lambda x: near(x, 0, 3) and bool(cover(x)), may=True)
def goji(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "defense", x.card, len(cover(x)))
