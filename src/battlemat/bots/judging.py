"""What an answer is worth beside others: by how much of the chance to win, and in which terms of the evaluation.

An answer and its rivals are tried out in the same worlds, which are guesses of somebody who knows what the player
knows: nobody is blamed for cards and dice that could not be foreseen. Everybody goes on with what looks best until the
activation or turn is over, and the game's own evaluation says how that stands. Hints and the analysis of matches are
made of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

import msgspec

from battlemat.bots.levels import make
from battlemat.bots.searcher import LONGEST, ranked, reply
from battlemat.bots.seat import Seat, World
from battlemat.core.decision import Decision
from battlemat.core.words import say

RESULT: Final = "judged-term-result"
"""The term of worlds in which the match ends: how much more often it is won, in points of the evaluation."""
DECIDED: Final = 4.0
"""A match that is won counts as much as being ahead by so many times the lead of the game."""
SHORT: Final = 8
"""Answers: where a scene is over sooner, the next one is played, too, so that one sees what others do about it."""
FEW: Final = 3
"""Worlds after which rivals that do worse are given up."""
HINT_WORLDS: Final = 4
HINT_RIVALS: Final = 2
"""With what a hint finds its reason; who gives it may have thought much longer."""
MOST_TERMS: Final = 3
"""A reason names no more of what differs."""
SMALL: Final = 0.15
"""Terms that differ by a smaller part of what differs most say nothing."""

Line = list[tuple[int, Any]]
"""Who answers what, one after the other."""


class Outcome(msgspec.Struct, frozen=True):
    """Where an answer led in one world."""

    chance: float
    terms: dict[str, float]
    line: Line


class Verdict(msgspec.Struct, frozen=True):
    """How the best answer that was found does beside the one that was judged.

    `gain` is what it adds to the chance to win, on average of all `worlds`, and 0 with `error` 0 where nothing better
    is known; `terms` are what it has more of. `world` and `line` tell how it could go on: the seed of a typical world
    and all answers in it.
    """

    best: Any
    chance: float
    gain: float = 0.0
    error: float = 0.0
    terms: dict[str, float] = {}
    worlds: int = 0
    world: int = 0
    line: Line = []


class Rivals:
    """Answers to one question, the first of which is judged, and what came of them in the same worlds."""

    def __init__(self, seat: Seat, answers: Sequence[Any]) -> None:
        self.seat = seat
        self.answers = answers
        self.running = list(range(len(answers)))
        self.scenes = 0
        self.worlds: list[int] = []
        self.found: list[list[Outcome]] = [[] for _ in answers]

    def try_out(self, rng: Random, worlds: int) -> None:
        """Try them in so many worlds more; rivals that do worse in the first few are given up."""
        for _ in range(worlds):
            if len(self.running) == 1 or self.seat.hurried():
                break
            number = rng.getrandbits(62)
            world = self.seat.determinize(Random(number))
            self.scenes = self.scenes or self._scenes_needed(world, number)
            for rival in self.running:
                self.found[rival].append(self._outcome(world, rival, number, self.scenes))
            self.worlds.append(number)
            if len(self.worlds) >= FEW:
                self.running = [rival for rival in self.running if rival == 0 or sum(self.gap(rival)) > 0.0]

    def _scenes_needed(self, world: World, number: int) -> int:
        """How far to look: the same for all rivals, or some would be ahead because others have not moved yet."""
        return 1 if len(self._outcome(world, 0, number, 1).line) >= SHORT else 2

    def _outcome(self, world: World, rival: int, number: int, scenes: int) -> Outcome:
        return play_on(world.fork(), self.seat.player, self.answers[rival], Random(number), scenes)

    def gap(self, rival: int) -> tuple[float, float]:
        """By how much a rival does better than the first on average, and how uncertain that is."""
        gaps = [one.chance - other.chance for one, other in zip(self.found[rival], self.found[0], strict=False)]
        if not gaps:
            return 0.0, 0.0
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))

    def best(self) -> int:
        """The rival that does best of those in all worlds, if it is better than the first by more than its error."""
        leads = {rival: self.gap(rival) for rival in self.running[1:]}
        better = {rival: mean for rival, (mean, error) in leads.items() if mean > error}
        return max(better, key=better.__getitem__, default=0)

    def terms(self, one: int, other: int, lead: float) -> dict[str, float]:
        """By how much the terms of two rivals differ on average."""
        pairs = list(zip(self.found[one], self.found[other], strict=False))
        found: dict[str, float] = {}
        for outcome, beside in pairs:
            for term, value in unlike_terms(outcome, beside, DECIDED * lead).items():
                found[term] = found.get(term, 0.0) + value / len(pairs)
        return found

    def typical(self, rival: int) -> int:
        """The place of the world in which a rival did most as it did on average."""
        chances = [outcome.chance for outcome in self.found[rival]]
        mean = sum(chances) / len(chances)
        return min(range(len(chances)), key=lambda place: abs(chances[place] - mean))

    def verdict(self) -> Verdict:
        """What came of it."""
        if not self.worlds:
            return Verdict(self.answers[0], self.seat.chance_to_win(self.seat.evaluate().value))
        best = self.best()
        if best == 0:
            return Verdict(self.answers[0], self.chance, worlds=len(self.worlds))
        return self.beside_the_first(best)

    @property
    def chance(self) -> float:
        """That to win with the first."""
        return sum(outcome.chance for outcome in self.found[0]) / len(self.found[0])

    def beside_the_first(self, rival: int) -> Verdict:
        """How a rival does beside the first, and how it could go on."""
        (gain, error), place = self.gap(rival), self.typical(rival)
        return Verdict(
            self.answers[rival], self.chance, gain, error, self.terms(rival, 0, self.seat.lead), len(self.worlds),
            self.worlds[place], self.found[rival][place].line,
        )  # fmt: skip


def play_on(world: World, player: int, answer: Any, rng: Random, scenes: int) -> Outcome:
    """Where an answer leads when everybody goes on with what looks best until so many scenes are over."""
    scene = world.scene
    world.submit(player, answer)
    line: Line = [(player, answer)]
    while not world.over and len(line) <= LONGEST:
        if world.scene != scene:
            scene, scenes = world.scene, scenes - 1
            if not scenes:
                break
        question = world.pending[0]
        answered = reply(world, question, player, rng)
        world.submit(question.player, answered)
        line.append((question.player, answered))
    terms = {} if world.over else world.evaluate(player).terms
    return Outcome(world.chance_to_win(player), terms, line)


def unlike_terms(one: Outcome, other: Outcome, decided: float) -> dict[str, float]:
    """By how much the terms of two outcomes differ; where one of them ends the match, that is all that counts."""
    if one.terms and other.terms:
        return {term: value - other.terms.get(term, 0.0) for term, value in one.terms.items()}
    return {RESULT: decided * (one.chance - other.chance)}


def considered(seat: Seat, decision: Decision[Any], most: int, rng: Random) -> list[Any]:
    """The answers that look best, the best first, as they stand in a journal."""
    unlike = seat.unlike(decision, ranked(seat.appraise(decision), rng))
    return [decision.accept(appraisal.answer) for appraisal in unlike[:most]]


def judge(seat: Seat, decision: Decision[Any], given: Any, rng: Random, worlds: int, rivals: int) -> Verdict:
    """An answer beside those that look best."""
    others = [answer for answer in considered(seat, decision, rivals, rng) if answer != given]
    return compare(seat, [given, *others], rng, worlds)


def compare(seat: Seat, answers: Sequence[Any], rng: Random, worlds: int) -> Verdict:
    """An answer beside others; where there are no others, it is the best one."""
    tried = Rivals(seat, answers)
    tried.try_out(rng, worlds)
    return tried.verdict()


def recommend(seat: Seat, decision: Decision[Any], rng: Random, worlds: int, rivals: int) -> Verdict:
    """The best answer that is found, beside the next best; nothing speaks for one that is only about as good."""
    found = considered(seat, decision, rivals + 1, rng)
    first = compare(seat, found, rng, worlds)
    if len(found) == 1 or first.best != found[0]:
        return first
    beside = Rivals(seat, [found[1], found[0]])
    beside.try_out(rng, worlds)
    if not beside.worlds:
        return first
    verdict = beside.beside_the_first(1)
    if verdict.gain > verdict.error:
        return verdict
    return msgspec.structs.replace(verdict, gain=max(0.0, verdict.gain), terms={})


class Advice(msgspec.Struct, frozen=True):
    """What a bot would answer, and what it has more of than the next best answer (None: there is no other)."""

    answer: Any
    terms: dict[str, float] | None


def advise(bot: str, seat: Seat, decision: Decision[Any], rng: Random, worlds: int = HINT_WORLDS) -> Advice:
    """What a bot answers, and why, as far as so many worlds tell."""
    answer = decision.accept(make(bot).answer(seat, decision, rng))
    others = [other for other in considered(seat, decision, HINT_RIVALS + 1, rng) if other != answer] if worlds else []
    if not others:
        return Advice(answer, None)
    tried = Rivals(seat, [answer, *others[:HINT_RIVALS]])
    tried.try_out(rng, worlds)
    if not tried.worlds:
        return Advice(answer, {})
    rival = max(range(1, len(tried.answers)), key=lambda number: tried.gap(number)[0])
    return Advice(answer, tried.terms(0, rival, seat.lead))


def telling(terms: dict[str, float]) -> dict[str, float]:
    """The terms that make most of a difference, the largest first."""
    most = max(map(abs, terms.values()), default=0.0)
    told = [term for term, value in terms.items() if most and abs(value) >= SMALL * most]
    return {term: terms[term] for term in sorted(told, key=lambda term: -abs(terms[term]))[:MOST_TERMS]}


def reason(terms: dict[str, float] | None, language: str) -> str:
    """What speaks for an answer, in a sentence."""
    if terms is None:
        return say("judged-only", language=language)
    found = telling(terms)
    fors = [say(term, language=language) for term, value in found.items() if value > 0.0]
    againsts = [say(term, language=language) for term, value in found.items() if value < 0.0]
    if not fors:
        return say("judged-even", language=language)
    facts = {"for": ", ".join(fors), "against": ", ".join(againsts), "and": "yes" if againsts else "no"}
    return say("judged-for", facts, language)
