"""What one person sees of a table in the terminal: a picture, sentences, a question, numbered options.

It knows no game: whatever is on the table, the game itself draws it and puts it into words, from what the player at
this seat may see and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from rich.text import Text

from battlemat.cli.rules import plain_console
from battlemat.cli.streams import printable
from battlemat.core.decision import Decision, PickSome
from battlemat.core.event import Event
from battlemat.core.game import SEATS
from battlemat.core.match import Match
from battlemat.core.teller import Teller
from battlemat.core.words import say


class Screen:
    """A table, seen from one seat. `heard` events have been told; `chosen` options wait to be confirmed."""

    def __init__(self, match: Match[Any], number: int, language: str) -> None:
        self.match = match
        self.game = match.game
        self.number = number
        self.language = language
        self.console = plain_console()
        self.heard = 0
        self.seen = ""
        self.chosen: list[str] = []

    @property
    def letter(self) -> str:
        return SEATS[self.number].upper()

    # Talking

    def teller(self) -> Teller:
        """Who tells what this seat may see of the table as it is now."""
        return self.game.teller(_printable_data(self.match.view(self.number)), self.language)

    def say(self, key: str, **facts: Any) -> str:
        return say(key, facts, self.language, self.game.id)

    def tell(self, key: str, **facts: Any) -> None:
        self.write(self.say(key, **facts))

    def write(self, text: str, *, hang: int = 0, style: str = "", rule: str = "") -> None:
        """Print a text folded to the width of the terminal, with the rule it follows from behind it."""
        mark = f"[{rule}]" if rule else ""
        for line in wrap(
            printable(f"{text} {mark}").rstrip(),
            self.console.width,
            subsequent_indent=" " * hang,
            break_on_hyphens=False,
            break_long_words=False,
        ):
            words = Text(line, style)
            if mark and line.endswith(mark):
                words.stylize("dim", len(line) - len(mark))
            self.console.print(words, soft_wrap=True)

    # What there is to see

    def look(self, *, again: bool = False) -> None:
        """Draw the table, unless nothing but its heading has changed."""
        picture = self.teller().picture()
        if picture is None:
            return
        table = picture.partition("\n")[2]
        if again or table != self.seen:
            self.console.print()
            self.console.print(Text(picture), soft_wrap=True)
            self.seen = table

    def listen(self) -> None:
        """Tell what has happened since the last time."""
        news = self.match.events_for(self.number, self.heard)
        self.heard = len(self.match.events)
        self.recount([event for event in news if event.kind != "over"])

    def recount(self, events: Sequence[Event]) -> None:
        teller = self.teller()
        if events:
            self.console.print()
        for event in events:
            self.write(f"· {teller.event(event)}", hang=2, rule=event.rule)

    def put(self, decision: Decision[Any]) -> None:
        """Print the question and its options."""
        teller = self.teller()
        self.console.print()
        self.write(teller.question(decision), style="bold", rule=decision.rule)
        budget = decision.budget if isinstance(decision, PickSome) else None
        for number, option in enumerate(decision.options, 1):
            weight = "" if budget is None or not option.weight else f"[{option.weight}] "
            mark = "+" if option.id in self.chosen else " "
            self.write(f"{mark}{number:>3}  {weight}{teller.option(option.id, decision)}", hang=6 + len(weight))
        hints = self.hints(decision)
        if hints:
            self.write(hints, style="dim")

    def hints(self, decision: Decision[Any]) -> str:
        """What may be chosen together."""
        if len(decision.options) == 1:
            return self.say("play-only-option")
        if not isinstance(decision, PickSome):
            return ""
        parts = [self.say("play-several")]
        if decision.budget is not None:
            parts.append(self.say("play-budget", budget=decision.budget))
        if decision.ordered:
            parts.append(self.say("play-ordered"))
        return " ".join(parts)

    def tell_choice(self, decision: PickSome) -> None:
        if not self.chosen:
            self.tell("play-chosen-nothing")
            return
        teller = self.teller()
        names = "; ".join(teller.option(option, decision) for option in self.chosen)
        if decision.budget is None:
            self.tell("play-chosen", options=names)
            return
        total = sum(option.weight for option in decision.options if option.id in self.chosen)
        self.tell("play-chosen-total", options=names, total=total, budget=decision.budget)


def _printable_data(data: Any) -> Any:
    """Plain data in which no name, wherever it came from, can draw on the terminal or end a line."""
    if isinstance(data, str):
        return printable(data)
    if isinstance(data, Mapping):
        return {_printable_data(key): _printable_data(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return type(data)(map(_printable_data, data))
    return data
