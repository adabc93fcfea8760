"""Some legal set-up, and the ready-made battles one after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

import msgspec

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

READY: Final = 0.1
"""How often a ready-made force is taken."""
CLOSE: Final = 0.8
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


def sample_squad(rng: Random, wanted: Sequence[str] = ()) -> SquadList:
    """A squad around some unit in one of its eras, together with anybody or with its own kind.

    Of the `wanted` units, those named more than once come up more often, and mostly several of them.
    """
    unit = UNITS[rng.choice(wanted or fieldable())]
    circle = {*wanted} if wanted else {one for one in fieldable() if UNITS[one].tags & unit.tags}
    close = CLOSE if rng.random() < CLOSE else 0
    while True:
        era = rng.choice(eras_of(unit))
        choices = _choices(unit, era)
        if all(choices) and _sound(names := [_one_of(rng, units, circle, close) for units in choices], era):
            return _squad(names, era)
        close = close * CLOSE


def _one_of(rng: Random, units: Sequence[str], circle: AbstractSet[str], close: float) -> str:
    near = [unit for unit in units if unit in circle] if rng.random() < close else ()
    return rng.choice(near or units)


def sample_force(rng: Random, wanted: Sequence[str] = ()) -> ForceList:
    """Any strike force of playable units that breaks no rule, of wanted units if there are such."""
    while True:
        first = sample_squad(rng, wanted)
        names = names_in(first)
        others = [unit for unit in wanted if names.isdisjoint(_names(unit))]
        force = ForceList("Sampled", [first, sample_squad(rng, others)], rng.choice(list(MISSIONS)))
        if not violations(force):
            return force


def names_in(squad: SquadList) -> set[str]:
    """The names that no second squad may have again (SP-BLD-04, SP-BLD-05)."""
    return {name for role in ROLES for name in _names(getattr(squad, role))}


def _names(unit: str) -> tuple[str, ...]:
    return (UNITS[unit].name, *UNITS[unit].unique_names)


def sample_setup(rng: Random, parts: Sequence[str] = ()) -> dict[str, Any]:
    """Any two legal strike forces on any ready battlefield; around the units that have the named parts, if any."""
    wanted = [unit for part in parts for unit in units_with(part)]
    ready = 0 if wanted else READY
    forces = [rng.choice(list(FORCES)) if rng.random() < ready else sample_force(rng, wanted) for _ in range(2)]
    return normal_setup({"players": forces, "battlefield": rng.choice(list(battlefield_plans()))})


@cache
def units_with(part: str) -> tuple[str, ...]:
    """The units that have an ability, or the stance of a chart row or of a box in a combat tree."""
    stance = part.partition("/")[0]
    return tuple(unit for unit in fieldable() if part in UNITS[unit].abilities or stance in UNITS[unit].stances)


def sample_list(rng: Random, like: Mapping[str, Any]) -> dict[str, Any]:
    """Any strike force of playable units, for the mission of another one, if that has one."""
    force: dict[str, Any] = msgspec.to_builtins(sample_force(rng))
    mission = like.get("mission")
    return force | {
        "name": "",
        "mission": mission if isinstance(mission, str) and mission in MISSIONS else force["mission"],
    }


def starter_setup(players: int, number: int) -> Starter:
    """Each pairing of the ready-made forces, over all battlefields, over and over."""
    if players != 2:
        raise BadSetup(Refusal("shatterpoint-two-players", "SP-MIS-01", {"count": players}))
    names = [STARTER, *((a, b) for a in FORCES for b in FORCES if a != b and (a, b) != STARTER)]
    pair = names[number % len(names)]
    plans = list(battlefield_plans())
    battlefield = plans[number // len(names) % len(plans)]
    return Starter(normal_setup({"players": list(pair), "battlefield": battlefield}), pair)
