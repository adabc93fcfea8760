"""A process that does one job after the other for the server, until the server is gone.

python -m battlemat.server.worker MEGABYTES
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO

from battlemat.core.errors import BattlematError
from battlemat.server import jobs
from battlemat.server.thinking import hurry
from battlemat.server.workers import HURRY

LARGEST_ANSWER = 64_000_000


def main(megabytes: int) -> None:
    _hold_at_most(megabytes)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever is printed goes where faults go
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    waiting: SimpleQueue[tuple[str, tuple[Any, ...]] | None] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, waiting), daemon=True).start()
    while (job := waiting.get()) is not None:
        answer = _answer(*job)
        answers.write(len(answer).to_bytes(8, "big") + answer)
        answers.flush()


def _listen(questions: BinaryIO, waiting: SimpleQueue[Any]) -> None:
    """Take jobs, and hear meanwhile that the one in hand shall be ended soon; the next one has all its time again."""
    try:
        while (job := _read(questions)) != ():
            if job is None:
                hurry.set()
            else:
                hurry.clear()
                waiting.put(job)
    except BaseException:  # what cannot be read leaves nothing to do here, and the server notices that this has ended
        os._exit(1)
    waiting.put(None)


def _read(questions: BinaryIO) -> tuple[str, tuple[Any, ...]] | tuple[()] | None:
    """The next job; None: hurry; nothing at the end."""
    size = questions.read(8)
    if len(size) < 8:
        return ()
    if size == HURRY:
        return None
    job: tuple[str, tuple[Any, ...]] = pickle.loads(questions.read(int.from_bytes(size, "big")))
    return job


def _answer(job: str, about: tuple[Any, ...]) -> bytes:
    """What came of a job, or what went wrong, as bytes."""
    try:
        data = pickle.dumps((True, jobs.JOBS[job](*about)), 5)
        if len(data) <= LARGEST_ANSWER:
            return data
        fault: Exception = jobs.too_large()
    except (MemoryError, SystemError):  # where there is no memory, C code may fail without saying why
        fault = jobs.too_large()
    except Exception as problem:
        fault = problem
    return _as_bytes(fault)


def _as_bytes(fault: Exception) -> bytes:
    """A fault that survives the journey; one that does not arrives as its sentence."""
    try:
        data = pickle.dumps((False, fault))
        pickle.loads(data)
    except Exception:
        kind = BattlematError if isinstance(fault, BattlematError) else RuntimeError
        return pickle.dumps((False, kind(str(fault))))
    return data


def _hold_at_most(megabytes: int) -> None:
    """No more memory than this, where the system can see to it."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    with suppress(AttributeError, OSError):
        os.nice(5)


def _end_with(server: int) -> None:
    """When the server is gone, so is this, also in the middle of something."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
