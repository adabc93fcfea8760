"""The hunter of mutants: where it breaks code and how, which tests it runs, what it tells."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants import equivalent
from tests.mutants.areas import AREAS, ROOT, Area
from tests.mutants.hunt import FEW, Mutant, _stages, hunt, touching
from tests.mutants.sites import Site, sites
from tests.mutants.touched import Touched


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("a < b", ["a <= b"]),
        ("a < 1e-9", ["a < 1.000000001"]),
        ("a == b in c", ["a != b in c", "a == b not in c"]),
        ("x = 2", ["x = 3"]),
        ("x = True", ["x = False"]),
        ("x = a and b", ["x = ((a) or (b))"]),
        ("x = not a", ["x = bool(a)"]),
        ("x = a - b", ["x = (a) + (b)"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = [a for a in b if c(a)]", ["x = [a for a in b if not (c(a))]"]),
        ("go(on)", ["pass"]),
        ("del x", ["pass"]),
        ("def f():\n    yield from g()", ["def f():\n    yield from ()"]),
        ("def f(a):\n    a.b = c", ["def f(a):\n    pass"]),
        ("def f(a):\n    a += c", ["def f(a):\n    pass"]),
        ("def f():\n    raise Wrong", ["def f():\n    pass"]),
        ("while a:\n    break", ["while a:\n    pass", "while not (a):\n    break"]),
        ("match a:\n    case b if c == d: go", ["match a:\n    case b if c != d: go"]),
        ('"żółw" < b', ['"żółw" <= b']),
    ],
)
def test_each_kind_of_place_is_broken_in_its_way(source: str, broken: list[str]) -> None:
    assert sorted(site.broken(source) for site in sites(source)) == sorted(broken)


@pytest.mark.parametrize(
    "source",
    [
        '"words"',
        "x: Literal[3]",
        "assert a < b",
        "x = zip(a, b, strict=True)",
        "import a",
        "def f():\n    raise NotImplementedError",
        "if TYPE_CHECKING:\n    go()",
        'f"{a < b}"',
        "x = y",
        "def f():\n    yield from ()",
        "class A(B, kw=True): x: int",
        "@lru_cache(maxsize=512)\ndef f(a): return a",
        "a <= b * SLACK",
    ],
)
def test_what_says_nothing_to_a_test_is_left_alone(source: str) -> None:
    assert sites(source) == []


def test_a_place_belongs_to_the_function_a_test_calls() -> None:
    source = "class A:\n    @card(when=lambda x: x > 1)\n    def f(self):\n        def g(): return 2\nN = 4\n"
    found = {site.was: (site.function, site.lambdas) for site in sites(source)}
    assert found["x > 1"] == ("A.f", frozenset({2}))
    assert found["2"] == ("A.f.<locals>.g", frozenset())
    assert found["4"] == (None, frozenset())


@pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
def test_every_broken_file_of_the_project_is_still_python(area: Area) -> None:
    for file in area.files():
        source = (ROOT / file).read_text(encoding="utf-8")
        for site in sites(source)[::50]:
            ast.parse(site.broken(source))


SEEN = Touched(
    {
        "a.py:f": {f"quick {n}" for n in range(FEW)},
        "a.py:g": {"slow", "middling"},
        "a.py:<lambda>:3": {"other"},
        "b.py:f": {"elsewhere"},
    },
    {f"quick {n}": 1.0 for n in range(FEW)} | {"slow": 9, "middling": 2, "other": 0.5, "elsewhere": 0.1},
)


def chosen(file: str, function: str | None, lambdas: frozenset[int] = frozenset(), patience: float = 60) -> list[str]:
    mutant = Mutant(Path(file), Site(1, 0, 1, "", "", function, lambdas))
    return touching(mutant, AREAS["core"], SEEN, patience)


def test_examples_in_docstrings_are_tests_of_their_area() -> None:
    assert "tests/test_public.py::test_examples_in_docstrings[battlemat.geometry.poses]" in AREAS["geometry"].tests
    assert (
        "tests/test_public.py::test_examples_in_docstrings[battlemat.games.xwing.combat.dice]" in AREAS["xwing"].tests
    )


def test_the_quickest_tests_that_touch_a_place_are_run_within_patience() -> None:
    assert chosen("a.py", "f") == [f"quick {n}" for n in range(FEW)]
    assert chosen("a.py", "f", patience=2) == ["quick 0", "quick 1"]
    assert chosen("a.py", "f", patience=0.9) == ["quick 0"]
    assert chosen("a.py", "f", frozenset({3}), patience=1.5) == ["other", "quick 0"]
    assert chosen("a.py", None, patience=1.5) == ["other", "quick 0"]


def test_where_few_tests_touch_a_place_those_of_its_file_are_run_after_them() -> None:
    """What it works out may be kept, and used by tests that never call it."""
    assert chosen("a.py", "g", patience=13) == ["middling", "slow", "other", "quick 0"]
    assert chosen("a.py", "nobody", patience=2.5) == ["other", "quick 0", "quick 1"]
    assert chosen("b.py", "g") == ["elsewhere"]
    assert chosen("c.py", "g") == []


def test_few_tests_are_tried_before_many() -> None:
    assert [len(stage) for stage in _stages(["test"] * 60)] == [5, 45, 10]
    assert [len(stage) for stage in _stages(["test"] * 3)] == [3]


def test_a_hunt_tells_what_is_noticed_from_what_is_not() -> None:
    file, tests = Path("src/battlemat/core/chance.py"), "tests/core/test_chance.py"
    source = (ROOT / file).read_text(encoding="utf-8")
    noticed = Mutant(file, next(site for site in sites(source) if site.function == "Chance.below"))
    sound = Mutant(file, Site(1, 0, 0, "", "", "Chance.below"))
    untouched = Mutant(Path("src/battlemat/core/save.py"), Site(1, 0, 0, "", "", "nobody"))
    seen = Touched({f"{file}:Chance.below": {tests}}, {tests: 1.0})
    verdicts = hunt([noticed, sound, untouched], AREAS["core"], seen, workers=1, patience=60)
    assert {(v.mutant, v.killed, v.tests) for v in verdicts} == {
        (noticed, True, 1),
        (sound, False, 1),
        (untouched, False, 0),
    }
    assert (ROOT / file).read_text(encoding="utf-8") == source


def test_every_equivalent_mutant_still_exists_and_says_why() -> None:
    for entry in equivalent.entries():
        source = (ROOT / entry.file).read_text(encoding="utf-8")
        known = {entry.key}
        assert any(equivalent.is_known(known, Mutant(Path(entry.file), site)) for site in sites(source)), entry
        assert entry.why
