"""`battlemat ladder`: every bot against every other, as ratings with errors."""

from __future__ import annotations

import argparse
import json
from math import comb
from typing import TYPE_CHECKING, Any

from battlemat.bots import LEVELS
from battlemat.cli.progress import progress_bar
from battlemat.cli.simulate import WHICH, complain_of
from battlemat.cli.streams import NARROWEST
from battlemat.sim.ladder import ladder

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "ladder",
        help="rate bots by letting each play against every other",
        description="Plays every two bots against each other over the ready-made battles of a game, from both seats, "
        "and prints Elo ratings with 95 % errors. The same seed gives the same result with any number of workers.",
    )
    levels = ",".join(LEVELS)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", default=levels, metavar="A,B,...", help=f"who plays ({levels}): {WHICH}")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="matches between every two bots (20)")
    parser.add_argument("--seed", default="1", help="what all chance is derived from (1)")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (1)")
    parser.add_argument("--json", action="store_true", help="print the whole result as JSON")


def run(args: argparse.Namespace) -> int:
    names = [name.strip() for name in args.bots.split(",")]
    with progress_bar("matches", args.games * comb(len(names), 2)) as progress:
        result = ladder(args.game, args.games, names, args.seed, args.workers, progress)
    complain_of(result["faults"])
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        _print(result)
    return 0


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.width = max(console.width, NARROWEST)
    rated = Table("Bots", "rating", "95 % error")
    for name, rating in result["ratings"].items():
        rated.add_row(name, str(rating["rating"]), f"± {rating['error']}")
    console.print(rated)
    duels = Table("Duels", "games", "wins", "draws", "95 % interval")
    for duel in result["duels"]:
        low, high = duel["interval"]
        numbers = [str(duel[key]) for key in ("games", "wins", "draws")]
        duels.add_row(f"{duel['one']} against {duel['other']}", *numbers, f"{low:.1%} – {high:.1%}")
    console.print(duels)
