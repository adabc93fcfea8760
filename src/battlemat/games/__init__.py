"""The games. Each is a package here with a `GAME`; nothing else registers it."""

from __future__ import annotations

from typing import Any

from battlemat.core.errors import UnknownGame
from battlemat.core.game import Game
from battlemat.core.registry import game_ids, load_game

__all__ = ["game", "game_ids"]


def game(game_id: str) -> Game[Any]:
    """The game with this id, loaded when first asked for."""
    if not isinstance(game_id, str) or game_id not in game_ids():
        raise UnknownGame(f"There is no game {str(game_id)[:80]!r}; there are: {', '.join(game_ids())}.")
    return load_game(game_id)
