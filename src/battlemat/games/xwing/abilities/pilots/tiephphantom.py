"""TIE/ph phantom."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_ATTACKS


@triggered("pilot:whisper", AFTER_ATTACKS, when=lambda x: x.moment.amount == 1)
def whisper(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "evade", by=x.ship.owner, source=x.ship.id)
