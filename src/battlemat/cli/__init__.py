"""The command line: `battlemat COMMAND ...`.

Each command is a module of its own with `add(subparsers)` and `run(args)`. Only the module of the command that was
asked for is imported, so that no command pays for the imports of another.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import TypeAlias

from battlemat import BadSetup, BattlematError, __version__
from battlemat.cli.streams import abandon_output, complain, nowhere, open_streams
from battlemat.core.engine import ENGINE

COMMANDS = (
    "play",
    "serve",
    "simulate",
    "ladder",
    "puzzles",
    "fuzz",
    "replay",
    "analyse",
    "verify",
    "build",
    "rules",
    "odds",
    "perft",
    "migrate",
    "admin",
)

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and turns what a user can cause into a sentence and an exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    open_streams()
    if sys.stdout is None:
        if words[:1] != ["serve"]:
            complain("There is no standard output to write to.")
            return 1
        sys.stdout = nowhere("w")
    try:
        try:
            return _run(words)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader (head, less) has seen enough
        abandon_output()
    except OSError as fault:
        about = "" if fault.filename is None else f" with {fault.filename}"
        complain(f"This cannot go on{about}: {fault.strerror or fault}.")
        _drop_output()
    return 1


def _run(words: Sequence[str]) -> int:
    modules = _modules(words)
    parser = _parser(modules)
    args = parser.parse_args(words)
    if args.command is None:
        parser.print_help()
        return 2
    try:
        return int(modules[args.command].run(args))
    except BadSetup as error:
        complain(" ".join(error.reasons_in(getattr(args, "language", "en"))))
        return 2
    except BattlematError as error:
        complain(str(error))
        return 2
    except KeyboardInterrupt:
        return 130


def _drop_output() -> None:
    """Write what can still be written."""
    try:
        sys.stdout.flush()
    except OSError:
        abandon_output()


def _modules(words: Sequence[str]) -> dict[str, ModuleType]:
    wanted = [words[0]] if words and words[0] in COMMANDS else COMMANDS
    return {command: import_module(f"{__name__}.{command}") for command in wanted}


def _parser(modules: dict[str, ModuleType]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="battlemat", description="Tabletop miniature games with every rule enforced.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}, {ENGINE} engine")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for module in modules.values():
        module.add(subparsers)
    return parser
