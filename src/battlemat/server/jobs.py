"""What the worker processes do: everything that replays a match or judges what a stranger has written.

Each takes and gives plain data. A job ends with a result or with one of battlemat's errors.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

import msgspec

from battlemat import load_match
from battlemat.core.errors import BadSetup, BattlematError, Refusal
from battlemat.core.frozen import Frozen
from battlemat.core.load import check_position
from battlemat.core.match import Match
from battlemat.core.save import read_save
from battlemat.core.teller import teller_of
from battlemat.games import game
from battlemat.odds.telling import Labels, told
from battlemat.server import looking_back
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.analysis_jobs import LAST_OF_ALL, analyse, tell_analysis, tell_best
from battlemat.server.evidence import first_difference
from battlemat.server.kept import packed
from battlemat.server.learning import begin_lesson, scripted, solution
from battlemat.server.looking_back import kept_file
from battlemat.server.records import Journal
from battlemat.server.replay import moments_of, replayed
from battlemat.server.thinking import bot_advises, bots_play
from battlemat.server.undo import ChanceNotes
from battlemat.server.workers import TooMuch
from battlemat.sim.contest import Contest, Fought, new_contest, play_match
from battlemat.sim.entries import Entry, fault_of
from battlemat.sim.report import html_report
from battlemat.sim.summary import Summary

MOST_ENTRIES = 8000
"""Answers and acts of an uploaded match: several times the longest one seen."""
LARGEST_REPLAY = 48_000_000
"""Bytes of all moments of a match."""
CHECKPOINTS_KEPT = 8
FIGHTING_SECONDS = 1.0
"""After so long no other match of a contest is begun in the same job."""

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
        check_position(game(row.game), row.setup, row.start)
    notes: list[ChanceNotes] = []

    def note(match: Match[Any]) -> None:
        if not notes:
            notes.append(ChanceNotes(match))
        notes[0].note(match)

    match = replayed(row, journal, note)
    return Opened(match.freeze(CHECKPOINTS_KEPT), notes[0].used)


def moments(row: db.MatchRow, journal: Journal, player: int | None, language: str) -> bytes:
    """All moments of a match, as packed JSON."""
    return _packed(moments_of(row, journal, player, language))


def kept_moments(row: db.MatchRow, positions: list[db.Position], player: int | None, language: str) -> bytes:
    """What was kept of a match that other rules were made for, as packed JSON."""
    return _packed(looking_back.kept_moments(row, positions, player, language))


def _packed(moments: Iterator[msg.Moment]) -> bytes:
    parts: list[bytes] = []
    size = 0
    for moment in moments:
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
    if scripted(match):
        raise BattlematError("A match file that is uploaded may not say how dice and shuffles fall.")
    rules, turn = match.game.rules_version, match.turn
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
    ruleset = game(name)
    setup = ruleset.setup_of(variant, lists)
    Match(ruleset, setup, bytes(32))
    return setup


def check_list(name: str, language: str, entry: dict[str, Any]) -> bytes:
    """What is wrong with a list, as JSON."""
    ruleset = game(name)
    teller = teller_of(name, language)
    try:
        found: list[Refusal] = ruleset.check_list(entry)
        summary = ruleset.list_summary(entry)
    except BadSetup as fault:
        found, summary = list(fault.refusals), {}
    violations = [msg.TellViolation(teller.refusal(refusal), refusal.rule, list(refusal.where)) for refusal in found]
    variants = [] if found else ruleset.variants_for(entry)
    return _encode(msg.ListCheck(not found, violations, variants, summary))


def random_list(name: str, like: dict[str, Any]) -> bytes:
    """Some legal list like another one, as JSON."""
    return _encode(msg.RandomList(game(name).sample_list(Random(), like)))


def odds(name: str, language: str, parts: dict[str, list[str]]) -> bytes:
    """Exact odds, as JSON with labels."""
    asked = game(name).odds
    if asked is None:
        raise BadSetup(Refusal("core-odds-none"))
    return _encode(told(asked.ask(**parts), Labels(name, language)))


def contest(name: str, lists: list[Entry], bots: list[str], seed: str, variant: str | None, language: str) -> Contest:
    """A contest that can be played; a sentence about the first list that cannot be fielded."""
    ruleset = game(name)
    for entry in lists:
        if fault := fault_of(ruleset, entry, language):
            raise BattlematError(fault)
    return new_contest(name, lists, bots, seed, variant=variant)


def fight(asked: Contest, pieces: list[tuple[int, int]]) -> list[bytes]:
    """The first of these matches, as many as a second allows, behind everything else the machine has to do."""
    with suppress(AttributeError, OSError):
        os.nice(LAST_OF_ALL)
    end = monotonic() + FIGHTING_SECONDS
    played = []
    for piece in pieces:
        played.append(_encode(play_match(asked, piece)))
        if monotonic() > end:
            break
    return played


def contest_result(asked: Contest, matches: list[bytes]) -> dict[str, Any]:
    """What `battlemat simulate --lists … --json` prints."""
    summary = Summary(asked)
    for match in matches:
        summary.count(msgspec.json.decode(match, type=Fought))
    return summary.to_dict()


def contest_json(asked: Contest, matches: list[bytes]) -> bytes:
    return packed(json.dumps(contest_result(asked, matches), indent=2).encode() + b"\n")


def contest_report(asked: Contest, matches: list[bytes], language: str) -> bytes:
    return packed(html_report(contest_result(asked, matches), language).encode())


JOBS: dict[str, Callable[..., Any]] = {
    job.__name__: job
    for job in (
        open_match, first_difference, moments, kept_moments, import_match, position, match_file, kept_file, set_up,
        check_list, random_list, odds, contest, fight, contest_json, contest_report, analyse, tell_analysis, tell_best,
        bots_play, bot_advises, begin_lesson, solution,
    )
}  # fmt: skip
