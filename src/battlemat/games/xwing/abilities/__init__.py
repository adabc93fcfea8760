"""What cards do. One entry per card, in the file of its ship type or slot; docs/adding-a-card.md says how.

Every module in this package is found by looking: nothing has to be listed anywhere.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from battlemat.games.xwing.abilities.declare import ABILITIES, Ability
from battlemat.games.xwing.cards import content


@cache
def load() -> dict[str, list[Ability]]:
    """All abilities by card, as soon as somebody needs them."""
    for module in walk_packages(__path__, f"{__name__}."):
        import_module(module.name)
    return ABILITIES


def written(card: content.Card) -> bool:
    """Whether everything a card does is written: only such cards are offered."""
    known = load()
    return all(name in known for name in content.abilities_of(card))
