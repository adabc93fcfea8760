"""Squads: reading lists, checking them, naming every violation (XW-BLD)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from math import ceil
from typing import Annotated, Any, NamedTuple

import msgspec

from battlemat.core.errors import BadSetup, Path, Refusal
from battlemat.core.met import met
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, SHIPS, UPGRADES, Card, is_huge, quick_builds, squads
from battlemat.games.xwing.cards.records import FACTIONS, Format, Pilot, Restriction, Slot, Upgrade
from battlemat.games.xwing.lists.fitting import (
    Fitted,
    card_key,
    restriction_rule,
    ship_points,
    unmet,
    unmet_by_ship,
    upgrade_bar,
)
from battlemat.games.xwing.lists.wings import wings
from battlemat.games.xwing.table.figures import FIGURES, OBSTACLES

STANDARD = "standard"
EPIC = "epic"
STARTERS = ("red-dawn", "black-lance")
QUICK_STARTERS = ("first-watch", "grey-wall")
EPIC_STARTERS = ("old-charter", "grey-bulwark")
MOST_TURRETS = 2
"""Of a huge ship (XW-HUG-83)."""
OBSTACLE_COUNT = 3
USUAL_OBSTACLES = ("coreasteroid2", "core2asteroid4", "yt2400debris1")
"""What a player brings who chose none."""
MOST_PLAYERS = 4
LARGEST_LIMIT = 2000
SHORTEST_SIDE, LONGEST_SIDE = 600, 3640
"""Of a play area, in millimetres: from two thirds of the usual one to four of them in a row (XW-SET-13)."""

Playable = Callable[[Card], bool]
"""Says whether everything a card does is written. Cards that are not playable are refused."""

Count = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""A number that can still be named in a sentence; whether it makes sense is for the rules to say."""
Name = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[^\ud800-\udfff]*$")]
"""A name or id that can be shown and saved: not endless, no broken characters."""


class ShipList(msgspec.Struct, forbid_unknown_fields=True):
    """A ship card and its upgrades, by id."""

    pilot: Name
    upgrades: Annotated[list[Name], msgspec.Meta(max_length=40)] = []


class SquadList(msgspec.Struct, forbid_unknown_fields=True):
    """A squad as players build, save and share it.

    Quick builds go into `builds` instead of `ships`. `upgrades` are upgrades without a ship, which no squad may have.
    `format` is what it was built for, if somebody said so.
    """

    name: Name
    faction: Name
    ships: Annotated[list[ShipList], msgspec.Meta(max_length=100)] = []
    builds: Annotated[list[Name], msgspec.Meta(max_length=100)] = []
    obstacles: Annotated[list[Name], msgspec.Meta(max_length=100)] = []
    upgrades: Annotated[list[Name], msgspec.Meta(max_length=100)] = []
    format: Name = ""


class Setup(msgspec.Struct, forbid_unknown_fields=True, rename={"format_": "format"}):
    """What a match is played with, as callers may write it: names of ready-made squads, or whole lists."""

    players: list[Name | SquadList] | None = None
    format_: Name = STANDARD
    limit: Count | None = None
    width: float = FIGURES.play_area
    length: float = FIGURES.play_area


def everything(_card: Card) -> bool:
    """For those who only want to know what the rules say about a squad."""
    return True


# Reading --------------------------------------------------------------------------------------------------------------


def read_list(entry: Any) -> SquadList:
    """A squad from plain data; `BadSetup` names what does not fit."""
    if isinstance(entry, SquadList):
        return entry
    try:
        return msgspec.convert(entry, met(SquadList))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("xwing-not-a-squad", "", {"problem": str(fault)})) from fault


def ready_list(name: str) -> SquadList:
    """A squad that comes with the game, by its id."""
    if name not in squads():
        raise BadSetup(Refusal("xwing-unknown-squad", "", {"id": name[:80], "options": ", ".join(squads())}))
    squad = squads()[name]
    ships = [ShipList(ship.pilot, list(ship.upgrades)) for ship in squad.ships]
    made_for = squad.format if squad.format == EPIC else ""
    return SquadList(squad.name, squad.faction, ships, list(squad.builds), list(squad.obstacles), format=made_for)


def starters(format_: Format) -> tuple[str, str]:
    """What players who chose nothing play with."""
    return QUICK_STARTERS if format_.threat else EPIC_STARTERS if format_.huge else STARTERS


