"""`battlemat puzzles`: fills `lessons/found.toml` of a game with puzzles from simulated matches."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import complain
from battlemat.core.found import FILE
from battlemat.games import game
from battlemat.sim.mining import MARGIN, WORLDS, Mine, mine
from battlemat.sim.mining_file import read_mine, write_found

if TYPE_CHECKING:
    from battlemat.cli import Subparsers

PUZZLES: Final = 30


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "puzzles",
        help="mine puzzles from simulated matches",
        description="Plays bots against each other and keeps the positions in which one answer is clearly best. "
        "The same seed gives the same puzzles with any number of workers. An interrupted search goes on.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--count", type=int, default=PUZZLES, metavar="N", help=f"puzzles to find ({PUZZLES})")
    parser.add_argument("--seed", default="1", help="what all chance is derived from (1)")
    parser.add_argument("--worlds", type=int, default=WORLDS, metavar="N", help=f"worlds for an answer ({WORLDS})")
    parser.add_argument("--margin", type=float, default=MARGIN, metavar="P", help="by how much of the chance to win "
                        f"the best answer leads ({MARGIN})")  # fmt: skip
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (1)")
    parser.add_argument("--anew", action="store_true", help="forget the puzzles that are there")
    parser.add_argument("--out", metavar="FILE", help="where they are written, if not into the game")


def run(args: argparse.Namespace) -> int:
    file = Path(args.out) if args.out else _shipped(args.game)
    try:
        return _mine(args, file)
    except KeyboardInterrupt:
        complain(f"Interrupted. The same command goes on from what {file} has.")
        return 130


def _shipped(game_id: str) -> Path:
    return Path(str(resources.files("battlemat.games"))) / game(game_id).id / "lessons" / FILE


def _mine(asked: argparse.Namespace, file: Path) -> int:
    search = _search(asked, file)
    with progress_bar("puzzles", asked.count) as progress:

        def keep(so_far: Mine) -> None:
            write_found(so_far, file)
            progress(len(so_far.puzzles))

        mine(asked.game, search, asked.workers, keep)
    print(f"{len(search.puzzles)} puzzles from {search.matches} matches: {file}")
    return 0


def _search(asked: argparse.Namespace, file: Path) -> Mine:
    """The search that goes on, if there is one like it; for more puzzles than before, if so many are asked for."""
    new = Mine(asked.count, asked.seed, asked.worlds, asked.margin)
    before = None if asked.anew else read_mine(file)
    if before is None or _way(before) != _way(new):
        return new
    before.count = new.count
    return before


def _way(search: Mine) -> tuple[Any, ...]:
    return search.seed, search.worlds, search.margin
