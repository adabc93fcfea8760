"""What was agreed on for a match besides its lists and its clock: what the table is called, its pace, its series."""

from __future__ import annotations

from typing import Self

import msgspec

from battlemat.core.errors import BadSetup, Refusal
from battlemat.core.game import SEATS
from battlemat.core.lesson import Progress
from battlemat.server import messages as msg

SERIES = (1, 3)
"""So many games a series may have."""


class Terms(msgspec.Struct, frozen=True):
    """`over_days`: people come back when they can, nobody is replaced by a bot, and a clock gives all its time anew.

    `wins` are those of the earlier games of the series, seat by seat; `hints` the seats that agreed to hints.
    `lesson` is how far the learner is, in a match of a lesson.
    """

    name: str = ""
    variant: str = ""
    over_days: bool = False
    best_of: int = 1
    game: int = 1
    wins: tuple[int, ...] = ()
    hints: str = ""
    lesson: Progress | None = None

    def series(self, winners: str, players: int) -> msg.TellSeries | None:
        """The series with the game that these have won; None for a match of its own."""
        if self.best_of == 1:
            return None
        before = self.wins or (0,) * players
        wins = [count + (SEATS[player] in winners) for player, count in enumerate(before)]
        decided = max(wins) > self.best_of // 2
        return msg.TellSeries(self.best_of, self.game, wins, decided)

    def continued(self) -> Terms:
        """The terms of a match that goes on from a position of this one: a lesson begins there anew."""
        return Terms(lesson=None if self.lesson is None else Progress(self.lesson.lesson))

    def again(self, winners: str, players: int) -> Self:
        """The terms of the next match, in which everybody sits one seat further: the series goes on until somebody
        has won it, and then another begins."""
        series = self.series(winners, players)
        if series is None or series.decided:
            return msgspec.structs.replace(self, game=1, wins=(), hints="")
        wins = (*series.wins[1:], series.wins[0])
        return msgspec.structs.replace(self, game=self.game + 1, wins=wins, hints="")


def printable(text: str, most: int = 40) -> str:
    """A name somebody gave, as it can be shown."""
    return "".join(filter(str.isprintable, text)).strip()[:most]


def terms_of(wish: msg.NewMatch) -> Terms:
    """What somebody wishes for; `BadSetup` for a series nobody could play."""
    if wish.best_of not in SERIES:
        raise BadSetup(Refusal("server-bad-series", "", {"counts": ", ".join(map(str, SERIES))}))
    return Terms(printable(wish.name), wish.variant, wish.over_days, wish.best_of)
