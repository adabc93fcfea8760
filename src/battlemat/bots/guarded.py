"""A bot of somebody's own may fail, hang or answer nonsense: then the usual one plays in its place, and says so."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from battlemat.bots.levels import USUAL, make
from battlemat.bots.plain import Bot
from battlemat.bots.seat import Seat, after
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError, IllegalAnswer

SECONDS: Final = 10.0
"""What one answer may take."""
HURRY: Final = 0.5
"""The part of that after which a bot that asks is told to hurry."""
LONGEST_REASON: Final = 200

Tell = Callable[[str], None]
"""What is done with a sentence about a bot that failed."""


class Guarded:
    """Plays like `bot` until that one fails; `tell` gets the one sentence about it."""

    def __init__(self, name: str, bot: Bot, tell: Tell, seconds: float = SECONDS) -> None:
        self.name = name
        self.seconds = seconds
        self._tell = tell
        self._bot = bot
        self._failed = False

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """What the bot answers, if that is legal and comes in time."""
        if not self._failed:
            try:
                return self._own_answer(seat, decision, rng)
            except Exception as fault:
                self._replace(self._reason(fault))
        return self._bot.answer(seat, decision, rng)

    def close(self) -> None:
        """Let go of what the bot needed, such as a process."""
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()

    def _own_answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        hurried = seat.hurrying(after(HURRY * self.seconds))
        with time_limit(self.seconds):
            answer = self._bot.answer(hurried, decision, rng)
        decision.accept(answer)
        return answer

    def _reason(self, fault: Exception) -> str:
        if isinstance(fault, TimeoutError):
            return f"took longer than {self.seconds:g} seconds"
        if isinstance(fault, IllegalAnswer):
            return f"gave an answer that is not allowed ({_short(fault)})"
        if isinstance(fault, BattlematError):
            return f"failed ({_short(fault)})"
        return f"failed ({type(fault).__name__}: {_short(fault)})"

    def _replace(self, reason: str) -> None:
        self.close()
        self._bot, self._failed = make(USUAL), True
        self._tell(f"The bot {self.name} {reason}; the bot {USUAL} plays on in its place.")


def _short(fault: Exception) -> str:
    return " ".join(str(fault).split())[:LONGEST_REASON].rstrip(".")


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """`TimeoutError` in what takes longer, where the system can ring a bell (not on Windows, not in threads)."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
