"""X-Wing's cards by id, read from the content files when this module is first imported.

    SHIPS["t65xwing"].dial          ship types
    PILOTS["lukeskywalker"].slots   ship cards
    UPGRADES["r2d2"].charges        upgrade cards
    CONDITIONS, DAMAGE_CARDS, HUGE_DAMAGE_CARDS, SHIP_ABILITIES, FORMATS

A pilot and an upgrade may have the same id, so an ability is named with its kind: `pilot:hansolo`, `upgrade:hansolo`,
`ship:vectoredthrusters`, `condition:hunted`, `damage:fuelleak`. `abilities_of(card)` gives the names of all abilities
that must be written before a card does everything it should.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Protocol, TypeVar

from battlemat.core.content import content_folder, load_records
from battlemat.core.errors import ContentError
from battlemat.games.xwing.cards.records import (
    HUGE_SLOTS,
    Action,
    ActionIcon,
    BuiltShip,
    Condition,
    DamageCard,
    Faction,
    Format,
    Pilot,
    QuickBuild,
    Ship,
    ShipAbility,
    Squad,
    Upgrade,
)

Card = Pilot | Upgrade
"""What squads are made of."""


class Content:
    """All records of the game, by id; `folder` may hold another set of the same files."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = content_folder("xwing") if folder is None else folder
        self.folder = folder
        self.factions = load_records(folder / "factions.toml", "faction", Faction)
        self.actions = load_records(folder / "factions.toml", "action", Action)
        self.ships = dict(load_records(folder / "ships.toml", "ship", Ship))
        self.ship_abilities = load_records(folder / "ship_abilities.toml", "ability", ShipAbility)
        self.conditions = load_records(folder / "conditions.toml", "condition", Condition)
        self.pilots = dict(load_records(folder / "pilots.toml", "pilot", Pilot))
        self.upgrades = dict(load_records(folder / "upgrades.toml", "upgrade", Upgrade))
        self.damage_cards = load_records(folder / "damage_deck.toml", "card", DamageCard)
        self.huge_damage_cards = load_records(folder / "huge_damage_deck.toml", "card", DamageCard)
        self.formats = load_records(folder / "formats.toml", "format", Format)
        for ship in self.ships.values():
            self.check_ship("ships.toml", ship)
        for pilot in self.pilots.values():
            self.check_pilot("pilots.toml", pilot)
        for upgrade in self.upgrades.values():
            self.check_upgrade("upgrades.toml", upgrade)

    def check_ship(self, file: str, ship: Ship) -> None:
        if len({(m.speed, m.bearing) for m in ship.dial}) < len(ship.dial):
            raise ContentError(file, ship.id, "field dial: a maneuver is there twice")
        if ship.huge != (ship.energy > 0):
            raise ContentError(file, ship.id, "field energy: huge ships, and only they, have energy")

    def check_pilot(self, file: str, pilot: Pilot) -> None:
        if pilot.ship not in self.ships:
            raise ContentError(file, pilot.id, f"field ship: there is no {pilot.ship!r}")
        if pilot.faction not in self.ships[pilot.ship].factions:
            raise ContentError(file, pilot.id, f"field faction: {pilot.faction!r} has no {pilot.ship!r}")
        if pilot.ship_ability is not None and pilot.ship_ability not in self.ship_abilities:
            raise ContentError(file, pilot.id, f"field ship_ability: there is no {pilot.ship_ability!r}")
        _check_ids(file, pilot.id, "conditions", pilot.conditions, self.conditions)

    def check_upgrade(self, file: str, upgrade: Upgrade) -> None:
        if upgrade.type not in upgrade.slots:
            raise ContentError(file, upgrade.id, "field slots: a card fills at least one slot of its type")
        if not upgrade.huge and any(slot in HUGE_SLOTS for slot in upgrade.slots):
            raise ContentError(file, upgrade.id, "field huge: this card fills a slot that only huge ships have")
        for side in upgrade.sides:
            _check_ids(file, upgrade.id, "conditions", side.conditions, self.conditions)
        for line in upgrade.restrictions:
            _check_ids(file, upgrade.id, "restrictions.ships", line.ships, self.ships)

    def quick_builds(self) -> Mapping[str, QuickBuild]:
        """Read only when somebody asks for them."""
        builds = load_records(self.folder / "quick_builds.toml", "build", QuickBuild)
        for build in builds.values():
            self._check_built("quick_builds.toml", build.id, build.ships)
        return builds

    def squads(self) -> Mapping[str, Squad]:
        squads = load_records(self.folder / "squads.toml", "squad", Squad)
        builds = self.quick_builds()
        for squad in squads.values():
            self._check_built("squads.toml", squad.id, squad.ships)
            _check_ids("squads.toml", squad.id, "format", (squad.format,), self.formats)
            _check_ids("squads.toml", squad.id, "builds", squad.builds, builds)
        return squads

    def _check_built(self, file: str, record: str, ships: tuple[BuiltShip, ...]) -> None:
        for ship in ships:
            _check_ids(file, record, "pilot", (ship.pilot,), self.pilots)
            _check_ids(file, record, "upgrades", ship.upgrades, self.upgrades)


def _check_ids(file: str, record: str, field: str, ids: tuple[str, ...], known: Mapping[str, object]) -> None:
    for name in ids:
        if name not in known:
            raise ContentError(file, record, f"field {field}: there is no {name!r}")


@cache
def content() -> Content:
    return Content()


