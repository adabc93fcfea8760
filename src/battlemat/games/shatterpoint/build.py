"""Strike forces: reading lists, checking them, naming every violation (SP-BLD)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Annotated, Any, get_args

import msgspec

from battlemat.core.errors import BadSetup, Path, Refusal
from battlemat.core.met import met
from battlemat.games.shatterpoint.abilities.registry import is_written
from battlemat.games.shatterpoint.battlefield import read_battlefield
from battlemat.games.shatterpoint.content import FORCES, MISSIONS, UNITS, era_of
from battlemat.games.shatterpoint.records import Era, UnitCard

STARTER = ("republic-and-nite-owls", "collective-and-separatists")
BATTLEFIELD = "refinery-crossing"
ERAS: tuple[str, ...] = get_args(Era)
"""In the order of time (SP-BLD-15)."""
ROLES = ("primary", "secondary", "supporting")

Name = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[^\ud800-\udfff]*$")]


class SquadList(msgspec.Struct, forbid_unknown_fields=True):
    """A squad as players write it; the era only where the primary unit has several."""

    primary: Name = ""
    secondary: Name = ""
    supporting: Name = ""
    era: Name = ""


class ForceList(msgspec.Struct, forbid_unknown_fields=True):
    """A strike force, as players build, save and share it."""

    name: Name
    squads: Annotated[list[SquadList], msgspec.Meta(max_length=20)]
    mission: Name = ""


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is played with, as callers may write it: names of ready-made forces, or whole lists."""

    players: list[Name | ForceList] | None = None
    battlefield: Any = BATTLEFIELD


def is_playable(unit: UnitCard) -> bool:
    """Whether every ability of a unit is written; a unit with one that is not cannot be fielded."""
    return all(is_written(ability) for ability in unit.abilities)


def eras_of(unit: UnitCard) -> list[str]:
    """The eras of a unit and all that lie between them (SP-BLD-14).

    >>> eras_of(UNITS["lord-maul"])
    ['fall-of-the-jedi']
    """
    places = [ERAS.index(era) for era in unit.eras]
    return list(ERAS[min(places) : max(places) + 1])


def violations(force: ForceList) -> list[Refusal]:
    """Every rule of building that a strike force breaks; empty when it may be fielded."""
    found = list(_force_faults(force))
    for number, squad in enumerate(force.squads, 1):
        found += squad_faults(number, squad)
    found += _name_faults(force)
    return found


def _force_faults(force: ForceList) -> Iterator[Refusal]:
    if len(force.squads) != 2:
        yield Refusal("shatterpoint-two-squads", "SP-BLD-01", {"count": len(force.squads)}, (("squads",),))
    if not force.mission:
        yield Refusal("shatterpoint-no-mission", "SP-BLD-18", where=(("mission",),))
    elif force.mission not in MISSIONS:
        facts = {"id": force.mission[:80], "missions": ", ".join(MISSIONS)}
        yield Refusal("shatterpoint-unknown-mission", "SP-BLD-18", facts, (("mission",),))


def squad_faults(number: int, squad: SquadList) -> Iterator[Refusal]:
    """What is wrong with one squad by itself (SP-BLD-02, -03, -08, -09, -11, -16, -17, -19)."""
    units: dict[str, UnitCard] = {}
    for role in ROLES:
        name = getattr(squad, role)
        where = (_slot(number, role),)
        if not name:
            yield Refusal("shatterpoint-role-missing", "SP-BLD-03", {"squad": number, "role": role}, where)
        elif name not in UNITS:
            yield Refusal("shatterpoint-unknown-unit", "", {"id": name[:80]}, where)
        else:
            unit = units[role] = UNITS[name]
            if unit.type != role:
                yield Refusal("shatterpoint-wrong-role", "SP-BLD-03", {"unit": name, "role": role}, where)
            if not is_playable(unit):
                yield Refusal("shatterpoint-not-playable", "SP-HSE-03", {"unit": name}, where)
    if "primary" in units:
        yield from _era_faults(number, squad, units)
        yield from _point_faults(number, units)


def _slot(number: int, role: str) -> Path:
    """Where a unit stands in a strike force; squads are counted from 1."""
    return ("squads", number - 1, role)


