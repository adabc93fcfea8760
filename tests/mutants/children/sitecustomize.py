"""Loaded by every Python process that a test starts, while it is written down what tests touch: its calls count, too.

The number of the test that runs stands in a file that both map into memory; the names of the functions called go to
the file of that number.
"""

import mmap
import os
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).parents[3]
SOURCE = str(ROOT / "src")


def name_of(code: CodeType) -> str:
    """`file:name`; `file:<lambda>:line` for nameless ones."""
    file = os.path.relpath(code.co_filename, ROOT)
    return f"{file}:<lambda>:{code.co_firstlineno}" if code.co_name == "<lambda>" else f"{file}:{code.co_qualname}"


def write_calls_down(folder: Path) -> None:
    with (folder / "now").open("rb") as file:
        now = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    seen: set[tuple[bytes, int]] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        code, number = frame.f_code, now[:]
        if event == "call" and (number, id(code)) not in seen:
            seen.add((number, id(code)))
            if code.co_filename.startswith(SOURCE):
                with (folder / number.decode().strip()).open("a", encoding="utf-8") as calls:
                    calls.write(f"{name_of(code)}\n")

    threading.setprofile(note)
    sys.setprofile(note)


if "TOUCHED" in os.environ:
    write_calls_down(Path(os.environ["TOUCHED"]))
