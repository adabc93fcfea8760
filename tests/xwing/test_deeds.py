"""What a ship did is said with declared words only: none is misspelt, and none is declared for nobody."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

from battlemat.games import xwing
from battlemat.games.xwing import GAME, deeds
from battlemat.games.xwing.scenario import table

SOURCES = [file for file in sorted(Path(xwing.__file__).parent.rglob("*.py")) if file.name != "deeds.py"]
NAMES = {name for name in vars(deeds) if name.isupper()} - {"DEEDS", "MARKS"}


def spoken(node: ast.AST) -> Iterator[str]:
    """Strings that are compared with what a ship did, or noted there."""
    if isinstance(node, ast.Compare) and any(is_did(side) for side in node.comparators):
        yield from strings(node.left)
    elif isinstance(node, ast.AugAssign) and is_did(node.target):
        yield from strings(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_did(node.func.value):
        yield from (text for argument in node.args for text in strings(argument))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "once":
        yield from strings(node.args[1])


def is_did(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "did"


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
        'ship.did.append("engagd")',
        'if "engaged" in x.ship.did: pass',
        'ship.did += ["deployed"]',
        'ship.did.append(f"fired:{arc}")',
        'ship.did.remove(deed or "docked")',
        'once(ship, "tractored")',
    ],
)
def test_a_deed_that_is_written_out_is_found(source: str) -> None:
    assert written_out(source)


def test_rules_and_cards_name_deeds_and_write_none_out() -> None:
    assert {str(file): found for file in SOURCES if (found := written_out(file.read_text()))} == {}


def test_every_deed_is_used_by_somebody() -> None:
    used = {node.id for file in SOURCES for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Name)}
    assert used >= NAMES


def test_a_deed_may_have_a_subject() -> None:
    assert doctest.testmod(deeds).failed == 0
    assert doctest.testmod(deeds).attempted


def test_a_ship_that_did_what_nobody_can_do_is_noticed() -> None:
    t = table("a.redsquadronveteran@100,100", "b.academypilot@800,800,180")
    assert GAME.broken_invariants(t.state) == []
    t.ship("a.redsquadronveteran").did.append("engagd")
    assert GAME.broken_invariants(t.state) == ["a.redsquadronveteran did what nobody can do: ['engagd']"]
