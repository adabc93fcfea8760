"""The clock of a match: time for all of a player's answers, a little more after each, and whoever has none left loses.

Time runs for people who are asked, from the moment everybody has sat down. It runs while the server does: what has
been used is stored with every answer and when a room is closed, and nobody pays for a server that is down.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import SEATS
from battlemat.server import messages as msg

SHORTEST, LONGEST, MOST_ADDED = 10, 24 * 3600, 3600
"""Seconds one may wish for."""
MOST_DAYS = 30
"""Days one may wish for, where a match is played over days."""


class Clock(msgspec.Struct):
    """What is stored: the wish, and what everybody has left, in seconds. `started`: everybody has been here once.

    `anew`: after each answer there is all the time again.
    """

    seconds: float
    added: float
    left: list[float]
    started: bool = False
    anew: bool = False


def new_clock(wish: msg.WishedClock | None, players: int, *, over_days: bool = False) -> Clock | None:
    """The clock at the start; `BadSetup` for one nobody could play with."""
    if wish is None:
        return None
    longest = MOST_DAYS * 24 * 3600 if over_days else LONGEST
    if not SHORTEST <= wish.seconds <= longest or not 0 <= wish.added <= MOST_ADDED:
        facts = {"fewest": SHORTEST, "most": longest, "added": MOST_ADDED}
        raise BadSetup(Refusal("server-bad-clock", "", facts))
    return Clock(wish.seconds, wish.added, [float(wish.seconds)] * players, anew=over_days)


class RunningClock:
    """A clock at a live table."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.running: frozenset[int] = frozenset()
        self.since = monotonic()

    def press(self, running: Iterable[int], answered: int | None = None) -> None:
        """From now on the time of these players runs; whoever has answered gets the added time."""
        self.stop()
        if answered is not None and self.clock.started:
            left, added = self.clock.left[answered], self.clock.added
            self.clock.left[answered] = self.clock.seconds if self.clock.anew else left + added
        self.running = frozenset(running) if self.clock.started else frozenset()

    def stop(self) -> None:
        """Write down what has been used so far."""
        now = monotonic()
        for player in self.running:
            self.clock.left[player] = max(0.0, self.clock.left[player] - (now - self.since))
        self.since = now
        self.running = frozenset()

    def left(self, player: int) -> float:
        """Seconds a player has left at this moment."""
        used = monotonic() - self.since if player in self.running else 0.0
        return max(0.0, self.clock.left[player] - used)

    def fallen(self) -> list[int]:
        """Those whose time has run out."""
        return [player for player in sorted(self.running) if self.left(player) <= 0]

    def next_fall(self) -> float | None:
        """Seconds until the next flag falls; None while nobody's time runs."""
        return min((self.left(player) for player in self.running), default=None)

    def tell(self) -> msg.TellClock:
        return msg.TellClock(
            [round(self.left(player) * 1000) for player in range(len(self.clock.left))],
            [SEATS[player] for player in sorted(self.running)],
            self.clock.added,
        )
