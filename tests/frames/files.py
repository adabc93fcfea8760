"""Match files by somebody who knows the format: real ones, with one thing changed behind the digest."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec

import battlemat
from battlemat.core.match import Match
from battlemat.core.save import Save, pack, read_save
from tests.frames.wild import wild

PLAYED = 30
"""Answers in a file before it is changed."""


def match_file(rng: Random) -> bytes:
    """A file that is whole, and a match that is not quite."""
    while True:
        with suppress(OverflowError):  # a number no file can hold
            return pack(spoiled_save(rng))


def spoiled_save(rng: Random) -> Save:
    record = msgspec.structs.replace(rng.choice(real()))
    part = rng.choice(("setup", "journal", "start", "fingerprint", ""))
    if part == "start":
        record.start = msgspec.msgpack.encode(changed(msgspec.msgpack.decode(record.start or b"\xc0"), rng))
    elif part:
        setattr(record, part, changed(msgspec.to_builtins(getattr(record, part)), rng))
    return record


@cache
def real() -> list[Save]:
    """A match of every game: from its beginning, and from a position in its middle."""
    found = []
    for game in battlemat.game_ids():
        match, rng = battlemat.new_match(game, seed=3), Random(game)
        for _ in range(PLAYED):
            decision = match.pending[0]
            match.submit(decision.player, match.random_answer(decision, rng))
        found += [read_save(match.save()), from_the_middle(match)]
    return found


def from_the_middle(match: Match[Any]) -> Save:
    record = read_save(match.save())
    start = match.freeze(1).checkpoints[-1][-1]
    return msgspec.structs.replace(record, start=start, journal=[], fingerprint="")


def changed(data: Any, rng: Random) -> Any:
    """Plain data with one thing in it replaced by something wild, or left out."""
    inside = list(data.items() if isinstance(data, dict) else enumerate(data)) if isinstance(data, dict | list) else []
    if not inside or rng.random() < 0.05:
        return wild(rng)
    key, value = rng.choice(inside)
    if rng.random() < 0.05:
        return {k: v for k, v in inside if k != key} if isinstance(data, dict) else [v for k, v in inside if k != key]
    new = changed(value, rng)
    return {**data, key: new} if isinstance(data, dict) else [new if k == key else v for k, v in inside]
