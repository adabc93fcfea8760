"""`battlemat build`: check a fleet, squad or deck."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import msgspec

from battlemat import game
from battlemat.cli.files import read_data
from battlemat.cli.streams import printable
from battlemat.core.errors import BadSetup
from battlemat.core.words import LANGUAGES

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "build",
        help="check a list and explain every violation",
        description="Reads a list (JSON or TOML) and names every building rule it breaks.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print the violations as JSON")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="en, pl or de (en)")


def run(args: argparse.Namespace) -> int:
    ruleset = game(args.game)
    entry = read_data(args.file)
    try:
        violations = ruleset.check_list(entry)
    except BadSetup as fault:
        violations = list(fault.refusals)
    teller = ruleset.teller(None, args.language)
    if args.json:
        print(json.dumps([msgspec.to_builtins(v) | {"reason": teller.refusal(v)} for v in violations]))
    else:
        for violation in violations:
            print(printable(violation.cite(teller.refusal(violation))))
        if not violations:
            print(printable(teller.say("build-legal", file=args.file)))
    return 1 if violations else 0
