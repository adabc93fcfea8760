"""Modified TIE/ln fighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, instead, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, give
from battlemat.games.xwing.abilities.phrases import larger, near, opponent, you_attack, you_defend
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table.objects import is_in_arc, ships_at
from battlemat.games.xwing.timing.moments import ATTACK_DICE, BEFORE_ENGAGES, DEFENSE_DICE, ROLLS_ATTACK, WOULD_GAIN


@instead(
    "pilot:overseeryushyn",
    WOULD_GAIN,
    what=("disarm",),
    of="friend",
    when=lambda x: near(x, 1, 1) and x.about is not None and not tokens.stressed(x.about),
    may=True,
    cost=payment.charge(),
)
def overseer_yushyn(m: XMatch, x: Use) -> Flow[bool]:
    """XW-FAQ-77."""
    yield from give(m, x, "stress", rule="XW-FAQ-77")
    return True


def prey(x: Use) -> list[Ship]:
    return [ship for ship in ships_at(x.s, x.ship, 1, 2, "enemy") if is_in_arc(x.s, x.ship, "bullseye", ship)]


@triggered(
    "pilot:foremanproach", BEFORE_ENGAGES, able=lambda x: bool(prey(x)), may=True, cost=payment.gain("disarm")
)  # fmt: skip
def foreman_proach(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: prey(x))
    if chosen is not None:
        yield from tokens.gain(m, chosen, "tractor", by=x.ship.owner, source=x.ship.id)


@changes("pilot:ahhav", ATTACK_DICE, when=lambda x: larger(x, opponent(x)))
@changes("pilot:ahhav", DEFENSE_DICE, when=lambda x: larger(x, opponent(x)))
def ahhav(x: Use) -> int:
    return 1


def in_their_bullseye(x: Use) -> bool:
    enemy = opponent(x)
    return enemy is not None and is_in_arc(x.s, enemy, "bullseye", x.ship)


@triggered(
    "pilot:captainseevor",
    ROLLS_ATTACK,
    of="any",
    when=lambda x: (you_attack(x) or you_defend(x)) and opponent(x) is not None and not in_their_bullseye(x),
    may=True,
    cost=payment.charge(),
)
def captain_seevor(m: XMatch, x: Use) -> Flow[None]:
    enemy = opponent(x)
    assert enemy is not None
    yield from tokens.gain(m, enemy, "jam", by=x.ship.owner, source=x.ship.id)
