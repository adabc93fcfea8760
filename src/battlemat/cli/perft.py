"""`battlemat perft`: count the continuations of a position."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from battlemat import load_match, new_match
from battlemat.cli.files import read_match
from battlemat.core.errors import BattlematError
from battlemat.core.perft import perft
from battlemat.games import game_ids

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "perft",
        help="count all ways a position can go on",
        description="Counts the ways to answer the next questions: of a starter battle, or of a match file.",
    )
    parser.add_argument("game", metavar="GAME_OR_FILE", help="a game, or a match file")
    parser.add_argument("--depth", type=int, default=2, metavar="N", help="questions to look ahead (2)")
    parser.add_argument("--seed", default="1", help="the seed of the starter battle (1)")


def run(args: argparse.Namespace) -> int:
    if args.depth < 1:
        raise BattlematError("--depth must be at least 1.")
    match = load_match(read_match(args.game)) if _is_file(args.game) else new_match(args.game, seed=args.seed)
    for depth in range(1, args.depth + 1):
        print(f"{depth}: {perft(match, depth)}")
    return 0


def _is_file(name: str) -> bool:
    """A game comes first: a file of the same name can be given as ./name."""
    return name not in game_ids() and (name.endswith(".match") or os.path.lexists(name))
