"""What is made of a part of the state, kept until that part is another. It lies beside the state, never in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from battlemat.core.game import S

T = TypeVar("T")

_encoder = msgspec.msgpack.Encoder()


def while_same(s: S, part: Any, make: Callable[[S], T]) -> T:
    """What `make` makes of a state, made once as long as `part` stays the same: all of the state that it looks at.

    To tell whether it does costs a small fraction of what is made of it. Who gets it only reads it.
    """
    kept: dict[Callable[..., Any], tuple[bytes, Any]] = s.__dict__.setdefault("kept", {})
    known = _encoder.encode(part)
    found = kept.get(make)
    if found is None or found[0] != known:
        found = kept[make] = (known, make(s))
    made: T = found[1]
    return made