def format_of(entry: SquadList) -> Format:
    """The format a squad is made for, by what it says or by what is in it (XW-BLD-04).

    Quick builds are played among themselves, cards of huge ships in epic battles, all else is standard.
    """
    if entry.format in FORMATS:
        return FORMATS[entry.format]
    if entry.builds and not entry.ships:
        return FORMATS["quick-build"]
    return FORMATS[EPIC if any(is_huge(card) for card, _ in _cards(list(_listed(entry)))) else STANDARD]


class Listed(NamedTuple):
    """A ship of a squad, and where the list has it and each of its upgrades."""

    ship: Fitted
    at: Path
    upgrades: tuple[Path, ...]


def _written(entry: SquadList) -> Iterator[tuple[Path, ShipList]]:
    """All ships of a squad, those of its quick builds included, each with the entry that brings it."""
    for place, ship in enumerate(entry.ships):
        yield ("ships", place), ship
    for place, build in enumerate(entry.builds):
        for built in quick_builds()[build].ships if build in quick_builds() else ():
            yield ("builds", place), ShipList(built.pilot, list(built.upgrades))


def _listed(entry: SquadList) -> Iterator[Listed]:
    """The ships of a squad as far as their cards exist."""
    for at, ship in _written(entry):
        if ship.pilot in PILOTS:
            known = [(name, place) for place, name in enumerate(ship.upgrades) if name in UPGRADES]
            paths = tuple(at if at[0] == "builds" else (*at, "upgrades", place) for _, place in known)
            yield Listed(Fitted(PILOTS[ship.pilot], tuple(UPGRADES[name] for name, _ in known)), at, paths)


def ships_of(entry: SquadList) -> list[ShipList]:
    """All ships of a squad, those of its quick builds included."""
    return [ship for _, ship in _written(entry)]


def fitted_ships(entry: SquadList) -> list[Fitted]:
    """The ships of a squad as far as their cards exist."""
    return [listed.ship for listed in _listed(entry)]


def squad_cost(entry: SquadList, format_: Format = FORMATS[STANDARD]) -> int:
    """The points of a squad, or the threat where that is what counts."""
    if format_.threat:
        return sum(quick_builds()[build].threat for build in entry.builds if build in quick_builds())
    return sum(ship_points(ship, format_) for ship in fitted_ships(entry))


# Checking -------------------------------------------------------------------------------------------------------------


def violations(
    entry: SquadList,
    format_: Format = FORMATS[STANDARD],
    limit: int | None = None,
    playable: Playable = everything,
) -> list[Refusal]:
    """Every rule of building that a squad breaks; empty when it is legal. A `limit` replaces that of the format."""
    squad = list(_listed(entry))
    if not format_.huge and any(is_huge(card) for card, _ in _cards(squad)):
        return [*_unknown_ids(entry), _huge_elsewhere(squad, format_)]
    return [
        *_unknown_ids(entry),
        *_whole_squad(entry, squad, format_, format_.limit if limit is None else limit),
        *_unavailable(squad, format_, playable),
        *_too_many_limited(squad),
        *_too_many_solitary(squad),
        *_small_wings(squad),
        *(refusal for listed in squad if not format_.threat for refusal in _ship(listed, squad, format_)),
        *_obstacles(entry),
    ]


def _unknown_ids(entry: SquadList) -> Iterator[Refusal]:
    if entry.faction not in FACTIONS:
        yield Refusal("xwing-unknown-faction", "XW-BLD-07", {"id": entry.faction[:80]}, (("faction",),))
    if entry.format and entry.format not in FORMATS:
        yield _no_format(entry.format, (("format",),))
    for place, build in enumerate(entry.builds):
        if build not in quick_builds():
            yield Refusal("xwing-unknown-build", "", {"id": build[:80]}, (("builds", place),))
    for place, ship in enumerate(entry.ships):
        if ship.pilot not in PILOTS:
            yield Refusal("xwing-unknown-pilot", "", {"id": ship.pilot[:80]}, (("ships", place),))
        for slot, upgrade in enumerate(ship.upgrades):
            if upgrade not in UPGRADES:
                where = (("ships", place, "upgrades", slot),)
                yield Refusal("xwing-unknown-upgrade", "", {"id": upgrade[:80]}, where)


