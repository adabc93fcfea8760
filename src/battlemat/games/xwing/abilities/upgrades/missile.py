"""Missiles."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing import attack, costs, devices
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.measures import at_range
from battlemat.games.xwing.objects import shape_of
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.windows import AFTER_ATTACKS, PHASE_STARTS


@triggered(
    "upgrade:clustermissiles",
    AFTER_ATTACKS,
    what=("clustermissiles",),
    when=lambda x: not x.attack.bonus,
    able=lambda x: attack.may_bonus_attack(x.ship),
    may=True,
    bonus_attack=True,
)
def cluster_missiles(m: XMatch, x: Use) -> Flow[None]:
    first = x.moment.other

    def near_first(other: str) -> bool:
        return other != first and at_range(shape_of(m.state, first), shape_of(m.state, other), 0, 1)

    yield from attack.bonus_attack(
        m, x.ship, using=lambda weapon: weapon.id == "clustermissiles", against=near_first, free_lock=True
    )


SWARM_WAYS = ("launch:3-bank-left", "launch:3-straight", "launch:3-bank-right")


@triggered(
    "upgrade:discordmissiles",
    PHASE_STARTS,
    what=("engagement",),
    able=lambda x: bool(devices.placeable_from(x.s, x.ship, x.upgrade, SWARM_WAYS)),
    may=True,
    cost=costs.spend("calculate"),
)
def discord_missiles(m: XMatch, x: Use) -> Flow[None]:
    """Launching the swarm spends the charge."""
    yield from devices.place_from(m, x.ship, x.upgrade, SWARM_WAYS, "XW-DEV-08")
