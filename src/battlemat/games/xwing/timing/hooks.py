"""What one rule starts and a later chapter carries out: a table of flows, so that no two chapters import each other.

A token that makes a ship tractored moves it, but moving a ship gives it tokens. So `tokens.py` starts TRACTORED, and
`moves.py` says what that is, behind the function that does it: `TRACTORED.flow = tractor_move`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, ParamSpec

from battlemat.core.decision import Flow
from battlemat.games.xwing.state import Ship, XMatch

P = ParamSpec("P")


class Hook(Generic[P]):
    """A flow that is started here and written there."""

    flow: Callable[P, Flow[None]]


ABILITY_RESOLVED: Final[Hook[[XMatch]]] = Hook()
"""An ability has left the queue (`queue.py`): destroyed ships are removed (XW-ABL-26)."""
CARRIER_DESTROYED: Final[Hook[[XMatch, Ship]]] = Hook()
"""A destroyed ship is about to be removed (`removal.py`): those docked with it may get away (XW-DOC-17)."""
STRESSED: Final[Hook[[XMatch, Ship]]] = Hook()
"""A ship gained a stress token in a match with huge ships (`tokens.py`): energy may pay for it (XW-HUG-75)."""
TRACTORED: Final[Hook[[XMatch, Ship, int]]] = Hook()
"""A ship became tractored (`tokens.py`): the player who caused it may move it (XW-TOK-87)."""
