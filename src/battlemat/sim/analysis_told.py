"""An analysis in words: which answers cost most, what was better and why, and how it could have gone on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from battlemat.bots.judging import reason, telling
from battlemat.core.decision import Decision
from battlemat.core.errors import BattlematError
from battlemat.core.event import Event
from battlemat.core.match import Match
from battlemat.core.seats import SEATS
from battlemat.core.teller import Teller, View
from battlemat.core.words import say
from battlemat.sim.analysis import Analysis, Analyst, Judged, world_of


class Happening(msgspec.Struct, frozen=True):
    """Something that happens in the better line, and the table right after it as its player sees it."""

    index: int
    event: Event
    view: View
    text: str


class TellTerm(msgspec.Struct, frozen=True):
    """A term of the evaluation, and how much more of it the better answer has, in the game's own points."""

    id: str
    name: str
    amount: float


class TellJudged(msgspec.Struct, frozen=True):
    """An answer that cost something, in words. `given` is empty where nobody has answered yet.

    `at` are the journal entries before it, `chance` that to win with the answer that was given, `gain` what the better
    one adds to it and `error` how uncertain that is.
    """

    at: int
    seat: str
    turn: int
    question: str
    given: str
    better: str
    chance: float
    gain: float
    error: float
    reason: str
    terms: list[TellTerm]


class Case(msgspec.Struct, frozen=True):
    """All that is needed to tell of a judged answer: the match before it, its question, and who tells its player."""

    judged: Judged
    match: Match[Any]
    decision: Decision[Any]
    teller: Teller


def cases(match: Match[Any], judged: Sequence[Judged], language: str, called: Sequence[str] = ()) -> Iterator[Case]:
    """The judged answers of a match, in their order in it."""
    analyst = Analyst(match)
    for one in sorted(judged, key=lambda judged: judged.at):
        before = analyst.at(one.at)
        decision = before.decision_for(one.player)
        if decision is not None:
            yield Case(one, before, decision, teller_for(before, one.player, language, called))


def teller_for(match: Match[Any], player: int, language: str, called: Sequence[str]) -> Teller:
    """Who tells a player of the match as it stands."""
    teller = match.game.teller(match.view(player), language)
    teller.called = called
    return teller


def tell_judged(case: Case) -> TellJudged:
    """A judged answer in words."""
    judged, verdict, language = case.judged, case.judged.verdict, case.teller.language
    terms = telling(verdict.terms)
    return TellJudged(
        judged.at,
        SEATS[judged.player],
        case.match.turn,
        case.teller.question(case.decision),
        "" if judged.given is None else tell_answer(case.teller, case.decision, judged.given),
        tell_answer(case.teller, case.decision, verdict.best),
        round(verdict.chance, 3),
        round(verdict.gain, 3),
        round(verdict.error, 3),
        reason(verdict.terms if verdict.worlds else None, language),
        [TellTerm(term, say(term, language=language), round(value, 1)) for term, value in terms.items()],
    )


def tell_answer(teller: Teller, decision: Decision[Any], answer: Any) -> str:
    """An answer as it stands in a journal, in words."""
    if isinstance(answer, str):
        return teller.option(answer, decision)
    if all(isinstance(part, str) for part in answer):
        return "; ".join(teller.option(part, decision) for part in answer)
    return teller.say("judged-place", x=round(answer[0]), y=round(answer[1]))


def better_line(case: Case) -> Iterator[Happening]:
    """How it could have gone on with the better answer: every event, in a world its player may have been in."""
    world, player = world_of(case.match, case.judged), case.judged.player
    found: list[Happening] = []

    def note(event: Event) -> None:
        index, seen = len(world.events) - 1, event.seen_by(player)
        teller = teller_for(world, player, case.teller.language, case.teller.called)
        found.append(Happening(index, seen, world.view(player), teller.event(seen)))

    world.watch = note
    for who, answer in case.judged.verdict.line:
        try:
            world.submit(who, answer)
        except BattlematError:  # other rules than those it was found by
            break
        yield from found
        found.clear()


def told(match: Match[Any], analysis: Analysis, language: str, called: Sequence[str] = ()) -> dict[str, Any]:
    """The whole analysis as plain data: what `battlemat analyse --json` prints."""
    worst = {case.judged.at: _with_line(case) for case in cases(match, analysis.told, language, called)}
    return {
        "game": match.game.id,
        "worlds": analysis.worlds,
        "seed": analysis.seed,
        "chances": analysis.chances,
        "decisions": [worst[judged.at] for judged in analysis.told if judged.at in worst],
        "now": tell_all(match, analysis.now, language, called),
    }


def tell_all(
    match: Match[Any], judged: Sequence[Judged], language: str, called: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Judged answers as plain data, each with its line in words, in their order in the match."""
    return [_with_line(case) for case in cases(match, judged, language, called)]


def _with_line(case: Case) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(tell_judged(case))
    return told | {"line": [happening.text for happening in better_line(case)]}
