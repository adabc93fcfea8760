"""The machinery of a match, on the toy game: secret answers, places, forks, undo, acts, faults."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import pytest

import battlemat
from battlemat.core import conformance
from battlemat.core.acts import NOBODY, Rekey, TakeBack
from battlemat.core.asking import choose
from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.decision import Decision, Flow, Pick, Place, pose_id
from battlemat.core.errors import BattlematError, BrokenRules, IllegalAnswer
from battlemat.core.load import load_match
from battlemat.core.match import STEPS_WITHOUT_QUESTION, Match, fresh_key, start_from
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


def test_a_position_has_one_fingerprint_for_ever() -> None:
    """Saves keep it: another one would make them unreadable."""
    assert new_toy().fingerprint() == "e5029f8662e41cc91d36773a16d7f858"


def test_a_secret_answer_is_given_once() -> None:
    m = new_toy()
    m.submit(0, "1")
    with pytest.raises(IllegalAnswer, match="not asked"):
        m.submit(0, "2")


def test_a_secret_answer_is_part_of_the_position_and_seen_by_its_player_alone() -> None:
    one, two = new_toy(), new_toy()
    one.submit(0, "1")
    two.submit(0, "3")
    assert one.fingerprint() != two.fingerprint()
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0)["named"] == ["1"]
    assert one.view(1)["named"] == [True]


def test_a_secret_answer_can_be_anything_for_the_other() -> None:
    m = new_toy()
    m.submit(0, "1")
    drawn = set()
    for seed in range(30):
        twin = m.determinize(1, Random(seed)).fork()
        assert twin.view(1) == m.view(1)
        twin.submit(1, "1")
        drawn.add(twin.events[-1].data["numbers"][0])
    assert drawn == {1, 2, 3}
    own = m.determinize(0, Random(1))
    own.submit(1, "1")
    assert own.events[-1].data["numbers"] == [1, 1]


def test_the_question_of_the_other_stays_the_same() -> None:
    m = new_toy()
    other = m.pending[1]
    m.submit(0, "1", m.pending[0].number)
    assert m.pending == (other,)
    m.submit(1, "2", other.number)


def test_a_place_is_answered_by_option_or_by_pose() -> None:
    m = new_toy()
    m.submit(0, "1")
    m.submit(1, "1")
    place = m.pending[0]
    assert isinstance(place, Place)
    assert [option.id for option in place.options] == ["0,0,0", "1.2346,2,90", "leave"]
    one, two, three, four = (m.fork() for _ in range(4))
    one.submit(0, "1.2346,2,90")
    assert one.state.marker == [1.2346, 2.0, 90.0]
    two.submit(0, [1.23456, 2, 450])
    assert two.state.marker == [1.2346, 2.0, 90.0]
    three.submit(0, m.random_answer(place, Random(1)))
    assert three.state.points == [1, 0]
    four.submit(0, "leave")
    assert four.state.marker == []


@pytest.mark.parametrize(
    "answer", ["5,5,5", [1, 2], [1, 2, "3"], [11, 0, 0], [float("nan"), 0, 0], [True, False, 0], None, 7, [1e9, 0, 0]]
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


def in_the_second_round() -> ToyMatch:
    """Three answers make a round; one secret answer of the next one is given."""
    m = new_toy()
    for player, answer in ((0, "1"), (1, "1"), (0, "leave"), (1, "2")):
        m.submit(player, answer)
    return m


def test_a_fork_leaves_a_checkpoint_where_the_running_step_began() -> None:
    m = in_the_second_round()
    assert [checkpoint[0] for checkpoint in m._checkpoints] == [0]
    twins = m.fork(), m.fork()
    assert all([checkpoint[0] for checkpoint in each._checkpoints] == [0, 3] for each in (m, *twins))
    for each in (m, *twins):
        each.submit(0, "3")
    assert {(each.fingerprint(), len(each.events)) for each in twins} == {(m.fingerprint(), len(m.events))}


def test_checkpoints_left_by_forks_can_be_undone_past() -> None:
    m, fresh = in_the_second_round(), new_toy()
    m.fork()
    m.undo(4)
    assert m.fingerprint() == fresh.fingerprint()
    assert [checkpoint[0] for checkpoint in m._checkpoints] == [0]


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
    first, second = (decision.number for decision in m.pending)
    m.submit(0, "1", first)
    m.submit(1, "2", second)
    with pytest.raises(IllegalAnswer, match="no longer open"):
        m.submit(1, "0,0,0", second)
    m.submit(1, "0,0,0", m.pending[0].number)


def test_questions_are_numbered_as_they_are_asked() -> None:
    m = new_toy()
    assert sorted(decision.number for decision in m.pending) == [0, 1]
    m.submit(0, "1")
    m.submit(1, "1")
    assert [decision.number for decision in m.pending] == [2]
    m.submit(0, "leave")
    assert sorted(decision.number for decision in m.pending) == [3, 4]


def test_question_numbers_are_never_used_again() -> None:
    m = new_toy()
    m.submit(0, "1")
    m.submit(1, "2")
    number = m.pending[0].number
    m.undo()
    m.submit(1, "1")
    assert m.pending[0].player == 0
    assert m.pending[0].number > number
    assert m.fork().pending[0].number == m.pending[0].number


def test_after_taking_back_chance_falls_anew() -> None:
    """Whoever has seen a die and takes the answer back must not know the next one."""
    seen = set()
    m = new_toy()
    for _ in range(12):
        m.submit(0, "1")
        m.submit(1, "1")
        m.submit(0, "0,0,0")
        seen.add(m.state.secret[0])
        entries = m.entries_to_question(0)
        assert entries == 1
        m.take_back(3)
        twin = m.fork()
        assert twin.fingerprint() == m.fingerprint()
    assert len(seen) > 1
    assert len([entry for entry in m.journal if entry[0] == NOBODY]) == 12


def test_after_something_was_taken_back_a_loaded_match_asks_by_the_same_number() -> None:
    """An answer that was on its way when a server stopped names the question it is for."""
    m = new_toy()
    numbers = []
    for _ in range(3):
        m.submit(0, "1")
        m.take_back(1)
        loaded = load_match(m.save(), lambda _: TOY)
        assert [one.number for one in loaded.pending] == [one.number for one in m.pending]
        numbers.append(m.pending[0].number)
    assert numbers == sorted(set(numbers))


def test_new_chance_is_read_from_its_first_byte() -> None:
    """As docs/fairness.md says: whoever checks the dice must know where they come from."""
    m = new_toy()
    m.state.chance.position = 7
    m.act(NOBODY, TakeBack(0, 3))
    expected = blake2b(m.key + (3).to_bytes(8, "big"), digest_size=32).digest()
    assert (m.state.chance.key, m.state.chance.position) == (expected, 0)
    m.state.chance.position = 7
    m.act(NOBODY, Rekey(b"k" * 32))
    assert (m.state.chance.key, m.state.chance.position) == (b"k" * 32, 0)


def test_a_watcher_sees_every_event_once_and_never_the_past() -> None:
    m = new_toy()
    seen: list[tuple[str, int]] = []
    m.watch = lambda event: seen.append((event.kind, len(m.view(0)["marker"])))
    m.submit(0, "1")
    m.submit(1, "1")
    m.submit(0, "0,0,0")
    assert seen == [("named", 0), ("rolled", 3)]
    m.fork()
    m.undo()
    assert len(seen) == 2


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


def test_numbers_are_not_used_again_after_a_fault_either() -> None:
    m: ToyMatch = Match(Broken(), {}, key_from_seed(1))
    for _ in range(3):
        m.submit(0, "good")
    last = m.pending[0].number
    m.undo(2)
    with pytest.raises(BrokenRules):
        m.submit(0, "crash")
    m.submit(0, "good")
    assert m.pending[0].number > last


@pytest.mark.parametrize(("steps", "fine"), [(STEPS_WITHOUT_QUESTION, True), (STEPS_WITHOUT_QUESTION + 1, False)])
def test_so_many_steps_may_pass_without_a_question(steps: int, fine: bool) -> None:
    state = TOY.begin({}, Chance(key_from_seed(1)))
    state.agenda = [*[_step("nothing")] * (steps - 1), _step("round")]
    if fine:
        assert start_from(Broken(), {}, state).pending
    else:
        with pytest.raises(BrokenRules, match="for ever"):
            start_from(Broken(), {}, state)


def test_nothing_is_asked_when_it_is_over() -> None:
    won = new_toy()
    answer_all(won, Random(1))
    left = new_toy()
    left.submit(0, "1")
    left.concede(1)
    for m in (won, left):
        assert m.result is not None
        assert (m.pending, m.state.agenda, m.decision_for(0)) == ((), [], None)
        assert m.events[-1].kind == "over"
        assert m.events[-1].data == {"winners": list(m.result.winners), "reason": m.result.reason}


def test_who_is_not_asked_is_named() -> None:
    m = new_toy()
    m.submit(0, "1")
    with pytest.raises(IllegalAnswer, match="Player A is not asked anything now; the answer of player B is awaited"):
        m.submit(0, "1")


def test_a_decision_is_abstract() -> None:
    decision: Decision[str] = Decision(0, "x", "T-1")
    for attempt in (lambda: decision.options, lambda: decision.accept("x"), lambda: decision.random(Random(1))):
        with pytest.raises(NotImplementedError):
            attempt()


def test_seeds_are_texts_and_numbers_of_a_sensible_size() -> None:
    assert fresh_key(2**9999) == key_from_seed(2**9999)
    assert fresh_key("tea") == key_from_seed("tea")
    assert len(fresh_key(None)) == 32
    for seed in (2**10_000, -(2**10_000), True, 1.5, b"tea"):
        with pytest.raises(BattlematError, match="sensible size"):
            fresh_key(seed)  # type: ignore[arg-type]


def test_an_offer_that_playing_on_withdrew_does_not_come_back_by_taking_back() -> None:
    """What was taken back to must be what a replay of the journal leads to."""
    match = battlemat.new_match("pocketmodel", seed=1)
    rng = Random(1)

    def play() -> None:
        decision = match.pending[0]
        match.submit(decision.player, rng.choice(decision.options).id)

    match.offer_draw(match.pending[0].player)
    play()
    assert match.draw_offers == set()
    play()
    match.take_back(1)
    assert match.draw_offers == set()
    again = battlemat.load_match(match.save())
    assert again.state == match.state
    assert match.fork().draw_offers == set()
