"""`battlemat play`: sit down at a table, with bots around it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import battlemat
from battlemat import bots
from battlemat.bots import USUAL
from battlemat.cli import saves
from battlemat.cli.files import problem, read_data, read_match
from battlemat.cli.simulate import WHICH
from battlemat.core.errors import BattlematError, SaveError
from battlemat.core.game import SEATS
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES

if TYPE_CHECKING:
    from battlemat.cli import Subparsers
    from battlemat.cli.terminal import Seat


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "play",
        help="play, in the browser or in the terminal",
        description="Serves the table on this machine and opens it in your browser. With --terminal: plays a "
        "ready-made battle, a set-up of your own or a saved match right here; type h at the table for help.",
    )
    parser.add_argument("--port", type=int, metavar="N", help="the port to serve at (8765, or the next free one)")
    parser.add_argument("--no-browser", action="store_true", help="serve, but do not open a browser")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal; the options below are for it")
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"which game ({_default_game()})")
    parser.add_argument("--setup", metavar="FILE", help="lists and variant to play with (JSON or TOML)")
    parser.add_argument("--bot", default=USUAL, metavar="BOT", help=f"who plays the others ({USUAL}): {WHICH}")
    parser.add_argument("--seat", default="a", choices=tuple(SEATS), metavar="SEAT", help="your seat: a, b, ... (a)")
    parser.add_argument("--seed", type=int, metavar="N", help="makes the dice and the bots repeatable")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="en, pl or de (en)")
    parser.add_argument("--load", metavar="FILE", help="continue a saved match")
    parser.add_argument("--save", metavar="FILE", help="where to save when you quit and at the end")


def run(args: argparse.Namespace) -> int:
    if not _in_terminal(args):
        return _open_table(args)
    from battlemat.cli.terminal import play

    match = _loaded(args) if args.load else _started(args)
    return play(_seat(match, args))


def _in_terminal(args: argparse.Namespace) -> bool:
    """Asked for, or implied by an option that only the terminal has."""
    return bool(args.terminal or args.game or args.setup or args.load or args.save) or args.seed is not None


def _open_table(args: argparse.Namespace) -> int:
    """Serve the table to this machine and open it."""
    from battlemat.server.run import free_port, serve_and_open
    from battlemat.server.storage import default_database

    port = args.port or free_port()
    serve_and_open(port, default_database(saves.data_folder()), browser=not args.no_browser)
    return 0


def _started(args: argparse.Namespace) -> Match[Any]:
    setup = read_data(args.setup) if args.setup else None
    return battlemat.new_match(args.game or _default_game(), setup, args.seed)


def _default_game() -> str:
    return battlemat.game_ids()[0]


def _loaded(args: argparse.Namespace) -> Match[Any]:
    if args.setup:
        raise BattlematError("--setup starts a new match and does not go with --load.")
    match = battlemat.load_match(read_match(args.load))
    if args.game not in (None, match.game.id):
        raise BattlematError(f"{args.load} is a match of {match.game.id}, not of {args.game}.")
    return match


def _seat(match: Match[Any], args: argparse.Namespace) -> Seat:
    from battlemat.cli.streams import complain
    from battlemat.cli.terminal import Seat

    number = SEATS.index(args.seat)
    if number >= match.players:
        raise BattlematError(f"There is no seat {args.seat}; this match has {match.players}.")
    save = Path(args.save) if args.save else None
    if save is not None:
        _try_out(save)
    return Seat(match, number, bots.summon(args.bot, complain), args.language, args.seed, save)


def _try_out(file: Path) -> None:
    """Better now than when the match is to be saved."""
    try:
        saves.try_out(file)
    except SaveError as fault:
        raise BattlematError(f"{file} exists and is no saved match, so it cannot be saved to.") from fault
    except (OSError, ValueError) as fault:
        raise BattlematError(f"{file} cannot be written: {problem(fault)}.") from fault
