"""Matches of older versions: how they went, as match files, and positions that were kept of them.

    git worktree add --detach ../older d34189e
    PYTHONPATH=../older/src python tests/server/older_matches.py make xwing 4 2026-11-16
    python -m tests.server.older_matches judge

`make` plays a match of two with take-backs by whatever battlemat it finds: that of 2026-11-15 was adc25e7, that of
2026-11-16 d34189e. (Those of 2026-11-17, of d806a1c, have no take-backs.) `judge` writes down which matches the rules
of now still lead to.

They are never made anew: what an older version played is what a newer one must cope with. After a change of the rules
that is meant to change how matches go, `judge` rewrites `verdicts.json`; look at what it says before you commit it.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

import battlemat
from battlemat.core.match import Match

if TYPE_CHECKING:  # an older battlemat lacks them
    from battlemat.server.records import MatchRow, Position

FOLDER = Path(__file__).parent / "older"
VERDICTS = FOLDER / "verdicts.json"
ANSWERS = 50
EVERY = 16
"""Entries between two kept positions."""


class Older(msgspec.Struct):
    """A match of an older version as a database would have it."""

    row: MatchRow
    journal: list[tuple[int, Any, str]]
    positions: list[Position]


def names() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.match"))


def older(name: str, token: str = "") -> Older:
    """One of them, as a match that is running; every seat opens with the same token."""
    from battlemat.core.save import read_save
    from battlemat.server.records import MatchRow, Position, SeatRow

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
    from battlemat.server.evidence import first_difference

    found = {}
    for name in names():
        match = older(name)
        found[name] = first_difference(match.row, match.journal, match.positions)
    return found


def make(game_id: str, seed: int, name: str) -> None:
    """Play a match by the battlemat that was found, whichever it is."""
    rng = Random(f"{game_id} {seed}")
    match = _begun(game_id, rng)
    positions: list[dict[str, Any]] = []
    while len(match.journal) < ANSWERS:
        decision = match.pending[0]
        match.submit(decision.player, match.random_answer(decision, rng))
        if rng.random() < 0.06:
            match.take_back(match.entries_to_question(decision.player) or 1)
            positions = [position for position in positions if position["number"] < len(match.journal)]
        if len(match.journal) - (positions[-1]["number"] if positions else 0) >= EVERY:
            state = zlib.compress(msgspec.msgpack.encode(match.state), 1)
            positions.append({"number": len(match.journal), "state": state})
    (FOLDER / f"{name}.match").write_bytes(match.save())
    (FOLDER / f"{name}.positions").write_bytes(msgspec.msgpack.encode(positions))


def _begun(game_id: str, rng: Random) -> Match[Any]:
    """A new match of two."""
    rules = battlemat.game(game_id)
    while True:
        match: Match[Any] = Match(rules, rules.sample_setup(rng), rng.randbytes(32))
        if match.players == 2:
            return match


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make", game_id, seed, date]:
            make(game_id, int(seed), f"{game_id}-{date}")
        case ["judge"]:
            VERDICTS.write_text(json.dumps(judge(), indent=2) + "\n", encoding="utf-8")
