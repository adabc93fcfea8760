"""Upsilon-class shuttle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import act, can_act, give
from battlemat.games.xwing.abilities.phrases import (
    near,
)
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.phases.order import initiative
from battlemat.games.xwing.ships import charges
from battlemat.games.xwing.state import IN_PLAY, XMatch
from battlemat.games.xwing.table.measures import at_range
from battlemat.games.xwing.table.objects import base_of, is_in_arc
from battlemat.games.xwing.timing.moments import AFTER_DAMAGE, AFTER_DESTROYED, AFTER_GAINS, CLOSE, STARTS
from battlemat.geometry import Shape


def led(x: Use) -> bool:
    """A friend at range 1-2 of lower initiative, as long as a charge is left."""
    assert x.about is not None
    return x.charges > 0 and near(x, 1, 2) and initiative(x.s, x.about) < initiative(x.s, x.ship)


@modifies("pilot:captaincardinal", "attack", "attacker", of="friend", when=led, it_does=True)
@modifies("pilot:captaincardinal", "defense", "defender", of="friend", when=led, it_does=True)
def captain_cardinal(x: Use) -> Modification:
    return Reroll(1, ("focus",))


@triggered("pilot:captaincardinal", AFTER_DESTROYED, of="enemy", when=lambda x: near(x, 0, 3))
def captain_cardinal_is_content(m: XMatch, x: Use) -> None:
    charges.lose(m, x.ship, x.card)


@triggered("pilot:lieutenanttavson", AFTER_DAMAGE, able=lambda x: can_act(x.s, x.ship), may=True, cost=payment.charge())
def lieutenant_tavson(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship)


def seen_shaken(x: Use) -> bool:
    assert x.about is not None
    in_time = x.s.phase in ("activation", "engagement")
    return in_time and near(x, 0, 2) and is_in_arc(x.s, x.ship, "front", x.about)


@triggered(
    "pilot:pettyofficerthanisson",
    AFTER_GAINS,
    what=("stress",),
    of="any",
    when=seen_shaken,
    may=True,
    cost=payment.charge(),
)
def petty_officer_thanisson(m: XMatch, x: Use) -> Flow[None]:
    yield from give(m, x, "tractor")


def beside(x: Use, there: Shape) -> bool:
    return at_range(base_of(x.s, x.ship), there, 0, 2)


@changes("pilot:lieutenantdormitz", STARTS, of="other friend", when=lambda x: x.ship.place == IN_PLAY)
def lieutenant_dormitz(x: Use) -> Callable[[Shape], bool]:
    return partial(beside, x)


@changes("pilot:majorstridan", CLOSE)
def major_stridan(x: Use) -> bool:
    return True
