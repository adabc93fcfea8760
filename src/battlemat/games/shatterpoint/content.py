"""Shatterpoint's cards by id, read from the content files when this module is first imported.

UNITS["lord-maul"].stamina         unit cards
STANCES["lord-maul--dark-rage"]    sides of stance cards
ABILITIES["deflect"].cost          abilities
MISSIONS["first-contact"]          mission sets
TACTICS["patient-design"]          tactics cards
PIECES, FORCES                     terrain pieces, ready-made strike forces
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from battlemat.core.content import content_folder, load_records, read_toml, to_record
from battlemat.core.errors import ContentError
from battlemat.games.shatterpoint.ops import Choice
from battlemat.games.shatterpoint.places import PLACES
from battlemat.games.shatterpoint.records import (
    AbilityCard,
    BattlefieldPlan,
    Era,
    ForceCard,
    Mission,
    MissionCard,
    ObjectiveSpot,
    Piece,
    Stance,
    Struggle,
    TacticsCard,
    UnitCard,
)

R = TypeVar("R")
FOLDER = content_folder("shatterpoint")


def _files(folder: str) -> Iterator[Traversable]:
    return (file for file in sorted((FOLDER / folder).iterdir(), key=lambda f: f.name) if file.name.endswith(".toml"))


def _all(folder: str, table: str, record: type[R]) -> dict[str, R]:
    found: dict[str, R] = {}
    for file in _files(folder):
        for name, entry in load_records(file, table, record).items():
            if name in found:
                raise ContentError(file.name, name, "the id is used twice")
            found[name] = entry
    return found


def _mission(file: Traversable) -> Mission:
    card = to_record(file.name, "mission", read_toml(file).get("mission"), MissionCard)
    objectives = load_records(file, "objective", ObjectiveSpot)
    for mark in objectives:
        if mark not in PLACES:
            raise ContentError(file.name, mark, "field id: nobody would know where this is; see places.py")
    struggles = dict(load_records(file, "struggle", Struggle))
    for struggle in struggles.values():
        for chart in struggle.maps:
            for name in chart.active:
                if name not in objectives:
                    raise ContentError(file.name, struggle.id, f"field maps: there is no objective {name!r}")
    return Mission(card, tuple(objectives.values()), struggles)


OLDER_ERAS: Mapping[str, Era] = {"clone-wars": "fall-of-the-jedi", "galactic-civil-war": "age-of-rebellion"}


def era_of(name: str) -> str:
    """An era by the name used today (SP-BLD-13).

    >>> era_of("clone-wars")
    'fall-of-the-jedi'
    """
    return OLDER_ERAS.get(name, name)


def with_eras_of_today(unit: UnitCard) -> UnitCard:
    eras = tuple(OLDER_ERAS.get(era, era) for era in unit.eras)
    return unit if eras == unit.eras else msgspec.structs.replace(unit, eras=eras)


UNITS: dict[str, UnitCard] = {name: with_eras_of_today(unit) for name, unit in _all("units", "unit", UnitCard).items()}
STANCES: dict[str, Stance] = _all("stances", "stance", Stance)
ABILITIES: dict[str, AbilityCard] = _all("abilities", "ability", AbilityCard)
TACTICS: Mapping[str, TacticsCard] = load_records(FOLDER / "tactics.toml", "tactics", TacticsCard)
MISSIONS: Mapping[str, Mission] = {m.card.id: m for m in map(_mission, _files("missions"))}
STRUGGLES: Mapping[str, Struggle] = {name: card for m in MISSIONS.values() for name, card in m.struggles.items()}
PIECES: Mapping[str, Piece] = load_records(FOLDER / "battlefields" / "pieces.toml", "piece", Piece)
FORCES: Mapping[str, ForceCard] = load_records(FOLDER / "forces.toml", "force", ForceCard)


TAGS = frozenset().union(*(unit.tags for unit in UNITS.values()))
"""Every tag there is: those on some unit card."""


def check_ability(ability: AbilityCard) -> None:
    """Innate abilities are always in effect: they take neither Force nor an action (SP-ABL-10, SP-ABL-15)."""
    for op in ability.ops:
        if isinstance(op, Choice) and op.tag and op.tag not in TAGS:
            raise ContentError("abilities", ability.id, f"field ops: no unit has the tag {op.tag!r}")
    if ability.innate and (ability.cost or ability.action):
        raise ContentError("abilities", ability.id, "an Innate, Tactic or Identity ability costs nothing")


for _ability in ABILITIES.values():
    check_ability(_ability)


def check_unit(unit: UnitCard) -> None:
    """A unit card must agree with itself and name cards that exist (SP-UNI-18, SP-ABL-13)."""
    primary = unit.type == "primary"
    if primary != (unit.squad_points is not None) or primary == (unit.point_cost is not None):
        raise ContentError("units", unit.id, "a primary unit has squad points, any other a point cost")
    for ability in unit.abilities:
        if ability not in ABILITIES:
            raise ContentError("units", unit.id, f"field abilities: there is no {ability!r}")
        if ABILITIES[ability].kind == "identity" and not primary:
            raise ContentError("units", unit.id, "only primary units have identity abilities")
    if not 1 <= len(unit.stances) <= 2 or any(stance not in STANCES for stance in unit.stances):
        raise ContentError("units", unit.id, "field stances: one or two sides of a stance card that exist")


def check_stance(stance: Stance) -> None:
    """A chart for every attack it can make, and a tree whose lines never lead back (SP-STA-15, SP-STA-29, SP-STA-34).

    Options of one column may lead to each other.
    """
    for values, chart in ((stance.melee, stance.melee_chart), (stance.ranged, stance.ranged_chart)):
        if (values.attack is None) != (chart is None):
            raise ContentError("stances", stance.id, "every type of attack it can make has a chart, and no other")
    names = {option.id for option in stance.tree}
    if not all(name in names for option in stance.tree for name in option.next):
        raise ContentError("stances", stance.id, "field tree: a line leads to no option")
    if _reached(stance, [option.id for option in stance.tree if option.start]) != names:
        raise ContentError("stances", stance.id, "field tree: there is an option no line leads to")
    for option in stance.tree:
        for name in option.next:
            if option.id in _reached(stance, [name]) and option.id not in stance.option(name).next:
                raise ContentError("stances", stance.id, f"field tree: a line leads back from {option.id!r}")


def _reached(stance: Stance, names: Sequence[str]) -> set[str]:
    """These options and all that lines lead to from them."""
    found = set(names)
    waiting = list(names)
    while waiting:
        new = set(stance.option(waiting.pop()).next) - found
        found |= new
        waiting += new
    return found


for _unit in UNITS.values():
    check_unit(_unit)
for _stance in STANCES.values():
    check_stance(_stance)


@cache
def battlefield_plans() -> Mapping[str, BattlefieldPlan]:
    """The ready battlefields by id."""
    found = {}
    for file in _files("battlefields"):
        if file.name != "pieces.toml":
            plan = to_record(file.name, "battlefield", read_toml(file).get("battlefield"), BattlefieldPlan)
            found[plan.id] = plan
    return found
