"""Attack shuttle, and the VCX-100 with the same captain."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.deeds import choose_dial
from battlemat.games.xwing.sheet import sheet
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_REVEALS


def of_the_same_colour(x: Use) -> list[str]:
    """The other maneuvers of a red or blue one's difficulty."""
    dial = sheet(x.s, x.ship).dial
    now = dial[x.ship.dial]
    if now.difficulty == "white":
        return []
    return [m.id for m in dial.values() if m.difficulty == now.difficulty and m.id != now.id]


def hera_syndulla(card: str) -> None:
    @triggered(card, AFTER_REVEALS, able=lambda x: bool(of_the_same_colour(x)), may=True)
    def choose(m: XMatch, x: Use) -> Flow[None]:
        yield from choose_dial(m, x, of_the_same_colour(x))


hera_syndulla("pilot:herasyndulla")
hera_syndulla("pilot:herasyndulla-vcx100lightfreighter")
