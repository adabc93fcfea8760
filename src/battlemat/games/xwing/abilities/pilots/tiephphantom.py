"""TIE/ph phantom."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import hits
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ATTACKS, DECLOAK_TEMPLATES


@triggered("pilot:whisper", AFTER_ATTACKS, when=hits)
def whisper(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "evade", by=x.ship.owner, source=x.ship.id)


@changes("pilot:echo", DECLOAK_TEMPLATES)
def echo(x: Use) -> tuple[str, ...]:
    """A bank takes the place of the straight template, ahead and to the sides."""
    rolls = (f"roll:{hand}-bank2-{way}" for hand in ("left", "right") for way in ("forward", "backward"))
    return ("only", "boost:2-bank-left", "boost:2-bank-right", *rolls)