SHIPS: dict[str, Ship] = content().ships
PILOTS: dict[str, Pilot] = content().pilots
UPGRADES: dict[str, Upgrade] = content().upgrades
SHIP_ABILITIES: Mapping[str, ShipAbility] = content().ship_abilities
CONDITIONS: Mapping[str, Condition] = content().conditions
DAMAGE_CARDS: Mapping[str, DamageCard] = content().damage_cards
HUGE_DAMAGE_CARDS: Mapping[str, DamageCard] = content().huge_damage_cards
"""A house deck, told to players as such: the published one is in no open source (XW-HUG-30)."""
FORMATS: Mapping[str, Format] = content().formats


@cache
def quick_builds() -> Mapping[str, QuickBuild]:
    return content().quick_builds()


@cache
def squads() -> Mapping[str, Squad]:
    """The ready-to-play squads that come with the game."""
    return content().squads()


def damage_deck() -> list[str]:
    """The ids of a whole damage deck, unshuffled."""
    return _deck(DAMAGE_CARDS)


def huge_damage_deck() -> list[str]:
    """The ids of a whole damage deck of huge ships, unshuffled."""
    return _deck(HUGE_DAMAGE_CARDS)


def _deck(cards: Mapping[str, DamageCard]) -> list[str]:
    return [card.id for card in cards.values() for _ in range(card.count)]


def action_bar(pilot: Pilot) -> tuple[ActionIcon, ...]:
    """The printed action bar of a ship card: its own, or that of its ship type."""
    return SHIPS[pilot.ship].actions if pilot.actions is None else pilot.actions


def is_huge(card: Card) -> bool:
    """Whether a card belongs to games with huge ships."""
    return card.huge if isinstance(card, Upgrade) else SHIPS[card.ship].huge


# Abilities ------------------------------------------------------------------------------------------------------------


def needs_ability(card: Card) -> bool:
    """Whether a card does more than its facts say: it is playable once its abilities are written."""
    return bool(abilities_of(card))


def abilities_of(card: Card) -> tuple[str, ...]:
    """The names of the abilities a card needs: its own, its ship's, those of the conditions it assigns.

    >>> abilities_of(PILOTS["jakefarrell"]), abilities_of(PILOTS["greensquadronpilot"])
    (('pilot:jakefarrell', 'ship:vectoredthrusters'), ('ship:vectoredthrusters',))
    >>> abilities_of(UPGRADES["agentkallus"]), abilities_of(UPGRADES["hullupgrade"])
    (('upgrade:agentkallus', 'condition:hunted'), ())
    """
    if isinstance(card, Pilot):
        own = (f"pilot:{card.id}",) if card.ability else ()
        ship = (f"ship:{card.ship_ability}",) if card.ship_ability else ()
        return own + ship + tuple(f"condition:{name}" for name in card.conditions)
    own = (f"upgrade:{card.id}",) if any(side.ability for side in card.sides) else ()
    return own + tuple(f"condition:{name}" for side in card.sides for name in side.conditions)


def all_abilities() -> tuple[str, ...]:
    """The names of all abilities of games without huge ships, those of the damage cards included."""
    cards: list[Card] = [*PILOTS.values(), *UPGRADES.values()]
    named = [name for card in cards if not is_huge(card) for name in abilities_of(card)]
    return tuple(dict.fromkeys(named + [f"damage:{card}" for card in DAMAGE_CARDS]))


def huge_abilities() -> tuple[str, ...]:
    """The names of all abilities that only games with huge ships have, those of their damage cards included."""
    cards: list[Card] = [*PILOTS.values(), *UPGRADES.values()]
    named = [name for card in cards if is_huge(card) for name in abilities_of(card)]
    return tuple(dict.fromkeys(named + [f"damage:{card}" for card in HUGE_DAMAGE_CARDS]))


# Further cards --------------------------------------------------------------------------------------------------------

C = TypeVar("C", bound="Cached")


class Cached(Protocol):
    """A function that remembers its results."""

    def cache_clear(self) -> None: ...


_DERIVED: list[Cached] = []


def derived(function: C) -> C:
    """Says that what a function remembers was made from the cards: it is forgotten when cards or abilities come."""
    _DERIVED.append(function)
    return function


def forget_derived() -> None:
    """Cards or abilities came or went: what was made from them is made anew."""
    for function in _DERIVED:
        function.cache_clear()


@contextmanager
def extra_content(*records: Ship | Pilot | Upgrade) -> Iterator[None]:
    """Play with further ships, pilots and upgrades for a while: for trying out rules and homebrew."""
    added: list[tuple[dict[str, Any], str]] = []
    try:
        for record in records:
            shelf = _shelf(record)
            if record.id in shelf:
                raise ContentError("extra content", record.id, "the id is used twice")
            shelf[record.id] = record
            added.append((shelf, record.id))
            _check(record)
        forget_derived()
        yield
    finally:
        for shelf, name in added:
            del shelf[name]
        forget_derived()


def _shelf(record: Ship | Pilot | Upgrade) -> dict[str, Any]:
    return SHIPS if isinstance(record, Ship) else PILOTS if isinstance(record, Pilot) else UPGRADES


def _check(record: Ship | Pilot | Upgrade) -> None:
    if isinstance(record, Ship):
        content().check_ship("extra content", record)
    elif isinstance(record, Pilot):
        content().check_pilot("extra content", record)
    else:
        content().check_upgrade("extra content", record)
