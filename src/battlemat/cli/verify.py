"""`battlemat verify`: whether the dice of a match are those its key promised."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from battlemat import load_match
from battlemat.cli.files import read_match
from battlemat.cli.streams import printable
from battlemat.core.chance import stream_bytes
from battlemat.core.fairness import Account, account_of, hash_of
from battlemat.core.match import Match

if TYPE_CHECKING:
    from battlemat.cli import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "verify",
        help="check the dice of a finished match",
        description="Plays a match file again and tells whether all chance in it follows from the key whose hash was "
        "shown at the table (docs/fairness.md).",
    )
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--hash", metavar="HASH", help="the hash that was shown at the table")
    parser.add_argument("--undos", type=int, metavar="N", help="how often the table said that something was taken back")
    parser.add_argument("--bytes", action="store_true", help="print which bytes each answer used, and for what")


def run(args: argparse.Namespace) -> int:
    match = load_match(read_match(args.file))
    account = account_of(match)
    problems = [*account.problems, *_differences(account, args)]
    if args.bytes:
        _print_bytes(match, account)
    _print_account(match, account)
    for problem in problems:
        print(printable(problem))
    print("Not as it must be." if problems else f"The dice are those the key promised{_condition(account, args)}.")
    return 1 if problems else 0


def _differences(account: Account, args: argparse.Namespace) -> Iterator[str]:
    """What is not as it was shown at the table."""
    shown = hash_of(account.keys[-1])
    if args.hash is not None and args.hash.strip().lower() != shown:
        yield f"The hash of its key is {shown}, not {args.hash.strip()[:40]}."
    if args.undos is not None and args.undos != account.undos:
        yield f"Something was taken back {account.undos} times, not {args.undos}."


def _print_account(match: Match[Any], account: Account) -> None:
    for key in account.keys:
        print(f"key {key.hex()} with the hash {hash_of(key)}")
    total = sum(one.count for one in account.used)
    print(f"{len(match.journal)} answers replayed, {total} bytes of chance used, taken back: {account.undos}")
    if account.missing:
        missing = ", ".join(str(first) if first == last else f"{first} to {last}" for first, last in account.missing)
        print(f"Not in the file, because that was taken back itself: {missing}.")


def _condition(account: Account, args: argparse.Namespace) -> str:
    """What the file alone cannot prove."""
    if not account.missing or args.undos is not None:
        return ""
    return f", if the table showed that something was taken back {account.undos} times (--undos {account.undos})"


def _print_bytes(match: Match[Any], account: Account) -> None:
    teller = match.game.teller(match.view(None), "en")
    for one in account.used:
        data = stream_bytes(one.key, one.first, one.count).hex(" ")
        print(f"answer {one.entry}: bytes {one.first} to {one.first + one.count - 1} of {one.key.hex()[:8]}…: {data}")
        for event in one.events:
            print(printable(f"    {teller.event(event)}"))
