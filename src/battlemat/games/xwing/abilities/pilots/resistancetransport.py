"""Resistance transport."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, changes, triggered
from battlemat.games.xwing.abilities.phrases import (
    primary,
)
from battlemat.games.xwing.cards.sheet import Action
from battlemat.games.xwing.flight.maneuver import revealed
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_COORDINATES, ATTACK_DICE, CAN, DEFENSE_DICE


def revealed_red(x: Use) -> bool:
    """What the dial shows counts, not what was flown (XW-FAQ-81)."""
    shown = revealed(x.s, x.ship)
    return shown is not None and shown.difficulty == "red"


@changes("pilot:covanell", ATTACK_DICE, when=lambda x: primary(x) and revealed_red(x))
@changes("pilot:covanell", DEFENSE_DICE, when=revealed_red)
def cova_nell(x: Use) -> int:
    return 1


@changes(
    "pilot:pammichnerrogoode", CAN, what=("red-while-stressed",), when=lambda x: x.ship.tokens.get("stress", 0) <= 2
)
def pammich_nerro_goode(x: Use) -> bool:
    return True


def bar_as_red(x: Use) -> list[Action]:
    return actions.as_red(x.s, x.ship, actions.bar(x.s, x.ship))


@triggered(
    "pilot:nodinchavdri",
    AFTER_COORDINATES,
    of="friend",
    when=lambda x: x.ship.id in (x.moment.ship, x.moment.other) and x.ship.tokens.get("stress", 0) <= 2,
    able=lambda x: bool(actions.available(x.s, x.ship, bar_as_red(x), while_stressed=True)),
    may=True,
)
def nodin_chavdri(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.perform(m, x.ship, bar_as_red(x), may=False, while_stressed=True, rule="XW-ACT-24")
