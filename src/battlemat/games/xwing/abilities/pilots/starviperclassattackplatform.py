"""StarViper-class attack platform."""

from __future__ import annotations

from battlemat.core.asking import pick
from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.abilities.effects import choose_ship, choose_turn
from battlemat.games.xwing.abilities.phrases import (
    fully,
    in_attack_arc,
    you_defend,
)
from battlemat.games.xwing.flight import moves
from battlemat.games.xwing.ships import damage, tokens
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.table.objects import ships_at
from battlemat.games.xwing.timing.moments import AFTER_MANEUVER, AFTER_NEUTRALIZE, PHASE_STARTS


def shields_of_flesh(x: Use) -> list[Ship]:
    """The friends close by that are in the attack arc too (XW-FAQ-14)."""
    return [ship for ship in ships_at(x.s, x.ship, 0, 1, "other friend") if in_attack_arc(x, ship)]


@triggered(
    "pilot:princexizor",
    AFTER_NEUTRALIZE,
    of="enemy",
    when=you_defend,
    able=lambda x: x.attack.hits + x.attack.crits > 0 and bool(shields_of_flesh(x)),
    may=True,
)
def prince_xizor(m: XMatch, x: Use) -> Flow[None]:
    friend = yield from choose_ship(m, x, lambda: shields_of_flesh(x), rule="XW-FAQ-14")
    if friend is None:
        return
    faces = (["hit"] if x.attack.hits else []) + (["crit"] if x.attack.crits else [])
    face = yield from pick(m, x.ship.owner, "take-damage", "XW-FAQ-14", faces, about={"ship": friend.id})
    if (face or faces[0]) == "hit":
        x.attack.hits -= 1
        yield from damage.suffer(m, friend, hits=1, by=x.attack.attacker)
    else:
        x.attack.crits -= 1
        yield from damage.suffer(m, friend, crits=1, by=x.attack.attacker)


@triggered(
    "pilot:guri", PHASE_STARTS, what=("engagement",), when=lambda x: any(ships_at(x.s, x.ship, 0, 1, "enemy")), may=True
)
def guri(m: XMatch, x: Use) -> Flow[None]:
    yield from tokens.gain(m, x.ship, "focus", by=x.ship.owner, source=x.ship.id)


@triggered(
    "pilot:dalanoberos-starviperclassattackplatform",
    AFTER_MANEUVER,
    when=lambda x: fully(x),
    may=True,
    cost=payment.gain("stress"),
)
def dalan_oberos(m: XMatch, x: Use) -> Flow[None]:
    yield from choose_turn(m, x.ship.owner, x.ship, moves.QUARTERS)
