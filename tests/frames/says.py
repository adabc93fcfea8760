"""What a client may say at a table, sensible or not: every kind of message, at the right time and at the wrong one."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from battlemat.bots import LEVELS
from battlemat.server import messages as msg
from battlemat.server.play import LARGEST_FRAME
from tests.frames.wild import TEXTS, as_text, nested, noise, spoiled, wild

RARE = {"concede": 0.01, "hint": 0.05, "speak": 0.2, "let-bot-play": 0.5}
"""How often these are said, compared with the others: the first ends a match, the next two take long to answer."""


def _fields() -> dict[str, tuple[str, ...]]:
    kinds = msg.FromClient.__args__
    return {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in kinds}


KINDS = _fields()
WEIGHTS = [RARE.get(kind, 1.0) * (4 if kind in ("answer", "probe") else 1) for kind in KINDS]


def new_key() -> str:
    return os.urandom(9).hex()


def frame(rng: Random, question: dict[str, Any] | None) -> str | bytes:
    """One frame, not larger than a frame may be: whoever sends a larger one is let go."""
    said = some_frame(rng, question)
    data = said.encode("utf-8", "surrogatepass") if isinstance(said, str) else said
    return said if len(data) <= LARGEST_FRAME else data[:LARGEST_FRAME]


def some_frame(rng: Random, question: dict[str, Any] | None) -> str | bytes:
    sort = rng.random()
    if sort < 0.45:
        return as_text(message(rng, question), rng)
    if sort < 0.70:
        return as_text(changed(message(rng, question), rng), rng)
    if sort < 0.80:
        return spoiled(as_text(message(rng, question), rng).encode("utf-8", "surrogatepass"), rng)
    if sort < 0.90:
        return as_text(wild(rng), rng)
    if sort < 0.905:
        return nested(rng)
    return noise(rng) if rng.random() < 0.8 else noise(rng).decode("latin-1")


def message(rng: Random, question: dict[str, Any] | None) -> dict[str, Any]:
    """A message as it should be, at a time when it may well be none of the sender's business."""
    (kind,) = rng.choices(list(KINDS), WEIGHTS)
    values: dict[str, Any] = {
        "key": new_key(),
        "number": number(rng, question),
        "yes": rng.random() < 0.5,
        "text": rng.choice(TEXTS),
        "language": rng.choice(("en", "pl", "de", "xx", "")),
        "seat": rng.choice(("a", "b", "c", "h", "", "ab", "A")),
        "bot": rng.choice((*LEVELS, "random", "")),
    }
    if "answer" in KINDS[kind]:
        values["answer"] = answer(rng, question)
    return {"type": kind} | {name: values[name] for name in KINDS[kind]}


def number(rng: Random, question: dict[str, Any] | None) -> int:
    now = question["number"] if question else 0
    return int(now if rng.random() < 0.8 else rng.choice((now - 1, now + 1, 0, -1, 2**31, now + 1000)))


def answer(rng: Random, question: dict[str, Any] | None) -> Any:
    """An answer: a real option, several, a monster made of real ones, or a pose."""
    ids = [option["id"] for option in (question or {}).get("options", ())] or ["pass"]
    one, other = rng.choice(ids), rng.choice(ids)
    return rng.choice(
        (
            one,
            [one, other],
            rng.sample(ids, min(len(ids), rng.randrange(1, 6))),
            [one] * 200,
            monster(one, other, rng),
            [monster(one, other, rng), one],
            pose(rng),
            pose(rng),
        )
    )


def monster(one: str, other: str, rng: Random) -> str:
    return rng.choice(
        (
            one + ">x>y",
            (one + ">") * 40,
            one.partition(":")[0] + ":" + other.partition(":")[2],
            one[: len(one) // 2],
            one.upper(),
            one + "\0",
            one.replace(":", ">"),
            ">".join(reversed(one.split(">"))),
            "🜏" + one,
            one + other,
        )
    )[:320]


def pose(rng: Random) -> list[Any]:
    def far() -> float:
        return rng.choice(
            (rng.uniform(-50, 1000), rng.uniform(-1e6, 1e6), 0.0, 1e308, -1e-308, 1e16, rng.uniform(0, 914))
        )

    return [far(), far(), rng.choice((0.0, 90.0, rng.uniform(-720, 720), 1e17, -1e300))][: rng.choice((3, 3, 3, 3, 2))]


def changed(said: dict[str, Any], rng: Random) -> dict[str, Any]:
    """With a wild value, without a field, or with one too many."""
    sort = rng.randrange(4)
    if sort <= 1:
        return said | {rng.choice(list(said)): wild(rng)}
    if sort == 2:
        lost = rng.choice(list(said))
        return {name: value for name, value in said.items() if name != lost}
    return said | {str(rng.choice(TEXTS)): wild(rng)}
