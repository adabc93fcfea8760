"""A match as moments: every event with what it changed on the table, as one seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from battlemat.core.acts import act_from
from battlemat.core.match import Match
from battlemat.games import game
from battlemat.server import messages as msg
from battlemat.server import records as db
from battlemat.server.changes import changes_between
from battlemat.server.records import Journal
from battlemat.server.telling import tell_event


def replayed(row: db.MatchRow, journal: Journal, after: Callable[[Match[Any]], None] = lambda _: None) -> Match[Any]:
    """The match after its journal; `after` is called at the start and after every entry."""
    match: Match[Any] = Match(game(row.game), row.setup, row.key, row.start)
    after(match)
    for _ in _played(match, journal):
        after(match)
    return match


def _played(match: Match[Any], journal: Journal) -> Iterator[None]:
    for player, value, _ in journal:
        match.replay(player, act_from(value) if isinstance(value, dict) else value)
        yield


def moments_of(row: db.MatchRow, journal: Journal, player: int | None, language: str) -> Iterator[msg.Moment]:
    """All moments from the first event on; the first one brings the whole view."""
    ruleset = game(row.game)
    match: Match[Any] = Match(ruleset, row.setup, row.key, row.start)
    called = [seat.name for seat in row.seats]
    before: dict[str, Any] | None = None
    found: list[msg.Moment] = []

    def keep(index: int) -> None:
        nonlocal before
        view = match.view(player)
        event = match.events[index].seen_by(player)
        teller = ruleset.teller(view, language)
        teller.called = called
        line = tell_event(index, event, teller)
        found.append(msg.Moment(line, changes_between(before, view)))
        before = view

    for index in range(len(match.events)):
        keep(index)
    match.watch = lambda _: keep(len(match.events) - 1)
    for _ in _played(match, journal):
        yield from found
        found.clear()
    yield from found