def _whole_squad(entry: SquadList, squad: Sequence[Listed], format_: Format, limit: int) -> Iterator[Refusal]:
    if not entry.ships and not entry.builds:
        yield Refusal("xwing-squad-empty", "XW-VIC-04")
    if format_.threat and entry.ships:
        yield Refusal("xwing-builds-only", "XW-BLD-04", {"format": f"format:{format_.id}"}, (("ships",),))
    if not format_.threat and entry.builds:
        yield Refusal("xwing-no-builds", "XW-BLD-04", {"format": f"format:{format_.id}"}, (("builds",),))
    cost = squad_cost(entry, format_)
    if cost > limit:
        key = "xwing-too-much-threat" if format_.threat else "xwing-too-many-points"
        yield Refusal(key, "XW-BLD-01", {"total": cost, "limit": limit})
    for pilot in dict.fromkeys(listed.ship.pilot for listed in squad):
        if entry.faction in FACTIONS and pilot.faction != entry.faction:
            facts = {"card": card_key(pilot), "faction": f"faction:{entry.faction}"}
            where = tuple(listed.at for listed in squad if listed.ship.pilot is pilot)
            yield Refusal("xwing-wrong-faction", "XW-BLD-08", facts, where)
    for place, upgrade in enumerate(entry.upgrades):
        facts = {"upgrade": f"upgrade:{upgrade[:80]}"}
        yield Refusal("xwing-upgrade-without-ship", "XW-BLD-06", facts, (("upgrades", place),))


def _no_format(name: str, where: tuple[Path, ...] = ()) -> Refusal:
    return Refusal("xwing-unknown-format", "XW-BLD-04", {"id": name[:80], "options": ", ".join(FORMATS)}, where)


def _huge_elsewhere(squad: Sequence[Listed], format_: Format) -> Refusal:
    """The one thing to say of a squad with cards of huge ships where there are none: it is for another format."""
    found = [(card, at) for card, at in _cards(squad) if is_huge(card)]
    facts = {"card": card_key(found[0][0]), "format": f"format:{format_.id}", "other": f"format:{EPIC}"}
    return Refusal("xwing-huge-not-in-format", "XW-BLD-04", facts, _paths(found))


def available(card: Card, format_: Format) -> bool:
    """Whether a card may be used in a format (XW-BLD-04)."""
    return (format_.huge or not is_huge(card)) and (card.hyperspace or not format_.hyperspace)


def _unavailable(squad: Sequence[Listed], format_: Format, playable: Playable) -> Iterator[Refusal]:
    """Cards the format does not have, and cards that do not work yet, each named once."""
    copies: dict[str, list[tuple[Card, Path]]] = {}
    for card, at in _cards(squad):
        copies.setdefault(card_key(card), []).append((card, at))
    for key, found in copies.items():
        card, where = found[0][0], _paths(found)
        if not available(card, format_):
            yield Refusal("xwing-not-in-format", "XW-BLD-04", {"card": key, "format": f"format:{format_.id}"}, where)
        elif not playable(card):
            yield Refusal("xwing-not-yet-playable", "", {"card": key}, where)


def _cards(squad: Sequence[Listed]) -> Iterator[tuple[Card, Path]]:
    """Every card of a squad, and where the list has it."""
    for listed in squad:
        yield listed.ship.pilot, listed.at
        yield from zip(listed.ship.upgrades, listed.upgrades, strict=True)


def _paths(found: Iterable[tuple[Card, Path]]) -> tuple[Path, ...]:
    """Where the list has these cards; a quick build may bring several of them."""
    return tuple(dict.fromkeys(at for _, at in found))


def _too_many_limited(squad: Sequence[Listed]) -> Iterator[Refusal]:
    """Ship and upgrade cards of one name count together (XW-BLD-22 to XW-BLD-24, XW-BLD-26)."""
    by_name: dict[str, list[tuple[Card, Path]]] = {}
    for card, at in _cards(squad):
        by_name.setdefault(card.name, []).append((card, at))
    for found in by_name.values():
        limit = min((card.limited for card, _ in found if card.limited), default=len(found))
        if len(found) > limit:
            mixed = len({type(card) for card, _ in found}) > 1
            facts = {"card": card_key(found[0][0]), "count": len(found), "limit": limit}
            yield Refusal("xwing-too-many-limited", "XW-BLD-23" if mixed else "XW-BLD-22", facts, _paths(found))


def _too_many_solitary(squad: Sequence[Listed]) -> Iterator[Refusal]:
    by_slot: dict[Slot, list[tuple[Card, Path]]] = {}
    for card, at in _cards(squad):
        if isinstance(card, Upgrade) and card.solitary:
            by_slot.setdefault(card.type, []).append((card, at))
    for slot, found in by_slot.items():
        if len(found) > 1:
            facts = {"slot": f"slot:{slot}", "count": len(found)}
            yield Refusal("xwing-too-many-solitary", "XW-BLD-27", facts, _paths(found))


