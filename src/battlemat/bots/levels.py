"""The bots there are, by name.

Each level is meant to beat the one before it; docs/writing-a-bot.md has what was measured. `novice` and `regular`
answer at once, `veteran` and `master` try answers out in worlds they imagine. `random` is for simulations, and for
whoever wants an easy start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from battlemat.bots.plain import Bot, NoviceBot, RandomBot, RegularBot
from battlemat.bots.searcher import Searcher
from battlemat.core.errors import BattlematError
from battlemat.core.words import find_words

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "novice": NoviceBot,
    "regular": RegularBot,
    "veteran": lambda: Searcher("veteran", playouts=6, rivals=3),
    "master": lambda: Searcher("master", playouts=24, rivals=5),
    "random": RandomBot,
}
LEVELS: Final = ("novice", "regular", "veteran", "master")
"""From weak to strong."""
USUAL: Final = "regular"
"""Who plays where nobody wishes for another one, gives hints, and takes the place of a bot that fails."""
FORMER: Final = {"greedy": "regular"}
"""What bots were called in matches that were stored long ago."""


def make(name: str) -> Bot:
    """The bot with this name.

    >>> make("regular").name
    'regular'
    """
    name = FORMER.get(name, name)
    if name not in BOTS:
        raise BattlematError(f"There is no bot {name[:60]!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name]()


def called(name: str, language: str) -> str:
    """What players call a bot; one that is not of the house keeps its name.

    >>> called("master", "de")
    'Meister'
    """
    return find_words(f"bot-{FORMER.get(name, name)}", None, language) or name
