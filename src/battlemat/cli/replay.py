"""`battlemat replay`: play a saved match again, as text."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from battlemat import load_match
from battlemat.cli.files import read_match
from battlemat.cli.streams import printable
from battlemat.core.errors import SaveError
from battlemat.core.playthrough import playthrough

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="replay a saved match",
        description="Prints every question, answer and event of a match file.",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--check", action="store_true", help="only verify that it replays byte for byte")


def run(args: argparse.Namespace) -> int:
    data = read_match(args.file)
    match = load_match(data)
    if not args.check:
        for line in playthrough(match):
            print(printable(line))
        return 0
    if match.save() != data:
        raise SaveError(f"{args.file} replays, but not byte for byte.")
    print(printable(f"{args.file}: {len(match.journal)} answers replayed, byte for byte the same"))
    return 0
