"""Parts that need packages of their own: what is missing is said in one sentence, with what installs it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from battlemat.core.errors import BattlematError


def needed(module: str, extra: str, what: str) -> ModuleType:
    """A module of another package; without it a sentence that says which extra brings it.

    >>> needed("no_such_module", "rl", "Environments")
    Traceback (most recent call last):
    ...
    battlemat.core.errors.BattlematError: Environments need no_such_module: pip install "battlemat[rl]".
    """
    try:
        return import_module(module)
    except ImportError as fault:
        package = module.partition(".")[0]
        raise BattlematError(f'{what} need {package}: pip install "battlemat[{extra}]".') from fault
