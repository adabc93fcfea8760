"""What the documents promise to name, they name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import battlemat
from battlemat.core.game import Game
from battlemat.core.teller import Teller

DOCS = Path(__file__).parents[1] / "docs"
FILES = DOCS / "shatterpoint-files.md"


def members(cls: type) -> set[str]:
    return {name for name in {*vars(cls), *vars(cls).get("__annotations__", {})} if not name.startswith("_")}


def test_everything_a_game_has_is_described() -> None:
    text = (DOCS / "adding-a-game.md").read_text("utf-8")
    own = members(Game) | members(Teller) - {"say", "find"}
    assert {name for name in own if f"`{name}`" not in text and f"`Game.{name}(" not in text} == set()


def test_the_files_of_shatterpoint_that_are_shown_can_be_read() -> None:
    blocks = re.findall(r"(?:^    .*\n)+", FILES.read_text("utf-8"), re.MULTILINE)
    force, battlefield = map(json.loads, blocks)
    read = {"players": [force, "collective-and-separatists"], "battlefield": battlefield}
    match = battlemat.new_match("shatterpoint", read, seed=1)
    assert match.view(0)["terrain"]["name"] == "Two roofs"
    assert match.view(0)["players"][0]["list"] == force["name"]
