"""The games. Each is a package here with a `GAME`; nothing else registers it."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from battlemat.core.errors import UnknownGame
from battlemat.core.game import Game


@cache
def game_ids() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def game(game_id: str) -> Game[Any]:
    """The game with this id, loaded when first asked for."""
    if not isinstance(game_id, str) or game_id not in game_ids():
        raise UnknownGame(f"There is no game {str(game_id)[:80]!r}; there are: {', '.join(game_ids())}.")
    return _load(game_id)


@cache
def _load(game_id: str) -> Game[Any]:
    found: Game[Any] = import_module(f"{__name__}.{game_id}").GAME
    return found
