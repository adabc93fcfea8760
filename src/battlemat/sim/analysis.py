"""What a match turned on: how likely everybody was to win after each answer, and which answers cost most.

Every answer is held against those that look best, in worlds its player might have been in (`bots/judging.py`). The
first look at each is short; those that seem to have cost most are looked at a second time, in other and more worlds, so
that the chance of few worlds does not choose what is told. It can be done piece by piece, and the same seed always
leads to the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from battlemat.bots.judging import Verdict, compare, judge, recommend
from battlemat.bots.seat import Seat, never
from battlemat.core.acts import Act
from battlemat.core.errors import BattlematError
from battlemat.core.frozen import Entry
from battlemat.core.match import Match

WORLDS: Final = 6
"""For a first look at an answer, unless somebody says otherwise."""
MOST_WORLDS: Final = 1_000
"""More worlds for one answer are a slip of the finger."""
RIVALS: Final = 3
LOOKED_AT_AGAIN: Final = 8
"""So many answers are looked at a second time."""
SECOND_LOOK: Final = 4
"""In so many times as many worlds."""
TOLD: Final = 3
"""So many of them are told."""
NOTHING: Final = 0.005
"""What costs less of the chance to win is not worth telling."""


class Judged(msgspec.Struct, frozen=True):
    """The answer to a question of `player`, asked after `at` journal entries; None: nobody has answered it yet."""

    at: int
    player: int
    given: Any
    verdict: Verdict


class Analysis(msgspec.Struct):
    """A match as far as it was analysed: `worlds` for the first look at each answer, all chance from `seed`.

    `chances` are those of all players to win, before the first answer and after each. `first` are answers for which
    something better was found; `costly` those that were looked at again; `now` what the players are asked at the end,
    where the match is not over, and what would be best.
    """

    entries: int
    worlds: int
    seed: str
    chances: list[list[float]] = []
    first: list[Judged] = []
    again: list[int] | None = None
    costly: list[Judged] = []
    now: list[Judged] = []

    @property
    def all(self) -> int:
        """Pieces of work altogether."""
        return self.entries + 1 + LOOKED_AT_AGAIN

    @property
    def done(self) -> int:
        """Pieces of work that are done."""
        return self.all if self.over else len(self.chances) + self._looked_again

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do."""
        return self.again == []

    @property
    def _looked_again(self) -> int:
        return 0 if self.again is None else LOOKED_AT_AGAIN - len(self.again)

    @property
    def told(self) -> list[Judged]:
        """The answers that cost most, the worst first."""
        found = [judged for judged in self.costly if judged.verdict.gain >= NOTHING]
        return sorted(found, key=lambda judged: -judged.verdict.gain)[:TOLD]


def recommended(
    match: Match[Any], worlds: int = WORLDS, seed: str = "1", hurry: Callable[[], Callable[[], bool]] = lambda: never
) -> list[Judged]:
    """What would be best for everybody who is asked something now; `hurry` says of each whether to come to an end.

    >>> import battlemat
    >>> [best] = recommended(battlemat.new_match("skytear", seed=7), worlds=1)[:1]
    >>> best.player, best.given, best.verdict.gain >= 0.0
    (0, None, True)
    """
    check_worlds(worlds)
    at = len(match.journal)
    found = []
    for asked in () if match.over else match.pending:
        seat, rng = Seat(match, asked.player, hurry()), _rng(seed, at, asked.player)
        found.append(Judged(at, asked.player, None, recommend(seat, asked, rng, SECOND_LOOK * worlds, RIVALS)))
    return found


def new_analysis(entries: int, worlds: int, seed: str) -> Analysis:
    """An analysis that has not begun."""
    check_worlds(worlds)
    return Analysis(entries, worlds, seed)


def check_worlds(worlds: int) -> None:
    """An error for no worlds at all, or more than anybody waits for."""
    if not 1 <= worlds <= MOST_WORLDS:
        raise BattlematError(f"An answer is judged in 1 to {MOST_WORLDS:,} worlds, not in {worlds:,}.")


