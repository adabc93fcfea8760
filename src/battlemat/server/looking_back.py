"""A match the rules of now do not lead to: shown from the positions that were kept, and written to a file as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from battlemat.core.acts import act_from
from battlemat.core.errors import BattlematError
from battlemat.core.game import Game, State
from battlemat.core.match import view_of
from battlemat.core.save import FORMAT, Save, pack
from battlemat.core.words import say
from battlemat.games import game
from battlemat.server import messages as msg
from battlemat.server.changes import changes_between
from battlemat.server.evidence import state_at
from battlemat.server.records import Journal, MatchRow, Position


def kept_moments(row: MatchRow, positions: list[Position], player: int | None, language: str) -> Iterator[msg.Moment]:
    """What can still be shown, as one seat may see it; the first moment says why it is so little."""
    ruleset = game(row.game)
    before: dict[str, Any] | None = None
    for index, (number, view) in enumerate(_views(ruleset, positions, player)):
        facts = {"answers": number}
        text = say("server-kept-position", facts, language)
        if index == 0:
            text = f"{say('server-kept-replay', facts, language)} {text}"
        yield msg.Moment(msg.TellEvent(index, "kept", "", text, {}, number), changes_between(before, view))
        before = view
    if before is None:
        raise BattlematError(say("server-kept-nothing", language=language))


def _views(game: Game[Any], positions: list[Position], player: int | None) -> Iterator[tuple[int, dict[str, Any]]]:
    """Views of all positions that can still be read; what cannot be read, or shown, is left out."""
    for position in positions:
        try:
            state: State = state_at(game, position)
            view = view_of(game, state, player)
        except MemoryError:
            raise
        except Exception:  # a state of other rules may lack or have anything
            continue
        yield position.number, view


def kept_file(row: MatchRow, journal: Journal) -> bytes:
    """The match file, for those who have the rules it was played by; the position it leads to is not known here."""
    entries = [(player, act_from(value) if isinstance(value, dict) else value) for player, value, _ in journal]
    return pack(Save(FORMAT, row.game, row.rules, row.setup, row.key, row.start, entries, ""))
