"""Bots that look ahead: rivals meet the same worlds, the favourite is kept unless another is clearly better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import battlemat
from battlemat import bots
from battlemat.bots import Searcher, Seat, World
from battlemat.bots.searcher import Race, ranked
from battlemat.core.errors import BattlematError
from battlemat.core.game import Appraisal
from battlemat.core.match import Match

GAMES = battlemat.game_ids()


def a_choice(game: str = "pocketmodel") -> Match[Any]:
    """A match at a question that several answers are considered for."""
    match, rng = battlemat.new_match(game, seed=3), Random(1)
    while len(match.appraise(match.pending[0])) < 3:
        match.submit(match.pending[0].player, bots.ask(bots.make("regular"), match, match.pending[0], rng))
    return match


def raced(*outcomes: list[float]) -> Race:
    race = Race(len(outcomes))
    for world in zip(*outcomes, strict=True):
        for rival in race.running:
            race.note(rival, world[rival])
        race.give_up()
    return race


def test_a_rival_wins_by_more_than_its_error() -> None:
    assert raced([0.5, 0.5, 0.5], [0.6, 0.6, 0.6]).winner() == 1
    assert raced([0.5, 0.5, 0.5], [0.9, 0.1, 0.6]).winner() == 0
    assert raced([0.5, 0.5], [0.5, 0.5]).winner() == 0
    assert raced([0.5, 0.5], [0.6, 0.6], [0.7, 0.7]).winner() == 2


def test_one_world_says_nothing() -> None:
    assert raced([0.5], [0.9]).winner() == 0


def test_the_same_luck_for_all_is_taken_out() -> None:
    """Rivals are compared world by world: what all of them owe to a world counts for nobody."""
    assert raced([0.1, 0.9, 0.3, 0.7], [0.2, 1.0, 0.4, 0.8]).winner() == 1


def test_rivals_that_do_clearly_worse_run_no_longer() -> None:
    race = raced([0.5] * 6, [0.4] * 6, [0.6] * 6)
    assert race.running == [0, 2]


def test_the_best_come_first_and_equals_in_any_order() -> None:
    found = [Appraisal("a", 1.0), Appraisal("b", 3.0), Appraisal("c", 3.0), Appraisal("d", 2.0)]
    tops = {tuple(one.answer for one in ranked(found, Random(seed))) for seed in range(20)}
    assert tops == {("b", "c", "d", "a"), ("c", "b", "d", "a")}


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_an_answer(game: str) -> None:
    match = a_choice(game)
    answers = [bots.ask(Searcher("quick", 2, 2), match, match.pending[0], Random(4)) for _ in range(2)]
    assert answers[0] == answers[1]
    match.pending[0].accept(answers[0])


def test_thinking_leaves_the_match_as_it_was() -> None:
    match = a_choice()
    before = match.fingerprint(), len(match.journal)
    bots.ask(bots.make("veteran"), match, match.pending[0], Random(1))
    assert (match.fingerprint(), len(match.journal)) == before


def test_a_hurried_bot_answers_what_looks_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seat, "determinize", lambda seat, rng: pytest.fail("it thinks"))
    match = a_choice()
    answer = bots.ask(bots.make("master"), match, match.pending[0], Random(1), hurried=lambda: True)
    best = max(one.value for one in match.appraise(match.pending[0]))
    assert answer in [one.answer for one in match.appraise(match.pending[0]) if one.value >= best - 1e-9]


def test_every_rival_meets_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[str, Any]] = []

    def outcome(self: Searcher, world: World, player: int, answer: Any, rng: Random, scenes: int) -> float:
        met.append((world._match.fingerprint(), rng.getstate()))
        return 0.5

    monkeypatch.setattr(Searcher, "_outcome", outcome)
    match = a_choice()
    bots.ask(Searcher("quick", playouts=3, rivals=3), match, match.pending[0], Random(1))
    assert len(met) == 9
    assert [met[0], met[3], met[6]] == [met[1], met[4], met[7]] == [met[2], met[5], met[8]]
    assert len({fingerprint for fingerprint, _ in met}) == 3


@pytest.mark.parametrize("playouts", [0, -1, 1_000_000])
def test_a_budget_nobody_can_mean(playouts: int) -> None:
    with pytest.raises(BattlematError, match=f"1 to 10,000 playouts, not in {playouts:,}"):
        Searcher("odd", playouts)


def skytear_at(kind: str, options: int) -> Match[Any]:
    """A match of Skytear at the first question of this kind with so many options or more."""
    match, rng = battlemat.new_match("skytear", seed=3), Random(1)
    while match.pending[0].kind != kind or len(match.appraise(match.pending[0])) < options:
        match.submit(match.pending[0].player, bots.ask(bots.make("regular"), match, match.pending[0], rng))
    return match


def test_where_a_game_says_that_it_is_not_worth_it_nobody_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Seat, "determinize", lambda seat, rng: pytest.fail("it thinks"))
    match = skytear_at("priority", 3)
    best = max(match.appraise(match.pending[0]), key=lambda one: one.value).answer
    assert bots.ask(bots.make("veteran"), match, match.pending[0], Random(1)) == best
    with pytest.raises(pytest.fail.Exception, match="it thinks"):
        bots.ask(bots.make("veteran"), *_asked(skytear_at("activation", 3)), Random(1))


def _asked(match: Match[Any]) -> tuple[Match[Any], Any]:
    return match, match.pending[0]


def test_rivals_differ_in_what_they_are_for() -> None:
    match, question = _asked(skytear_at("move", 20))
    seat = Seat(match, question.player)
    ordered = ranked(match.appraise(question), Random(1))
    rivals = seat.unlike(question, ordered)
    assert rivals[0] == ordered[0]
    assert 1 < len(rivals) < len(ordered) / 2


def test_playouts_do_not_look_at_what_a_game_brushes_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: set[str] = set()
    appraise = World.appraise

    def watched(self: World, question: Any) -> list[Appraisal]:
        looked.add(question.kind)
        return appraise(self, question)

    monkeypatch.setattr(World, "appraise", watched)
    match, question = _asked(skytear_at("activation", 3))
    bots.ask(Searcher("quick", 2, 2), match, question, Random(1))
    assert "activation" in looked
    assert "priority" not in looked


def test_skytear_is_played_to_the_end_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []

    def judged(world: World, player: int) -> float:
        turns.append(world.turn)
        return 0.5

    monkeypatch.setattr(World, "chance_to_win", judged)
    match, question = _asked(skytear_at("activation", 3))
    bots.ask(Searcher("quick", 2, 2), match, question, Random(1))
    assert set(turns) == {match.turn + 1}
