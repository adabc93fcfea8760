"""Figures on the two-lane board with nothing going on: for rules that are nothing but sight, distance and space."""

from __future__ import annotations

from collections.abc import Mapping

from battlemat.games.skytear.board import board
from battlemat.games.skytear.content import HEROES
from battlemat.games.skytear.scenario import side, table
from battlemat.games.skytear.state import Table

TWO = board("two-lane")


def position(south: Mapping[str, str], north: Mapping[str, str]) -> Table:
    """Heroes and minions (`minion-1` …, in this order) of both sides on their hexes; simplified: no skill meddles."""
    return table(_side(south), _side(north), simplified=True).state


def _side(figures: Mapping[str, str]) -> side:
    heroes = " ".join(f"{name}@{place}" for name, place in figures.items() if name in HEROES)
    return side(heroes, " ".join(f"{place}/east" for name, place in figures.items() if name not in HEROES))
