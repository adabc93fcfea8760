"""The places of an area that are broken: drawn so that a change of the code changes few of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.mutants.areas import ROOT, Area
from tests.mutants.sites import Site, sites


@dataclass(frozen=True, slots=True)
class Mutant:
    file: Path
    site: Site
    twin: int = 0
    """Which of several in one function that look the same."""

    @property
    def was(self) -> str:
        return " ".join(self.site.was.split())

    @property
    def now(self) -> str:
        return " ".join(self.site.now.split())

    @property
    def name(self) -> str:
        """The same wherever in its file it stands."""
        return f"{self.file} {self.site.function} {self.was} {self.now} {self.twin}"

    def __str__(self) -> str:
        which = f", twin {self.twin}" if self.twin else ""
        return (
            f"{self.file}:{self.site.line}: {self.was} -> {self.now} (in {self.site.function or 'the module'}{which})"
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    mutant: Mutant
    killed: bool
    tests: int
    """How many tests were run against it, if none of them fails."""

    def __str__(self) -> str:
        return f"{self.mutant}: {f'{self.tests} tests' if self.tests else 'no test touches it'}"


def mutants(area: Area, count: int, seed: str) -> list[Mutant]:
    """So many places of an area, drawn from all there are: each has its lot, whatever becomes of the others."""
    return sorted(_every(area), key=lambda mutant: sha256(f"{seed} {mutant.name}".encode()).digest())[:count]


def _every(area: Area) -> Iterator[Mutant]:
    for file in area.files():
        yield from mutants_of(file)


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Every place of a file, from top to bottom."""
    twins: Counter[str] = Counter()
    for site in sites((ROOT / file).read_text(encoding="utf-8")):
        name = Mutant(file, site).name
        yield Mutant(file, site, twins[name])
        twins[name] += 1
