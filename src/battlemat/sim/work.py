"""Work shared out among processes: made piece by piece as it is needed, with results in the order of the pieces."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

from battlemat.core.errors import BattlematError

MOST_MATCHES: Final = 10_000_000
MOST_WORKERS: Final = 1_000
"""More than this is a slip of the finger."""
MOST_PROCESSES: Final = 61 if sys.platform == "win32" else 64
"""However many workers are asked for, no more processes are started. Windows cannot wait for more than 61."""
AHEAD: Final = 4
"""Pieces handed out for each process: enough that nobody waits for a slow one, few enough to remember."""

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")
Share = Callable[[Callable[[Any], Any], Iterable[Any], int], Generator[Any, None, None]]
"""Who has the pieces done: the processes of this machine (`shared_out`), or Ray (`on_ray.RayHands`)."""


def check(matches: int, workers: int, seed: int | str) -> None:
    """Refuse what nobody can mean."""
    if matches > MOST_MATCHES:
        raise BattlematError(f"At most {MOST_MATCHES:,} matches can be played at once.")
    if workers > MOST_WORKERS:
        raise BattlematError(f"There can be at most {MOST_WORKERS:,} workers.")
    if isinstance(seed, str) and not seed.isascii():
        try:
            seed.encode()
        except UnicodeEncodeError as fault:
            raise BattlematError("The seed is no text: some of its bytes are no characters.") from fault


def processes(matches: int, size: int, workers: int) -> int:
    """How many processes are of use when so many matches are played in pieces of this size."""
    return max(1, min(workers, -(-matches // size), MOST_PROCESSES))


def in_pieces(
    do: Callable[[range], Outcome], numbers: range, size: int, workers: int, share: Share | None = None
) -> Generator[Outcome, None, None]:
    """`do` each piece of the numbers. Whoever stops listening cancels what has not begun."""
    pieces = (range(start, min(start + size, numbers.stop)) for start in range(numbers.start, numbers.stop, size))
    yield from (share or shared_out)(do, pieces, processes(len(numbers), size, workers))


def shared_out(do: Callable[[Piece], Outcome], pieces: Iterable[Piece], count: int) -> Generator[Outcome, None, None]:
    """`do` each piece, in so many processes. Whoever stops listening cancels what has not begun."""
    if count == 1:
        yield from map(do, pieces)
        return
    pool = ProcessPoolExecutor(count, initializer=_be_deaf)
    work = partial(_heedful, do)
    try:
        waiting: deque[Future[Outcome]] = deque()
        for piece in pieces:
            waiting.append(pool.submit(work, piece))
            if len(waiting) >= AHEAD * count:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenExecutor as fault:
        raise BattlematError("A worker process has died; perhaps the memory is too small for so many.") from fault
    finally:
        pool.shutdown(cancel_futures=True)


def _be_deaf() -> None:
    """A process that waits for work hears no interrupt: it would complain aloud, and whoever hands out work ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _heedful(do: Callable[[Piece], Outcome], piece: Piece) -> Outcome:
    """`do` a piece, and leave it at an interrupt."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return do(piece)
    finally:
        _be_deaf()
