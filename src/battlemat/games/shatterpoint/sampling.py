"""Some legal set-up, and the ready-made battles one after another."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import Starter
from battlemat.games.shatterpoint.build import (
    ROLES,
    STARTER,
    ForceList,
    SquadList,
    eras_of,
    is_playable,
    normal_setup,
    violations,
)
from battlemat.games.shatterpoint.content import FORCES, MISSIONS, UNITS, battlefield_plans


@cache
def _playable(role: str) -> tuple[str, ...]:
    return tuple(unit.id for unit in UNITS.values() if unit.type == role and is_playable(unit))


def sample_force(rng: Random) -> ForceList:
    """Any strike force of playable units that breaks no rule."""
    while True:
        squads = []
        for _ in range(2):
            primary, secondary, supporting = (rng.choice(_playable(role)) for role in ROLES)
            squads.append(SquadList(primary, secondary, supporting, rng.choice(eras_of(UNITS[primary]))))
        force = ForceList("Sampled", squads, rng.choice(list(MISSIONS)))
        if not violations(force):
            return force


def sample_setup(rng: Random) -> dict[str, Any]:
    """Any two legal strike forces on any ready battlefield."""
    forces = [sample_force(rng) if rng.random() < 0.7 else rng.choice(list(FORCES)) for _ in range(2)]
    return normal_setup({"players": forces, "battlefield": rng.choice(list(battlefield_plans()))})


def starter_setup(players: int, number: int) -> Starter:
    """Each pairing of the ready-made forces, over all battlefields, over and over."""
    if players != 2:
        raise BadSetup(Refusal("shatterpoint-two-players", "SP-MIS-01", {"count": players}))
    names = [STARTER, *((a, b) for a in FORCES for b in FORCES if a != b and (a, b) != STARTER)]
    pair = names[number % len(names)]
    plans = list(battlefield_plans())
    battlefield = plans[number // len(names) % len(plans)]
    return Starter(normal_setup({"players": list(pair), "battlefield": battlefield}), pair)
