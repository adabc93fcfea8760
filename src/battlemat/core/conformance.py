"""What every game must fulfil at every question of every match, whoever plays it.

Each function looks at a match that is waiting for an answer and raises `NotConforming` if something is wrong. None of
them changes the match.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from battlemat.core.decision import Decision
from battlemat.core.described import Frame, unlike
from battlemat.core.errors import BattlematError, IllegalAnswer
from battlemat.core.load import load_match
from battlemat.core.match import Match
from battlemat.core.rules import rules

NONSENSE: tuple[Any, ...] = (
    None,
    7,
    "",
    "no such option",
    [],
    ["no such option"],
    {"a": 1},
    [1, 2],
    "x" * 100_000,
    [[]],
)


class NotConforming(BattlematError):
    """A game that breaks a promise the engine makes to everybody."""


def _insist(holds: bool, problem: str) -> None:
    if not holds:
        raise NotConforming(problem)


def questions_are_answerable(m: Match[Any], rng: Random) -> None:
    """No dead ends: somebody is asked, ids are unique, each option and each random answer is legal by itself."""
    _insist(bool(m.pending), "nobody is asked, but the match is not over")
    for decision in m.pending:
        ids = [option.id for option in decision.options]
        _insist(bool(ids), f"{decision.kind} has no options")
        _insist(len(set(ids)) == len(ids), f"{decision.kind} has an option twice: {ids}")
        for option in ids:
            decision.accept(option)
        decision.accept(m.random_answer(decision, rng))
        _insist(m.decision_for(decision.player) is decision, f"player {decision.player} is asked two things")


def copies_are_equal(m: Match[Any], rng: Random) -> None:
    """Fork and original have the same position, questions and events, and go on identically.

    One of them is watched: the table can be shown between any two events, and showing it changes nothing.
    """
    one, two = m.fork(), m.fork()
    _insist(one.fingerprint() == m.fingerprint(), "a fork differs from its original")
    _insist(one.events == m.events, "a fork remembers other events")
    decision = m.pending[0]
    answer = m.random_answer(decision, rng)
    before = m.fingerprint()
    one.watch = lambda _: _show(one)
    one.submit(decision.player, answer)
    two.submit(decision.player, answer)
    _insist(one.fingerprint() == two.fingerprint(), f"two forks differ after {answer!r}")
    _insist(one.events == two.events, f"two forks tell different stories after {answer!r}")
    _insist(m.fingerprint() == before, "playing on in a fork changed the original")
    views_are_equal(m)


def views_are_equal(m: Match[Any]) -> None:
    """Views made together are those made one by one, and a fork, which remembers nothing, is seen the same."""
    everybody = (*range(m.players), None)
    together = m.views(everybody)
    _insist(together == {player: m.view(player) for player in everybody}, "views made together differ from each one")
    _insist(m.fork().views(everybody) == together, "a fork is seen differently")


def views_are_described(m: Match[Any], rng: Random) -> None:
    """Everybody sees what the game describes, field by field: the page knows nothing else."""
    for player, view in m.views((*range(m.players), None)).items():
        problem = unlike(view, Frame, m.game.described.view)
        _insist(problem is None, f"the view of {player} is not as described: {problem}")


def _show(m: Match[Any]) -> None:
    json.dumps(list(m.views((*range(m.players), None)).values()))


def undo_is_exact(m: Match[Any], rng: Random) -> None:
    """Undoing an answer and giving it again leads to the same position; so does going further back and forward."""
    twin = m.fork()
    decision = m.pending[0]
    answer = m.random_answer(decision, rng)
    twin.submit(decision.player, answer)
    after = twin.fingerprint()
    twin.undo()
    _insist(twin.fingerprint() == m.fingerprint(), "undo does not lead back")
    _insist(twin.events == m.events, "undo leaves other events")
    twin.submit(decision.player, answer)
    _insist(twin.fingerprint() == after, "redo does not lead to the same position")
    back = min(len(m.journal), 5)
    twin = m.fork()
    twin.undo(back)
    for player, value in m.journal[len(m.journal) - back :]:
        twin.replay(player, value)
    _insist(twin.fingerprint() == m.fingerprint(), f"undoing and redoing {back} answers leads elsewhere")


def saves_are_complete(m: Match[Any], rng: Random) -> None:
    """A saved and loaded match has the same position, events and bytes."""
    data = m.save()
    again = load_match(data, lambda _: m.game)
    _insist(again.fingerprint() == m.fingerprint(), "a loaded match differs")
    _insist(again.events == m.events, "a loaded match tells another story")
    _insist(again.save() == data, "a loaded match saves differently")


def nonsense_changes_nothing(m: Match[Any], rng: Random) -> None:
    """Answers that are no answers, out of turn or late are refused with a reason, and nothing is changed."""
    before = m.fingerprint(), len(m.journal), len(m.events)
    decision = m.pending[0]
    for answer in NONSENSE:
        _refused(m, partial(m.submit, decision.player, answer), f"{answer!r:.50}")
    option = decision.options[0].id
    _refused(m, partial(m.submit, 99, option), "an answer of nobody")
    _refused(m, partial(m.submit, decision.player, option, decision.number - 1), "an answer to an older question")
    for player in range(m.players):
        if m.decision_for(player) is None:
            _refused(m, partial(m.submit, player, option), "an answer out of turn")
    for option, refusal in decision.refused.items():
        _insist(refusal.rule in rules(m.game.id), f"the refusal of {option} cites {refusal.rule!r}, which is no rule")
        _insist(option not in [o.id for o in decision.options], f"{option} is both offered and refused")
    _insist((m.fingerprint(), len(m.journal), len(m.events)) == before, "a refused answer changed the match")


def _refused(m: Match[Any], attempt: Callable[[], None], what: str) -> None:
    try:
        attempt()
    except IllegalAnswer as refusal:
        _insist(bool(refusal.reason), f"{what} was refused without a reason")
        _insist(not refusal.rule or refusal.rule in rules(m.game.id), f"{refusal.rule!r} is no rule")
    else:
        raise NotConforming(f"{what} was accepted")


def nothing_leaks(m: Match[Any], rng: Random) -> None:
    """What somebody may not know can be redrawn without changing one byte of what they see."""
    same_when_redrawn(m, rng, _all_seen)


def same_when_redrawn(m: Match[Any], rng: Random, look: Callable[[Match[Any], int | None], dict[str, bytes]]) -> None:
    """What `look` shows to a player (None: a spectator), part by part, is the same whatever they cannot know."""
    for player in (*range(m.players), None):
        seen, other = look(m, player), look(m.determinize(player, rng), player)
        for part, value in seen.items():
            _insist(other[part] == value, f"the {part} of {player} depend on what {player} may not know")


def _all_seen(m: Match[Any], player: int | None) -> dict[str, bytes]:
    """Everything a player (None: a spectator) is ever sent, as bytes; questions without their running number."""
    seen = m.seen_by(player)
    if seen["question"] is not None:
        del seen["question"]["number"]
    return {part: json.dumps(value).encode() for part, value in seen.items()}


def open_questions_hide_nothing(m: Match[Any], rng: Random) -> None:
    """What may be asked before everybody's eyes stays the same when all that a spectator cannot know is redrawn."""
    asked = [decision for decision in m.pending if m.game.is_open(decision)]
    twin = m.determinize(None, rng) if asked else m
    for decision in asked:
        other = twin.decision_for(decision.player)
        _insist(
            other is not None and _asked(other) == _asked(decision),
            f"the question {decision.kind} is called open, and depends on what spectators may not know",
        )


