"""Auzituck gunship."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_token
from battlemat.games.xwing.abilities.phrases import defending_ship, primary
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table.objects import range_to
from battlemat.games.xwing.timing.moments import AFTER_DECLARES, ROLLS_ATTACK


@triggered("pilot:wullffwarro", ROLLS_ATTACK, when=lambda x: primary(x) and damage.is_damaged(x.ship), may=True)
def wullffwarro(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


def reinforced(x: Use) -> list[str]:
    """The reinforce tokens that can be spent."""
    return [side for side in ("fore", "aft") if tokens.may_spend(x.s, x.ship, side)]


def friend_is_attacked(x: Use) -> bool:
    defender = defending_ship(x)
    return defender is not None and defender.owner == x.ship.owner and range_to(x.s, x.ship, defender) <= 1


@triggered(
    "pilot:lowhhrick",
    AFTER_DECLARES,
    of="enemy",
    when=friend_is_attacked,
    able=lambda x: bool(reinforced(x)),
    may=True,
)
def lowhhrick(m: XMatch, x: Use) -> Flow[None]:
    token = yield from choose_token(m, x.ship.owner, x.ship, reinforced(x))
    tokens.spend(m, x.ship, token)
    defender = defending_ship(x)
    if defender is not None:
        yield from tokens.gain(m, defender, "evade", by=x.ship.owner, source=x.ship.id)
