"""Journal entries that answer no question: what they are, and what each of them does to a match."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

import msgspec

from battlemat.core.chance import Chance, key_from_seed
from battlemat.core.errors import Refusal
from battlemat.core.met import met

if TYPE_CHECKING:
    from battlemat.core.match import Match

NOBODY: Final = -1
"""In the journal, no player's seat: a redraw for a spectator, a scripted die."""


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done outside the questions. `by_player`: only somebody still playing may do it, until the end."""

    by_player: ClassVar[bool] = False

    def refusal(self, m: Match[Any], player: int) -> Refusal | None:
        """Why somebody still playing may not do it now."""
        return None

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Do it. True if the question that is open must be made anew, because the state under it is another."""
        raise NotImplementedError


class Concede(Act, frozen=True, tag="concede"):
    """The player gives up, and is out of the match as a loser."""

    by_player: ClassVar[bool] = True

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Let the game take the player out; those left may all have offered a draw."""
        m.game.concede(m, player)
        _draw_if_agreed(m)
        return True


class OutOfTime(Act, frozen=True, tag="out-of-time"):
    """The player's flag fell: out of the match like somebody who concedes."""

    by_player: ClassVar[bool] = True

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Tell that the flag fell, and go on as after a concession."""
        m.note("out-of-time", "", player=player)
        m.why_over = "core-lost-on-time"
        try:
            m.game.concede(m, player)
        finally:
            m.why_over = ""
        _draw_if_agreed(m)
        return True


class OfferDraw(Act, frozen=True, tag="offer-draw"):
    """The player offers a draw, or accepts one: it is drawn when everybody still playing has offered."""

    by_player: ClassVar[bool] = True

    def refusal(self, m: Match[Any], player: int) -> Refusal | None:
        """An offer that still stands is not made twice."""
        return Refusal("core-already-offered", m.game.draw_rule) if player in m.state.offers else None

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Put the player among those who offer."""
        m.state.offers.append(player)
        m.note("draw-offered", m.game.draw_rule, player=player)
        _draw_if_agreed(m)
        return False


class DeclineDraw(Act, frozen=True, tag="decline-draw"):
    """The player turns down, or takes back, every offer of a draw."""

    by_player: ClassVar[bool] = True

    def refusal(self, m: Match[Any], player: int) -> Refusal | None:
        """There must be an offer."""
        return None if m.state.offers else Refusal("core-nothing-offered", m.game.draw_rule)

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Forget all offers."""
        m.state.offers.clear()
        m.note("draw-declined", m.game.draw_rule, player=player)
        return False


def _draw_if_agreed(m: Match[Any]) -> None:
    if m.draw_offers >= set(m.still_playing):
        m.game.agree_draw(m)


class Redraw(Act, frozen=True, tag="redraw"):
    """Everything the player of the entry cannot know was dealt anew."""

    seed: int

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Deal the hidden things, start another stream of chance, and forget the secret parts of events."""
        viewer = None if player == NOBODY else player
        m.game.redraw(m.state, viewer, Chance(key_from_seed(f"redraw {self.seed}")))
        m.state.chance = Chance(key_from_seed(f"after redraw {self.seed}"))
        m.events = m.events_for(viewer)
        return True


class Script(Act, frozen=True, tag="script"):
    """The next dice, the results of the next shuffles, and from now on how much dice cling (None: as before)."""

    dice: tuple[int, ...] = ()
    orders: tuple[tuple[Any, ...], ...] = ()
    cling: Annotated[int, msgspec.Meta(ge=0, le=255)] | None = None

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Put the outcomes behind those still waiting."""
        chance = m.state.chance
        chance.dice.extend(self.dice)
        chance.orders.extend(list(order) for order in self.orders)
        if self.cling is not None:
            chance.cling = self.cling
        return False


class TakeBack(Act, frozen=True, tag="take-back", omit_defaults=True):
    """So many entries were taken back here, the how-manyth time: the serial number makes chance fall anew.

    `asked` is how many questions had been asked by then, those taken back too: whoever plays the journal again gives
    the open question the number it had.
    """

    entries: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    serial: Annotated[int, msgspec.Meta(ge=0, le=2**62)]
    asked: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Make a new key of the old one and the serial number."""
        m.number_from(self.asked)
        chance = m.state.chance
        chance.key = blake2b(chance.key + self.serial.to_bytes(8, "big"), digest_size=32).digest()
        chance.position = 0
        return False


class Rekey(Act, frozen=True, tag="rekey"):
    """From here on all chance comes from another key: a match that goes on from a position of another one."""

    key: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """Begin the stream of the other key."""
        chance = m.state.chance
        chance.key, chance.position = self.key, 0
        return False


class CallOff(Act, frozen=True, tag="call-off"):
    """Whoever runs the server has ended the match: nobody has won."""

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """End the match without a winner, if it is still going on."""
        if m.state.result is None:
            m.finish((), "core-called-off", m.game.draw_rule)
        return False


class Settle(Act, frozen=True, tag="settle"):
    """What a lesson wants is reached or missed: the learner, player 0, has won or lost."""

    reached: bool

    def carry_out(self, m: Match[Any], player: int) -> bool:
        """End the match, if it is still going on."""
        if m.state.result is None:
            winners = (0,) if self.reached else tuple(other for other in m.still_playing if other != 0)
            m.finish(winners, "core-goal-reached" if self.reached else "core-goal-missed", m.game.draw_rule)
        return False


AnyAct = Concede | OutOfTime | OfferDraw | DeclineDraw | Script | TakeBack | Rekey | CallOff | Settle
"""The acts a saved match may hold; a redrawn match is never saved."""


def act_from(data: Any) -> AnyAct:
    """An act from the plain data of a save; msgspec's `ValidationError` for anything else."""
    act: AnyAct = msgspec.convert(data, met(AnyAct))
    return act
