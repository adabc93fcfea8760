"""Fleets and decks: reading lists, checking them, naming every violation (PM-BLD, PM-VAR-02, PM-VAR-10, PM-VAR-22)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.met import met
from battlemat.games.pocketmodel.content import CARDS, UNITS, Card, UnitKind, content

STANDARD_STARS = 30
LARGEST_STARS = 300
DECK_MINIMUM = 30
CARD_COPIES = 3
MOST_PLAYERS = 8
STARTER = ("iron-fist", "dawn-offensive")
STARTER_PACKS = ("empire-pack", "rebel-pack")
VARIANTS = ("standard", "two-pack")
LARGEST_COUNT = 500
"""More copies of one thing than any list needs: stops absurd input early."""
_UNITS, _DECK = (("units",),), (("deck",),)
"""What a refusal of a fleet or a deck as a whole is about."""


Count = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""A number that can still be named in a sentence; whether it makes sense is for the rules to say."""
Name = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[^\ud800-\udfff]*$")]
"""A name or id that can be shown and saved: not endless, no broken characters."""


class FleetList(msgspec.Struct, forbid_unknown_fields=True):
    """A fleet and its deck, as players build, save and share it. `deploy` proposes the starting units."""

    name: Name
    units: dict[Name, Count]
    deck: dict[Name, Count]
    deploy: dict[Name, Count] = {}


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """What a match is played with, as callers may write it: names of ready-made lists, or whole lists."""

    players: list[Name | FleetList] | None = None
    variant: Name = "standard"
    stars: Count = STANDARD_STARS


def unit_copies(stars: int) -> int:
    """How many copies of one unit a game of this size allows (PM-BLD-11, PM-BLD-12, PM-BLD-14).

    >>> [unit_copies(stars) for stars in (5, 20, 30, 40, 45)]
    [1, 2, 3, 4, 4]
    """
    return max(1, stars // 10)


def deploy_limit(stars: int) -> int:
    """20 stars of a 30-star game; two thirds of any other size (PM-SET-18, PM-VAR-22).

    >>> [deploy_limit(stars) for stars in (20, 30, 45)]
    [13, 20, 30]
    """
    return stars * 2 // 3


def fleet_stars(entry: FleetList) -> int:
    """What a fleet costs; cards are free (PM-BLD-10)."""
    return sum(UNITS[unit].stars * count for unit, count in entry.units.items() if unit in UNITS)


def violations(entry: FleetList, stars: int = STANDARD_STARS) -> list[Refusal]:
    """Every rule of building that a list breaks; empty when it is legal."""
    found = unknown_ids(entry)
    cost = fleet_stars(entry)
    if cost > stars:
        found.append(Refusal("pocketmodel-fleet-too-big", "PM-BLD-08", {"total": cost, "limit": stars}, _UNITS))
    if not entry.units:
        found.append(Refusal("pocketmodel-fleet-empty", "PM-BLD-17", where=_UNITS))
    smallest = min((UNITS[unit].stars for unit in entry.units if unit in UNITS), default=0)
    if smallest > deploy_limit(stars):
        facts = {"stars": smallest, "limit": deploy_limit(stars)}
        found.append(Refusal("pocketmodel-nothing-deployable", "PM-VAR-22", facts, _UNITS))
    size = sum(entry.deck.values())
    if size < DECK_MINIMUM:
        facts = {"count": size, "least": DECK_MINIMUM}
        found.append(Refusal("pocketmodel-deck-too-small", "PM-BLD-01", facts, _DECK))
    found += _copies("units", entry.units, UNITS, unit_copies(stars), "pocketmodel-too-many-units", "PM-BLD-11")
    found += _copies("deck", entry.deck, CARDS, CARD_COPIES, "pocketmodel-too-many-cards", "PM-BLD-04")
    return found


def unknown_ids(entry: FleetList) -> list[Refusal]:
    """Ids nobody knows, counts that make no sense, and a proposed deployment of units the fleet lacks."""
    parts = (("units", entry.units, UNITS, "unknown-unit"), ("deck", entry.deck, CARDS, "unknown-card"))
    found = [
        Refusal(f"pocketmodel-{key}", "", {"id": name[:80]}, ((part, name),))
        for part, counts, known, key in parts
        for name in counts
        if name not in known
    ]
    found += [
        Refusal("pocketmodel-bad-count", "", {"id": name[:80], "count": count}, ((part, name),))
        for part, counts, _, _ in parts
        for name, count in counts.items()
        if not 1 <= count <= LARGEST_COUNT
    ]
    for unit, count in entry.deploy.items():
        if not 0 <= count <= entry.units.get(unit, 0):
            where = (("deploy", unit),)
            found.append(Refusal("pocketmodel-deploys-foreign-unit", "PM-SET-17", {"id": unit[:80]}, where))
    return found


def _copies(
    part: str,
    counts: Mapping[str, int],
    known: Mapping[str, UnitKind] | Mapping[str, Card],
    limit: int,
    key: str,
    rule: str,
) -> list[Refusal]:
    """Copies are counted by printed name; a refusal is about all ids that have it and names the first."""
    named: dict[str, list[str]] = {}
    for id_ in counts:
        if id_ in known:
            named.setdefault(known[id_].name, []).append(id_)
    copies = {name: sum(counts[id_] for id_ in ids) for name, ids in named.items()}
    return [
        Refusal(
            key,
            rule,
            {"id": ids[0], "name": name, "count": copies[name], "limit": limit},
            tuple((part, id_) for id_ in ids),
        )
        for name, ids in named.items()
        if copies[name] > limit
    ]


def ready_list(name: str, variant: str) -> FleetList:
    """A list that comes with the game, by its id."""
    records = content()
    if variant == "two-pack" and name in records.packs:
        pack = records.packs[name]
        return FleetList(pack.name, dict(pack.units), dict(pack.cards))
    if variant == "standard" and name in records.fleets:
        fleet = records.fleets[name]
        return FleetList(fleet.name, dict(fleet.units), dict(fleet.deck), dict(fleet.deploy))
    known = records.packs if variant == "two-pack" else records.fleets
    raise BadSetup(Refusal("pocketmodel-unknown-list", "", {"id": name[:80], "lists": ", ".join(known)}))


def read_list(entry: Any) -> FleetList:
    """A list from plain data; `BadSetup` names what does not fit."""
    if isinstance(entry, FleetList):
        return entry
    try:
        return msgspec.convert(entry, met(FleetList))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("pocketmodel-not-a-list", "", {"problem": str(fault)})) from fault