def _small_wings(squad: Sequence[Listed]) -> Iterator[Refusal]:
    """Wing leaders with fewer wingmates than their cards ask for (XW-EPC-07)."""
    if not any(upgrade.wing for listed in squad for upgrade in listed.ship.upgrades):
        return
    for place, mates in wings([listed.ship for listed in squad]).items():
        for upgrade in squad[place].ship.upgrades:
            if upgrade.wing and len(mates) < upgrade.wing.least:
                pilot = squad[place].ship.pilot
                types = "|".join(f"chassis:{ship}" for ship in upgrade.wing.ships or (pilot.ship,))
                facts = {**_on_ship(upgrade, pilot), "count": len(mates), "needed": types, "least": upgrade.wing.least}
                yield Refusal("xwing-wing-too-small", "XW-EPC-07", facts, _on(squad[place], [upgrade]))


def _obstacles(entry: SquadList) -> Iterator[Refusal]:
    """Three obstacles of any types, or none for the usual ones (XW-SET-18)."""
    if entry.obstacles and len(entry.obstacles) != OBSTACLE_COUNT:
        facts = {"count": len(entry.obstacles), "needed": OBSTACLE_COUNT}
        yield Refusal("xwing-obstacle-count", "XW-SET-18", facts, (("obstacles",),))
    for place, name in enumerate(entry.obstacles):
        if name not in OBSTACLES or OBSTACLES[name].guide is not None:  # those are placed by cards
            yield Refusal("xwing-unknown-obstacle", "XW-SET-18", {"id": name[:80]}, (("obstacles", place),))


# One ship -------------------------------------------------------------------------------------------------------------


def _ship(listed: Listed, squad: Sequence[Listed], format_: Format) -> Iterator[Refusal]:
    ship, ships = listed.ship, [other.ship for other in squad]
    yield from _slots(listed, format_)
    yield from _turrets(listed)
    for line in unmet_by_ship(ship, ships):
        facts = {"pilot": card_key(ship.pilot), "needed": "|".join(needed(line))}
        yield Refusal("xwing-ship-restricted", "XW-BLD-20", facts, (listed.at,))
    for name, count in Counter(upgrade.name for upgrade in ship.upgrades).items():
        if count > 1:
            same = [upgrade for upgrade in ship.upgrades if upgrade.name == name]
            yield Refusal("xwing-upgrade-twice", "XW-BLD-21", _on_ship(same[0], ship.pilot), _on(listed, same))
    for upgrade in dict.fromkeys(ship.upgrades):
        for line in unmet(upgrade, ship, ships):
            facts = {**_on_ship(upgrade, ship.pilot), "needed": "|".join(needed(line))}
            yield Refusal("xwing-restricted", restriction_rule(line, upgrade), facts, _on(listed, [upgrade]))


def _on_ship(upgrade: Upgrade, pilot: Pilot) -> dict[str, Any]:
    return {"upgrade": card_key(upgrade), "pilot": card_key(pilot)}


def _on(listed: Listed, upgrades: Sequence[Upgrade]) -> tuple[Path, ...]:
    """Where the list has these upgrades of a ship."""
    return tuple(at for upgrade, at in zip(listed.ship.upgrades, listed.upgrades, strict=True) if upgrade in upgrades)


def _slots(listed: Listed, format_: Format) -> Iterator[Refusal]:
    """More upgrades of a type than there are slots (XW-BLD-11 to XW-BLD-14)."""
    ship = listed.ship
    bar = upgrade_bar(ship, format_)
    for slot, used in Counter(slot for upgrade in ship.upgrades for slot in upgrade.slots).items():
        if used > bar[slot]:
            facts = {"pilot": card_key(ship.pilot), "slot": f"slot:{slot}", "count": used, "limit": bar[slot]}
            where = _on(listed, [upgrade for upgrade in ship.upgrades if slot in upgrade.slots])
            yield Refusal("xwing-no-slot", _slot_rule(ship, slot, used, bar[slot]), facts, where)


def _turrets(listed: Listed) -> Iterator[Refusal]:
    ship = listed.ship
    turrets = [upgrade for upgrade in ship.upgrades if upgrade.turret]
    if SHIPS[ship.pilot.ship].huge and len(turrets) > MOST_TURRETS:
        facts = {"pilot": card_key(ship.pilot), "count": len(turrets), "limit": MOST_TURRETS}
        yield Refusal("xwing-too-many-turrets", "XW-HUG-83", facts, _on(listed, turrets))


def _slot_rule(ship: Fitted, slot: Slot, used: int, there: int) -> str:
    removed = sum(upgrade.grants.slots_removed.count(slot) for upgrade in ship.upgrades)
    if removed and used <= there + removed:
        return "XW-BLD-13"
    if slot in ("title", "configuration") and not there:
        return "XW-BLD-14"
    if sum(upgrade.type == slot for upgrade in ship.upgrades) <= there:
        return "XW-BLD-12"
    return "XW-BLD-11"


