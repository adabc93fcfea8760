"""How bots play in a process of their own: the process keeps the matches it plays in, and only what is new travels.

The same seed leads to the same answers here as anywhere else.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from random import Random
from threading import Event
from time import monotonic
from typing import Any, Final

import msgspec

from battlemat import bots
from battlemat.bots.judging import Advice, advise
from battlemat.bots.seat import Seat, after
from battlemat.core.errors import BattlematError
from battlemat.core.match import Entry, Frozen, Match
from battlemat.games import game

MATCHES_KEPT = 64
"""Matches a process remembers."""
AT_ONCE = 0.3
"""Seconds after which bots stop to tell what they have played so far."""
CEILING = 5.0
"""Seconds after which a bot that thinks answers with what it has found so far."""

hurry: Final = Event()
"""Set while somebody waits for the bot that thinks here, and wants its answer now."""

Epoch = tuple[str, int]
"""An opening of a room, and how often something was taken back there: entries of another one are not its own."""


class Origin(msgspec.Struct):
    """All that a match is made of."""

    game: str
    setup: dict[str, Any]
    key: bytes
    start: bytes | None
    frozen: Frozen


class Position(msgspec.Struct):
    """Where a match stands: the first `known` entries of its journal, and those that follow.

    Whoever has not seen them yet needs its `origin`, which holds them all.
    """

    match: str
    epoch: Epoch
    known: int
    entries: list[Entry]
    origin: Origin | None = None


class Played(msgspec.Struct):
    """What bots have answered; if one of them failed, its player and why."""

    entries: list[Entry]
    failed: int | None = None
    why: str = ""


_kept: OrderedDict[str, tuple[Epoch, Match[Any]]] = OrderedDict()


def bots_play(position: Position, players: Mapping[int, str], seed: int, most: int) -> Played | None:
    """Let bots answer what they are asked, up to `most` times; None if the match is not known here."""
    match = _recalled(position)
    if match is None:
        return None
    played = play_on(match, players, Random(seed), most)
    if played.failed is None:
        _keep(position, match)
    return played


def bot_advises(position: Position, player: int, bot: str, seed: int, worlds: int) -> Advice | None:
    """What a bot would answer, and why; None if the match is not known here."""
    match = _recalled(position)
    if match is None:
        return None
    decision = match.decision_for(player)
    if decision is None:
        raise BattlematError("Nobody asks that player anything.")
    advice = advise(bot, Seat(match, player, _hurried()), decision, Random(seed), worlds)
    _keep(position, match)
    return advice


def play_on(match: Match[Any], players: Mapping[int, str], rng: Random, most: int) -> Played:
    """Let bots answer in turn until nobody of `players` is asked, `most` answers are given or some time is over."""
    first, began = len(match.journal), monotonic()
    while not match.over and len(match.journal) - first < most:
        asked = next((decision for decision in match.pending if decision.player in players), None)
        if asked is None or (len(match.journal) > first and monotonic() - began > AT_ONCE):
            break
        try:
            bot = bots.make(players[asked.player])
            match.submit(asked.player, bots.ask(bot, match, asked, rng, _hurried()))
        except Exception as fault:
            return Played(match.journal[first:], asked.player, repr(fault)[:200])
    return Played(match.journal[first:])


def _hurried() -> Callable[[], bool]:
    """Whether the time for an answer is over, or somebody wants it now."""
    late = after(CEILING)
    return lambda: hurry.is_set() or late()


def _recalled(position: Position) -> Match[Any] | None:
    """The match at this position, no longer kept: whatever happens to it now, it is put back only if all went well."""
    epoch, match = _kept.pop(position.match, (("", 0), None))
    origin = position.origin
    if origin is not None:
        return Match.thaw(game(origin.game), origin.setup, origin.key, origin.start, origin.frozen)
    if match is None or epoch != position.epoch or len(match.journal) != position.known:
        return None
    try:
        for player, entry in position.entries:
            match.replay(player, entry)
    except BattlematError:  # this was another match's past after all
        return None
    return match


def _keep(position: Position, match: Match[Any]) -> None:
    _kept[position.match] = (position.epoch, match)
    if len(_kept) > MATCHES_KEPT:
        _kept.popitem(last=False)
