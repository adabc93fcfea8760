"""`battlemat analyse`: what a match turned on."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from battlemat import load_match
from battlemat.cli.files import read_match
from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import printable
from battlemat.core.seats import SEATS
from battlemat.core.teller import teller_of
from battlemat.core.words import LANGUAGES, say
from battlemat.sim.analysis import WORLDS, Analyst, new_analysis
from battlemat.sim.analysis_told import told

if TYPE_CHECKING:
    from battlemat.cli import Subparsers

STEPS = " ▁▂▃▄▅▆▇█"
WIDEST = 72
"""Columns of the curve."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "analyse",
        help="find out what a saved match turned on",
        description="Prints how the chances to win went and the three answers that cost most: what was better, why, "
        "and how it could have gone on. Each answer is judged by what its player could know. The same seed gives the "
        "same result.",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--worlds", type=int, default=WORLDS, metavar="N", help=f"to try answers in ({WORLDS})")
    parser.add_argument("--seed", default="1", help="what all chance is derived from (1)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of what is told (en)")
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")


def run(args: argparse.Namespace) -> int:
    match = load_match(read_match(args.file))
    analysis = new_analysis(len(match.journal), args.worlds, args.seed)
    with progress_bar("answers", analysis.all) as progress:

        def enough() -> bool:
            progress(analysis.done)
            return False

        Analyst(match).go_on(analysis, enough)
    found = told(match, analysis, args.language)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        for line in _lines(found, args.language):
            print(printable(line))
    return 0


def _lines(found: dict[str, Any], language: str) -> list[str]:
    lines = [say("analysis-chances", language=language)]
    for player, chances in enumerate(zip(*found["chances"], strict=True)):
        name = teller_of(found["game"], language).player(player)
        lines.append(f"  {name}  {curve(chances)}  {chances[-1]:.0%}")
    for heading, judged in (("analysis-costly", found["decisions"]), ("analysis-now", found["now"])):
        if judged:
            lines += ["", say(heading, language=language)]
        for one in judged:
            lines += _judged(one, found["game"], language)
    if not found["decisions"]:
        lines += ["", say("analysis-none", language=language)]
    return [*lines, "", say("analysis-fair", language=language)]


def _judged(one: dict[str, Any], game: str, language: str) -> list[str]:
    seat = teller_of(game, language).player(SEATS.index(one["seat"]))
    lines = ["", f"  {one['at']}  {seat}: {one['question']}"]
    if one["given"]:
        lines.append(f"    {say('analysis-given', {'answer': one['given']}, language)}")
    now, then = round(100 * one["chance"]), round(100 * (one["chance"] + one["gain"]))
    facts = {"answer": one["better"], "now": now, "then": then}
    lines.append(f"    {say('analysis-better', facts, language)}")
    lines.append(f"    {one['reason']}")
    return [*lines, *(f"      {text}" for text in one["line"])]


def curve(chances: tuple[float, ...]) -> str:
    """Chances from left to right as little columns.

    >>> curve((0.0, 0.5, 1.0))
    ' ▄█'
    """
    apart = max(1, -(-len(chances) // WIDEST))
    return "".join(STEPS[round(chance * (len(STEPS) - 1))] for chance in chances[::apart])
