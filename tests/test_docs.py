"""What the documents promise to name, they name."""

from __future__ import annotations

from pathlib import Path

from battlemat.core.game import Game
from battlemat.core.teller import Teller

DOCS = Path(__file__).parents[1] / "docs"


def members(cls: type) -> set[str]:
    return {name for name in {*vars(cls), *vars(cls).get("__annotations__", {})} if not name.startswith("_")}


def test_everything_a_game_has_is_described() -> None:
    text = (DOCS / "adding-a-game.md").read_text("utf-8")
    own = members(Game) | members(Teller) - {"say", "find"}
    assert {name for name in own if f"`{name}`" not in text and f"`Game.{name}(" not in text} == set()
