"""A match as text, answer by answer: the whole story, for reading."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from battlemat.core.acts import Act
from battlemat.core.event import Event
from battlemat.core.match import Match


@dataclass(frozen=True, slots=True)
class Step:
    """One answer (or act) of the journal, with what was asked and everything that happened because of it."""

    number: int
    player: int
    kind: str
    """What was asked; empty for an act."""
    rule: str
    options: tuple[str, ...]
    answer: str
    events: tuple[Event, ...]

    def told(self) -> Iterator[str]:
        """The answer and its events, a line for each."""
        asked = f", {self.kind} ({self.rule}, {len(self.options)} options)" if self.kind else ""
        yield f"{self.number}. player {self.player}{asked}: {self.answer}"
        yield from map(_event, self.events)


def playthrough(m: Match[Any]) -> Iterator[str]:
    """The whole story, in lines."""
    again = begun_anew(m)
    yield title(m)
    yield from map(_event, again.events)
    for step in steps(m, again):
        yield from step.told()
    yield f"position {again.fingerprint()}"


def title(m: Match[Any]) -> str:
    """The line above the story of a match: its game, and the version of that."""
    return f"{m.game.id}, rules version {m.game.rules_version}"


def begun_anew(m: Match[Any]) -> Match[Any]:
    """The match as it was before its first answer."""
    return Match(m.game, m.setup, m.key, m.start)


def steps(m: Match[Any], again: Match[Any]) -> Iterator[Step]:
    """What `m` was answered, one after the other, while `again` (its `begun_anew`) is played to the same position."""
    for number, (player, value) in enumerate(m.journal, 1):
        decision = None if isinstance(value, Act) else again.decision_for(player)
        kind, rule = (decision.kind, decision.rule) if decision else ("", "")
        options = tuple(option.id for option in decision.options) if decision else ()
        told = len(again.events)
        again.replay(player, value)
        yield Step(number, player, kind, rule, options, _plain(value), tuple(again.events[told:]))


def _plain(value: Any) -> str:
    if isinstance(value, Act):
        return msgspec.json.encode(value).decode()
    return value if isinstance(value, str) else " ".join(str(part) for part in value)


def _event(event: Event) -> str:
    facts = event.data if event.secret is None else event.data | event.secret
    words = ", ".join(f"{key} {msgspec.json.encode(value).decode()}" for key, value in facts.items())
    return f"   {event.kind} [{event.rule}] {words}".rstrip()
