"""TIE/sk striker."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, damage, tokens
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.phrases import you_defend
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_NEUTRALIZE, ROLLS_ATTACK


@triggered("pilot:puresabacc", ROLLS_ATTACK, when=lambda x: len(x.ship.damage) <= 1, may=True)
def pure_sabacc(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


@triggered(
    "pilot:countdown",
    AFTER_NEUTRALIZE,
    of="enemy",
    when=lambda x: you_defend(x) and not tokens.stressed(x.ship),
    may=True,
)
def countdown(m: XMatch, x: Use) -> Flow[None]:
    """The attack misses for good."""
    yield from damage.suffer(m, x.ship, hits=1)
    yield from tokens.gain(m, x.ship, "stress", by=x.ship.owner, source=x.ship.id)
    x.attack.hits = x.attack.crits = 0
    x.attack.hit = False
