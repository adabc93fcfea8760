"""What each field of a Shatterpoint table can hold between two activations."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from battlemat.core.bounds import ABSENT, COUNTER, Bound, Bounds, Span, Steps, Such, Texts
from battlemat.games.shatterpoint.content import ABILITIES, MISSIONS, STRUGGLES, TACTICS, UNITS
from battlemat.games.shatterpoint.deeds import known
from battlemat.games.shatterpoint.state import (
    NOBODY,
    SHATTERPOINT,
    Character,
    Objective,
    Player,
    Table,
    Tracker,
    Unit,
)
from battlemat.games.shatterpoint.struggle import SPACES
from battlemat.games.shatterpoint.terrain import SIDE

PLAYERS: Final = range(2)
TOKENS: Final = range(100)
"""More of a kind than any unit or pool ever has."""
LONGEST_BATTLEFIELD: Final = 100_000
ACROSS: Final = Span(0, SIDE)
UP: Final = Span(0, 350)
"""Millimetres; no terrain is so high."""
PHASES: Final = frozenset({"setup", "deployment", "turn-start", "orders", "activation", "turn-end"})
IN_ACTIVATION: Final = frozenset({"act", "end-activation"})
"""The steps of an activation that goes on."""
OBJECTIVE: Final[dict[str, Bound]] = {
    "id": Such(str.isalnum),
    "x": ACROSS,
    "y": ACROSS,
    "height": UP,
    "controller": range(NOBODY, 2),
}
TRACKER: Final[dict[str, Bound]] = {
    "token": range(-SPACES, SPACES + 1),
    "momentum": range(SPACES + 1),
    "won_by": range(NOBODY, 2),
}


def bounds(s: Table, steps: Iterable[str]) -> Bounds:
    units = {unit.id for player in s.players for unit in player.units}
    return {
        Table: _table(s, steps, units),
        Player: _player(units),
        Unit: _unit(s, units),
        Character: _character(s, units),
        Objective: OBJECTIVE,
        Tracker: TRACKER,
    }


def _table(s: Table, steps: Iterable[str], units: AbstractSet[str]) -> dict[str, Bound]:
    own = {unit.id for unit in s.players[s.active].units}
    return {
        "agenda": Steps(
            {
                **dict.fromkeys(set(steps) - IN_ACTIVATION, ()),
                "deploy": (PLAYERS,),
                "stances": (PLAYERS,),
                "activate": (own, PLAYERS),
                "end-turn": ({*own, ""},),
            }
        ),
        "result": ABSENT,
        "offers": PLAYERS,
        "battlefield": Texts(LONGEST_BATTLEFIELD),
        "mission": {*MISSIONS, ""},
        "first": PLAYERS,
        "active": PLAYERS,
        "turn": COUNTER,
        "phase": PHASES,
        "mission_deck": STRUGGLES,
        "set_aside": STRUGGLES,
        "seen": STRUGGLES,
        "struggle": {*STRUGGLES, ""},
        "map": range(max(len(card.maps) for card in STRUGGLES.values())),
        "activation": ABSENT,
        "attacks": ABSENT,
        "waiting": ABSENT,
        "lasting": (units, Texts(), TOKENS),
        "serial": COUNTER,
        "barred": units,
    }


def _player(units: AbstractSet[str]) -> dict[str, Bound]:
    cards = {*units, SHATTERPOINT, *TACTICS}
    return {
        "list_name": Texts(),
        "mission": {*MISSIONS, ""},
        "pool": TOKENS,
        "force": TOKENS,
        "deck": cards,
        "discard": cards,
        "reserve": units,
        "edge": PLAYERS,
        "won": STRUGGLES,
        "known": {*cards, ""},
    }


def _unit(s: Table, units: AbstractSet[str]) -> dict[str, Bound]:
    return {
        "id": units,
        "kind": UNITS,
        "owner": PLAYERS,
        "squad": PLAYERS,
        "side": range(2),
        "damage": TOKENS,
        "injured": TOKENS,
        "hunker": TOKENS,
        "conditions": ({"strained", "disarmed", "exposed", "pinned"}, range(s.serial + 1)),
        "used": (Such(known), range(TOKENS.stop + s.serial)),
        "lent_tags": Texts(),
        "turn_tags": Texts(),
        "lost_tags": Texts(),
        "marks": ABILITIES,
    }


def _character(s: Table, units: AbstractSet[str]) -> dict[str, Bound]:
    return {
        "id": Texts(),
        "unit": units,
        "owner": PLAYERS,
        "radius": Span(20, 25),
        "x": ACROSS,
        "y": ACROSS,
        "height": UP,
        "focus": TOKENS,
        "impact": TOKENS,
        "sharpshooter": TOKENS,
        "aims_from": {
            "",
            *(member.id for player in s.players for unit in player.units for member in unit.characters),
        },
    }
