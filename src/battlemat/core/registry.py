"""Which games there are, found by looking: core names none of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from battlemat.core.game import Game


@cache
def game_folders() -> Mapping[str, Traversable]:
    """The folder of every game by its id, also of one that has nothing but rules so far."""
    games = resources.files("battlemat") / "games"
    folders = [entry for entry in games.iterdir() if entry.is_dir() and not entry.name.startswith(("_", "."))]
    return MappingProxyType({folder.name: folder for folder in sorted(folders, key=lambda folder: folder.name)})


@cache
def game_ids() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(game for game, folder in game_folders().items() if (folder / "__init__.py").is_file())


@cache
def load_game(game_id: str) -> Game[Any]:
    """One of `game_ids`, imported when first asked for."""
    game: Game[Any] = import_module(f"battlemat.games.{game_id}").GAME
    return game
