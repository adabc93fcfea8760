"""Some legal set-up, and the ready-made battles one after another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
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
    squad_faults,
    violations,
)
from battlemat.games.shatterpoint.content import FORCES, MISSIONS, UNITS, battlefield_plans
from battlemat.games.shatterpoint.records import UnitCard


@cache
def _playable(role: str, era: str) -> tuple[str, ...]:
    return tuple(unit.id for unit in UNITS.values() if unit.type == role and is_playable(unit) and era in eras_of(unit))


def _choices(unit: UnitCard, era: str) -> list[tuple[str, ...]]:
    """The units for each role of a squad with this unit in this era."""
    return [(unit.id,) if unit.type == role else _playable(role, era) for role in ROLES]


@cache
def fieldable() -> tuple[str, ...]:
    """The playable units that some squad of playable units can have: eras and points may leave a unit without one."""
    return tuple(unit.id for unit in UNITS.values() if is_playable(unit) and _has_a_squad(unit))


def _has_a_squad(unit: UnitCard) -> bool:
    return any(_sound(names, era) for era in eras_of(unit) for names in product(*_choices(unit, era)))


def _sound(names: Sequence[str], era: str) -> bool:
    return next(iter(squad_faults(1, _squad(names, era))), None) is None


def _squad(names: Sequence[str], era: str) -> SquadList:
    return SquadList(**dict(zip(ROLES, names, strict=True)), era=era)


def sample_squad(rng: Random) -> SquadList:
    """A squad around a unit that was drawn from all, in one of its eras: so each unit comes up as often as it can."""
    unit = UNITS[rng.choice(fieldable())]
    while True:
        era = rng.choice(eras_of(unit))
        choices = _choices(unit, era)
        if all(choices) and _sound(names := [rng.choice(units) for units in choices], era):
            return _squad(names, era)


def sample_force(rng: Random) -> ForceList:
    """Any strike force of playable units that breaks no rule."""
    while True:
        force = ForceList("Sampled", [sample_squad(rng), sample_squad(rng)], rng.choice(list(MISSIONS)))
        if not violations(force):
            return force


def sample_setup(rng: Random) -> dict[str, Any]:
    """Any two legal strike forces on any ready battlefield."""
    forces = [sample_force(rng) if rng.random() < 0.9 else rng.choice(list(FORCES)) for _ in range(2)]
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
