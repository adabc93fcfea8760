"""`battlemat rules`: read, search and count the rules."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from battlemat.cli.streams import NARROWEST, printable
from battlemat.core.errors import BattlematError
from battlemat.core.rules import Coverage, GameCoverage, Rule, coverage, find, find_id, rule_games, rules
from battlemat.core.words import LANGUAGES, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from battlemat.cli import Subparsers

WIDEST = 100
"""Columns of text people read with ease; wider terminals are not filled."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "rules",
        help="read and search the rules, or see which are tested",
        description="Without arguments: the games and their topics. With a game: all its rules. With words: a search.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, or the id of a rule")
    parser.add_argument("text", nargs="*", metavar="TEXT", help="words to look for; each must occur in the rule")
    parser.add_argument("--coverage", action="store_true", help="count the rules that have a passing test")
    parser.add_argument("--json", action="store_true", help="with --coverage: print JSON")
    parser.add_argument(
        "--language",
        default="en",
        choices=LANGUAGES,
        help="en, pl or de (en); rules that are not translated stay English",
    )


def run(args: argparse.Namespace) -> int:
    text = " ".join(args.text).strip()
    if args.coverage:
        return _print_coverage(args.game, text, args.language, as_json=args.json)
    if args.json:
        raise BattlematError("--json goes with --coverage.")
    if args.game is None:
        return _print_topics(args.language)
    if args.game not in rule_games() and _looks_like_id(args.game):
        return _print_hits(_just(args.game, args.language), args.game, args.language)
    if text:
        return _print_hits(find(args.game, text, args.language), text, args.language)
    return _print_titles(rules(args.game, args.language))


def _looks_like_id(word: str) -> bool:
    return re.fullmatch(r"[A-Z]{2}-[A-Z]+-\d+", word.upper()) is not None


def _just(rule_id: str, language: str) -> list[Rule]:
    rule = find_id(rule_id, language)
    return [rule] if rule else []


def _print_topics(language: str) -> int:
    console = plain_console()
    for game in rule_games():
        index = rules(game, language)
        console.print(say("rules-game", {"game": game, "count": len(index)}, language), style="bold")
        for code, title, members in _by_topic(index):
            console.print(f"  {code}  {title} ({len(members)})")
    return 0


def _print_titles(index: Mapping[str, Rule]) -> int:
    console = plain_console()
    for code, title, members in _by_topic(index):
        console.print(f"{code}  {title}", style="bold")
        for rule in members:
            console.print(f"  {rule.id}  {rule.title}")
        console.print()
    return 0


def _print_hits(hits: Sequence[Rule], wanted: str, language: str) -> int:
    console = plain_console()
    print_rules(console, hits, language)
    if not hits:
        console.print(printable(say("rules-none", {"text": wanted}, language)))
    return 0 if hits else 1


def print_rules(console: Console, shown: Iterable[Rule], language: str) -> None:
    """Each rule with its text and how it was interpreted."""
    from rich.text import Text

    for rule in shown:
        console.print(Text.assemble((rule.id, "bold cyan"), "  ", (rule.title, "bold")))
        _print_indented(console, Text(rule.text), 2)
        if rule.ruling:
            heading = say("rules-ruling", language=language)
            _print_indented(console, Text.assemble((heading, "italic"), " ", rule.ruling), 2)
        console.print()


def _print_indented(console: Console, text: Text, columns: int) -> None:
    """Wrapped by hand, because rich's own padding fills every line with blanks up to the right edge."""
    from rich.text import Text

    for line in text.wrap(console, console.width - columns):
        line.rstrip()
        console.print(Text(" " * columns) + line)


def _print_coverage(game: str | None, text: str, language: str, *, as_json: bool) -> int:
    if text:
        raise BattlematError("--coverage takes a game at most, no words to look for.")
    if game is not None:
        rules(game)  # an unknown game is refused here, with the list of those there are
    numbers = coverage()
    shown: Coverage = {"games": {name: part for name, part in numbers["games"].items() if game in (None, name)}}
    if as_json:
        import json

        print(json.dumps(shown, indent=2))
        return 0
    for name, part in shown["games"].items():
        _print_game_coverage(name, part, language)
    return 0


def _print_game_coverage(game: str, part: GameCoverage, language: str) -> None:
    from rich.text import Text

    console = plain_console()
    counts = {"game": game, "covered": part["covered"], "count": part["rules"]}
    console.print(say("rules-coverage", counts, language), style="bold")
    for code, topic in part["topics"].items():
        padded = {"covered": f"{topic['covered']:>3}", "count": f"{topic['rules']:>3}"}
        console.print(f"  {code}  {say('rules-coverage.topic', padded, language)}  {topic['title']}")
        if topic["uncovered"]:
            _print_indented(console, Text(" ".join(topic["uncovered"]), "dim"), 7)


def _by_topic(index: Mapping[str, Rule]) -> list[tuple[str, str, list[Rule]]]:
    groups = groupby(index.values(), key=lambda rule: (rule.topic, rule.topic_title))
    return [(code, title, list(members)) for (code, title), members in groups]


def plain_console() -> Console:
    """Plain text only: a rule that contains brackets must not be taken for markup."""
    from rich.console import Console

    console = Console(markup=False, highlight=False, emoji=False)
    console.width = max(NARROWEST, min(console.width, WIDEST))
    return console
