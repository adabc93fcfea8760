"""What the rules give every ship and what works like an ability of a card."""

from __future__ import annotations

from battlemat.core.decision import Flow
from battlemat.games.xwing.abilities.declare import Use, triggered
from battlemat.games.xwing.cards.sheet import Action, sheet
from battlemat.games.xwing.ships import actions
from battlemat.games.xwing.state import XMatch
from battlemat.games.xwing.timing.moments import AFTER_ACTION


def linked_to(x: Use) -> list[Action]:
    """The actions linked to the one that was just performed."""
    return [action for after, action in sheet(x.s, x.ship).links if after == x.what]


@triggered(
    "rule:linked",
    AFTER_ACTION,
    may=True,
    when=lambda x: not x.moment.other and bool(linked_to(x)),
    able=lambda x: bool(actions.available(x.s, x.ship, linked_to(x))),
)
def linked_action(m: XMatch, x: Use) -> Flow[None]:
    """After an action, the action linked to it, if wanted (XW-ACT-28 to XW-ACT-36, XW-ABL-25)."""
    yield from actions.perform(m, x.ship, linked_to(x), may=False, rule="XW-ACT-28")