@cache
def _starter() -> bytes:
    return msgspec.msgpack.encode(normal_setup({}))


def starter_setup() -> dict[str, Any]:
    """A set-up of one's own: whoever changes it changes nobody else's."""
    setup: dict[str, Any] = msgspec.msgpack.decode(_starter())
    return setup


def normal_setup(setup: Any) -> dict[str, Any]:
    """A set-up written out in full and checked; None is the starter battle."""
    if setup is None:
        return starter_setup()
    try:
        given = msgspec.convert(setup, met(Setup))
    except msgspec.ValidationError as fault:
        raise BadSetup(Refusal("pocketmodel-not-a-setup", "", {"problem": str(fault)})) from fault
    if given.variant not in VARIANTS:
        raise BadSetup(
            Refusal("pocketmodel-unknown-variant", "", {"id": given.variant[:80], "variants": ", ".join(VARIANTS)})
        )
    if not 1 <= given.stars <= LARGEST_STARS:
        raise BadSetup(Refusal("pocketmodel-bad-stars", "PM-VAR-22", {"stars": given.stars, "most": LARGEST_STARS}))
    names = given.players
    if names is None:
        names = list(STARTER if given.variant == "standard" else STARTER_PACKS)
    if not 2 <= len(names) <= MOST_PLAYERS:
        raise BadSetup(Refusal("pocketmodel-bad-player-count", "PM-VAR-10", {"count": len(names)}))
    if given.variant == "two-pack" and len(names) != 2:
        raise BadSetup(Refusal("pocketmodel-two-packs-two-players", "PM-VAR-01", {"count": len(names)}))
    lists = [ready_list(name, given.variant) if isinstance(name, str) else name for name in names]
    problems = [
        problem
        for entry in lists
        for problem in (unknown_ids(entry) if given.variant == "two-pack" else violations(entry, given.stars))
    ]
    if given.variant == "two-pack":
        problems += [Refusal("pocketmodel-fleet-empty", "PM-BLD-17") for entry in lists if not entry.units]
        problems += [Refusal("pocketmodel-no-cards", "PM-VAR-04") for entry in lists if not entry.deck]
    if problems:
        raise BadSetup(*problems)
    return {
        "variant": given.variant,
        "stars": given.stars,
        "players": [msgspec.to_builtins(entry) for entry in lists],
    }
