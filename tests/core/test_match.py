"""The machinery of a match, on the toy game: secret answers, places, forks, undo, acts, faults."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat.core import conformance
from battlemat.core.chance import key_from_seed
from battlemat.core.decision import Decision, Flow, Pick, Place, choose, pose_id
from battlemat.core.errors import BattlematError, BrokenRules, IllegalAnswer
from battlemat.core.match import Match, start_from
from tests.core.toy import TOY, Toy, ToyMatch, new_toy


def answer_all(m: ToyMatch, rng: Random) -> None:
    while not m.over:
        decision = rng.choice(m.pending)
        m.submit(decision.player, m.random_answer(decision, rng))


def test_several_are_asked_at_once_and_answer_in_any_order() -> None:
    m = new_toy()
    assert [(d.player, d.kind) for d in m.pending] == [(0, "number"), (1, "number")]
    m.submit(1, "2")
    assert [d.player for d in m.pending] == [0]
    assert m.events == []
    m.submit(0, "2")
    assert m.events[0].data == {"numbers": [2, 2]}
    assert [(d.player, d.kind) for d in m.pending] == [(0, "marker")]


def test_the_order_of_secret_answers_does_not_matter() -> None:
    one, two = new_toy(), new_toy()
    one.submit(0, "1")
    one.submit(1, "3")
    two.submit(1, "3")
    two.submit(0, "1")
    assert one.fingerprint() == two.fingerprint()


def test_a_secret_answer_is_given_once() -> None:
    m = new_toy()
    m.submit(0, "1")
    with pytest.raises(IllegalAnswer, match="not asked"):
        m.submit(0, "2")


def test_a_secret_answer_is_seen_by_nobody_and_can_be_anything_for_the_other() -> None:
    m = new_toy()
    m.submit(0, "1")
    seen = {m.determinize(1, Random(seed)).fork().fingerprint() for seed in range(20)}
    assert m.view(1) == m.determinize(1, Random(3)).view(1) | {"number": 1}
    drawn = set()
    for seed in range(30):
        twin = m.determinize(1, Random(seed))
        twin.submit(1, "1")
        drawn.add(twin.events[-1].data["numbers"][0])
    assert drawn == {1, 2, 3}
    assert len(seen) > 1
    own = {tuple(_finish(m.determinize(0, Random(seed)))) for seed in range(5)}
    assert own == {(1, 1)}


def _finish(m: Match[Any]) -> list[int]:
    m.submit(1, "1")
    return list(m.events[-1].data["numbers"])


def test_a_place_is_answered_by_option_or_by_pose() -> None:
    m = new_toy()
    m.submit(0, "1")
    m.submit(1, "1")
    place = m.pending[0]
    assert isinstance(place, Place)
    assert [option.id for option in place.options] == ["0,0,0", "1.2346,2,90"]
    one, two, three = m.fork(), m.fork(), m.fork()
    one.submit(0, "1.2346,2,90")
    assert one.state.marker == [1.2346, 2.0, 90.0]
    two.submit(0, [1.23456, 2, 450])
    assert two.state.marker == [1.2346, 2.0, 90.0]
    three.submit(0, m.random_answer(place, Random(1)))
    assert three.state.points == [1, 0]


@pytest.mark.parametrize(
    "answer", ["5,5,5", [1, 2], [1, 2, "3"], [11, 0, 0], [float("nan"), 0, 0], None, 7, [1e9, 0, 0]]
)
def test_an_illegal_place_changes_nothing(answer: Any) -> None:
    m = new_toy()
    m.submit(0, "1")
    m.submit(1, "1")
    before = m.save()
    with pytest.raises(IllegalAnswer) as refusal:
        m.submit(0, answer)
    assert refusal.value.reason
    assert m.save() == before


def test_poses_have_readable_ids() -> None:
    assert pose_id((1.5, -2.0, 0.0)) == "1.5,-2,0"


@pytest.mark.parametrize("seed", range(8))
def test_the_toy_conforms(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "rules", lambda game: {"T-1": None, "T-2": None})
    m = new_toy(seed)
    rng = Random(seed)
    while not m.over:
        for check in conformance.ALL:
            check(m, rng)
        decision = rng.choice(m.pending)
        m.submit(decision.player, m.random_answer(decision, rng))


def test_undo_in_the_middle_of_secret_answers() -> None:
    m = new_toy()
    m.submit(0, "1")
    before = m.fingerprint()
    m.submit(1, "1")
    m.undo()
    assert m.fingerprint() == before
    assert [d.player for d in m.pending] == [1]
    m.undo()
    assert [d.player for d in m.pending] == [0, 1]


def test_undo_cannot_go_before_the_beginning() -> None:
    m = new_toy()
    m.submit(0, "1")
    with pytest.raises(BattlematError, match="cannot undo 2 of 1"):
        m.undo(2)
    with pytest.raises(BattlematError):
        m.undo(-1)


def test_conceding_and_draws_end_a_match_and_are_undone_like_answers() -> None:
    m = new_toy()
    m.concede(0)
    assert m.result is not None
    assert m.result.winners == (1,)
    with pytest.raises(IllegalAnswer, match="over"):
        m.submit(0, "1")
    with pytest.raises(IllegalAnswer, match="over"):
        m.offer_draw(1)
    m.undo()
    m.offer_draw(0)
    assert m.draw_offers == {0}
    m.decline_draw(1)
    assert m.draw_offers == set()
    m.offer_draw(0)
    m.offer_draw(1)
    assert m.result is not None
    assert m.result.draw


def test_a_stranger_cannot_concede() -> None:
    m = new_toy()
    with pytest.raises(IllegalAnswer, match="not in the match"):
        m.concede(5)


def test_an_answer_to_an_older_question_is_stale() -> None:
    m = new_toy()
    number = m.pending[0].number
    m.submit(0, "1", number)
    m.submit(1, "2", number)
    with pytest.raises(IllegalAnswer, match="no longer open"):
        m.submit(1, "0,0,0", number)
    m.submit(1, "0,0,0", m.pending[0].number)


def test_events_show_secrets_only_to_those_they_are_for() -> None:
    m = new_toy()
    m.script(dice=[4])
    m.submit(0, "1")
    m.submit(1, "1")
    m.submit(0, "0,0,0")
    assert m.events_for(0)[-1].data == {"player": 0, "die": 4}
    assert m.events_for(1)[-1].data == {"player": 0}
    assert m.events_for(None)[-1].data == {"player": 0}
    assert all(event.secret is None for event in m.events_for(1))


def test_scripted_chance_is_part_of_the_journal() -> None:
    m = new_toy()
    m.submit(0, "1")
    m.script(dice=[6])
    m.submit(1, "1")
    twin = m.fork()
    for match in (m, twin):
        match.submit(0, "0,0,0")
        assert match.state.secret[0] == 6


def test_a_match_can_start_in_the_middle() -> None:
    m = new_toy()
    m.submit(0, "1")
    m.submit(1, "1")
    m.submit(0, "0,0,0")
    state = m.fork().state
    from battlemat.core.game import Step

    state.agenda = [Step("round")]
    other = start_from(TOY, {}, state)
    assert other.state.points == [1, 0]
    answer_all(other, Random(1))
    assert other.over


def broken_round(m: ToyMatch) -> Flow[None]:
    answer = yield from choose(lambda: Pick(0, "number", "T-1", ["good", "crash", "end", "circle"]))
    m.state.points[0] += 1
    if answer == "crash":
        raise ZeroDivisionError("a mistake in the rules")
    if answer == "circle":
        m.next_steps(*[_step("nothing")] * 20_000)
    if answer == "good":
        m.next_steps(_step("round"))


def _step(name: str) -> Any:
    from battlemat.core.game import Step

    return Step(name)


class Broken(Toy):
    steps = {"round": broken_round, "nothing": lambda m: None}  # noqa: RUF012


@pytest.mark.parametrize(
    ("answer", "problem"),
    [("crash", "a mistake in the rules"), ("end", "nothing left to do"), ("circle", "for ever")],
)
def test_a_fault_in_the_rules_loses_nothing(answer: str, problem: str) -> None:
    m: ToyMatch = Match(Broken(), {}, key_from_seed(1))
    m.submit(0, "good")
    before = m.fingerprint()
    with pytest.raises(BrokenRules, match=problem):
        m.submit(0, answer)
    assert m.fingerprint() == before
    m.submit(0, "good")
    assert m.state.points[0] == 2


def test_a_decision_is_abstract() -> None:
    decision = Decision(0, "x", "T-1")
    for attempt in (lambda: decision.options, lambda: decision.accept("x"), lambda: decision.random(Random(1))):
        with pytest.raises(NotImplementedError):
            attempt()
