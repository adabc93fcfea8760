"""Asking in a flow: one question, one of several ids, or several players at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from battlemat.core.decision import About, Again, Decision, Flow, Pick
from battlemat.core.errors import Refusal

if TYPE_CHECKING:
    from battlemat.core.match import Match

A = TypeVar("A")


def choose(make: Callable[[], Decision[A] | None], *, forced: bool = False) -> Flow[A | None]:
    """Ask the question that `make` makes; None when there is nothing (left) to ask.

    The question is made anew whenever a concession or a redraw changed the state under it. `forced`: a question with
    one possible answer is not asked. Leave it off where the options depend on hidden things: silence would tell.
    """
    while True:
        decision = make()
        if decision is None:
            return None
        if forced:
            only = decision.only_answer()
            if only is not None:
                return only
        answer: A | Again = yield decision
        if not isinstance(answer, Again):
            return answer


def pick(
    m: Match[Any],
    player: int,
    kind: str,
    rule: str,
    ids: Callable[[], Sequence[str]] | Sequence[str],
    *,
    may: str = "",
    forced: bool = True,
    about: About | None = None,
    refused: Callable[[], Mapping[str, Refusal]] | None = None,
) -> Flow[str | None]:
    """One of several ids; None when there is none, or when the option `may`, which declines, was taken.

    Ids that depend on the state are given as a function of it. Whoever is out of the match is asked nothing. A question
    with one possible answer is not asked unless `forced` is off, as it must be where hidden things decide.
    """

    def ask() -> Pick | None:
        found = (ids() if callable(ids) else ids) if player in m.still_playing else ()
        return Pick(player, kind, rule, (*found, may) if may else found, about, refused) if found else None

    answer = yield from choose(ask, forced=forced)
    return None if answer == may else answer


def choose_together(
    players: Iterable[int], ask: Callable[[int], Decision[A] | None], take: Callable[[int, A], None]
) -> Flow[None]:
    """Ask several players at once, in any order, each until `ask` has no question for them any more.

    `take` puts an answer into a part of the state that views hide from the others: a secret answer is hidden
    information like a hand, and so is the order in which they answered.
    """

    def questions() -> dict[int, Decision[A]]:
        return {player: question for player in players if (question := ask(player)) is not None}

    open_questions = questions()
    while open_questions:
        answer: tuple[int, A] | Again = yield tuple(open_questions.values())
        if isinstance(answer, Again):
            open_questions = questions()
            continue
        player, value = answer
        take(player, value)
        question = ask(player)
        if question is None:
            del open_questions[player]
        else:
            open_questions[player] = question
