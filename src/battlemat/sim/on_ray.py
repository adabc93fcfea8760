"""The same work on Ray, on this machine or on a cluster (`pip install "battlemat[ray]"`).

Pieces are what the processes of one machine would do, and results come in the same order. A piece whose worker is
lost is done again elsewhere: it is the same piece with the same seed, so nobody can tell from the result.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from battlemat.core.errors import BattlematError
from battlemat.core.extras import needed
from battlemat.core.version import version_of
from battlemat.sim.work import AHEAD, Share

RETRIES: Final = 20
"""So often a piece is tried again when its worker is lost."""
PATIENCE: Final = 5.0
"""Seconds in which a cluster must answer."""


class RayHands:
    """Has pieces done by Ray. Workers with other rules of the game refuse: their results would not be the same."""

    def __init__(self, ray: Any, game_id: str) -> None:
        self.ray = ray
        self.task = ray.remote(max_retries=RETRIES)(done_by_a_worker)
        self.rules = (game_id, version_of(game_id))

    def share(self, do: Callable[[Any], Any], pieces: Iterable[Any], count: int) -> Generator[Any, None, None]:
        """`do` each piece, so many at once. Whoever stops listening cancels what has not begun."""
        work = self.ray.put(do)
        waiting: deque[Any] = deque()
        try:
            for piece in pieces:
                waiting.append(self.task.remote(work, self.rules, piece))
                if len(waiting) >= AHEAD * count:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        finally:
            for task in waiting:
                self.ray.cancel(task)

    def _result(self, task: Any) -> Any:
        try:
            return self.ray.get(task)
        except self.ray.exceptions.RayTaskError as fault:
            if isinstance(fault.cause, BattlematError):
                raise BattlematError(str(fault.cause)) from fault
            raise
        except self.ray.exceptions.RayError as fault:
            raise BattlematError(f"Ray could not finish a piece of work ({type(fault).__name__}).") from fault


def done_by_a_worker(do: Callable[[Any], Any], rules: tuple[str, str], piece: Any) -> Any:
    """What a worker does."""
    game_id, version = rules
    if _own_version(game_id) != version:
        raise BattlematError(f"A worker has other rules of {game_id}: install the same battlemat on every machine.")
    return do(piece)


@cache
def _own_version(game_id: str) -> str:
    return version_of(game_id)


@contextmanager
def ray_hands(address: str, game_id: str, workers: int | None) -> Iterator[tuple[Share, int]]:
    """Ray on this machine (no address), or the cluster that answers there; and how many pieces it does at once.

    `workers` None: as many as there are processors.
    """
    ray = needed("ray", "ray", "Simulations on Ray")
    quiet = {"log_to_driver": False, "include_dashboard": False} if not address else {"log_to_driver": False}
    if address:
        refuse_silence(address)
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=workers, **quiet)
    except Exception as fault:
        raise BattlematError(f"No Ray cluster answers at {address or 'this machine'}.") from fault
    try:
        yield RayHands(ray, game_id).share, workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        ray.shutdown()


def refuse_silence(address: str) -> None:
    """A sentence when nobody listens at HOST:PORT: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        if address != "auto":
            raise BattlematError(f"{address} is no address of a Ray cluster: auto, HOST:PORT or ray://HOST:PORT.")
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as fault:
        raise BattlematError(f"No Ray cluster answers at {address}.") from fault
