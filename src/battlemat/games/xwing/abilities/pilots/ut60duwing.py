"""UT-60D U-wing."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import actions, damage, tokens
from battlemat.games.xwing.abilities.declare import Use, modifies, triggered
from battlemat.games.xwing.abilities.phrases import near
from battlemat.games.xwing.asking import pick_ship
from battlemat.games.xwing.dice import Modification, Reroll
from battlemat.games.xwing.objects import ships_at
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.windows import AFTER_ACTION, AFTER_MANEUVER, PHASE_STARTS


@modifies(
    "pilot:sawgerrera",
    "attack",
    "attacker",
    of="friend",
    when=lambda x: x.about is not None and damage.is_damaged(x.about) and near(x, 0, 3),
)
def saw_gerrera(x: Use) -> Modification:
    return Reroll(1)


def tense_friends(x: Use) -> list[Ship]:
    return [ship for ship in ships_at(x.s, x.ship, 1, 3, "other friend") if tokens.stressed(ship)]


@triggered("pilot:cassianandor", PHASE_STARTS, what=("activation",), able=lambda x: bool(tense_friends(x)), may=True)
def cassian_andor(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(m, x.ship.owner, "XW-TOK-03", lambda: tense_friends(x), about={"card": x.card})
    if chosen is not None:
        tokens.remove(m, chosen, "stress")


@triggered(
    "pilot:benthictwotubes",
    AFTER_ACTION,
    what=("focus",),
    able=lambda x: tokens.has(x.ship, "focus") and any(ships_at(x.s, x.ship, 1, 2, "other friend")),
    may=True,
)
def benthic_two_tubes(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick_ship(
        m, x.ship.owner, "XW-TOK-05", lambda: ships_at(m.state, x.ship, 1, 2, "other friend"), about={"card": x.card}
    )
    if chosen is not None:
        yield from tokens.transfer(m, x.ship, chosen, "focus", by=x.ship.owner, source=x.ship.id)


def can_act(x: Use) -> bool:
    return bool(actions.available(x.s, x.ship, actions.standard_actions(x.s, x.ship)))


@triggered("pilot:hefftobber", AFTER_MANEUVER, of="enemy", when=lambda x: near(x, 0, 0), able=can_act, may=True)
def heff_tobber(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, actions.standard_actions(m.state, x.ship), may=False, rule="XW-ACT-24")
