"""Squads, ships and upgrades of tests about building, written in short."""

from __future__ import annotations

from typing import Any

from battlemat.games.xwing.cards.content import FORMATS, PILOTS, UPGRADES
from battlemat.games.xwing.cards.records import Format, Upgrade
from battlemat.games.xwing.lists.build import ShipList, SquadList, violations
from battlemat.games.xwing.lists.fitting import Fitted

STANDARD = FORMATS["standard"]


def squad(*ships: str, faction: str | None = None, **more: Any) -> SquadList:
    """A squad of ships written as `pilot: upgrade upgrade`, of the first pilot's faction if none is named."""
    lists = []
    for ship in ships:
        pilot, _, upgrades = ship.partition(":")
        lists.append(ShipList(pilot, upgrades.split()))
    return SquadList("A squad", faction or PILOTS[lists[0].pilot].faction, lists, **more)


def broken(entry: SquadList, format_: Format = STANDARD) -> list[str]:
    """The rules a squad breaks."""
    return [refusal.rule for refusal in violations(entry, format_)]


def fitted(pilot: str, *upgrades: str) -> Fitted:
    return Fitted(PILOTS[pilot], tuple(UPGRADES[upgrade] for upgrade in upgrades))


def upgrade(card_id: str, **values: Any) -> Upgrade:
    """A test upgrade: a talent for 0 points where nothing else is said."""
    usual: dict[str, Any] = {"id": card_id, "name": card_id, "type": "talent", "points": 0}
    usual |= {"slots": (values.get("type", "talent"),)}
    return Upgrade(**(usual | values))
