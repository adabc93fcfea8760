"""Values nobody asked for, and texts that are nearly JSON."""

from __future__ import annotations

import json
from random import Random
from typing import Any

HUGE = "9" * 400
"""A number too large for anybody, to be put where a number is."""
NUMBERS: tuple[Any, ...] = (
    0, 1, -1, 2, 7, 255, 2**31 - 1, 2**31, 2**32, -(2**31), 2**53, 2**63, 2**64, -(2**64), 10**30,
    0.1, -0.0, 1e-320, 1e16, 1e300, 1.7976931348623157e308, float("inf"), float("nan"), True, False,
)  # fmt: skip
TEXTS = (
    "", " ", "a", "null", "true", "0", "-1", "pass", "done", "a" * 79, "k" * 81, "x" * 500, "x" * 5000,
    ">" * 300, ">" * 301,
    ":" * 299, "a:b>c>d", "verb:subject>object", "\0", "a\0b", "\n\r\t", "\u202egnp.exe", "😀" * 20, "ﷺ" * 50,
    "\ufffe", "İ", "ß",
    "'; DROP TABLE matches; --", "%00", "%s%n", "{$id}", "{ $problem }", "../../etc/passwd",
    "<script>alert(1)</script>",
    "__class__", "constructor", "NaN", "Infinity", "1e999", "-", "[]", "{}", "\\ud800", "en", "pl", "de", "xx",
    "A", "B", "Z",
)  # fmt: skip


def wild(rng: Random, depth: int = 0) -> Any:
    """A value of any shape."""
    sort = rng.randrange(8 if depth < 4 else 5)
    if sort <= 1:
        return rng.choice(NUMBERS)
    if sort <= 3:
        return rng.choice(TEXTS)
    if sort == 4:
        return None
    if sort <= 6:
        return [wild(rng, depth + 1) for _ in range(rng.choice((0, 1, 2, 3, 3, 8, 250 if depth == 0 else 4)))]
    return {
        rng.choice((*TEXTS, "type", "key", "number", "answer")): wild(rng, depth + 1) for _ in range(rng.randrange(5))
    }


def nested(rng: Random) -> str:
    """As deep as a frame is long."""
    deep = rng.choice((10, 100, 1000, 9000))
    opening, closing = rng.choice(
        (("[", "]"), ('{"a":', "}"), ('{"type":"answer","key":"k","number":0,"answer":[', "]}"))
    )
    deep = min(deep, 60_000 // (len(opening) + 1))
    return opening * deep + rng.choice(("", "0", '"x"')) + closing * rng.choice((deep, deep, deep - 1, 0))


def as_text(value: Any, rng: Random) -> str:
    """As JSON, now and then with signs that JSON has not."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.03:
        text = text.replace("0", HUGE, 1)
    if rng.random() < 0.03:
        text = text.replace("}", ',"type":"answer","type":"say","key":"twice"}', 1)
    return text


def spoiled(data: bytes, rng: Random) -> bytes:
    """A few bytes lost, doubled or changed."""
    found = bytearray(data[:60_000] or b"\0")
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(found))
        sort = rng.randrange(4)
        if sort == 0:
            found[at] = rng.randrange(256)
        elif sort == 1:
            found[at:at] = found[at : at + 20]
        elif sort == 2:
            del found[at : at + rng.choice((1, 5, 50))]
        else:
            del found[at + 1 :]
        if not found:
            return b""
    return bytes(found)


def noise(rng: Random) -> bytes:
    return rng.randbytes(rng.choice((0, 1, 2, 10, 100, 1000, 20_000)))
