"""The units, cards and ready-made lists of the content files, and the indexes the table looks them up by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Literal

from battlemat.core.content import content_folder, load_records
from battlemat.core.errors import ContentError
from battlemat.games.pocketmodel.effects import (
    COMBAT_MOMENTS,
    DESTRUCTION_MOMENTS,
    MOMENTS_OF,
    OBJECTIVE_MOMENTS,
    AnyEffect,
    Domain,
    Forbid,
    IconClass,
    Modify,
    ModifyUnits,
    MomentName,
    Record,
    Stat,
)


class Ability(Record, frozen=True, kw_only=True):
    effects: tuple[AnyEffect, ...]
    icon: str | None = None
    units: Literal["any"] | frozenset[int] | None = None


class Face(Record, frozen=True, kw_only=True):
    """One side of a unit's base."""

    attack: int
    damage: int
    defense: int
    shields: int
    icons: frozenset[str]


class UnitKind(Face, frozen=True, kw_only=True):
    """A unit as printed. Its own values are the front; `back` is the other side of a Veteran."""

    id: str
    name: str
    vehicle: str
    affiliation: str
    domain: Domain
    stars: int
    source: str
    back: Face | None = None


_moments: dict[str, dict[str, tuple[tuple[int, AnyEffect], ...]]] = {}
"""Effects by card and moment, sorted out once: each card has an entry for every moment there is, and for no other."""

WHILE_FACE_UP: dict[str, tuple[AnyEffect, ...]] = {}
"""Continuous effects of every card: what the table asks for most often."""

CARDS_AT: dict[str, set[str]] = {moment: set() for moment in sorted(COMBAT_MOMENTS | OBJECTIVE_MOMENTS)}
"""The cards that have effects at a moment, so that a moment nobody waits for costs nothing."""

SHIELD_CARDS: set[str] = set()
"""Objective cards that change Shields. While nobody plays with one, Shields are as printed: that is looked up often."""


class Card(Record, frozen=True, kw_only=True):
    id: str
    name: str
    type: Literal["combat", "objective"]
    defense: int
    stars: int
    source: str
    bonus_stat: Stat | None = None
    bonus: int = 0
    ability: Ability | None = None

    def effects(self, moment: MomentName) -> tuple[tuple[int, AnyEffect], ...]:
        """The effects of one moment, with their place in the ability."""
        if self.ability is None:
            return ()
        return _moments[self.id][moment]


MIXED = "mixed"
"""What a fleet with units of several affiliations says instead of one."""


class Fleet(Record, frozen=True, kw_only=True):
    """A ready-to-play list."""

    id: str
    name: str
    affiliation: str
    source: str
    units: Mapping[str, int]
    deploy: Mapping[str, int]
    deck: Mapping[str, int]
    showcase: bool = False


class Pack(Record, frozen=True, kw_only=True):
    """The contents of one game pack, for the two-pack game."""

    id: str
    name: str
    affiliation: str
    source: str
    units: Mapping[str, int]
    cards: Mapping[str, int]


class Icon(Record, frozen=True, kw_only=True, rename={"class_": "class"}):
    id: str
    name: str
    class_: IconClass
    source: str


class Affiliation(Record, frozen=True, kw_only=True):
    id: str
    name: str
    source: str


