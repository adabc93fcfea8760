"""`battlemat odds`: exact odds, as bars or as JSON."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from battlemat.cli.streams import printable
from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.words import LANGUAGES
from battlemat.games import game
from battlemat.odds.asking import Odds
from battlemat.odds.telling import Labels, sheet, told

if TYPE_CHECKING:
    from battlemat.cli import Subparsers

WIDTH = 40
"""Letters of a bar that is certain."""
EXAMPLES = """\
A part is written as its knobs, with commas; a knob without a number is 1, and what is no knob is a card:

  battlemat odds xwing attack:dice=3,focus,lock,predator defense:dice=2,evade
  battlemat odds xwing attack:dice=3,focus attack:dice=2,range=3,lock defense:dice=3,focus,shields=2,hull=3
  battlemat odds shatterpoint attack:type=melee,goal=strained defense:stamina=6 --json
  battlemat odds skytear attack:hero=corjof deck:corjof,yami defense:armor=2,health=5
  battlemat odds pocketmodel attack:unit=buzzline,attack-bonus=1 defense:unit=amber-sting,tokens=1
  battlemat odds xwing --knobs        (all knobs and cards)
"""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "odds",
        help="what dice and cards promise, exactly",
        description="Exact odds of an attack: nothing is sampled, and all chances add up to 1.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("parts", nargs="*", metavar="PART:KNOBS", help="attack:dice=3,focus and the like")
    parser.add_argument("--knobs", action="store_true", help="list everything that can be turned, and the cards")
    parser.add_argument("--json", action="store_true", help="print JSON, with fractions")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="en, pl or de (en)")


def run(args: argparse.Namespace) -> int:
    odds = odds_of(args.game)
    labels = Labels(args.game, args.language)
    if args.knobs:
        _show(sheet(odds, labels), args.json, _knobs)
        return 0
    _show(told(odds.ask(**parts_of(args.parts)), labels), args.json, _bars)
    return 0


def odds_of(name: str) -> Odds:
    odds = game(name).odds
    if odds is None:
        raise BadSetup(Refusal("core-odds-none"))
    return odds


def parts_of(texts: list[str]) -> dict[str, list[str]]:
    """`attack:dice=3 attack:dice=2 defense:` as the texts of each part."""
    found: dict[str, list[str]] = {}
    for text in texts:
        part, _, knobs = text.partition(":")
        found.setdefault(part.strip(), []).append(knobs)
    return found


def _show(plain: dict[str, Any], as_json: bool, write: Any) -> None:
    if as_json:
        print(json.dumps(plain, indent=2, ensure_ascii=False))
        return
    for line in write(plain):
        print(printable(line))


def _knobs(plain: dict[str, Any]) -> list[str]:
    lines = []
    for part in plain["parts"]:
        lines += [f"{part['label']} ({part['id']}, 1-{part['most']})", *(f"  {_knob(knob)}" for knob in part["knobs"])]
        lines += [f"  {card['id']:<34} {card['name']}{_most(card)}" for card in part["cards"]]
    return [*lines, "", plain["note"]]


def _most(card: dict[str, Any]) -> str:
    return f" (1-{card['most']})" if card["most"] > 1 else ""


def _knob(knob: dict[str, Any]) -> str:
    values = " | ".join(choice["id"] for choice in knob["choices"]) or f"{knob['least']}-{knob['most']}"
    return f"{knob['id']:<12} {knob['label']}: {values[:400]}"


def _bars(plain: dict[str, Any]) -> list[str]:
    lines = [f"{_value(figure):>8} {figure['label']}" for figure in plain["figures"]]
    for curve in plain["curves"]:
        wide = max(len(bar["outcome"]) for bar in curve["bars"])
        lines += ["", curve["label"]]
        for bar in curve["bars"]:
            drawn = "█" * round(WIDTH * bar["chance"])
            lines.append(f"  {bar['outcome']:>{wide}} {_percent(bar['chance']):>7} {drawn}".rstrip())
    return lines


def _value(figure: dict[str, Any]) -> str:
    return _percent(figure["value"]) if figure["chance"] else f"{figure['value']:.3f}"


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f} %"
