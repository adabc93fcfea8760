"""What each field of an X-Wing table can hold between two steps: no attack, an empty queue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from battlemat.core.bounds import ABSENT, COUNTER, Bound, Bounds, Span, Steps, Such, Texts
from battlemat.games.xwing.cards.content import CONDITIONS, DAMAGE_CARDS, HUGE_DAMAGE_CARDS, PILOTS, UPGRADES
from battlemat.games.xwing.cards.records import Difficulty
from battlemat.games.xwing.deeds import known
from battlemat.games.xwing.flight.templates import NAMED
from battlemat.games.xwing.lists.build import LONGEST_SIDE, SHORTEST_SIDE
from battlemat.games.xwing.ships.tokens import TOKENS
from battlemat.games.xwing.state import (
    REMOVED,
    Card,
    Condition,
    DamageCard,
    Device,
    Fleet,
    HugeDeck,
    HugeShip,
    InitiativeChange,
    Lasting,
    Obstacle,
    Player,
    Queue,
    Ship,
    Table,
)
from battlemat.games.xwing.table.figures import DEVICES, OBSTACLES
from battlemat.games.xwing.table.measures import STANDARD_ARCS
from battlemat.games.xwing.table.placing import EDGES

MANY: Final = range(100)
"""More shields, charges, tokens and fuses than anything has."""
POINTS: Final = range(10_000)
INITIATIVES: Final = range(-1, 21)
"""No card or effect gives more."""
BEYOND: Final = 1000.0
"""Millimetres: no ship flees so far."""
SIDE: Final = Span(SHORTEST_SIDE, LONGEST_SIDE)
MANEUVERS: Final = {
    "",
    *(f"{speed}-{way}/{colour}" for speed in range(6) for way in NAMED for colour in get_args(Difficulty)),
}


def bounds(s: Table, steps: Iterable[str]) -> Bounds:
    return {Table: _table(s, steps), Ship: _ship(s), **_on_ships(s), **_things(s)}


def _table(s: Table, steps: Iterable[str]) -> dict[str, Bound]:
    players = range(len(s.players))
    return {
        "agenda": Steps(dict.fromkeys(steps, ())),
        "result": ABSENT,
        "offers": players,
        "width": SIDE,
        "length": SIDE,
        "order": players,
        "attacks": ABSENT,
        "round": COUNTER,
        "initiative": INITIATIVES,
        "active": {"", *_ids(s)},
        "counter": COUNTER,
        "replacing": ABSENT,
        "rolls": ABSENT,
    }


def _ids(s: Table) -> set[str]:
    """Of all that lies on the table, or did."""
    return {*(ship.id for ship in s.ships), *(o.id for o in s.obstacles), *(device.id for device in s.devices)}


def _pose(s: Table) -> tuple[Bound, ...]:
    return (Span(-BEYOND, s.width + BEYOND), Span(-BEYOND, s.length + BEYOND), Span(-360, 360))


def _ship(s: Table) -> dict[str, Bound]:
    ships = {ship.id for ship in s.ships}
    return {
        "id": Texts(),
        "owner": range(len(s.players)),
        "number": MANY,
        "pilot": PILOTS,
        "shields": MANY,
        "charges": MANY,
        "force": MANY,
        "place": range(REMOVED + 1),
        "pose": _pose(s),
        "carrier": {"", *ships},
        "tokens": (TOKENS, range(1, MANY.stop)),
        "locks": _ids(s),
        "dial": Texts(),
        "executing": MANEUVERS,
        "executed": MANEUVERS,
        "actions": Texts(),
        "did": Such(known),
        "heir_to": {"", *PILOTS},
        "flight": Texts(),
    }


def _on_ships(s: Table) -> Bounds:
    return {
        Card: {"id": UPGRADES, "charges": MANY, "spent": TOKENS},
        Fleet: {"ships": ({ship.id for ship in s.ships}, None)},
        HugeShip: {"energy": MANY, "turrets": (UPGRADES, STANDARD_ARCS)},
        HugeDeck: {"deck": HUGE_DAMAGE_CARDS, "discard": HUGE_DAMAGE_CARDS},
        DamageCard: {"kind": {*DAMAGE_CARDS, *HUGE_DAMAGE_CARDS, "blank"}, "number": range(s.counter + 1)},
        Condition: {
            "id": CONDITIONS,
            "owner": range(len(s.players)),
            "source": {"", *(ship.id for ship in s.ships)},
            "card": {"", *DAMAGE_CARDS},
        },
        InitiativeChange: {"value": INITIATIVES, "until": Texts()},
    }


def _things(s: Table) -> Bounds:
    players = range(len(s.players))
    return {
        Obstacle: {"id": Texts(), "outline": OBSTACLES, "owner": players, "pose": _pose(s)},
        Device: {
            "id": Texts(),
            "kind": DEVICES,
            "owner": players,
            "pose": _pose(s),
            "fuses": MANY,
            "damage": {*DAMAGE_CARDS, "blank"},
            "did": Such(known),
        },
        Queue: {"waiting": ABSENT, "now": Texts(), "since": range(s.counter + 1)},
        Lasting: {
            "value": Texts(),
            "about": {ship.id for ship in s.ships},
            "amount": range(-MANY.stop, MANY.stop),
            "until": Texts(),
            "card": Texts(),
        },
        Player: {
            "squad": Texts(),
            "points": POINTS,
            "deck": DAMAGE_CARDS,
            "discard": DAMAGE_CARDS,
            "edge": {"", *EDGES},
        },
    }
