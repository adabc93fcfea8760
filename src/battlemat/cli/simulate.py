"""`battlemat simulate`: bots against bots, with honest statistics."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from battlemat.bots import BOTS, USUAL
from battlemat.cli import contest
from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import NARROWEST, complain
from battlemat.sim.simulate import simulate
from battlemat.sim.work import Share, shared_out

if TYPE_CHECKING:
    from battlemat.cli import Subparsers

SEATED = f"{USUAL},random"
WHICH = (
    f"{', '.join(BOTS)}, a level that looks ahead with playouts of its own (veteran:40), "
    "a class of your own (package.module:Name), a program (pipe:COMMAND), or a policy that has learned (FILE.zip)"
)


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="play bots against each other many times",
        description="Plays the ready-made battles of a game, each from every seat, or (--lists) every list against "
        "every other. The same seed gives the same result with any number of workers.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="matches, or those of every two lists (100)"
    )
    parser.add_argument("--bots", metavar="A,B", help=f"a bot for each seat ({SEATED}): {WHICH}")
    parser.add_argument("--seed", default="1", help="what all chance is derived from (1)")
    parser.add_argument("--workers", type=int, metavar="W", help="processes to use (1; with --ray all of the cluster)")
    parser.add_argument("--json", action="store_true", help="print the whole result as JSON")
    parser.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on Ray: on this machine, or on the cluster with this address (auto, HOST:PORT, ray://HOST:PORT)",
    )
    contest.add(parser)


def run(args: argparse.Namespace) -> int:
    with hands(args.ray, args.game, args.workers) as (share, workers):
        args.workers = workers
        return _run(args, share)


@contextmanager
def hands(address: str | None, game_id: str, workers: int | None) -> Iterator[tuple[Share, int]]:
    """Who plays, and how many at once: processes of this machine, or Ray."""
    if address is None:
        yield shared_out, 1 if workers is None else workers
        return
    from battlemat.sim.on_ray import ray_hands

    with ray_hands(address, game_id, workers) as found:
        yield found


def _run(args: argparse.Namespace, share: Share) -> int:
    names = [name.strip() for name in (args.bots or (USUAL if args.lists else SEATED)).split(",")]
    if args.lists:
        result = contest.play(args, names, share)
        complain_of(result["faults"])
        contest.show(args, result)
        return 0
    contest.refuse_without_lists(args)
    with progress_bar("matches", args.games) as progress:
        result = simulate(args.game, args.games, names, args.seed, args.workers, progress, share)
    complain_of(result["faults"])
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        _print(result)
    return 0


def complain_of(faults: Mapping[str, int]) -> None:
    """Bots of somebody's own that failed, and how often: on the error stream, beside any result."""
    for sentence, times in faults.items():
        complain(sentence if times == 1 else f"{sentence} ({times:,} times)")


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.width = max(console.width, NARROWEST)
    for title, key in (("Bots", "by_bot"), ("Seats", "by_seat"), ("Lists", "by_list")):
        table = Table(title, "games", "wins", "draws", "win rate", "95 % interval")
        for name, tally in result[key].items():
            low, high = tally["interval"]
            table.add_row(
                name,
                str(tally["games"]),
                str(tally["wins"]),
                str(tally["draws"]),
                f"{tally['win_rate']:.1%}",
                f"{low:.1%} – {high:.1%}",
            )
        console.print(table)
    length, timing = result["decisions"], result["timing"]
    console.print(
        f"{result['games']} matches of {length['shortest']} to {length['longest']} decisions, "
        f"median {length['median']}; "
        f"{timing['decisions_per_second']:,} decisions per second with {timing['workers']} worker(s)"
    )
