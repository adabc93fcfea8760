"""What always holds in an X-Wing match, whatever anybody plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from re import escape, fullmatch
from typing import Any, Final

from msgspec import UNSET

from battlemat.core.bounds import outside
from battlemat.core.game import SEATS
from battlemat.games.xwing.bounds import bounds
from battlemat.games.xwing.cards import content
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.deeds import DEPLOYING, FLEEING, known
from battlemat.games.xwing.ships.tokens import TOKENS
from battlemat.games.xwing.state import IN_PLAY, REMOVED, Fleet, Ship, Table, huge_of
from battlemat.games.xwing.table.measures import in_play_area
from battlemat.games.xwing.table.objects import base_of
from battlemat.geometry import depth

MOST_THINGS = 100
"""More ships, devices or obstacles than any match has: each is compared with each."""
GO_ON: Final = frozenset({"round", "end"})
"""The steps after which there is another one."""
DEEPEST = 40
"""More queues inside one another than damage cards and abilities can open."""
GRAZE = 0.01
"""Millimetres by which bases moved back along a template may seem to overlap."""


def broken_invariants(s: Table) -> list[str]:
    """Sentences about what does not hold; empty when all is well."""
    broken = [problem for ship in s.ships for problem in _broken_ship(s, ship)]
    flying = [ship for ship in s.ships if ship.place == IN_PLAY and DEPLOYING not in ship.did]
    for number, ship in enumerate(flying):
        broken += [
            f"{ship.id} and {other.id} lie on each other"
            for other in flying[:number]
            if depth(base_of(s, ship), base_of(s, other)) > GRAZE
        ]
    for number, player in enumerate(s.players):
        held = sum(
            (0 if huge_of(s, ship) else len(ship.damage)) + sum(bool(condition.card) for condition in ship.conditions)
            for ship in s.ships
            if ship.owner == number
        ) + sum(len(thing.damage) for thing in s.devices if thing.owner == number)
        if s.round and len(player.deck) + len(player.discard) + held < 33:
            broken.append(f"damage cards of player {SEATS[number]} are missing")
    if s.huge is not UNSET:
        broken += _broken_fleet(s, s.huge)
    if len(s.queues) > DEEPEST:
        broken.append("ability queues are opened and never closed")
    return broken


def _broken_fleet(s: Table, fleet: Fleet) -> Iterator[str]:
    """Huge ships have no more energy than their cards, turrets of their own, and a whole damage deck."""
    ships = {ship.id: ship for ship in s.ships}
    for name, huge in fleet.ships.items():
        cards = sheet(s, ships[name])
        if not 0 <= huge.energy <= cards.energy or not set(huge.turrets) <= {weapon for weapon, _ in cards.turrets}:
            yield f"{name} has impossible energy or turrets"
    for number in {ships[name].owner for name in fleet.ships}:
        held = sum(len(ships[name].damage) for name in fleet.ships if ships[name].owner == number)
        pile = fleet.decks[number]
        if s.round and len(pile.deck) + len(pile.discard) + held < len(content.huge_damage_deck()):
            yield f"huge ship damage cards of player {SEATS[number]} are missing"


def _broken_ship(s: Table, ship: Ship) -> list[str]:
    cards = sheet(s, ship)
    broken = []
    if not 0 <= ship.shields <= cards.shields or not 0 <= ship.force <= cards.force:
        broken.append(f"{ship.id} has impossible shields or Force")
    if not 0 <= ship.charges <= cards.charges or any(card.charges < 0 for card in ship.upgrades):
        broken.append(f"{ship.id} has impossible charges")
    if any(token not in TOKENS or token == "lock" or number < 1 for token, number in ship.tokens.items()):
        broken.append(f"{ship.id} has impossible tokens: {ship.tokens}")
    if ship.tokens.get("cloak", 0) > 1:
        broken.append(f"{ship.id} is cloaked twice")
    outside = ship.place == IN_PLAY and not in_play_area(base_of(s, ship), s.width, s.length)
    if outside and s.phase != "setup" and FLEEING not in ship.did:
        broken.append(f"{ship.id} is outside the play area")
    if ship.place == REMOVED and (ship.tokens or ship.locks):
        broken.append(f"{ship.id} is gone and has tokens")
    if not all(map(known, ship.did)):
        broken.append(f"{ship.id} did what nobody can do: {ship.did}")
    if len(set(ship.actions)) < len(ship.actions):
        broken.append(f"{ship.id} performed an action twice: {ship.actions}")
    return broken


def broken_state(s: Table, setup: Mapping[str, Any], steps: Iterable[str]) -> list[str]:
    """What makes a state from a file unusable. Such a state stands between two steps: no attack, an empty queue."""
    count = len(s.players)
    if not 2 <= count <= len(SEATS) or count != len(setup["players"]) or all(player.out for player in s.players):
        return ["its players do not fit its set-up"]
    broken = [*outside(s, bounds(s, steps)), *_broken_agenda(s), *_misnamed(s)]
    if not _has_its_fleet(s):
        return [*broken, "its huge ships do not fit its ships"]
    if len(s.queues) != 1 or s.queues[0].busy:
        broken.append("it starts in the middle of a step")
    if max(len(s.ships), len(s.devices), len(s.obstacles)) > MOST_THINGS:
        broken.append("it has too much of something")
    for ship in s.ships:
        broken += _unknown(ship)
    return broken or broken_invariants(s)


def _has_its_fleet(s: Table) -> bool:
    """Whether exactly the huge ships have what huge ships have, and every player a deck for them."""
    known = [ship for ship in s.ships if ship.pilot in content.PILOTS]
    huge = {ship.id for ship in known if content.is_huge(content.PILOTS[ship.pilot])}
    if s.huge is UNSET:
        return not huge
    return set(s.huge.ships) == huge and len(s.huge.decks) == len(s.players)


def _broken_agenda(s: Table) -> Iterator[str]:
    """There is always a next round; players have an order and edges once they have chosen them."""
    names = {step.name for step in s.agenda}
    if not s.agenda or s.agenda[-1].name not in GO_ON:
        yield "its agenda comes to an end"
    if sorted(s.order) != list(range(len(s.players))) and not (s.order == [] and "first-player" in names):
        yield "its player order is none"
    if "edges" not in names and any(not player.edge for player in s.players):
        yield "a player has no edge"


def _misnamed(s: Table) -> Iterator[str]:
    """Everything is called as the rules call it, and nothing twice."""
    numbered = [(o.id, "obstacle") for o in s.obstacles] + [(thing.id, escape(thing.kind)) for thing in s.devices]
    ids = [*(ship.id for ship in s.ships), *(name for name, _ in numbered)]
    if len(set(ids)) < len(ids):
        yield "two things have the same id"
    for ship in s.ships:
        seat = SEATS[ship.owner] if ship.owner in range(len(SEATS)) else ""
        if not fullmatch(rf"{seat}\.{escape(ship.pilot)}(-[0-9]+)?", ship.id):
            yield f"{ship.id[:40]!r} is not called as it is"
    if any(not fullmatch(rf"{kind}-[0-9]+", name) for name, kind in numbered):
        yield "an obstacle or a device is not called as it is"


def _unknown(ship: Ship) -> Iterator[str]:
    if ship.pilot in content.PILOTS:
        dial = content.SHIPS[content.PILOTS[ship.pilot].ship].dial
        if ship.dial and ship.dial not in {f"{m.speed}-{m.bearing.replace('_', '-')}" for m in dial}:
            yield f"{ship.id[:40]!r} has a dial it cannot have"
    numbers = [card.number for card in ship.damage]
    if len(set(numbers)) < len(numbers):
        yield f"{ship.id[:40]!r} has a damage card twice"
