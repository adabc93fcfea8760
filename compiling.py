"""Compiles the part of the engine in which matches spend their time, with mypyc; docs/fast.md tells when and why.

python compiling.py             says in a sentence what this machine lacks for it, if anything
python compiling.py FOLDER      leaves the compiled modules in FOLDER, as they lie in a wheel

The sources stay what they are: the compiled modules are the same code, and nothing is ever put beside an edited source.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

NEEDED: Final = ("mypy==2.4.1", "setuptools==84.2.1")
"""What compiles, besides the C compiler of the machine; pyproject.toml asks for the same mypy."""

HELP: Final = (
    "Debian: sudo apt-get install gcc python3-dev; Fedora: sudo dnf install gcc python3-devel."
    " The pure engine needs none of it: leave BATTLEMAT_COMPILE unset."
)

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "battlemat"

# Left out are modules that declare records (the compiler does not know msgspec.Struct): position, content, chance and
# the like; the cards' own modules (many, and each seldom asked); whatever tells, draws, checks lists or sets up; and
# `__init__`, whose compiled form asks for modules of its package before the package is there.
ENGINE: Final = {
    "core": "asking decision match",
    "geometry": "convex hinged lines polygons poses shapes sight sliding strips",
    "odds": "spread",
    "games/pocketmodel": "asking battle elimination finding piles setup strike turn values view",
    "games/pocketmodel/abilities": "cards dice resolve units",
    "games/pocketmodel/appraisal": "acting cards chances groups others",
    "games/shatterpoint": "actions activation attack berths conditions deployment dice engagement expertise finding"
    " footing free_ability measuring movement objectives odds order_deck pushing struggle targets terrain timing"
    " transitions turn values view",
    "games/shatterpoint/missions": "registry",
    "games/shatterpoint/appraisal": "fighting places seat",
    "games/skytear": "actions asking attack battlefield board conditions finding generate heroes_phase"
    " minions_phase moving paths placing power_cards skills skirmish stack targeting values victory view worship",
    "games/skytear/appraisal": "cards",
    "games/skytear/cards": "lasting who",
    "games/xwing": "finding view",
    "games/xwing/appraisal": "acting dice edges firing flying forces forecast situation table",
    "games/xwing/cards": "sheet",
    "games/xwing/combat": "attack dice dice_changes modify odds rolls targets",
    "games/xwing/flight": "maneuver moves templates",
    "games/xwing/phases": "activation end engagement order planning setup system",
    "games/xwing/ships": "actions charges damage locking removal tokens",
    "games/xwing/table": "measures objects obstacles placing",
    "games/xwing/timing": "crediting listeners queue",
}
"""The modules that are compiled, by their folders: those in which bots' matches spend most of their time."""


def sources() -> list[Path]:
    """The files that are compiled."""
    return [PACKAGE / folder / f"{name}.py" for folder, names in ENGINE.items() for name in names.split()]


def lacking() -> str | None:
    """What a machine lacks that shall compile, in a sentence; Windows finds its compiler in ways of its own."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler and shutil.which(compiler.split()[0]) is None:
        return f"Compiling the engine needs a C compiler, and there is no {compiler.split()[0]}. {HELP}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return f"Compiling the engine needs Python.h, and {sys.executable} came without it. {HELP}"
    return None


def compile_into(folder: Path) -> None:
    """Compile all of them, and leave nothing else there.

    A module is not done again if neither its C nor any header is other than the last time. Types are read anew each
    time: what mypyc keeps of them leads it astray when only some modules change.
    """
    import setuptools
    from mypyc.build import mypycify

    os.chdir(ROOT)
    extensions = mypycify(
        [
            *("--config-file", "pyproject.toml", "--cache-dir", os.devnull),
            *(str(source.relative_to(ROOT)) for source in sources()),
        ],
        separate=True,
        opt_level="1",
        debug_level="0",
        target_dir=str(folder.parent / "c"),
    )
    for extension in extensions:
        extension.depends = [str(header) for header in (folder.parent / "c").rglob("*.h")]
    build = setuptools.Distribution({"name": "battlemat", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder), str(folder.parent / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    for old in {file for file in folder.rglob("*") if file.is_file()} - {Path(path) for path in build.get_outputs()}:
        old.unlink()


def main(words: list[str]) -> None:
    if fault := lacking():
        raise SystemExit(fault)
    for folder in words:
        compile_into(Path(folder).resolve())


if __name__ == "__main__":
    main(sys.argv[1:])
