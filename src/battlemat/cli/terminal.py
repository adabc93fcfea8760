"""The table in the terminal: what a person types there, until the match is over. `screen.py` has what they see."""

from __future__ import annotations

import contextlib
import re
import shlex
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from battlemat import bots
from battlemat.bots import Bot
from battlemat.cli.files import problem
from battlemat.cli.rules import print_rules
from battlemat.cli.saves import autosaves, write_save
from battlemat.cli.screen import Screen
from battlemat.cli.streams import complain, printable
from battlemat.core.decision import Decision, PickSome, Place
from battlemat.core.errors import IllegalAnswer, SaveError
from battlemat.core.match import Match
from battlemat.core.rules import find, find_id
from battlemat.core.words import LANGUAGES

LOG_LINES: Final = 40
RULES_SHOWN: Final = 5
HELP: Final = ("number", "id", "add", "rule", "undo", "log", "view", "save", "lang", "concede", "quit", "help")


class Leave(Exception):
    """The person at the table wants to go."""


def play(seat: Seat) -> int:
    """Play until the match is over or the person leaves. Whatever else happens, the match is kept."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives the prompt a memory and arrow keys
    try:
        with _hanging_up_is_leaving():
            return _sit(seat)
    except BaseException:
        seat.rescue()
        raise


def _sit(seat: Seat) -> int:
    seat.tell("play-welcome", seat=seat.letter, bot=bots.called(seat.bot.name, seat.language))
    try:
        while seat.is_asked():
            seat.ask()
    except Leave:
        return seat.leave()
    except KeyboardInterrupt:
        seat.leave()
        return 130
    return seat.finish()


@contextlib.contextmanager
def _hanging_up_is_leaving() -> Iterator[None]:
    """A closed window or a shutdown ends the program in an orderly way."""

    def end(number: int, _: object) -> None:
        raise SystemExit(128 + number)

    names = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []
    before = {name: signal.signal(name, end) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


class Seat(Screen):
    """One person at the table: understands what they type, and lets everybody else answer meanwhile."""

    def __init__(
        self,
        match: Match[Any],
        number: int,
        bot: Bot,
        language: str,
        seed: int | None,
        save: Path | None = None,
    ) -> None:
        """Without a file to save to there is one for when the person leaves, but the end of the match is not saved."""
        super().__init__(match, number, language)
        self.bot = bot
        self.rng = Random() if seed is None else Random(f"bots {seed}")
        self.save_at_end = save is not None
        self.save_files = autosaves(match.game.id) if save is None else [save, *autosaves(match.game.id)]
        self.watching = False
        self.conceding = False

    # Taking turns

    def is_asked(self) -> bool:
        """Let everybody else answer until the person at this seat is asked; False when the match is over."""
        match = self.match
        while others := [decision for decision in match.pending if decision.player != self.number]:
            if not self.watching and self.number not in match.still_playing:
                self.watching = True
                self.listen()
                self.tell("play-watching")
            match.submit(others[0].player, bots.ask(self.bot, match, others[0], self.rng))
        return not match.over

    def ask(self) -> None:
        """Show what is new and listen to the person until the match has moved on."""
        decision = self.match.decision_for(self.number)
        assert decision is not None, "nobody is asked, but the match is not over"
        self.chosen = []
        self.look()
        self.listen()
        self.put(decision)
        while self.match.decision_for(self.number) is decision:
            self.obey(self.read(), decision)

    def read(self) -> str:
        try:
            return input("> ").strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def obey(self, line: str, decision: Decision[Any]) -> None:
        """One line of input: a command, a change of the choice, or an answer."""
        word, _, rest = line.partition(" ")
        conceding, self.conceding = self.conceding, False
        if line.startswith("?"):
            self.explain(line[1:].strip(), decision)
        elif word == "c" and not rest:
            self.concede(sure=conceding)
        elif word in COMMANDS:
            COMMANDS[word](self, rest.strip(), decision)
        elif re.fullmatch(r"([+-]\s*\d+\s*)+", line):
            self.change_choice(line, decision)
        elif not line:
            self.confirm(decision)
        else:
            self.answer(line, decision)

    # Answers

    def answer(self, line: str, decision: Decision[Any]) -> None:
        words = line.replace(",", " ").split()
        if isinstance(decision, Place) and len(words) == 3 and all(_is_number(word) for word in words):
            self.submit([float(word) for word in words], decision)
            return
        options = [self.option(word, decision) for word in words]
        ids = [option for option in options if option is not None]
        if len(ids) < len(options):
            return
        if len(ids) > 1 and not isinstance(decision, PickSome):
            self.tell("play-one-only")
            return
        self.submit(ids[0] if len(ids) == 1 else ids, decision)

    def option(self, word: str, decision: Decision[Any]) -> str | None:
        """The option meant by a number or an id; None when there is none, and then that has been said."""
        ids = [option.id for option in decision.options]
        if word.isdecimal():
            number = _whole(word)
            if 1 <= number <= len(ids):
                return ids[number - 1]
            self.tell("play-no-number", number=word[:40], count=len(ids))
            return None
        if word in ids or word in decision.refused:
            return word
        self.tell("play-not-understood", text=word[:40])
        return None

    def submit(self, answer: Any, decision: Decision[Any]) -> None:
        try:
            self.match.submit(self.number, answer, decision.number)
        except IllegalAnswer as fault:
            self.write(self.say("play-refused", reason=self.teller().refusal(fault.refusal)), rule=fault.rule)

    def confirm(self, decision: Decision[Any]) -> None:
        """An empty line takes what was put together, or the only option there is."""
        if self.chosen:
            self.submit(list(self.chosen), decision)
        elif len(decision.options) == 1:
            self.submit(decision.options[0].id, decision)
        else:
            self.tell("play-say-something")

    def change_choice(self, line: str, decision: Decision[Any]) -> None:
        """`+2 +3` and `-2` put a choice together step by step."""
        if not isinstance(decision, PickSome):
            self.tell("play-one-only")
            return
        for sign, number in re.findall(r"([+-])\s*(\d+)", line):
            option = self.option(number, decision)
            if option is None:
                return
            if option in self.chosen:
                self.chosen.remove(option)
            if sign == "+":
                self.chosen.append(option)
        self.tell_choice(decision)

    # Commands

    def explain(self, text: str, decision: Decision[Any]) -> None:
        """`?` the rule that asks, `?2` the rule of an option, `? PM-BTL-22` that rule, `? words` a search."""
        if text.isdecimal():
            option = self.option(text, decision)
            if option is None:
                return
            text = self.teller().rule_of_option(option, decision)
        rule = find_id(text or decision.rule, self.language)
        hits = [rule] if rule else find(self.game.id, text, self.language)
        if not hits:
            self.tell("rules-none", text=text[:40])
        print_rules(self.console, hits[:RULES_SHOWN], self.language)
        if len(hits) > RULES_SHOWN:
            self.tell("play-more-rules", rules=", ".join(hit.id for hit in hits[RULES_SHOWN:]))

    def undo(self, _: str, decision: Decision[Any]) -> None:
        """Back to the previous question, including what the bots have answered since."""
        entries = self.match.entries_to_question(self.number)
        if entries is None:
            self.tell("play-nothing-to-undo")
            return
        self.match.take_back(entries)
        self.heard = len(self.match.events)
        self.seen = ""
        self.tell("play-undone")

    def log(self, text: str, decision: Decision[Any]) -> None:
        events = self.match.events_for(self.number)
        lines = _whole(text) if text.isdecimal() else LOG_LINES
        self.recount(events[max(0, len(events) - lines) :])
        if not events:
            self.tell("play-nothing-happened")

    def redraw(self, _: str, decision: Decision[Any]) -> None:
        self.look(again=True)
        self.put(decision)

    def help(self, _: str, decision: Decision[Any]) -> None:
        self.write(self.say("play-help"), style="bold")
        for line in HELP:
            self.write("  " + self.say(f"play-help.{line}"), hang=4)

    def speak(self, text: str, decision: Decision[Any]) -> None:
        if text not in LANGUAGES:
            self.tell("play-no-language", text=text[:40], languages=", ".join(LANGUAGES))
            return
        self.language = text
        self.tell("play-language")
        self.redraw("", decision)

    def save(self, text: str, decision: Decision[Any]) -> None:
        try:
            file = Path(text).expanduser() if text else self.save_files[0]
        except RuntimeError as fault:  # ~nobody
            self.tell("play-not-saved", file=_short(text), problem=problem(fault))
            return
        self.write_match(file)

    def concede(self, *, sure: bool) -> None:
        self.conceding = not sure
        if sure:
            self.match.concede(self.number)
        else:
            self.tell("play-concede-again")

    def quit(self, _: str, decision: Decision[Any]) -> None:
        raise Leave

    # The end

    def write_match(self, file: Path) -> bool:
        """Save the match, but never over something that is not a saved match."""
        try:
            write_save(file, self.match.save())
        except SaveError:
            self.tell("play-not-a-match", file=_short(file))
            return False
        except (OSError, ValueError) as fault:
            self.tell("play-not-saved", file=_short(file), problem=problem(fault))
            return False
        self.tell("play-saved", file=_short(file))
        return True

    def keep(self) -> Path | None:
        """Save the match to the first of its files that can be written."""
        return next((file for file in self.save_files if self.write_match(file)), None)

    def leave(self) -> int:
        """Save the match and say how to continue it."""
        file = self.keep()
        if file is None:
            return 1
        words = ["battlemat", "play", "--terminal", "--load", str(file)]
        if self.number:
            words += ["--seat", self.letter.lower()]
        if self.bot.name != bots.USUAL:
            words += ["--bot", self.bot.name]
        if self.language != "en":
            words += ["--language", self.language]
        self.console.print(printable(self.say("play-continue", command=shlex.join(words))), soft_wrap=True)
        return 0 if file == self.save_files[0] else 1

    def rescue(self) -> None:
        """Save the match although something has gone wrong; nobody may be there to read about it."""
        for file in self.save_files:
            try:
                write_save(file, self.match.save())
            except Exception as fault:
                complain(self.say("play-not-saved", file=_short(file), problem=problem(fault)))
            else:
                complain(self.say("play-saved", file=_short(file)))
                return

    def finish(self) -> int:
        """Show the last position and who has won, and why."""
        self.look()
        self.listen()
        self.console.print()
        self.write(self.say("play-over"), style="bold")
        teller = self.teller()
        for event in self.match.events_for(self.number):
            if event.kind == "over":
                self.write(teller.event(event), style="bold", rule=event.rule)
        if not self.save_at_end:
            return 0
        return 0 if self.keep() == self.save_files[0] else 1


COMMANDS: Final[dict[str, Callable[[Seat, str, Decision[Any]], None]]] = {
    "u": Seat.undo,
    "l": Seat.log,
    "v": Seat.redraw,
    "h": Seat.help,
    "s": Seat.save,
    "lang": Seat.speak,
    "q": Seat.quit,
}


def _is_number(word: str) -> bool:
    return re.fullmatch(r"-?\d+(\.\d+)?", word) is not None


def _whole(digits: str) -> int:
    """The number, or one that is larger than any here: Python refuses to read thousands of digits."""
    return int(digits) if len(digits) <= 9 else 10**9


def _short(file: Path | str) -> str:
    """A file in a sentence: Fluent says nothing at all in place of a text of thousands of characters."""
    name = str(file)
    return name if len(name) <= 1000 else f"{name[:1000]}…"
