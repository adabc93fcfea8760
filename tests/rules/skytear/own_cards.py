"""Cards for a test that do what no card of the game does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from battlemat.core.decision import Flow
from battlemat.games.skytear.cards.run import OWN_FLOWS, Run
from battlemat.games.skytear.content import extra_content
from battlemat.games.skytear.scenario import new_card
from battlemat.games.skytear.state import SkyMatch


@contextmanager
def own_card(card: str, flow: Callable[[SkyMatch, Run], Flow[None]], **values: Any) -> Iterator[None]:
    """Play with a card of one fire rune (if nothing else is said) that is carried out by `flow`."""
    OWN_FLOWS[card] = flow
    try:
        with extra_content(new_card(card, **values)):
            yield
    finally:
        del OWN_FLOWS[card]
