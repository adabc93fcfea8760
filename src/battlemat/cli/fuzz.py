"""`battlemat fuzz`: random matches until something breaks."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from battlemat.cli.files import problem
from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import complain, printable
from battlemat.core.errors import BattlematError
from battlemat.games import game_ids
from battlemat.sim.fuzz import KEEN, STEP_LIMIT, Fuzzed, fuzz, never_used, write_fault

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "fuzz",
        help="play random matches and look for faults",
        description="Plays random set-ups, at random and with keen players, checking every question, and stops at "
        "the first dead end, exception, broken invariant or endless match. The faulty match is written to a file.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (every one)")
    parser.add_argument("--matches", type=int, default=1000, metavar="N", help="matches to play of each game (1000)")
    parser.add_argument("--seed", default="1", help="what all chance is derived from (1)")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes to use (1)")
    parser.add_argument("--steps", type=int, default=STEP_LIMIT, metavar="N", help=f"longest match ({STEP_LIMIT})")
    parser.add_argument(
        "--keen",
        type=float,
        default=KEEN,
        metavar="SHARE",
        help=f"share of players (or of their answers) like the regular bot's, all else at random ({KEEN})",
    )
    parser.add_argument("--thorough", action="store_true", help="run the whole conformance suite at every question")
    parser.add_argument("--used", action="store_true", help="tell how often each card, skill or ability did something")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        help="play only set-ups with this value, as in format=epic; may be given several times",
    )
    parser.add_argument("--out", default=".", metavar="FOLDER", help="where a faulty match is written (here)")


def run(args: argparse.Namespace) -> int:
    if args.matches < 1 or args.workers < 1 or args.steps < 1:
        raise BattlematError("--matches, --workers and --steps must be at least 1.")
    if not 0 <= args.keen <= 1:
        raise BattlematError("--keen must be a share between 0 and 1.")
    args.only = dict(map(_field, args.only))
    return max(_fuzz(game, args) for game in ([args.game] if args.game else game_ids()))


def _field(wish: str) -> tuple[str, str]:
    """
    >>> _field("format=epic")
    ('format', 'epic')
    """
    field, sign, value = wish.partition("=")
    if not field or not sign:
        raise BattlematError(f"--only needs FIELD=VALUE, not {wish!r}.")
    return field, value


def _fuzz(game: str, args: argparse.Namespace) -> int:
    with progress_bar(game, args.matches) as progress:
        found = fuzz(
            game,
            args.matches,
            args.seed,
            args.workers,
            args.steps,
            keen=args.keen,
            thorough=args.thorough,
            only=args.only,
            progress=progress,
        )
    print(f"{game}: {found.matches} matches, {found.decisions} answers, the longest match {found.longest}")
    if args.used:
        _print_used(game, found)
    if found.fault is None:
        print("no fault found")
        return 0
    print(f"fault in match {found.fault.number}: {printable(found.fault.problem)}", file=sys.stderr)
    if found.fault.answer:
        print(f"when answering {printable(found.fault.answer)}", file=sys.stderr)
    try:
        file = write_fault(found.fault, game, Path(args.out))
    except (OSError, ValueError) as fault:
        complain(f"The match up to there cannot be written to {args.out}: {problem(fault)}.")
    else:
        print(f"the match up to there: {printable(str(file))}", file=sys.stderr)
    return 1


def _print_used(game: str, found: Fuzzed) -> None:
    """The rarest first: what was hardly ever used is hardly tested."""
    for name, count in sorted(found.used.items(), key=lambda entry: (entry[1], entry[0])):
        print(f"  {count:>9} {name}")
    idle = never_used(game, found)
    print(f"never used: {', '.join(idle)}" if idle else "everything was used")
