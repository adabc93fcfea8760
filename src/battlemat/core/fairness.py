"""Whether the dice of a saved match are those its key promised (docs/fairness.md)."""

from __future__ import annotations

from hashlib import blake2b
from itertools import pairwise
from typing import Any

import msgspec

from battlemat.core.acts import Rekey, Script, TakeBack
from battlemat.core.chance import Chance
from battlemat.core.event import Event
from battlemat.core.match import Match


class Used(msgspec.Struct, frozen=True):
    """The bytes of chance one journal entry used (entry 0: before the first answer), and what happened then."""

    entry: int
    key: bytes
    first: int
    count: int
    events: list[Event]


class Account(msgspec.Struct, frozen=True):
    """All chance of a match: the keys whose hashes were shown, what was used of it, and what is not as it must be."""

    keys: list[bytes]
    used: list[Used]
    taken_back: list[int]
    problems: list[str]

    @property
    def undos(self) -> int:
        """How often something was taken back, as the table showed it: the last number is always in the journal."""
        return self.taken_back[-1] if self.taken_back else 0

    @property
    def missing(self) -> list[tuple[int, int]]:
        """From which to which number nothing is in the journal any more."""
        pairs = pairwise([0, *self.taken_back])
        return [(before + 1, after - 1) for before, after in pairs if after - before > 1]


def hash_of(key: bytes) -> str:
    """What is shown of a key before the match is over."""
    return blake2b(key, digest_size=16).hexdigest()


def account_of(saved: Match[Any]) -> Account:
    """Play a match again and write down what chance gave."""
    match: Match[Any] = Match(saved.game, saved.setup, saved.key, saved.start)
    used = [_used(match, 0, Chance(saved.key), 0)] if saved.start is None else []
    for number, (player, value) in enumerate(saved.journal, 1):
        chance, events = match.state.chance, len(match.events)
        before = Chance(chance.key, chance.position)
        match.replay(player, value)
        used.append(_used(match, number, before, events))
    serials = [act.serial for act in _taken_back(saved)]
    keys = [saved.key, *(value.key for _, value in saved.journal if isinstance(value, Rekey))]
    return Account(keys, [one for one in used if one.count], serials, _problems(saved))


def _taken_back(saved: Match[Any]) -> list[TakeBack]:
    return [value for _, value in saved.journal if isinstance(value, TakeBack)]


def _used(match: Match[Any], entry: int, before: Chance, events: int) -> Used:
    chance = match.state.chance
    first = before.position if chance.key == before.key else 0
    return Used(entry, chance.key, first, chance.position - first, match.events[events:])


def _problems(saved: Match[Any]) -> list[str]:
    found = []
    if saved.start is not None:
        found.append("It does not begin at its beginning: somebody set the position up by hand.")
    if any(isinstance(value, Script) for _, value in saved.journal):
        found.append("Some of its dice were scripted.")
    if not _in_order(_taken_back(saved)):
        found.append("The numbers of what was taken back are not in order.")
    return found


def _in_order(acts: list[TakeBack]) -> bool:
    """Whether a table can have numbered what was taken back like this.

    Each time has the next number, and an answer goes with all that came after it. So a number is missing only where
    it was taken back itself, by the next one that is there, with an answer before it: by two entries at least. How
    many numbers went that way no journal can tell; the last one is what the table showed.
    """
    last = 0
    for act in acts:
        missing = act.serial - last - 1
        if missing < 0 or act.entries < (2 if missing else 1):
            return False
        last = act.serial
    return True
