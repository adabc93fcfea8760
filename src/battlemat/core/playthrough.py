"""A match as text, question by question: for reading, and for noticing in a diff what a change did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from battlemat.core.acts import Act
from battlemat.core.event import Event
from battlemat.core.match import Match


def playthrough(m: Match[Any]) -> Iterator[str]:
    """The lines of the match: each answer with what was asked, then everything that happened because of it."""
    again = Match(m.game, m.setup, m.key, m.start)
    yield f"{m.game.id}, rules version {m.game.rules_version}"
    told = 0
    for number, (player, value) in enumerate(m.journal, 1):
        yield from _events(again.events[told:])
        told = len(again.events)
        decision = again.decision_for(player)
        if isinstance(value, Act):
            yield f"{number}. player {player}: {msgspec.json.encode(value).decode()}"
        elif decision is not None:
            options = len(decision.options)
            yield f"{number}. player {player}, {decision.kind} ({decision.rule}, {options} options): {_plain(value)}"
        again.replay(player, value)
    yield from _events(again.events[told:])
    yield f"position {again.fingerprint()}"


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else " ".join(str(part) for part in value)


def _events(events: list[Event]) -> Iterator[str]:
    for event in events:
        facts = event.data if event.secret is None else event.data | event.secret
        words = ", ".join(f"{key} {msgspec.json.encode(value).decode()}" for key, value in facts.items())
        yield f"   {event.kind} [{event.rule}] {words}".rstrip()
