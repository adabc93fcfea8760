"""Matches of older versions: how they went, as match files, and positions that were kept of them.

    python -m tests.server.older_matches make     # plays a match of each game by the rules of now
    python -m tests.server.older_matches judge    # writes down which of them the rules of now still lead to

They are never made anew: what an older version played is what a newer one must cope with. After a change of the rules
that is meant to change how matches go, `judge` rewrites `verdicts.json`; look at what it says before you commit it.
"""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import battlemat
from battlemat.core.match import Match
from battlemat.core.save import read_save
from battlemat.server.evidence import Evidence, first_difference
from battlemat.server.records import MatchRow, Position, SeatRow

FOLDER = Path(__file__).parent / "older"
VERDICTS = FOLDER / "verdicts.json"
ANSWERS = 60


class Older(msgspec.Struct):
    """A match of an older version as a database would have it."""

    row: MatchRow
    journal: list[tuple[int, Any, str]]
    positions: list[Position]


def names() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.match"))


def older(name: str, token: str = "") -> Older:
    """One of them, as a match that is running; every seat opens with the same token."""
    save = read_save((FOLDER / f"{name}.match").read_bytes())
    positions = msgspec.msgpack.decode((FOLDER / f"{name}.positions").read_bytes(), type=list[Position])
    seats = [SeatRow(player, "human", f"Player {player}", "greedy", token) for player in range(2)]
    row = MatchRow(
        "m", save.game, save.rules, save.setup, save.key, save.start, False, "running", 1, "2026-01-01", seats,
        version="older",
    )  # fmt: skip
    return Older(row, [(player, value, "") for player, value in save.journal], positions)


def judge() -> dict[str, int | None]:
    """For each the first entry at which the rules of now lead elsewhere; None where they lead to the same."""
    found = {}
    for name in names():
        match = older(name)
        found[name] = first_difference(match.row, match.journal, match.positions)
    return found


def make() -> None:
    for game_id in battlemat.game_ids():
        rules = battlemat.game(game_id)
        setup = rules.setup_of(rules.offer("en")["variants"][0], [None, None])
        match: Match[Any] = Match(rules, setup, bytes(31) + b"o")
        evidence, positions, rng = Evidence(), [], Random(f"older {game_id}")
        while len(match.journal) < ANSWERS:
            decision = match.pending[0]
            match.submit(decision.player, match.random_answer(decision, rng))
            position = evidence.due(match)
            positions += [] if position is None else [position]
        name = f"{game_id}-{date.today().isoformat()}"
        (FOLDER / f"{name}.match").write_bytes(match.save())
        (FOLDER / f"{name}.positions").write_bytes(msgspec.msgpack.encode(positions))


if __name__ == "__main__":
    if sys.argv[1:] == ["make"]:
        make()
    VERDICTS.write_text(json.dumps(judge(), indent=2) + "\n", encoding="utf-8")
