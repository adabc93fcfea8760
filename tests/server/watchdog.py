"""A watchdog inside the server process: how much of the processor each step of the event loop takes, and where."""

from __future__ import annotations

import json
from pathlib import Path

LONGEST = 0.05
"""Seconds of the processor that one step of the loop may take."""
BESIDE_OTHERS = 3 * LONGEST
"""What the same step may take while other tests share the processor's caches; a fault of old took seconds."""
WATCHED = """
import asyncio, gc, json, sys, threading, time, traceback
worst, step, seen, kept = [], [0.0], [""], 20
collected = [0.0, 0.0]
run = asyncio.events.Handle._run
def watched(handle):
    began = time.thread_time()
    step[0], seen[0], collected[1] = time.monotonic(), "", 0.0
    run(handle)
    step[0] = 0.0
    used = time.thread_time() - began
    if used > 0.02 and (len(worst) < kept or used > worst[-1][0]):
        worst.append([used, seen[0] + f"{handle!r:.200} collecting {collected[1]:.3f} s"])
        worst.sort(key=lambda found: -found[0])
        del worst[kept:]
        with open(sys.argv[2].removeprefix("sqlite:///") + ".worst", "w") as file:
            json.dump(worst, file)
def look():
    main = threading.main_thread().ident
    while True:
        time.sleep(0.01)
        if step[0] and time.monotonic() - step[0] > 0.03:
            seen[0] = "".join(traceback.format_stack(sys._current_frames()[main])[-12:])
def collect(phase, info):
    if threading.current_thread() is threading.main_thread():
        if phase == "start":
            collected[0] = time.thread_time()
        else:
            collected[1] += time.thread_time() - collected[0]
from battlemat.server.run import load_games
load_games()  # as `battlemat serve` does
gc.callbacks.append(collect)
asyncio.events.Handle._run = watched
threading.Thread(target=look, daemon=True).start()
"""
"""Put before the code that serves; the longest steps are written beside the database."""


def longest_steps(database: Path) -> list[tuple[float, str]]:
    """The longest steps so far, the longest first, with what was being done."""
    file = Path(f"{database}.worst")
    return [(used, where) for used, where in json.loads(file.read_text())] if file.is_file() else []
