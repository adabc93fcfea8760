"""HWK-290 light freighter."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, choose_token, give, hand_over, held
from battlemat.games.xwing.abilities.phrases import (
    near,
    primary,
)
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import InitiativeChange, Ship, XMatch, in_play
from battlemat.games.xwing.table.objects import in_firing_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_GAINS, PHASE_STARTS, ROLLS_ATTACK


def friends_in_firing_arc(x: Use) -> list[Ship]:
    others = [ship for ship in in_play(x.s) if ship.owner == x.ship.owner and ship is not x.ship]
    return [ship for ship in others if in_firing_arc(x.s, x.ship, ship)]


@triggered(
    "pilot:kylekatarn",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: tokens.has(x.ship, "focus") and bool(friends_in_firing_arc(x)),
    may=True,
)
def kyle_katarn(m: XMatch, x: Use) -> Flow[None]:
    yield from hand_over(m, x, ("focus",), lambda: friends_in_firing_arc(x))


@triggered(
    "pilot:janors",
    ROLLS_ATTACK,
    of="other friend",
    when=lambda x: primary(x) and not tokens.stressed(x.ship) and x.about in friends_in_firing_arc(x),
    may=True,
    cost=payment.gain("stress"),
)
def jan_ors(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card)


def in_sights(x: Use) -> list[Ship]:
    """All ships in the firing arc, whoever they belong to."""
    return [ship for ship in in_play(x.s) if in_firing_arc(x.s, x.ship, ship)]


def engage_at(card: str, value: int) -> None:
    """A ship in the firing arc engages at another initiative in this phase."""

    @triggered(card, PHASE_STARTS, what=("engagement",), able=lambda x: bool(in_sights(x)), may=True)
    def choose(m: XMatch, x: Use) -> Flow[None]:
        chosen = yield from choose_ship(m, x, lambda: in_sights(x), rule="XW-PHA-42")
        if chosen is not None:
            chosen.initiatives.append(InitiativeChange(value, "engagement"))


engage_at("pilot:roarkgarnet", 7)
engage_at("pilot:torkilmux", 0)


@triggered(
    "pilot:dacebonearm",
    AFTER_GAINS,
    what=("ion",),
    of="enemy",
    when=lambda x: near(x, 0, 3),
    may=True,
    cost=payment.charge(3),
)
def dace_bonearm(m: XMatch, x: Use) -> Flow[None]:
    yield from give(m, x, "ion", 2)


def victims(x: Use) -> list[Ship]:
    enemies = ships_at(x.s, x.ship, 0, 2, "enemy")
    return [ship for ship in enemies if held(ship, ("focus", "evade")) and in_firing_arc(x.s, x.ship, ship)]


@triggered("pilot:palobgodalhi", PHASE_STARTS, what=("engagement",), able=lambda x: bool(victims(x)), may=True)
def palob_godalhi(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from choose_ship(m, x, lambda: victims(x), rule="XW-TOK-05")
    if chosen is not None:
        token = yield from choose_token(m, x.ship.owner, chosen, held(chosen, ("focus", "evade")))
        yield from tokens.transfer(m, chosen, x.ship, token, by=x.ship.owner, source=x.ship.id)
