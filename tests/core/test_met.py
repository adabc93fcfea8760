"""Kinds of records are met by several threads at once, and the process lives on."""

from __future__ import annotations

import subprocess
import sys

RACE = """
import sys, threading
import msgspec
from battlemat.core.met import met
sys.setswitchinterval(1e-6)
for number in range(150):
    inner = msgspec.defstruct(f"Inner{number}", [(f"a{place}", int | None) for place in range(20)])
    kind = msgspec.defstruct(f"Outer{number}", [(f"f{place}", list[inner] | None) for place in range(20)])
    data = {f"f{place}": [{f"a{part}": 1 for part in range(20)}] for place in range(20)}
    together = threading.Barrier(4)
    def read():
        together.wait()
        msgspec.convert(data, met(kind))
    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
print("fine")
"""


def test_threads_may_meet_a_kind_at_the_same_moment() -> None:
    done = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "fine\n"), done.stderr
