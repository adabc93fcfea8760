"""What answers are worth beside others: found in fair worlds, the same for the same seed, told in a sentence."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import judging
from battlemat.bots.judging import (
    DECIDED,
    FEW,
    RESULT,
    Advice,
    Outcome,
    Rivals,
    Verdict,
    advise,
    considered,
    judge,
    reason,
    recommend,
    telling,
)  # fmt: skip
from battlemat.bots.seat import Seat, World
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Decision
from battlemat.core.lesson import LEARNER, begin, find_lesson, meant
from battlemat.core.match import Match
from battlemat.core.words import LANGUAGES, say
from battlemat.games import game
from tests.sim.analysed import begun

GAMES = battlemat.game_ids()


def asked_in(match: Match[Any]) -> tuple[Seat, Decision[Any]]:
    decision = match.pending[0]
    return Seat(match, decision.player), decision


def middle_of(game_id: str, answers: int) -> Match[Any]:
    """A match that regular bots have begun, at a question with a choice."""
    rng, regular = Random(game_id), bots.make("regular")
    match: Match[Any] = Match(game(game_id), game(game_id).sample_setup(rng), key_from_seed(game_id))
    while len(match.journal) < answers or match.pending[0].only_answer() is not None:
        match.submit(match.pending[0].player, bots.ask(regular, match, match.pending[0], rng))
    return match


def puzzle() -> tuple[Seat, Decision[Any], Any]:
    """The question of a puzzle on which it turns, and the answer that solves it."""
    lesson = find_lesson("skytear", "twice")
    match = begin(lesson)
    for answer in lesson.solution[:2]:
        match.submit(LEARNER, meant(answer, match.pending[0]))
    seat, decision = asked_in(match)
    return seat, decision, lesson.solution[2]


def test_what_wins_a_puzzle_is_found_beside_what_does_not() -> None:
    seat, decision, solution = puzzle()
    wrong = next(answer for answer in considered(seat, decision, 9, Random(1)) if answer != solution)
    verdict = judge(seat, decision, wrong, Random(1), worlds=6, rivals=9)
    assert verdict.best == solution
    assert verdict.gain > verdict.error >= 0.0
    assert verdict.worlds == 6
    assert sum(verdict.terms.values()) > 0.0
    assert verdict.line[0] == (LEARNER, solution)


def test_nothing_is_better_than_the_solution() -> None:
    seat, decision, solution = puzzle()
    verdict = judge(seat, decision, solution, Random(1), worlds=6, rivals=9)
    assert (verdict.best, verdict.gain, verdict.terms, verdict.line) == (solution, 0.0, {}, [])
    assert verdict.worlds >= FEW


@pytest.mark.parametrize("game_id", GAMES)
def test_a_verdict_is_the_same_after_all_that_is_hidden_was_dealt_anew(game_id: str) -> None:
    match = middle_of(game_id, 40)
    twin = match.determinize(match.pending[0].player, Random(7))
    verdicts: list[Verdict] = []
    for one in (match, twin):
        seat, decision = asked_in(one)
        given = considered(seat, decision, 9, Random(1))[-1]
        verdicts.append(judge(seat, decision, given, Random(2), worlds=2, rivals=2))
    assert verdicts[0] == verdicts[1]
    assert verdicts[0].worlds == 2


def test_the_line_is_how_the_best_answer_went_in_its_world() -> None:
    seat, decision, solution = puzzle()
    wrong = next(answer for answer in considered(seat, decision, 9, Random(1)) if answer != solution)
    verdict = judge(seat, decision, wrong, Random(1), worlds=4, rivals=9)
    world = seat.determinize(Random(verdict.world))
    for player, answer in verdict.line:
        world.submit(player, answer)
    assert 0.0 <= world.chance_to_win(LEARNER) <= 1.0


def test_rivals_that_do_worse_are_given_up_and_who_is_in_a_hurry_tries_nothing() -> None:
    seat, decision, solution = puzzle()
    rivals = Rivals(seat, [solution, *considered(seat, decision, 3, Random(1))])
    rivals.try_out(Random(1), FEW + 5)
    assert rivals.running == [0]
    assert len(rivals.worlds) == FEW
    hurried = Rivals(seat.hurrying(lambda: True), [solution, *considered(seat, decision, 3, Random(1))])
    hurried.try_out(Random(1), 9)
    verdict = hurried.verdict()
    assert (verdict.best, verdict.worlds, verdict.gain) == (solution, 0, 0.0)
    assert verdict.chance == seat.chance_to_win(seat.evaluate().value)


def test_where_one_answer_ends_the_match_only_the_result_is_told() -> None:
    seat, decision, _ = puzzle()
    rivals = Rivals(seat, considered(seat, decision, 3, Random(1)))
    rivals.found = [
        [Outcome(0.4, {"a": 1.0, "b": 2.0}, [])],
        [Outcome(1.0, {}, [])],
        [Outcome(0.6, {"a": 4.0, "b": 2.0}, [])],
    ]
    assert rivals.terms(1, 0, lead=10.0) == {RESULT: pytest.approx(DECIDED * 10.0 * 0.6)}
    assert rivals.terms(2, 0, lead=10.0) == {"a": 3.0, "b": 0.0}


def test_what_is_recommended_is_the_best_and_beside_the_next_best() -> None:
    seat, decision, solution = puzzle()
    verdict = recommend(seat, decision, Random(1), worlds=6, rivals=9)
    assert verdict.best == solution
    assert verdict.gain > 0.0
    assert verdict.terms
    assert verdict.line[0] == (LEARNER, solution)


def test_nothing_speaks_for_what_is_only_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_matters(world: World, player: int, answer: Any, rng: Random, scenes: int) -> Outcome:
        return Outcome(0.5, {"a": 1.0}, [(player, answer)])

    monkeypatch.setattr(judging, "play_on", nothing_matters)
    seat, decision, _ = puzzle()
    verdict = recommend(seat, decision, Random(1), worlds=6, rivals=3)
    assert (verdict.best, verdict.gain, verdict.terms) == (considered(seat, decision, 1, Random(1))[0], 0.0, {})
    assert verdict.line == [(LEARNER, verdict.best)]


def test_where_there_is_no_choice_nothing_is_tried() -> None:
    match, rng = begun(), Random(1)
    while match.pending[0].only_answer() is None:
        match.submit(match.pending[0].player, match.pending[0].random(rng))
    seat, decision = asked_in(match)
    verdict = recommend(seat, decision, Random(1), worlds=6, rivals=3)
    assert (verdict.best, verdict.worlds, verdict.line) == (decision.only_answer(), 0, [])
    assert advise("regular", seat, decision, Random(1)) == Advice(decision.only_answer(), None)


@pytest.mark.parametrize("level", bots.LEVELS)
def test_advice_is_what_the_level_answers(level: str) -> None:
    seat, decision = asked_in(begun())
    answer = decision.accept(bots.make(level).answer(seat, decision, Random(5)))
    advice = advise(level, seat, decision, Random(5), worlds=2)
    assert advice.answer == answer
    assert advice.terms is not None
    assert advise(level, seat, decision, Random(5), worlds=0) == Advice(answer, None)


def test_a_reason_names_the_few_terms_that_make_most_of_the_difference_the_largest_first() -> None:
    terms = {"small": 0.1, "a": 2.0, "b": -5.0, "c": 1.0, "d": 3.0}
    assert list(telling(terms).items()) == [("b", -5.0), ("d", 3.0), ("a", 2.0)]
    assert telling({}) == telling({"a": 0.0}) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_sentence(language: str) -> None:
    named = say("judged-term-result", language=language)
    sentences = [
        reason({"judged-term-result": 2.0}, language),
        reason({"judged-term-result": 2.0, "skytear-term-heroes": -1.0}, language),
        reason({"judged-term-result": -2.0}, language),
        reason({}, language),
        reason(None, language),
    ]
    assert named in sentences[0]
    assert named in sentences[1]
    assert sentences[2] == sentences[3]
    assert len(set(sentences)) == 4
    assert all(sentence.endswith(".") and "judged-" not in sentence for sentence in sentences)
