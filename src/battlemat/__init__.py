"""battlemat plays tabletop miniature games with every rule enforced.

>>> import battlemat, random
>>> m = battlemat.new_match("pocketmodel", seed=7)
>>> rng = random.Random(1)
>>> while not m.over:
...     d = m.pending[0]
...     m.submit(d.player, m.random_answer(d, rng))
>>> m.result.draw, len(m.result.winners)
(False, 1)
"""

from __future__ import annotations

from typing import Any

from battlemat.core.decision import Decision, Option, Pick, PickSome, Place
from battlemat.core.errors import (
    BadSetup,
    BattlematError,
    BrokenRules,
    ContentError,
    IllegalAnswer,
    Refusal,
    SaveError,
    UnknownGame,
    speak_by,
)
from battlemat.core.event import Event
from battlemat.core.game import Result
from battlemat.core.load import load_match as _load
from battlemat.core.match import Match, fresh_key
from battlemat.core.save import save_match
from battlemat.core.teller import tell_refusal
from battlemat.games import game, game_ids

__version__ = "0.1.0"
__all__ = [
    "BadSetup",
    "BattlematError",
    "BrokenRules",
    "ContentError",
    "Decision",
    "Event",
    "IllegalAnswer",
    "Match",
    "Option",
    "Pick",
    "PickSome",
    "Place",
    "Refusal",
    "Result",
    "SaveError",
    "UnknownGame",
    "game",
    "game_ids",
    "load_match",
    "new_match",
    "save_match",
]

speak_by(tell_refusal)


def new_match(game_id: str, setup: Any = None, seed: int | str | None = None) -> Match[Any]:
    """Start a match. `setup` None is a ready-made starter battle; without a `seed` nobody can foresee the dice."""
    ruleset = game(game_id)
    return Match(ruleset, ruleset.normal_setup(setup), fresh_key(seed))


def load_match(data: bytes) -> Match[Any]:
    """Continue a match from the bytes of `Match.save`."""
    return _load(data, game)
