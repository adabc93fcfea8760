"""Journal entries that answer no question."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import msgspec


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done outside the questions. `by_player`: only somebody still playing may do it, until the end."""

    by_player: ClassVar[bool] = False


class Concede(Act, frozen=True, tag="concede"):
    by_player: ClassVar[bool] = True


class OutOfTime(Act, frozen=True, tag="out-of-time"):
    """The player's flag fell: out of the match like somebody who concedes."""

    by_player: ClassVar[bool] = True


class OfferDraw(Act, frozen=True, tag="offer-draw"):
    by_player: ClassVar[bool] = True


class DeclineDraw(Act, frozen=True, tag="decline-draw"):
    by_player: ClassVar[bool] = True


class Redraw(Act, frozen=True, tag="redraw"):
    """Everything the player of the entry cannot know was dealt anew."""

    seed: int


class Script(Act, frozen=True, tag="script"):
    """The next dice, the results of the next shuffles, and from now on how much dice cling (None: as before)."""

    dice: tuple[int, ...] = ()
    orders: tuple[tuple[Any, ...], ...] = ()
    cling: Annotated[int, msgspec.Meta(ge=0, le=255)] | None = None


class TakeBack(Act, frozen=True, tag="take-back"):
    """So many entries were taken back here; the serial number makes chance fall anew."""

    entries: int
    serial: int


AnyAct = Concede | OutOfTime | OfferDraw | DeclineDraw | Script | TakeBack
"""The acts a saved match may hold; a redrawn match is never saved."""


def act_from(data: Any) -> AnyAct:
    """An act from the plain data of a save; msgspec's `ValidationError` for anything else."""
    act: AnyAct = msgspec.convert(data, AnyAct)
    return act
