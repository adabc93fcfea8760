"""Writes all vectors: `python -m tests.vectors web/tests/vectors`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tests.vectors import pocketmodel, shatterpoint, skytear, xwing


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    cases = 0
    for vectors in (*xwing.vectors(), *shatterpoint.vectors(), *skytear.vectors(), *pocketmodel.vectors()):
        (folder / f"{vectors.name}.json").write_bytes(msgspec.json.encode(vectors._asdict()))
        cases += len(vectors.cases)
    print(f"{cases} answers of the engine for the page to agree with")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
