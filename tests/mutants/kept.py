"""Verdicts of earlier hunts: what was noticed is noticed, and what survived does so until its tests change."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from tests.mutants.areas import ROOT
from tests.mutants.attempts import Job
from tests.mutants.places import Verdict
from tests.mutants.touched import digest


class Kept:
    """One line for each verdict, written as soon as it is found: a hunt that was interrupted goes on."""

    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.verdicts: dict[str, bool] = dict(map(json.loads, lines))

    def verdict(self, job: Job) -> Verdict | None:
        if self.verdicts.get(_place(job)):
            return Verdict(job.mutant, True, 0)
        return Verdict(job.mutant, False, len(job.tests)) if _shown(job) in self.verdicts else None

    def keep(self, job: Job, killed: bool) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            print(json.dumps((_place(job) if killed else _shown(job), killed)), file=file)


def _place(job: Job) -> str:
    """One way to break one text."""
    site = job.mutant.site
    return _digest([(ROOT / job.mutant.file).read_text(encoding="utf-8"), str(site.start), str(site.end), site.now])


def _shown(job: Job) -> str:
    """A place, with the tests it was shown to as they were then."""
    files = sorted({test.partition("::")[0] for test in job.tests})
    return _digest([_place(job), *job.tests, *map(digest, files)])


def _digest(texts: Sequence[str]) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()
