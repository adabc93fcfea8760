"""What compiling.py names can be compiled: found out here in a moment, not by a compiler that takes minutes."""

from __future__ import annotations

import ast
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import compiling
from compiling import NEEDED, ROOT, sources

RECORDS = {"Struct", "msgspec.Struct", "Record"}


def where(wrong: Callable[[ast.AST], bool]) -> list[str]:
    """The places in compiled modules where something is wrong."""
    return [
        f"{source.relative_to(ROOT).as_posix()}:{getattr(node, 'lineno', 0)}"
        for source in sources()
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if wrong(node)
    ]


def decorators(node: ast.ClassDef | ast.FunctionDef) -> list[str]:
    return [ast.unparse(decorator) for decorator in node.decorator_list]


def declares_a_record(node: ast.AST) -> bool:
    """The compiler drops what a class statement says in keywords (frozen, tag …), and all records say something."""
    return isinstance(node, ast.ClassDef) and bool(
        node.keywords or RECORDS & {ast.unparse(base) for base in node.bases}
    )


def caches_properties_and_is_not_plain(node: ast.AST) -> bool:
    """Compiled classes have nowhere to keep what was found."""
    if not isinstance(node, ast.ClassDef) or "plain" in decorators(node):
        return False
    return any(isinstance(part, ast.FunctionDef) and "cached_property" in decorators(part) for part in node.body)


def keeps_a_generator_expression(node: ast.AST) -> bool:
    """Compiled they are lists, made at once: who wants to be asked one by one is a function that yields."""
    if isinstance(node, ast.Assign):
        return isinstance(node.value, ast.GeneratorExp) and isinstance(node.targets[0], ast.Name)
    return isinstance(node, ast.Return | ast.AnnAssign) and isinstance(node.value, ast.GeneratorExp)


def reckons_a_tuple_of_unnamed_type(node: ast.AST) -> bool:
    """The compiler takes a constant tuple of reckoned floats for one that was never set, unless its type is named."""
    if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "Final":
        return False
    return isinstance(node.value, ast.Tuple) and any(isinstance(part, ast.BinOp) for part in node.value.elts)


def test_every_module_is_there_and_named_once() -> None:
    files = sources()
    assert [file for file in files if not file.is_file()] == []
    assert len(set(files)) == len(files)


@pytest.mark.parametrize(
    "wrong",
    [
        declares_a_record,
        caches_properties_and_is_not_plain,
        keeps_a_generator_expression,
        reckons_a_tuple_of_unnamed_type,
    ],
)
def test_no_compiled_module(wrong: Callable[[ast.AST], bool]) -> None:
    assert where(wrong) == []


def test_the_tools_are_pinned_and_the_mypy_that_compiles_is_the_one_that_checks() -> None:
    assert [need for need in NEEDED if "==" not in need] == []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [need for need in NEEDED if need.startswith("mypy==")] == [
        need for need in project["optional-dependencies"]["dev"] if need.startswith("mypy==")
    ]


@pytest.fixture
def headers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the headers of this Python are looked for; the compiler is a program that is there."""
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setenv("CC", f"{sys.executable} -g")
    return tmp_path


def test_a_machine_that_has_everything_lacks_nothing(headers: Path) -> None:
    (headers / "Python.h").touch()
    assert compiling.lacking() is None


def test_a_machine_without_headers_is_told_so(headers: Path) -> None:
    with pytest.raises(SystemExit, match=r"needs Python\.h.* leave BATTLEMAT_COMPILE unset"):
        compiling.main([str(headers / "wheel")])
    assert list(headers.iterdir()) == []


def test_a_machine_without_a_compiler_is_told_so(headers: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (headers / "Python.h").touch()
    monkeypatch.setenv("CC", "no-such-compiler -g")
    with pytest.raises(SystemExit, match=r"there is no no-such-compiler\. .* leave BATTLEMAT_COMPILE unset"):
        compiling.main([])
