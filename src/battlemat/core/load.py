"""Matches from bytes: played again, and believed only as far as they can be checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from battlemat.core.acts import act_from
from battlemat.core.chance import Chance
from battlemat.core.errors import IllegalAnswer, SaveError
from battlemat.core.game import Game, S
from battlemat.core.match import Match
from battlemat.core.met import met
from battlemat.core.sane import absurd
from battlemat.core.save import Save, read_save

KEY_BYTES = 32
"""Every key of a match has so many."""
MOST_SIDES = 100
MOST_STEPS = 100
"""No agenda is longer."""
CANNOT_START = "The match file describes a match that cannot start"


def load_match(data: bytes, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """Play a saved match again up to where it was, checking every answer and the final position."""
    record = read_save(data)
    game = find_game(record.game)
    if record.rules != game.rules_version:
        raise SaveError(
            f"The match was played by version {record.rules} of the {record.game} rules; "
            f"this battlemat plays version {game.rules_version}."
        )
    match = played_again(game, record)
    if record.fingerprint and match.fingerprint() != record.fingerprint:
        raise SaveError("The match file does not lead to the position it records: it was changed.")
    return match


def played_again(game: Game[Any], record: Save) -> Match[Any]:
    """The match of a record up to its last entry, by the rules of now, checking every answer."""
    match = start_of(game, record)
    for number, (player, value) in enumerate(record.journal, 1):
        _replay(match, number, player, value)
    return match


def start_of(game: Game[Any], record: Save) -> Match[Any]:
    """The match before its first answer. A file may say anything, so everything in it is checked."""
    try:
        if record.start is None:
            if game.normal_setup(record.setup) != record.setup:
                raise SaveError(f"{CANNOT_START}: its set-up was changed.")
        else:
            check_position(game, record.setup, record.start)
        return Match(game, record.setup, record.key, record.start)
    except SaveError:
        raise
    except Exception as fault:
        raise SaveError(f"{CANNOT_START}: {fault}") from fault


def check_position(game: Game[Any], setup: dict[str, Any], start: bytes) -> None:
    """`SaveError` if a position that somebody may have written by hand is not one to play from, to the last number."""
    try:
        problems = _problems(game, setup, start)
    except SaveError:
        raise
    except Exception as fault:  # what has the wrong type, or is so odd that the checks themselves stumble over it
        raise SaveError(f"{CANNOT_START}: {fault}.") from fault
    if problems:
        raise SaveError(f"{CANNOT_START}: {problems[0]}.")


def _problems(game: Game[Any], setup: dict[str, Any], start: bytes) -> list[str]:
    state = sane_position(game, setup, start)
    players = setup.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        return ["its set-up has no players"]
    if len(state.agenda) > MOST_STEPS:
        return ["its agenda is too long"]
    if state.chance.dice or state.chance.orders:
        return ["it tells dice or shuffles beforehand"]
    return game.broken_state(state, setup)


def sane_position(game: Game[S], setup: dict[str, Any], start: bytes) -> S:
    """The state of a position; `SaveError` if a number in it is absurd, whatever the rules say about the position."""
    problem = absurd([setup, msgspec.msgpack.decode(start)])
    if not problem:
        state: S = msgspec.msgpack.decode(start, type=met(game.state_type))
        if not _broken_chance(state.chance):
            return state
        problem = "its dice are none"
    raise SaveError(f"{CANNOT_START}: {problem}.")


def _broken_chance(chance: Chance) -> bool:
    return not (
        len(chance.key) == KEY_BYTES
        and chance.position >= 0
        and 0 <= chance.cling < 256
        and 0 <= chance.last <= MOST_SIDES
        and all(0 <= die <= MOST_SIDES for die in chance.dice)
    )


def _replay(match: Match[Any], number: int, player: int, value: Any) -> None:
    try:
        match.replay(player, act_from(value) if isinstance(value, dict) else value)
    except (IllegalAnswer, msgspec.ValidationError) as refusal:
        raise SaveError(f"Entry {number} of the match file is not legal: {refusal}") from refusal
    except Exception as fault:
        raise SaveError(f"Entry {number} of the match file cannot be carried out: {fault}") from fault
