"""Shatterpoint: tables with crowds anywhere on a battlefield, and as much of their views as previews need."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import battlemat
from battlemat import bots
from battlemat.games.shatterpoint.battlefield import battlefield
from battlemat.games.shatterpoint.sampling import sample_setup
from battlemat.games.shatterpoint.state import Table, characters
from battlemat.games.shatterpoint.terrain import SIDE, Spot
from battlemat.games.shatterpoint.view import view

TABLES = 6
SPOT = ("x", "y", "height")
CHARACTER = (*SPOT, "id", "radius", "on_field", "focus", "impact", "sharpshooter")
UNIT = ("id", "owner", "stance", "hunker", "conditions")


def crowds(rng: Random, number: int) -> Iterator[Table]:
    """So many positions: all squads on the table, close together somewhere."""
    tables = [_deployed(seed) for seed in range(TABLES)]
    for _ in range(number):
        s = rng.choice(tables)
        _crowd(rng, s)
        yield s


def _deployed(number: int) -> Table:
    bot, rng = bots.make("random"), Random(f"vectors {number}")
    m = battlemat.new_match("shatterpoint", sample_setup(rng), seed=f"vectors {number}")
    while m.state.phase in ("setup", "deployment") or not any(True for _ in characters(m.state)):
        decision = m.pending[0]
        m.submit(decision.player, bots.ask(bot, m, decision, rng))
    return m.state  # type: ignore[no-any-return]


def _crowd(rng: Random, s: Table) -> None:
    field = battlefield(s.battlefield).field
    x, y = rng.uniform(150.0, SIDE - 150.0), rng.uniform(150.0, SIDE - 150.0)
    for character in characters(s):
        spots: list[Spot] = []
        while not spots:
            at = (round(x + rng.uniform(-220.0, 220.0), 3), round(y + rng.uniform(-220.0, 220.0), 3))
            spots = field.surfaces(*at, character.radius)
        character.x, character.y, character.height = rng.choice(spots)


def shown(s: Table) -> dict[str, Any]:
    """As much of a view as previews need."""
    seen: Any = view(s, None)
    return {
        "battlefield": s.battlefield,
        "objectives": [{key: token[key] for key in SPOT} for token in seen["objectives"]],
        "players": [
            {"edge": player["edge"], "units": [_shown_unit(unit) for unit in player["units"]]}
            for player in seen["players"]
        ],
    }


def _shown_unit(unit: dict[str, Any]) -> dict[str, Any]:
    there = [{key: one[key] for key in CHARACTER} for one in unit["characters"]]
    return {key: unit[key] for key in UNIT} | {"characters": there}
