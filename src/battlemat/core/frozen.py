"""What of a match travels between processes. (A file of its own: records stay interpreted.)"""

from __future__ import annotations

from typing import Any

import msgspec

from battlemat.core.event import Event

Entry = tuple[int, Any]
"""Who, and what was answered (an option id, a tuple of ids, a pose), or an `Act`."""

Checkpoint = tuple[int, int, int, bytes]
"""Journal entries, events and questions so far, and the state."""


class Frozen(msgspec.Struct):
    """A match that can travel: what `Match.thaw` goes on from. Its past is known from its last checkpoints on."""

    journal: list[Entry]
    events: list[Event]
    checkpoints: list[Checkpoint]
    questions: int
    numbers: list[int]
