"""What abilities do: every module of this folder registers some (`registry.py` says how).

Modules are found by looking, so that a new one needs no entry anywhere.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from battlemat.games.shatterpoint.abilities.registry import WRITTEN
from battlemat.games.shatterpoint.content import ABILITIES


def load_abilities() -> None:
    """Import every module of this folder: after this `registry.WRITTEN` is complete."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
    for ability in ABILITIES.values():
        if ability.like:
            WRITTEN[ability.id] = WRITTEN[ability.like]