def needed(line: Restriction) -> list[str]:
    """What a line of a restriction box asks for, as names of things: its alternatives."""
    action = line.action
    return [
        *(f"faction:{faction}" for faction in line.factions),
        *(f"size:{size}" for size in line.sizes),
        *(f"chassis:{ship}" for ship in line.ships),
        *(f"card:{name}" for name in line.names),
        *([f"action:{action.action}:{action.difficulty or 'any'}"] if action else []),
        *(f"arc:{arc}" for arc in line.arcs),
        *(f"force:{side}" for side in line.force_sides),
        *(f"equipped:{slot}" for slot in line.equipped),
        *([f"initiative:{line.initiative_min}"] if line.initiative_min is not None else []),
        *([f"energy:{line.energy_min}"] if line.energy_min is not None else []),
        *([f"shields:{line.shields_min}"] if line.shields_min is not None else []),
        *(["non-limited"] if line.non_limited else []),
    ]


# Set-ups --------------------------------------------------------------------------------------------------------------


def crowded(entries: Sequence[SquadList], width: float, length: float) -> Iterator[Refusal]:
    """The squads that do not fit within range 1 of an edge, however close their ships stand (XW-SET-13, XW-SET-21)."""
    edge = width if len(entries) == 2 else min(width, length)
    for entry in entries:
        needed = edge_needed(entry)
        if needed > edge:
            facts = {"squad": entry.name, "ships": len(ships_of(entry)), "needed": round(needed), "edge": round(edge)}
            yield Refusal("xwing-too-many-ships", "XW-SET-13", facts)


def edge_needed(entry: SquadList) -> float:
    """How long an edge must be for all ships of a squad: a small one fits behind a medium or another small one.

    A huge ship stands with its narrow side to the edge (XW-HUG-64).
    """
    sizes = Counter(SHIPS[PILOTS[ship.pilot].ship].size for ship in ships_of(entry) if ship.pilot in PILOTS)
    small, medium, large, huge = (FIGURES.base[size].width for size in ("small", "medium", "large", "huge"))
    front = sizes["medium"] * medium
    left = max(sizes["small"] - int(front // small), 0)
    return sizes["huge"] * huge + sizes["large"] * large + front + ceil(left / 2) * small


@cache
def _starter(playable: Playable) -> bytes:
    return msgspec.msgpack.encode(normal_setup({}, playable))


def normal_setup(setup: Any, playable: Playable = everything) -> dict[str, Any]:
    """A set-up written out in full and checked; None is the starter battle."""
    if setup is None:
        starter: dict[str, Any] = msgspec.msgpack.decode(_starter(playable))  # whoever changes it changes nobody else's
        return starter
    try:
        given = msgspec.convert(setup, met(Setup))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("xwing-not-a-setup", "", {"problem": str(fault)})) from fault
    if given.format_ not in FORMATS:
        raise BadSetup(_no_format(given.format_))
    format_ = FORMATS[given.format_]
    limit = format_.limit if given.limit is None else given.limit
    if not 1 <= limit <= LARGEST_LIMIT:
        raise BadSetup(Refusal("xwing-bad-limit", "XW-BLD-01", {"limit": limit, "most": LARGEST_LIMIT}))
    players = list(starters(format_)) if given.players is None else given.players
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise BadSetup(Refusal("xwing-bad-player-count", "XW-SET-10", {"count": len(players), "most": MOST_PLAYERS}))
    for side in (given.width, given.length):
        if not SHORTEST_SIDE <= side <= LONGEST_SIDE:
            area: dict[str, Any] = {"side": side, "least": SHORTEST_SIDE, "most": LONGEST_SIDE}
            raise BadSetup(Refusal("xwing-bad-area", "XW-SET-13", area))
    entries = [ready_list(entry) if isinstance(entry, str) else entry for entry in players]
    problems = [problem for entry in entries for problem in violations(entry, format_, limit, playable)]
    problems += crowded(entries, given.width, given.length)
    if problems:
        raise BadSetup(*problems)
    return {
        "format": format_.id,
        "limit": limit,
        "width": given.width,
        "length": given.length,
        "players": [_in_full(entry) for entry in entries],
    }


def _in_full(entry: SquadList) -> dict[str, Any]:
    """A squad as a set-up has it, which names the format itself."""
    written: dict[str, Any] = msgspec.to_builtins(entry)
    del written["format"]
    return written | {"obstacles": entry.obstacles or list(USUAL_OBSTACLES)}