class Content:
    """All records of the game, by id; `folder` may hold another set of the same files."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = content_folder("pocketmodel") if folder is None else folder
        self.icons = load_records(folder / "icons.toml", "icon", Icon)
        self.affiliations = load_records(folder / "icons.toml", "affiliation", Affiliation)
        self.units: dict[str, UnitKind] = dict(load_records(folder / "units.toml", "unit", UnitKind))
        self.cards: dict[str, Card] = {}
        for name, kind in (("combat_cards.toml", "combat"), ("objective_cards.toml", "objective")):
            for card in load_records(folder / name, "card", Card).values():
                check_card(name, card, self.icons, self.affiliations)
                if card.type != kind:
                    raise ContentError(name, card.id, f"field type: {card.type!r} does not belong in this file")
                if card.id in self.cards:
                    raise ContentError(name, card.id, "field id: a combat card has the same")
                self.cards[card.id] = card
        for unit in self.units.values():
            check_unit("units.toml", unit, self.icons, self.affiliations)
        self.fleets = load_records(folder / "fleets.toml", "fleet", Fleet)
        self.packs = load_records(folder / "packs.toml", "pack", Pack)
        for fleet in self.fleets.values():
            if fleet.affiliation != MIXED:
                _check_affiliation("fleets.toml", fleet.id, fleet.affiliation, self.affiliations)
            _check_ids("fleets.toml", fleet.id, "units", fleet.units, self.units)
            _check_ids("fleets.toml", fleet.id, "deploy", fleet.deploy, self.units)
            _check_ids("fleets.toml", fleet.id, "deck", fleet.deck, self.cards)
        for pack in self.packs.values():
            _check_affiliation("packs.toml", pack.id, pack.affiliation, self.affiliations)
            _check_ids("packs.toml", pack.id, "units", pack.units, self.units)
            _check_ids("packs.toml", pack.id, "cards", pack.cards, self.cards)


@cache
def content() -> Content:
    return Content()


def check_unit(file: str, unit: UnitKind, icons: Mapping[str, Icon], affiliations: Mapping[str, Affiliation]) -> None:
    """What a unit record must fulfil beyond its types (PM-CRD-23, PM-UNI-03, PM-UNI-15)."""
    if not 1 <= unit.stars <= 5:
        raise ContentError(file, unit.id, f"field stars: {unit.stars} is not between 1 and 5")
    _check_affiliation(file, unit.id, unit.affiliation, affiliations)
    for face in (unit, unit.back) if unit.back else (unit,):
        for icon in sorted(face.icons):
            if icon not in icons:
                raise ContentError(file, unit.id, f"field icons: there is no icon {icon!r}")
            if icons[icon].class_ == "wild":
                raise ContentError(file, unit.id, f"field icons: {icon!r} is a wild icon and never on a unit")
        if face.shields < 1:
            raise ContentError(file, unit.id, "field shields: must be at least 1")
    if ("veteran" in unit.icons) != (unit.back is not None):
        raise ContentError(file, unit.id, "field back: units with the Veteran icon, and only they, have a back")
    if unit.back and "veteran" in unit.back.icons:
        raise ContentError(file, unit.id, "field back: the back never shows the Veteran icon")


def check_card(file: str, card: Card, icons: Mapping[str, Icon], affiliations: Mapping[str, Affiliation]) -> None:
    """What a card record must fulfil beyond its types (PM-CRD-12, PM-CRD-18)."""
    moments = COMBAT_MOMENTS if card.type == "combat" else OBJECTIVE_MOMENTS
    if card.type == "combat":
        if card.bonus_stat is None or card.bonus < 1:
            raise ContentError(file, card.id, "field bonus: a combat card has a combat bonus of at least 1")
    elif card.ability is None or card.bonus_stat is not None:
        raise ContentError(file, card.id, "field ability: an objective card has an ability and no combat bonus")
    if card.ability is None:
        return
    for effect in card.ability.effects:
        if effect.when not in moments:
            raise ContentError(file, card.id, f"field when: {effect.when!r} is no moment of a {card.type} card")
        _check_moment(file, card, effect)
        _check_named(file, card.id, effect, icons, affiliations)
    if card.type == "combat":
        icon = card.ability.icon or ""
        if icon not in icons:
            raise ContentError(file, card.id, f"field icon: there is no icon {icon!r}")
        if (icons[icon].class_ == "wild") != (card.ability.units is not None):
            raise ContentError(file, card.id, "field units: wild abilities, and only they, name their units")


def _check_moment(file: str, card: Card, effect: AnyEffect) -> None:
    moments = MOMENTS_OF.get(type(effect))
    if (effect.when not in moments) if moments is not None else effect.when == "while_face_up":
        raise ContentError(file, card.id, f"field when: {type(effect).__name__} can do nothing at {effect.when!r}")
    if isinstance(effect, Forbid) and (effect.what == "play_combat_card") != (effect.when == "play"):
        raise ContentError(file, card.id, f"field what: {effect.what!r} can't be forbidden at {effect.when!r}")
    if effect.once_per_turn and effect.when not in DESTRUCTION_MOMENTS:
        raise ContentError(
            file, card.id, f"field once_per_turn: not for {effect.when!r}, only when units are destroyed"
        )
    if isinstance(effect, Modify) and effect.until is not None and effect.condition is not None:
        raise ContentError(file, card.id, "field condition: a change that outlasts the battle has no condition")


def _check_named(
    file: str, card: str, record: Record, icons: Mapping[str, Icon], affiliations: Mapping[str, Affiliation]
) -> None:
    """Icons and affiliations named by an effect, its filters and conditions exist: a typo would just never match."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if isinstance(value, Record):
            _check_named(file, card, value, icons, affiliations)
        elif field == "affiliation" and value is not None:
            _check_affiliation(file, card, value, affiliations)
        elif field in ("icon", "any_icon") and value is not None:
            for icon in sorted({value} if isinstance(value, str) else value):
                if icon not in icons:
                    raise ContentError(file, card, f"field {field}: there is no icon {icon!r}")


