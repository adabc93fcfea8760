"""The Planning Phase: secret dials, set by all players at the same time (XW-PHA-03 to XW-PHA-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

from battlemat.core.asking import choose_together
from battlemat.core.decision import Flow, Pick
from battlemat.core.errors import IllegalAnswer
from battlemat.core.game import Step
from battlemat.games.xwing.cards.sheet import sheet
from battlemat.games.xwing.ships import tokens
from battlemat.games.xwing.state import IN_PLAY, Ship, Table, XMatch, ship_of
from battlemat.games.xwing.timing import queue
from battlemat.games.xwing.timing.moments import PHASE_ENDS, PHASE_STARTS

READY = "ready"


class DialPick(Pick):
    """A maneuver for a dial. What is on none of the dials to be set is too much to list, and refused by name."""

    __slots__ = ()

    def _unknown(self, option: str, ids: Sequence[str]) -> IllegalAnswer:
        ship, _, maneuver = option[:80].rpartition(":")
        if any(one.startswith(f"{ship}:") for one in ids):
            return self.refuse("xwing-not-on-dial", "XW-MAN-03", ship=ship, maneuver=maneuver)
        if ship:
            return self.refuse("xwing-no-dial-to-set", ship=ship)
        return super()._unknown(option, ids)


def planning(m: XMatch) -> Flow[None]:
    s = m.state
    s.phase = "planning"
    m.note("phase", "XW-PHA-01", phase="planning", round=s.round)
    queue.trigger(m, PHASE_STARTS, None, "", "planning")
    yield from queue.settle(m)
    yield from dials(m)


def dials(m: XMatch) -> Flow[None]:
    """The rest of the phase; a step of its own, so that it can begin anew in the middle of many dials."""
    yield from set_dials(m)
    queue.trigger(m, PHASE_ENDS, None, "", "planning")
    yield from queue.settle(m)


def gets_dial(s: Table, ship: Ship) -> bool:
    """Ships in play that are not ionized (XW-PHA-10, XW-DOC-24)."""
    return ship.place == IN_PLAY and not (ship.tokens.get("ion") and tokens.ionized(s, ship))


def set_dials(m: XMatch) -> Flow[None]:
    """Ask all players at once, in any order, until everybody is ready (XW-PHA-06, XW-PHA-08)."""
    s = m.state
    yield from choose_together(range(len(s.players)), partial(ask, s), partial(_set, m))
    m.note("dials-set", "XW-PHA-12")  # XW-PHA-08; the table shows players their own dials, and says so before it does


def ask(s: Table, player: int) -> Pick | None:
    """A dial still to be set, or whether the player is ready; a set dial may be changed until then (XW-PHA-07)."""
    if s.players[player].out or s.players[player].ready:
        return None
    own = [ship for ship in s.ships if ship.owner == player and gets_dial(s, ship)]
    unset = [ship for ship in own if not ship.dial]
    if unset:
        ids = chain.from_iterable([dial_options(s, ship) for ship in unset])
        return DialPick(player, "dial", "XW-PHA-03", tuple(ids))
    return Pick(player, "ready", "XW-PHA-08", (READY, *(f"change:{ship.id}" for ship in own)))


def dial_options(s: Table, ship: Ship) -> tuple[str, ...]:
    """`a.lukeskywalker:2-bank-left` for every maneuver on the dial (XW-MAN-03, XW-PHA-09); made once."""
    made: dict[str, tuple[str, ...]] = s.__dict__.setdefault("dial_options", {})
    found = made.get(ship.id)
    if found is None:
        found = made[ship.id] = tuple(f"{ship.id}:{maneuver}" for maneuver in sheet(s, ship).dial)
    return found


def _set(m: XMatch, player: int, value: str) -> None:
    s = m.state
    if value == READY:
        s.players[player].ready = True
    elif value.startswith("change:"):
        ship_of(s, value.removeprefix("change:")).dial = ""
    else:
        name, _, maneuver = value.partition(":")
        ship_of(s, name).dial = maneuver
    m.could_begin_again(Step("dials"))
