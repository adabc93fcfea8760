"""Sensors."""

from __future__ import annotations

from battlemat.games.xwing.abilities.declare import Use, changes, modifies
from battlemat.games.xwing.abilities.phrases import locked_defender
from battlemat.games.xwing.devices import record_of
from battlemat.games.xwing.dice import Modification, Reroll
from battlemat.games.xwing.windows import CANNOT, DEVICE_WAYS


@modifies("upgrade:firecontrolsystem", "attack", "attacker", when=locked_defender)
def fire_control_system(x: Use) -> Modification:
    return Reroll(1)


@changes("upgrade:firecontrolsystem", CANNOT, what=("spend:lock",))
def fire_control_system_keeps_the_lock(x: Use) -> bool:
    return bool(x.s.attacks) and f"{x.ship.id}/{x.card}" in x.attack.used


@changes(
    "upgrade:trajectorysimulator",
    DEVICE_WAYS,
    when=lambda x: x.s.phase == "system" and record_of(x.moment.other).type == "bomb",
)
def trajectory_simulator(x: Use) -> tuple[str, ...]:
    return ("launch:5-straight",)
