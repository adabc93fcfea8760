"""The hunter of mutants: where it breaks code and how, which tests it runs, what it tells."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.mutants import attempts, equivalent, places, touched
from tests.mutants.areas import AREAS, ROOT, Area
from tests.mutants.attempts import SURVIVES, Job, _do, _ending, _limit, _stages
from tests.mutants.hunt import FEW, hunt, touching
from tests.mutants.kept import Kept
from tests.mutants.living import OnlyWhenLoaded, put_in
from tests.mutants.places import Mutant, Verdict, mutants, mutants_of
from tests.mutants.sites import Site, sites
from tests.mutants.touched import Touched, read


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
    return touching(mutant, SEEN, patience)


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


CHANCE, MET = Path("src/battlemat/core/chance.py"), Path("src/battlemat/core/met.py")
TESTS = Area("few", ("src/battlemat/core",), ("tests/core/test_chance.py", "tests/core/test_met.py"))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which it is written down what some tests touch."""
    folder = tmp_path_factory.mktemp("touched")
    words = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tests.mutants.touched", "--touched", str(folder)]
    subprocess.run([sys.executable, "-m", "pytest", *words, *TESTS.units()], cwd=ROOT, check=True, capture_output=True)
    return folder


def test_what_each_test_calls_is_written_down(written: Path) -> None:
    seen = read(written, TESTS.units())
    clinging = "tests/core/test_chance.py::test_clinging_dice_show_handfuls_of_every_face"
    assert seen.by(str(CHANCE), ["Chance._clinging"]) == {clinging}
    assert len(seen.by_any_of(str(CHANCE))) > 5
    assert seen.seconds[clinging] > 0


def test_calls_of_processes_that_a_test_starts_are_its_own(written: Path) -> None:
    race = "tests/core/test_met.py::test_threads_may_meet_a_kind_at_the_same_moment"
    assert race in read(written, TESTS.units()).by(str(MET), ["met"])


def test_tests_that_have_changed_are_looked_at_again(written: Path) -> None:
    units = [*TESTS.units(), "tests/core/test_sane.py"]
    assert touched.stale(written, units) == units[-1:]
    kept = next(written.glob("*chance*"))
    sound = kept.read_text(encoding="utf-8")
    kept.write_text(sound.replace(touched.digest(units[0]), "other"), encoding="utf-8")
    assert touched.stale(written, units) == [units[0], units[-1]]
    kept.write_text(sound, encoding="utf-8")


def broken(was: str, now: str, file: Path = CHANCE) -> Mutant:
    """A file with the first of such words broken."""
    start = (ROOT / file).read_bytes().index(was.encode())
    return Mutant(file, Site(1, start, start + len(was.encode()), was, now, None))


NOTICED = [
    broken("value % n", "value % 2"),
    broken("_BLOCK = 64", "_BLOCK = 32"),  # done when the module is loaded
    broken("cling: int = 0", "cling: int = 255"),  # so is this
    broken("self.position = position + 1", "pass"),
    broken("key_from_seed(seed: int | str)", "key_from_seed(seed: int | str, more: int)"),
    broken("return kind", "return None", MET),  # in a process that a test starts
]
UNNOTICED = [broken("", ""), broken("Fisher-Yates", "as ever"), broken("last_number != number", "True")]


def test_a_hunt_tells_what_is_noticed_from_what_is_not(written: Path) -> None:
    sources = {file: (ROOT / file).read_text(encoding="utf-8") for file in (CHANCE, MET)}
    seen = read(written, TESTS.units())
    untouched = broken("", "", Path("src/battlemat/core/save.py"))
    jobs = [Job(mutant, list(seen.seconds)) for mutant in (*NOTICED, *UNNOTICED)] + [Job(untouched, [])]
    found = {verdict.mutant: verdict.killed for verdict in hunt(jobs, TESTS, seen, workers=1)}
    assert found == dict.fromkeys(NOTICED, True) | dict.fromkeys([*UNNOTICED, untouched], False)
    assert sources == {file: (ROOT / file).read_text(encoding="utf-8") for file in sources}


def test_what_does_not_live_yet_cannot_be_broken_where_it_lives() -> None:
    """It would be loaded later, from sound sources, and nothing would have been broken."""
    with pytest.raises(OnlyWhenLoaded):
        put_in("a.py", "def f(): return 1", "def f(): return 2", [])


@pytest.mark.parametrize(("is_busy", "limit"), [(True, 30), (False, 30), (False, 0.1)])
def test_what_computes_without_end_or_waits_for_ever_is_noticed(
    is_busy: bool, limit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test that waits is ended by its own clock, an attempt by that of its parent."""
    monkeypatch.setattr(attempts, "STUCK", 0.1 if limit == 30 else 60.0)

    def never_ends() -> int:
        _limit(0.05)
        while True:
            time.sleep(0 if is_busy else 60)

    child = os.fork()
    if not child:
        _do(never_ends)
    began = time.monotonic()
    assert _ending(child, limit) != SURVIVES
    assert time.monotonic() - began < 20


def test_a_place_is_drawn_whatever_becomes_of_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A line that is added moves the others, and takes a place from one of them at most."""
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(Area, "files", lambda _: [Path("a.py")])

    def drawn(text: str) -> set[str]:
        (tmp_path / "a.py").write_text(text, encoding="utf-8")
        return {mutant.name for mutant in mutants(TESTS, 5, "1")}

    text = "".join(f"x = {number}\n" for number in range(20)) + "x = 1\n"
    before = drawn(text)
    assert len(before) == 5
    assert len(before & drawn(f"y = {{}}\nx = 77\n{text}")) >= 4


def test_of_twins_each_is_a_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(Area, "files", lambda _: [Path("a.py")])
    (tmp_path / "a.py").write_text("x = 1\nx = 1\n", encoding="utf-8")
    assert sorted(mutant.twin for mutant in mutants(TESTS, 5, "1")) == [0, 1]


def test_what_was_found_out_holds_until_its_tests_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, tests = tmp_path / "deep/kept.jsonl", ["tests/core/test_chance.py::test_dice_are_fair"]
    noticed, survivor, other = (Job(mutant, tests) for mutant in (*NOTICED[:2], UNNOTICED[1]))
    Kept(file).keep(noticed, True)
    Kept(file).keep(survivor, False)
    kept = Kept(file)
    assert kept.verdict(noticed) == Verdict(noticed.mutant, True, 0)
    assert kept.verdict(survivor) == Verdict(survivor.mutant, False, 1)
    assert kept.verdict(other) is None
    assert kept.verdict(Job(survivor.mutant, [*tests, "tests/core/test_met.py::test_more"])) is None
    monkeypatch.setattr("tests.mutants.kept.digest", lambda _: "changed")
    assert kept.verdict(survivor) is None
    assert kept.verdict(noticed), "what was noticed once is noticed"


def test_every_equivalent_mutant_still_exists_and_says_why() -> None:
    for entry in equivalent.entries():
        assert any(equivalent.is_known({entry.key}, mutant) for mutant in mutants_of(Path(entry.file))), entry
        assert entry.why


def test_of_twins_only_the_one_that_is_meant_is_equivalent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(places, "ROOT", tmp_path)
    (tmp_path / "a.py").write_text("x = 1\nx = 1\n", encoding="utf-8")
    entry = equivalent.Equivalent(file="a.py", function="", was="1", now="2", why="", twin=1)
    known = [equivalent.is_known({entry.key}, mutant) for mutant in mutants_of(Path("a.py"))]
    assert known == [False, True]
