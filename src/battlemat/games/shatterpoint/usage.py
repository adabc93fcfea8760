"""What of the content does something in play, and which events tell that it did: for the fuzzer's report.

Abilities by their ids, chart rows as `stance/chart/first`, boxes of combat trees as `stance/tree/box`.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlemat.core.event import Event
from battlemat.games.shatterpoint.content import STANCES, UNITS
from battlemat.games.shatterpoint.records import Stance
from battlemat.games.shatterpoint.sampling import fieldable


def usable() -> list[str]:
    """All that units which can be fielded have."""
    units = [UNITS[unit] for unit in fieldable()]
    abilities = [ability for unit in units for ability in unit.abilities]
    parts = [part for unit in units for stance in unit.stances for part in _parts(STANCES[stance])]
    return list(dict.fromkeys([*abilities, *parts]))


def _parts(stance: Stance) -> Iterator[str]:
    charts = (("melee", stance.melee_chart), ("ranged", stance.ranged_chart), ("defense", stance.defense_chart))
    for name, chart in charts:
        if chart is not None:
            yield from (f"{stance.id}/{name}/{row.first}" for row in chart.rows)
    yield from (f"{stance.id}/tree/{option.id}" for option in stance.tree)


def used(event: Event) -> Iterator[str]:
    data = event.data
    if event.kind == "ability":
        yield data["ability"]
    elif event.kind == "helped":
        yield from data["by"]
    elif event.kind == "results":
        yield from data["rows"]
    elif event.kind == "tree-option":
        yield f"{data['stance']}/tree/{data['option']}"