def _era_faults(number: int, squad: SquadList, units: Mapping[str, UnitCard]) -> Iterator[Refusal]:
    era = era_of(squad.era) or eras_of(units["primary"])[0]
    for role, unit in units.items():
        if era not in eras_of(unit):
            rule = "SP-BLD-16" if role == "primary" else "SP-BLD-09"
            facts = {"unit": unit.id, "era": era[:80]}
            yield Refusal("shatterpoint-wrong-era", rule, facts, (_slot(number, role),))


def _point_faults(number: int, units: Mapping[str, UnitCard]) -> Iterator[Refusal]:
    cost = sum(units[role].point_cost or 0 for role in ROLES[1:] if role in units)
    points = units["primary"].squad_points or 0
    if cost > points:
        facts = {"squad": number, "cost": cost, "points": points}
        yield Refusal("shatterpoint-too-many-points", "SP-BLD-11", facts, (("squads", number - 1),))


def _name_faults(force: ForceList) -> Iterator[Refusal]:
    """No unit name and no unique name twice in a strike force (SP-BLD-04, SP-BLD-05); the later one is at fault."""
    names: set[str] = set()
    unique: set[str] = set()
    for number, role in product(range(1, len(force.squads) + 1), ROLES):
        unit = UNITS.get(getattr(force.squads[number - 1], role))
        if unit is None:
            continue
        where = (_slot(number, role),)
        if unit.name in names:
            yield Refusal("shatterpoint-unit-twice", "SP-BLD-05", {"unit": unit.id}, where)
        elif shared := sorted(unique.intersection(unit.unique_names)):
            yield Refusal("shatterpoint-name-twice", "SP-BLD-04", {"unit": unit.id, "name": shared[0]}, where)
        names.add(unit.name)
        unique.update(unit.unique_names)


def ready_force(name: str) -> ForceList:
    """A strike force that comes with the game, by its id."""
    if name not in FORCES:
        raise BadSetup(Refusal("shatterpoint-unknown-force", "", {"id": name[:80], "forces": ", ".join(FORCES)}))
    card = FORCES[name]
    squads = [SquadList(squad.primary, squad.secondary, squad.supporting, squad.era) for squad in card.squads]
    return ForceList(card.name, squads, card.mission)


def read_list(entry: Any) -> ForceList:
    """A list from plain data; `BadSetup` names what does not fit."""
    if isinstance(entry, ForceList):
        return entry
    try:
        return msgspec.convert(entry, met(ForceList))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("shatterpoint-not-a-list", "", {"problem": str(fault)})) from fault


def import_list(text: str) -> ForceList:
    """A list from the JSON that `export_list` writes."""
    try:
        return msgspec.json.decode(text, type=met(ForceList))
    except (msgspec.DecodeError, UnicodeEncodeError) as fault:
        raise BadSetup(Refusal("shatterpoint-not-a-list", "", {"problem": str(fault)})) from fault


def export_list(force: ForceList) -> str:
    """A list as JSON, to be shared.

    >>> import_list(export_list(ready_force(STARTER[0]))) == ready_force(STARTER[0])
    True
    """
    return msgspec.json.format(msgspec.json.encode(force)).decode()


@cache
def _starter() -> bytes:
    return msgspec.msgpack.encode(normal_setup({}))


def normal_setup(setup: Any) -> dict[str, Any]:
    """A set-up written out in full and checked; None is the starter battle."""
    if setup is None:
        written: dict[str, Any] = msgspec.msgpack.decode(_starter())
        return written
    try:
        given = msgspec.convert(setup, met(Setup))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("shatterpoint-not-a-setup", "", {"problem": str(fault)})) from fault
    names = list(STARTER) if given.players is None else given.players
    if len(names) != 2:
        raise BadSetup(Refusal("shatterpoint-two-players", "SP-MIS-01", {"count": len(names)}))
    forces = [ready_force(name) if isinstance(name, str) else name for name in names]
    problems = [problem for force in forces for problem in violations(force)]
    if problems:
        raise BadSetup(*problems)
    return {
        "players": [msgspec.to_builtins(force) for force in forces],
        "battlefield": read_battlefield(given.battlefield),
    }
