"""Matches as text: the whole story, and the record of one line for each answer."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import battlemat
from battlemat.core.event import Event
from battlemat.core.match import Match
from battlemat.core.playthrough import Step, begun_anew, playthrough, steps
from tests.recording import record, recorded


def a_match(answers: int = 12) -> Match[Any]:
    m = battlemat.new_match("pocketmodel", seed=3)
    for _ in range(answers):
        decision = m.pending[0]
        m.submit(decision.player, m.random_answer(decision, Random(len(m.journal))))
    m.offer_draw(0)
    return m


def test_a_record_has_a_line_for_each_answer_and_each_act() -> None:
    m = a_match()
    first, *lines, last = record(m)
    assert (first, len(lines), last) == ("pocketmodel, rules version 1", 13, f"position {m.fingerprint()}")
    assert lines[0].startswith(
        "a deploy: a.cinder-flight-3 a.needle-flight a.sable-verdict a.hammer-flight > arrived > "
    )
    assert lines[-1].startswith('a : {"type":')


def test_the_story_tells_every_event_of_every_answer() -> None:
    m = a_match()
    told = list(playthrough(m))
    assert sum(line.startswith("   ") for line in told) == len(m.events)
    assert sum(line[0].isdigit() for line in told) == len(m.journal)
    assert told[-1] == f"position {m.fingerprint()}"


def test_whatever_a_line_leaves_out_changes_its_hash() -> None:
    m = a_match()
    step = next(step for step in steps(m, begun_anew(m)) if step.events and len(step.options) > 1)
    event = step.events[-1]
    other = dataclasses.replace(step, events=(*step.events[:-1], Event(event.kind, event.rule, {"odd": 1})))
    for changed in (
        dataclasses.replace(step, options=step.options[:-1]),
        dataclasses.replace(step, rule="PM-SET-01"),
        other,
    ):
        assert without_hash(changed) == without_hash(step)
        assert recorded(changed) != recorded(step)


def without_hash(step: Step) -> str:
    return recorded(step).rpartition(" #")[0]
