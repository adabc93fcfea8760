"""Answers that are asked for again and again: made once, kept packed, and made only once when many ask at a time."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from time import monotonic

LEVEL = 4


def packed(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)


class Kept:
    """Packed answers by what was asked, as many as fit; `seconds`: how long one is good (None: for ever)."""

    def __init__(self, most_bytes: int, seconds: float | None = None) -> None:
        self.most_bytes, self.seconds = most_bytes, seconds
        self._kept: OrderedDict[Hashable, tuple[float, bytes]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._bytes = 0

    async def get(self, asked: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The kept answer, or the one that `make` makes now."""
        found = self._kept.get(asked)
        if found is not None and (self.seconds is None or monotonic() - found[0] < self.seconds):
            self._kept.move_to_end(asked)
            return found[1]
        task = self._making.get(asked)
        if task is None:
            task = self._making[asked] = asyncio.ensure_future(self._make(asked, make))
        return await asyncio.shield(task)

    async def _make(self, asked: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            data = await make()
        finally:
            del self._making[asked]
        old = self._kept.pop(asked, None)
        self._bytes += len(data) - (len(old[1]) if old else 0)
        self._kept[asked] = (monotonic(), data)
        while self._bytes > self.most_bytes and len(self._kept) > 1:
            _, (_, gone) = self._kept.popitem(last=False)
            self._bytes -= len(gone)
        return data
