"""Abilities of cards: used when they help, declined when they are foolish.

Cards are written to help their owner, so what is free is used. What costs something is used in a fight. A few cards
need a closer look; they are named here.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final, NamedTuple

from battlemat.core.decision import Pick
from battlemat.core.game import Appraisal
from battlemat.games.xwing.appraisal.acting import boost_gain
from battlemat.games.xwing.appraisal.flying import EDGE, detour
from battlemat.games.xwing.appraisal.forces import fighter
from battlemat.games.xwing.appraisal.situation import Situation
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.asking import PASS
from battlemat.games.xwing.cards.sheet import maneuver_id, sheet
from battlemat.games.xwing.combat.targets import shots
from battlemat.games.xwing.flight.templates import speeds
from battlemat.games.xwing.state import Ship, Table, find_ship
from battlemat.games.xwing.timing.listeners import Listener, listeners
from battlemat.games.xwing.timing.moments import AFTER_REVEALS, BEFORE_MANEUVER, BEFORE_REVEALS

FREE: Final = 1.0
PAID: Final = 0.5
IN_A_FIGHT: Final = 500.0
"""Millimetres: with an enemy as near as that, charges are worth spending."""


NEAR_THE_MANEUVER: Final = (BEFORE_REVEALS, AFTER_REVEALS, BEFORE_MANEUVER)
"""When abilities may change a maneuver."""


class Asked(NamedTuple):
    """A card whose ability may be used now by a ship; `about` is the ship that it is about."""

    s: Table
    ship: Ship
    card: str
    about: Ship | None


def abilities(view: View, decision: Pick) -> list[Appraisal]:
    """Which ability to use next, if any."""
    s = imagined(view)
    waiting = {listener.option_id: listener for listener in listeners(s, decision.about.get("window", ""))}
    about = find_ship(s, decision.about.get("ship", ""))
    return [
        Appraisal(option, 0.0 if option == PASS else _worth(s, waiting.get(option), about)) for option in decision.ids
    ]


def _worth(s: Table, listener: Listener | None, about: Ship | None) -> float:
    if listener is None:
        return FREE
    judge = KNOWN.get(listener.card)
    if judge is not None:
        return judge(Asked(s, listener.ship, listener.card, about))
    if listener.ability.window in NEAR_THE_MANEUVER and _near_the_edge(s, about or listener.ship):
        return -FREE
    if listener.ability.cost is None:
        return FREE
    return PAID if in_a_fight(s, listener.ship) else -PAID


def _near_the_edge(s: Table, ship: Ship) -> bool:
    """Where a maneuver that was chosen with care is better left as it is."""
    x, y, _ = ship.pose
    return min(x, y, s.width - x, s.length - y) < EDGE


def in_a_fight(s: Table, ship: Ship) -> bool:
    """Whether an enemy is near."""
    x, y, _ = ship.pose
    return any(
        other.owner != ship.owner and other.place == 1 and hypot(other.pose[0] - x, other.pose[1] - y) < IN_A_FIGHT
        for other in s.ships
    )


# Cards that need a closer look ----------------------------------------------------------------------------------------


def _open_the_foils(asked: Asked) -> float:
    """Closed foils cost an attack die: open them, and leave them open."""
    return -FREE if next(card.back for card in asked.ship.upgrades if f"upgrade:{card.id}" == asked.card) else FREE


def _when_out_of_the_fight(asked: Asked) -> float:
    """Worth a disarm token only if there is nothing to shoot at."""
    return -PAID if shots(asked.s, asked.ship) or in_a_fight(asked.s, asked.ship) else FREE


def _if_a_boost_helps(asked: Asked) -> float:
    around = Situation(asked.s, asked.ship)
    return boost_gain(around) - PAID


def _if_it_can_take_it(asked: Asked) -> float:
    """Taking damage for a friend who is closer to destruction."""
    attack = asked.s.attacks[-1]
    friend = find_ship(asked.s, attack.defender)
    if friend is None:
        return -FREE
    here, there = fighter(asked.s, asked.ship), fighter(asked.s, friend)
    return here.left / here.cost - there.left / there.cost if here.left > 1 else -FREE


def _if_another_maneuver_is_better(asked: Asked) -> float:
    """The revealed maneuver may be changed for one of the same speed and colour, and must be if this is used."""
    ship = asked.about
    if ship is None or not ship.dial:
        return -FREE
    around = Situation(asked.s, ship)
    around.coming = None
    dial = sheet(asked.s, ship).dial
    now = dial[ship.dial]
    others = [way.id for way in dial.values() if way.id != now.id and way[1::2] == now[1::2]]
    return max((detour(around, way) for way in others), default=-FREE) - detour(around, now.id) - PAID


def _if_another_speed_is_better(asked: Asked) -> float:
    """The same for one speed more or less."""
    around = Situation(asked.s, asked.ship)
    around.coming = None
    now = sheet(asked.s, asked.ship).dial[asked.ship.dial]
    others = [maneuver_id(speed, now.bearing) for speed in speeds(now.bearing) if abs(speed - now.speed) == 1]
    return max((detour(around, way) for way in others), default=-FREE) - detour(around, now.id) - PAID


def _if_the_other_side_is_better(asked: Asked) -> float:
    """The revealed turn or bank may be flown to the other side."""
    way, _, hand = asked.ship.dial.rpartition("-")
    other = f"{way}-{'left' if hand == 'right' else 'right'}"
    if other not in sheet(asked.s, asked.ship).dial:
        return -FREE
    around = Situation(asked.s, asked.ship)
    around.coming = None
    return detour(around, other) - detour(around, asked.ship.dial)


KNOWN: Final[dict[str, Callable[[Asked], float]]] = {
    "upgrade:servomotorsfoils": _open_the_foils,
    "upgrade:slavei": _if_the_other_side_is_better,
    "upgrade:r2d2": _when_out_of_the_fight,
    "upgrade:afterburners": _if_a_boost_helps,
    "pilot:biggsdarklighter": _if_it_can_take_it,
    "pilot:saeseetiin": _if_another_maneuver_is_better,
    "pilot:vedfoslo": _if_another_speed_is_better,
}


# What abilities ask ---------------------------------------------------------------------------------------------------


def things(view: View, decision: Pick) -> list[Appraisal]:
    """One of several things: enemies before friends, the dear before the cheap; taking one beats taking none."""
    s = imagined(view)
    return [Appraisal(option, _thing_worth(s, view["viewer"], option)) for option in decision.ids]


def _thing_worth(s: Table, viewer: int, option: str) -> float:
    if option == PASS:
        return 0.0
    ship = find_ship(s, option.rpartition(">")[2]) or find_ship(s, option.rpartition(":")[2])
    if ship is None:
        return 1.0
    return 1.0 + (10.0 if ship.owner != viewer else 0.0) + fighter(s, ship).cost / 100.0


def jammed(view: View, decision: Pick) -> list[Appraisal]:
    """The token an enemy will miss most; one's own ships keep theirs."""
    s = imagined(view)
    ship = find_ship(s, decision.about["ship"])
    own = ship is not None and ship.owner == view["viewer"]
    rank = {"focus": 5.0, "fore": 4.0, "aft": 4.0, "evade": 4.0, "calculate": 3.0}
    return [
        Appraisal(option, 0.0 if option == PASS else (-1.0 if own else rank.get(option, 2.0)))
        for option in decision.ids
    ]


def repairs(view: View, decision: Pick) -> list[Appraisal]:
    """A facedown card repaired is hull won back; a faceup one only loses its text."""
    return [
        Appraisal(option, 0.0 if option == PASS else (3.0 if option == "facedown" else 2.0)) for option in decision.ids
    ]


def damage_taken(view: View, decision: Pick) -> list[Appraisal]:
    """A hit hurts less than a crit."""
    return [Appraisal(option, {"hit": 1.0, "crit": 0.5}.get(option, 0.0)) for option in decision.ids]
