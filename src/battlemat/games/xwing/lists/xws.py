"""Squads from and for other programs: the X-Wing Squadron Format (XWS) 2.0.0, a JSON file.

Reading is tolerant about form: unknown properties, points and vendor data are ignored, and the key an upgrade stands
under is only a heading, because builders spell slots in several ways (`force-power`, `forcepower`) and ids are unique
without it. Ids nobody knows stay in the list, so that `build.violations` names them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.met import met
from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES
from battlemat.games.xwing.lists.build import SquadList, read_list, ships_of, squad_cost, violations
from battlemat.games.xwing.lists.fitting import Fitted, ship_points

VERSION = "2.0.0"
LONGEST = 200_000
"""Many times more than a squad with all its vendor data needs."""
LONGEST_NAME = 100
VENDOR = "battlemat"


class _Pilot(msgspec.Struct):
    """Older files call the id a name."""

    id: str | None = None
    name: str | None = None
    upgrades: dict[str, list[str] | None] | None = None


class _Squadron(msgspec.Struct):
    """What other programs put into `vendor` may look like anything."""

    faction: str
    pilots: list[_Pilot]
    name: str | None = None
    obstacles: list[str] | None = None
    vendor: Any = None


def read_squad(entry: Any) -> SquadList:
    """A squad as plain data, written either as our own lists are or as an XWS object."""
    if not isinstance(entry, dict) or "pilots" not in entry:
        return read_list(entry)
    try:
        return _squad(msgspec.convert(entry, met(_Squadron)))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("xwing-xws-bad-form", "", {"problem": str(fault)})) from fault


def read_xws(data: str | bytes) -> SquadList:
    """A squad from the text of an XWS file; `BadSetup` says what is wrong with one that cannot be read."""
    if len(data) > LONGEST:
        raise BadSetup(Refusal("xwing-xws-too-big", "", {"count": len(data), "most": LONGEST}))
    try:
        return _squad(msgspec.json.decode(data, type=met(_Squadron)))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("xwing-xws-bad-form", "", {"problem": str(fault)})) from fault
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadSetup(Refusal("xwing-xws-not-json", "", {"problem": str(fault)})) from fault


def _squad(squadron: _Squadron) -> SquadList:
    ships = [{"pilot": pilot.id or pilot.name or "", "upgrades": _upgrades(pilot)} for pilot in squadron.pilots]
    return read_list(
        {
            "name": (squadron.name or "").strip()[:LONGEST_NAME],
            "faction": squadron.faction,
            "ships": ships,
            "obstacles": squadron.obstacles or [],
            "format": _format(squadron.vendor),
        }
    )


def _format(vendor: Any) -> str:
    """The format we wrote into a file of ours; the form itself has no place for it."""
    ours = vendor.get(VENDOR) if isinstance(vendor, dict) else None
    named = ours.get("format") if isinstance(ours, dict) else None
    return named if isinstance(named, str) and named in FORMATS else ""


def _upgrades(pilot: _Pilot) -> list[str]:
    return [upgrade for upgrades in (pilot.upgrades or {}).values() for upgrade in upgrades or ()]


def unknown_ids(entry: SquadList) -> list[Refusal]:
    """The ids in a squad that nobody knows."""
    return [refusal for refusal in violations(entry) if refusal.key.startswith("xwing-unknown-")]


def write_xws(entry: SquadList) -> dict[str, Any]:
    """A squad as an XWS object. One with unknown cards cannot be written: nobody could read it."""
    if unknown := unknown_ids(entry):
        raise BadSetup(*unknown)
    squadron: dict[str, Any] = {
        "version": VERSION,
        "name": entry.name,
        "faction": entry.faction,
        "points": squad_cost(SquadList(entry.name, entry.faction, ships_of(entry))),
        "pilots": [_written(ship.pilot, ship.upgrades) for ship in ships_of(entry)],
        "vendor": {VENDOR: {"builder": VENDOR} | ({"format": entry.format} if entry.format else {})},
    }
    return squadron | ({"obstacles": list(entry.obstacles)} if entry.obstacles else {})


def _written(pilot: str, upgrades: list[str]) -> dict[str, Any]:
    by_slot: dict[str, list[str]] = {}
    for upgrade in upgrades:
        by_slot.setdefault(UPGRADES[upgrade].type, []).append(upgrade)
    ship = Fitted(PILOTS[pilot], tuple(UPGRADES[upgrade] for upgrade in upgrades))
    written: dict[str, Any] = {"id": pilot, "points": ship_points(ship, FORMATS["standard"])}
    return written | ({"upgrades": by_slot} if by_slot else {})
