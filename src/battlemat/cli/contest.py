"""`battlemat simulate --lists`: lists against lists, with a report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from math import comb
from pathlib import Path
from typing import Any

from battlemat.cli.files import read_data
from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import NARROWEST, complain, printable
from battlemat.core.errors import BattlematError
from battlemat.core.words import LANGUAGES
from battlemat.games import game
from battlemat.sim.contest import Contest, Fought, check_size, fight, new_contest
from battlemat.sim.entries import Entry, fault_of
from battlemat.sim.report import html_report
from battlemat.sim.run_file import RunFile
from battlemat.sim.summary import Summary
from battlemat.sim.tables import need_parquet, write_csv, write_parquet
from battlemat.sim.work import Share

RUN_FILE = "run.jsonl"
OUTPUTS = ("csv", "parquet", "html")
ONLY_WITH_LISTS = ("until", "variant", "skip_illegal", "out", *OUTPUTS)


def add(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "list against list", "Both sides of a match are played by the same bot (regular); several bots take turns."
    )
    group.add_argument(
        "--lists", nargs="+", metavar="FILE", help="the lists (JSON, TOML, XWS), each against every other"
    )
    group.add_argument("--until", type=float, metavar="P", help="stop a pairing once it is decided so surely (0.95)")
    group.add_argument("--variant", metavar="V", help="the variant of the game (the first that takes all lists)")
    group.add_argument("--skip-illegal", action="store_true", help="go on without lists that cannot be fielded")
    group.add_argument("--out", metavar="FOLDER", help=f"keep the matches in FOLDER/{RUN_FILE}, and go on from there")
    group.add_argument("--csv", action="store_true", help="write matches.csv and units.csv into the folder")
    group.add_argument("--parquet", action="store_true", help="write matches.parquet and units.parquet into the folder")
    group.add_argument("--html", action="store_true", help="write report.html into the folder")
    group.add_argument(
        "--language", default="en", choices=LANGUAGES, help="of the report and of refusals: en, pl, de (en)"
    )


def refuse_without_lists(args: argparse.Namespace) -> None:
    for name in ONLY_WITH_LISTS:
        if getattr(args, name):
            raise BattlematError(f"--{name.replace('_', '-')} goes with --lists.")


def play(args: argparse.Namespace, bots: Sequence[str], share: Share) -> dict[str, Any]:
    """Play the contest, or what is left of it, and write what was asked for."""
    if args.out is None and any(getattr(args, name) for name in OUTPUTS):
        raise BattlematError("--csv, --parquet and --html write into a folder: name it with --out FOLDER.")
    if args.parquet:
        need_parquet()
    lists = list(_legal(args))
    contest = new_contest(args.game, lists, bots, args.seed, args.until, args.variant)
    check_size(contest, args.games, args.workers)
    run = None if args.out is None else RunFile(Path(args.out) / RUN_FILE, contest)
    summary = _played(args, contest, run, share).to_dict()
    if run is not None:
        _write(args, run, summary)
    return summary


def _legal(args: argparse.Namespace) -> Iterator[Entry]:
    """The lists, without those that cannot be fielded if that is wished."""
    ruleset = game(args.game)
    for name, path in zip(_names(args.lists), args.lists, strict=True):
        try:
            entry = Entry(name, read_data(path))
            if fault := fault_of(ruleset, entry, args.language):
                raise BattlematError(fault)
        except BattlematError as fault:
            if not args.skip_illegal:
                raise
            complain(f"Skipped: {fault}")
        else:
            yield entry


def _names(paths: Sequence[str]) -> list[str]:
    """The names of the files, or where two are the same, where they are."""
    files = [Path(path).name for path in paths]
    names = [path if files.count(file) > 1 else file for path, file in zip(paths, files, strict=True)]
    return [printable(name.encode("utf-8", "replace").decode()) for name in names]


def _played(args: argparse.Namespace, contest: Contest, run: RunFile | None, share: Share) -> Summary:
    summary = Summary(contest)
    earlier = () if run is None else run.matches(args.games)
    keep = _forget if run is None else run.add
    with progress_bar("matches", args.games * comb(len(contest.lists), 2)) as progress:
        try:
            for fought in fight(contest, args.games, args.workers, earlier, keep, progress, share):
                summary.count(fought)
        except KeyboardInterrupt:
            if run is not None:
                complain(f"Interrupted; the same command goes on with what is in {run.path}.")
            raise
    return summary


def _forget(fought: Fought) -> None:
    """Nothing is kept without a folder."""


def _write(args: argparse.Namespace, run: RunFile, summary: dict[str, Any]) -> None:
    folder = run.path.parent
    if args.csv:
        write_csv(folder, partial(run.matches, args.games))
    if args.parquet:
        write_parquet(folder, partial(run.matches, args.games))
    if args.html:
        (folder / "report.html").write_text(html_report(summary, args.language), encoding="utf-8", newline="\n")


def show(args: argparse.Namespace, result: dict[str, Any]) -> None:
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        _print(result)


def _print(result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(markup=False)
    console.width = max(console.width, NARROWEST)
    rated = Table("Lists", "rating", "95 % error")
    for name, rating in result["ratings"].items():
        rated.add_row(name, str(rating["rating"]), f"± {rating['error']}")
    console.print(rated)
    duels = Table("Pairings", "games", "wins", "draws", "95 % interval", "decided")
    for duel in result["pairings"]:
        low, high = duel["interval"]
        numbers = [str(duel[key]) for key in ("games", "wins", "draws")]
        duels.add_row(
            f"{duel['one']} against {duel['other']}", *numbers, f"{low:.1%} – {high:.1%}", duel["better"] or ""
        )
    console.print(duels)
    first, second = (f"{seat['win_rate']:.1%}" for seat in result["seats"])
    length = result["decisions"]
    console.print(
        f"{result['games']} matches of {length['shortest']} to {length['longest']} decisions, "
        f"median {length['median']}; the first seat won {first}, the second {second}"
    )
