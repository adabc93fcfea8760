"""What the engine says of random positions, for the page to say the same: `python -m tests.vectors FOLDER`.

The page works out templates, sight, terrain, ways and odds a second time, so that previews need no answer of the
server. Every function that does has a file of questions with the engine's answers; the page's tests (`web/tests`) ask
all of them. They are made anew for each run and are the same for the same engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

Case = list[Any]
"""What is given, and last what the engine says."""


class Vectors(NamedTuple):
    """The questions to one function, and what all of them have in common."""

    name: str
    common: Mapping[str, Any]
    cases: list[Case]


def made(name: str, number: int, case: Callable[[Random], Case | None], **common: Any) -> Vectors:
    """So many random cases; `case` may say that a position is of no use."""
    rng = Random(f"vectors {name}")
    return Vectors(name, common, list(_first(number, case, rng)))


def _first(number: int, case: Callable[[Random], Case | None], rng: Random) -> Iterator[Case]:
    found = 0
    while found < number:
        made = case(rng)
        if made is not None:
            found += 1
            yield made
