"""What the worker processes do: everything that replays a match or judges what a stranger has written.

Each takes and gives plain data. A job ends with a result or with one of battlemat's errors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from battlemat import load_match
from battlemat.core.errors import BadSetup, BattlematError, Refusal
from battlemat.core.match import Frozen, Match
from battlemat.core.save import read_save, sane_position
from battlemat.core.teller import teller_of
from battlemat.games import game
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.kept import packed
from battlemat.server.replay import Journal, moments_of, replayed
from battlemat.server.telling import turn_in
from battlemat.server.undo import ChanceNotes
from battlemat.server.workers import TooMuch

MOST_ENTRIES = 8000
"""Answers and acts of an uploaded match: several times the longest one seen."""
LARGEST_REPLAY = 48_000_000
"""Bytes of all moments of a match."""
CHECKPOINTS_KEPT = 8

_encode = msgspec.json.Encoder().encode


def too_large() -> TooMuch:
    return TooMuch("That takes more memory than there is for it.")


class Opened(msgspec.Struct):
    """A match as it goes on at a table, and how much chance had been used after each entry of its journal."""

    match: Frozen
    used: list[int]


class Imported(msgspec.Struct):
    """An uploaded match."""

    game: str
    setup: dict[str, Any]
    key: bytes
    start: bytes | None
    journal: list[tuple[int, Any]]
    rules: int
    players: int
    turn: int


def open_match(row: db.MatchRow, journal: Journal) -> Opened:
    """Play a stored match up to where it is."""
    if row.start is not None:
        sane_position(game(row.game), row.setup, row.start)
    notes: list[ChanceNotes] = []

    def note(match: Match[Any]) -> None:
        if not notes:
            notes.append(ChanceNotes(match))
        notes[0].note(match)

    match = replayed(row, journal, note)
    return Opened(match.freeze(CHECKPOINTS_KEPT), notes[0].used)


def moments(row: db.MatchRow, journal: Journal, player: int | None, language: str) -> bytes:
    """All moments of a match, as packed JSON."""
    parts: list[bytes] = []
    size = 0
    for moment in moments_of(row, journal, player, language):
        parts.append(_encode(moment))
        size += len(parts[-1])
        if size > LARGEST_REPLAY:
            raise too_large()
    return packed(b"[" + b",".join(parts) + b"]")


def import_match(data: bytes) -> Imported:
    """Read an uploaded match file and play it through."""
    if len(read_save(data).journal) > MOST_ENTRIES:
        raise BattlematError(f"A match file that is uploaded may have {MOST_ENTRIES} entries.")
    match = load_match(data)
    turn = turn_in(match.view(None))
    rules = match.game.rules_version
    return Imported(match.game.id, match.setup, match.key, match.start, match.journal, rules, match.players, turn)


def position(row: db.MatchRow, journal: Journal, answers: int) -> list[tuple[int, Any]]:
    """The journal up to a position from which the match can go on."""
    match = replayed(row, journal[:answers])
    if match.over:
        raise BattlematError("The match is over at this position.")
    return list(match.journal)


def match_file(row: db.MatchRow, journal: Journal) -> bytes:
    return replayed(row, journal).save()


def set_up(name: str, variant: str, lists: list[Any]) -> dict[str, Any]:
    """The set-up for lists chosen in a lobby, tried out once."""
    rules = game(name)
    setup = rules.setup_of(variant, lists)
    Match(rules, setup, bytes(32))
    return setup


def check_list(name: str, language: str, entry: dict[str, Any]) -> bytes:
    """What is wrong with a list, as JSON."""
    rules = game(name)
    teller = teller_of(name, language)
    try:
        found: list[Refusal] = rules.check_list(entry)
        summary = rules.list_summary(entry)
    except BadSetup as fault:
        found, summary = list(fault.refusals), {}
    violations = [msg.TellViolation(teller.refusal(refusal), refusal.rule, list(refusal.where)) for refusal in found]
    variants = [] if found else rules.variants_for(entry)
    return _encode(msg.ListCheck(not found, violations, variants, summary))


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job for job in (open_match, moments, import_match, position, match_file, set_up, check_list)
}
