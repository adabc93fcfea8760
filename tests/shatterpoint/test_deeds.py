"""What a unit did is said with declared words only: none is misspelt, and none is declared for nobody."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

from battlemat.games import shatterpoint
from battlemat.games.shatterpoint import deeds
from battlemat.games.shatterpoint.state import Unit

SOURCES = [file for file in sorted(Path(shatterpoint.__file__).parent.rglob("*.py")) if file.name != "deeds.py"]
NAMES = {name for name in vars(deeds) if name.isupper()} - {"DEEDS", "ABILITIES"}


def spoken(node: ast.AST) -> Iterator[str]:
    """Strings that are compared with what a unit did, looked up there, or noted."""
    if isinstance(node, ast.Compare) and any(is_used(side) for side in node.comparators):
        yield from strings(node.left)
    elif isinstance(node, ast.Subscript) and is_used(node.value):
        yield from strings(node.slice)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and notes(node.func):
        yield from (text for argument in node.args[:1] for text in strings(argument))


def notes(function: ast.Attribute) -> bool:
    return is_used(function.value) or function.attr == "remember"


def is_used(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "used"


def strings(node: ast.AST) -> Iterator[str]:
    """Words written into an expression; what is added to the name of a deed is its subject."""
    if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Name) and node.left.id in NAMES:
        return
    texts = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))
    yield from (text for text in texts if any(map(str.isalpha, text)))


def written_out(source: str) -> list[str]:
    return [text for node in ast.walk(ast.parse(source)) for text in spoken(node)]


@pytest.mark.parametrize(
    "source",
    [
        'unit.remember("death-from-below-bit")',
        'if "sabacc-shift" in use.unit.used: pass',
        'unit.used["kept-hunker"] = 2',
        'unit.remember(f"peace-{objective.id}")',
        'unit.used.get("hello-there-dice")',
    ],
)
def test_a_deed_that_is_written_out_is_found(source: str) -> None:
    assert written_out(source)


def test_rules_and_abilities_name_deeds_and_write_none_out() -> None:
    assert {str(file): found for file in SOURCES if (found := written_out(file.read_text()))} == {}


def test_every_deed_is_used_by_somebody() -> None:
    used = {node.id for file in SOURCES for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Name)}
    assert used >= NAMES


def test_a_deed_may_have_a_subject() -> None:
    assert doctest.testmod(deeds).failed == 0
    assert doctest.testmod(deeds).attempted


def test_a_deed_that_is_none_is_refused() -> None:
    unit = Unit("a.maul", "darth-maul", 0, 0, [])
    for deed in (deeds.BITE, deeds.PEACE + "objective-1", "hello-there"):
        unit.remember(deed, 2)
    assert unit.used == {deeds.BITE: 2, deeds.PEACE + "objective-1": 2, "hello-there": 2}
    with pytest.raises(ValueError, match="there is no deed 'hello-their'"):
        unit.remember("hello-their")
