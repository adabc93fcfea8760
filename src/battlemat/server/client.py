"""One connection at a table, and what waits to be sent over it."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Any

import msgspec

from battlemat.server import messages as msg

MESSAGES_WAITING = 64
"""Whoever is so many messages behind is let go, and may come back."""

_encode = msgspec.json.Encoder().encode


def encode(message: msg.ToClient) -> str:
    return _encode(message).decode()


class Client:
    """`player` is None for a spectator; `told` counts the events it has been sent, `view` is the last view it knows."""

    def __init__(self, player: int | None, language: str) -> None:
        self.player = player
        self.language = language
        self.told = 0
        self.view: dict[str, Any] | None = None
        self.closed = False
        self.spoke: deque[float] = deque()
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: msg.ToClient) -> None:
        self.send_text(encode(message))

    def send_text(self, text: str) -> None:
        """Queue an encoded message; whoever is too slow to read is let go."""
        if self.closed:
            return
        if self.outbox.qsize() >= MESSAGES_WAITING:
            self.close()
        else:
            self.outbox.put_nowait(text)

    def close(self, last: msg.Gone | None = None) -> None:
        """End the connection, with a last word; whatever was still to be said is dropped."""
        if self.closed:
            return
        self.closed = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        if last is not None:
            self.outbox.put_nowait(encode(last))
        self.outbox.put_nowait(None)

    def may_speak(self, most: int, seconds: float) -> bool:
        """Whether another line of chat is not too many; if it is not, it counts."""
        now = monotonic()
        while self.spoke and self.spoke[0] < now - seconds:
            self.spoke.popleft()
        if len(self.spoke) >= most:
            return False
        self.spoke.append(now)
        return True
