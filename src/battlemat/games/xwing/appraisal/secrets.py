"""What somebody may have set on dials that nobody else sees: what looks good from that player's seat, or almost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from battlemat.core.game import Appraisal, likely
from battlemat.games.xwing.appraisal.flying import dial_worths
from battlemat.games.xwing.appraisal.table import View, imagined
from battlemat.games.xwing.state import ship_of

DIAL_SOFTNESS: Final = 4.0
"""Points by which a maneuver must look better to be almost three times as likely."""
KEPT: Final = 16
"""Positions whose dials are remembered: a bot that looks ahead guesses those of the same one again and again."""


def likely_dials(view: View, ships: Sequence[str], draws: Sequence[float]) -> dict[str, str]:
    """A maneuver for each of these ships, as their player may choose who sees this and has set none of them yet.

    `draws` are numbers from 0 to 1, one for each ship.
    """
    worths = _worths(msgspec.msgpack.encode(view), tuple(ships))
    return {
        ship: str(likely(found, DIAL_SOFTNESS, drawn).answer)
        for ship, found, drawn in zip(ships, worths, draws, strict=True)
    }


@lru_cache(KEPT)
def _worths(view: bytes, ships: tuple[str, ...]) -> list[list[Appraisal]]:
    s = imagined(msgspec.msgpack.decode(view))
    return [dial_worths(s, ship_of(s, ship)) for ship in ships]
