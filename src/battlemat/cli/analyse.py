"""`battlemat analyse`: what a match turned on."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from battlemat import load_match
from battlemat.cli.files import read_match
from battlemat.cli.progress import progress_bar
from battlemat.cli.streams import printable
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.core.seats import SEATS
from battlemat.core.teller import teller_of
from battlemat.core.words import LANGUAGES, say
from battlemat.sim.analysis import WORLDS, Analyst, new_analysis, recommended
from battlemat.sim.analysis_told import tell_all, told

if TYPE_CHECKING:
    from battlemat.cli import Subparsers

STEPS = " ▁▂▃▄▅▆▇█"
WIDEST = 72
"""Columns of the curve."""
LONGEST_LINE = 12
"""Happenings of a better line; --json has all of them."""
MORE = "…"


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "analyse",
        help="find out what a saved match turned on",
        description="Prints how the chances to win went and the three answers that cost most: what was better, why, "
        "and how it could have gone on. Each answer is judged by what its player could know. The same seed gives the "
        "same result. With --at: what would be best at that moment.",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--worlds", type=int, default=WORLDS, metavar="N", help=f"to try answers in ({WORLDS})")
    parser.add_argument("--at", type=int, metavar="N", help="only the position after so many answers")
    parser.add_argument("--seed", default="1", help="what all chance is derived from (1)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of what is told (en)")
    parser.add_argument("--json", action="store_true", help="print all of it as JSON")


def run(args: argparse.Namespace) -> int:
    match = load_match(read_match(args.file))
    if args.at is None:
        found = _whole(match, args)
        lines = _lines
    else:
        found = _moment(match, args)
        lines = _lines_of_moment
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        for line in lines(found, args.language):
            print(printable(line))
    return 0


def _whole(match: Match[Any], args: argparse.Namespace) -> dict[str, Any]:
    analysis = new_analysis(len(match.journal), args.worlds, args.seed)
    with progress_bar("answers", analysis.all) as progress:

        def enough() -> bool:
            progress(analysis.done)
            return False

        Analyst(match).go_on(analysis, enough)
    return told(match, analysis, args.language)


def _moment(match: Match[Any], args: argparse.Namespace) -> dict[str, Any]:
    entries = len(match.journal)
    if not 0 <= args.at <= entries:
        raise BattlematError(f"A moment of this match is after 0 to {entries} answers, not after {args.at}.")
    before = Analyst(match).at(args.at)
    if before.over:
        raise BattlematError(f"The match is over after {args.at} answers.")
    best = recommended(before, args.worlds, args.seed)
    return {
        "game": match.game.id,
        "worlds": args.worlds,
        "seed": args.seed,
        "now": tell_all(before, best, args.language),
    }


def _lines_of_moment(found: dict[str, Any], language: str) -> list[str]:
    return [say("analysis-now", language=language), *_all_judged(found["now"], found["game"], language)]


def _lines(found: dict[str, Any], language: str) -> list[str]:
    lines = [say("analysis-chances", language=language)]
    for player, chances in enumerate(zip(*found["chances"], strict=True)):
        name = teller_of(found["game"], language).player(player)
        lines.append(f"  {name}  {curve(chances)}  {chances[-1]:.0%}")
    for heading, judged in (("analysis-costly", found["decisions"]), ("analysis-now", found["now"])):
        if judged:
            lines += ["", say(heading, language=language), *_all_judged(judged, found["game"], language)]
    if not found["decisions"]:
        lines += ["", say("analysis-none", language=language)]
    return [*lines, "", say("analysis-fair", language=language)]


def _all_judged(judged: list[dict[str, Any]], game: str, language: str) -> list[str]:
    return [line for one in judged for line in _judged(one, game, language)]


def _judged(one: dict[str, Any], game: str, language: str) -> list[str]:
    seat = teller_of(game, language).player(SEATS.index(one["seat"]))
    lines = ["", f"  {one['at']}  {seat}: {one['question']}"]
    if one["given"]:
        lines.append(f"    {say('analysis-given', {'answer': one['given']}, language)}")
    now, then = round(100 * one["chance"]), round(100 * (one["chance"] + one["gain"]))
    facts = {"answer": one["better"], "now": now, "then": then}
    lines.append(f"    {say('analysis-better', facts, language)}")
    lines.append(f"    {one['reason']}")
    line = one["line"][:LONGEST_LINE] + [MORE] * (len(one["line"]) > LONGEST_LINE)
    return [*lines, *(f"      {text}" for text in line)]


def curve(chances: tuple[float, ...]) -> str:
    """Chances from left to right as little columns.

    >>> curve((0.0, 0.5, 1.0))
    ' ▄█'
    """
    apart = max(1, -(-len(chances) // WIDEST))
    return "".join(STEPS[round(chance * (len(STEPS) - 1))] for chance in chances[::apart])