def _asked(decision: Decision[Any]) -> dict[str, Any]:
    return {**decision.to_dict(), "number": None}


def everything_cites_rules(m: Match[Any], rng: Random) -> None:
    """Questions and events name rules that exist."""
    known = rules(m.game.id)
    for decision in m.pending:
        _insist(decision.rule in known, f"the question {decision.kind} cites {decision.rule!r}, which is no rule")
    for event in m.events:
        _insist(event.rule in known, f"the event {event.kind} cites {event.rule!r}, which is no rule")


def invariants_hold(m: Match[Any], rng: Random) -> None:
    """What the game itself says must always hold."""
    broken = m.game.broken_invariants(m.state)
    _insist(not broken, "; ".join(broken))


QUICK = (questions_are_answerable, invariants_hold)
"""Cheap enough for every question of ten thousand matches."""

ALL = (
    *QUICK,
    views_are_described,
    copies_are_equal,
    undo_is_exact,
    saves_are_complete,
    nonsense_changes_nothing,
    nothing_leaks,
    open_questions_hide_nothing,
    everything_cites_rules,
)


def random_question(m: Match[Any], rng: Random) -> Decision[Any]:
    """One of the open questions: with several, they may be answered in any order."""
    return m.pending[0] if len(m.pending) == 1 else rng.choice(m.pending)
