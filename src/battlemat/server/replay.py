"""A match as moments: every event with what it changed on the table, as one seat may see it."""

from __future__ import annotations

from typing import Any

from battlemat.core.acts import act_from
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.server import messages as msg
from battlemat.server import storage as db
from battlemat.server.changes import changes_between
from battlemat.server.telling import tell_event


def replayed(row: db.MatchRow, journal: list[tuple[int, Any, str]], answers: int | None = None) -> Match[Any]:
    """The match after so many journal entries (None: all)."""
    match: Match[Any] = Match(game(row.game), row.setup, row.key, row.start)
    for player, value, _ in journal if answers is None else journal[:answers]:
        match.replay(player, act_from(value) if isinstance(value, dict) else value)
    return match


def moments_of(
    row: db.MatchRow, journal: list[tuple[int, Any, str]], player: int | None, language: str
) -> list[msg.Moment]:
    """All moments from the first event on; the first one brings the whole view."""
    rules = game(row.game)
    match: Match[Any] = Match(rules, row.setup, row.key, row.start)
    moments: list[msg.Moment] = []
    before: dict[str, Any] | None = None

    def keep(index: int) -> None:
        nonlocal before
        view = match.view(player)
        event = match.events[index].seen_by(player)
        teller = rules.teller(view, language)
        teller.called = [seat.name for seat in row.seats]
        line = tell_event(index, event, teller)
        moments.append(msg.Moment(line, changes_between(before, view)))
        before = view

    for index in range(len(match.events)):
        keep(index)
    match.watch = lambda _: keep(len(match.events) - 1)
    for who, value, _ in journal:
        match.replay(who, act_from(value) if isinstance(value, dict) else value)
    return moments
