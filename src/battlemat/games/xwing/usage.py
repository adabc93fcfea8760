"""What of the content does something in play, and which events tell that it did: for the fuzzer's report."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from battlemat.core.event import Event
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.content import UPGRADES, derived

TELLING: Final = ("ability", "worked")
"""Events whose `card` is the ability that was used, or that made the difference."""


def usable() -> list[str]:
    """The abilities that are written: of ship cards, ship types, upgrades, conditions and damage cards.

    A card whose facts say everything is used when its weapon fires or its device is placed.
    """
    known = load()
    names = (*content.all_abilities(), *content.huge_abilities())
    return [name for name in names if name in known and (known[name] or _fires_or_places(name))]


def _fires_or_places(name: str) -> bool:
    upgrade = UPGRADES.get(name.removeprefix("upgrade:"))
    return upgrade is not None and any(side.weapon or side.device for side in upgrade.sides)


def used(event: Event) -> Iterator[str]:
    """An ability when it is used, a standing one when a number or a permission is due to it, a weapon when it fires."""
    data = event.data
    if event.kind in TELLING:
        yield from _known(data["card"])
    elif event.kind in ("attack-rolled", "defense-rolled"):
        for name, amount in data["terms"]:
            if amount:
                yield from _known(name)
    elif event.kind == "attack":
        yield from _known(f"upgrade:{data['weapon']}")
    elif event.kind == "device-placed":
        yield from _placed(data["what"])


def _known(card: str) -> Iterator[str]:
    """A card without the number of its copy, if it is one that does something."""
    name = card.partition("#")[0]
    if name in _usable():
        yield name


@derived
@cache
def _usable() -> frozenset[str]:
    return frozenset(usable())


def _placed(kind: str) -> Iterator[str]:
    for upgrade in UPGRADES.values():
        if any(side.device is not None and side.device.id == kind for side in upgrade.sides):
            yield from _known(f"upgrade:{upgrade.id}")
