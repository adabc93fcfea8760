"""A storm of frames and requests at a server of its own, at matches of every game that are played meanwhile.

make fuzz-server ARGS="--frames 1000000 --seed 3"

Counts as wrong: a status of 500 or more, any fault in the server's log, whoever is let go for no fault of theirs, a
step of the event loop over 50 ms of the processor, memory that grows, a match that cannot be played on or replayed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.frames.run import Weather, weather
from tests.frames.tables import Storm
from tests.server.watchdog import LONGEST

MOST_GROWTH = 1.0
"""Megabytes per 100,000 frames."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make fuzz-server", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--frames", type=int, default=1_000_000, help="frames and requests (1000000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = weather(Path(folder), asked.frames, asked.seed, teller())
    print(report(found))
    return int(bool(faults(found)))


def teller() -> Callable[[Storm, float], None]:
    """Tells now and then how far the storm is, and at once what goes wrong."""
    told = named = 0

    def tell(storm: Storm, megabytes: float) -> None:
        nonlocal told, named
        for fault in storm.wrong[named:]:
            print(f"WRONG: {fault[:1000]}", file=sys.stderr, flush=True)
        named = len(storm.wrong)
        done = sum(storm.sent.values())
        if done // 10_000 > told:
            told = done // 10_000
            print(f"{done:>9,} frames, {megabytes:.0f} MB, {named} wrong", file=sys.stderr, flush=True)

    return tell


def faults(found: Weather, longest: float = LONGEST) -> list[str]:
    """What is wrong after a storm."""
    slow = [f"{used * 1e3:.0f} ms of the loop:\n{where}" for used, where in found.steps if used > longest]
    grown = [f"memory grows by {found.growth:.1f} MB in 100,000 frames"] if found.growth > MOST_GROWTH else []
    return [*found.wrong, *slow, *grown, *(f"log: {line}" for line in found.logged)]


def report(found: Weather) -> str:
    late = sorted(found.latest)
    middle, most = late[len(late) // 2], late[len(late) * 99 // 100]
    held = ", ".join(f"{megabytes:.0f}" for _, megabytes in found.memory[:: max(1, len(found.memory) // 12)])
    lines = [
        f"{found.frames:,} frames and requests in {found.seconds:.0f} s; the server used {found.server_cpu:.0f} s",
        "sent:  " + ", ".join(f"{name} {count:,}" for name, count in sorted(found.sent.items())),
        "heard: " + ", ".join(f"{name} {count:,}" for name, count in sorted(found.heard.items())),
        f"40 frames are answered after {middle * 1e3:.0f} ms in the middle, {most * 1e3:.0f} ms at the 99th percentile",
        "longest steps of the loop: " + ", ".join(f"{used * 1e3:.1f} ms" for used, _ in found.steps[:8]),
        f"memory: {held} MB; {found.growth:+.2f} MB per 100,000 frames in the last quarter",
        f"{found.matches:,} matches, {found.replayed:,} of them replayed from their journals",
        *(f"WRONG: {fault[:3000]}" for fault in faults(found)[:40]),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
