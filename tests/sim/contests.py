"""Small contests for tests: ready-made lists of PocketModel as entries and as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import battlemat
from battlemat.sim.contest import Contest, new_contest
from battlemat.sim.entries import Entry


def lists() -> dict[str, Any]:
    """Three fleets that may be fielded, by the names of their files."""
    setups = [battlemat.game("pocketmodel").starter_setup(2, number).setup for number in (1, 2)]
    iron, dawn, spark = setups[0]["players"][0], setups[0]["players"][1], setups[1]["players"][1]
    return {"iron.json": iron, "dawn.json": dawn, "spark.json": spark}


def entries() -> list[Entry]:
    return [Entry(name, content) for name, content in lists().items()]


def contest(until: float | None = None, bots: tuple[str, ...] = ("random",)) -> Contest:
    return new_contest("pocketmodel", entries(), bots, 1, until)


def files(folder: Path) -> list[str]:
    for name, content in lists().items():
        (folder / name).write_text(json.dumps(content), "utf-8")
    return [str(folder / name) for name in lists()]
