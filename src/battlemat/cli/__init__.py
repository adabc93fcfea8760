"""The command line: `battlemat COMMAND ...`.

Each command is a module of its own with `add(subparsers)` and `run(args)`. Only the module of the command that was
asked for is imported, so that no command pays for the imports of another.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import TypeAlias

from battlemat import BadSetup, BattlematError, __version__

COMMANDS = ("play", "serve", "simulate", "fuzz", "replay", "build", "rules", "perft")

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and turns what a user can cause into a sentence and an exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    modules = _modules(words)
    parser = _parser(modules)
    args = parser.parse_args(words)
    if args.command is None:
        parser.print_help()
        return 2
    return _guarded(modules[args.command], args)


def _guarded(command: ModuleType, args: argparse.Namespace) -> int:
    try:
        code = int(command.run(args))
        sys.stdout.flush()
    except BadSetup as error:
        print("battlemat:", *error.reasons_in(getattr(args, "language", "en")), file=sys.stderr)
        return 2
    except BattlematError as error:
        print(f"battlemat: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (head, less) has seen enough; without this Python would complain once more when it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _modules(words: Sequence[str]) -> dict[str, ModuleType]:
    wanted = [words[0]] if words and words[0] in COMMANDS else COMMANDS
    return {command: import_module(f"{__name__}.{command}") for command in wanted}


def _parser(modules: dict[str, ModuleType]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="battlemat", description="Tabletop miniature games with every rule enforced.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for module in modules.values():
        module.add(subparsers)
    return parser
