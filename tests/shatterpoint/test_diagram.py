"""The table as text."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat.games.shatterpoint.diagram import COLUMNS, ROWS

LANGUAGES = ("en", "pl", "de")


@cache
def played(answers: int) -> battlemat.Match[Any]:
    """A match some way in, played by chance but always the same."""
    match = battlemat.new_match("shatterpoint", seed=7)
    rng = Random(7)
    for _ in range(answers):
        decision = match.decision_for(0) or match.decision_for(1)
        assert decision is not None
        match.submit(decision.player, decision.random(rng))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_it_fits_a_terminal(language: str, viewer: int | None) -> None:
    match = played(60)
    picture = match.game.teller(match.view(viewer), language).picture()
    assert picture is not None
    lines = picture.split("\n")
    rows = [line for line in lines if line.startswith("│")]
    assert len(rows) == ROWS
    assert all(line.index("│", 1) == COLUMNS + 1 for line in rows)
    assert max(len(line) for line in lines[:-1]) <= 84
    assert "shatterpoint-diagram" not in picture
    assert lines[-1].startswith("░")


def test_own_units_are_capitals_and_stand_below() -> None:
    match = played(40)
    for viewer in (0, 1):
        view = match.view(viewer)
        picture = match.game.teller(view, "en").picture() or ""
        rows = [line[1 : COLUMNS + 1] for line in picture.split("\n") if line.startswith("│")]
        lower = "".join(rows[ROWS // 2 :])
        upper = "".join(rows[: ROWS // 2])
        assert any(letter in lower for letter in "ABCDEF")
        assert any(letter in upper for letter in "abcdef")
        assert not any(letter in upper for letter in "ABCDEF")
