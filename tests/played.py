"""Plays the golden battles of a game and tells all that came of them: `python -m tests.played pocketmodel`.

Two engines that are one and the same print the same bytes (tests/engines.py).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from battlemat.core.match import Match
from battlemat.core.playthrough import begun_anew, steps
from battlemat.core.version import version_of
from tests.recording import recorded
from tests.test_golden import BATTLES, played


def told(game_id: str) -> Iterator[str]:
    """The version of the rules; of every battle each answer with what was seen and thought after it; its file."""
    yield version_of(game_id)
    for battle in BATTLES:
        m = played(game_id, battle)
        again = begun_anew(m)
        for step in steps(m, again):
            yield f"{battle} {step.number}. {recorded(step)} {blake2b(shown(again, len(step.events))).hexdigest()}"
        yield m.save().decode("latin-1")


def shown(m: Match[Any], news: int) -> bytes:
    """The position, all that anybody is sent after the latest events, and how good answers look."""
    seen = [m.seen_by(seat, len(m.events) - news) for seat in (*range(m.players), None)]
    thought = [repr(m.appraise(decision)) for decision in m.pending]
    return msgspec.json.encode([m.fingerprint(), seen, thought])


if __name__ == "__main__":
    for line in told(sys.argv[1]):
        sys.stdout.buffer.write(f"{line}\n".encode())
