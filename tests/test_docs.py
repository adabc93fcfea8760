"""What the documents promise to name, they name."""

from __future__ import annotations

import json
import pkgutil
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import battlemat
from battlemat.core.game import Game
from battlemat.core.rules import rules
from battlemat.core.teller import Teller

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FILES = DOCS / "shatterpoint-files.md"


def members(cls: type) -> set[str]:
    return {name for name in {*vars(cls), *vars(cls).get("__annotations__", {})} if not name.startswith("_")}


def test_everything_a_game_has_is_described() -> None:
    text = (DOCS / "adding-a-game.md").read_text("utf-8")
    own = members(Game) | members(Teller) - {"say", "find"}
    assert {name for name in own if f"`{name}`" not in text and f"`Game.{name}(" not in text} == set()


def test_the_readme_leads_to_files_that_are_there_and_to_light_pictures_of_every_game() -> None:
    links = re.findall(r"\]\(([^):]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).is_file()] == []
    pictures = {Path(link).stem: (ROOT / link).stat().st_size for link in links if link.endswith(".webp")}
    assert set(pictures) == set(battlemat.game_ids())
    assert max(pictures.values()) <= 250_000


def test_every_page_is_in_the_site_and_every_name_of_the_reference_is_there() -> None:
    named = re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))
    pages = [page.read_text("utf-8") for page in (DOCS / "reference").glob("*.md")]
    asked = [name for page in pages for name in re.findall(r"^::: (\S+)$", page, re.MULTILINE)]
    assert len(asked) > 30
    assert [name for name in asked if pkgutil.resolve_name(name) is None] == []


def test_only_make_docs_needs_what_the_site_is_made_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = project["optional-dependencies"]["docs"]
    assert [one for one in pinned if not re.fullmatch(r"[\w-]+==[\d.]+", one)] == []
    assert not {*pinned} & {*project["dependencies"], *project["optional-dependencies"]["dev"]}


def test_the_changelog_has_the_version_of_now() -> None:
    assert f"\n## {battlemat.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("workflow", ["docs.yml", "release.yml", "test.yml"])
def test_what_the_workflows_make_is_in_the_makefile(workflow: str) -> None:
    text = (ROOT / ".github" / "workflows" / workflow).read_text("utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {*re.findall(r"\bmake ([a-z-]+)", text)} <= {*targets}
    assert all(action.startswith("actions/") for action in re.findall(r"uses: (\S+)", text))


def test_the_files_of_shatterpoint_that_are_shown_can_be_read() -> None:
    blocks = re.findall(r"(?:^    .*\n)+", FILES.read_text("utf-8"), re.MULTILINE)
    force, battlefield = map(json.loads, blocks)
    read = {"players": [force, "collective-and-separatists"], "battlefield": battlefield}
    match = battlemat.new_match("shatterpoint", read, seed=1)
    assert match.view(0)["terrain"]["name"] == "Two roofs"
    assert match.view(0)["players"][0]["list"] == force["name"]


def test_what_the_guide_shows_of_the_example_is_in_it() -> None:
    guide = (DOCS / "adding-a-game.md").read_text("utf-8")
    example = (DOCS / "examples" / "tictactoe" / "__init__.py").read_text("utf-8").splitlines()
    part = guide[guide.index("## A whole game to copy") : guide.index("## 1. ")]
    shown = [line.strip() for line in re.findall(r"^ {8,}(\S.*)$", part, re.MULTILINE)]
    assert len(shown) > 10
    assert [line for line in shown if line not in {one.strip() for one in example}] == []


GLOSSARY = DOCS / "glossary.md"


def glossary() -> list[tuple[str, list[str]]]:
    """The rows of the glossary, each with the heading it stands under."""
    found, heading = [], ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            heading = line[3:]
        elif line.startswith("| ") and not line.startswith(("| ---", "| at the table", "| word")):
            found.append((heading, [cell.strip() for cell in line.strip("|").split("|")]))
    return found


def test_the_glossary_leads_from_what_players_say_to_rules_and_files_that_are_there() -> None:
    missing = []
    for heading, cells in glossary():
        file = cells[-1].strip("`")
        if heading != "The house":
            said, *words, rule, _ = cells
            assert [bool(cell) for cell in (said, *words)] == [True] * 4, cells
            game = heading.lower().replace("-", "")
            missing += [rule] * (rule not in rules(game))
            file = f"src/battlemat/games/{game}/{file}"
        if not (ROOT / file).is_file():
            missing.append(file)
    assert missing == []


def test_the_glossary_knows_the_words_of_the_table() -> None:
    said = {word for _, cells in glossary() for word in cells[0].split(", ")}
    assert said >= {"bump", "TAC", "TL", "range ruler"}
    rows = Counter(heading for heading, _ in glossary())
    assert [game for game in ("X-Wing", "Skytear", "PocketModel") if rows[game] < 13] == []
    assert rows["Shatterpoint"] >= 8
