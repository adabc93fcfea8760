"""Who may import whom. The rooms and their doors are described in docs/architecture.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
ROOMS = {"core", "geometry", "games", "odds", "bots", "sim", "envs", "server", "cli"}
GAMES = {folder.name for folder in (SOURCE / "battlemat" / "games").iterdir() if (folder / "rules").is_dir()}
INNER = {"core", "geometry", "odds"}


def imported(source: str, package: str) -> Iterator[str]:
    """Dotted names of all battlemat modules (and of the names taken from them) that a source text imports."""
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = resolved(node, package)
            names = [f"{base}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
            names = [a.value for a in node.args[:1] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        yield from (name for name in names if name.split(".")[0] == "battlemat")


def resolved(node: ast.ImportFrom, package: str) -> str:
    """The absolute module of a `from` import; each dot after the first goes up one package."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    return ".".join(parts[: len(parts) - node.level + 1] + ([node.module] if node.module else []))


def place(dotted: str) -> str:
    """The room a name belongs to; `games.<game>` inside a game, "" for the public surface of battlemat itself."""
    parts = dotted.split(".")
    if len(parts) < 2 or parts[1] not in ROOMS:
        return ""
    if parts[1] == "games" and len(parts) > 2 and parts[2] in GAMES:
        return f"games.{parts[2]}"
    return parts[1]


def allowed(here: str, there: str) -> bool:
    if here in INNER:
        return there in INNER
    if here.startswith("games."):
        return there in INNER or there == here
    if here == "games":
        return there in INNER or there.startswith("games")
    return not there.startswith("games.")


def forbidden_imports(source: str, module: str, *, is_package: bool = False) -> list[str]:
    package = module if is_package else module.rpartition(".")[0]
    return [name for name in imported(source, package) if not allowed(place(module), place(name))]


def modules() -> Iterator[tuple[str, Path]]:
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), file


def test_every_import_goes_the_right_way() -> None:
    faults = {
        module: found
        for module, file in modules()
        if (found := forbidden_imports(file.read_text("utf-8"), module, is_package=file.name == "__init__.py"))
    }
    assert faults == {}


def test_every_folder_is_a_known_room() -> None:
    folders = {file.relative_to(SOURCE / "battlemat").parts[0] for file in (SOURCE / "battlemat").glob("*/**/*.py")}
    assert folders <= ROOMS


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("battlemat.core.match", "import battlemat.games"),
        ("battlemat.core.match", "import battlemat.games.pocketmodel.state"),
        ("battlemat.core.match", "from battlemat import new_match"),
        ("battlemat.core.match", "from ..bots import greedy"),
        ("battlemat.core.match", "def f():\n    from battlemat.cli import main"),
        ("battlemat.core.match", "importlib.import_module('battlemat.games.pocketmodel')"),
        ("battlemat.geometry.arcs", "from battlemat.sim import run"),
        ("battlemat.games.pocketmodel.turn", "from battlemat.games import game"),
        ("battlemat.games.pocketmodel.turn", "from battlemat.bots import random"),
        ("battlemat.games.pocketmodel.turn", "import battlemat"),
        ("battlemat.bots.greedy", "from battlemat.games.pocketmodel import state"),
        ("battlemat.bots.greedy", "from battlemat.games import pocketmodel"),
        ("battlemat.cli.play", "from ..games.pocketmodel.view import view"),
        ("battlemat.__main__", "import battlemat.games.pocketmodel"),
    ],
)
def test_a_forbidden_import_is_seen(module: str, statement: str) -> None:
    assert len(forbidden_imports(statement, module)) == 1


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("battlemat.core.match", "from battlemat.core.errors import BattlematError\nimport json"),
        ("battlemat.core.match", "from .errors import BattlematError"),
        ("battlemat.geometry.arcs", "from battlemat.core import errors"),
        ("battlemat.games.pocketmodel.turn", "from battlemat.games.pocketmodel import state"),
        ("battlemat.games.pocketmodel.turn", "from . import state\nfrom battlemat.geometry import arcs"),
        ("battlemat.bots.greedy", "from battlemat import Match\nfrom battlemat.core.decision import Pick"),
        ("battlemat.cli.play", "from battlemat.games import game_ids\nfrom battlemat.bots import greedy"),
    ],
)
def test_an_allowed_import_passes(module: str, statement: str) -> None:
    assert forbidden_imports(statement, module) == []


def test_relative_imports_of_a_package_start_at_the_package_itself() -> None:
    assert forbidden_imports("from .pocketmodel import GAME", "battlemat.games", is_package=True) == []
    assert forbidden_imports("from .games.pocketmodel import GAME", "battlemat", is_package=True) != []


def test_a_game_does_not_import_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.GAMES", {"pocketmodel", "xwing"})
    module = "battlemat.games.pocketmodel.turn"
    assert forbidden_imports("from battlemat.games.xwing import attack", module) == ["battlemat.games.xwing.attack"]
    assert forbidden_imports("from ..xwing import attack", module) == ["battlemat.games.xwing.attack"]
