"""What each field of a Skytear table can hold between two steps, with an empty stack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from battlemat.core.bounds import ABSENT, COUNTER, Bound, Bounds, Steps, Texts
from battlemat.games.skytear.actions import ACTION_POINTS
from battlemat.games.skytear.board import SIDES
from battlemat.games.skytear.content import CARDS, FACTIONS, HEROES, OUTSIDERS, VICTORY_CARDS
from battlemat.games.skytear.minions_phase import NEXUS_HP
from battlemat.games.skytear.setup import TOWER_HP
from battlemat.games.skytear.state import (
    NOBODY,
    NOWHERE,
    Hero,
    Lasting,
    Lead,
    Minion,
    Outsider,
    Pile,
    Pillar,
    Player,
    Progress,
    Table,
    Token,
)

MANY: Final = range(100)
"""More HP, mana, wins and defeats than any match has."""
VARIANTS: Final = frozenset({"first-game", "casual", "tournament"})


def bounds(s: Table, steps: Iterable[str]) -> Bounds:
    return {Table: _table(s, steps), **_people(s), **_things(s)}


def _steps(s: Table, steps: Iterable[str]) -> Steps:
    sided: tuple[Bound, ...] = (SIDES,)
    return Steps(
        {
            **dict.fromkeys(set(steps) - {"resolve"}, ()),
            **dict.fromkeys(("place-heroes", "choose-hero"), sided),
            "lane": (s.board.lanes,),
            "dome": (s.board.domes,),
        }
    )


def _table(s: Table, steps: Iterable[str]) -> dict[str, Bound]:
    players = range(len(s.players))
    return {
        "agenda": _steps(s, steps),
        "result": ABSENT,
        "offers": players,
        "battlefield": Texts(),
        "variant": VARIANTS,
        "first": players,
        "turn": range(1, s.board.mana_rows + 1),
        "towers": (SIDES, (s.board.lanes, range(TOWER_HP + 1))),
        "tokens": (s.board.lanes, None),
        "nexus": (SIDES, range(NEXUS_HP + 1)),
        "victory": VICTORY_CARDS,
        "factions": (SIDES, FACTIONS),
        "acting": players,
        "active": {"", *(hero.id for hero in s.heroes)},
        "ap": range(ACTION_POINTS + 1),
        "taken": Texts(),
        "stack": ABSENT,
        "triggers": ABSENT,
        "resolving": ABSENT,
        "effects": COUNTER,
        "flipped": ABSENT,
        "looking": ABSENT,
        "settled": s.board.lanes,
        "pillars_made": COUNTER,
    }


def _people(s: Table) -> Bounds:
    owners = range(NOBODY, len(s.players))
    cells = range(NOWHERE, s.board.size)
    rows = s.board.mana_rows
    return {
        Hero: {
            "id": Texts(),
            "kind": HEROES,
            "owner": owners,
            "hp": MANY,
            "cell": cells,
            "cards": CARDS,
            "mana": range(-rows, MANY.stop),
            "returns": range(rows + 1),
            "activated": range(s.turn + 1),
            "illusion": cells,
        },
        Lead: {"card": CARDS, "known_to": owners},
        Minion: {"id": Texts(), "cell": cells, "lane": {"", *s.board.lanes}},
        Outsider: {"id": Texts(), "kind": OUTSIDERS, "dome": s.board.domes, "cell": cells},
        Player: {"pile": range(len(s.piles)), "hand": CARDS},
        Progress: {
            **dict.fromkeys(Progress.__struct_fields__, MANY),
            "towers": s.board.lanes,
        },
    }


def _things(s: Table) -> Bounds:
    heroes = {"", *(hero.id for hero in s.heroes)}
    cells = range(s.board.size)
    return {
        Pillar: {"id": Texts(), "owner": range(NOBODY, len(s.players)), "cell": cells},
        Token: {"number": range(1, len(s.board.lanes) + 1), "cell": cells},
        Pile: {"deck": CARDS, "discard": CARDS},
        Lasting: {
            "op": Texts(),
            "source": Texts(),
            "hero": heroes,
            "n": MANY,
            "vs": {"", "marked"},
            "of": heroes,
            "cells": cells,
        },
    }
