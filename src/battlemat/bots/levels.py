"""The bots there are, by name.

Each level is meant to beat the one before it; docs/writing-a-bot.md has what was measured. `novice` and `regular`
answer at once, `veteran` and `master` try answers out in worlds they imagine. `random` is for simulations, and for
whoever wants an easy start.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from battlemat.bots.plain import Bot, NoviceBot, RandomBot, RegularBot
from battlemat.bots.searcher import Searcher
from battlemat.bots.seat import Seat
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError
from battlemat.core.lesson import lesson_if_there
from battlemat.core.words import find_words

RIVALS: Final = {"veteran": 3, "master": 5}
"""So many answers are tried out by the levels that look ahead."""
DEPTHS: Final = {"veteran": 4, "master": 6}
"""So closely they look at what is worth it."""
BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "novice": NoviceBot,
    "regular": RegularBot,
    "veteran": lambda: Searcher("veteran", playouts=6, rivals=RIVALS["veteran"], swift=True, depth=DEPTHS["veteran"]),
    "master": lambda: Searcher("master", playouts=24, rivals=RIVALS["master"], swift=True, depth=DEPTHS["master"]),
    "random": RandomBot,
}
LEVELS: Final = ("novice", "regular", "veteran", "master")
"""From weak to strong."""
USUAL: Final = "regular"
"""Who plays where nobody wishes for another one, gives hints, and takes the place of a bot that fails."""
LESSON: Final = "lesson:"
FORMER: Final = {"greedy": "regular"}
"""What bots were called in matches that were stored long ago."""


def make(name: str) -> Bot:
    """The bot with this name; the opponent in a lesson is called `lesson:<game>/<id>`.

    >>> make("regular").name
    'regular'
    """
    name = FORMER.get(name, name)
    if name.startswith(LESSON):
        return Opponent(name)
    if name not in BOTS:
        raise BattlematError(f"There is no bot {name[:60]!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name]()


def with_playouts(name: str) -> Searcher:
    """A level that looks ahead, with as many playouts for a question as its name says: `veteran:40`.

    >>> with_playouts("veteran:40").playouts
    40
    """
    level, _, number = name.partition(":")
    if level not in RIVALS:
        thinkers = " and ".join(RIVALS)
        raise BattlematError(f"The bot {level} does not look ahead and has no playouts; {thinkers} have.")
    if not (number.isascii() and number.isdecimal()):
        raise BattlematError(f"After {level}: stands how many playouts, such as {level}:40, not {number[:60]!r}.")
    return Searcher(f"{level}:{number[:9]}", int(number[:9]), RIVALS[level], depth=DEPTHS[level])


class Opponent:
    """Plays in a lesson as that foresees, else like the bot the lesson names."""

    def __init__(self, name: str) -> None:
        game, _, lesson = name.removeprefix(LESSON).partition("/")
        self.name = name
        self.lesson = lesson_if_there(game, lesson)
        self.usual = BOTS[USUAL if self.lesson is None else self.lesson.opponent]()

    def answer(self, seat: Seat, decision: Decision[Any], rng: Random) -> Any:
        """What is foreseen, or what the usual bot answers."""
        answer = None if self.lesson is None else seat.foreseen(self.lesson, decision)
        return self.usual.answer(seat, decision, rng) if answer is None else answer


def called(name: str, language: str) -> str:
    """What players call a bot; one that is not of the house keeps its name.

    >>> called("master", "de")
    'Meister'
    """
    return find_words(f"bot-{FORMER.get(name, name)}", None, language) or name
