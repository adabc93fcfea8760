"""Cards for a test that do what no card of the game does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from battlemat.core.decision import Flow
from battlemat.games.skytear.cards.run import OPERATIONS, Run
from battlemat.games.skytear.content import CARDS, extra_content
from battlemat.games.skytear.ops import Op
from battlemat.games.skytear.scenario import new_card
from battlemat.games.skytear.state import SkyMatch

FLOWS: dict[str, Callable[[SkyMatch, Run], Flow[None]]] = {}


class Own(Op, tag="own", frozen=True, kw_only=True):
    """Whatever the test says that the card does."""


def carried_out(m: SkyMatch, run: Run, op: Own) -> Flow[None]:
    yield from FLOWS[run.source](m, run)


OPERATIONS[Own] = carried_out


@contextmanager
def own_card(card: str, flow: Callable[[SkyMatch, Run], Flow[None]], **values: Any) -> Iterator[None]:
    """Play with a card of one fire rune (if nothing else is said) that is carried out by `flow`."""
    FLOWS[card] = flow
    with extra_content(new_card(card, **values)):
        CARDS[card] = replace(CARDS[card], ops=(Own(),))
        yield
    del FLOWS[card]
