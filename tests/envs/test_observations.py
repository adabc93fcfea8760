"""What observations show, and that nothing hidden is in them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from battlemat import IllegalAnswer, game_ids
from battlemat.core.conformance import NotConforming, same_when_redrawn
from battlemat.core.decision import PickSome
from battlemat.core.match import Match
from battlemat.envs.choosing import Choice
from battlemat.envs.course import Course
from battlemat.envs.seeing import PARTS, Eyes
from battlemat.games import game
from tests.envs.tables import COUNTS, at_random, course

GAMES = sorted(game_ids())


def bytes_of(begun: Course) -> Any:
    """What a player is shown at a match, as bytes."""

    def seen(match: Match[Any], player: int | None) -> dict[str, bytes]:
        if player is None:
            return {}
        looking = course(begun.options.game, players=begun.options.players)
        looking.key = 5
        looking.go_on(match)
        return {name: array.tobytes() for name, array in looking.observe(player).items()}

    return seen


@pytest.mark.parametrize(("game_id", "players"), COUNTS)
def test_nothing_leaks_into_observations(game_id: str, players: int) -> None:
    rng = Random(players)
    for number, begun in enumerate(at_random(course(game_id, players=players), rng, 120)):
        if number % 17 == 0:
            same_when_redrawn(begun.match, rng, bytes_of(begun))


def test_a_leak_would_be_noticed() -> None:
    begun = course("pocketmodel")
    for _ in at_random(begun, Random(1), 40):
        pass

    def peeking(match: Match[Any], player: int | None) -> dict[str, bytes]:
        return {"hands": repr([held.hand for held in match.state.players]).encode()}

    with pytest.raises(NotConforming, match="the hands of"):
        same_when_redrawn(begun.match, Random(1), peeking)


@pytest.mark.parametrize("game_id", GAMES)
def test_observations_are_in_their_space_and_the_same_twice(game_id: str) -> None:
    begun = course(game_id)
    space = begun.layout.observation_space()
    for number, _ in enumerate(at_random(begun, Random(2), 150)):
        if number % 11 == 0:
            for player in range(2):
                seen, again = begun.observe(player), begun.observe(player)
                assert space.contains(seen)
                assert all(np.array_equal(seen[name], again[name]) for name in seen)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_remembered_of_rows_is_still_so(game_id: str) -> None:
    begun = course(game_id, 9)
    for number, _ in enumerate(at_random(begun, Random(9), 200)):
        seen, remembered = Eyes(begun.layout), begun.eyes
        if number % 5 == 0:
            begun.eyes = seen
            fresh = begun.observe(1)
            begun.eyes = remembered
            assert all(np.array_equal(fresh[name], array) for name, array in begun.observe(1).items())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_thing_has_a_row_and_answers_name_it(game_id: str) -> None:
    """Answers are about things on the table or called by words the game lists; few by anything else."""
    told, unknown = 0, Counter[str]()
    for seed in range(3):
        begun = course(game_id, seed)
        words = set(begun.layout.observed.words)
        for number, _ in enumerate(at_random(begun, Random(seed), 200)):
            if number % 7:
                continue
            decision = begun.match.pending[0]
            seen = begun.observe(decision.player)
            columns = list(begun.layout.answer_columns())
            choice = begun.choice(decision.player)
            assert choice is not None
            for row, answer in zip(seen["answers"], choice.answers, strict=False):
                assert row[0] == 1
                told += 1
                if not row[1:].any():
                    unknown[f"{decision.kind} {answer}"] += 1
            assert not seen["answers"][len(choice.answers) :].any()
            assert len(columns) == seen["answers"].shape[1]
            assert begun.layout.kinds.index(decision.kind) >= 0
            assert words
    assert sum(unknown.values()) < 0.02 * told, unknown.most_common(20)


def column(begun: Course, table: str, name: str) -> int:
    return list(begun.layout.columns()[table]).index(name)


def test_units_are_told_in_numbers_that_mean_something() -> None:
    begun = course("pocketmodel")
    view, seen = begun.match.view(1), begun.observe(1)
    units = [unit for player in view["players"] for unit in player["units"]]
    for row, unit in zip(seen["units"], units, strict=False):
        assert row[column(begun, "units", "attack")] == unit["attack"]
        assert row[column(begun, "units", "stars")] == unit["stars"]
        assert row[column(begun, "units", "mine")] == (unit["owner"] == 1)
        assert row[column(begun, "units", "seats-on")] == (unit["owner"] + 1) % 2
    assert not seen["units"][len(units) :].any()


def test_an_answer_leads_to_the_row_of_its_unit() -> None:
    begun = course("pocketmodel")
    player = begun.match.pending[0].player
    seen, choice = begun.observe(player), begun.choice(player)
    assert choice is not None
    units = [unit["id"] for one in begun.match.view(player)["players"] for unit in one["units"]]
    named = seen["answers"][:, column(begun, "answers", "units")].astype(int)
    for number, answer in enumerate(choice.answers):
        if answer in units:
            assert units[named[number] - 1] == answer
    assert (named > 0).sum() > 5


def test_maneuvers_have_speed_and_side() -> None:
    begun = course("xwing")
    for _ in at_random(begun, Random(1), 200):
        if begun.match.pending[0].kind == "dial":
            break
    player = begun.match.pending[0].player
    seen, choice = begun.observe(player), begun.choice(player)
    assert choice is not None
    number = next(place for place, answer in enumerate(choice.answers) if answer.endswith(":2-bank-left"))
    row = seen["answers"][number]
    assert [row[column(begun, "answers", name)] for name in ("speed", "side", "bank", "turn")] == [2, -1, 1, 0]
    assert row[column(begun, "answers", "ships")] > 0


def test_the_last_event_comes_first() -> None:
    begun = course("pocketmodel", history=4)
    for _ in at_random(begun, Random(3), 60):
        pass
    seen, last = begun.observe(0), begun.match.events_for(0)[-1]
    kind = seen["history"][0, column(begun, "history", "kind")]
    assert begun.layout.describe()["events"][int(kind)] == last.kind
    assert seen["history"].shape[0] == 4


def test_every_word_of_the_tables_is_unlike_the_others() -> None:
    for game_id in GAMES:
        observed = game(game_id).observed
        assert len({*observed.words}) == len(observed.words)
        for table in (observed.whole, *observed.tables):
            assert len({*table.names}) == len(table.names), table.name


@pytest.mark.parametrize("game_id", GAMES)
def test_tables_have_room_for_every_match(game_id: str) -> None:
    """Sampled set-ups are wilder than ready-made ones."""
    ruleset = game(game_id)
    for seed in range(6):
        rng = Random(seed)
        begun = course(game_id, seed, setup=ruleset.sample_setup(rng))
        for number, _ in enumerate(at_random(begun, rng, 80)):
            if number % 16 == 0:
                view = begun.match.view(0)
                for table in ruleset.observed.tables:
                    assert len(list(table.rows(view))) <= table.size(begun.options.players), table.name


def test_places_are_samples_that_are_legal_and_continuous_if_one_wishes() -> None:
    begun = course("xwing", continuous=True)
    for _ in at_random(begun, Random(1), 60):
        if begun.match.pending[0].form == "place":
            break
    decision = begun.match.pending[0]
    choice = begun.choice(decision.player)
    assert choice is not None
    poses = [answer for answer in choice.answers if isinstance(answer, tuple)]
    assert len(poses) >= 4
    for pose in poses:
        decision.accept(list(pose))
    anywhere = len(choice.answers) - 1
    assert choice.nearest(poses[3]) == poses[3]
    assert choice.nearest((1e5, 1e5, 0.0)) in poses
    begun.take(decision.player, {"answer": anywhere, "pose": np.zeros(3, np.float32)})
    assert begun.match.journal[-1][0] == decision.player


def test_what_can_be_chosen_further_is_what_the_question_accepts() -> None:
    rng, asked = Random(4), 0
    for game_id in ("pocketmodel", "skytear"):
        for begun in at_random(course(game_id, 3), rng, 150):
            decision = begun.match.pending[0]
            if not isinstance(decision, PickSome):
                continue
            chosen = [rng.choice(decision.ids)]
            further = decision.further(chosen)
            fitting = [option for option in decision.ids if accepted(decision, [*chosen, option])]
            assert further == fitting
            asked += len(fitting)
    assert asked > 50


def accepted(decision: Any, answer: list[str]) -> bool:
    try:
        decision.accept(answer)
    except IllegalAnswer:
        return False
    return True


def test_more_answers_than_rows_are_a_random_part() -> None:
    begun = course("pocketmodel", answers=5)
    decision = begun.match.pending[0]
    choice = Choice(decision, 5, 0, lambda: Random(1))
    assert len(choice.answers) == 5
    assert begun.observe(decision.player)["action_mask"].sum() == 4
    assert {*choice.answers[1:]} <= {option.id for option in decision.options}
    assert PARTS.split("a:b>c/d") == ["a", "b", "c", "d"]


def test_a_fork_goes_on_just_as_the_original() -> None:
    for game_id in GAMES:
        begun = course(game_id, 6)
        for number, _ in enumerate(at_random(begun, Random(8), 60)):
            if number % 9 == 0:
                twin = begun.fork()
                seen, again = begun.observe(0), twin.observe(0)
                assert all(np.array_equal(seen[name], again[name]) for name in seen)
                for _ in at_random(twin, Random(number), 5):
                    pass
                for player in range(2):
                    assert begun.match.decision_for(player) in (None, *begun.match.pending)


def test_looking_at_a_question_does_not_change_the_places_offered() -> None:
    curious, plain = course("xwing", 2), course("xwing", 2)
    for _ in at_random(curious, Random(3), 40):
        for player in (1, 0):
            curious.observe(player)
    for _ in at_random(plain, Random(3), 40):
        pass
    assert curious.match.fingerprint() == plain.match.fingerprint()
