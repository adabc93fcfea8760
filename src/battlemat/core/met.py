"""Kinds of records that several threads may read at once.

msgspec works out what a record is made of when it first meets the kind. Whoever meets it at the same moment in another
thread is handed what is half worked out, and the whole process ends. So every kind is met once, one thread at a time.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar

import msgspec

K = TypeVar("K")

_met: set[Any] = set()
_meeting = threading.Lock()


def met(kind: K) -> K:
    """The kind itself, ready to be read: `msgspec.convert(data, met(Kind))`."""
    if kind not in _met:
        with _meeting:
            msgspec.msgpack.Decoder(kind)
            _met.add(kind)
    return kind
