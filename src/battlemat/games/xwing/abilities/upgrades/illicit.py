"""Illicit upgrades."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, changes, triggered
from battlemat.games.xwing.abilities.effects import hurt_each
from battlemat.games.xwing.combat import rolls
from battlemat.games.xwing.deeds import BRAKED, CYBERNETICS
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.ships import actions, tokens
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import (
    AFTER_DESTROYED,
    AFTER_MANEUVER,
    BEFORE_ACTIVATES,
    BEFORE_ENGAGES,
    BEFORE_MANEUVER,
    CAN,
    PHASE_STARTS,
)


@action(
    "upgrade:cloakingdevice", able=lambda x: actions.can_perform(x.s, x.ship, "cloak"), cost=payment.charge()
)  # fmt: skip
def cloaking_device(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "cloak", may=False)


@triggered("upgrade:cloakingdevice", PHASE_STARTS, what=("planning",), able=lambda x: tokens.has(x.ship, "cloak"))
def cloaking_device_flickers(m: XMatch, x: Use) -> Flow[None]:
    """On a focus result it decloaks or loses the token; a decloak that fails keeps it (XW-FAQ-63)."""
    if (yield from rolls.roll(m, x.ship, 1, "XW-ABL-15", x.card))[0] != "focus":
        return
    ways = [f"decloak:{way}" for way in moves.decloak_ways(m.state, x.ship)]
    about = {"ship": x.ship.id, "card": x.card}
    chosen = yield from pick(m, x.ship.owner, "lose-cloak", "XW-FAQ-63", [*ways, "discard-cloak"], about=about)
    if chosen is None or chosen == "discard-cloak":
        tokens.remove(m, x.ship, "cloak")
    else:
        yield from moves.decloak(m, x.ship, chosen.removeprefix("decloak:"))


@triggered("upgrade:contrabandcybernetics", BEFORE_ACTIVATES, may=True, cost=payment.charge())
def contraband_cybernetics(m: XMatch, x: Use) -> None:
    x.ship.did.append(CYBERNETICS)


@changes(
    "upgrade:contrabandcybernetics",
    CAN,
    what=("act-while-stressed", "red-while-stressed"),
    when=lambda x: CYBERNETICS in x.ship.did,
)
def contraband_cybernetics_help(x: Use) -> bool:
    return True


@triggered("upgrade:deadmansswitch", AFTER_DESTROYED)
def dead_mans_switch(m: XMatch, x: Use) -> Flow[None]:
    yield from hurt_each(m, x, ships_at(m.state, x.ship, 0, 1, "other"), hits=1)


@triggered(
    "upgrade:feedbackarray",
    BEFORE_ENGAGES,
    able=lambda x: any(ships_at(x.s, x.ship, 0, 0, "other")),
    may=True,
    cost=payment.both(payment.gain("ion"), payment.gain("disarm")),
)
def feedback_array(m: XMatch, x: Use) -> Flow[None]:
    """Each ship at range 0, which its own ship is too (XW-ABL-53)."""
    yield from hurt_each(m, x, ships_at(m.state, x.ship, 0, 0), hits=1)


@triggered(
    "upgrade:inertialdampeners",
    BEFORE_MANEUVER,
    when=lambda x: x.ship.revealed and x.ship.executing.partition("/")[0] == x.ship.dial,
    may=True,
    cost=payment.shield(),
)
def inertial_dampeners(m: XMatch, x: Use) -> None:
    x.ship.executing = "0-stationary/white"
    x.ship.did.append(BRAKED)


@triggered("upgrade:inertialdampeners", AFTER_MANEUVER, what=("0-stationary",), when=lambda x: BRAKED in x.ship.did)
def inertial_dampeners_strain(m: XMatch, x: Use) -> Flow[None]:
    x.ship.did.remove(BRAKED)
    yield from tokens.gain(m, x.ship, "stress", by=x.ship.owner)


@action("upgrade:riggedcargochute", cost=payment.charge())
def rigged_cargo_chute(m: XMatch, x: Use) -> Flow[bool]:
    """Where the cargo would leave the play area the charge is kept (XW-OBS-37)."""
    return (yield from obstacles.drop(m, x.ship, "loosecargo", "1-straight"))
