"""Asking for one of several ids: what is asked, and what is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from battlemat.core.asking import pick
from battlemat.core.decision import AGAIN, Decision
from tests.core.toy import ToyMatch, new_toy


def asked(m: ToyMatch, ids: Any, **how: Any) -> Decision[Any] | str | None:
    """The question that is asked, or what is chosen without one."""
    flow = pick(m, 0, "number", "T-1", ids, **how)
    try:
        question = next(flow)
    except StopIteration as end:
        chosen: str | None = end.value
        return chosen
    assert isinstance(question, Decision)
    return question


def options(question: Decision[Any] | str | None) -> list[str]:
    assert isinstance(question, Decision)
    return [option.id for option in question.options]


@pytest.mark.parametrize("ids", [["1", "2"], lambda: ["1", "2"]])
def test_ids_are_a_list_or_a_function_of_the_state(ids: Any) -> None:
    assert options(asked(new_toy(), ids)) == ["1", "2"]
    assert options(asked(new_toy(), ids, may="no")) == ["1", "2", "no"]


def test_what_has_one_answer_is_asked_only_where_silence_would_tell() -> None:
    assert asked(new_toy(), ["1"]) == "1"
    assert asked(new_toy(), []) is None
    assert options(asked(new_toy(), ["1"], forced=False)) == ["1"]
    assert options(asked(new_toy(), ["1"], may="no")) == ["1", "no"]


def test_whoever_declines_has_chosen_nothing() -> None:
    flow = pick(new_toy(), 0, "number", "T-1", ["1", "2"], may="no")
    next(flow)
    with pytest.raises(StopIteration) as end:
        flow.send("no")
    assert end.value.value is None


def test_whoever_is_out_is_asked_nothing_and_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    m = new_toy()
    flow = pick(m, 0, "number", "T-1", ["1", "2"])
    next(flow)
    playing: Sequence[int] = (1,)
    monkeypatch.setattr(type(m.game), "still_playing", lambda game, state: playing)
    with pytest.raises(StopIteration) as end:
        flow.send(AGAIN)
    assert end.value.value is None
    assert asked(m, ["1", "2"]) is None
