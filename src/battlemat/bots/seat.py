"""What a bot is handed: its place at the table, and worlds in which everything it cannot know was dealt anew.

A bot never gets the match. A `Seat` shows what a player sees; a `World` is a copy to try things out in, whose hidden
cards, secret answers and dice are guesses. Neither tells what was answered or what happened before.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from time import monotonic
from typing import Any

from battlemat.core.decision import Decision
from battlemat.core.game import Appraisal, Evaluation, Result, likely
from battlemat.core.lesson import Lesson, reply
from battlemat.core.match import Match


def never() -> bool:
    """Nobody waits for a bot that has all the time there is."""
    return False


def after(seconds: float) -> Callable[[], bool]:
    """Whether so many seconds have gone by since this was called."""
    end = monotonic() + seconds
    return lambda: monotonic() >= end


class Seat:
    """One player's place at a match. `hurried` says whether the bot shall answer now with what it has found so far."""

    __slots__ = ("_match", "hurried", "player")

    def __init__(self, match: Match[Any], player: int, hurried: Callable[[], bool] = never) -> None:
        self._match = match
        self.player = player
        self.hurried = hurried

    def hurrying(self, hurried: Callable[[], bool]) -> Seat:
        """The same seat for a bot that shall also answer when `hurried` says so."""
        return Seat(self._match, self.player, lambda: self.hurried() or hurried())

    @property
    def game(self) -> str:
        """The id of the game that is played."""
        return self._match.game.id

    @property
    def players(self) -> int:
        """How many players the match began with."""
        return self._match.players

    @property
    def question(self) -> Decision[Any] | None:
        """What the player is asked now."""
        return self._match.decision_for(self.player)

    def view(self) -> dict[str, Any]:
        """What the player may know, as plain data."""
        return self._match.view(self.player)

    def appraise(self, decision: Decision[Any]) -> list[Appraisal]:
        """Answers to the player's question that are worth considering, and how good they look at a glance."""
        return self._match.appraise(decision)

    def study(self, decision: Decision[Any], depth: int) -> Sequence[Appraisal]:
        """The same at a closer look, where the game has one: the greater the depth, the closer."""
        return self._match.game.study(self.view(), decision, depth) or self.appraise(decision)

    def ponders(self, decision: Decision[Any]) -> bool:
        """Whether it is worth looking ahead for a question in this game."""
        return self._match.game.pondered is None or decision.kind in self._match.game.pondered

    def unlike(self, decision: Decision[Any], best: Sequence[Appraisal]) -> Sequence[Appraisal]:
        """Of answers that come to much the same only the first."""
        return self._match.game.unlike(self.view(), decision, best)

    @property
    def swiftness(self) -> int:
        """So many times as many playouts as elsewhere a level plays in this game."""
        return self._match.game.swiftness

    @property
    def foresight(self) -> int:
        """For so many scenes a playout goes on in this game."""
        return self._match.game.foresight

    def foreseen(self, lesson: Lesson, decision: Decision[Any]) -> Any:
        """What a lesson foresees as the answer to the player's question; None if it says nothing."""
        return reply(lesson.replies, decision, self._match)

    def evaluate(self) -> Evaluation:
        """How the match stands for the player, with the reasons."""
        return self._match.evaluate(self.player)

    def chance_to_win(self, value: float) -> float:
        """What the value of an evaluation means in this game, from 0 to 1."""
        return self._match.game.chance_to_win(value)

    @property
    def lead(self) -> float:
        """By so many points of an evaluation somebody is ahead who wins about three times out of four."""
        return self._match.game.lead

    def determinize(self, rng: Random) -> World:
        """A copy of the match in which all that the player cannot know is dealt anew by `rng`."""
        return World(self._match.determinize(self.player, rng))


class World:
    """A match that might be the real one, for trying out answers. Every player in it can be played."""

    __slots__ = ("_match",)

    def __init__(self, match: Match[Any]) -> None:
        self._match = match

    @property
    def pending(self) -> tuple[Decision[Any], ...]:
        """The open questions."""
        return self._match.pending

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._match.over

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self._match.result

    @property
    def turn(self) -> int:
        """The turn or round it is in."""
        return self._match.turn

    @property
    def scene(self) -> Hashable:
        """The activation or phase it is in; another one is not equal to it."""
        return self._match.scene

    @property
    def still_playing(self) -> Sequence[int]:
        """The players who have not left or lost."""
        return self._match.still_playing

    def submit(self, player: int, answer: Any) -> None:
        """Answer a question of any player."""
        self._match.submit(player, answer)

    def fork(self) -> World:
        """A copy that goes on exactly as this one would, dice included."""
        return World(self._match.fork())

    def view(self, player: int) -> dict[str, Any]:
        """What a player would see here."""
        return self._match.view(player)

    def appraise(self, decision: Decision[Any]) -> list[Appraisal]:
        """What the asked player would consider here."""
        return self._match.appraise(decision)

    def brushed(self, decision: Decision[Any]) -> str | None:
        """What to answer without a look, where one is not worth its time."""
        return self._match.game.brushed.get(decision.kind)

    def is_secret(self, decision: Decision[Any]) -> bool:
        """Whether nobody else sees the answer when it is given, and so cannot count on it."""
        return decision.kind in self._match.game.secrets

    def likely(self, decision: Decision[Any], rng: Random) -> Any:
        """An answer that the asked player may well give in secret: the better it looks, the likelier."""
        softness = self._match.game.secrets.get(decision.kind, 1.0)
        return likely(self.appraise(decision), softness, rng.random()).answer

    def evaluate(self, player: int) -> Evaluation:
        """How this stands for a player."""
        return self._match.evaluate(player)

    def chance_to_win(self, player: int) -> float:
        """The same from 0 to 1; when it is over, what came of it."""
        return self._match.chance_to_win(player)