def _check_affiliation(file: str, record: str, name: str, affiliations: Mapping[str, Affiliation]) -> None:
    if name not in affiliations:
        raise ContentError(file, record, f"field affiliation: there is no {name!r}")


def _check_ids(file: str, record: str, field: str, counts: Mapping[str, int], known: Mapping[str, object]) -> None:
    for name, count in counts.items():
        if name not in known:
            raise ContentError(file, record, f"field {field}: there is no {name!r}")
        if count < 1:
            raise ContentError(file, record, f"field {field}: {name!r} has the count {count}")


UNITS: dict[str, UnitKind] = {}
CARDS: dict[str, Card] = {}


def _add(record: UnitKind | Card) -> None:
    if isinstance(record, UnitKind):
        UNITS[record.id] = record
        return
    CARDS[record.id] = record
    effects = record.ability.effects if record.ability else ()
    _moments[record.id] = {
        when: tuple((number, effect) for number, effect in enumerate(effects) if effect.when == when)
        for when in CARDS_AT
    }
    WHILE_FACE_UP[record.id] = tuple(effect for effect in effects if effect.when == "while_face_up")
    for effect in effects:
        CARDS_AT[effect.when].add(record.id)
        if isinstance(effect, ModifyUnits) and effect.stat == "shields":
            SHIELD_CARDS.add(record.id)


def _add_all() -> None:
    records: list[UnitKind | Card] = [*content().units.values(), *content().cards.values()]
    for record in records:
        _add(record)


_add_all()


@contextmanager
def extra_content(*records: UnitKind | Card) -> Iterator[None]:
    """Play with further units and cards for a while: for trying out rules and homebrew."""
    ids = {*UNITS, *CARDS}
    for record in records:
        if record.id in ids:
            raise ContentError("extra content", record.id, "the id is used twice")
        ids.add(record.id)
        if isinstance(record, UnitKind):
            check_unit("extra content", record, content().icons, content().affiliations)
        else:
            check_card("extra content", record, content().icons, content().affiliations)
    for record in records:
        _add(record)
    try:
        yield
    finally:
        for record in records:
            shelf: dict[str, Any]
            for shelf in (UNITS, CARDS, _moments, WHILE_FACE_UP):
                shelf.pop(record.id, None)
            for cards in (*CARDS_AT.values(), SHIELD_CARDS):
                cards.discard(record.id)
