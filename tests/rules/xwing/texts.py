"""Texts for cards that have none, so that a test of a rule can say what a ship does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import ABILITIES, Use, triggered
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import XMatch

X, XTEXT = "a.redsquadronveteran", "pilot:redsquadronveteran"
TIE, TIETEXT = "b.academypilot", "pilot:academypilot"
FANG, FANGTEXT = "a.skullsquadronpilot", "pilot:skullsquadronpilot"
DRONE, DRONETEXT = "b.tradefederationdrone", "pilot:tradefederationdrone"
DECIMATOR, DECIMATORTEXT = "b.patrolleader", "pilot:patrolleader"
HUNTER, HUNTERTEXT = "b.bountyhunter", "pilot:bountyhunter"
BLANK = (XTEXT, TIETEXT, FANGTEXT, DRONETEXT, DECIMATORTEXT, HUNTERTEXT)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test declares for cards without a text is forgotten after it."""
    load()
    for pilot in BLANK:
        monkeypatch.setitem(ABILITIES, pilot, [])


def does(card: str, window: str, effect: Callable[[XMatch, Use], Flow[Any] | None], **more: Any) -> None:
    """When this moment comes, the card does that."""
    triggered(card, window, **more)(effect)


def gains(card: str, window: str, token: str, number: int = 1, **more: Any) -> None:
    """When this moment comes, its ship gains tokens."""
    does(card, window, lambda m, x: tokens.gain(m, x.ship, token, number, by=x.ship.owner), **more)


def hears(card: str, window: str, heard: list[Any], note: Callable[[Use], Any] = lambda x: x.what, **more: Any) -> None:
    """The card takes note of what a moment is about."""
    does(card, window, lambda m, x: heard.append(note(x)), **more)
