"""Errors are what everything else imports, so they import nothing of the house; whoever tells them is told to them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import battlemat
from battlemat.core import errors
from battlemat.core.errors import BadSetup, IllegalAnswer, Refusal

TAKEN = Refusal("core-over", "PM-END-01")


def test_errors_import_nothing_of_the_house() -> None:
    nodes = list(ast.walk(ast.parse(Path(errors.__file__).read_text("utf-8"))))
    named = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    named += [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    assert [name for name in named if name.startswith("battlemat")] == []


def test_whoever_imports_the_house_reads_sentences() -> None:
    assert battlemat.Refusal is Refusal
    assert TAKEN.reason == "The match is over."
    assert str(IllegalAnswer(TAKEN)) == "The match is over. [PM-END-01]"
    assert BadSetup(TAKEN).reasons_in("de") == [f"{TAKEN.reason_in('de')} [PM-END-01]"]


def test_a_refusal_that_nobody_tells_says_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_voice", errors._wordless)
    assert str(IllegalAnswer(TAKEN)) == "core-over [PM-END-01]"
