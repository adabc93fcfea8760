"""A flow that is called and not run does nothing, and nobody notices: `tokens.gain(…)` without its `yield from`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from tests.test_layers import modules, resolved


@cache
def sources() -> dict[str, ast.Module]:
    return {module: ast.parse(file.read_text("utf-8")) for module, file in modules()}


def flows(trees: Mapping[str, ast.Module]) -> frozenset[str]:
    """Dotted names of all functions that say they return a flow."""
    return frozenset(
        f"{module}.{node.name}"
        for module, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.returns is not None
        if ast.unparse(node.returns).startswith("Flow[")
    )


def known_names(module: str, tree: ast.Module) -> dict[str, str]:
    """What a module's own names and those it imports stand for, dotted."""
    package = module.rpartition(".")[0]
    names = {node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name: f"{resolved(node, package)}.{alias.name}" for alias in node.names}
    return names


def forgotten(module: str, tree: ast.Module, known_flows: frozenset[str]) -> Iterator[str]:
    """Calls of flows whose result nobody takes."""
    names = known_names(module, tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            first, _, rest = ast.unparse(node.value.func).partition(".")
            called = ".".join(filter(None, (names.get(first, first), rest)))
            if called in known_flows:
                yield f"{module}:{node.lineno}: {ast.unparse(node.value)} is a flow; it needs `yield from`"


def test_every_flow_that_is_called_is_run() -> None:
    known_flows = flows(sources())
    assert len(known_flows) > 500
    assert [fault for module, tree in sources().items() for fault in forgotten(module, tree, known_flows)] == []


@pytest.mark.parametrize("call", ["tokens.gain(m, ship)", "gain(m, ship)"])
def test_a_forgotten_flow_is_found(call: str) -> None:
    trees = {
        "game.tokens": ast.parse("def gain(m, ship) -> Flow[None]:\n    yield"),
        "game.card": ast.parse(
            f"from game import tokens\nfrom game.tokens import gain\n"
            f"def forgets(m, ship) -> None:\n    {call}\n"
            f"def runs(m, ship) -> Flow[None]:\n    yield from {call}\n"
        ),
    }
    assert [fault.split()[0] for fault in forgotten("game.card", trees["game.card"], flows(trees))] == ["game.card:4:"]