class Analyst:
    """Goes through a match from its first answer on, and judges."""

    def __init__(self, match: Match[Any]) -> None:
        """`match` is at its end, or wherever it is."""
        self._origin = (match.game, match.setup, match.key, match.start)
        self._journal: list[Entry] = list(match.journal)
        self._match: Match[Any] = Match(*self._origin)

    def go_on(self, analysis: Analysis, enough: Callable[[], bool]) -> None:
        """Do the next pieces of an analysis of this match: one, and more until it is enough."""
        while not analysis.over:
            self._next(analysis)
            if enough():
                break

    def _next(self, analysis: Analysis) -> None:
        if analysis.again is None:
            self._look(analysis)
        else:
            self._look_again(analysis)

    def at(self, entries: int) -> Match[Any]:
        """The match after so many entries of its journal."""
        if entries < len(self._match.journal):
            self._match = Match(*self._origin)
        while len(self._match.journal) < entries:
            self._match.replay(*self._journal[len(self._match.journal)])
        return self._match

    def _look(self, analysis: Analysis) -> None:
        """A short look at the next answer; after the last one, choose what is looked at again."""
        at = len(analysis.chances)
        match = self.at(at)
        analysis.chances.append(analysis.chances[-1] if at and _sets_up(match) else chances(match))
        if at < len(self._journal):
            judged = self._judged(analysis, at)
            if judged is not None and judged.verdict.gain > 0.0:
                analysis.first.append(judged)
            return
        analysis.now = recommended(match, analysis.worlds, analysis.seed)
        worst = sorted(analysis.first, key=_sure_cost)[:LOOKED_AT_AGAIN]
        analysis.again = sorted(judged.at for judged in worst)

    def _judged(self, analysis: Analysis, at: int) -> Judged | None:
        """What to think of an answer; None of what is none, and where there was no choice."""
        player, given = self._journal[at]
        match = self.at(at)
        decision = None if isinstance(given, Act) else match.decision_for(player)
        if decision is None or decision.only_answer() is not None:
            return None
        rng = _rng(analysis.seed, at, 1)
        return Judged(at, player, given, judge(Seat(match, player), decision, given, rng, analysis.worlds, RIVALS))

    def _look_again(self, analysis: Analysis) -> None:
        """Hold one of the answers that seem to have cost most against what was better, in other worlds."""
        assert analysis.again
        at = analysis.again.pop(0)
        before = next(judged for judged in analysis.first if judged.at == at)
        seat, worlds = Seat(self.at(at), before.player), SECOND_LOOK * analysis.worlds
        verdict = compare(seat, [before.given, before.verdict.best], _rng(analysis.seed, at, 2), worlds)
        analysis.costly.append(Judged(at, before.player, before.given, verdict))


def _sets_up(match: Match[Any]) -> bool:
    """Whether pieces are still being set up: who has set up first is not ahead."""
    first = match.turn == 0 and not match.over
    return first or any(match.game.sets_up(match.state, decision) for decision in match.pending)


def _sure_cost(judged: Judged) -> float:
    return judged.verdict.error - judged.verdict.gain


def _rng(seed: str, at: int, look: int) -> Random:
    return Random(f"{seed}/{at}/{look}")


def chances(match: Match[Any]) -> list[float]:
    """How likely everybody is to win, each judged by what they know; those of two add up to one."""
    playing = set(match.still_playing)
    known = match.over
    found = [match.chance_to_win(p) if known or p in playing else 0.0 for p in range(match.players)]
    if len(found) == 2:
        one = (found[0] + 1.0 - found[1]) / 2
        found = [one, 1.0 - one]
    return [round(chance, 4) for chance in found]


def analyse(
    match: Match[Any], worlds: int = WORLDS, seed: str = "1", progress: Callable[[int], None] = lambda _: None
) -> Analysis:
    """Analyse a match from its first answer to its last; `progress` is told how much is done.

    >>> import battlemat
    >>> match = battlemat.new_match("pocketmodel", seed=7)
    >>> match.concede(0)
    >>> analysis = analyse(match, worlds=1)
    >>> analysis.over, analysis.chances[-1], analysis.told
    (True, [0.0, 1.0], [])
    """
    analysis, analyst = new_analysis(len(match.journal), worlds, seed), Analyst(match)

    def enough() -> bool:
        progress(analysis.done)
        return False

    analyst.go_on(analysis, enough)
    return analysis


def world_of(match: Match[Any], judged: Judged) -> Match[Any]:
    """The world in which the better line is told, before its first answer."""
    return match.determinize(judged.player, Random(judged.verdict.world))


__all__ = ["Analysis", "Analyst", "Judged", "analyse", "chances", "new_analysis", "recommended", "world_of"]
