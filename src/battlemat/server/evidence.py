"""Positions of a match that are kept while it is played, and what they are good for later.

When the rules have changed, a match goes on only if it still leads through every kept position (`first_difference`).
If it does not, the kept positions are what can still be shown of it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from battlemat.core.acts import act_from
from battlemat.core.game import Game, State
from battlemat.core.load import check_position
from battlemat.core.match import Match
from battlemat.core.met import met
from battlemat.games import game
from battlemat.server.records import Journal, MatchRow, Position

EVERY = 16
"""Journal entries between two kept positions. Costs about 20 microseconds per answer, and a kilobyte each time."""
LARGEST_STATE = 4_000_000

_encode = msgspec.msgpack.Encoder().encode


class Evidence:
    """Which positions of a match that is played have been kept: up to `last` entries."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def due(self, match: Match[Any]) -> Position | None:
        """The position of now, if it is to be kept: it is time again, or the end."""
        return self.of(match) if match.over or len(match.journal) - self.last >= EVERY else None

    def of(self, match: Match[Any]) -> Position | None:
        """The position of now, unless it is kept already."""
        if len(match.journal) <= self.last:
            return None
        self.last = len(match.journal)
        return Position(self.last, zlib.compress(_encode(match.state), 1))

    def back_to(self, entries: int) -> None:
        self.last = min(self.last, entries)


def state_at(game: Game[Any], position: Position) -> State:
    """A kept position as these rules read it; a `ValueError` if they cannot."""
    state: State = msgspec.msgpack.decode(_unpacked(position), type=met(game.state_type))
    return state


def _unpacked(position: Position) -> bytes:
    try:
        return zlib.decompressobj().decompress(position.state, LARGEST_STATE)
    except zlib.error as fault:
        raise ValueError(str(fault)) from fault


def first_difference(row: MatchRow, journal: Journal, positions: Iterable[Position]) -> int | None:
    """The first entry of a journal at which the rules of now are seen to lead elsewhere than those it was played by.

    None if they lead through every kept position to the end; 0 if the match cannot even begin.
    """
    if row.gathering:
        return None
    kept = {position.number: position for position in positions}
    number = 0
    try:
        match = _begun(row)
        for number, (player, value, _) in enumerate(journal, 1):
            match.replay(player, act_from(value) if isinstance(value, dict) else value)
            if number in kept and not _same(match, kept[number]):
                return number
    except MemoryError:
        raise
    except Exception:  # whatever the rules of now make of it, they did not do so then
        return number
    return number if match.over and row.status in ("open", "running") else None


def _begun(row: MatchRow) -> Match[Any]:
    ruleset = game(row.game)
    if row.start is not None:
        check_position(ruleset, row.setup, row.start)
    return Match(ruleset, row.setup, row.key, row.start)


def _same(match: Match[Any], position: Position) -> bool:
    """Whether a match stands as it was kept. A state that has more fields now is read with what they are by default."""
    now = _encode(match.state)
    return now == _unpacked(position) or now == _encode(state_at(match.game, position))
