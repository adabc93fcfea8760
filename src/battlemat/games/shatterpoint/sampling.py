"""Some legal set-up, and the ready-made battles one after another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

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

ALIKE: Final = 0.5
"""How often the units of a squad have a tag in common: much that a unit can do, it does for its own kind."""


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


def sample_squad(rng: Random, units: Sequence[str] = ()) -> SquadList:
    """A squad around one of the units (of all, if none are named), in one of its eras, with anybody or its own kind."""
    unit = UNITS[rng.choice(units or fieldable())]
    alike = rng.random() < ALIKE
    while True:
        era = rng.choice(eras_of(unit))
        choices = _choices(unit, era)
        if all(choices) and _sound(names := [_one_of(rng, others, unit, alike) for others in choices], era):
            return _squad(names, era)
        alike = alike and rng.random() < ALIKE


def _one_of(rng: Random, units: Sequence[str], unit: UnitCard, alike: bool) -> str:
    kin = [other for other in units if UNITS[other].tags & unit.tags] if alike else ()
    return rng.choice(kin or units)


def sample_force(rng: Random, units: Sequence[str] = ()) -> ForceList:
    """Any strike force of playable units that breaks no rule, with one of the units if some are named."""
    while True:
        squads = [sample_squad(rng, units), sample_squad(rng)]
        rng.shuffle(squads)
        force = ForceList("Sampled", squads, rng.choice(list(MISSIONS)))
        if not violations(force):
            return force


def sample_setup(rng: Random, part: str = "") -> dict[str, Any]:
    """Any two legal strike forces on any ready battlefield; both with a unit that has the named part, if any."""
    units = units_with(part)
    usual = 1 if units else 0.9
    forces = [sample_force(rng, units) if rng.random() < usual else rng.choice(list(FORCES)) for _ in range(2)]
    return normal_setup({"players": forces, "battlefield": rng.choice(list(battlefield_plans()))})


def units_with(part: str) -> list[str]:
    """The units that have an ability, or the stance of a chart row or of a box in a combat tree."""
    stance = part.partition("/")[0]
    return [unit for unit in fieldable() if part in UNITS[unit].abilities or stance in UNITS[unit].stances]


def starter_setup(players: int, number: int) -> Starter:
    """Each pairing of the ready-made forces, over all battlefields, over and over."""
    if players != 2:
        raise BadSetup(Refusal("shatterpoint-two-players", "SP-MIS-01", {"count": players}))
    names = [STARTER, *((a, b) for a in FORCES for b in FORCES if a != b and (a, b) != STARTER)]
    pair = names[number % len(names)]
    plans = list(battlefield_plans())
    battlefield = plans[number // len(names) % len(plans)]
    return Starter(normal_setup({"players": list(pair), "battlefield": battlefield}), pair)
