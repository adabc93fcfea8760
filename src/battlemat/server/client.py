"""One connection at a table, and what waits to be sent over it.

Nobody is let go for what others do. Of tables only the latest matters, so there is never more than one waiting; lines
of chat that pile up are dropped; and whoever does not read the answers to its own messages is not read any further.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from battlemat.server import messages as msg
from battlemat.server.limits import Allowance, Bucket, Usage

REPLIES_WAITING = 16
"""Answers a client may leave unread before no more of its messages are read."""
CHAT_WAITING = 200
"""Lines of chat that may wait for a client; what is said then is not heard by it."""

CHAT_AT_ONCE, CHAT_SECONDS = 8, 10.0
"""Lines of chat one client may say at once, and in so many seconds."""

_encode = msgspec.json.Encoder().encode


def encode(message: msg.ToClient) -> str:
    return _encode(message).decode()


class Client:
    """`player` is None for a spectator; who sits there `openly` sees what spectators see, and `eyes` says whose view
    that is. `told` counts the events it has been sent, `view` is the last view it knows.

    `behind`: the table has changed since the one that is waiting to be sent.
    """

    def __init__(self, player: int | None, language: str, usage: Usage | None = None, *, openly: bool = False) -> None:
        self.player = player
        self.openly = openly
        self.eyes = None if openly else player
        self.language = language
        self.usage = usage
        self.allowance = Allowance(usage)
        self.chat = Bucket(CHAT_AT_ONCE, CHAT_AT_ONCE / CHAT_SECONDS)
        self.told = 0
        self.view: dict[str, Any] | None = None
        self.closed = False
        self.behind = False
        self.outbox: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        self.waiting = {"reply": 0, "chat": 0, "table": 0}
        self._read = asyncio.Event()

    def send(self, message: msg.ToClient) -> None:
        """Answer one of the client's own messages."""
        self._put("reply", encode(message))

    def hear(self, line: str) -> None:
        """A line of chat, encoded."""
        if self.waiting["chat"] < CHAT_WAITING:
            self._put("chat", line)

    def show(self, table: str) -> None:
        """A table, encoded; `ready` must be true."""
        self.behind = False
        self._put("table", table)

    @property
    def ready(self) -> bool:
        """Whether a table can be sent now; if not, it will be when the one before has gone out."""
        return not self.closed and not self.waiting["table"]

    def _put(self, kind: str, text: str) -> None:
        if not self.closed:
            self.waiting[kind] += 1
            self.outbox.put_nowait((kind, text))

    def sent(self, kind: str) -> None:
        """Something of this kind has gone out."""
        self.waiting[kind] -= 1
        self._read.set()

    async def until_read(self) -> None:
        """Wait while too many answers are unread."""
        while self.waiting["reply"] >= REPLIES_WAITING and not self.closed:
            self._read.clear()
            await self._read.wait()

    def close(self, last: msg.Gone | None = None, *, drop: bool = True) -> None:
        """End the connection, with a last word; whatever was still to be said is dropped, or said before."""
        if self.closed:
            return
        self.closed = True
        while drop and not self.outbox.empty():
            self.outbox.get_nowait()
        if last is not None:
            self.outbox.put_nowait(("last", encode(last)))
        self.outbox.put_nowait(None)
        self._read.set()
