"""What the worker processes do for the analysis of a match: some work on it, telling it, and one position."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec

from battlemat.bots.seat import after
from battlemat.core.errors import BattlematError
from battlemat.core.match import Match
from battlemat.server import messages as msg
from battlemat.server.changes import changes_between
from battlemat.server.kept import packed
from battlemat.server.records import Journal, MatchRow
from battlemat.server.replay import replayed
from battlemat.server.telling import tell_question
from battlemat.sim.analysis import Analysis, Analyst, Judged, recommended
from battlemat.sim.analysis_told import Case, better_line, cases, tell_judged

AT_ONCE = 0.5
"""Seconds after which what was found out is told, and somebody else has a turn."""
LAST_OF_ALL = 19
"""The lowest priority there is."""
MOST_GOING = 4
"""Analyses that are made at the same time, in turns."""
BEST_SECONDS = 4.0
"""What somebody may wait who asks what would be best at a moment."""
LONGEST_LINE = 120
"""Moments of a better line that are told."""

_encode = msgspec.json.encode
_known: OrderedDict[tuple[str, int], Analyst] = OrderedDict()
"""Where those who are at work on something have got to."""


def analyse(row: MatchRow, journal: Journal, so_far: bytes) -> bytes:
    """Go on with an analysis for a short time, behind everything else the machine has to do."""
    with suppress(AttributeError, OSError):
        os.nice(LAST_OF_ALL)
    analysis, end = msgspec.json.decode(so_far, type=Analysis), monotonic() + AT_ONCE
    _analyst(row, journal).go_on(analysis, lambda: monotonic() > end)
    return _encode(analysis)


def _analyst(row: MatchRow, journal: Journal) -> Analyst:
    """Who goes through the match, from where it was the last time."""
    which = (row.id, len(journal))
    analyst = _known.pop(which, None) or Analyst(replayed(row, journal))
    _known[which] = analyst
    if len(_known) > MOST_GOING:
        _known.popitem(last=False)
    return analyst


def tell_analysis(row: MatchRow, journal: Journal, found: bytes, language: str) -> bytes:
    """An analysis that is over, in words and with the tables of the better lines, as packed JSON."""
    analysis, match = msgspec.json.decode(found, type=Analysis), replayed(row, journal)
    names = [seat.name for seat in row.seats]
    told = msg.TellAnalysis(
        analysis.chances,
        _told(match, analysis.told, language, names),
        _told(match, analysis.now, language, names),
        analysis.worlds,
    )
    return packed(_encode(told))


def tell_best(row: MatchRow, journal: Journal, answers: int, language: str) -> bytes:
    """What would be best for those who are asked after so many answers, as packed JSON."""
    match = replayed(row, journal[:answers])
    if match.over:
        raise BattlematError("The match is over at this position.")
    share = BEST_SECONDS / len(match.pending)
    found = recommended(match, seed=row.id, hurry=lambda: after(share))
    return packed(_encode(_told(match, found, language, [seat.name for seat in row.seats])))


def _told(match: Match[Any], judged: list[Judged], language: str, names: list[str]) -> list[msg.TellBetter]:
    found = {(case.judged.at, case.judged.player): tell_better(case) for case in cases(match, judged, language, names)}
    return [found[one.at, one.player] for one in judged if (one.at, one.player) in found]


def tell_better(case: Case) -> msg.TellBetter:
    """A judged answer with its question and what could have come of the better one, as its player would see it."""
    told, question = tell_judged(case), tell_question(case.decision, case.teller)
    before = case.match.view(case.judged.player)
    head = msg.TellEvent(-1, "better", case.decision.rule, told.better, {}, case.judged.at)
    moments = [msg.Moment(head, changes_between(None, before)), *_moments(case, before)]
    return msg.TellBetter(told, question, case.judged.given, case.judged.verdict.best, moments)


def _moments(case: Case, before: dict[str, Any]) -> Iterator[msg.Moment]:
    for number, now in enumerate(better_line(case)):
        if number == LONGEST_LINE:
            break
        event = msg.TellEvent(now.index, now.event.kind, now.event.rule, now.text, now.event.data, now.event.at)
        yield msg.Moment(event, changes_between(before, now.view))
        before = dict(now.view)
