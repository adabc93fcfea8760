"""Who may import whom. The rooms and their doors are described in docs/architecture.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
ROOMS = {"core", "geometry", "games", "odds", "bots", "sim", "envs", "server", "cli"}
GAMES = {folder.name for folder in (SOURCE / "battlemat" / "games").iterdir() if (folder / "rules").is_dir()}
INNER = {"core", "geometry", "odds"}


@cache
def imported(source: str, package: str, types: bool) -> tuple[str, ...]:
    """Dotted names of all battlemat modules (and of the names taken from them) that a source text imports.

    Without `types` not those that are imported only to name a type (`if TYPE_CHECKING:`).
    """
    names = (name for node in nodes(ast.parse(source), types) for name in named(node, package))
    return tuple(name for name in names if name.split(".")[0] == "battlemat")


def nodes(tree: ast.AST, types: bool) -> Iterator[ast.AST]:
    """Everything in a tree, like `ast.walk`."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if types or not only_types(node):
            yield node
            waiting += ast.iter_child_nodes(node)


def named(node: ast.AST, package: str) -> list[str]:
    """What one statement or call imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{resolved(node, package)}.{alias.name}" for alias in node.names]
    if isinstance(node, ast.Call) and called(node.func) in ("import_module", "__import__"):
        return [a.value for a in node.args[:1] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return []


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def only_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


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
    return [name for name in imported(source, package, True) if not allowed(place(module), place(name))]


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
        ("battlemat.core.match", "from ..bots import plain"),
        ("battlemat.core.match", "def f():\n    from battlemat.cli import main"),
        ("battlemat.core.match", "importlib.import_module('battlemat.games.pocketmodel')"),
        ("battlemat.geometry.arcs", "from battlemat.sim import run"),
        ("battlemat.games.pocketmodel.turn", "from battlemat.games import game"),
        ("battlemat.games.pocketmodel.turn", "from battlemat.bots import random"),
        ("battlemat.games.pocketmodel.turn", "import battlemat"),
        ("battlemat.bots.plain", "from battlemat.games.pocketmodel import state"),
        ("battlemat.bots.plain", "from battlemat.games import pocketmodel"),
        ("battlemat.cli.play", "from ..games.pocketmodel.view import view"),
        ("battlemat.envs.course", "from battlemat.games.pocketmodel.observing import OBSERVED"),
        ("battlemat.games.pocketmodel.observing", "from battlemat.envs.layout import Layout"),
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
        ("battlemat.bots.plain", "from battlemat import Match\nfrom battlemat.core.decision import Pick"),
        ("battlemat.cli.play", "from battlemat.games import game_ids\nfrom battlemat.bots import plain"),
        ("battlemat.envs.course", "from battlemat.games import game\nfrom battlemat.bots import ask"),
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


# Cycles ---------------------------------------------------------------------------------------------------------------


def cycle(sources: Mapping[str, str], packages: frozenset[str] = frozenset(), *, types: bool = True) -> list[str]:
    """Modules that import each other in a circle, wherever in their text they do; empty if none do."""
    graph = {
        module: {
            found
            for name in imported(source, module if module in packages else module.rpartition(".")[0], types)
            if (found := longest_known(name, sources)) not in ("", module)
        }
        for module, source in sources.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as fault:
        return list(fault.args[1])
    return []


def longest_known(name: str, sources: Mapping[str, str]) -> str:
    """The module that a dotted name belongs to: the name itself may be a function of it."""
    while name and name not in sources:
        name = name.rpartition(".")[0]
    return name


def room_sources(room: str) -> tuple[dict[str, str], frozenset[str]]:
    """The texts of the modules of a room, and which of them are packages."""
    files = {module: file for module, file in modules() if module.startswith(f"battlemat.{room}")}
    packages = frozenset(module for module, file in files.items() if file.name == "__init__.py")
    return {module: file.read_text("utf-8") for module, file in files.items()}, packages


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_chapter_of_a_game_imports_one_that_imports_it(game: str) -> None:
    assert cycle(*room_sources(f"games.{game}")) == []


@pytest.mark.parametrize("room", sorted(ROOMS - {"games"}))
def test_no_module_of_a_room_runs_an_import_that_comes_back_to_it(room: str) -> None:
    assert cycle(*room_sources(room), types=False) == []


KNOT = {
    "battlemat.games.xwing.ships.tokens": "from battlemat.games.xwing.flight import moves",
    "battlemat.games.xwing.flight.moves": "def f():\n    from ..flight.docking import dock",
    "battlemat.games.xwing.flight.docking": "from battlemat.games.xwing.ships.tokens import gain",
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_planted_cycle_is_found(game: str) -> None:
    sources, packages = room_sources(f"games.{game}")
    first, second = f"battlemat.games.{game}.state", f"battlemat.games.{game}.view"
    sources[first] += f"\n\ndef late():\n    from {second} import view\n"
    assert {first, second} <= set(cycle(sources, packages))


def test_a_cycle_through_several_chapters_is_found_and_named() -> None:
    assert set(cycle(KNOT)) == set(KNOT)
    assert cycle({module: text for module, text in KNOT.items() if "docking" not in module}) == []


def test_an_import_for_a_type_alone_counts_only_where_it_is_asked_for() -> None:
    knot = {**KNOT, "battlemat.games.xwing.flight.moves": "if TYPE_CHECKING:\n    from .docking import dock"}
    assert cycle(knot)
    assert cycle(knot, types=False) == []
