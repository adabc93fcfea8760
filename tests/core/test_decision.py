"""Picks: what may be chosen together, and what is said when it may not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlemat.core.decision import Option, Pick, PickSome, Place, Pose
from battlemat.core.errors import IllegalAnswer, Refusal


def several(**values: Any) -> PickSome:
    usual: dict[str, Any] = {
        "most": 3,
        "budget": 5,
        "budget_rule": "R-5",
        "weights": [3, 2, 2, 1, 0],
        "groups": ["x", "x", "y", "z", ""],
        "alone": "none",
    }
    return PickSome(0, "some", "R-1", ["x1", "x2", "y", "z", "none"], **usual | values)


@pytest.mark.parametrize("answer", ["x1", ["x1"], ["x1", "y"], ["y", "x1"], ["z", "x2", "y"], "none", ("none",)])
def test_legal_combinations(answer: Any) -> None:
    chosen = several().accept(answer)
    assert list(chosen) == ([answer] if isinstance(answer, str) else list(answer))


@pytest.mark.parametrize(
    ("answer", "rule", "words"),
    [
        (["x1", "y", "z"], "R-5", "adds up to 6"),
        (["x1", "x2"], "R-1", "one option for x"),
        (["y", "none"], "R-1", "cannot be combined"),
        (["y", "y"], "R-1", "twice"),
        (["y", "z", "x2", "none"], "R-1", "at most 3"),
        ([], "R-1", "Nothing was chosen"),
        ("q", "R-1", "not among the options"),
        ([["y"]], "R-1", "of type list[list]"),
        (4, "R-1", "a number"),
        (None, "R-1", "nothing"),
        ("refused", "R-9", "R-9"),
        ("refused>anything", "R-9", "R-9"),
        ("refusedly", "R-1", "not among the options"),
    ],
)
def test_illegal_combinations(answer: Any, rule: str, words: str) -> None:
    pick = several(refused=lambda: {"refused": Refusal("core-over", "R-9")})
    with pytest.raises(IllegalAnswer) as refusal:
        pick.accept(answer)
    assert refusal.value.rule == rule
    assert words in str(refusal.value)


def test_a_check_may_refuse_combinations() -> None:
    def check(chosen: Any) -> Refusal | None:
        return Refusal("core-over", "R-7") if len(chosen) == 2 else None

    pick = several(check=check)
    pick.accept("y")
    with pytest.raises(IllegalAnswer) as refusal:
        pick.accept(["y", "z"])
    assert refusal.value.rule == "R-7"


@pytest.mark.parametrize("ordered", [True, False])
def test_answers_are_all_legal_and_all_there(ordered: bool) -> None:
    pick = several(ordered=ordered)
    answers = list(pick.answers())
    assert len(set(answers)) == len(answers)
    for answer in answers:
        assert pick.accept(list(answer)) == answer
    sets = {frozenset(answer) for answer in answers}
    expected = {
        frozenset(s.split()) for s in ("x1", "x2", "y", "z", "none", "x1 y", "x1 z", "x2 y", "x2 z", "y z", "x2 y z")
    }
    assert sets == expected
    assert len(answers) == (5 + 5 * 2 + 6 if ordered else 11)


def test_random_answers_are_legal_and_reach_everything() -> None:
    pick, judge = several(), several()
    rng = Random(1)
    drawn = set()
    for _ in range(2000):
        answer = pick.random(rng)
        judge.accept(answer)
        drawn.add(frozenset(answer))
    assert drawn == {frozenset(answer) for answer in pick.answers()}


def test_a_drawn_answer_is_taken_unchecked_but_not_when_it_was_changed() -> None:
    checked = []
    pick = several(check=lambda chosen: checked.append(chosen))
    answer = next(drawn for seed in range(100) if len(drawn := pick.random(Random(seed))) > 1)
    checked.clear()
    assert pick.accept(answer) == tuple(answer)
    assert not checked
    answer.append(answer[0])
    with pytest.raises(IllegalAnswer, match=r"twice|at most"):
        pick.accept(answer)


def test_a_single_pick_gives_the_bare_id() -> None:
    pick = Pick(1, "one", "R-1", ["a", "b"])
    assert pick.accept("a") == "a"
    assert pick.accept(["b"]) == "b"
    assert list(pick.answers()) == ["a", "b"]
    assert {pick.random(Random(seed)) for seed in range(20)} == {"a", "b"}
    with pytest.raises(IllegalAnswer, match="at most 1"):
        pick.accept(["a", "b"])


def test_options_say_how_they_combine() -> None:
    options = {option.id: option for option in several().options}
    assert (options["x1"].weight, options["x1"].group, options["x1"].alone) == (3, "x", False)
    assert options["none"].alone
    data = several().to_dict()
    assert data["form"] == "pick-some"
    assert (data["most"], data["budget"], data["ordered"]) == (3, 5, False)


def test_facts_that_take_long_are_found_once_and_only_for_those_who_look() -> None:
    looked = []

    def facts() -> dict[str, Any]:
        looked.append("once more")
        return {"ship": "a"}

    pick = Pick(0, "one", "R-1", ["x", "y"], facts)
    assert pick.accept(pick.random(Random(1))) in pick.ids
    assert not looked
    assert pick.about == {"ship": "a"}
    assert pick.to_dict()["about"] == {"ship": "a"}
    assert looked == ["once more"]


def test_what_is_refused_is_found_out_once_per_answer() -> None:
    """It may take long, and an option that nobody knows may have many parts."""
    asked: list[int] = []

    def refused() -> dict[str, Refusal]:
        asked.append(1)
        return {"move:a": Refusal("core-nothing-chosen", "R-9")}

    pick = Pick(0, "kind", "R-1", ["x"], refused=refused)
    with pytest.raises(IllegalAnswer) as illegal:
        pick.accept("move:a>b" + ">c" * 100)
    assert (illegal.value.rule, len(asked)) == ("R-9", 1)
    with pytest.raises(IllegalAnswer, match="R-1"):
        pick.accept("move:a" + ">" * 64_000)
    assert len(asked) == 1


def test_a_question_nobody_has_asked_has_no_number() -> None:
    place = Place(0, "marker", "T-2", [(0, 0, 0)], lambda pose: None, lambda rng: (0, 0, 0))
    for question in (Pick(0, "number", "T-1", ["1"]), several(), place):
        assert question.number == question.to_dict()["number"] == -1


def test_options_weigh_nothing_unless_it_is_said() -> None:
    assert [option.weight for option in Pick(0, "number", "T-1", ["1"]).options] == [0]
    assert Option("1").weight == 0


def test_a_sampler_that_finds_no_place_is_a_fault() -> None:
    nowhere = Refusal("test-nowhere")
    place = Place(0, "marker", "T-2", [(0, 0, 0)], lambda pose: nowhere, lambda rng: (0, 0, 0))
    with pytest.raises(ValueError, match="the sampler of marker finds no legal place"):
        place.random(Random(1))


def test_poses_are_looked_for_when_somebody_looks() -> None:
    looked = []

    def poses() -> list[tuple[float, float, float]]:
        looked.append(1)
        return [(1.23456, 2.0, 450.0)]

    place = Place(0, "marker", "T-2", poses, lambda pose: None, lambda rng: (0, 0, 0))
    assert place.accept(place.random(Random(1))) == (0, 0, 0)
    assert not looked
    assert place.accept("1.2346,2,90") == (1.2346, 2.0, 90.0)
    assert [option.id for option in place.options] == ["1.2346,2,90"]
    assert len(looked) == 1


def test_a_pose_that_was_drawn_is_checked_once() -> None:
    checked = []

    def check(pose: Pose) -> Refusal | None:
        checked.append(pose)
        return Refusal("test-nowhere") if pose[0] else None

    place = Place(0, "marker", "T-2", [(0, 0, 0)], check, lambda rng: (0, 5, 0))
    assert place.accept(place.random(Random(1))) == (0, 5, 0)
    assert checked == [(0, 5, 0)]
    assert place.accept([0, 6, 0]) == (0, 6, 0)
    with pytest.raises(IllegalAnswer):
        place.accept([1, 5, 0])
    assert checked == [(0, 5, 0), (0, 6, 0), (1, 5, 0)]


def test_no_place_is_a_kilometre_away() -> None:
    place = Place(0, "marker", "T-2", [(0, 0, 0)], lambda pose: None, lambda rng: (0, 0, 0))
    assert place.accept([999_999, -999_999.5, 0]) == (999_999, -999_999.5, 0)
    with pytest.raises(IllegalAnswer):
        place.accept([1_000_000, 0, 0])
