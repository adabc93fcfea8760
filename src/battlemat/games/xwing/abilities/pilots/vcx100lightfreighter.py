"""VCX-100 light freighter, and Hera Syndulla also in her attack shuttle."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.combat import attack
from battlemat.games.xwing.flight.maneuver import code, revealed
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch, find_ship
from battlemat.games.xwing.table.objects import in_firing_arc, ships_at
from battlemat.games.xwing.timing.moments import AFTER_REVEALS, PHASE_STARTS, ROLLS_ATTACK


@triggered("pilot:chopper", PHASE_STARTS, what=("engagement",))
def chopper(m: XMatch, x: Use) -> Flow[None]:
    for enemy in list(ships_at(m.state, x.ship, 0, 0, "enemy")):
        yield from tokens.gain(m, enemy, "jam", 2, by=x.ship.owner, source=x.ship.id)


def alike(x: Use) -> list[str]:
    """The other maneuvers on the dial as hard as the revealed one, if that is red or blue."""
    shown = revealed(x.s, x.ship)
    if shown is None or shown.difficulty not in ("red", "blue"):
        return []
    dial = sheet(x.s, x.ship).dial.values()
    return [one.id for one in dial if one.difficulty == shown.difficulty and one.id != shown.id]


@triggered("pilot:herasyndulla", AFTER_REVEALS, able=lambda x: bool(alike(x)), may=True)
@triggered("pilot:herasyndulla-vcx100lightfreighter", AFTER_REVEALS, able=lambda x: bool(alike(x)), may=True)
def hera_syndulla(m: XMatch, x: Use) -> Flow[None]:
    chosen = yield from pick(
        m, x.ship.owner, "maneuver", "XW-ABL-15", lambda: alike(x), about={"ship": x.ship.id, "card": x.card}
    )
    if chosen is not None:
        x.ship.dial = chosen
        x.ship.executing = code(sheet(m.state, x.ship).dial[chosen])
        m.note("revealed", "XW-MAN-20", ship=x.ship.id, maneuver=chosen)


def shields_a_friend(x: Use) -> bool:
    """The defender is friendly and in your firing arc."""
    defender = find_ship(x.s, x.attack.defender)
    return defender is not None and defender.owner == x.ship.owner and in_firing_arc(x.s, x.ship, defender)


@triggered("pilot:kananjarrus", ROLLS_ATTACK, of="enemy", when=shields_a_friend, may=True, cost=payment.force())
def kanan_jarrus(m: XMatch, x: Use) -> None:
    attack.more_dice(x.attack, "attack", x.card, -1)
