"""`battlemat build`: check a fleet, squad or deck."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

import msgspec

from battlemat import game
from battlemat.cli.files import read_data
from battlemat.core.errors import BadSetup

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
    parser.add_argument("--language", default="en", help="en, pl or de (en)")


def run(args: argparse.Namespace) -> int:
    rules = game(args.game)
    entry = read_data(args.file)
    try:
        violations = rules.check_list(entry)
    except BadSetup as fault:
        violations = list(fault.refusals)
    if args.json:
        print(json.dumps([msgspec.to_builtins(v) | {"reason": v.reason_in(args.language)} for v in violations]))
    else:
        for violation in violations:
            print(f"{violation.reason_in(args.language)} [{violation.rule}]" if violation.rule else violation.reason)
        if not violations:
            print(f"{args.file} is legal")
    return 1 if violations else 0
