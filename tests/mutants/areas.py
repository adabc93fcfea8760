"""The parts of the project that can be hunted through, each with its sources and the tests that answer for it.

Golden play-throughs and random matches answer for nothing: that they notice a broken rule is luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = sorted(folder.parent.name for folder in (ROOT / "src/battlemat/games").glob("*/rules"))
"""Found by looking: hunters must not load what they break."""
SPARED = ("appraisal", "appraisal.py", "evaluation.py", "sampling.py", "scenario.py")
"""How good answers and positions look to a bot and what random lists are made of, which no rule says; the language of
tests."""

EVERYWHERE = ("tests/sim/test_contributions.py",)
"""Tests of every game that stand with those of other rooms."""

ELSEWHERE = {"pocketmodel": ("tests/core/test_content.py",)}
"""Tests of a game that stand with others: how files of content are read is shown by those of PocketModel."""


def proven(game: str) -> tuple[str, ...]:
    """Random matches too, but they prove something at every question: that forks are exact and nothing leaks."""
    return tuple(f"tests/test_conformance.py::test_every_question_of_a_random_match[{game}-{n}]" for n in (1, 2))


def examples(source: str) -> tuple[str, ...]:
    """The tests that run the examples in the docstrings of a folder."""
    files = sorted(file for file in (ROOT / source).rglob("*.py") if ">>> " in file.read_text(encoding="utf-8"))
    modules = [file.relative_to(ROOT / "src").with_suffix("").parts for file in files]
    names = [".".join(parts).removesuffix(".__init__") for parts in modules]
    return tuple(f"tests/test_public.py::test_examples_in_docstrings[{name}]" for name in names)


@dataclass(frozen=True, slots=True)
class Area:
    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self) -> Iterator[Path]:
        for source in self.sources:
            for file in sorted((ROOT / source).rglob("*.py")):
                if not any(part in SPARED for part in file.parts):
                    yield file.relative_to(ROOT)

    def units(self) -> Iterator[str]:
        """The files of its tests, and single tests of others."""
        for test in self.tests:
            if (ROOT / test).is_dir():
                yield from (str(file.relative_to(ROOT)) for file in sorted((ROOT / test).rglob("test_*.py")))
            else:
                yield test


def _game(name: str) -> Area:
    source = f"src/battlemat/games/{name}"
    own = (f"tests/rules/{name}", f"tests/{name}", *ELSEWHERE.get(name, ()), *EVERYWHERE)
    return Area(name, (source,), (*own, *examples(source), *proven(name)))


_TOLD = ("tests/cli/test_verify.py", "tests/cli/test_rules_command.py")
_PLAYED = ("tests/rules/pocketmodel", "tests/pocketmodel")
AREAS = {area.name: area for area in map(_game, GAMES)} | {
    "core": Area(
        "core",
        ("src/battlemat/core",),
        ("tests/core", *proven("pocketmodel"), "tests/test_public.py", "tests/test_rules_index.py", *_TOLD, *_PLAYED),
    ),
    "geometry": Area(
        "geometry",
        ("src/battlemat/geometry",),
        ("tests/geometry", *examples("src/battlemat/geometry"), "tests/rules/xwing", "tests/rules/shatterpoint"),
    ),
    "server": Area("server", ("src/battlemat/server",), ("tests/server",)),
}
