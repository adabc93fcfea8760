"""What ships do by texts made up for a test: those of `texts.py`, for any pilot, in terms of ships and actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities import load
from battlemat.games.xwing.abilities.declare import ABILITIES, Ability, Use, changes
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import Ship, XMatch
from battlemat.games.xwing.timing.moments import BEFORE_ACTIVATES
from tests.rules.xwing import texts

LATER = "b.soontirfel@800,850,180#3-straight"
"""Activates last: what a test looks at stays as it is while this ship is asked for its action."""


class Text(list[Ability]):
    """What a pilot has instead of its own text for the length of a test."""


Effect = Callable[[XMatch, Ship], "Flow[Any] | None"]


def without_text(monkeypatch: pytest.MonkeyPatch, *pilots: str) -> None:
    """Whatever a test declares for these pilots is forgotten after it."""
    load()
    for pilot in pilots:
        monkeypatch.setitem(ABILITIES, f"pilot:{pilot}", Text())


def text_of(pilot: str) -> str:
    """The card to write on; `without_text` must have cleared it, or the text would stay for all other tests."""
    assert isinstance(ABILITIES.get(f"pilot:{pilot}"), Text), f"{pilot} keeps its text"
    return f"pilot:{pilot}"


def does(pilot: str, effect: Effect, window: str = BEFORE_ACTIVATES, **more: Any) -> None:
    """The ship does this before it activates, or at another moment; it may, or it must."""
    texts.does(text_of(pilot), window, lambda m, x: effect(m, x.ship), **more)


def performs(pilot: str, *names: str, window: str = BEFORE_ACTIVATES, colour: str = "white", **more: Any) -> None:
    """The ship may perform one of these actions."""

    def perform(m: XMatch, ship: Ship) -> Flow[Any]:
        return actions.granted(m, ship, *names, colour=colour)

    does(pilot, perform, window, **more)


def hears(
    pilot: str, window: str, heard: list[Any], note: Callable[[Use], Any] = lambda x: x.what, **more: Any
) -> None:
    """The pilot takes note of what a moment is about."""
    texts.hears(text_of(pilot), window, heard, note, **more)


def always(pilot: str, value: str, result: Any, **more: Any) -> None:
    """The pilot changes a value, or allows or forbids something."""

    @changes(text_of(pilot), value, **more)
    def change(x: Use) -> Any:
        return result
