"""Sensors."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import payment
from battlemat.games.xwing.abilities.declare import Use, action, changes, modifies, triggered
from battlemat.games.xwing.abilities.effects import act, can_act
from battlemat.games.xwing.abilities.phrases import ignorable, locked_defender
from battlemat.games.xwing.combat.dice import Modification, Reroll
from battlemat.games.xwing.deeds import ACTED_EARLY, AVOIDED
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import XMatch, placed
from battlemat.games.xwing.table import obstacles
from battlemat.games.xwing.table.devices import record_of
from battlemat.games.xwing.timing.moments import (
    AFTER_REVEALS,
    BEFORE_ENGAGES,
    CAN,
    CANNOT,
    DEVICE_WAYS,
    IGNORES_OBSTRUCTION,
    MEETS,
)


@modifies("upgrade:firecontrolsystem", "attack", "attacker", when=locked_defender)
def fire_control_system(x: Use) -> Modification:
    return Reroll(1)


@changes("upgrade:firecontrolsystem", CANNOT, what=("spend:lock",))
def fire_control_system_keeps_the_lock(x: Use) -> bool:
    return bool(x.s.attacks) and f"{x.ship.id}/{x.card}" in x.attack.used


def is_active(x: Use) -> bool:
    """Its ship's activation is going on."""
    return x.s.phase == "activation" and x.s.active == x.ship.id


@triggered("upgrade:advancedsensors", AFTER_REVEALS, able=lambda x: can_act(x.s, x.ship), may=True)
def advanced_sensors(m: XMatch, x: Use) -> Flow[None]:
    yield from act(m, x.ship)
    x.ship.did.append(ACTED_EARLY)


@changes(
    "upgrade:advancedsensors",
    CANNOT,
    when=lambda x: x.what.startswith("action:") and ACTED_EARLY in x.ship.did and is_active(x),
)
def advanced_sensors_are_enough(x: Use) -> bool:
    return True


@action("upgrade:passivesensors", able=is_active, cost=payment.charge())
def passive_sensors(m: XMatch, x: Use) -> None:
    """The charge is the whole effect: it lets the ship act before it engages."""


@changes("upgrade:passivesensors", CANNOT, what=("coordinated",), when=lambda x: not x.charges)
def passive_sensors_listen(x: Use) -> bool:
    return True


@triggered(
    "upgrade:passivesensors",
    BEFORE_ENGAGES,
    when=lambda x: not x.charges,
    able=lambda x: actions.can_perform(x.s, x.ship, "calculate", "lock"),
    may=True,
)
def passive_sensors_find(m: XMatch, x: Use) -> Flow[None]:
    yield from actions.granted(m, x.ship, "calculate", "lock", may=False)


@changes(
    "upgrade:trajectorysimulator",
    DEVICE_WAYS,
    when=lambda x: x.s.phase == "system" and record_of(x.moment.other).type == "bomb",
)
def trajectory_simulator(x: Use) -> tuple[str, ...]:
    return ("launch:5-straight",)


@changes("upgrade:collisiondetector", CAN, what=("move-through-obstacles",))
def collision_detector(x: Use) -> bool:
    return True


def avoided(x: Use, thing: str) -> str:
    """What is noted of an obstacle that is ignored for the rest of the round."""
    return AVOIDED + thing


@triggered(
    "upgrade:collisiondetector",
    MEETS,
    able=lambda x: not obstacles.ignores(x.s, x.ship, x.moment.other),
    may=True,
    cost=payment.charge(),
)
def collision_detector_avoids(m: XMatch, x: Use) -> None:
    x.ship.did.append(avoided(x, x.moment.other))


@changes("upgrade:collisiondetector", CAN, when=lambda x: bool(ignorable(x)))
def collision_detector_ignores(x: Use) -> bool:
    return avoided(x, ignorable(x)) in x.ship.did


@changes("upgrade:collisiondetector", IGNORES_OBSTRUCTION)
def collision_detector_sees_through(x: Use) -> tuple[str, ...]:
    return tuple(thing.id for thing in placed(x.s) if avoided(x, thing.id) in x.ship.did)
