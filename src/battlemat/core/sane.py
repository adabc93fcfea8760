"""Whether plain data from a stranger is of a sensible size, to the last number, before anybody works with it."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final

LARGEST_WHOLE: Final = 1_000_000
"""No number of a match that counts something is larger; nor smaller than the next one."""
SMALLEST_WHOLE: Final = -1000
FARTHEST: Final = 20_000.0
"""Millimetres: no table is so large, and no angle in degrees."""
LONGEST_TEXT: Final = 100_000
MOST_PARTS: Final = 50_000
DEEPEST: Final = 30


def absurd(data: Any) -> str:
    """What is out of all proportion in plain data; empty if nothing is.

    >>> absurd({"turn": 3, "at": [1.5, -20]}), absurd([[10**9]]), absurd(float("nan"))
    ('', 'the number 1000000000', 'the number nan')
    """
    waiting: list[tuple[Any, int]] = [(data, 0)]
    parts = 0
    while waiting:
        part, depth = waiting.pop()
        parts += 1
        if parts > MOST_PARTS or depth > DEEPEST:
            return "more than any match has"
        fault = _absurd_value(part)
        if fault:
            return fault
        if isinstance(part, dict):
            waiting += [(value, depth + 1) for value in (*part.keys(), *part.values())]
        elif isinstance(part, list | tuple):
            waiting += [(value, depth + 1) for value in part]
    return ""


def _absurd_value(part: Any) -> str:
    if isinstance(part, float):
        fine = isfinite(part) and abs(part) <= FARTHEST
    elif isinstance(part, int):
        fine = SMALLEST_WHOLE <= part <= LARGEST_WHOLE
    elif isinstance(part, str | bytes):
        return "a text that is too long" if len(part) > LONGEST_TEXT else ""
    else:
        return ""
    return "" if fine else f"the number {part!r:.40}"
