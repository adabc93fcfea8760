"""Facts that happened, in order: the log, the animations and "why?" are all made from them."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """`data` is for everybody; `secret` only for the players in `to`. `at` counts the answers given before it."""

    kind: str
    rule: str
    data: dict[str, Any]
    at: int = 0
    secret: dict[str, Any] | None = None
    to: tuple[int, ...] = ()

    def seen_by(self, player: int | None) -> Event:
        """The event as one player (None: a spectator) may know it."""
        if self.secret is None:
            return Event(self.kind, self.rule, dict(self.data), self.at)
        if player in self.to:
            return Event(self.kind, self.rule, self.data | self.secret, self.at)
        return Event(self.kind, self.rule, dict(self.data), self.at)
